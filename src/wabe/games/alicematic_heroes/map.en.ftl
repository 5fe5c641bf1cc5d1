# Alicematic Heroes: the map in the browser.


heroes-map = Map of Wonderland

# Who is there.
heroes-free = Nobody holds it
heroes-held-connected = { $seat } holds it, connected to a City of theirs
heroes-held-loose = { $seat } holds it, connected to no City of theirs
heroes-attacked = { $seat } has it under attack
heroes-city-held = { $count ->
    [0] { $spots ->
        [one] Its one spot is free
       *[other] All { $spots } spots are free
    }
   *[other] { $count } of { $spots ->
        [one] 1 spot is
       *[other] { $spots } spots are
    } taken: { $seats }
}
heroes-forest-open = Every space around is held
heroes-forest-closed = Not every space around is held

# What success brings: tokens of one colour, cards, points, each left out where there is none.
heroes-gain = { $gain_tokens ->
    [0] { heroes-gain-cards }
   *[other] { $gain_tokens } { $gain_token }{ heroes-and-cards }
}
heroes-gain-cards = { $gain_cards ->
    [0] { heroes-gain-vp }
    [one] { $gain_cards } card{ heroes-and-vp }
   *[other] { $gain_cards } cards{ heroes-and-vp }
}
heroes-gain-vp = { $gain_vp ->
    [0] nothing
   *[other] { $gain_vp } VP
}
heroes-and-cards = { $gain_cards ->
    [0] { heroes-and-vp }
    [one] , { $gain_cards } card{ heroes-and-vp }
   *[other] , { $gain_cards } cards{ heroes-and-vp }
}
heroes-and-vp = { $gain_vp ->
    [0] { "" }
   *[other] , { $gain_vp } VP
}
heroes-gain-nothing = brings nothing
heroes-halved = half, for it is taken from somebody

# How an invasion comes out.
heroes-how-success = yours
heroes-how-finish = yours: the attack succeeds
heroes-how-pay = yours for { tokens-listed }
heroes-how-jet = yours for a card
heroes-how-turn = only with Alices turned down
heroes-how-attack = under attack

heroes-reach = Military Power { $military } of { $military_needed }, { $mobility_needed ->
    [-1] no way there
   *[other] Mobility { $mobility } of { $mobility_needed }
}: { $how ->
    [success] it would be yours
    [finish] your attack would succeed
    [pay] it would be yours for { tokens-listed }
    [jet] it would be yours for a card
    [turn] it would be yours only with Alices turned down
   *[attack] it would be under attack
}. { $how ->
    [attack] Success would bring { heroes-gain }
   *[other] It brings { heroes-gain }
}{ $halved ->
    [yes] , half because somebody holds it
   *[no] { "" }
}
heroes-note = { $how ->
    [success] yours
    [finish] attack succeeds
    [pay] for { tokens-listed }
    [jet] for a card
    [turn] by turning Alices down
   *[attack] only an attack
}{ $how ->
    [attack] { "" }
   *[other] , brings { heroes-gain }
}
heroes-note-attack = brings nothing before it succeeds
heroes-note-success = brings { heroes-gain }
heroes-note-city = room for { $free } more

# Explanations.
heroes-land-help = { $held ->
    [own-connected] It is yours, and nobody can take it from you.
    [own-loose] It is yours, but others can take it until it is connected to a City of yours.
    [connected] It cannot be taken.
    [loose] It can be taken from { $seat }, for half of what it pays.
   *[free] It takes { $number } Military Power and pays by the cards in the slot of its colour.
}
heroes-city-help = { $free ->
    [0] It is full.
   *[other] It takes { $number } Military Power at the first blow and pays 3 VP. Paths start here, and what is connected to it is safe.
}
heroes-forest-help = { $open ->
    [yes] It takes { $number } Military Power and pays { $number } VP. It may be invaded by whoever holds the most around it: { $seats }.
   *[no] Until every space around is held it can be neither invaded nor passed. Then it takes { $number } Military Power and pays { $number } VP.
}
heroes-pays-tokens = { $count ->
    [0] It would bring you no tokens: your { $kind } slot is empty.
    [one] It would bring you { $count } { $kind } token.
   *[other] It would bring you { $count } { $kind } tokens.
}
heroes-pays-cards = { $count ->
    [0] It would bring you no cards: your { $kind } slot is empty.
    [one] It would bring you { $count } card.
   *[other] It would bring you { $count } cards.
}
heroes-pays-vp = { $count ->
    [0] It would bring you no VP: your { $kind } slot is empty.
   *[other] It would bring you { $count } VP.
}
heroes-pays-city = A City pays 3 VP, however many have one there already.
heroes-pays-forest = A Forest pays as many VP as there are spaces around it and the Forests that it touches: { $count }.
heroes-attack-help = An attack succeeds the next time its owner invades there. Until then anybody strong enough may take the space.
heroes-connected-help = Connected is what hangs together with a City of its holder through spaces of theirs.
heroes-free-reach = On a tile where you have a City, Mobility does not matter.
heroes-tile = On the tile of { space-name } { $seats } would get { $points } VP.
heroes-tile-second = Second: { $seats } with { $points } VP.
heroes-tile-none = Nobody has a token on this tile.
heroes-round-title = Round { $round } of { $rounds }
heroes-round-help = { $left ->
    [0] This is the last round. Then tiles, slots and Alices are scored.
    [one] One round is left after this one.
   *[other] { $left } rounds are left after this one.
}
heroes-start-help = { $seat } is the start player.
heroes-scoring-help = At the end each tile pays 6 VP to the player with the most territory tokens on it and 3 to the second. Each slot pays those with the most Alices in it one VP for each.
heroes-bank-title = Bank
heroes-bank-help = { $red } red, { $yellow } yellow and { $green } green tokens are left. When a colour is out, land of that colour pays nothing more.
heroes-deck-title = Deck
heroes-deck-help = { $count ->
    [0] The deck is empty: the discard pile becomes the new one.
    [one] One card is left.
   *[other] { $count } cards are left.
} { $discard ->
    [0] Nothing lies in the discard pile.
    [one] One card lies in the discard pile.
   *[other] { $discard } cards lie in the discard pile.
}

# Beside the map.
heroes-round = Round { $round } of { $rounds }
heroes-progress = { heroes-round }, turn of { $seat }
heroes-before = Set-up
heroes-bank = Bank: { $red } red, { $yellow } yellow, { $green } green tokens
heroes-deck = Deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
heroes-map-tools = Map
heroes-bars = Who leads on each tile
heroes-gained = { $seat } gained { $count } VP here
heroes-tile-paid = { $seat } has { $count } VP for this tile
heroes-fit = Whole map
heroes-nearer = Nearer
heroes-farther = Farther
