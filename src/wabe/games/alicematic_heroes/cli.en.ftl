# Alicematic Heroes in the terminal, English. Read together with en.ftl; argument conventions: docs/engine.md.

# The family name of the cards, left out where room is short.
ah-text-alice = Alice
ah-text-points = { $vp } VP, end { $total }
ah-text-end = end: VP if it ended now
ah-text-vp = { $count } VP
ah-text-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ah-text-nothing = nothing
ah-text-halved = { $bonus } (half)
ah-text-target-success = { $title }: { $gain }
ah-text-target-finish = { $title }: { $gain }, done
ah-text-target-pay = { $title }: { $gain } for { $tokens }
ah-text-target-jet = { $title }: { $gain } for a card
ah-text-target-turn = { $title }: { $gain } turning Alices
ah-text-target-attack = { $title }: { $gain } later
ah-text-brings = { $label } (brings { $gain })
ah-text-hand = Hand
ah-text-give-back = Hand: type the numbers of the cards to give back, such as 25; 0 keeps all
ah-text-hand-size = hand { $count }
ah-text-unknown = Commoner
ah-text-round = { $round ->
    [0] Setting up
   *[other] Round { $round } of { $rounds }
}
ah-text-bank = Bank
ah-text-deck = Deck { $deck }, discards { $discard }
ah-text-powers = Dream Power { $dream }, Military Power { $military }, Mobility { $mobility }
ah-text-against-city = { $count } more Military Power against Cities
ah-text-against-forest = { $count } more Military Power against Mystic Forests
ah-text-legend = B5 R2: red land of difficulty 2 at B5. A holds it, A! unconnected, a attacks, · a free spot
ah-text-signs = + succeeds   $ for tokens   J for a card   T Alices turned down   - attack only
ah-text-way = o on the way of the invasion; X its aim
ah-text-kingdom = ▶ to move; R●○ cards in the red slot: ● an Alice, ○ a Commoner; Ninja=Pirate Ninja copies Pirate
ah-text-amounts = R1 Y0 G2: tokens; 2 × twice; 12 VP, end 20: VP so far, and if the game ended now
ah-text-points-short = { $vp } / { $total }
ah-text-points-title = VP / end
ah-text-start = City, { $free } of { $spots ->
    [one] { $spots } spot
   *[other] { $spots } spots
} free

## Inspecting

ah-text-inspect = Type i and a card, where a space lies, such as B3, a player's name or letter, “tiles” or “slots”.
ah-text-word-tiles = tiles
ah-text-word-slots = slots
ah-text-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
ah-text-stand-in = Stand-ins of our own, not those of the printed card: { $fields }.
ah-text-field-name = name
ah-text-field-colour = colour
ah-text-field-cost = cost
ah-text-field-copies = number of copies
ah-text-field-effect = effect
ah-text-field-timing = moment
ah-text-field-params = amounts
ah-text-space = { $title }, on the tile of { $city }. Around the City, 0, lie 1 to 6, clockwise.
ah-text-around = Beside it: { $spaces }.
ah-text-spots = { $free } of { $spots ->
    [one] { $spots } spot
   *[other] { $spots } spots
} free.
ah-text-held = Held by { $seats }, connected to a City.
ah-text-held-loose = Held by { $seats } without a connection: it can be taken.
ah-text-attacked = Under attack by { $seats }.
ah-text-surrounded = Every space around is held. Military Power needed and VP: { $number }.
ah-text-open = Not every space around is held yet. Military Power needed and VP: { $number }.
ah-text-may = Most spaces around: { $seats }.
ah-text-needs = Military Power { $military } ({ $difficulty } needed), Mobility { $mobility } ({ $distance } needed).
ah-text-path = The way: { $spaces }.
ah-text-pays = It pays: { $bonus }.
ah-text-how-success = The space would be yours at once.
ah-text-how-finish = Your attack would be finished: the space would be yours.
ah-text-how-pay = Yours for tokens: { $tokens }.
ah-text-how-jet = Yours for a card, with Jet Alice.
ah-text-how-turn = It takes Alices turned down.
ah-text-how-attack = It can be put under attack.
ah-text-tile = { $city } and around it: { $shares }
ah-text-slot = Alices in { $slot }: { $shares }
# $over: whether the game has ended, yes or no.
ah-text-worth = { $played } VP; { $over ->
    [yes] at the end
   *[no] if the game ended now
} { $tiles } for tiles, { $slots } for slots, { $effects } for effects: { $total } in all.
ah-text-stock = Tokens: { $tokens }. In hand: { $hand } { $hand ->
    [one] card
   *[other] cards
}. Territory tokens left: { $territory }.
ah-text-down = Commoner ({ $card })
ah-text-copying = { $card } as { $copies }
ah-text-idle = { $card } (without effect)
ah-text-holds = Holds { $spaces }.
ah-text-attacks = Attacks { $spaces }.

## Score sheet

ah-text-played-cities = Cities
ah-text-played-lands = { land-white }
ah-text-played-forests = Mystic Forests
ah-text-played-effects = Alices during play
ah-text-tiles = Most tokens on tiles
ah-text-most = Most Alices in { $slot }
ah-text-total = Total
ah-text-alices = Alices (decide ties)

## Fields of the data that `wabe data` explains

data-alices-copies = cards of this kind
data-alices-timing = when the effect acts
data-alices-params = the amounts of the effect
data-alices-ask = yes: her owner has something to decide; no: the effect acts by itself
data-alices-wiccan = what Wiccan Alice gets by copying this kind where it lies face up in the same kingdom too. adds: both work in full. part: some of it, see the notes. no_gain: nothing more. fires: the effect happens once more, at once. excluded: she cannot copy it. Told for people; the engine does not read it
data-tiles-city = its difficulty, and the spots for territory tokens on it
data-tiles-ring = the six spaces around the City, clockwise from the east: colour and difficulty; a forest has none of its own (-1)
data-layouts-positions = places of the tiles, by their number on the lattice and the axial coordinates of their Cities
data-layouts-centre = the tile where nobody starts

# A space in the narrow list of targets: the colour of its land, for its name has no room there.
ah-text-target = { $kind ->
    [city] City { $number }
    [forest] Forest { $number }
   *[other] { $kind ->
        [red] Red { $number }
        [blue] Blue { $number }
        [yellow] Yellow { $number }
        [green] Green { $number }
       *[white] White { $number }
    }
}
