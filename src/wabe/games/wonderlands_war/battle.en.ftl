# Wonderland's War: the battle in the browser. Argument conventions: docs/engine.md.

ww-battle-title = Battle: { $region }
ww-battle-draw = { $number ->
    [0] before the first draw
   *[other] draw { $number }
}
ww-battle-track = The Battle track
ww-battle-stone = Strength { $number }{ $count ->
    [0] { "" }
   *[other] : { $seats }
}
ww-battle-stone-forge = Strength { $number }, Forge symbol{ $count ->
    [0] { "" }
   *[other] : { $seats }
}
ww-battle-stone-help = A stone of the Battle track. Trackers stand on the Strength of those who fight.
ww-battle-symbol-help = Whoever ends the battle here without a bust may forge one Active chip.
ww-battle-end-help = The end of the track. A draw after which anybody is here ends the battle: one alone wins it, several are tied.
ww-battle-fighters = Who fights
ww-battle-fighter = { $seat }, { $faction }: Strength { $strength }, { $state }
ww-battle-fighter-title = { $seat } with { $faction }: Strength { $strength }
ww-battle-units = { $count ->
    [0] No unit left in this Region.
    [one] 1 unit left in this Region.
   *[other] { $count } units left in this Region.
}
ww-battle-madness-drawn = { $count ->
    [one] 1 Madness chip drawn in this battle.
   *[other] { $count } Madness chips drawn in this battle.
}
ww-battle-state-fighting = may draw
ww-battle-state-choosing = choosing
ww-battle-state-asked = deciding
ww-battle-state-decided = has chosen
ww-battle-state-halted = halted
ww-battle-state-bust = bust
ww-battle-state-first = first
ww-battle-state-tied_first = tied for first
ww-battle-state-second = second
ww-battle-state-fighting-help = May still draw. Madness costs units, and with the last one everything is lost.
ww-battle-state-choosing-help = Still has to choose between drawing and halting. All choices are shown together.
ww-battle-state-asked-help = Has something to decide before the battle goes on.
ww-battle-state-decided-help = Has chosen to draw or to halt; nobody knows which until all have chosen.
ww-battle-state-halted-help = Draws no more in this battle. What the tracker shows counts, unless somebody's ability changes it.
ww-battle-state-bust-help = No unit was left: Strength 0, no more draws, no award. The Shield has become whole.
ww-battle-state-first-help = Has won the battle.
ww-battle-state-tied_first-help = Tied for first: each chooses the VP or a Castle, and there is no second place.
ww-battle-state-second-help = Second place: half of the award, rounded up. Tied for second: they share that half, each part rounded up.
ww-battle-drawn = { $chip } drawn, worth { $strength }
ww-battle-chip = { $chip }, number { $number }
ww-battle-waits = What waits for the next chip
ww-battle-doubled = next chip doubled
ww-battle-extra = { $count ->
    [one] next draw: 1 chip more to choose from
   *[other] next draw: { $count } chips more to choose from
}
ww-battle-lowered = Strength of the next chip −{ $count }
ww-battle-castle = A Castle of { $seat }, { $strength } Strength at the start
ww-battle-own = Your turn in the battle
ww-battle-parts = What to see of the battle
ww-battle-part-track = Track
ww-battle-part-fighters = Fighters
ww-battle-part-own = Your bag
ww-battle-held = Chips in your hand
ww-battle-keep = keep Strength { $strength }
ww-battle-odds = What more draws would bring
ww-battle-odds-help = For one, two and three more draws from your bag as it is now: the chance to bust, the Strength you would have on average if you do not bust, the chance to stand on a Forge symbol, and how much Madness would come. Counted on: the Shield is kept for the chip that would bust you, Supporters are lost first, Card Soldiers are made stronger, and of several chips you play the one that adds most. Whatever else you may do is left out, and the others are taken as they stand.
ww-battle-odds-draws = { $draws ->
    [one] 1 draw
   *[other] { $draws } draws
}
ww-battle-odds-line = { ww-battle-odds-draws }: bust risk { $bust } %, otherwise Strength about { $strength }; chance of a Forge symbol { $symbol } %; { $madness ->
    [one] about { $madness } Madness chip.
   *[other] about { $madness } Madness chips.
}
ww-battle-odds-bust = bust
ww-battle-odds-bust-head = bust risk
ww-battle-odds-strength = Strength
ww-battle-stakes = { $award } VP and a Castle for the first, { $half } VP for the second
ww-battle-stakes-help = The strongest gains { $award } VP and a Castle here, the second { $half }. Tied for first: each chooses the VP or a Castle, and nobody is second. Tied for second: they share.
ww-battle-wagers = Wagers
ww-battle-wager = { $seat } has laid a Wager, face down
ww-battle-wager-on = { $seat } has wagered on { $target }
ww-battle-wager-help = Laid before the first draw by those who do not fight. Right: a weak Ally chip. Wrong, or everybody busts: a Shard. A tie for first: nothing.

## A draw as it is shown

ww-show-draw = Draw { $number }
ww-show-last = The last draw
ww-show-halt = Nobody draws on
ww-show-halts = halts
ww-show-now = now { $strength }
ww-show-shield = the Shield breaks

## What has come of it

ww-result-won = How { $region } was won
ww-result-tied = A tie for first place in { $region }
ww-result-nobody = Nobody wins in { $region }
ww-result-alone = Alone in { $region }: no battle
ww-result-strength = Strength { $strength }
ww-result-gains = { $gains }
ww-result-vp = { $count } VP
ww-result-besides = { $count } VP besides
ww-result-castle-placed = a Castle
ww-result-castle-laid = a Castle, sideways
ww-result-castle-turned = the Castle turned upright
ww-result-castle-elsewhere = a Castle in { $region }
ww-result-lost = { $count ->
    [one] 1 unit lost
   *[other] { $count } units lost
}
ww-result-wager-right = A weak Ally chip.
ww-result-wager-wrong = A Shard.
ww-result-party = What the end of the Tea Party brought
ww-result-madness = { $count ->
    [0] no Madness chip
    [one] 1 Madness chip
   *[other] { $count } Madness chips
}
ww-result-halved = { $count ->
    [one] most Shards: half discarded, rounded up: 1
   *[other] most Shards: half discarded, rounded up: { $count }
}
ww-result-away = Put away
