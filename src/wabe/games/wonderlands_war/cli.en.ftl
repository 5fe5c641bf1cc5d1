# Wonderland's War in the terminal, English. Read together with en.ftl; argument conventions: docs/engine.md.

ww-text-phase-setup = Setting up
ww-text-phase-tea = Round { $round } of { $rounds }, Tea Party. The War will begin in { $region }.
ww-text-phase-war = Round { $round } of { $rounds }, War. It began in { $region }.
ww-text-phase-over = The game has ended.
ww-text-decks = Decks: { $cards ->
    [one] 1 tea card
   *[other] { $cards } tea cards
}, { $quests ->
    [one] 1 Quest
   *[other] { $quests } Quests
}, { $wonders ->
    [one] 1 Wonderlandian
   *[other] { $wonders } Wonderlandians
}
ww-text-market = Wonderlandians
ww-text-has = Yours

## Tea table

ww-text-tea = Tea table
ww-text-head = Head of the Table: { $seats }
ww-text-with-poison = { $card } (with Poison)
ww-text-left = { $seat } has still to carry out

## Rewards, short

ww-text-reward-units = { $count } { $count ->
    [one] unit
   *[other] units
}
ww-text-reward-any_ally-weak = any weak
ww-text-reward-any_ally-strong = any strong
ww-text-reward-forge_chip = Forge
ww-text-reward-wonderlandian = Wonderl.
ww-text-reward-ability = ability
ww-text-reward-discard_shards = -{ $count } Sh.
ww-text-reward-castle = Castle
ww-text-reward-leader_strength = Leader +1
ww-text-reward-discard_madness = -Madness
ww-text-reward-shield = Shield
ww-text-reward-quest1 = Quest
ww-text-reward-quest2keep = Quest 2-1
ww-text-reward-forge_a_chip = forge
ww-text-reward-supporter = Supporter
ww-text-reward-castle_value = Castles +1
ww-text-reward-vp = { $count } VP
ww-text-reward-shard_die = die

## Chips and units

ww-text-faction-chip = Faction
ww-text-supporters = { $count ->
    [one] { $count } Supporter
   *[other] { $count } Supporters
}
ww-text-castle-sideways = a sideways Castle
ww-text-castle-upright = a Castle

## Regions

ww-text-regions = Regions
ww-text-award = VP
ww-text-closed = closed

## What the signs mean, by part of the table

ww-text-legend-tea = Tea table
ww-text-legend-battle = Battle
ww-text-legend-regions = Regions
ww-text-legend-players = Players
ww-text-legend-board = Forge tracks
ww-text-legend-bag = Chips
ww-text-legend-quests = Quests
ww-text-sign-sitting = A B … the Leader of that player sits here
ww-text-sign-poison = ☠ Poison
ww-text-sign-no-card = – no card
ww-text-sign-and = · and
ww-text-sign-halves = | upper half / lower half: one of them
ww-text-sign-corrupted = ! corrupted part, for a roll of the Shard die
ww-text-sign-chip = Rose 2 chip of Strength 2
ww-text-sign-shards = -1 Sh. discard a Shard
ww-text-sign-madness = -Madness discard a Madness chip
ww-text-sign-die = die: roll the Shard die
ww-text-sign-ability = ability: unlock one of the Faction
ww-text-sign-wonderlandian = Wonderl. Wonderlandian
ww-text-sign-quests = Quest 2-1 draw two, discard one
ww-text-sign-forge = forge: forge a chip of the bag
ww-text-sign-leader-strength = Leader +1 Leader Strength
ww-text-sign-castle-value = Castles +1 each Castle worth 1 VP more
ww-text-sign-strength = number: Strength
ww-text-sign-tracker = A B … tracker, reversed on a Forge symbol
ww-text-sign-forge-symbol = ◇ Forge symbol
ww-text-sign-track = ─ · Strength reached and to come, 0 to 25
ww-text-sign-madness-track = ☻ Madness
ww-text-sign-double = ☻² Double Madness
ww-text-sign-free = ○ free space of the Madness track
ww-text-sign-draws = 1 / 2 / 3 after so many more draws
ww-text-sign-leader = L Leader
ww-text-sign-supporters = ● Supporters
ww-text-sign-figures = ◆ figures
ww-text-sign-sideways = ⊏ sideways Castle
ww-text-sign-castle = ⌂ Castle
ww-text-sign-awards = VP 4 6 8 awards of the three Rounds
ww-text-sign-order = 1 2 3 battle order
ww-text-sign-now = ▶ battle now
ww-text-sign-over = ✓ battle over
ww-text-sign-active = ▶ to move
ww-text-sign-short-shards = Sh. Shards
ww-text-sign-leader-column = Leader: its Strength
ww-text-sign-supply = Supply 4 + 1 Supporters + figures in reserve
ww-text-sign-bag-column = Bag: chips in it
ww-text-sign-quests-column = Quests 2 + 1 in hand + Feat completed
ww-text-sign-tea-column = Tea: cards taken
ww-text-sign-forged = ■ forged or gained
ww-text-sign-between = ↕ gained when both spaces beside it are filled
ww-text-sign-times = 2 × twice
ww-text-sign-feat = ✓ Feat completed

## Battle

ww-text-battle = { $draw ->
    [0] Battle in { $region } for { $award } VP
   *[other] Battle in { $region } for { $award } VP, draw { $draw }
}
ww-text-resistance = Local Resistance: Strength { $count }
ww-text-status-fighting = may draw
ww-text-status-in = still in
ww-text-status-decided = has chosen
ww-text-status-halted = halted
ww-text-status-bust = bust
ww-text-place-first = first
ww-text-place-tied_first = tied first
ww-text-place-second = second
ww-text-drew = { $chip }
ww-text-counts = counts as Strength { $count }
ww-text-doubling = next one doubled
ww-text-extra = { $count ->
    [one] 1 chip more to draw from
   *[other] { $count } chips more to draw from
}
ww-text-lowered = next one { $count } weaker
ww-text-units = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
ww-text-bag-size = { $count ->
    [one] bag: 1 chip
   *[other] bag: { $count } chips
}
ww-text-no-shield = Shield broken
ww-text-active = Active
ww-text-exhausted = Exhausted
ww-text-madness = Madness track
ww-text-held = Drawn, one to be played
ww-text-wager-hidden = { $seat } has laid a Wager
ww-text-wager = Wager of { $seat } on { $target }
ww-text-odds = After { $draws } more draws: bust risk { $bust } %, otherwise Strength about { $strength }, chance of a Forge symbol { $forge } %
ww-text-bag = Bag ({ $count })

## Players

ww-text-points = { $vp } VP { $shards } Sh.
ww-text-points-short = { $vp } VP
ww-text-title-vp = VP
ww-text-title-shards = Shards
ww-text-title-shield = Shield
ww-text-title-leader = Leader
ww-text-title-supply = Supply
ww-text-title-bag = Bag
ww-text-title-quests = Quests
ww-text-title-tea = Tea
ww-text-shield-whole = whole
ww-text-shield-broken = broken
ww-text-tracks = Forge tracks of { $seat }
ww-text-castles-left = { $count ->
    [one] { $count } Castle to build, each worth { $value } VP
   *[other] { $count } Castles to build, each worth { $value } VP
}
ww-text-reserve = in reserve: { $units }
ww-text-poison = { $count } Poison
ww-text-abilities = Abilities
ww-text-quest = { $feat } At the end: { $objective }

## Inspecting

ww-text-inspect = Type i and the name of a chip, an ability, a Wonderlandian, a Quest, a Region, a Faction or a player (or the player's letter), the number of a chair, “supply” or “Battle track”.
ww-text-word-supply = supply
ww-text-word-track = Battle track
ww-text-stand-in = Stand-ins of our own, not those of the printed game: { $fields }.
ww-text-ally = { $name }: Strength { $weak } weak, { $strong } strong. In the supply: { $weak_left } weak, { $strong_left } strong.
ww-text-forge = Forge: Strength { $strength }. { $text } In the supply: { $left }.
ww-text-about-madness = No Strength. It costs one of your units in the battle, the Leader last, and goes to the Madness track.
ww-text-about-double_madness = As Madness, but it costs two units, and can never be discarded.
ww-text-about-poison = It costs one of your units in the battle, the Leader last, and goes back to the Jabberwock.
ww-text-about-artifact = Strength 3. When it is played, the unlocked abilities of your Faction act that are about Artifacts.
ww-text-faction = { $faction }. Artifacts: { $artifact }.
ww-text-figure = { $name }, a figure of Strength { $strength }: { $text }
ww-text-tool = { $name }, a chip of Strength { $strength }: { $text }
ww-text-region-closed = { $region }: closed for this game.
ww-text-region = { $region }: { $award } VP in this Round ({ $awards } in the three Rounds).
ww-text-chair = Chair { $chair }: { $card }.
ww-text-chair-leader = The Leader of { $seat } sits here.
ww-text-chair-poison = Whoever takes the card takes a Poison chip too.
ww-text-supply = In the supply: { $chips }. Shards: { $shards }.
ww-text-battle-track = Strength goes from 0 to 25. Forge symbols are on { $spaces }.
ww-text-numbers = { $vp } VP, { $shards } { $shards ->
    [one] Shard
   *[other] Shards
}, Shield { $shield }, Leader Strength { $leader }, { $quests } { $quests ->
    [one] Quest
   *[other] Quests
} in hand.
ww-text-stock = In supply: { $supporters } { $supporters ->
    [one] Supporter
   *[other] Supporters
}, { $castles } { $castles ->
    [one] Castle
   *[other] Castles
}, each worth { $value } VP at the end.
ww-text-unlocked = Unlocked: { $abilities }.
ww-text-feats = Feats completed: { $quests }.
ww-text-tea-cards = { $count ->
    [one] { $count } tea card taken.
   *[other] { $count } tea cards taken.
}
ww-text-track = Forge track { $track }
ww-text-between = Between tracks { $upper } and { $lower }, space { $space }: { $reward }.

## Score sheet

ww-text-sheet-awards = Battles
ww-text-sheet-effects = Abilities
ww-text-sheet-forging = Forging
ww-text-sheet-castles = Castles
ww-text-sheet-quests = Quests
ww-text-sheet-shards = Shards
ww-text-sheet-total = Total
ww-text-sheet-units = Units on the board
ww-text-sheet-quests-of = Quests of { $seat }
ww-text-sheet-quest = { $quest } { $points }
