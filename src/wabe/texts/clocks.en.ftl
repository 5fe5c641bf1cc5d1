# Clocks of tables, who is away and for how long, and bots that play on until somebody is back.

clock = Clock
clock-none = No clock: take your time
clock-kind-turn = Time for each turn
clock-kind-reserve = Time for the whole game, and some for each turn
clock-kind-days = Days for each turn
# One of the lengths that a clock can have.
clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
clock-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
clock-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
# $time is one of the lengths above, $more another one.
clock-turn = { $time } a turn
clock-reserve = { $time } + { $more } a turn
clock-help-none = Nobody is hurried.
clock-help = Your time runs only while the table waits for you. When it is up, a bot plays on for you until you are back.
clock-here = Clock: { $clock }
# On the face of a clock that has more than a day left.
clock-face-days = { $days } d { $hours } h
# What it says in words: $time has one or two of the lengths.
clock-left = { $name }: { $time } left
clock-left-mine = Your time: { $time } left
clock-low = You have { $time } left.

seat-away-since = { $name } is away. If they are not back in { $time }, a bot can play on until they come.
seat-bot-until-back = bot, until { $name } is back
seat-bot-until-you = bot, until you are back
seat-time-up-help = A bot plays for you until you are back.
seat-i-am-back = I am back
seat-ending-help = Welcome back! Your time was up, so the bot finishes this turn. After that the seat is yours.
seat-is-bot = A bot plays here: { $level }. { $manner }
seat-is-stand-in = A bot plays for { $name } until they are back: { $level }. { $manner }
seat-of-bot = Let somebody play here instead of the bot
seat-of-bot-help = A link gives this seat to somebody who does not sit at this table, not to you. The bot plays until they come, and everybody is told.
seat-of-bot-made = Whoever opens this link sits down in the place of { $name }. It is not shown again; a new one voids it.
seat-of-bot-link = The seat of { $name }
seat-of-bot-given = The bot in the place of { $before } has made room. Now { $name } plays there.
seat-level = Let another bot play here
seat-level-who = Only whoever set up this table can change that.
seat-level-whose = Only { $name } can change that.
seat-fixed-day = At the table of the day all players stay as they are.
seat-fixed-lesson = While the lesson runs all players stay as they are.
seat-is-here = { $name } is here. There is nothing you have to do.
seat-is-away = { $name } is away. Who sits at this table can let a bot play on.
