# Wonderland's War, English. Argument conventions: docs/engine.md. Names and texts of chips, cards, abilities and Quests
# come with the data. Prompts, choices: play.en.ftl. What happened: events.en.ftl.

## The game

title = Wonderland's War
tagline = Tea with everybody you are about to fight. Gather an army chair by chair, pull it out of a bag, and mind the Madness.
how-to-play =
    The Looking Glass has broken, and five Factions want Wonderland: Alice, the Cheshire Cat, the Jabberwock, the Mad Hatter and the Red Queen. For three Rounds they first take tea together and then go to war, Region by Region. Whoever has the most victory points in the end (VP for short) wins.

    What you have

    A bag of chips. They are your army, and you never know which comes out next. In the beginning there are Faction chips, two Artifacts, a Forge chip (two with 2 players), and three chips of Madness, which do no good at all. Whatever chips you gain go into the bag.

    Units. Supporters have no Strength, but they keep you in a battle. Figures of the Wonderlandians have Strength and an ability. Your Leader brings your Leader Strength along. Castles are no units; one of your own in a Region gives 2 Strength there, and VP at the end.

    A Shield that can be broken to shrug off a Madness chip. It becomes whole again when you bust, by a Shield reward or by an ability, not by itself between battles or Rounds. Shards of the Looking Glass: each costs 1 VP at the end, and whoever has most goes a little madder. Quests in your hand, which nobody else sees.

    The Tea Party

    Each chair of the table has a card. On your turn your Leader moves on to any chair with a card and without a Leader, and you take that card: units to place into one Region, chips, Castles, Leader Strength, Quests, Wonderlandians, abilities of your Faction. You carry out its parts in the order you like. Clockwise for everybody but Alice.

    Who comes to the Head of the Table has to stop there: roll the Shard die, gain as many Shards, and the empty chairs get new cards. Then the Leader moves on. Staying behind on the way around costs no Shards, but the best cards may be further on.

    Split cards have two halves of which you choose one; the units in the corner and a Shard die beside them come with either, and that die has to be rolled. Corrupted cards show a reward with a Shard die on it: only who rolls for it, and gains the Shards, gains it too.

    With four cards (five with 2 players) your next turn is your last of the Party: your Leader leaves the table for a Region. After that everybody puts one Madness chip into the bag. Whoever has most Shards puts in a second one, and drops half of the Shards, rounded up: a lone one goes.

    The War

    Battles are fought clockwise from the Region where the standee stands, one in each Region in which anybody has a unit. Your Strength begins with your Leader, figures and Castle there. Whoever does not take part may lay a Wager on one who does: a right one brings a weak Ally chip, a wrong one a Shard, and a tie for first nothing.

    First everybody draws one chip. From the second draw on you choose in secret, all at once: draw on, or halt for this battle. A chip adds its Strength and does what it says, and then lies on your Active track.

    A Madness chip adds nothing and costs one of your units here, the Double two; the Leader goes last. When the last unit is lost you bust: your Strength is 0 and you are out of this battle. Madness chips wait on your Madness track, used chips among the Exhausted. The fourth Madness on the track sends all of both back into your bag, and so does a bag that is empty when you should draw.

    The battle ends when nobody draws any more, when somebody is at 25, or when only one goes on and is ahead of all who halted.

    The spoils

    The highest Strength gains the VP of the Region's marker for this Round, and a Castle. The second gains half, rounded up; tied for second, they share that half. Tied for first, each chooses the VP or the Castle, and there is no second place. Alone in a Region you choose VP or Castle without a battle.

    Then you may complete a Quest of that Region whose Feat you have just fulfilled, and you may forge. A Forge symbol under your final Strength allows one forge, each Active Forge chip another. A forged chip leaves the battle for one of your four Forge tracks, on the next free space from the left, and gives the reward of that space. Between two tracks lie further rewards, gained when the spaces above and below are both filled; the end of a track brings an Artifact.

    Active chips become Exhausted, and the next battle begins. After the last one of Rounds 1 and 2 the units stay where they are for the next Round; Leaders go back to the table, Exhausted and Madness chips into the bags, three Wonderlandians are dealt anew, and the standee moves on by a roll.

    The end

    After three Rounds you add to your VP: your Castles at 3 each, or up to 6 if you have forged on the fourth track; for each Quest 3 for its Feat and 3 for its Objective, and 3 more for both; and you lose 1 for each Shard. With equal totals the fewer Shards decide, then the more units on the board; after that victory is shared.

    With 2 players

    One Region is closed. Everywhere else the Local Resistance has to be reached, at Strength 3, 5 and 7 in the three Rounds: below it there is no award. Who is alone in a Region fights against it: more Strength than it has wins, equal Strength is a tie, for the VP or a Castle.

    There are no Wagers. Castles are won twice: the first time they lie sideways, which is enough for their 2 Strength; a later win or Castle turns them upright, and only upright ones count at the end, at 7 VP each at most. Each bag begins with a second Forge chip, two Wonderlandians stay in the box (the March Hare and the Amulet of the Duchess), and the boards of the Factions have a side of their own.

    The prototype

    All this is so in the printed game. Where a table plays the rules of the prototype some of it differs; the option of that name says what.

    Where to look

    What a card, chip, figure, Region or Quest does is told where you point at it. The make-up of every bag is open, as anybody could have counted along. Hidden are only Quests in hand, Wagers, the choice to draw or to halt until all have chosen, and the order of decks and bags.

## Pictures of how to play: what is to be seen, and what stands below

picture-bag = Six chips: Faction, Artifact, Forge, Madness, a weak and a strong Ally
picture-bag-caption = Chips, with their Strength in the corner. Strong ones have a double rim, Artifacts a jagged one, and Madness is dark.
picture-region = A Region with the units of Alice and the Mad Hatter
picture-region-caption = A Region. Above: when its battle comes, and its VP in the three Rounds. Below: the Mad Hatter with two Supporters and the Walrus, Alice with three Supporters, her Leader and a Castle.
picture-tea = The tea table: the looking glass at its Head with two Leaders, two chairs with cards, one where the Mad Hatter sits, one empty
picture-tea-caption = The Head of the Table with two Leaders who wait there; then a card to be taken, an empty chair, the Mad Hatter in his, and another card. The red sign is the Shard die.
picture-cards = A split card and a corrupted card
picture-cards-caption = Left: one half or the other. Right: the violet part is for those who roll the die.
picture-strength = Leader 1, Castle 2 and four chips, with their sum
picture-strength-caption = The Leader and the Castle are there from the start. Each chip drawn adds its own Strength, and Madness adds nothing.
picture-madness = A Madness chip, a Madness track with two of four spaces taken, and a Shield
picture-madness-caption = Two more chips of Madness on the track, and all goes back into the bag. The Shield breaks instead of losing a unit.
picture-forge = Alice's four Forge tracks, with four chips forged
picture-forge-caption = The forged chips lie on the left. The spaces above and below the Shield are both filled, so it has been gained as well.

## What the set rests on

provenance-wonderlands_war = Wonderland's War: the rules are complete. What the rule books state of cards, chips and boards is kept to the letter; they show only some, and the other values are stand-ins of our own, each marked as such in the inspector.

## House options

option-edition = Rules
option-edition-help = The rules as printed, or those of the prototype before. In the prototype own units may be returned from the board before placing, in a battle players go clockwise instead of by fewest VP, the Local Resistance has to be passed instead of reached, there is one chip fewer of every Ally type, a shortage of Madness stops nothing, Poison that nobody took stays on the tea table until the next Party, and nothing decides a tie.
option-edition-final = The printed game
option-edition-prototype = The prototype
option-ally_set = Abilities of the Allies
option-ally_set-help = Each of the five Ally types has four abilities, one of each set. Set A is for first games.
option-ally_set-A = Set A
option-ally_set-A-help =
    { ally-card_soldier }: { ability-card_soldier_a-text }
    { ally-flamingo }: { ability-flamingo_a-text }
    { ally-rose }: { ability-rose_a-text }
    { ally-red_rook }: { ability-red_rook_a-text }
    { ally-creature }: { ability-creature_a-text }
option-ally_set-B = Set B
option-ally_set-B-help =
    { ally-card_soldier }: { ability-card_soldier_b-text }
    { ally-flamingo }: { ability-flamingo_b-text }
    { ally-rose }: { ability-rose_b-text }
    { ally-red_rook }: { ability-red_rook_b-text }
    { ally-creature }: { ability-creature_b-text }
option-ally_set-C = Set C
option-ally_set-C-help =
    { ally-card_soldier }: { ability-card_soldier_c-text }
    { ally-flamingo }: { ability-flamingo_c-text }
    { ally-rose }: { ability-rose_c-text }
    { ally-red_rook }: { ability-red_rook_c-text }
    { ally-creature }: { ability-creature_c-text }
option-ally_set-D = Set D
option-ally_set-D-help =
    { ally-card_soldier }: { ability-card_soldier_d-text }
    { ally-flamingo }: { ability-flamingo_d-text }
    { ally-rose }: { ability-rose_d-text }
    { ally-red_rook }: { ability-red_rook_d-text }
    { ally-creature }: { ability-creature_d-text }
option-ally_set-random = By lot
option-card_soldier_set = Ability of the Card Soldiers
option-card_soldier_set-help = Usually all Ally types use the same set; here one type can have another.
option-card_soldier_set-as_set = As all others
option-card_soldier_set-A = Set A
option-card_soldier_set-A-help = { ability-card_soldier_a-text }
option-card_soldier_set-B = Set B
option-card_soldier_set-B-help = { ability-card_soldier_b-text }
option-card_soldier_set-C = Set C
option-card_soldier_set-C-help = { ability-card_soldier_c-text }
option-card_soldier_set-D = Set D
option-card_soldier_set-D-help = { ability-card_soldier_d-text }
option-flamingo_set = Ability of the Flamingos
option-flamingo_set-help = { option-card_soldier_set-help }
option-flamingo_set-as_set = { option-card_soldier_set-as_set }
option-flamingo_set-A = Set A
option-flamingo_set-A-help = { ability-flamingo_a-text }
option-flamingo_set-B = Set B
option-flamingo_set-B-help = { ability-flamingo_b-text }
option-flamingo_set-C = Set C
option-flamingo_set-C-help = { ability-flamingo_c-text }
option-flamingo_set-D = Set D
option-flamingo_set-D-help = { ability-flamingo_d-text }
option-rose_set = Ability of the Roses
option-rose_set-help = { option-card_soldier_set-help }
option-rose_set-as_set = { option-card_soldier_set-as_set }
option-rose_set-A = Set A
option-rose_set-A-help = { ability-rose_a-text }
option-rose_set-B = Set B
option-rose_set-B-help = { ability-rose_b-text }
option-rose_set-C = Set C
option-rose_set-C-help = { ability-rose_c-text }
option-rose_set-D = Set D
option-rose_set-D-help = { ability-rose_d-text }
option-red_rook_set = Ability of the Red Rooks
option-red_rook_set-help = { option-card_soldier_set-help }
option-red_rook_set-as_set = { option-card_soldier_set-as_set }
option-red_rook_set-A = Set A
option-red_rook_set-A-help = { ability-red_rook_a-text }
option-red_rook_set-B = Set B
option-red_rook_set-B-help = { ability-red_rook_b-text }
option-red_rook_set-C = Set C
option-red_rook_set-C-help = { ability-red_rook_c-text }
option-red_rook_set-D = Set D
option-red_rook_set-D-help = { ability-red_rook_d-text }
option-creature_set = Ability of the Creatures
option-creature_set-help = { option-card_soldier_set-help }
option-creature_set-as_set = { option-card_soldier_set-as_set }
option-creature_set-A = Set A
option-creature_set-A-help = { ability-creature_a-text }
option-creature_set-B = Set B
option-creature_set-B-help = { ability-creature_b-text }
option-creature_set-C = Set C
option-creature_set-C-help = { ability-creature_c-text }
option-creature_set-D = Set D
option-creature_set-D-help = { ability-creature_d-text }
option-card_soldier_a = Card Soldiers of set A
option-card_soldier_a-help = In set A a Card Soldier returns an Exhausted chip to the bag or else becomes stronger. The rule text doubles it; a card pictured in the rule book adds 1. The same for weak ones, not for strong ones.
option-card_soldier_a-double = Doubled
option-card_soldier_a-plus_one = One more
option-faction_1 = Faction of seat A
option-faction_1-help = Each Faction has a board, abilities and a power at the tea table of its own. No two seats can have the same. Whoever you seat here keeps it, even when the seats are drawn by lot.
option-faction_1-random = Faction by lot
option-faction_1-alice = { faction-alice }
option-faction_1-cheshire_cat = { faction-cheshire_cat }
option-faction_1-jabberwock = { faction-jabberwock }
option-faction_1-mad_hatter = { faction-mad_hatter }
option-faction_1-red_queen = { faction-red_queen }
option-faction_2 = Faction of seat B
option-faction_2-help = { option-faction_1-help }
option-faction_2-random = { option-faction_1-random }
option-faction_2-alice = { faction-alice }
option-faction_2-cheshire_cat = { faction-cheshire_cat }
option-faction_2-jabberwock = { faction-jabberwock }
option-faction_2-mad_hatter = { faction-mad_hatter }
option-faction_2-red_queen = { faction-red_queen }
option-faction_3 = Faction of seat C
option-faction_3-help = { option-faction_1-help }
option-faction_3-random = { option-faction_1-random }
option-faction_3-alice = { faction-alice }
option-faction_3-cheshire_cat = { faction-cheshire_cat }
option-faction_3-jabberwock = { faction-jabberwock }
option-faction_3-mad_hatter = { faction-mad_hatter }
option-faction_3-red_queen = { faction-red_queen }
option-faction_4 = Faction of seat D
option-faction_4-help = { option-faction_1-help }
option-faction_4-random = { option-faction_1-random }
option-faction_4-alice = { faction-alice }
option-faction_4-cheshire_cat = { faction-cheshire_cat }
option-faction_4-jabberwock = { faction-jabberwock }
option-faction_4-mad_hatter = { faction-mad_hatter }
option-faction_4-red_queen = { faction-red_queen }
option-faction_5 = Faction of seat E
option-faction_5-help = { option-faction_1-help }
option-faction_5-random = { option-faction_1-random }
option-faction_5-alice = { faction-alice }
option-faction_5-cheshire_cat = { faction-cheshire_cat }
option-faction_5-jabberwock = { faction-jabberwock }
option-faction_5-mad_hatter = { faction-mad_hatter }
option-faction_5-red_queen = { faction-red_queen }
