# What can go wrong in this game alone: saves, options, data packs. Keys are unique among all games.

error-xiii-deck-grown-beyond-room = A deck has grown beyond its room.
error-xiii-more-than-4-keys = more than 4 Keys
error-xiii-steps-no-turn = the steps { $names } are no turn
error-xiii-turn-goes-on-after-collapse = a turn goes on after a collapse
error-xiii-cards-won-missing-from-tunnel = cards won are missing from the Tunnel
error-xiii-no-cards-been-won = no cards have been won
error-xiii-won-cards-not-tunnel = the won cards are not in the Tunnel
error-xiii-game-over-before-end = the game is over before its end
error-xiii-cards-instead = { $found } cards of { $names } instead of { $copies }
error-xiii-key-lies-beside-empty-deck = a Key lies beside an empty deck
error-xiii-somebody-looked-at-card-not = somebody has looked at a card that is not there
error-xiii-hidden-cards-would-been-discarded = hidden cards that would have been discarded
error-xiii-tunnel-would-collapsed = a Tunnel that would have collapsed
error-xiii-notebook-too-short = a Notebook is too short
error-xiii-pass-cannot-made = a pass that cannot be made
error-xiii-locked-deck-covered = a locked deck is covered
error-xiii-hatter-without-card-draw = a Hatter without a card to draw
error-xiii-hatter-target-no-other-player = the Hatter's target is no other player
