# Wonderland XIII, English. Argument conventions: docs/engine.md.
# $seat, $target, $seats: names. $deck: one of deck-0 to deck-4. $card: a card's name. $cards: a list of names. $number: a deck's number, 1 to 5.

## The game

title = Wonderland XIII
tagline = Two Keys, five decks and a Tunnel that holds two of everything, but never three.
how-to-play =
    You are a librarian of dreams. The spirits of the thirteenth chapter are loose in the Hall: five decks of cards in a ring. Bring as many of them home to your Notebook as you can, in the combinations that pay best.

    On your turn you take two Keys and explore. Lay a Key beside a deck to unlock it, then lay one card from your Notebook face up on top of that deck. In return you win the top cards of both its neighbours. They go into your Tunnel, not yet into your Notebook.

    Then the Tunnel is checked. Two of the same character are fine; a third brings it down. Everything in the Tunnel is lost and your turn is over. A Spirit Bundle counts as one of each of the five characters, so two Bundles leave no room for anything more.

    If the Tunnel holds, use the skill of one of the two cards you have just won. Alice fetches another Key. The White Rabbit brings one more card from any face-down deck. The Cheshire Cat lets you peek at a face-down card. The Hatter hides a card in another player's Tunnel, where its owner cannot see it. The Queen of Hearts covers the card you won with her, so that the Tunnel no longer counts it.

    Now choose: stop and carry the whole Tunnel into your Notebook, or go on for another pass. Decks you unlocked stay open for the rest of your turn and can be covered again for free; a Key opens another one. The cards you pay with stay on the decks, and whoever explores next door wins them, perhaps you yourself.

    After your turn you refill to three cards from the discard pile if you have fewer.

    The game ends once one deck is empty with two players, or two decks with three or four. Only Notebooks count. One of each of the five characters is a set and worth 15. What is left over counts 1, 3, 6, 10 ... for one, two, three, four cards of the same character. Every Spirit Bundle is worth 5. The highest total wins.

## Pictures of how to play: what is to be seen, and what stands below

picture-pass = Three decks: the middle one with a Key and a White Rabbit on it, the left one face down, on the right one a Queen of Hearts
picture-pass-caption = The deck in the middle is unlocked, and a White Rabbit is laid on it. That wins the top cards on its left and on its right.
picture-tunnel = A Tunnel with one Alice, two White Rabbits, three Hatters and a Queen of Hearts
picture-tunnel-caption = Two White Rabbits are close to the limit. The third Hatter has brought this Tunnel down.
picture-notebook = A set of five characters, three Cheshire Cats and a Spirit Bundle, with their points
picture-notebook-caption = A set, three left over of one character, and a Spirit Bundle.

## House options

option-skills_optional = Skills may be skipped
option-skills_optional-help = Normally a skill has to be used if one of the two won cards allows it. Switched on, you may always do without.
option-skills_optional-false = Off: a usable skill must be used
option-skills_optional-true = On: skills are always optional
option-hatter_deck_by = Who picks the Hatter's deck
option-hatter_deck_by-help = The Hatter makes another player draw a card that stays hidden from them. This decides who says from which deck.
option-hatter_deck_by-target = The player who has to draw
option-hatter_deck_by-user = The player of the Hatter
option-best_split = Best possible count of sets
option-best_split-help = Normally every possible set must be formed. With many cards of few characters, fewer sets and longer rows can be worth more; switched on, everybody scores the better of the two.
option-best_split-false = Off: all sets are formed
option-best_split-true = On: whatever scores most
option-tunnel_scores_at_end = The last Tunnel scores
option-tunnel_scores_at_end-help = When the game ends in the middle of a turn, a Tunnel that still stands goes into the Notebook and scores. Switched off, only the cards already in the Notebook do.
option-tunnel_scores_at_end-true = On: it goes into the Notebook
option-tunnel_scores_at_end-false = Off: it is left behind
option-final_refill = Refill after the last turn
option-final_refill-help = A player with fewer than three Notebook cards refills from the discard pile, after the very last turn too. Switched off, the last turn brings no refill.
option-final_refill-true = On: also on the last turn
option-final_refill-false = Off: not on the last turn

## Names

card-alice = Alice
card-rabbit = White Rabbit
card-cat = Cheshire Cat
card-hatter = Hatter
card-queen = Queen of Hearts
card-bundle = Spirit Bundle
card-unknown = Face-down card

# The letter on each card, for those who tell cards by it.
letter-alice = A
letter-rabbit = W
letter-cat = C
letter-hatter = H
letter-queen = Q
letter-bundle = S

deck-0 = deck 1
deck-1 = deck 2
deck-2 = deck 3
deck-3 = deck 4
deck-4 = deck 5

## Prompts: to the one who decides

prompt-choose_deck = Choose a deck to explore: you win the tops of its two neighbours
prompt-cover = Choose a card from your Notebook to lay on { $deck }
prompt-skill = Choose which of the two won cards lends you its skill
prompt-reveal = White Rabbit: choose a face-down deck to draw one more card from
prompt-look = Cheshire Cat: choose a face-down deck to peek at
prompt-target = Hatter: choose who has to hide a card in their Tunnel
prompt-draw = { $seat } plays the Hatter on you: choose the deck from which you draw a hidden card
prompt-draw-for = Hatter: choose the deck from which { $target } draws a hidden card
prompt-go_on = Go on for another pass, or stop and keep your Tunnel?

## Waits: to everybody else

wait-choose_deck = { $seats } is choosing a deck to explore
wait-cover = { $seats } is choosing a card to cover the deck with
wait-skill = { $seats } is choosing a skill
wait-reveal = { $seats } follows the White Rabbit and is choosing a deck
wait-look = { $seats } is choosing a deck for the Cheshire Cat to peek at
wait-target = { $seats } is choosing a victim for the Hatter
wait-draw = { $seats } is choosing the deck for the Hatter's hidden card
wait-go_on = { $seats } is deciding whether to go on

## What can be done

act-unlock = Unlock { $deck } with a Key
act-visit = Visit unlocked { $deck } again, no Key needed
act-cover = Cover with { $card }
act-skill-alice = Alice: take a Key
act-skill-rabbit = White Rabbit: draw one more card
act-skill-cat = Cheshire Cat: peek at a card
act-skill-hatter = Hatter: hide a card in another Tunnel
act-skill-queen = Queen of Hearts: cover the other card
act-skip = Use no skill
act-reveal = Draw from { $deck }
act-look = Peek at { $deck }
act-target = { $seat }
act-draw = Draw the hidden card from { $deck }
act-go_on = Go on
act-stop = Stop and keep the Tunnel

# Small on the button of a choice. $gain: points with their sign; $points: without.
choice-risk = { $percent } % risk
choice-risks = { $low } to { $high } % risk
choice-known = you know it
choice-costs = { $points ->
    [one] { $gain } point
   *[other] { $gain } points
}
choice-keeps = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $points ->
    [one] { $gain } point
   *[other] { $gain } points
}

## What happened

event-game-started = The Hall opens.
event-turn-started = { $seat } takes two Keys.
event-deck-unlocked = { $seat } unlocks { $deck }.
event-deck-covered = { $seat } covers { $deck }: { $card }.
event-card-won = { $seat } wins from { $deck }: { $card }.
event-tunnel-collapsed = The Tunnel of { $seat } collapses. Lost: { $cards }.
event-skill-used = { $seat } uses the skill of { $card }.
event-key-taken = { $seat } takes a Key from the middle.
event-card-revealed = { $seat } draws from { $deck }: { $card }.
event-card-looked = { $seat } peeks at the top of { $deck }.
event-card-looked-seen = { $seat } peeks at the top of { $deck }: { $card }.
event-target-chosen = { $seat } sends the Hatter to { $target }.
event-card-hidden = A card from { $deck } is hidden in the Tunnel of { $seat }.
event-card-hidden-seen = A card from { $deck } is hidden in the Tunnel of { $seat }: { $card }.
event-hidden-discarded = Hidden cards of { $seat } are discarded: { $cards }.
event-card-covered = { $seat }'s Queen of Hearts covers { $card }.
event-went-on = { $seat } goes on.
event-turn-ended = { $count ->
    [0] { $seat } ends the turn with nothing.
    [one] { $seat } ends the turn and keeps { $count } card.
   *[other] { $seat } ends the turn and keeps { $count } cards.
}
event-refilled = { $seat } refills from the discard pile: { $cards }.
event-deck-emptied = The last card of { $deck } is gone.
event-game-ended = The Hall closes. Winner: { $winners }.

## Help on what can be pointed at

help-deck = A deck of the Hall. Cover it with a card from your Notebook and you win the top cards of the decks to its left and right.
help-card = A card of your Notebook. Lay it on the unlocked deck; it stays there, face up, until somebody wins it.
help-won = One of the two cards won in this pass. You may use the skill of one of them.
help-seat = A player. Their next turn starts with the card you hide there, and only they do not know which it is.

help-card-alice = Skill: take one Key from the middle, if one is left there.
help-card-rabbit = Skill: take the face-down top card of any deck into your Tunnel. The Tunnel is checked at once.
help-card-cat = Skill: look secretly at the face-down top card of any deck.
help-card-hatter = Skill: another player hides a face-down card in their Tunnel. All but they see it; it counts in their next turn and is then discarded.
help-card-queen = Skill: cover the other card won in this pass. Your Tunnel no longer counts it; you still keep both.
help-card-bundle = Counts as one of each character in the Tunnel. No skill. Worth 5 points in the Notebook, never part of a set.
help-card-unknown = Nobody at the table has turned this card over.

## The board

xiii-deck-title = Deck { $number }
xiii-deck-short = { xiii-deck-size }; covering it wins the tops of decks { $left } and { $right }.
xiii-deck-short-odds = { xiii-deck-size }; covering it wins the tops of decks { $left } and { $right }, with a { $percent } % risk of collapse.
xiii-deck-size = { $size ->
    [one] { $size } card
   *[other] { $size } cards
}
xiii-deck-covers = { $covers ->
    [0] All face down
    [one] { $covers } face up on top
   *[other] { $covers } face up on top
}
xiii-deck-top = On top: { $card }
xiii-open-deck = Deck { $number }, face down from the top
xiii-deck-next = The topmost face-down card: { $card }
xiii-deck-seen = You know the topmost face-down card: { $card }
xiii-deck-seen-by = { $seats } peeked at the topmost face-down card
xiii-deck-unlocked = Unlocked: needs no Key this turn
xiii-deck-gone = Empty. This place of the ring is closed
xiii-deck-wins = Covering it wins the tops of decks { $left } and { $right }
xiii-deck-odds = Risk that the Tunnel collapses: { $percent } %
xiii-deck-rabbit-odds = Risk if the Rabbit draws here: { $percent } %
xiii-would-win = to win
xiii-keys = Keys
xiii-keys-help = { $middle } in the middle, { $hand } in hand, { $beside } beside decks. A Key opens one deck until the end of the turn.
xiii-keys-hand = { $count ->
    [0] No Key in hand
    [one] { $count } Key in hand
   *[other] { $count } Keys in hand
}
xiii-discard = Discard pile
xiii-discard-help = { $count ->
    [0] Empty. Lost and hidden cards end up here; it serves only to refill Notebooks to three cards.
    [one] { $count } card. It serves only to refill Notebooks to three cards.
   *[other] { $count } cards. They serve only to refill Notebooks to three cards.
}
xiii-end = Empty decks: { $empty } of { $needed }
xiii-end-short = { $empty } of { $needed } empty
xiii-end-final = The game ends with this turn
xiii-end-help = { $needed ->
    [one] As soon as { $needed } deck is empty the game ends. The smallest deck holds { $smallest }.
   *[other] As soon as { $needed } decks are empty the game ends; { $empty } so far. The smallest deck holds { $smallest }.
}

xiii-seat = { $seat }
xiii-seat-help = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the Notebook, { xiii-set-count }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
xiii-set-count = { $sets ->
    [0] no set
    [one] { $sets } set
   *[other] { $sets } sets
}

xiii-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
xiii-visit = Hide a card here

## The Tunnel

xiii-tunnel = Tunnel
xiii-tunnel-of = Tunnel of { $seat }
xiii-tunnel-mine = Your Tunnel
xiii-tunnel-pass = Pass { $number }
xiii-tunnel-help = Cards won this turn. Stopping carries them home; a third of one character brings the Tunnel down and everything in it is lost.
xiii-gauge = { $card }: { $count } of 2
xiii-gauge-help = { $count ->
    [0] None in the Tunnel; there is room for two.
    [one] One in the Tunnel; there is room for one more.
    [2] Two in the Tunnel: the next one brings it down.
   *[other] { $count } in the Tunnel: more than it can hold.
}
xiii-gauge-bundles = { $bundles ->
    [one] { $bundles } of them through a Spirit Bundle.
   *[other] { $bundles } of them through Spirit Bundles.
}
xiii-won = won in this pass
xiii-skill-alice = Key
xiii-skill-rabbit = draw
xiii-skill-cat = peek
xiii-skill-hatter = hide
xiii-skill-queen = cover
xiii-tunnel-keeps = { $count ->
    [0] Nothing to keep yet.
    [one] Stopping now keeps { $count } card.
   *[other] Stopping now keeps { $count } cards.
}
xiii-covered-list = Under the Queen, not counted: { $cards }
xiii-covered-help = Covered by the Queen of Hearts: not counted by the Tunnel, but kept when you stop.
xiii-hidden = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
xiii-hidden-mine-help = Hidden by a Hatter and not to be seen from here. It counts in the Tunnel during the turn of its owner and is then discarded.
xiii-hidden-seen-help = Hidden by a Hatter: { $card }. The owner does not know. It counts in their Tunnel during their turn and is then discarded.
xiii-gauge-unknown = Your hidden cards count too, but these marks leave them out: you may not know them.
xiii-risk = Risk of the next pass
xiii-risk-deck = Deck { $number }: { $percent } %
xiii-risk-help = Chance that the two cards won beside each deck bring the Tunnel down, from everything you know.
xiii-fallen = The Tunnel of { $seat } has collapsed
xiii-fallen-mine = Your Tunnel has collapsed
xiii-fallen-lost = Lost:
xiii-danger = The next one collapses: { $cards }

## The Notebook

xiii-notebook = Notebook
xiii-notebooks = Where the points came from
xiii-notebook-mine = Your Notebook
xiii-notebook-help = Cards brought home. Only these score, and they pay for the next pass: one card for each.
xiii-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
xiii-sets = { $count ->
    [0] No set yet
    [one] { $count } set
   *[other] { $count } sets
}
xiii-set-missing = Missing for the next set: { $cards }
xiii-row = { $card }: { $count }
xiii-next = One more { $card } is worth { $points }
xiii-less = Giving one away costs { $points }
xiii-notebook-empty = No cards left

## Score sheet

score-heading = Score sheet
score-sets = Sets
score-sets-detail = { $count } × 15
score-row = { $card }
score-row-detail = { $count ->
    [0] none left over
    [one] { $count } left over
   *[other] { $count } left over
}
score-bundles = Spirit Bundles
score-bundles-detail = { $count } × 5
score-total = Total
score-winner = Winner
score-explain = Sets of five characters count 15 each. Left-over cards of one character count 1, 3, 6, 10 and so on. Every Spirit Bundle counts 5.

## The terminal's own words (terminal.py)

xiii-text-hall = The Hall
xiii-text-ring = a ring: decks { $last } and { $first } are neighbours too
xiii-text-key = Key
xiii-text-keys = { $middle } in the middle, { $hand } in hand, { $beside } beside decks
xiii-text-risk = { $percent } % risk
xiii-text-points = Pts
xiii-text-risks = Risk that the Tunnel collapses
xiii-text-tunnel = Tunnel
xiii-text-hidden-all = Hidden by the Hatter: { $cards }
xiii-text-gauge = Counted by the check, two of each at most: { $gauges }

# The parts of a play under which its log is told.
chapter-turn = { $turn }. { $seat }
