# Wonderland's War: what happened, as the log tells it. Argument conventions: docs/engine.md; names as in play.en.ftl.
# Supporters and Leaders are told apart by the words of unit-supporter and unit-leader, for their articles.

## The beginning

event-game-started = The table is laid. { $seat } goes first.
event-region-closed = The Quest { $quest } closes { $region } for this game.
event-quests-dealt = { $count ->
    [one] { $seat } gets a Quest to keep.
   *[other] { $seat } gets { $count } Quests to choose from.
}
event-quests-dealt-seen = { $count ->
    [one] { $seat } gets a Quest to keep: { $quests }.
   *[other] { $seat } gets { $count } Quests to choose from: { $quests }.
}
event-quest-kept = { $seat } keeps a Quest.
event-quest-kept-seen = { $seat } keeps the Quest { $quest }.
event-standee-moved = { $count ->
    [one] The standee moves on by { $count }: the War will begin in { $region }.
   *[other] The standee moves on by { $count }: the War will begin in { $region }.
}
event-round-started = Round { $round } begins with { $seat }.

## Tea Party

event-table-laid = { $count ->
    [one] One card lies on the tea table.
   *[other] { $count } cards lie on the tea table.
}
event-tea-turn = { $seat } is on turn at the tea table.
event-head-visited = { $seat } comes to the Head of the Table.
event-die-rolled = { $seat } rolls the Shard die: { $count }.
event-chairs-refilled = { $count ->
    [0] No chair was empty.
    [one] One empty chair gets a new card.
   *[other] { $count } empty chairs get new cards.
}
event-card-taken = { $seat } takes the card of chair { $chair }: { $card }.
event-poison-placed = { $seat } lays Poison on chair { $chair }: { $card }.
event-poison-taken = { $seat } takes the Poison along.
event-my-party = { $seat } declares a party: any card may be taken.
event-half-chosen = { $seat } chooses: { $half }.
event-corrupted = { $seat } takes the corrupted part.
event-corruption-left = { $seat } leaves the corrupted part.
event-leader-placed = The Leader of { $seat } goes to { $region }.
event-party-ended = The Tea Party is over.
event-madness-gained = { $count ->
    [one] { $seat } puts a Madness chip into the bag.
   *[other] { $seat } puts { $count } Madness chips into the bag.
}
event-shards-halved = { $count ->
    [one] { $seat } discards half of the Shards, rounded up: { $count }.
   *[other] { $seat } discards half of the Shards, rounded up: { $count }.
}

## Gains and losses

event-units-placed = { $count ->
    [one] { $unit ->
        [Supporter] { $seat } places a Supporter in { $region }.
        [Leader] { $seat } places the Leader in { $region }.
       *[other] { $seat } places { $unit } in { $region }.
    }
   *[other] { $unit ->
        [Supporter] { $seat } places { $count } Supporters in { $region }.
       *[other] { $seat } places { $count } × { $unit } in { $region }.
    }
}
event-unit-moved = { $unit ->
    [Supporter] { $seat } moves a Supporter from { $from } to { $region }.
    [Leader] { $seat } moves the Leader from { $from } to { $region }.
   *[other] { $seat } moves { $unit } from { $from } to { $region }.
}
event-unit-returned = { $unit ->
    [Supporter] { $seat } takes a Supporter back from { $from }.
    [Leader] { $seat } takes the Leader back from { $from }.
   *[other] { $seat } takes { $unit } back from { $from }.
}
event-figure-gained = { $seat } recruits { $figure }.
event-tools-gained = { $seat } recruits { $wonderlandian }: two chips for the bag.
event-ability-unlocked = { $seat } unlocks { $ability }.
event-castle-placed = { $seat } builds a Castle in { $region }.
event-castle-laid = { $seat } lays a Castle sideways in { $region }.
event-castle-turned = { $seat } turns the Castle in { $region } upright.
event-leader-strength = The Leader Strength of { $seat } is now { $count }.
event-shield-mended = The Shield of { $seat } is whole again.
event-madness-discarded = { $seat } discards a Madness chip.
event-quest-drawn = { $count ->
    [one] { $seat } draws a Quest.
   *[other] { $seat } draws { $count } Quests.
}
event-quest-drawn-seen = { $count ->
    [one] { $seat } draws a Quest: { $quests }.
   *[other] { $seat } draws { $count } Quests: { $quests }.
}
event-quest-discarded = { $seat } discards a Quest.
event-quest-discarded-seen = { $seat } discards the Quest { $quest }.
event-supporter-freed = { $seat } frees a Supporter from the Forge track.
event-castle-value = Each Castle of { $seat } will be worth { $count } VP.
event-chip-gained = { $seat } gains a chip: { $chip }.
event-shards-gained = { $count ->
    [one] { $seat } gains a Shard.
   *[other] { $seat } gains { $count } Shards.
}
event-shards-lost = { $count ->
    [one] { $seat } loses a Shard.
   *[other] { $seat } loses { $count } Shards.
}
event-shard-given = { $seat } gives a Shard to { $target }.
event-vp-gained = { $seat } gains { $count } VP: { $reason }.

## War

event-war-started = War begins in { $region }.
event-battle-started = Battle in { $region }: { $seats }.
event-start-strength = { $seat } begins at Strength { $count }.
event-uncontested = { $seat } is alone in { $region }: no battle is needed.
event-no-battle = Nobody is in { $region }: no battle there.
event-wagers-placed = { $count ->
    [one] One Wager is laid.
   *[other] { $count } Wagers are laid.
}
event-drew = { $seat } draws: { $chip }.
event-halted = { $seat } halts.
event-chip-returned = { $seat } puts back into the bag: { $chip }.
event-chips-returned = { $count ->
    [one] { $seat } puts a chip back into the bag.
   *[other] { $seat } puts { $count } chips back into the bag.
}
event-shield-broken = { $seat } breaks the Shield and puts back into the bag: { $chip }.
event-madness-suffered = { $seat } suffers: { $chip }.
event-unit-lost = { $unit ->
    [Supporter] { $seat } loses a Supporter in { $region }.
    [Leader] { $seat } loses the Leader in { $region }.
   *[other] { $seat } loses { $unit } in { $region }.
}
event-unit-lost-to = { $unit ->
    [Supporter] { $seat } loses a Supporter in { $from }, but only to { $region }.
    [Leader] { $seat } loses the Leader in { $from }, but only to { $region }.
   *[other] { $seat } loses { $unit } in { $from }, but only to { $region }.
}
event-poison-returned = The Poison goes back to the Jabberwock.
event-bust = { $seat } busts.
event-refreshed = { $seat }: all Madness and Exhausted chips go back into the bag.
event-strength-gained = { $seat } gains { $count } Strength: { $ability }.
event-strength-lost = { $seat } loses { $count } Strength: { $ability }.
event-chip-played = { $changed ->
    [1] { $seat } plays: { $chip } for { $count } instead of { $printed }, now at Strength { $strength }.
   *[0] { $seat } plays: { $chip } for { $count }, now at Strength { $strength }.
}
event-tracker-moved = The tracker of { $seat } moves to { $count }.
event-effect-used = { $seat } uses { $ability }.
event-effect-used-on = { $seat } uses { $ability } on { $target }.
event-battle-ended = The battle in { $region } is over.

## Outcome

event-first-place = { $seat } wins in { $region }.
event-tied-first = A tie for first place: { $seats }.
event-tied-resistance = { $seat } only equals the Local Resistance, { $count }: a tie for first place.
event-second-place = { $seat } comes second.
event-no-winner = Nobody wins in { $region }.
event-feat-completed = { $seat } completes the Quest { $quest }.
event-no-feat = { $seat } completes no Feat.
event-forged = { $seat } forges on track { $track }: { $chip }.
event-between-gained = { $seat } has filled both sides: { $reward }.
event-artifact-gained = { $seat } has filled the track: an Artifact for the bag.
event-wager-right = { $seat } wagered on { $target }, and was right.
event-wager-wrong = { $seat } wagered on { $target }, and was wrong.
event-wager-void = { $seat } wagered on { $target }: nothing comes of it, for first place is tied.
event-chips-exhausted = { $count ->
    [one] { $seat }: one Active chip is Exhausted.
   *[other] { $seat }: { $count } Active chips are Exhausted.
}
event-chip-removed = { $seat } gives up for good: { $chip }.
event-war-ended = The War is over.
event-game-ended = { $count ->
    [one] Three Rounds are over. Winner: { $winners }.
   *[other] Three Rounds are over. Winners: { $winners }.
}

# The parts of a play under which its log is told.
chapter-round = Round { $round }
chapter-tea = Round { $round }, tea: { $seat }
chapter-battle = Round { $round }: battle of { $region }
