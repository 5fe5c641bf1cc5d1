# The lesson (lessons/first.toml). $a, $b, $c: the names of the players, $a learns.

lesson-hello = Wonderland is full of holes, and whoever fills most of them rules it. A game has fourteen rounds; you shall see five. You reign over the kingdom of the Mad Hatter, { $b } over that of the March Hare, { $c } over the Cheshire Cat's.
lesson-land = Tiles of seven spaces: a City in the middle of each, around it five kinds of land and the dark Mystic Forests. The number on a space is how hard it is to invade.
lesson-kingdom = Your kingdom has five slots, one for each colour of land. The more cards lie in a slot, the stronger you are in it, and four fit into each.
lesson-hand = Five Alices are your hand. Each has a colour and a cost, and does something of her own once she is summoned.
lesson-keep = You might give some back and draw others, once. These will do: Fighter Alice costs nothing at all. Keep all cards.

lesson-cities = Everybody begins in two Cities, on any tile but the one in the middle.
lesson-first-city = The white spots on a City say how many may move in. Take this one; it has room for three.

lesson-company = { $c } has moved in with you, as you see. A City that is full is full, but company does no harm.
lesson-second-city = And the second, not far away.

lesson-turn = A turn has two parts. First Politics: you play one card, no more and no less. Then Invasion: you go for one space of the map.
lesson-alice = Politics. An Alice is summoned into the slot of her colour for as much Dream Power as she costs, and Dream Power is what your yellow slot gives. You have none, but Fighter Alice asks for none.

lesson-slot = Red is her colour: summon her there.

lesson-military = One card in the red slot is a Military Power of 1. So you can invade what has a 1 or a 0.
lesson-reach = And you must get there. On a tile where you have a City that costs nothing; elsewhere it takes Mobility, for which you have no cards yet.
lesson-invade = This red land has a 1 and lies beside your City. Invade it.

lesson-gained = It is yours, and pays at once: a land pays by the slot of its colour. One card in red is one red token.
lesson-others = Meanwhile { $b } has put a space under attack: the token lies face down. More of that soon.
lesson-commoner = Any card may also be played face down, as a Commoner. She costs nothing, goes into any slot, makes it stronger, and brings you a new card. What she can do is lost, though.
lesson-which = Sheriff Alice costs 3, which you will not have for a while. Let her be a Commoner.

lesson-anywhere = Into the red slot with her.

lesson-drawn = You drew a card for that, and your Military Power is 2.
lesson-two = Take the red land beside your other City. With two cards in red it pays two tokens.

lesson-tokens = Three red tokens! A token of red is 1 Military Power for one turn, green is Mobility, yellow is Dream Power. They wait until you need them.
lesson-mobility = { $b } has finished the attack by now, and { $c } is spreading. You want to get about too. Wiccan Alice costs 4: another Commoner.

lesson-green = Green is Mobility: put her there.

lesson-strong = Now dare something. This yellow land has a 4, and you have 2.

lesson-short = You could pay two red tokens and have it now. But your yellow slot is empty, and then a yellow land pays nothing.
lesson-attack = So only attack: your token is laid face down. Whoever attacks the same space again on a later turn has it, however strong it is.

lesson-lies = There it lies. Nobody has it yet, and somebody else could take it if they succeed at once.
lesson-yellow = First make it worth while: a card in the yellow slot before you come back.
lesson-dream = Detective Alice, and you have two of her.

lesson-into-yellow = Into yellow. She is 1 Dream Power as well.

lesson-finish = Now finish the attack.

lesson-finished = Yours, for a card and not one token, and it has paid a yellow one.
lesson-away = Let us leave home. Cheergirl Alice is green and costs nothing.

lesson-cheergirl = Summon her. As long as she lies face up she does what her text says: when you invade a green space you may take green tokens from somebody.

lesson-distance = Away from your tiles a space needs as much Mobility as it is steps away from your closest City, not counting on any way through a Forest; spaces of others on the way make it one more each.
lesson-far = This green land is two steps away, and your green slot holds two cards. It has a 3, and you have 2 and red tokens. Go.

lesson-pay = This time pay: one red token, and it is done.

lesson-take = Cheergirl Alice holds out her hand. Take a token from { $c }.

lesson-taken = Two green tokens for the land and one from { $c }: nicely done.
lesson-city = A City pays 3 points and is a new home, but it has to be taken at once: it cannot be put under attack, nor can a Forest.
lesson-steal = Keep your spaces joined to a City of yours. One that is not can be stolen, and pays the thief half; what is joined is safe.
lesson-forest = A Forest opens once all spaces around it are held, and only to whoever holds the most of them. It pays a point for each.
lesson-majority = In the end each tile gives 6 points to whoever has most tokens on it and 3 to the second, and each slot gives whoever has the most Alices there a point for each of them. White land pays points at once, and blue land cards.
lesson-farewell = Now reign! Play on from here, or begin a game of your own.
