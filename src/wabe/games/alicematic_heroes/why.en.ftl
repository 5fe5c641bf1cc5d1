# What the suggested choice gains over the next best one. $amount has a sign.

why-vp = { $amount } VP at once
why-alices = { $amount } VP by face-up Alices
why-slots = { $amount } VP by the slots of the kingdom
why-effects = { $amount } VP by effects of Alices
why-tokens = { $amount } VP by tokens kept
why-hand = { $amount } VP by cards in hand
why-card = { $amount } VP by what the Alice still promises in hand
why-bonus = { $amount } VP by the bonus of the space
why-land = { $amount } VP by the land
why-majority = { $amount } VP by the majority on the tile
why-denied = { $amount } VP by the others’ majorities there
why-leader = { $amount } VP by whom it harms
why-drawn = { $amount } VP by new cards
why-kept = { $amount } VP by the cards kept
why-alike = { $amount } VP by fewer cards of one kind or colour
why-centre = { $amount } VP by ways to go on
why-rivals = { $amount } VP by rivals there
why-apart = { $amount } VP by being away from the own City
why-twice = not twice in the same City
