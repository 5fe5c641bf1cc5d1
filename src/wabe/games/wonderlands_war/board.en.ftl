# Wonderland's War: tea table, Regions, players and explanations in the browser. Argument conventions: docs/engine.md.

## Where the game stands

ww-round = { $round ->
    [0] Before Round 1
   *[other] Round { $round } of { $rounds }
}
ww-phase-setup = the beginning
ww-phase-tea = Tea Party
ww-phase-war = War
ww-phase-over = the end
ww-phase-setup-help = Everybody keeps one of two Quests.
ww-phase-tea-help = Leaders move around the tea table and take cards, four for each (five with 2 players); then each Leader goes to a Region. When all have gone, the War begins.
ww-phase-war-help = Battles are fought Region by Region, clockwise from the standee.
ww-phase-over-help = Castles, Quests and Shards have been counted.
ww-progress = { $round ->
    [0] Before Round 1: { $phase }
   *[other] Round { $round }: { $phase }
}
ww-progress-tea = Round { $round }: { $seat } is at tea
ww-progress-battle = Round { $round }: battle in { $region }
ww-first = { $seat } goes first in this Tea Party. The War of this Round begins in { $region }.
ww-scoring-help = In the end Castles count 3 to 6 VP each (with 2 players 3 to 7, and only upright ones), each Quest 3 for its Feat, 3 for its Objective and 3 more for both; each Shard costs 1.
ww-sets = Ally abilities: { $same ->
    [yes] set { $sets }
   *[no] sets { $sets }
}
ww-sets-short = { $same ->
    [yes] Ally set { $sets }
   *[no] Ally sets { $sets }
}
ww-sets-help = Card Soldiers have the ability of set { $card_soldier }, Flamingos of { $flamingo }, Roses of { $rose }, Red Rooks of { $red_rook }, Creatures of { $creature }.
ww-set-ally = { $ally }: { $text }
ww-set-of = In this game it has the ability of set { $set }.
ww-resistance = Local Resistance { $strength }
ww-resistance-help = Below this Strength there is no award in any Region. Alone in a battle, exactly this much is a tie: you choose the VP or a Castle; only more than this wins both. With the rules of the prototype exactly this much is never enough.

## What is shown

ww-scenes = What to look at
ww-scene-battle = Battle
ww-scene-tea = Tea
ww-scene-regions = Regions
ww-scene-boards = Boards

## The tea table

ww-chair = Chair { $chair }
ww-chair-card = Chair { $chair }: { $card }
ww-chair-poisoned = Chair { $chair }, poisoned: { $card }
ww-chair-leader = Chair { $chair }: the Leader of { $seat }
# A card with what each of its chips does, line by line. $does: the text of the chip's ability.
ww-chair-told =
    { $card }
    { $chips }
ww-chip-told = { $chip }: { $does }
ww-chair-empty = Chair { $chair }: empty
ww-chair-empty-help = Empty: no Leader can stop here until there is a card again. The next visit of the Head brings one.
ww-chair-leader-help = The Leader of { $seat } sits here. No other Leader can stop here, and no card is laid here meanwhile.
ww-help-poisoned = Poison lies on it: whoever takes the card puts the Poison into the bag.
ww-head = { $count ->
    [0] Head of the Table, nobody waits there
   *[other] Head of the Table, with { $seats }
}. { $deck ->
    [one] 1 card in the deck
   *[other] { $deck } cards in the deck
}
ww-head-title = The Head of the Table
ww-head-help = { $empty ->
    [0] Whoever comes here must stop: roll the Shard die, gain 1 to 3 Shards, and go on. No chair is empty now.
    [one] Whoever comes here must stop: roll the Shard die, gain 1 to 3 Shards. The one empty chair gets a new card; then the Leader goes on.
   *[other] Whoever comes here must stop: roll the Shard die, gain 1 to 3 Shards. The { $empty } empty chairs get new cards; then the Leader goes on.
}
ww-head-deck = The deck of this Round has { $count ->
    [one] 1 card
   *[other] { $count } cards
} left.
ww-head-waiting = { $count ->
    [0] No Leader is here.
   *[other] Here now: { $seats }.
}
ww-card-resolved = The card of { $seat }: { $card }
ww-card-parts = Still to come of the card:
ww-market = Wonderlandians to choose from
ww-figure = { $name }, a figure of Strength { $strength }
ww-tools = { $name }, two chips of Strength { $strength }
ww-figure-help = A figure is placed into a Region at once, and is a unit: it gives its Strength when a battle begins there.
ww-tools-help = Both chips go into the bag at once. Each has the ability by itself.
ww-wonderlandians-help = Three lie face up. Whoever may take one chooses, and the next takes its place. After the Wars of Rounds 1 and 2 they are shuffled back, and three are dealt anew.

## Supply

ww-supply = Supply
ww-supply-chip = { $chip }: { $count } in the supply
ww-deck-shards = { $count ->
    [one] 1 Shard left
   *[other] { $count } Shards left
}
ww-deck-quests = { $count ->
    [one] 1 Quest in the deck
   *[other] { $count } Quests in the deck
}
ww-deck-wonderlandians = { $count ->
    [one] 1 Wonderlandian in the deck
   *[other] { $count } Wonderlandians in the deck
}
ww-shards-help = Each Shard costs 1 VP at the end. After the Tea Party whoever has most Shards gains a Madness chip more, and discards half of the Shards, rounded up: a lone one goes.
ww-quests-help = A Feat is completed in a battle in the Quest's Region; its Objective is looked at when the game ends. Discards go to the bottom of the deck.

## Regions and units

ww-regions = The Regions, in the order of battles
ww-region-award = { $region }: award { $award } VP
ww-region-closed = { $region }: closed
ww-region-nobody = Nobody is there
ww-ledger = VP from { $region }
ww-ledger-round = Round { $round }
ww-ledger-castle = Castle
ww-ledger-total = VP
ww-ledger-first = , first place
ww-ledger-none = No VP came from here
ww-closed = closed in this game
ww-force = { $seat }: { $supporters ->
    [0] { ww-force-figures }
    [one] { $supporters } Supporter{ ww-force-and-figures }
   *[other] { $supporters } Supporters{ ww-force-and-figures }
}
ww-force-figures = { $many ->
    [0] { ww-force-leader }
   *[other] { $figures }{ ww-force-and-leader }
}
ww-force-and-figures = { $many ->
    [0] { ww-force-and-leader }
   *[other] , { $figures }{ ww-force-and-leader }
}
ww-force-leader = { $leader ->
    [yes] Leader{ ww-force-and-castle }
   *[no] { ww-force-castle }
}
ww-force-and-leader = { $leader ->
    [yes] , Leader{ ww-force-and-castle }
   *[no] { ww-force-and-castle }
}
ww-force-castle = { $castle ->
    [upright] a Castle
    [sideways] a sideways Castle
   *[none] nothing
}
ww-force-and-castle = { $castle ->
    [upright] , a Castle
    [sideways] , a sideways Castle
   *[none] { "" }
}
ww-region-help = { $fought ->
    [yes] The battle of this Round is over. The award was { $award } VP and a Castle, { $half } for the second.
   *[no] Battle number { $order }. The first wins { $award } VP and a Castle, the second { $half }; after a tie they choose or share.
}
ww-region-marker = Awards of the three Rounds: { $first } VP, { $second } VP, { $third } VP.
ww-region-strength = A battle begins with the Strength of the Leader there, 2 for an own Castle, and that of each figure. Supporters have none, but Madness may take them instead of figures; the Leader is lost last.
ww-region-closed-help = Nothing happens here in this game. The Quest { $quest } has decided it.
ww-unit = { $seat }: { $unit }{ $count ->
    [one] { "" }
   *[other] , { $count } of them
}
ww-unit-title = { $unit } of { $seat }, in { $where }
ww-reserve = the supply
ww-supporter-help = A unit without Strength. As long as any unit is left, Madness does not bust you.
ww-leader-help = Gives { $strength } Strength when a battle begins where the Leader is. Lost only when no other unit is left there.

## Players

points-unit = VP
ww-seat = { $seat }: { $faction }
ww-seat-told =
    { $numbers }
    { $power }
# All that the signs of a player's panel stand for.
ww-seat-help = { $vp } VP on the track, { ww-seat-has }. Left: { $supporters ->
    [one] 1 Supporter
   *[other] { $supporters } Supporters
}, { $left ->
    [one] 1 Castle
   *[other] { $left } Castles
}.
ww-seat-has = Leader Strength { $strength }, { $shield ->
    [yes] Shield whole
   *[no] Shield broken
}, { $shards ->
    [one] 1 Shard
   *[other] { $shards } Shards
}, { $castles ->
    [one] 1 Castle
   *[other] { $castles } Castles
} built, { $quests ->
    [one] 1 Quest
   *[other] { $quests } Quests
} in hand, { $bag ->
    [one] 1 chip
   *[other] { $bag } chips
} in the bag
ww-seat-power = Power at the tea table, { $ability }: { $text }
ww-seat-cards = { $count ->
    [one] 1 Tea Party card taken
   *[other] { $count } Tea Party cards taken
}, { $party } in this Party. With { $of } in a Party, the next turn is the last: the Leader leaves for a Region.
ww-seat-units = Figures in the reserve: { $reserve }.
ww-bag-open = The make-up of every bag is open to all, for anybody could have counted along; the order is not.
ww-bag-closed = Nobody may look into a bag during the War. Its make-up follows from what all have seen, but this table leaves the counting to you.
ww-has-shards = { $count ->
    [one] 1 Shard
   *[other] { $count } Shards
}
ww-has-strength = +{ $count } Strength
ww-has-strength-told = Leader Strength { $count }
ww-has-supporters = { $count ->
    [one] 1 Supporter left
   *[other] { $count } Supporters left
}
ww-has-castles = { $count ->
    [one] 1 Castle left
   *[other] { $count } Castles left
}
ww-has-built = { $count } built: { $vp } VP
ww-has-built-told = { $count ->
    [one] 1 Castle built, { $vp } VP in the end
   *[other] { $count } Castles built, { $vp } VP in the end
}
ww-has-tea = { $state ->
    [gone] left the Party
    [last] leaves next
   *[here] Cards: { $count } of { $of }
}
ww-has-tea-told = { $state ->
    [gone] Has left the Tea Party
    [last] Tea Party cards: { $count } of { $of }, leaves the Party on the next turn
   *[here] Tea Party cards: { $count } of { $of }
}
ww-has-quests = { $count ->
    [one] 1 Quest
   *[other] { $count } Quests
}
ww-quests-hidden = { $count ->
    [one] 1 Quest in hand
   *[other] { $count } Quests in hand
}
ww-has-bag = { $count ->
    [one] 1 chip
   *[other] { $count } chips
}
ww-has-shield = { $whole ->
    [yes] Shield whole
   *[no] Shield broken
}
ww-shield-whole = The Shield is whole
ww-shield-broken = The Shield is broken
ww-bag-of = The bag of { $seat }
ww-chips = { $count } × { $chip }
ww-madness-track = { $count } of 4 on the Madness track

## Chips, abilities, Quests

ww-chip-title = { $chip }, Strength { $strength }
ww-chip-where = In the supply: { $supply }. In all bags: { $bags }.
ww-chip-supply = In the supply: { $supply }.
ww-chip-help = Adds its Strength when it is played.
ww-chip-madness-help = Adds nothing, and costs one of your units in the battle. It goes to your Madness track; the fourth there sends all Madness and all Exhausted chips back into your bag.
ww-chip-double_madness-help = Adds nothing, and costs two of your units in the battle. It goes to your Madness track as one chip, and can never be discarded.
ww-chip-poison-help = Adds nothing, and costs one of your units in the battle. Then it goes back to the Jabberwock.
ww-chip-faction_1-help = A chip of your Faction, without an ability of its own.
ww-chip-faction_2-help = A chip of your Faction, without an ability of its own.
ww-chip-artifact-help = The Artifact of your Faction. Unlocked Artifact abilities act when it is played. Four more wait at the ends of the Forge tracks.
ww-ability-artifact = Acts with every Artifact of the Faction.
ww-ability-passive = Acts by itself.
ww-ability-locked = Still locked: a Tea Party card or a Forge space unlocks it.
ww-ability-unlocked = { $seat } has unlocked it.
ww-quest-help = Feat: { $feat } Objective: { $objective }
ww-quest-open = The Feat can be completed after a battle in { $region }, if its owner has not bust. The Objective counts at the end in any case.
ww-quest-done = { $seat } has completed its Feat.
ww-quest-worth = 3 VP for the Feat, 3 for the Objective, 3 more for both.

## Rewards

ww-help-units = { $count ->
    [one] Unit: place one into any Region, a Supporter from supply or a figure of your reserve.
   *[other] Units: place { $count } into one Region, Supporters from supply or figures of your reserve. With too few in supply you may move some on the board.
}
ww-help-ally = Ally chip: { $of } goes into your bag.
ww-help-any_ally = { $of ->
    [weak] Any weak Ally chip, or a Forge chip, of your choice goes into your bag.
   *[other] Any strong Ally chip of your choice goes into your bag.
}
ww-help-forge_chip = Forge chip: it goes into your bag, and lets you forge one chip more after a battle.
ww-help-wonderlandian = Wonderlandian: choose one of the three that lie face up.
ww-help-ability = Ability: unlock one of your Faction.
ww-help-discard_shards = Shards: discard { $count }, or all you have if fewer.
ww-help-castle = Castle: place one in a Region where you have none. With 2 players it lies sideways there, and you may instead turn upright one that does.
ww-help-leader_strength = Leader Strength: 1 more; at 6 you discard a Shard instead.
ww-help-discard_madness = Madness: you may put one regular Madness chip of your bag back to the supply.
ww-help-shield = Shield: a broken one becomes whole.
ww-help-quest1 = Quest: you may draw one.
ww-help-quest2keep = Quests: you may draw two, or the last one of the deck, and then discard one of your hand.
ww-help-forge_a_chip = Forge: you may forge a chip of your bag.
ww-help-supporter = Supporter: one more for your supply.
ww-help-castle_value = Castles: each of yours that counts at the end counts 1 VP more.
ww-help-vp = Star: { $count } VP at once.
ww-help-shard_die = Shard die: roll it and gain 1 to 3 Shards. Not optional.
ww-help-split = Halves: choose the upper or the lower. Units and a Shard die in the corner come with either.
ww-help-corrupted = Corrupted: yours only if you roll the Shard die for it and gain the Shards; you may leave it.

## What the signs mean

ww-legend = What the signs mean
ww-legend-shard = Shards: each costs 1 VP at the end
ww-legend-supporter = Supporters left in supply
ww-legend-castle = Castles: those left in supply, and in the player’s colour those built
ww-legend-tea = Tea Party cards taken in this Party
ww-legend-quest = Quests in hand
ww-legend-leader_strength = Strength with which the Leader begins a battle
ww-legend-bag = Chips in the bag
ww-legend-shield = Shield, whole: it can turn one Madness or Poison away
ww-legend-shield_broken = Shield, broken: a bust mends it, and so do Shield rewards and some abilities
ww-legend-madness = Madness
ww-legend-poison = Poison
ww-legend-rewards = On cards and Forge tracks

## Words on choices

ww-note-head = { $empty ->
    [0] 1 to 3 Shards
    [one] 1 to 3 Shards, 1 new card
   *[other] 1 to 3 Shards, { $empty } new cards
}
ww-short-visit_head = To the Head of the Table
ww-short-my_party = It's my party: take any
ww-note-poison = poisoned
ww-note-rewards = { $rewards }
ww-note-halves = { $upper } – or { $lower }
ww-note-opponent = { $shards ->
    [one] Strength { $strength }, 1 Shard
   *[other] Strength { $strength }, { $shards } Shards
}
ww-note-draw = bust risk { $bust } %, else Strength about { $strength }
ww-note-region = award { $award } VP, { $own ->
    [0] no unit of yours
    [one] 1 unit of yours
   *[other] { $own } units of yours
}, { $others ->
    [0] nobody else
    [one] 1 other player
   *[other] { $others } other players
}
ww-note-track = space { $space }: { $reward }{ $count ->
    [0] { "" }
   *[other] ; between tracks: { $between }
}

## Where things come from

ww-from-printed = Read off the printed part: { $fields }.
ww-from-seed = From the rule book: { $fields }.
ww-from-printed-all = All of it is read off the printed part.
ww-from-seed-all = All of it is from the rule book.
ww-from-public-all = All of it is from public pages.
ww-from-inferred-all = All of it follows from the rule book.
ww-from-stand_in-all = All of it is ours, a stand-in.
ww-from-public = From public pages: { $fields }.
ww-from-inferred = Follows from the rule book: { $fields }.
ww-from-stand_in = Ours, a stand-in: { $fields }.

## The score sheet

score-heading = Score sheet
score-track = VP track
score-awards = Awards of Regions
score-effects = Abilities in play
score-forging = Forging
score-castles = Castles
score-castles-detail = { $count } × { $value } VP
score-quests = Quests
score-quest = { $quest }: { $points } VP { $how ->
    [both] for Feat, Objective and both together
    [feat] for the Feat
    [objective] for the Objective
   *[none] for neither Feat nor Objective
}
score-quests-detail = { $feats ->
    [one] 1 Feat
   *[other] { $feats } Feats
}, { $objectives ->
    [one] 1 Objective
   *[other] { $objectives } Objectives
}
score-shards = Shards
score-total = Total
score-winner = Winner
tie-shards = Fewest Shards decide: { $told }.
tie-units = Most units on the board decide: { $told }.
score-explain = A Quest counts 3 for its Feat, 3 for its Objective and 3 more for both; each Shard costs 1. With equal totals the fewest Shards win, then the most units on the board; after that, and in the prototype at once, victory is shared.

## A replay with all cards open

ww-open-tea = Next tea cards
ww-open-quests = Next Quests
ww-open-wonderlandians = Next Wonderlandians
