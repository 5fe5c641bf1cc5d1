# What is said of a notion the first time that it comes up at the page.

notion-quest = A Quest is a secret task: a Feat in a battle of one Region for 3 points, and an Objective for the end, 3 more, with 3 on top for both. Where will you fight? That is the one to keep.
notion-tea = Your Leader goes round the table to a card, as far as you like. Units go to Regions, chips into the bag that you will draw from in battle. Hover or hold a chair to read what its chips do.
notion-region = Only with a unit in a Region do you take part in its battle; and units are what Madness drives away. Two or three in a place last longer than one.
notion-head = Passing the Head costs a roll of the Shard die and lays the empty chairs anew. Each Shard is a point less in the end.
notion-corrupted = A corrupted part is yours only if you roll for Shards too. You may leave it.
notion-wonderlandian = Figures fight where they stand, from the start and with their own Strength; tools are chips for your bag.
notion-leader = Your Leader adds its own Strength where it goes, and is the last unit there to be driven away.
notion-poison = Poison goes with its card into the bag. Drawn, it drives away a unit, as Madness does.
notion-wager = You have no unit here, so you may lay a Wager on who wins: a weak chip if you are right, a Shard if not.
notion-shield = A Shield may be broken to ignore this one chip, which goes back into the bag. It stays broken until mended; a bust mends it too.
notion-draw = Draw to climb, halt to keep what you have: a chip of Madness can cost you your last unit.
notion-madness = Madness drives away a unit here, the Double two. The fourth on the track returns all of them and all Exhausted chips to the bag.
notion-bust = Without a unit left one is bust: Strength 0, and nothing of this battle. But the Shield is whole again.
notion-uncontested = Only one player has units here: no battle, and that one takes either the points or a Castle.
notion-tie = Equal at the top: each takes either the points or a Castle, and nobody is second.
notion-feat = A Feat is done: its Quest lies open now and counts 3 in the end. After a battle you may complete one Quest of its Region whose Feat is met.
notion-forging = Forge a chip you have in play: it leaves the bag for good, and its space on a track pays. Weak chips are the ones to give.
