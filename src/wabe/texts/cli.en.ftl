# Texts of the command line, English. Read together with en.ftl; argument conventions: docs/engine.md.

cli-name = { $seat }
cli-name-gone = { $seat } (left the game)
cli-welcome = { $title }, { $players } players: { $seats }.
cli-seat-bot = { $name } (bot, { $level })
cli-turn = Turn { $turn }. { $seat } is to move.
cli-turn-over = Turn { $turn }. The game has ended.
cli-log = Log
cli-log-empty = Nothing has happened yet.
cli-gone = { $count ->
    [one] { $seats } has left the game.
   *[other] { $seats } have left the game.
}
cli-wait = Waiting for { $seats }.

## Asking

cli-ask = Type a number, or: u undo, h hint, i inspect, t table, l log, s save, ? help, q quit.
cli-ask-short = number   u undo   h hint   i inspect   l log   s save   ? help   q quit
cli-on-table = Type what a choice is marked with on the table.
cli-together = Several of these at once: type their numbers together, such as 12.
cli-choice = { $number }. { $label }
cli-choice-letter = { $number } or { $letter }. { $label }
cli-unclear = { $answer } is none of the choices. Type one of { $keys }, or one of the letters u, h, i, t, l, s, q, or ? for help.
cli-undone = Taken back.
cli-hand-over = Over to { $seat }
cli-hand-over-help = What comes next is for the eyes of { $seat } only. { $seat }, press Enter when the others look away.
cli-hand-over-undo = To take back the last action of { $last } instead, type u.
cli-more = Enter: on. q: back to the table.
cli-back = Enter: back to the table.
cli-earlier = p: the page before.
cli-page = { $heading } (lines { $first } to { $last } of { $count })

## Hints

cli-hint = What the bot “{ $level }” would do, best first:
cli-hint-line = { $label }: value { $value }
cli-hint-line-win = { $label }: wins { $win } %, tried { $visits ->
    [one] { $visits } time
   *[other] { $visits } times
}
cli-hint-failed = No hint could be made: the bot failed ({ $error }).
cli-bot-failed = The bot of { $seat } failed ({ $error }): a random legal action was played in its stead.

## Inspecting

cli-inspect-what = Type i and a name: { $names }.
cli-inspect-unknown = Nothing here is called { $word }.

## Saving and leaving

cli-saved = Saved in { $file }. Go on with: wabe play --resume { $file }
cli-saved-over = Saved in { $file }. Look back with: wabe replay { $file }
cli-quit-ask = Save before leaving? y: yes, n: no, Enter: play on.
cli-concede-ask = { $help } y: yes, anything else: play on.
cli-lesson = { $title }: a first game with a coach, about { $minutes } minutes. q leaves at any time.
cli-lesson-asked = Asked for: { $label }
cli-lesson-more = (Enter: go on)
cli-left = The game is not finished.
cli-input-ended = The input has ended; the game is not finished.

## The end

cli-winner = { $count ->
    [one] The winner is { $seats }.
   *[other] The win is shared by { $seats }.
}

## Help

cli-help-keys = Keys
cli-help-key-number = the number of a choice: take it
cli-help-key-u = u: take back your last action, as long as nothing was revealed since
cli-help-key-h = h: a hint from the best bot, with its odds
cli-help-key-i = i: inspect; “i NAME” says what the card or piece of that name is, or what the rule of that number says
cli-help-key-t = t: show the whole table
cli-help-key-l = l: everything that has happened, the newest first in sight
cli-help-key-s = s: save; “s FILE” saves in that file
cli-help-key-help = ?: this page
cli-help-key-q = q: quit; you are asked whether to save
cli-help-key-concede = concede: leave the game for good, after a question; with two players the other one wins, with more a caretaker plays on for you
cli-help-signs = Signs
cli-help-topics = What is in play

## Replays

cli-other-rules = This game was played under other rules than those of now (version { $version }, now { $present }). { $missing ->
    [0] It is shown as it was.
    [one] One action at its end cannot be shown.
   *[other] { $missing } actions at its end cannot be shown.
}
cli-replay-start = Before the first action
cli-replay-step = Action { $number } of { $count }: { $seat }. { $label }
cli-replay-step-other = Action { $number } of { $count }: { $seat }.
cli-replay-ask = n next, p previous, a number to jump to, a play on by itself, i inspect, t table, l log, q quit
cli-replay-unclear = { $answer } is none of n, p, a, i, t, l, q or a number from 0 to { $count }.
cli-replay-open = { $what }: { $pieces }
cli-replay-end = That was the last action.

## Help pages of the commands. %(default)s and %(usual)s, as they stand, become the usual value

help-arena = compare bots: each alone against a table full of each other
help-arena-bots = two or more levels (`wabe bots` lists them)
help-arguments-option = a house option of the game, such as best_split=on; may be repeated (`wabe games` lists them)
help-arguments-data = a data pack: cards or boards that replace the game's own (`wabe data`)
help-backup = copy an SQLite store, while a server runs
help-backup-copy = the file to be written; there must be none of that name
help-delete = delete tables for ever
help-delete-table = the id of a table, as in its address
help-forget = take a person's name and what they said out of the store
help-forget-table = the id of a table, as in its address
help-forget-seat = the seat of that person, from 1 on
help-forget-everywhere = at all tables where the same browser holds a seat
help-prune = delete tables that ended long ago
help-prune-older-than = how long nothing has happened there: 90d, 12h, 52w
help-prune-running = also games that have not ended
help-prune-dry-run = only say how many there are
help-restore = put a copy in the place of an SQLite store
help-restore-copy = the copy
help-restore-replace = even if there is a store; it is put aside
help-bench = measure the engine beside a calibration loop
help-bench-game = name or short name of the game (every game)
help-bench-players = number of seats (the game's own measure)
help-bench-repeats = how often each is measured (%(default)s)
help-bench-milliseconds = how long each measurement lasts (%(default)s)
help-bench-envs = measure the learning environments instead: observations, masks, batches, Gymnasium, PettingZoo
help-bench-server = load a server with tables, and measure how long people wait and what an action costs
help-bench-server-url = a running server (one of its own, with a store that goes with it)
help-bench-server-tables = how many tables; with --find-knee the most (%(default)s)
help-bench-server-sockets = sockets at each table, onlookers' besides the players' (%(default)s)
help-bench-server-seconds = how long it is measured once all tables are there (%(default)s)
help-bench-server-pace = mean seconds in which somebody decides (%(default)s)
help-bench-server-bots = share of the tables at which a bot has one of three seats (%(default)s)
help-bench-server-level = which bot that is (the usual one)
help-bench-server-moves = actions that each table has behind it first (%(default)s)
help-bench-server-stay = mean seconds after which a socket is cut and comes back (%(default)s)
help-bench-server-processes = processes of clients (%(default)s)
help-bench-server-knee = ever more tables, until the slowest of a hundred answers takes longer than 150 ms or something fails
help-data = show a game's cards and boards and where they come from; check a pack
help-data-game = name or short name of the game (`wabe games`)
help-games = list the games and their options
help-ladder = compare many bots at common tables: ratings, shares of the win, who is better than whom
help-ladder-bots = two or more levels (`wabe bots` lists them)
help-ladder-fill = a level for the seats that are left where there are fewer bots than seats; it is not rated
help-ladder-until-sure = stop before all games are played, as soon as the order is known with at most this probability of error, such as 0.05
help-ladder-clock = what seconds of thinking are counted by; the first one if nothing is said
help-ladder-html = write the report with drawings to this file
help-lesson = learn a game in the terminal: a coach shows you round a first one
help-lesson-resume = go on with a lesson that was left; it is kept in the same file
help-play = play in the terminal, alone, with bots or several at one keyboard
help-play-seats = who sits where: me (at this terminal, several for a hot seat) or a bot (`wabe bots` lists them); without it, you and bots, by lot where the first seat begins
help-play-names = names for the seats, such as Ann,Bob
help-play-seed = the same seed deals the same game again
help-play-save = keep the game in this file when it ends or is left
help-play-resume = go on with a saved game; it is kept in the same file
help-play-plain = lines only, no drawing (also when NO_COLOR is set)
help-play-delay = seconds between the moves of bots in the drawn table (%(default)s)
help-play-always-ask = ask the only person at the terminal even where there is but one choice
help-printing-json = print the result as JSON
help-replay = step through a saved game, or check that it plays identically
help-replay-file = a replay or a saved game; - is standard input
help-replay-verify = only check: exit code 1 if it plays differently, or if its chance did not come from the secret that it names
help-replay-hash = with --verify: the hash that the table showed at its beginning, which that secret must have
help-replay-open = with all cards open, once the game is over: every hand, every secret choice, the decks
help-replay-seat = look through this seat, from 1 on (a spectator's view otherwise)
help-analyse = look back at a finished game: win chances, the choices that cost most, luck and skill
help-analyse-iterations = of the search at each decision; more take longer and are more certain
help-analyse-seed = the same seed and iterations give the same report (%(default)s)
help-replay-pause = seconds between actions that play on (%(default)s)
help-rules = read a game's rules and rulings, all or some
help-rules-about = numbers of rules (WW-T04), or words that are all in a rule; else all rules
help-serve = serve the table in the browser
help-serve-workers = processes that serve the tables together, for which the store has to be PostgreSQL (%(usual)s)
help-serve-open = open the browser
help-serve-settings = do not serve, but print all settings as a settings file has them, each with where it comes from
help-serve-settings-file = read settings from this file (TOML; also WABE_SETTINGS); the command line and the environment (WABE_PORT for --port) win over it
help-serve-host = address to listen at (%(usual)s; 0.0.0.0 for everybody)
help-serve-port = port to listen at (%(usual)s; 0 takes a free one)
help-serve-store = SQLite file that keeps the tables, or the address of a database (%(usual)s)
help-serve-data = a data pack that a game is played with here; may be repeated (`wabe data`)
help-serve-origins = a further origin whose pages may use this server, such as https://wabe.example; may be repeated (%(usual)s)
help-serve-hosts = a name that this server answers to, such as wabe.example; may be repeated; without any to all (%(usual)s)
help-serve-calls = whether people are called by Web Push while no page of theirs is open (%(usual)s)
help-serve-calls-contact = whom push services may write to about this server's calls: mailto:you@wabe.example or an https address
help-serve-calls-anywhere = whether push services may be in this machine's own networks, and without TLS: for tests (%(usual)s)
help-serve-hsts = seconds for which browsers that came by TLS shall come by nothing else; 0 says nothing of it (%(usual)s)
help-serve-proxies = address or network of a proxy that is believed for whom it speaks (X-Forwarded-For); may be repeated (%(usual)s)
help-serve-metrics = address or network that may read /metrics; may be repeated; "" switches it off (%(usual)s)
help-serve-log-format = text, or json for lines of JSON (%(usual)s)
help-serve-bot-delay = seconds that a bot waits before a move (%(usual)s)
help-serve-bot-budget = seconds that a bot which takes time may think about a move (%(usual)s)
help-serve-bot-processes = processes that bots think in; 0 means threads of the server (one less than there are cores)
help-serve-analyses = finished games that are analysed at a time, each in a process of its own; 0 means none (%(usual)s)
help-serve-absent-after = seconds without a connection after which others may let a bot play a seat (%(usual)s)
help-serve-heartbeat = seconds between signs of life on quiet connections (%(usual)s)
help-serve-keep-idle = tables that nobody looks at and that stay in memory (%(usual)s)
help-serve-keep-empty = days after which a table at which nothing was ever done is deleted; 0 means never (%(usual)s)
help-serve-limit-commands = commands of one browser, a second and at once (%(usual)s)
help-serve-limit-address-commands = commands of one address, a second and at once (%(usual)s)
help-serve-limit-chat = lines of chat of one browser, a second and at once (%(usual)s)
help-serve-limit-hints = hints for one browser, a second and at once (%(usual)s)
help-serve-limit-new-tables = new tables of one address, a second and at once (%(usual)s)
help-serve-limit-claims = claims of seats of one address, a second and at once; links for seats, carrying them, ending companions, deleting tables and asking for calls count as such (%(usual)s)
help-serve-limit-connections = connections that one address may have open (%(usual)s)
help-serve-limit-work = seconds of the server's own work for one browser, a second and at once (%(usual)s)
help-serve-limit-address-work = seconds of the server's own work for one address, a second and at once (%(usual)s)
help-serve-limit-heavy = seconds of heavy work aside for one address, a second and at once (%(usual)s)
help-serve-limit-dailies = tables of the day that one address begins, a second and at once (%(usual)s)
help-serve-limit-analyses = analyses of finished games that one address asks for, a second and at once (%(usual)s)
cli-backup-done = The store { $store } is copied to { $copy }, and the copy is sound.
cli-restore-done = The store { $store } is what the copy { $copy } was.
cli-restore-kept = The store that was there is { $kept } now.
cli-prune-found = { $count ->
    [0] There are no such tables.
    [one] There is one such table.
   *[other] There are { $count } such tables.
}
cli-prune-done = { $count ->
    [0] No table was deleted.
    [one] One table was deleted.
   *[other] { $count } tables were deleted.
}
cli-forget-done = { $count ->
    [one] One seat has no name any more, and what was said from it is gone.
   *[other] { $count } seats have no name any more, and what was said from them is gone.
}
cli-serve-limits = limits
cli-serve-usual = usual
cli-serve-none = none
help-lab = what if? play the same games under several variants, and see what differs
help-lab-compare = the game as it is beside a data pack or another option
help-lab-sweep = the game with several values of one field of its data, or of one option
help-lab-games = number of games under each variant (%(default)s)
help-lab-with = a data pack to compare with; may be repeated
help-lab-option = an option of what is compared with, and not of the game as it is; may be repeated
help-lab-sweep-option = an option and its values, such as ally_set=A,B,C,D; the first one is what the others are compared with
help-lab-field = a field of the data and values for it, such as quests.sentence_first.feat.n=1..3
help-lab-both = an option of all variants; may be repeated
help-lab-html = write a page with drawings, and the JSON beside it
help-simulate = play many games of bots and count wins and scores
help-simulate-bot = one more bot, as it is written: a class of yours (my.module:MyBot), a program of yours (command:./my_bot), or a level; may be repeated
help-simulate-bots = a level for each seat, or one for all (`wabe bots` lists them)
help-simulate-players = number of seats (as many as bots, else the least)
help-simulate-games = number of games (%(default)s)
help-simulate-seed = the same seed plays the same games (0)
help-simulate-processes = how many processes play; the outcome does not depend on it (one for each core)
help-ray = play on a Ray cluster: HOST:PORT of a running one that this machine belongs to; without an address one of its own, of --processes (docs/cluster.md)
help-journal = keep every outcome in this file: what was cut off goes on there; arena has a file for each match, FILE-1, FILE-2 ...

help-wabe = A digital table for three Wonderland board games.
help-help = show this help message and exit
help-version = show program's version number and exit
help-language = in which language everything is said, such as en; by default that of WABE_LANGUAGE or LANG
cli-commands = commands
metavar-command = COMMAND
metavar-language = LANGUAGE
metavar-bot = BOT
metavar-list = LIST
metavar-file = FILE
metavar-address = ADDRESS
metavar-folder = FOLDER
metavar-name-value = NAME=VALUE
metavar-name-values = NAME=VALUES
metavar-field = PATH=VALUES
metavar-game-folder = GAME=FOLDER
metavar-level = LEVEL
metavar-url = URL
metavar-s = S
metavar-age = AGE
metavar-table = TABLE
metavar-seat = SEAT
metavar-text = TEXT
metavar-number = N
metavar-switch = ON-OFF
metavar-figures = N/N
metavar-ms = MS

## What the figures at /metrics are

metric-sockets = Open connections to tables.
metric-tables = Tables in memory.
metric-events = Committed events of games.
metric-command-seconds = Time from a command to its answer.
metric-http-seconds = Time from an HTTP request to the beginning of its answer.
metric-bot-seconds = Time a bot takes for a decision, with its waiting.
metric-bots-thinking = Decisions that bots are at or that wait for one.
metric-analyses = Analyses of finished games that are being made or wait for their turn.
metric-store-commit-seconds = Time of a commit of the store.
metric-store-group-size = Changes that were committed together.
metric-calls = People called by Web Push, by what became of it.
metric-store-failures = Changes that the store did not keep.

## What argparse says itself; % with what follows stays as it is

args-usage = usage:{" "}
args-positional = positional arguments
args-options = options
args-argument = argument %(argument_name)s: %(message)s
args-required = the following arguments are required: %s
args-unrecognized = unrecognized arguments: %s
args-choice = invalid choice: %(value)r (choose from %(choices)s)
args-value = invalid %(type)s value: %(value)r
args-one = expected one argument
args-at-most-one = expected at most one argument
args-at-least-one = expected at least one argument
args-explicit = ignored explicit argument %r
args-together = not allowed with argument %s

## Results of the other commands

cli-player = Player { $number }
cli-bot = Bot { $number }
cli-identical = The replay plays identically: { $actions } actions.
cli-identical-shown = The replay plays identically: { $actions } actions, { $shown } of them as they were under older rules.
cli-proved-secret = Chance: { $proved } of { $results } results were worked out anew from the secret in the file, and all are as played.
cli-proved-part = The others belong to moves that these rules can only show; they were not checked.
cli-proved-seed = Chance: { $proved } of { $results } results were worked out anew from the seed { $seed }, and all are as played.
cli-proved-told = The secret is the one that was announced (SHA-256 { $hash }).
cli-proved-compare = The secret has the SHA-256 { $hash }; that must be what the table showed at its beginning (--hash compares it for you).
cli-options = Options of { $title } (the usual value first)
cli-options-name = option
cli-options-values = values
cli-options-about = what it is
cli-match = { $title }, { $players } players, { $games } games, seed { $seed }
cli-match-bot = bot
cli-match-wins = wins
cli-match-share = share
cli-match-interval = 95 % interval
cli-match-between = { $low } to { $high }
cli-match-score = mean score
cli-match-lengths = Fair share { $fair }; a game takes { $decisions } decisions in { $turns } turns on average.
cli-arena = { $title }, { $players } players, { $games } games each, seed { $seed }
cli-arena-intervals = Verdicts and intervals hold all together, for this number of games: the risk that any of them is wrong is { $error }.
cli-arena-pair = { $one } against { $other }
cli-match-alone = alone
cli-match-against = against
cli-match-fair = fair
cli-match-verdict = verdict
cli-match-better = better
cli-match-worse = worse
cli-match-open = open
cli-match-place = place
cli-match-games = games
cli-match-rounds = rounds
cli-match-ordinal = ordinal
cli-match-rating = rating
cli-match-difference = difference
cli-match-ahead = ahead
cli-match-pair-interval = interval
cli-ladder = { $title }, { $players } players, { $games } games, seed { $seed }
cli-ladder-title = Ladder: { $title }, { $players } players, { $games } games
cli-ladder-bar = ladder of { $title }
cli-ladder-kept = What was played is kept in { $file }: the same command goes on from there.
cli-ladder-page = The report is in { $file }.
cli-ladder-pairs = Each pair: what the first one wins more than the second, on the same deals from the same seats
cli-ladder-number = { $games } games were played, as fixed beforehand.
cli-ladder-sure = The order became certain after { $games } games: the risk that a bot is not better than the next one, or that any other verdict is wrong, is at most { $error }.
cli-ladder-unsure = { $games } games are the most that were allowed, and have not made the whole order certain at a risk of { $error }.
cli-ladder-intervals-fixed = Verdicts and intervals of pairs hold all together, for this number of games: the risk that any of them is wrong is { $error }. Intervals of shares are of 95 % each.
cli-ladder-intervals-watched = Verdicts and intervals of pairs hold all together and at all times, however often one looks: the risk that any of them is ever wrong is at most { $error }. Intervals of shares are of 95 % each, as if the number of games had been fixed.
cli-ladder-standing = Standing
cli-ladder-share = Share of the win of each bot, with its interval
cli-ladder-ratings = Ratings
cli-ladder-pairs-heading = Who is better than whom
cli-ladder-seats = Seats
cli-ladder-seat = seat { $number }
cli-ladder-all = all
cli-ladder-played = What was played
cli-ladder-how-standing = Ratings are of openskill (Plackett and Luce, in the order of the games, by place at the table): mean ± standard deviation; the ordinal is the mean less three of them.
cli-ladder-how-shares = Dots are shares of the win, lines their 95 % intervals, in which a round counts as one; the dashed line is the fair share, { $fair }.
cli-ladder-how-ratings = Means of the ratings after each game, with one standard deviation on both sides. All begin at 25 ± 8.3.
cli-ladder-how-pairs = How much more of the wins the bot of the row has than the bot of the column, in the games that both have played; bold where it is certain who is better.
cli-ladder-how-seats = Shares of the win by seat.
cli-ladder-how-rounds = A round is one deal at one table, played once for each seat: all move on by one seat, so that each bot plays the same deal from every seat. How they sit around the table changes from round to round. The same command plays the same games, in any number of processes, as far as no bot goes by time.
cli-ladder-how-processor = Bots that are given seconds have them of processor time: a busy machine makes them slower, not weaker. Their games depend on how fast the machine is.
cli-ladder-how-wall = Bots that are given seconds have them by the clock: what else the machine does meanwhile makes them weaker.
cli-ladder-set-game = game
cli-ladder-set-rules = version of the rules
cli-ladder-set-players = players
cli-ladder-set-bots = bots
cli-ladder-set-fill = at the other seats
cli-ladder-set-games = games at most
cli-ladder-set-until-sure = stops when sure
cli-ladder-set-error = risk of an error
cli-ladder-set-seed = seed
cli-ladder-set-clock = clock of bots
cli-ladder-set-options = options
cli-ladder-set-data = data pack
cli-lab = { $title }, { $players } players, { $games } games under each variant, seed { $seed }, bots: { $bots }
cli-lab-title = The laboratory: { $title }
cli-lab-base = as it is
cli-lab-all = all
cli-lab-less = { $variant } less { $first }
cli-lab-played = What was played
cli-lab-game = game
cli-lab-players = players
cli-lab-games = games under each variant
cli-lab-seed = seed
cli-lab-bots = bots
cli-lab-intervals = ± is how far a 95 % interval reaches, to its further end where they differ; it is left out where nothing tells how games differ. Those of differences are of pairs of games with the same seeds. Where many figures are shown, one in twenty differs by chance alone.
cli-lab-of-sides = wins by side
cli-lab-of-seats = wins by seat
cli-lab-of-scores = scores
cli-lab-of-seat-scores = scores by seat
cli-lab-of-sources = scores by source
cli-lab-of-side-sources = scores by side and source
cli-lab-of-lengths = lengths of a game
cli-lab-of-events = events for each seat
cli-lab-of-steps = decisions that decide nothing
cli-lab-of-things = taken, of all chances
cli-lab-decisions = decisions
cli-lab-turns = turns
cli-lab-leads = changes of the lead
cli-lab-forced = decisions without a choice
cli-lab-flagged = hardly ever or nearly always taken
cli-lab-of = { $share } of { $number }
cli-lab-rows = All { $rows } rows
cli-lab-kind = { $kind } ({ $things })
cli-lab-dots = Dots are figures, lines their 95 % intervals; a dashed line is the fair share.
cli-lab-things = A chance is a decision in which some legal actions take the thing and others do not. ▼ is taken in less than 2 % of its chances, ▲ in more than 90 %. The worth to the win: wins of seats that took it at least once, less those of seats that had the chance and never did; it tells of who takes it as well as of what it does.
cli-lab-thing = thing
cli-lab-taken = taken, { $variant }
cli-lab-chances = chances, { $variant }
cli-lab-worth = worth to the win, { $variant }
cli-lab-axis-taken = taken, of all chances
cli-lab-axis-worth = worth to the win
cli-lab-scatter = Every thing: how often it is taken, and what it is worth to the win
cli-bench = { $title }, { $players } players, { $engine }; least, median and greatest of { $repeats }
cli-bench-compiled = compiled
cli-bench-pure = pure Python
cli-bench-least = least
cli-bench-median = median
cli-bench-greatest = greatest
cli-bench-target = target
cli-bench-bytes = bytes of a state
cli-bench-clones-time = microseconds a clone
cli-bench-observations-time = microseconds an observation
cli-bench-masks-time = microseconds a mask
cli-bench-at-least = at least { $number }
cli-bench-at-most = at most { $number }
cli-bench-million = A million: for each million iterations of `for i in range(n): total += i & 7` that Python makes meanwhile.
cli-load = { $tables } tables, { $sockets } sockets, { $seconds } seconds, one decision in { $pace } seconds each
cli-load-tables = tables
cli-load-rate = actions a second
cli-load-answer = answer p50, p95, p99 (ms)
cli-load-seen = seen p50, p95, p99 (ms)
cli-load-processor = processor (ms an action)
cli-load-loops = rounds of the loop
cli-load-memory = kB a table
cli-load-errors = errors
cli-load-none = none
cli-load-unknown = not known
cli-load-about = Answer: from an action sent to its answer. Seen: until the others at the table have it. Processor: time of the server for each action, bots' included, and how often it would have made the round `total += i & 7` meanwhile.
cli-load-knee = { $tables ->
    [0] Not even the first of these loads is borne.
    [one] One table is the most of these that is borne.
   *[other] { $tables } tables are the most of these that are borne.
}
cli-data-none = { $title } has no data but its rules.
cli-data-own = the game's own data.
cli-data-pack = the data pack { $name } is sound (digest { $digest }).
cli-data-printed = read off the printed part
cli-data-seed = from the rule book
cli-data-public = from public pages
cli-data-inferred = follows from the rule book
cli-data-stand_in = a stand-in of our own, marked *
serve-at = Wabe is at { $address }
serve-stale = The browser pages are older than their sources; `{ $command }` makes them anew.
serve-unbuilt = The browser table has not been built; `{ $command }` does it.
cli-games-game = game
cli-games-name = name
cli-games-short = short
cli-games-players = players
cli-games-minutes = minutes
cli-bench-games-second = games a second
cli-bench-games-million = games a million
cli-bench-decisions-second = decisions a second
cli-bench-decisions-million = decisions a million
cli-bench-clones-second = clones a second
cli-bench-clones-million = clones a million
cli-bench-determinisations-second = determinisations a second
cli-bench-determinisations-million = determinisations a million
cli-bench-observations-second = observations a second
cli-bench-observations-million = observations a million
cli-bench-masks-second = masks a second
cli-bench-masks-million = masks a million
cli-bench-batches-second = batch steps a second
cli-bench-batches-million = batch steps a million
cli-bench-vectors-second = Gymnasium steps a second
cli-bench-vectors-million = Gymnasium steps a million
cli-bench-turns-second = PettingZoo steps a second
cli-bench-turns-million = PettingZoo steps a million
help-bots = list the levels of bots, their settings, and the characters of each game
cli-bots-level = level
cli-bots-character = character
cli-bots-characters = Characters of { $title }
cli-bots-called = called
cli-bots-plays = how it plays
cli-bots-roles = where nobody chooses
cli-bots-setting = setting
cli-bots-usual = usual
cli-bots-most = most
cli-bots-about = what it is

## Learned values

help-dataset = let bots play and write down all that they decide, in a Parquet file for learning programs (docs/dataset.md)
help-dataset-out = the file; a run that was ended goes on, if it is given the same again
help-dataset-hidden = add the whole position to each decision, with all that is hidden
cli-dataset = { $file }: { $rows } decisions of { $games } games, { $bytes } bytes.
help-learn = learn how good positions are: bots play, a value is fitted to their games and tried in a match
help-learn-players = number of seats (the least)
help-learn-games = games of each round (400 without --hours)
help-learn-hours = how long, from now on, for the rounds that are not done yet
help-learn-rounds = how many: the first of greedy bots that err, the others of searches with what was learned (%(default)s)
help-learn-gate = games of each match against the present value, at most (%(default)s)
help-learn-iterations = iterations of the searches (%(default)s)
help-learn-seed = the same seed and number of games give the same weights (from the system; that of a run that goes on)
help-learn-anew = begin with the hand estimate, though there is a learned value
help-learn-folder = where games and weights are kept; a run that was ended goes on there (wabe-learn/GAME-PLAYERS)
help-learn-install = put better weights where the game reads them: into its own folder, or that of the data pack
metavar-hours = HOURS
metavar-risk = RISK
cli-learn-games = Round { $round }: games
cli-learn-gate = Round { $round }: match
cli-learn-round = Round { $round }: { $games } games, { $all } in all
cli-learn-figure = what judges
cli-learn-loss = cross-entropy of the winner
cli-learn-uniform = a uniform guess
cli-learn-hand = hand estimate
cli-learn-present = present value
cli-learn-learned = learned value
cli-learn-match = Match of { $games } games: { $share } of the wins ({ $low } to { $high }; fair { $fair }), { $margin } points.
cli-learn-kept = The new value is better and is kept.
cli-learn-dropped = The new value is no better; the present one stays.
cli-learn-file = Weights: { $file }
cli-learn-none = Nothing better was found.
cli-judged-title = What judges positions for searching bots
cli-judged-game = game
cli-judged-players = players
cli-judged-by = judged by
cli-judged-learned = learned value
cli-judged-hand = hand estimate
cli-judged-unfit = hand estimate ({ $reason })
cli-judged-line = { $players } players: { $judged }
learned-kept = kept
learned-dropped = not kept
learned-began-hand = the hand estimate
learned-began-value = the weights that were there before
learned-card-round = | { $round } | { $games } | { $uniform } | { $hand } | { $present } | { $learned } | { $gain } | { $match }, fair { $fair } | { $played } | { $margin } | { $kept } |
learned-card =
    # { $title }, { $players } players: learned value

    A logit for each seat, softmax over the seats. It is linear in { $columns } features (`mind/features.py` names them) and in
    their products with the part of the game still to come. Fitted to the winner (cross-entropy) and, with weight 0.3, to
    the final margins; ridge { $ridge }.

    - Rules version { $version }, data { $digest }. With other rules or other effects of cards the hand estimate is used.
    - { $games } games, the newest { $newest } with { $positions } positions. Round 0: greedy bots that err in 0 to 20 % of their
      choices; later rounds: searches of { $iterations } iterations with the value of the round before.
    - Round 0 was held against { $began }.
    - Each position is seen through the eyes of one seat, with all redrawn that this seat does not know.

    Cross-entropy of the winner on the newest games, each held out from the fit that judges it (in five parts); means over
    games with 95 % intervals. Gain: over the hand estimate. Match: share of the wins of one seat that searches with the
    new value against searches with the present one, each deal played from every seat (Wilson).

    | round | games | uniform | hand | present | learned | gain | match | games | margin | |
    |---|---|---|---|---|---|---|---|---|---|---|
    { $rounds }

    Hand / learned in the first, second and last third of the game: { $thirds }.

    Made again with as many games:

    ```
    { $command }
    ```

# wabe analyse
cli-analyse-chances = Chances to win, each from what that player knew
cli-analyse-action = Action
cli-analyse-part = Part
cli-analyse-end = the end
cli-analyse-sums = Choices and luck, in parts of the win
cli-analyse-judged = Choices
cli-analyse-player = Player
cli-analyse-skill = cost of a choice on average
cli-analyse-luck = what luck gave in all
cli-analyse-choices = Choices that cost most:
cli-analyse-no-choices = No choice is clearly worse than another one.
cli-analyse-choice = { $cost } (± { $error }), action { $action }. { $part }
cli-analyse-chosen = Chosen: { $text }
cli-analyse-better = Better: { $text }
cli-analyse-reason = Why: { $text }
cli-analyse-line = Then: { $text }
cli-analyse-move = { $seat }: { $text }
cli-analyse-events = Good and bad luck:
cli-analyse-no-events = No luck stands out, good or bad.
cli-analyse-event = { $amount } (± { $error }), action { $action }. { $text }
