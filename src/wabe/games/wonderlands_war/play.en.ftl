# Wonderland's War: what is asked and what can be done. Argument conventions: docs/engine.md.
# $seat, $target, $seats: names. $region, $from: Regions. $chip: a kind of chip. $unit, $figure: names of units.
# $card: a tea card or Wonderlandian. $ability, $quest, $reward: their names. $count: how many.

## Prompts: to the one who decides

prompt-keep_quest = Choose the Quest to keep; nobody else sees it
prompt-place_poison = Choose the card to lay Poison on: whoever takes it takes the Poison too
prompt-choose_chair = { $way ->
        [1] Choose the chair to move to, clockwise, and take its card
       *[-1] Choose the chair to move to, counter-clockwise, and take its card
    }
prompt-take_any = Your party: choose any card of the table
prompt-place_leader = Choose the Region for your Leader: the tea is over
prompt-give_shard = Give one of your Shards to somebody?
prompt-choose_part = Choose what of the card comes next
prompt-choose_half = Choose a half of the card
prompt-corrupt = Take the corrupted part for a roll of the Shard die?
prompt-choose_region = { $supply ->
    [empty] Choose the Region to which units of yours may move: your supply is empty
   *[there] { $count ->
        [one] Choose the Region for your unit
       *[other] Choose the Region for your { $count } units
    }
}
prompt-choose_unit = { $supply ->
    [empty] { $count ->
        [one] No Supporter is left in your supply: choose a unit of yours to move to { $region }, or place no more
       *[other] No Supporter is left in your supply: choose up to { $count } units of yours to move to { $region }, one by one, or place no more
    }
   *[there] { $count ->
        [one] Choose the unit to place in { $region }
       *[other] Choose a unit to place in { $region }; { $count } to go
    }
}
prompt-return_units = Return units of yours from the board before you place?
prompt-gain_ally = { $level ->
    [0] Choose a weak Ally chip
   *[other] Choose a strong Ally chip
}
prompt-take_wonderlandian = Choose a Wonderlandian
prompt-place_figure = Choose the Region for { $figure }
prompt-unlock = Choose the ability to unlock
prompt-place_castle = Choose the Region for a Castle
prompt-discard_madness = Discard a Madness chip from your bag?
prompt-draw_quests = Draw Quests?
prompt-discard_quest = Choose the Quest to discard
prompt-choose_forged = Choose a chip of your bag to forge, or none: one forge, without a Forge chip
prompt-choose_track = Choose the Forge track for this chip: { $chip }
prompt-wager = Wager on who wins: a weak Ally chip if you are right, a Shard if you are wrong
prompt-draw_or_halt = Draw on, or halt for this battle?
prompt-choose_drawn = Choose the chip to play; the others go back into the bag
prompt-shield = You have drawn: { $chip }. Break your Shield to ignore it?
prompt-lose_unit = Choose the unit to lose to this chip: { $chip }
prompt-lost_to = You lose a unit here: { $unit }. Choose where it goes
prompt-order_madness = Choose the chip to suffer next
prompt-choose_effect = Choose the ability that acts next
prompt-use = { $question ->
    [loses_strength] { $ability }: choose who of those ahead of you loses { $count } Strength
    [gains_shards] { $ability }: choose who of those ahead of you gains { $count ->
        [one] a Shard
       *[other] { $count } Shards
    }
    [lower_chip] { $ability }: choose whose next chip has { $count } Strength less
    [gets_shard] { $ability }: choose who of those with fewer Shards gets one of yours
    [gets_poison] { $ability }: choose who gets Poison
   *[text] { $ability }: { $text }
}
prompt-choose_award = Choose the VP or a Castle
prompt-award_castle = Choose the Region for the Castle you have won
prompt-complete_feat = { $choices ->
    [0] No Quest of yours can be completed here; nobody else learns that
   *[other] Complete a Quest of yours here?
}
prompt-discard_active = Choose an Active chip to give up for good
prompt-forging = Choose an Active chip to forge, or none. { $symbol ->
    [0] { $chips ->
        [one] One forge is left, by your Forge chip
       *[other] { $chips } forges are left, by your Forge chips
    }
   *[other] { $chips ->
        [0] One forge is left, by the Forge symbol you stand on
        [one] Two forges are left, by the Forge symbol you stand on and your Forge chip
       *[other] Forges are left: one by the Forge symbol you stand on, { $chips } by your Forge chips
    }
}

## Waits: to everybody else

wait-keep_quest = { $seats } may still choose a Quest to keep
wait-place_poison = { $seats } is choosing a card to lay Poison on
wait-choose_chair = { $seats } is choosing a card of the tea table
wait-take_any = { $seats } is choosing any card of the tea table
wait-place_leader = { $seats } is choosing a Region for the Leader
wait-give_shard = { $seats } may give away a Shard
wait-choose_part = { $seats } is choosing what of the card comes next
wait-choose_half = { $seats } is choosing a half of the card
wait-corrupt = { $seats } may take the corrupted part of the card
wait-choose_region = { $seats } is choosing a Region for units
wait-choose_unit = { $seats } is placing units
wait-return_units = { $seats } may return units from the board
wait-gain_ally = { $seats } is choosing an Ally chip
wait-take_wonderlandian = { $seats } is choosing a Wonderlandian
wait-place_figure = { $seats } is choosing a Region for a figure
wait-unlock = { $seats } is choosing an ability to unlock
wait-place_castle = { $seats } is choosing a Region for a Castle
wait-discard_madness = { $seats } may discard a Madness chip
wait-draw_quests = { $seats } may draw Quests
wait-discard_quest = { $seats } is choosing a Quest to discard
wait-choose_forged = { $seats } may forge a chip of the bag
wait-choose_track = { $seats } is choosing a Forge track
wait-wager = Wagers are open: { $seats } may still lay one
wait-draw_or_halt = Draw or halt? Waiting for { $seats }
wait-choose_drawn = { $seats } is choosing one of the chips drawn
wait-shield = { $seats } may break the Shield
wait-lose_unit = { $seats } is choosing a unit to lose
wait-lost_to = { $seats } is choosing where a lost unit goes
wait-order_madness = { $seats } is choosing which chip to suffer next
wait-choose_effect = { $seats } is choosing which ability acts next
wait-use = { $seats } is using an ability
wait-choose_award = { $seats } is choosing between the VP and a Castle
wait-award_castle = { $seats } is choosing a Region for the Castle won
wait-complete_feat = { $seats } may complete a Quest
wait-discard_active = { $seats } is choosing a chip to give up
wait-forging = { $seats } may forge a chip

## What can be done: Tea Party

act-keep_quest = Keep { $quest }
act-place_poison = Poison on chair { $chair }: { $card }
act-take_card = Chair { $chair }: { $card }
act-visit_head = Go to the Head of the Table: roll the Shard die, empty chairs get new cards
act-my_party = It's my party: new cards for the empty chairs, then take any
act-place_leader = Leader to { $region }
act-give_shard = Give a Shard to { $target }
act-give_no_shard = Keep it
act-resolve = { $reward }
act-choose_half = { $half }
act-take_corrupted = Take it and roll
act-leave_corrupted = Leave it

## What can be done: gains

act-choose_region = To { $region }
act-place = Place { $unit } in { $region }
act-move = Move { $unit } from { $from }
act-place_no_more = Place no more
act-return_unit = Return { $unit } from { $region }
act-return_no_more = Return no more
act-gain_chip = Take { $chip }
act-gain_no_chip = Take no chip
act-take_wonderlandian = { $card }
act-place_figure = { $figure } to { $region }
act-unlock = { $ability }
act-place_castle = Castle in { $region }
act-turn_castle = Turn the Castle in { $region } upright
act-discard_madness = Discard a Madness chip
act-keep_madness = Keep it
act-draw_quests = { $count ->
    [one] Draw a Quest
   *[other] Draw { $count } Quests
}{ $discard ->
    [0] { "" }
   *[other] , then discard one of your hand
}
act-draw_no_quests = Draw none
act-discard_quest = Discard { $quest }
act-forge_chip = { $chip }
act-forge_nothing = Forge nothing
act-forge_on = Track { $track }

## What can be done: War

act-wager = Wager on { $target }
act-no_wager = No Wager
act-draw = Draw
act-halt = Halt
act-play_chip = Play { $chip }
act-accept_chip = { $left ->
    [0] { $count ->
        [one] Keep the Shield: lose your only unit here, and bust
       *[other] Keep the Shield: lose your last { $count } units here, and bust
    }
   *[other] { $count ->
        [0] Keep the Shield: the chip costs no unit, and goes to the Madness track
        [one] Keep the Shield: lose a unit, and have { $left } left here
       *[other] Keep the Shield: lose { $count } units, and have { $left } left here
    }
}
act-break_shield = Break the Shield: the chip is ignored, and goes back into the bag
act-lose = Lose { $unit }
act-lose_to = { $unit } goes to { $region }
act-lose_to_reserve = To the supply, as usual
act-suffer = { $chip }
act-use = { $ability }
act-use_on = { $ability }: { $target }
act-use_copy = { $ability }: { $chip }
act-pass = Do without
act-use_it = Use it
act-return_chip = Return { $chip } to the bag
act-change_strength = Strengthen this chip: { $after } instead of { $before }
act-bring_supporters = { $count ->
    [one] { $count } Supporter from { $from }
   *[other] { $count } Supporters from { $from }
}
act-place_leader_here = Leader from { $from }
act-choose_opponent = { $target }
act-take_off_track = Take { $chip } off the Madness track of { $target }
act-move_tracker = Tracker to { $to }
act-move_out = { $supporters ->
    [0] To { $region }, without Supporters
    [one] To { $region }, with { $supporters } Supporter
   *[other] To { $region }, with { $supporters } Supporters
}
act-discard_shards = { $count ->
    [one] Discard { $count } Shard
   *[other] Discard { $count } Shards
}
act-give_poison = Poison for the bag of { $target }
act-take_vp = { $count } VP
act-take_castle = A Castle
act-leave_castle = No Castle
act-complete_feat = { $quest }
act-free_feat = { $quest }, by the Roses, whatever its Feat asks
act-no_feat = Complete none
act-discard_active = Give up { $chip }
act-discard_last = Give up { $chip }, the one placed last

## Names that are not in the data

region-reserve = your reserve
unit-supporter = Supporter
unit-leader = Leader
half-top = Upper half
half-bottom = Lower half
reason-award = the battle
reason-star = a star on the Forge track

## Help on what can be pointed at

help-quest = A Quest. Its Feat is fulfilled in a battle of its Region, its Objective at the end of the game: 3 VP each, and 3 more for both.
help-chair = A chair of the tea table. Who moves the Leader there takes its card.
help-head = The Head of the Table. Whoever gets there rolls the Shard die, the empty chairs get new cards, and the Leader moves on.
help-region = A Region of Wonderland. Whoever has units here takes part in its battle.
help-seat = A player. Choosing this one is part of the decision.
help-part = A part of the tea card that is still to be carried out. The order is yours.
help-unit = A unit: a Supporter, a figure or a Leader. Figures and Leaders bring Strength, Supporters keep you in the battle.
help-chip = A kind of chip, with its Strength and its ability.
help-market = A Wonderlandian that can be recruited: a figure for the board, or two tools for the bag.
help-ability = An ability of a Faction, chip or figure.
help-track = A Forge track. The chip goes on its leftmost empty space and brings the reward there.
