# Texts of the house, English. Read by the browser and by the terminal; argument conventions: docs/engine.md.
# A game's own texts lie in its folder and must not use these keys.

wabe = Wabe
motto = A table for Wonderland games, with good company at any hour.
statement = Unofficial, and not affiliated with the authors or publishers of these games. Rules in our own words, drawings of our own hand. If you like a game here, the printed one deserves a place on your shelf.

# What the values of a game's parts rest on; a game may bring its own `provenance-<name>`.
provenance-wonderland_xiii = Wonderland XIII: every card, Key and rule is as its rule book lists them; no value is a stand-in.

## People and seats

seat-number = Seat { $number }
seat-name = Seat { $letter }
your-name = Your name
seat-you = you
seat-here = here
seat-away = away
seat-open = free seat
seat-bot = bot, { $level }
seat-bot-thinking = bot, thinking
seat-turn = to move
seat-menu = What to do about { $name }
seat-menu-short = What to do
seat-rename = Name at this table
seat-take-over-mine = Need to leave? A bot can play on for you until you come back.
seat-take-over-away = { $name } is away. A bot can play on until they come back.
seat-hand-back = Play on myself
seat-hand-back-help = A bot plays for you.
seat-left = left the game
seat-left-help = { $name } has left the game and cannot win any more. A caretaker plays the seat on; nobody can take it back.
seat-concede-ask = Leave the game for good …
seat-concede = Leave the game for good
# $staying counts those who have not left, the one who is asked included.
seat-concede-help = { $staying ->
    [2] { $name } gives up, and { $others } wins at once. Nobody can take that back.
   *[other] { $name } gives up and cannot win any more; a caretaker plays the seat on to the end. Nobody can take that back.
}
seat-way-back = Keep a way back to your seat
seat-way-back-help = This browser alone knows that the seat is yours. Should it forget: a link that you keep brings you back.
seat-way-back-made = Keep this link for yourself: whoever opens it takes your seat, once, and this browser loses it. It is not shown again; a new one voids it.
seat-way-back-link = Way back to the seat of { $name }
seat-free = Give the seat to somebody else
seat-free-help = { $name } is away. A link gives this seat to somebody who does not sit at this table, not to you. Everybody is told.
seat-free-made = Whoever opens this link sits down in the place of { $name }, unless { $name } comes back before. It is not shown again.
seat-free-link = The seat of { $name }
# Said to the browser that held it.
seat-lost = { $count ->
    [one] The seat of { $names } is now played from another browser. You are watching.
   *[other] The seats of { $names } are now played from another browser.
}
seat-nothing = There is nothing to do about this seat.
spectator = Spectator
points = Points
# Below a number of them; what a game calls them is its points-unit.
points-short = pts
turn = Turn

# Names that bots sit down with, separated by commas.
bot-names = Dodo, Lory, Duchess, Mock Turtle, Eaglet, Magpie
guest = Guest

# From kind to merciless.
bot-dormouse = Dormouse
bot-knight = White Knight
bot-caterpillar = Caterpillar
bot-gryphon = Gryphon
bot-bandersnatch = Bandersnatch
bot-dormouse-help = Kind and half asleep: does nothing foolish, but often not what is best.
bot-knight-help = Well-meaning: knows what is good, and falls off its horse now and then.
bot-caterpillar-help = Sober: takes what looks best at each step, without thinking further ahead.
bot-gryphon-help = Brisk: looks ahead for a moment before each move.
bot-bandersnatch-help = Merciless: thinks before each move as long as it may.
# Of each game, with a taste of their own: their names and manners are in its folder.
characters = Characters
bot-plays-now = Plays now.
# Plain ways of playing, for matches.
bot-random = random
bot-greedy = greedy
bot-search = thoughtful
bot-random-help = Plays whatever comes to mind.
bot-greedy-help = Takes what looks best at each step, without thinking further ahead.
bot-search-help = Plays many games in its head before each move.
bot-setting-seconds = time for a move, in seconds
bot-setting-iterations = games played in its head for a move, by each worker
bot-setting-workers = processes that think side by side
bot-role-usual = at a new table
bot-role-opponent = against you in the terminal
bot-role-adviser = for hints
bot-role-caretaker = for players who are away
bot-role-baseline = in matches
# Said by the table itself, in its chat.
seat-freed = The seat of { $name } has been freed by whoever set up this table: a new link gives it to somebody else, unless { $name } comes back before.
seat-given = The freed seat of { $before } has been given to somebody else. Now it is played by { $name }.
seat-time-up = The time of { $name } is up. A bot plays on until they are back.
seat-back = { $name } is back, and plays again.
bot-changed = { $by } has changed who plays for { $name }: { $level } instead of { $before }.
bot-changed-by-host = Whoever set up this table has changed who plays for { $name }: { $level } instead of { $before }.
bot-lost = The bot of { $name } was “{ $level }”, which is no longer there; “{ $usual }” plays on.
bot-failed = Turn { $turn }: the bot of { $name } ({ $level }) failed. A random legal action was played in its stead.

## Lobby

title-lobby = Wabe: Wonderland games
title-lobby-calls = { $count ->
    [one] Your turn at { $count } table · Wabe
   *[other] Your turn at { $count } tables · Wabe
}
games = Games
card-players = Players
card-minutes = Minutes
card-weight = Weight
card-weight-of = { $weight } of 5
range = { $least }–{ $most }
play-now = Play now against bots
set-up = Set up a table
how-to = How to play
how-to-play-title = How to play { $game }
how-to-play-page = Open as a page of its own
my-tables = My tables
my-tables-empty = Nothing running.
my-tables-done = Finished ({ $count })
open-tables = Open tables
open-tables-empty = Nobody is waiting for company just now. A table of your own can be set up for all to see.
table-over = Finished
table-your-turn = Your turn
table-turn = Waiting for { $names }
table-open = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
table-manage = { $can ->
    [both] Leave or delete …
    [delete] Delete …
   *[leave] Leave …
}
# $staying counts those who play on, $names lists them.
table-leave-help = { $staying ->
    [0] You give up, and the game ends. Nobody can take that back.
    [one] You give up, and { $names } wins at once. Nobody can take that back.
   *[other] You give up and cannot win any more; { $names } play on, and a caretaker plays your seat to the end. Nobody can take that back.
}
table-delete = Delete this table for good
# $others counts the other people at the table, $names lists them; $over: whether the game has ended.
table-delete-help = { $over ->
    [yes] { $others ->
        [0] The table is cleared away with its log and its replay. Nobody can take that back.
       *[other] { $names } played here too: for everybody the table is cleared away, with its log, its talk and its replay. Nobody can take that back.
    }
   *[no] { $others ->
        [0] The table is cleared away, and the game ends with it. Nobody can take that back.
        [one] { $names } plays here too: the game ends at once, and the table is cleared away for both of you, with its log and its talk. Nobody can take that back.
       *[other] { $names } play here too: the game ends at once, and the table is cleared away for everybody, with its log and its talk. Nobody can take that back.
    }
}
table-lesson = Lesson
table-daily = Table of the day
table-line = Turn { $turn }: { $names }
lobby-offline = The server does not answer. Trying again.

## Lessons

coach = Coach
coach-offer = Learn to play: { $minutes } minutes
coach-resume = Go on with the lesson
coach-astray = That can be done too, and some day you may. Today there is something else to see: let us go back a step.
coach-meanwhile = The game goes on as the lesson has it.
coach-back = Back to the lesson
coach-more = Go on
coach-before = Read again
coach-part = { $part } of { $parts }
coach-watch = Go on and watch
coach-close = Send the coach home

# A line about something that comes up for the first time.
notion-seen = I see
notion-never = No more of these

## Setting up a table

set-up-title = Set up: { $game }
set-up-seats = Who plays?
set-up-seat-kind = Who sits at seat { $letter }
set-up-me = At this screen
set-up-link = By link
set-up-bot = Bot
set-up-level = How the bot at seat { $letter } plays
set-up-level-help = Bot, { $level }: { $help }
set-up-level-time = It takes up to { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} for a move.
set-up-name = Name
set-up-seat-name = Name at seat { $letter }
set-up-add = One more seat
set-up-remove = Remove seat { $letter }
set-up-hot-seat = Several people share this screen: between turns it is covered until the next one is ready.
set-up-watch = Nobody sits at this screen: you will watch.
set-up-options = House rules
set-up-default = usual
set-up-aids = Aids, visibility, chance
aid-odds = Show the odds, and what players would have to keep count of
aid-hints = Hints from a bot
aid-undo = Taking back
set-up-by-lot = Draw the seats by lot: whoever gets seat { $letter } begins; names and choices go along
set-up-public = List the table for everybody in the lobby
set-up-talk = Spectators may talk
set-up-seed = Seed of chance
set-up-seed-empty = drawn at random
set-up-seed-help = The same number brings the same cards again. Left empty, chance is drawn and can be checked after the game.
set-up-seed-bad = A seed is a whole number without a sign.
set-up-begin = Lay the table
# Numbers of statements in the rules ledger of the game, a file of this project.
rules-cited = Rules { $rules }
rules-all = All rules and rulings
rules-title = Rules of { $game }
rules-sections = Sections

## Coming by link

claim-title = A seat is kept for you
claim-own = This is your own invitation: send it to whoever is to play. Sit down here only to play this seat too, at this screen.
claim-text = Tell the others your name and sit down. The link then belongs to this browser.
claim-from = { $named ->
    [yes] { $name } invites you to a game.
   *[no] You are invited to a game.
}
minutes-with = { $players ->
    [1] About { $minutes } minutes, alone.
   *[other] About { $minutes } minutes with { $players } players.
}
claim-company = At the table: { $names }.
claim-freed = Somebody else has played this seat so far. You play on from where the game stands.
claim-late = This seat is taken
# Each link gives its seat once. $named: whether whoever has the seat now has a name, $invited whether whoever invites has one.
claim-late-by = { $named ->
    [yes] The link has been used: { $name } plays at seat { $letter }.
   *[no] The link has been used: somebody plays at seat { $letter }.
} { $invited ->
    [yes] If it was meant for you, ask { $from } for a way in.
   *[no] If it was meant for you, ask whoever sent it.
}
claim-nowhere = This link leads to no seat
claim-late-text = The link does not lead to a seat, or not any more: a newer one may have taken its place. Ask whoever sent it.
claim-back-title = Back to your seat
claim-back-text = This link brings your seat to this browser. The browser that had it until now loses it, and the link is used up.
claim-back = Take my seat
claim-sit = Sit down
claim-watch = Only watch
sit-down = Sit down as { $name }
watching = You are watching this table.

## On another device

carry-all = Play on another device
carry-one = Play on another device …
carry-help = Carry all your tables and your statistics to another device: open a link there, or scan a QR code. It is good for five minutes, once.
carry-help-table = Carry what you have at this table to another device: open a link there, or scan a QR code. It is good for five minutes, once.
carry-here = This device
carry-stays = This device stays in
carry-stays-help = Both play the same seats from then on; where you carry all your tables, also at tables to come.
carry-goes = This device is put out
carry-goes-help = Only the other one plays them; the links of before are void.
carry-make = Make the link
carry-link = Link for the other device
carry-made-both = Open this on your other device. Whoever opens it plays your seats as you do: give it to nobody else.
carry-made-other = Open this on your other device. Whoever opens it takes your seats: give it to nobody else.
carry-left = Good for { $time }
carry-taken = It is on your other device now. (Or you have made a newer link elsewhere.)
carry-over = The link is over. If it was not used, make a new one.
carry-title = From your other device
carry-what = { $scope ->
    [one] What you have at a table of { $game } comes to this device.
   *[all] { $tables ->
        [0] What its statistics count comes to this device.
        [one] One table comes to this device.
       *[other] { $tables } tables come to this device.
    }
}
# $tables: where this device has a seat of its own.
carry-left-there = { $tables ->
    [one] One table stays as it is: this device has a seat of its own there.
   *[other] { $tables } tables stay as they are: this device has seats of its own there.
}
carry-both = The other device keeps its seats too{ $scope ->
    [one] .
   *[all] , and both play together at tables to come as well.
}
carry-other = The other device loses its seats.
carry-warning = Go on only if you have made this link yourself, a moment ago.
companions = Devices that play together
# $mine: another device plays what this one has, or this one plays what another one has.
companion = { $mine ->
    [yes] Another device plays your seats
   *[no] This device plays the seats of another one
} { $scope ->
    [one] at one table
   *[all] at all tables, also at tables to come
}, since { $since }.
companion-end = End it
companion-ended = It is ended.
carry-take = Bring it here
carry-mine = This link is for your other device: open it there.

## The table

title-table = { $turn } · { $game }
title-yours = Your turn
call-turn = Your turn
call-joined = { $count ->
    [one] { $names } has sat down
   *[other] { $names } have sat down
}
call-over = The game is over
call-table = { $game } · { $names }
announce-yours = Your turn. { $prompt }
turn-number = Turn { $turn }
game-over = The game has ended
to-lobby = To the lobby
to-board = (to the board)
to-table = To the table
table-tools = Table
views = Views of the table
view-board = Board
view-mine = Mine
view-players = Players
view-talk = Log
view-prompt = What to do
prompt-you = You:
catching-up = The table is catching up
catching-up-skip = Skip
waiting-for = Waiting for { $seats }
waiting-bot = { $name } (bot)
waiting-away = { $name } (away)
waiting-open = { $name } (nobody there yet)
all-choices = All choices
choices-all = { $count ->
    [one] Show the one choice as a list
   *[other] Show the { $count } choices as a list
}
choices-folded = Put the list away
confirm = Confirm
confirm-really = Do this?
cancel = Cancel
close = Close
save = Save
sound = Sound
sound-on = Turn the sound on
sound-off = Turn the sound off
undo = Undo
undo-none = There is nothing to take back.
undo-nothing = There is nothing of yours to take back.
undo-others = Somebody else has acted since.
undo-revealed = Something became known or was left to chance since; that cannot be taken back.
undo-rules = The rules have changed since; that cannot be taken back.
undo-left = A seat has left the game since; that cannot be taken back.
undo-off = Taking back is switched off at this table.
undo-bot = A bot plays for you.
undo-over = The game has ended; nothing is taken back any more.
undo-ask = Ask for undo
undo-ask-offer = The others can allow it. All of them have to say yes, and what you have seen stays seen.
undo-ask-others = Ask the others
undo-ask-question = { $name } asks to take back:
undo-ask-mine = You ask the others to take back:
undo-ask-nothing = a choice that you have not seen
undo-ask-more = { $count ->
    [one] and one thing more
   *[other] and { $count } things more
}
undo-ask-seen = What has been seen stays seen. Whoever plays on says no.
undo-ask-waits = Not answered yet: { $names }
undo-ask-answers = { $name }, what do you say?
undo-ask-yes = Yes, go back
undo-ask-no = No
undo-ask-withdraw = Do not ask
undo-taken-turn = Your turn is gone for now: it comes again.
order-alone = Only one choice, made for you: { $what }
order-answering = You have said beforehand what you do here.
orders = Say beforehand
orders-help = Choices for later, made for you when you are asked. Only you see them, and you can stop them at any time.
orders-given = Said beforehand
order-give = Set
order-stop = Stop
order-not-now = This can be set later in the game.
undo-ask-needless = You can take that back without asking.
undo-ask-open = Somebody is asking already.
undo-ask-once = You have asked about this once; play on.
about = About: { $what }
hint = Hint
hint-thinking = Thinking
hint-title = What a bot would do
hint-nothing = The bot has no advice here.
hint-win = wins { $percent } %
hint-help = How often you would win with it, as the bot sees it.
# Why the first choice of a hint rather than the second one, $other.
why-gain = Rather than “{ $other }”: { $terms }.
why-equal = About as good as “{ $other }”.
why-close = In the search about as good as “{ $other }”; by rules of thumb { $terms }.
why-close-against = In the search about as good as “{ $other }”, which rules of thumb prefer.
why-against = Found in a short search; rules of thumb prefer “{ $other }”.
why-found = The search expects to win { $win } % with it ({ $visits } tries) and { $otherwin } % with “{ $other }” ({ $othervisits }); rules of thumb see no difference.
why-found-against = The search expects to win { $win } % with it ({ $visits } tries) and { $otherwin } % with “{ $other }” ({ $othervisits }), which rules of thumb prefer.
why-and = { $first }, { $rest }
why-with = { $terms }; { $chances }
why-instead = { $chance } instead of { $percent } %
why-small = a little more of several things
why-worth = { $amount } { $count ->
    [one] point
   *[other] points
}
tip-more = for more about it
show-more = More
show-less = Less
looking-back = You are looking back: { $standing }.
back-to-now = Back to now
since-you-looked = Since you looked:
since-more = { $count ->
    [one] and { $count } thing more
   *[other] and { $count } things more
}

log = Log
log-empty = Nothing has happened yet.
# The part of a play under which its log begins. Games have texts for the others, such as chapter-turn.
chapter-start = The beginning
act-concede = Leave the game for good
event-seat-left = { $seat } has left the game for good.
event-last-seat-wins = All others have left: { $seat } wins.
# What each had seen of an action that was taken back follows: the same sentences, without the name at the beginning.
event-taken-back = { $seat } took back: { $what }
event-choice-taken-back = { $seat } took back a choice.
event-undo-asked = { $seat } asks to go back to before the own last choice.
event-undo-agreed = { $seat } agrees to go back for { $target }.
event-undo-declined = { $seat } says no: nothing is taken back.
event-undo-withdrawn = { $seat } no longer asks to go back.
event-undo-played = { $seat } plays on: nothing is taken back.
event-undo-late = Not everybody has said yes in time: nothing is taken back.
log-earlier = { $count ->
    [one] { $count } line before
   *[other] { $count } lines before
}
log-later = { $count ->
    [one] { $count } line after
   *[other] { $count } lines after
}
log-newest = To the newest
seed-chosen = The seed of chance was chosen when this table was laid: whoever knows it can know every card.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-silent = At this table only those talk who play.
chat-send = Say

handover-title = Now { $name }
handover-text = Pass the screen to { $name }. Nothing of theirs is shown before they say so.
handover-ready = I am { $name }

status-connecting = Connecting
status-offline = No connection. Trying again
status-refused = This table cannot be reached
loading = One moment
loading-text = The table is being laid.
offline-text = The server does not answer. This page keeps trying and goes on by itself.
page-renewed = The server has a newer version of this page. It opens now, with what you were choosing.
page-incomplete = A part of this page did not arrive. The page opens anew, with what you were choosing.
unknown-table = No such table
unknown-table-text = There is no table under this address, or whoever set it up has cleared it away.
missing = No such page
missing-text = The address leads nowhere in this house.

## The end

sheet-title = Score sheet
sheet-total = Total
sheet-skip = Count at once
# $best: the most points of one's other games with as many players.
sheet-best = { $standing ->
    [first] Your first finished game with { $players } players.
    [new] Your best with { $players } players! Before: { $best }.
   *[other] Your best with { $players } players: { $best }.
}
winners = { $count ->
    [0] Nobody has won
    [one] { $winners } has won
   *[other] { $winners } have won
}
# What broke a tie. Games add tie-<what decides> with $told: a list of tie-number.
tie-equal = Equal on points: { $seats }.
tie-number = { $seat } { $number }
tie-shared = Nothing else decides: they share the victory.
chart-title = Points, turn by turn
chart-turns = turn { $turn }
rematch = Play again
rematch-join = To the new table
save-file = Keep as a file
secret = All chance of this game came from the secret { $secret }. Its SHA-256, told since the beginning: { $hash }
fairness = Check the chance of this game
fairness-sound = The secret has the hash that this browser noted when it first saw the table: it was not chosen afterwards.
fairness-unnoted = The secret has the hash that the table names. This browser did not see the table before its end; compare the hash with what others noted.
fairness-other = The table announced another hash before: { $noted }. Do not trust the chance of this game.
fairness-broken = The secret does not have the hash that the table names. Do not trust the chance of this game.
fairness-unable = Browsers let pages compute hashes at secure addresses alone (https, or this computer itself), so nothing was checked here.
fairness-how = To check every single card and die: keep the game as a file and run “wabe replay FILE --verify”. It works all chance out anew from the secret.

## Replay

title-replay = Replay · { $game }
replay = Replay
replay-none = No replay
replay-subtitle = Replay: { $standing }
replay-start = The table is set
replay-step = { $name }: { $action }
replay-slider = Step of the game
replay-position = Step { $at } of { $last }: { $action }
replay-of = { $at } / { $last }
replay-controls = Play
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-turn = Turn
replay-turn-back = To the turn or stage before
replay-turn-next = To the next turn or stage
replay-round = Round
replay-round-back = To the round before
replay-round-next = To the next round
replay-play = Play by itself
replay-pause = Stop playing
replay-speed = Speed
replay-times = { $value } ×
replay-eyes = Seen by
replay-everybody = everybody
replay-all-open = all open
view-open = Open cards

## Analysis of a finished game

analysis = Analysis
analyse = Analyse
analysis-what = How good everybody’s chances were from turn to turn, which choices cost the most, and what was luck. The server works it out beside everything else; that may take some minutes.
analysis-file = A game that was kept as a file is analysed by “wabe analyse FILE”.
analysis-waiting = { $ahead ->
    [0] It begins in a moment
    [one] { $ahead } other analysis comes first
   *[other] { $ahead } other analyses come first
}
analysis-running = The game is being analysed
analysis-meanwhile = You may look at the replay meanwhile, or come back later: it is kept with the table.
analysis-done = The analysis is there.
analysis-skipped = { $count ->
    [one] { $count } action can only be shown as other rules played it, and is not judged.
   *[other] { $count } actions can only be shown as other rules played them, and are not judged.
}
analysis-help = Percentages are parts of the win, worked out by playing on from each position many times; ± is what they are uncertain by. Each seat is judged by what it knew then.
percent = { $percent } %
chances-title = Chances to win
chances-slider = Chances to win, by position
chances-of = { $name } { $percent } %
chances-position = Step { $at } of { $last }. { $chances }
chances-step = Step { $at }
chances-note = As each could see them then, so they need not come to 100 %. A cross marks a choice that cost much.
chances-table = All numbers
chances-where = Position
costly-title = Choices that cost most
costly-none = No choice cost more than uncertainty explains.
costly-cost = −{ $percent } % (± { $error })
costly-chosen = Chosen
costly-better = Better
costly-line = Then to be expected:
report-where = { $chapter } · step { $at }
skill = Choices
skill-sum = { $judged ->
    [0] none was to be judged: all were forced
    [one] { $percent } % (± { $error }) of the win for the only one that was not forced
   *[other] { $percent } % (± { $error }) of the win on average, of { $judged } that were not forced
}
luck = Luck
luck-sum = { $percent } % (± { $error }) of the win by draws and dice
luck-event = { $percent } % (± { $error })
luck-most = What luck gave or took most

## Links

share = Invite
# A free seat: its letter, and $named says whether it is kept for somebody, $name.
invite-to = { $named ->
    [yes] Invite { $name } to seat { $letter }
   *[no] Invite somebody to seat { $letter }
}
share-seat = { $named ->
    [yes] Seat { $letter }, for { $name }
   *[no] Seat { $letter }
}
title-invite = { $standing } · { $game }
invite-title = Invite
invite-text = A link for each seat: send it, or let it be scanned. The game goes on as soon as those who are to move are here; the others come when they come.
# $come have come so far, $awaited are still awaited.
invite-standing = { $awaited ->
    [0] Everybody has come.
    [one] { $come ->
        [0] One guest is awaited.
       *[other] { $come } came, one more is awaited.
    }
   *[other] { $come ->
        [0] { $awaited } guests are awaited.
       *[other] { $come } came, { $awaited } more are awaited.
    }
}
share-on = Share
share-text = Come and play { $game } with me:
share-come = { $here ->
    [yes] { $name } has come.
   *[no] { $name } has come, and is away just now.
}
share-renew = Make a link
share-renew-again = New link (the old one ends)
share-renewed = There is a new link; the old one has ended.
share-renew-help = This browser has no link for the seat. A new one takes the place of the old one.
qr = QR code
qr-of = QR code: { $what }
share-seat-help = Whoever opens this link first may sit down here.
share-watch = To watch
share-watch-help = Anybody may watch; hidden things stay hidden.
share-elsewhere = Links for the free seats are kept by the browser that set up the table.
share-hash = To check chance afterwards
share-hash-help = All chance of this table comes from a secret whose SHA-256 is this. The secret is told at the end. Your browser has noted it; note it elsewhere too if you like.
copy = Copy
copied = Copied
copy-by-hand = This browser does not let pages copy here. The link is selected: copy it with Ctrl+C (on a Mac ⌘C), or hold it and choose “Copy”.

## Where the server cannot be reached

unreached-title = No way to the table
unreached-lead = The server does not answer: the network is away, or the server is being started again. As soon as it answers, this page goes on by itself.
unreached-works = What works now
unreached-kept = Nothing is lost: whatever was done at your tables is kept there, and your seats wait for you.
unreached-tabs = Tables that are open in other tabs still show how they stood, their log and their talk.
unreached-terminal = In a terminal, “wabe play” needs no network.
unreached-again = Try again

## Settings

settings = Settings
settings-theme = Light
settings-theme-system = As the system
settings-theme-light = Day
settings-theme-dark = Night
settings-pace = Moves of others
settings-pace-calm = Calm
settings-pace-quick = Quick
settings-pace-instant = At once
settings-confirm = Confirm each choice
settings-confirm-help = A second press before anything is done.
settings-motion = Let pieces move
settings-motion-help = Off by itself where the system asks for less motion.
settings-coaching = A word about what is new
settings-coaching-help = One line when something of a game comes up for the first time.
settings-alwaysAsk = Always ask me
settings-alwaysAsk-help = Even if there is only one choice. For those who bluff by taking their time.
settings-listed = List all choices
settings-listed-help = Those too that can be chosen on the table itself.
settings-handover = Cover the screen between people
settings-handover-help = For several people at one screen.
settings-sound = Sounds
settings-sound-help = Six small sounds. They begin with the first game in this browser, unless you switch them off.
settings-volume = How loud
settings-volume-value = { $percent } %
settings-calls = While you look elsewhere
settings-calls-help = The title of the page is marked and a sound is heard, for
settings-call-turn = my turn
settings-call-joined = somebody who sits down
settings-call-over = the end of the game
settings-notify = Notify me by the browser too
settings-notify-on = The browser notifies me
settings-push-on = Also while no page is open.
settings-push-none = Only while a page is open: this browser, or this server, cannot call otherwise.
settings-notify-denied = This browser has been told not to let this page notify. Its own settings for this page change that.
settings-notify-none = Browsers let only pages notify that came by https, or from this machine.
settings-language = Language
settings-language-browser = As the browser
settings-name = My name

## Keys

keys = Keys
key-digits = choose from the list what bears the number
key-arrows = to the board, and between its pieces
key-pages = to the next piece that can be chosen, or the one before
key-enter = choose the piece
key-esc = cancel, close
cap-page = Page ↓ ↑
cap-enter = Enter
cap-esc = Esc
cap-space = Space
cap-home = Home
cap-end = End
key-u = undo
key-h = hint
key-i = more about the piece pointed at
key-space = skip what is moving
key-space-replay = play or stop
key-b = straight to the board
key-keys = this list
key-scrub = one step back or on
key-home = to the beginning
key-end = to the end
key-speed = faster, slower
key-t = to the next turn or stage; with Shift, back
key-r = to the next round, where the game has rounds; with Shift, back
key-v = look through other eyes

## Any view as panels

value-yes = yes
value-no = no
value-none = none
value-empty = nothing here

# Where a table goes on under other rules than it was played by
event-rules-changed = The rules of this game have changed (from version { $from } to { $to }). { $count ->
    [0] It goes on from here.
    [one] It goes on from here: the last move does not fit them and is taken back.
   *[other] It goes on from here: the last { $count } moves do not fit them and are taken back.
}
event-data-changed = The data pack of this game has changed. { $count ->
    [0] It goes on from here.
    [one] It goes on from here: the last move does not fit it and is taken back.
   *[other] It goes on from here: the last { $count } moves do not fit it and are taken back.
}
event-moves-left-out = { $count ->
    [one] A move was made here under older rules, which cannot be shown.
   *[other] { $count } moves were made here under older rules, which cannot be shown.
}
