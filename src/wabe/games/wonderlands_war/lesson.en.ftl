# The lesson (lessons/first.toml). $a, $b, $c: the names of the players, $a learns.

lesson-hello = You are expected! Three Rounds lie ahead, and each is first a tea party and then a war. You are the Mad Hatter; { $b } leads the Cheshire Cat's people, { $c } the Red Queen's.
lesson-regions = These five Regions are what everybody wants. Each says how many Victory Points it gives this Round.
lesson-quests = Of two Quests you keep one, in secret. A Quest names a Region and a Feat to be managed in a battle there, worth 3 points. Below stands an Objective for the end of the game: 3 more, and another 3 for whoever has both.
lesson-first-quest = The war of this Round begins in the Meadow of Living Flowers. "Faster! Faster!" wants a battle there that you end with exactly 4 or 8 chips in play, and 4 can be done. Keep that one.

lesson-table = Tea! All Leaders stand at the Head of the Table. In your turn yours walks on clockwise to a chair with a card, as far as you like, and you take that card. Four cards for each, then the Leaders go to war.
lesson-chair = A card tells what it brings: units for the Regions, chips for your bag, and more. In battle you will draw from that bag, so good chips are half the war. The strong Creature of chair 2 is one of the best.
lesson-take = Take the card of chair 2.

lesson-card = The two chips are in your bag. You settle the rest in whatever order you like.
lesson-die = The die brings 1 to 3 Shards of the broken looking glass. They are bad company: each takes a point off in the end, and whoever has the most after tea goes a little mad. This one has to be rolled.

lesson-place = Only one. Now the 2 units: Supporters of yours, all into one Region. The first battle will be in the Meadow, and without a unit there you would not take part. Send them there.

lesson-second = The others have had their tea, and to save time I have taken your second card: a Supporter each for the Pool of Tears and Tulgey Woods, and a Forge chip. It cost a Shard, which nobody minds.
lesson-power = Every Leader has a way of their own at tea. Once in each Party the Hatter may cry "It's my party!": empty chairs get new cards, and he takes any card on the table without moving an inch.
lesson-party = Cry it.

lesson-any = Any chair will do now. Chair 4 has 2 units, a Flamingo, and something with a die beside it.

lesson-corrupted = What has a die beside it is corrupted: you get it only if you also roll for Shards, and you may leave both. Look at it.
lesson-take-corrupted = A Wonderlandian is well worth a Shard or two. Take it.
lesson-then-wonder = One Shard again, you lucky Hatter. Now choose your Wonderlandian.
lesson-wonderlandian = Two of these cards put tools into your bag. The Walrus comes himself: wherever he stands he begins the battle with a Strength of 2 for you. Take him.
lesson-walrus = Whoever stands in many places can win in many places. Put him into the Red Keep.
lesson-witzend = And the 2 Supporters go to Witzend.

lesson-passed = Only the way round the Head was left, so your Leader came by. Whoever does must roll the die (only 1), all empty chairs are laid anew, and the Leader walks on. You may also go there because you like none of the cards before you: a Shard or so for a better table.
lesson-third = The Cheshire Cat has given you a Shard of its own besides; that is its way. Your fourth card brings a Red Rook, and 3 Supporters that go to Witzend. Shall I?

lesson-leader = Four cards, and the pot is empty: the turn that follows sends the Leader into any Region. There it is one more unit, and fights with its own Strength, 1 so far. Tulgey Woods is worth 4; send it there.

lesson-madness = The Party is over, and everybody puts a Madness chip into their bag. You had the most Shards: that makes another one, and half of the Shards are gone.
lesson-battle = Battle in the Meadow! All three have units here. { $b } begins at Strength 3: 1 for the Leader, 2 for a Castle. Supporters add nothing; they are what you lose when things go mad.
lesson-drawn = Everybody has drawn a chip already, all at once. Yours is the Flamingo: Strength 1, and it doubles the next chip that you place.
lesson-odds = Now each decides in secret: draw another, or halt and keep what you have. Your odds stand here. Nothing can go badly wrong yet.
lesson-draw = Draw.

lesson-doubled = A Faction chip of 2, and thanks to the Flamingo it counts 4: you stand at 5, { $b } at 7.
lesson-shield = { $c } has drawn Madness. Madness has no Strength and drives away one of your units, but a Shield may be broken to ignore it, once; then the chip goes back into the bag. That is what { $c } did.
lesson-again = You have your Shield yet. Draw again.

lesson-bust = { $b } has halted at 7. And poor { $c }: Madness once more, no Shield, and the only Supporter here has run away. Without units one is bust: Strength 0 and nothing to win. At least that mends the Shield.
lesson-alone = You are at 6. Halt now and you are second; or draw on until you are ahead. With a whole Shield and two Supporters I would draw.

lesson-double = Double Madness! It costs two units, and two are all you have here. This is what a Shield is for: break it.

lesson-gone = Gone, back into the bag, and you have lost nobody. But the Shield stays broken until something mends it.
lesson-risk = So now look at the risk: one draw and you may bust, though not often. One chip of 2 and you are ahead.
lesson-once-more = And a fourth chip would be just what your Quest wants. Once more!

lesson-won = A Rose: 8 beats 7, and the battle is over. You have the award, 2 points, a point more for the Rose, and a Castle here, which counts 3 in the end. { $b } comes second and gets half of the award.
lesson-feat = Count your chips in play: Flamingo, Faction, Forge and Rose. Exactly four! Complete your Quest.

lesson-forge = Each Forge chip in play lets you forge one chip when the battle is over; so does a Forge symbol on the space where your Strength ends. A forged chip leaves your bag for good. The Flamingo itself has a Strength of 1 only: give it.

lesson-track = It goes onto one of the four tracks of your board, into the first empty space, and you get what that space shows. Some rewards lie between two tracks, for both spaces at once, and an Artifact waits at each end. Track 2 begins with a point of Strength for your Leader: take that one.

lesson-forged = Well forged. The other chips you drew rest now. They come back into the bag when it is empty, when four chips of Madness have filled your track, and after the war.
lesson-wagers = So it goes from Region to Region. Where you have no unit you may lay a Wager on who will win: a weak chip if you are right, a Shard if not.
lesson-points = After three Rounds the Castles, 3 points each, and the Quests are added, and each Shard takes a point away.
lesson-farewell = You know enough to lead an army. Play on from here, or begin a game of your own. And mind your Shield!
