# What the suggested choice gains over the next best one. $amount has a sign, $count has none; $sign is "more" or "less".

why-points = { $amount } { $count ->
    [one] point
   *[other] points
} brought home
why-promise = { $amount } { $count ->
    [one] point
   *[other] points
} by what the cards promise for later
why-safety = { $amount } { $count ->
    [one] point
   *[other] points
} by how safe the Tunnel is
why-end = { $sign ->
    [less] a worse end of the game
   *[more] a better end of the game
}
why-again = { $amount } { $count ->
    [one] point
   *[other] points
} by what may follow
why-key = { $amount } { $count ->
    [one] point
   *[other] points
} by a key
why-look = { $amount } { $count ->
    [one] point
   *[other] points
} by what it shows
why-hidden = { $amount } { $count ->
    [one] point
   *[other] points
} by the hidden card
why-covered = { $amount } { $count ->
    [one] point
   *[other] points
} by covering a card in the Tunnel
why-leader = { $amount } { $count ->
    [one] point
   *[other] points
} in the Notebook that it harms
chance-collapse = chance of a collapse { $percent } %
