# Alicematic Heroes: kingdoms and cards in the browser.


heroes-hand = Your hand
heroes-hand-card = { $count ->
    [one] { $card }, { $slot }, costs { $cost }.
   *[other] { $count } times { $card }, { $slot }, costs { $cost } each.
}
heroes-hand-empty = No card in hand. Without one at the start of your turn you draw three, and the turn is over.
heroes-hand-none = No card left in hand.
heroes-hand-of = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
heroes-given = back
heroes-give-back = { $count ->
    [0] Keep all cards
    [one] Give back { $count } card
   *[other] Give back { $count } cards
}
heroes-give-back-help = Press the cards to give back. You can do so once.
heroes-look = From the top of the deck, seen by you alone:
heroes-plunder = Tokens of { $target }, one of them for you:
heroes-kingdom-of = Kingdom of { $seat }
heroes-take-here = take
heroes-tokens = { $count ->
    [one] { $count } { $token } token
   *[other] { $count } { $token } tokens
}
heroes-tokens-of = { $seat }: { heroes-tokens }
heroes-territory = { $count ->
    [one] { $count } territory token left
   *[other] { $count } territory tokens left
}
heroes-territory-told = { $laid } lie on the map. Each turn lays one at most; whoever loses a space takes the token back.
heroes-projected = { $points } VP if the game ended now
points-unit = VP
heroes-projected-short = If ended now: { $points } VP
heroes-slot-bars = Alices
heroes-slot-compared = Alices in the comparison: { $counts }
heroes-slot-count = { $seat } { $count }{ $points ->
    [0] { "" }
   *[other] { " " }({ $points } VP)
}
heroes-slot-short = { $slot }: { $strength }
heroes-slot-pays = { $points } VP for most Alices
heroes-slot-label = { $slot }: { $strength }. { $cards ->
    [0] No card yet
    [one] { $cards } card
   *[other] { $cards } cards
}, { $room ->
    [0] no room for more
   *[other] room for { $room } more
}

# An Alice in a kingdom, a Commoner.
heroes-alice-live = { $card }
heroes-alice-idle = { $card }, without effect now
heroes-alice-copies = { $card } as { $copied }
heroes-commoner-known = Commoner ({ $card })

# Explanations of cards; $text: the words on the card.
heroes-card-title = { $card } ({ $colour }, cost { $cost })
heroes-card-told = { $text } { $state ->
    [free] Cost { $cost }: your Dream Power of { $dream } is enough.
    [tokens] Cost { $cost }: takes your Dream Power of { $dream } and { $lacking ->
        [one] { $lacking } token
       *[other] { $lacking } tokens
    }.
    [full] Your { $slot } slot is full: she can only be a Commoner elsewhere.
   *[commoner] Cost { $cost }: with Dream Power { $dream } and your tokens you are { $short } short. For now she can only be a Commoner.
}
heroes-card-worth = { $seat }: pays { $points } VP{ heroes-if-ended }.
heroes-card-count = { $copies ->
    [one] There is { $copies } card of this kind
   *[other] There are { $copies } cards of this kind
}; { $seen ->
    [0] you see none of them now.
    [one] you see { $seen } now.
   *[other] you see { $seen } now.
}
heroes-alice-told = { $text } { $state ->
    [live] Works now for { $seat }.
   *[idle] Does nothing now: of the same Alice only one works, and a Wiccan needs somebody to copy.
}
heroes-commoner-help = A face-down card of { $seat }. It makes its slot stronger, but has no effect and is no Alice. Only its owner may look at it.
heroes-commoner-was = Her face: { $card }. { $text }

# Where a card comes from, field by field; $fields: names of fields.
heroes-from-printed = As printed: { $fields }.
heroes-from-seed = From the rule book: { $fields }.
heroes-from-public = Known from public pages: { $fields }.
heroes-from-inferred = Follows from the rule book: { $fields }.
heroes-from-stand_in = A stand-in of our own: { $fields }.
heroes-field-name = name
heroes-field-colour = colour
heroes-field-cost = cost
heroes-field-copies = number of cards
heroes-field-effect = effect
heroes-field-timing = moment
heroes-field-params = numbers

# An own slot: what its cards do now.
heroes-slot-told = { $colour ->
    [red] Military Power { $strength } from { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and effects; red tokens add 1 each. A red space pays { $cards ->
        [one] { $cards } red token
       *[other] { $cards } red tokens
    } ({ $bank } in the bank).
    [blue] A blue space lets you draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
    [yellow] Dream Power { $strength }; yellow tokens add 1 each. A yellow space pays { $cards ->
        [one] { $cards } yellow token
       *[other] { $cards } yellow tokens
    } ({ $bank } in the bank).
    [green] Mobility { $strength } from { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and effects; green tokens add 1 each. A green space pays { $cards ->
        [one] { $cards } green token
       *[other] { $cards } green tokens
    } ({ $bank } in the bank).
   *[white] A white space pays { $cards } VP.
} { $room ->
    [0] The slot is full.
    [one] There is room for one more card.
   *[other] There is room for { $room } more cards.
}
heroes-slot-more = Against a { $kind }: { $power } more.
heroes-slot-alices = { $seat }: { $count ->
    [0] no Alice
    [one] { $count } Alice
   *[other] { $count } Alices
} in the comparison{ $points ->
    [0] .
   *[other] , { $points } VP{ heroes-if-ended }.
}
heroes-token-told = { $colour ->
    [red] Adds 1 Military Power for one invasion.
    [yellow] Adds 1 Dream Power for one summoning.
   *[green] Adds 1 Mobility for one invasion.
} { $bank ->
    [0] The bank has none left.
    [one] The bank has { $bank } left.
   *[other] The bank has { $bank } left.
}

heroes-seat = { $seat }, { $kingdom }
# $over: whether the game has ended, yes or no.
heroes-if-ended = { $over ->
    [yes] { "" }
   *[no] { " " }if the game ended now
}
heroes-seat-told = { $points } VP { $over ->
    [yes] in play
   *[no] so far
}, { $total }{ $over ->
    [yes] { " " }in all
   *[no] { heroes-if-ended }
}: { $tiles } more for tiles, { $slots } for slots, { $effects } for Alices that pay at the end.
heroes-seat-powers = Military Power { $military }{ $city ->
    [0] { "" }
   *[other] , against Cities { $city } more
}{ $forest ->
    [0] { "" }
   *[other] , against Mystic Forests { $forest } more
}. Mobility { $mobility }. Dream Power { $dream }.
heroes-seat-holds = { $alices ->
    [one] { $alices } Alice
   *[other] { $alices } Alices
}, { $cities ->
    [one] { $cities } City
   *[other] { $cities } Cities
}, { heroes-seat-hand }, { heroes-seat-territory }.
heroes-seat-hand = { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}
heroes-seat-territory = { $territory ->
    [one] { $territory } territory token left
   *[other] { $territory } territory tokens left
}
heroes-seat-protected = Others may not invade spaces held here, connected or not.
heroes-seat-jet = An invasion that falls short can succeed here by discarding a card.

# Small words on choices.
choice-summon = { $state ->
    [free] costs { $cost } Dream Power
    [tokens] costs { $cost } Dream Power, { $lacking ->
        [one] { $lacking } token
       *[other] { $lacking } tokens
    } of it
   *[commoner] Commoner only
}
choice-strength = strength { $now } → { $then }
choice-there = out of { $count } there
choice-cost = costs { $cost } Dream Power
choice-flip = +{ $power } Military Power

# The score sheet.
score-heading = Score sheet
score-played = Gained so far
score-cities = Cities invaded
score-lands = { land-white }
score-forests = Mystic Forests
score-effects = Alices during play
score-tiles = Tiles
score-tiles-detail = { $first } × 6 VP, { $second } × 3 VP
score-slot = Alices in { $slot }
score-alice = { $card }
score-total = Total
score-winner = Winner
tie-alices = Most Alices decide: { $told }.
score-explain = Each slot pays those with the most Alices in it one VP for each of them. With equal totals the greater number of Alices wins.
