# Alicematic Heroes, English. Argument conventions: docs/engine.md. Names and texts of the cards come with the data.
# $seat, $target, $seats, $winners: names. $card, $cards: cards' names. $slot, $token: one of colour-red to colour-white.
# $space: the number of a space. $red, $yellow, $green: numbers of resource tokens.

## The game

title = Alicematic Heroes
tagline = Five kingdoms of dreams, a different Alice for every need, and a Wonderland full of holes to win back.
how-to-play =
    The Nothing has gnawed its holes into Wonderland, and five kingdoms set out to fill them with dreams again: their own. For fourteen rounds you call Alices into your kingdom and send them out over the map. Whoever has gathered the most victory points in the end (VP for short) wins.

    The kingdom

    Before you lie five slots, and each grows with every card you put into it, up to four. Red is Military Power: how strong a place you can take. Green is Mobility: how far away. Yellow is Dream Power: how great an Alice you can call. Blue brings cards, white brings victory points. A slot is of use twice: a space that you invade pays by the number of cards in the slot of its colour.

    The map

    It is laid of tiles, each a City with six spaces around it. Land is red (Sweet Lands), blue (Star Gates), yellow, green (Nature's Power) or white (Calm Societies), and its number says how much Military Power it takes. Cities are harder, and hold as many territory tokens as they have spots. Black spaces are Mystic Forests. Tiles and their turning are different each time.

    Before the first round you may give back any cards of your five, once, and draw as many new ones: dear Alices and second cards of a colour are the ones to give back. Then a start player is drawn by lot, and begins every round from then on. Everybody founds two Cities, on any tile but the middle one: in seating order from the start player, then once more backwards. Both of yours may lie in the same City, if it has the room.

    Politics

    Your turn begins with one card from your hand. Face up it is an Alice: she goes into the slot of her colour, her cost has to be met by the cards in your yellow slot, and her effect works from now on. Each yellow token you pay counts as one more Dream Power. Face down the same card is a Commoner: it fits into any slot with room, costs nothing, and you draw a card for it. A Commoner makes the slot as strong as an Alice would, but has no effect and wins no comparison of Alices.

    Without a card in hand you draw three instead, and your turn is over.

    Room is scarce: you play fourteen cards at most, four to a slot, and an Alice only into the slot of her colour. So think ahead which slots you want Alices in.

    An effect works once, however many of the same Alice you have; only Original Alice adds up. An Alice that is turned face down is a Commoner until she is turned up again.

    Invasion

    Then you choose a space to invade: empty land, a City with a free spot, land that another player only has under attack, or a space that somebody holds without a connection to a City of theirs.

    Two things count. Military Power: the cards in your red slot against the number of the space. Mobility: nothing on a tile where you have a City; elsewhere one for each step from your nearest City, and one more for each space of another player on the way. Paths go around Mystic Forests. The cards in your green slot are your Mobility. What is missing, red and green tokens can add for this turn, one each.

    If both are enough, the space is yours and pays at once. Red, yellow or green: as many tokens of that colour as you have cards in that slot, as long as the bank has any. Blue: as many cards. White: as many victory points. A City pays 3 VP, and your paths may start from there.

    No effect of an Alice is compulsory. Where success rests on one (Panzer's strength, Adventurer's Mobility), you may choose only to attack instead, as you may where tokens would be needed. What she gives without a cost comes by itself.

    If something is missing, you lay your token face down: the space is under attack. Invade it again on a later turn and it is yours without any further test. But anybody strong enough may take it before, and Cities, Mystic Forests and spaces that another player has under attack have to fall at the first blow.

    Connected is what hangs together with one of your Cities through spaces of yours. That cannot be taken from you. Everything else can: the thief gets half the pay, rounded down, and your token comes back to you.

    Mystic Forests

    A Forest opens once every space around it is held by somebody. Then it can be passed, and whoever holds the most spaces around it may take it (with a tie: whichever of them comes first). It takes as much Military Power as there are spaces around it, and pays as many VP. Forests that touch are counted as one, but each is taken by itself.

    The end

    After fourteen rounds each tile pays 6 VP to the player with the most territory tokens on it and 3 to the second. If several are level at the top, the number of their Alices decides who gets the 6 and who the 3; if that is level too, they get 3 each. A tie for second pays only if there is one first and one of the tied has more Alices.

    Each slot pays those with the most Alices in it one VP for each of them. Some Alices pay for something at the end. The highest total wins, and with equal totals the greater number of Alices.

## Pictures of how to play: what is to be seen, and what stands below

picture-kingdom = Five slots in red, blue, yellow, green and white, with cards in them
picture-kingdom-caption = A kingdom: five slots, and how many cards are in each. Commoners lie face down and count all the same.
picture-tile = A tile: a City in the middle, five lands and a Mystic Forest around it
picture-tile-caption = A tile. The number of a space says what it takes; the City has room for two tokens, and one lies there.
picture-cards = A card face up and a card face down
picture-cards-caption = Left: an Alice, with her cost above. Right: a Commoner, which can be any card.
picture-invasion = A way of three steps from a City, over a space of another player, to a red space
picture-invasion-caption = Three steps from the own City, and one more for the other player's space on the way: Mobility 4. The red space takes Military Power 2.
picture-attack = A tile with a City and a space that are held, and a hatched token on another space
picture-attack-caption = The solid tokens hold their spaces. The hatched one lies face down: that space is under attack.
picture-forest = A Mystic Forest with tokens of two players on all five spaces around it
picture-forest-caption = All five spaces around this Forest are held, so it is open. Whoever holds the most of them may take it: that takes Military Power 5 and pays 5 VP.

## What the set rests on

provenance-alicematic_heroes = Alicematic Heroes: the rules are complete; of its Alices and map tiles the rule book shows only some. What it states of a card is kept to the letter. The other effects and costs, most numbers of copies, the tiles and their layout are stand-ins of our own, each marked as such in the card inspector.

## House options

option-reveal_copies_fire = Copies act when revealed
option-reveal_copies_fire-help = An Alice that acts when she is revealed does nothing while the same Alice already lies face up in the kingdom. Switched on, every one of them acts.
option-reveal_copies_fire-false = Off: only without one face up
option-reveal_copies_fire-true = On: each time
option-optional_invasion = Invading is optional
option-optional_invasion-help = Normally you have to invade whenever there is a space that you could invade without an effect of an Alice. Switched on, you may always leave it.
option-optional_invasion-false = Off: you have to invade
option-optional_invasion-true = On: you may pass
option-repeat_own_city = A City of one's own once more
option-repeat_own_city-help = Normally a City that you already hold is no target. Switched on, you may invade it again while a spot is free: 3 VP and a second token there.
option-repeat_own_city-false = Off: only Cities of which you hold nothing
option-repeat_own_city-true = On: any City with a free spot
option-original_needs_sole_most = Original Alice needs more than the others
option-original_needs_sole_most-help = Original Alice pays if you have the most Alices. This decides whether a tie for most is enough.
option-original_needs_sole_most-false = Off: a tie is enough
option-original_needs_sole_most-true = On: more than anybody else
option-rotate_start_player = The start goes round
option-rotate_start_player-help = Normally the same player begins every round. Switched on, the start passes to the next player with each round.
option-rotate_start_player-false = Off: always the same
option-rotate_start_player-true = On: the next one each round
option-steal_attack_allowed = Attacks on spaces that somebody holds
option-steal_attack_allowed-help = A space that another player holds without a connection can be put under attack like empty land. Switched off, it has to fall at the first blow.
option-steal_attack_allowed-true = On: it may be put under attack
option-steal_attack_allowed-false = Off: only at the first blow
option-slot_majority_by = What the final comparison goes by
option-slot_majority_by-help = Alices are compared slot by slot. An Alice that lies in a slot of another colour counts where she lies, or else with her own colour.
option-slot_majority_by-slot = The slot she lies in
option-slot_majority_by-colour = Her own colour
option-kingdom_1 = Kingdom of seat A
option-kingdom_1-help = The five kingdoms differ in name and picture only. No two seats can have the same.
option-kingdom_1-random = Kingdom by lot
option-kingdom_1-queen_of_hearts = { kingdom-queen_of_hearts }
option-kingdom_1-humpty_dumpty = { kingdom-humpty_dumpty }
option-kingdom_1-mad_hatter = { kingdom-mad_hatter }
option-kingdom_1-cheshire_cat = { kingdom-cheshire_cat }
option-kingdom_1-march_hare = { kingdom-march_hare }
option-kingdom_2 = Kingdom of seat B
option-kingdom_2-help = { option-kingdom_1-help }
option-kingdom_2-random = { option-kingdom_1-random }
option-kingdom_2-queen_of_hearts = { kingdom-queen_of_hearts }
option-kingdom_2-humpty_dumpty = { kingdom-humpty_dumpty }
option-kingdom_2-mad_hatter = { kingdom-mad_hatter }
option-kingdom_2-cheshire_cat = { kingdom-cheshire_cat }
option-kingdom_2-march_hare = { kingdom-march_hare }
option-kingdom_3 = Kingdom of seat C
option-kingdom_3-help = { option-kingdom_1-help }
option-kingdom_3-random = { option-kingdom_1-random }
option-kingdom_3-queen_of_hearts = { kingdom-queen_of_hearts }
option-kingdom_3-humpty_dumpty = { kingdom-humpty_dumpty }
option-kingdom_3-mad_hatter = { kingdom-mad_hatter }
option-kingdom_3-cheshire_cat = { kingdom-cheshire_cat }
option-kingdom_3-march_hare = { kingdom-march_hare }
option-kingdom_4 = Kingdom of seat D
option-kingdom_4-help = { option-kingdom_1-help }
option-kingdom_4-random = { option-kingdom_1-random }
option-kingdom_4-queen_of_hearts = { kingdom-queen_of_hearts }
option-kingdom_4-humpty_dumpty = { kingdom-humpty_dumpty }
option-kingdom_4-mad_hatter = { kingdom-mad_hatter }
option-kingdom_4-cheshire_cat = { kingdom-cheshire_cat }
option-kingdom_4-march_hare = { kingdom-march_hare }
option-kingdom_5 = Kingdom of seat E
option-kingdom_5-help = { option-kingdom_1-help }
option-kingdom_5-random = { option-kingdom_1-random }
option-kingdom_5-queen_of_hearts = { kingdom-queen_of_hearts }
option-kingdom_5-humpty_dumpty = { kingdom-humpty_dumpty }
option-kingdom_5-mad_hatter = { kingdom-mad_hatter }
option-kingdom_5-cheshire_cat = { kingdom-cheshire_cat }
option-kingdom_5-march_hare = { kingdom-march_hare }

## Names

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-white = white
colour-city = City
colour-forest = Mystic Forest

# What the cards in a slot are good for.
slot-red = Military Power
slot-blue = Population
slot-yellow = Dream Power
slot-green = Mobility
slot-white = Order

# The letter on each kind of space, for those who tell spaces by it.
letter-red = R
letter-blue = B
letter-yellow = Y
letter-green = G
letter-white = W
letter-city = C
letter-forest = F

# Each kind of space, with the name that the rule book prints for its land (what it calls the yellow one is not legible in
# our copy); and the name of a space wherever one is named: its kind, its difficulty, and where it lies, such as `b3`: the
# letter of its tile, and 0 for the City or its place around it, clockwise from east.
land-red = Sweet Lands (red)
land-blue = Star Gates (blue)
land-yellow = Yellow land
land-green = Nature's Power (green)
land-white = Calm Societies (white)
land-city = City
land-forest = Mystic Forest
space-name = { space-seen } at { $space }
# Where it lies stands beside it.
space-seen = { $kind } { $number }

kingdom-queen_of_hearts = Queen of Hearts
kingdom-humpty_dumpty = Humpty Dumpty
kingdom-mad_hatter = Mad Hatter
kingdom-cheshire_cat = Cheshire Cat
kingdom-march_hare = March Hare

card-unknown = Commoner

# Tokens of several colours in one list, zeros left out.
tokens-listed = { $red ->
    [0] { tokens-listed-yellow }
   *[other] { $red } red{ tokens-more-yellow }
}
tokens-listed-yellow = { $yellow ->
    [0] { tokens-listed-green }
   *[other] { $yellow } yellow{ tokens-more-green }
}
tokens-listed-green = { $green ->
    [0] none
   *[other] { $green } green
}
tokens-more-yellow = { $yellow ->
    [0] { tokens-more-green }
   *[other] , { $yellow } yellow{ tokens-more-green }
}
tokens-more-green = { $green ->
    [0] { "" }
   *[other] , { $green } green
}

## Prompts: to the one who decides

prompt-mulligan = Choose the cards to give back; you draw as many new ones
prompt-place_city = Choose a City to start from, on any tile but the middle one
prompt-choose_card = Choose the card to play this turn
prompt-place_card = { $card }: summon her, or lay her face down as a Commoner?
prompt-pay = { $count ->
    [one] Choose the token to pay: one more
   *[other] Choose a token to pay: { $count } more
}
prompt-keep = { $count ->
    [one] { $card }: choose one more of these cards to keep, the rest is discarded
   *[other] { $card }: choose up to { $count } of these cards to keep, the rest is discarded
}
prompt-copy = { $card }: choose the Alice whose effect she takes on
prompt-choose_target = Choose a space to invade
prompt-turn_down = Turn Alices of yours face down to take { space-name }? Each adds to your Military Power
prompt-how = Choose how to invade { space-name }
prompt-discard = Choose the card to discard, and { space-name } is yours
prompt-take = { $card }: choose from whom to take { $token } tokens
prompt-plunder = { $card }: choose the token to take from { $target }
prompt-turn_up = { $card }: choose a Commoner of yours to turn face up

## Waits: to everybody else

wait-mulligan = { $seats } may still give back cards
wait-place_city = { $seats } is choosing a City to start from
wait-choose_card = { $seats } is choosing a card to play
wait-place_card = { $seats } is choosing where the card goes
wait-pay = { $seats } is choosing tokens to pay
wait-keep = { $seats } is looking at cards of the deck
wait-copy = { $seats } is choosing an Alice to copy
wait-choose_target = { $seats } is choosing a space to invade
wait-turn_down = { $seats } may turn Alices face down
wait-how = { $seats } is deciding how to invade
wait-discard = { $seats } is choosing a card to discard
wait-take = { $seats } is choosing whom to take tokens from
wait-plunder = { $seats } is choosing a token to take
wait-turn_up = { $seats } may turn a Commoner face up

## What can be done

act-mulligan = Give back: { $cards }
act-mulligan-none = Keep all cards
act-place_city = { space-name }
act-play = { $card }
act-summon = { $tokens ->
    [0] Summon { $card }
    [one] Summon { $card } for { $tokens } token
   *[other] Summon { $card } for { $tokens } tokens
}
act-commoner = Commoner in { $slot }
act-pay = Pay a { $token } token
act-keep = Keep { $card }
act-keep_no_more = Keep no more
act-copy = Copy { $card }
act-copy_nobody = Copy nobody
act-invade = Invade { space-name }
act-no_invasion = Invade nothing
act-turn_down = Turn down { $card } in { $slot }
act-turn_no_more = Turn no more face down
act-attack = Only attack: lay your token face down
act-succeed = Succeed by effects of your Alices
act-pay_tokens = { $red ->
    [0] Pay tokens: { $green } for Mobility
   *[other] { $green ->
        [0] Pay tokens: { $red } for Military Power
       *[other] Pay tokens: { $red } for Military Power, { $green } for Mobility
    }
}
act-jet = Succeed by discarding a card
act-discard = Discard { $card }
act-take = Take from { $target }: { $count } { $token }
act-take_nothing = Take nothing
act-plunder = Take a { $token } token from { $target }
act-plunder_nothing = Take no token
act-turn_up = Turn up { $card } in { $slot }
act-turn_up_nobody = Turn nobody up

## What happened

event-game-started = Wonderland lies open. { $seat } is the start player.
event-mulligan = { $count ->
    [0] { $seat } keeps the cards.
    [one] { $seat } gives back { $count } card: { $cards }.
   *[other] { $seat } gives back { $count } cards: { $cards }.
}
event-city-placed = { $seat } starts from { space-name }.
event-round-started = Round { $round } begins with { $seat }.
event-turn-started = It is the turn of { $seat }.
event-alice-summoned = { $seat } summons { $card }.
event-commoner-placed = { $seat } places a Commoner: { $slot }.
event-commoner-placed-seen = { $seat } places a Commoner: { $slot } ({ $card }).
event-cards-drawn = { $count ->
    [one] { $seat } draws { $count } card.
   *[other] { $seat } draws { $count } cards.
}
event-cards-drawn-seen = { $count ->
    [one] { $seat } draws { $count } card: { $cards }.
   *[other] { $seat } draws { $count } cards: { $cards }.
}
event-nothing-to-draw = There is no card left for { $seat } to draw.
event-reshuffled = { $count ->
    [one] The discard pile becomes the deck: { $count } card.
   *[other] The discard pile is shuffled into the deck: { $count } cards.
}
event-tokens-gained = { $count ->
    [one] { $seat } gains { $count } { $token } token.
   *[other] { $seat } gains { $count } { $token } tokens.
}
event-tokens-paid = { $seat } pays tokens: { tokens-listed }.
event-token-taken = { $count ->
    [one] { $card }: { $seat } takes { $count } { $token } token from { $target }.
   *[other] { $card }: { $seat } takes { $count } { $token } tokens from { $target }.
}
event-vp-gained = { $seat } gains { $count } VP: { $source }.
event-vp-by-effect = { $seat } gains { $count } VP: { $card }.
event-kept = { $count ->
    [0] { $seat } keeps none of the cards.
    [one] { $seat } keeps { $count } card.
   *[other] { $seat } keeps { $count } cards.
}
event-kept-seen = { $count ->
    [0] { $seat } keeps none of the cards.
    [one] { $seat } keeps { $count } card: { $cards }.
   *[other] { $seat } keeps { $count } cards: { $cards }.
}
event-discarded = { $seat } discards: { $cards }.
event-copied = { $seat }'s Wiccan Alice takes on the effect of { $card }.
event-attacked = { $seat } puts { space-name } under attack.
event-invaded = { $how ->
    [finished] { $seat } finishes the attack and invades { space-name }.
    [jet] { $seat } invades { space-name } with the help of Jet Alice.
   *[outright] { $seat } invades { space-name }.
}
event-stolen = { $target } loses { space-name } to { $seat }.
event-attack-driven-out = { $target }'s attack on { space-name } is over: { $seat } was faster.
event-alice-turned-down = { $seat } turns { $card } face down ({ $slot }).
event-alice-turned-up = { $seat } turns { $card } face up ({ $slot }).
event-invasion-skipped = { $seat } invades nothing.
event-no-target = There is no space that { $seat } could invade.
event-game-ended = { $count ->
    [one] Fourteen rounds are over. Winner: { $winners }.
   *[other] Fourteen rounds are over. Winners: { $winners }.
}

# Where victory points came from; those of Alices are named by the card.
source-city = a City
source-white = { land-white } (white land)
source-forest = a Mystic Forest

## Help on what can be pointed at

help-space = A space of the map. Its number is the Military Power needed; its colour says what it pays.
help-card = A card of your hand. Face up it is an Alice in the slot of her colour, face down a Commoner in any slot.
help-slot = A slot of your kingdom, with room for four cards. Each card makes it stronger, face up or face down.
help-alice = A face-up Alice. Turned face down she stays in her slot as a Commoner, without effect.
help-seat = A player. Tokens taken from them come to you, not from the bank.
help-token = A resource token. Red adds Military Power, yellow Dream Power, green Mobility, one each, for this turn.
help-look = A card from the top of the deck that only you see. Up to two come into your hand.

# The parts of a play under which its log is told.
chapter-turn = Round { $round }: { $seat }

## A replay with all cards open

heroes-open-deck = Next in the deck
heroes-open-look = The Hunter looks at
