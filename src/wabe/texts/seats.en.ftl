# What there is to do about a seat: who is away and for how long, bots that play on until somebody is back, bots that make room.

# $time is a length of clocks.en.ftl.
seat-away-since = { $name } is away. If they are not back in { $time }, a bot can play on until they come.
seat-bot-until-back = bot, until { $name } is back
seat-bot-until-you = bot, until you are back
seat-time-up-help = A bot plays for you until you are back.
seat-i-am-back = I am back
seat-ending-help = Welcome back! The bot finishes this turn. After that the seat is yours.
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
