# What is said of a notion the first time that it comes up at the page.

notion-mulligan = Give back any cards, once, and draw as many. Dear Alices and second ones of a colour are hard to use at the start.
notion-city = Your reach begins at your Cities: on their tiles you may go anywhere without Mobility.
notion-politics = Play one card each turn. The more cards in a slot, the stronger you are in its colour; four fit.
notion-commoner = A Commoner is any card played face down, into any slot and for nothing. It brings a new card.
notion-alice = A summoned Alice lies in the slot of her colour, and what her text says holds as long as she lies face up.
notion-invasion = The number of a space is the Military Power it takes; away from your tiles each step takes Mobility as well.
notion-pay = Tokens can make up for what is missing, for this turn. Or only attack, and come back for it.
notion-attack = A face-down token is an attack. Its owner takes the space by going there again on a later turn, however strong it is.
notion-steal = A space that is not joined to a City of its holder can be stolen. What is joined is safe.
notion-tokens = Red, yellow and green land pays a token for each card in the slot of its colour.
