# Clocks of tables.

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
