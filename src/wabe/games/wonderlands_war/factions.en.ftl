# Wonderland's War: the boards of the Factions in the browser. Argument conventions: docs/engine.md.

ww-board-of = The board of { $seat }: { $faction }
ww-board-forge = The Forge tracks of { $seat }
ww-board-track = Forge track { $track }: { $filled ->
    [0] empty
    [4] complete
   *[other] { $filled } of 4 forged
}
ww-board-track-help = { $left ->
    [0] Complete: its Artifact, { $artifact }, has gone into the bag.
    [one] One space is left; filling it also brings { $artifact } into the bag.
   *[other] { $left } spaces are left. Whoever fills the last one also gains { $artifact } into the bag.
}
ww-board-space = Track { $track }, space { $space }: { $reward }
ww-board-space-forged = Track { $track }, space { $space }: { $chip } forged, { $reward } gained
ww-board-forge-help = After a battle you may move an Active chip to the leftmost empty space of a track: once if your tracker ends on a Forge symbol, and once for each Active Forge chip. The reward of the space is gained at once.
ww-board-forge-end = The last space of a track also brings { $artifact } into the bag.
ww-board-between = Between tracks { $upper } and { $lower }, column { $column }: { $reward }, { $filled } of 2 spaces filled
ww-board-between-gained = Between tracks { $upper } and { $lower }, column { $column }: { $reward }, gained
ww-board-between-help = Gained as soon as the spaces above and below it both hold a chip.
ww-board-artifact = Artifact at the end of the track: { $artifact }
ww-board-artifact-gone = The Artifact of this track, { $artifact }, is in the game
ww-board-whole = Whole board
ww-board-abilities = Abilities
ww-board-ability-on = { $ability }, unlocked
ww-board-ability-off = { $ability }, locked
ww-board-leader = Leader Strength { $strength }
ww-board-leader-help = A battle where the Leader is begins with this much Strength. At most { $most }.
ww-board-castles = { $count ->
    [one] 1 Castle left
   *[other] { $count } Castles left
}, { $value } VP each at the end
ww-board-castles-help = A Castle gives 2 Strength when a battle begins where it stands, and { $value } VP at the end. Castle spaces on the fourth Forge track raise that.
ww-board-castles-2p = With 2 players a Castle is first laid on its side: it gives its 2 Strength, but no VP at the end. A second win there or a Castle reward turns it upright.
ww-board-shield-help = When you draw Madness or Poison you may break the Shield: the chip goes back into the bag and does nothing. Broken, it stays so from battle to battle and from Round to Round, until you bust, gain a Shield reward or use an ability that mends it.
ww-board-broken-help = It stays broken from battle to battle and from Round to Round, until you bust, gain a Shield reward or use an ability that mends it.
ww-board-madness = { $count } of 4 on the Madness track
ww-board-madness-help = { $left ->
    [one] The next Madness chip fills it: then all Madness here and all Exhausted chips go back into the bag.
   *[other] When { $left } more are here, all Madness here and all Exhausted chips go back into the bag.
}
ww-board-bag = { $count ->
    [one] 1 chip in the bag
   *[other] { $count } chips in the bag
}
ww-board-active = { $count ->
    [0] No Active chip
    [one] 1 Active chip
   *[other] { $count } Active chips
}
ww-board-active-word = Active
ww-board-active-help = The chips played in this battle, in their order. After it they become Exhausted.
ww-board-exhausted = { $count ->
    [one] 1 Exhausted chip
   *[other] { $count } Exhausted chips
}
ww-board-exhausted-word = Exhausted
ww-board-exhausted-help = Used up. They come back into the bag when the Madness track is full, when the bag is empty, and after the Wars of Rounds 1 and 2.
ww-board-quest = { $quest }, in { $region }. Feat, open: { $feat } Objective, at the end: { $objective }{ $holds ->
    [yes] { " " }It holds now.
   *[no] { "" }
}
ww-board-quest-done = { $quest }, in { $region }. Feat, completed: { $feat } Objective, at the end: { $objective }{ $holds ->
    [yes] { " " }It holds now.
   *[no] { "" }
}
ww-board-no-quests = No Quests.
ww-board-wagers = { $count ->
    [one] 1 Wager card
   *[other] { $count } Wager cards
}
ww-board-wager-laid = { $count ->
    [one] 1 Wager card, laid
   *[other] { $count } Wager cards, one of them laid
}
