# What can go wrong, in sentences that say what is wrong and what is allowed. Spoken by Python alone: the server's
# answers bring the sentence along. A game's own are in its folder. Errors around errors: docs/engine.md, Errors.

## What somebody asks for

error-unknown-game = There is no game { $name }; there are: { $names }.
error-players = { $title } is for { $least } to { $most } players, not { $given }.
error-seed = A seed is a whole number from 0 to 2**256 - 1, not { $seed }.
error-no-options = Options are an object of names and values.
error-no-option = There is no option { $name }; there are { $names }.
error-option-value = The option { $name } can be { $choices }, not { $value }.
error-no-ask = Nobody asks for that any more.
error-bad-order = There is no order { $name } that could be given now.
error-order-amounts = This order takes these numbers: { $names }.
error-order-amount = { $name } is a whole number from { $least } to { $most } here.
error-no-seat = There is no seat { $seat }; the seats are 0 to { $last }.
error-game-over = The game has ended; nobody acts any more.
error-open-seat = With all cards open there is no seat to look through: give --open or --seat.
error-sealed = This game is not over yet: all hands are laid open only after its end.
error-malformed-action = An action is a JSON object with a "kind", such as {"{"}"kind": "stop"{"}"}.
error-action-no-int = An action is an int, not { $action }.
error-illegal-action = Action { $action } is not legal now; legal are { $legal }.
error-not-legal = Action { $action } is not legal now.
error-illegal-form = That is not possible now. What may be done: { $kinds }.
error-not-your-turn = This seat has nothing to decide now.
error-not-asked = Seat { $seat } has nothing to decide now.
error-not-asked-others = Seat { $acting } has nothing to decide now; the game waits for seat { $seats }.

## Values from outside that are too much for a sentence, and lists without anything in them

error-too-long = a number too long to show
error-unshowable = { $kind } that cannot be shown
error-none = none

## Saves

error-no-save = A save is a JSON object.
error-save-schema = The save has schema { $schema }; this version reads { $present }.
error-save-game = The save is of the game { $given }, not of { $title }.
error-save-version = The save has rules version { $version }; this version plays { $present }.
error-save-broken = The save is broken: { $error }
error-save-reason = The save is broken: { $reason }.
error-save-lacks = The save is broken: it lacks { $error }.
error-save-odd = The save is broken: something in its areas is none of the game's ({ $error }).
error-save-idle = The save is broken: the step { $name } waits for nobody.
error-save-differs = The save is broken: { $name } is not what the game would write there.
error-save-number = The save is broken: { $name } is { $given }, not a whole number from { $least } to { $most }.
error-save-nameless = The save is broken: { $given } is not a whole number from { $least } to { $most }.
error-save-truth = The save is broken: { $value } is neither true nor false.
error-save-list = The save is broken: { $name } is { $value }, not a list.
error-no-frame = { $frame } is no frame of the stack
error-no-step = there is no step { $name }
error-no-areas = areas is { $areas }, not an object

## Replay files

error-no-replay = A replay is a JSON object with "kind": "replay".
error-replay-schema = The replay has schema { $schema }; this version reads { $present }.
error-replay-version = The replay has rules version { $version }; this version plays { $present }.
error-replay-broken = The replay is broken
error-replay-broken-at = The replay is broken at action { $action }
error-replay-score = The replay is broken: { $score } is no score.
error-part-no-object = { $where }: it is { $given }, not an object.
error-part-lacks = { $where }: it lacks { $name }.
error-part-wrong = { $where }: { $name } is { $given }, not { $kind }.
error-type-text = a text
error-type-whole = a whole number
error-type-truth = true or false
error-type-list = a list
error-type-object = an object
error-no-chance = { $where }: { $number } is no chance result.
error-chance-lacks = The replay holds fewer chance results than its actions need.
error-chance-high = The replay's chance result { $result } is not below { $n }.
error-chance-other = Where one of { $n } results had to be drawn the replay has { $result }, but what its chance is said to come from gives { $true }.
error-proof-broken = What the replay says of its chance is broken
error-proof-scheme = What the replay says of its chance is broken: it came about in a way this program does not know ({ $scheme }).
error-proof-seed = What the replay says of its chance is broken: { $seed } is no seed.
error-proof-secret = What the replay says of its chance is broken: { $secret } is no secret.
error-proof-hash = The secret of the replay is not the one that was announced: its SHA-256 is { $found }, not { $told }.
error-proof-no-secret = The replay names no secret, so there is nothing that could have been announced.
error-replay-set-up = The replay cannot be set up: { $error }
error-replay-start = The set-up of the replay cannot be shown: { $error }
error-replay-beyond = The replay cannot be shown beyond action { $action }: { $error }
error-replay-differs = The replay first differs at { $where }: { $error }
error-replay-chance-left = The replay first differs at { $where }: it holds more chance results than are needed.
error-replay-unlike = The replay first differs at { $where }: { $name } is { $found }, not { $expected } as the file says.
error-at-set-up = the set-up
error-at-action = action { $action }
error-at-end = the end (after action { $action })
error-film-length = The film of the replay is broken: it has { $count } actions, not { $actions }.
error-film-broken = The film of the replay is broken ({ $kind }: { $error }).

## Data packs: $where is a file and a record in it, $wanted what should stand there

error-no-data = { $name } has no data to replace.
error-data-save = The save was made with { $wanted }; it cannot be read with { $present }.
error-data-replay = The replay was made with { $wanted }; it cannot be read with { $present }.
error-data-pickle = The pickled game was made with { $wanted }; it cannot be read with { $present }.
error-data-table = This table was made with { $wanted }; it cannot be read with { $present }.
error-data-own = the game's own data
error-data-unknown = unknown data ({ $pack })
error-data-pack = the data pack { $name } ({ $digest })
error-value-unreadable = The weights { $file } cannot be read: { $error }.
error-value-players = The weights { $file } are those of another game or number of players.
error-value-broken = { $file } holds no weights of a learned value.
error-value-columns = The weights { $file } were fitted to other features than the game has.
error-value-rules = The weights { $file } were fitted under another version of the rules.
error-value-data = The weights { $file } were fitted with other cards or boards.
error-pack-unreadable = The data pack { $pack } cannot be read: { $error }.
error-pack-no-folder = The data pack { $pack } cannot be read: it is no folder.
error-pack-empty = The data pack { $pack } holds none of the game's files: { $wanted }.
error-file-unknown = { $called }: the game has no file of this name; it has { $wanted }.
error-file-none = { $called }: there is no such file.
error-file-large = { $called }: the file is larger than { $most } bytes.
error-file-no-utf8 = { $called }: the file is not UTF-8 (byte { $byte }).
error-file-unreadable = { $called }: the file cannot be read: { $error }.
error-file-deep = { $called }: the file is no TOML: it is nested too deeply.
error-file-no-toml = { $called }: the file is no TOML: { $error }.
error-where = { $where }, { $array } { $record }
error-where-number = { $where }, { $array } number { $number }
error-record = { $where }: { $reason }.
error-the-record = the record
error-no-table = { $name } is { $given }, not a table
error-field-missing = { $name } is missing
error-field-unknown = the field { $name } is unknown
error-field-wrong = { $name } is { $given }, not { $wanted }
error-two-of-key = there are two with this { $name }
error-the-number = the whole number { $least }
error-a-number = a whole number from { $least } to { $most }
error-a-truth = true or false
error-a-line = one line of text of { $least } to { $most } characters
error-an-id = a name of letters, digits and underscores (up to 40, a letter first)
error-one-of = one of { $words }
error-some-of = a list of some of { $words }
error-different-words = a list of different words
error-some-numbers = a list of { $count } whole numbers
error-some-numbers-from = a list of { $count } whole numbers from { $least } to { $most }
error-some-entries = a list of { $count } entries
error-an-array = an array of tables

## Faults of a game's code

error-stack-full = The stack of frames is full.
error-no-offer = The step { $name } offers no action.

## Bots and matches

error-no-level = A bot is called by its level, such as { $usual }, not { $level }.
error-unknown-bot = There is no bot { $name }; there are { $names }.
error-bot-elsewhere = The bot { $name } is a character of { $home }, which does not play { $title }; there are { $names }.
error-guest-written = A bot from outside is written python:MODULE:CLASS or command:PROGRAM, with command:seconds=5:PROGRAM for up to 3600 seconds an answer, not { $given }.
error-guest-module = The bot { $bot } cannot be loaded: { $error }.
error-guest-class = The module { $module } has no class { $name } that is a subclass of wabe.bots.Bot.
error-guest-program = There is no program { $program } to be run for the bot { $bot }.
error-guest-start = The program of the bot { $bot } cannot be started: { $error }.
error-guest-raised = The bot { $bot } failed: { $error }.
error-guest-json = The bot { $bot } answered { $said }, which is no line of JSON.
error-guest-answer = The bot { $bot } answered { $said }; allowed is one of { $allowed }.
error-guest-thought = The bot { $bot } returned { $said } from think; think must return Thoughts, best first.
error-guest-unasked = The bot { $bot } said { $said } without being asked; each question has one line as its answer.
error-guest-number = The bot { $bot } answered question { $given } when it was asked question { $number }.
error-guest-late = The bot { $bot } has not answered within { $seconds } seconds.
error-guest-ended = The bot { $bot } ended with exit code { $exit } instead of answering.
error-no-setting = The bot { $level } has no setting { $name }; it has { $names }.
error-setting-whole = The setting { $name } is a whole number from 1 to { $most }, not { $given }.
error-setting-number = The setting { $name } is a number from above 0 to { $most }, not { $given }.
error-setting-word = The setting { $name } is one of { $allowed }, not { $given }.
error-no-encoding = { $title } has no encoding for learning programs.
error-not-in-table = { $title } offers an action { $action } that is not in its table of actions.
error-no-repertoire = { $title } has no table of the actions of its step { $step }.
error-no-column = The field { $field } of an action is { $value }, for which its encoding has no column.
error-no-reward = There is no reward { $reward }; there are { $rewards }.
error-batch-whole = In a batch, { $name } is a whole number from { $least } to { $most }, not { $given }.
error-batch-place = The plays of this batch are numbered from 0 to { $last }; there is no { $play }.
error-batch-count = This batch has { $plays } plays and needs an action for each, not { $given }.
error-batch-action = In play { $play }, action { $action } is not legal now; legal are { $legal }. Nothing was played.
error-env-limit = The limit of a play is a whole number of steps up to { $most }, or 0 for none, not { $given }.
error-env-seat = The learner sits in a seat from 0 to { $last }, or "{ $rotate }" for another one in each play, not { $given }.
error-env-bots = There are { $others } other seats: name a level of bots for each of them, or one for all, not { $given }.
error-env-action = Seat { $seat } cannot take action { $action } now; legal are { $legal }.
error-env-reset = There is no play to go on with: reset deals one.
error-env-numbers = Actions are whole numbers, one for each of the { $plays } plays, not { $given }. Nothing was played.
error-env-reset-mask = A reset mask has a truth value for each of the { $plays } plays.
error-spiel-option = An option is written NAME:VALUE, several with ; between them, not { $pair }.
error-match-game = A match needs a game, such as wabe.load gives, not { $given }.
error-match-bots = The bots are a list of levels, such as { $levels }, not { $bots }.
error-match-seats = { $players } players need { $players } bots, or one for all seats, not { $count }.
error-match-cut = { $error } Of { $all } games { $games } had been played.
error-match-number = The number of { $name } is from 1 to { $most }, not { $given }.
error-tables-few = A table of { $seats } needs { $seats } bots, not { $bots }. Name more, or with --fill a level that sits at the other places and is not rated.
error-tables-many = { $bots } bots make { $tables } different tables of { $seats }; at most { $most } can be in a schedule. Name fewer bots.
error-ladder-clock = Seconds are counted by one of { $clocks }, not { $given }.
error-extra-missing = This needs { $libraries }: pip install "wabe[{ $extra }]".
error-journal-file = The journal { $file } cannot be used: { $error }.
error-journal-kind = The journal { $file } is not a regular file. Name another file.
error-journal-taken = Another process is writing the journal { $file }. Wait until it ends, or name another file.
error-journal-broken = { $file } is no journal of results, or it is broken. Name another file, or remove it.
error-journal-other = The journal { $file } is of other work: its { $name } is { $was }, not { $wanted }. Name another file, or give the settings it was begun with.

## Datasets

error-dataset-there = { $file } is there already, and a dataset that is whole is never replaced. Name another file, or remove it.
error-dataset-file = { $file } cannot be used: { $error }.
error-dataset-lost = { $file } has lost games that its journal tells of. Remove both to begin anew.

## Several processes

error-process-lost = A process ended in the middle of its work, killed or out of memory perhaps. The games { $first } to { $last } were under way.

## A cluster

error-ray-address = A cluster is called by host:port, or local for one on this machine, not { $address }.
error-ray-silent = No cluster answers at { $address }: { $error }. `ray status` says whether one runs.
error-ray-other = What answers at { $address } is no Ray cluster.
error-ray-refused = The cluster { $address } cannot be used: { $error }.
error-ray-unlike = The node { $node } of the cluster has another Wabe ({ $version }) than this machine ({ $here }), so its games might be others. Install the same on all nodes.
error-ray-strange = The node { $node } of the cluster lacks { $package }, or has another one than this machine, so its games might be others. Install the same on all nodes.
error-ray-crashed = The games { $first } to { $last } have ended their process on every node that tried.
error-ray-idle = The cluster has had no processors for { $seconds } seconds.
## The laboratory

error-field-unwritten = A field and its values are written PATH=1..3 or PATH=1,2,4, with up to { $most } different values, not { $given }.
error-field-file = A field's path begins with one of the files { $files } and goes on behind a dot, not { $path }.
error-field-none = There is no field { $path }: in { $under } there are { $names }.
error-field-more = { $path } is no single value; it goes on with { $names }.
error-field-value = There is no field { $path }: { $under } is a single value.
error-field-no-data = { $title } has no data of which a field could be tried.
error-lab-nothing = Name what to compare with: a data pack (--with FOLDER), or an option (--option NAME=VALUE).
error-lab-twice = Two packs of the same name cannot be told apart, nor one called { $base } from the game as it is: give them different folders.
error-lab-variants = What is compared are { $fewest } variants or more, not { $count }.
error-lab-one-field = Name one field of the data (--field PATH=1..3) or one option (--option NAME=VALUE,VALUE).
error-lab-values = Name two or more different values of { $name }, separated by commas.
error-lab-page = A page's name ends in .html, not { $name }; its JSON is written beside it.

## Learning

error-learn-no-features = { $title } names no features that a value could be learned from.
error-learn-other = Another run is kept in { $folder }: it differs in { $name }.
error-learn-file = { $file } cannot be used: { $error }.
error-learn-game = A kept game does not play under these rules; begin a run in another folder.
error-learn-gate = A match of { $games } games is too short: each of the { $least } seats takes part once at least.
error-learn-options = Only weights for the usual house options can be put where the game reads them.
error-learn-few = A fit takes { $least } games at least, not { $games }.
error-learn-time = There was no time for a match; give it more.

## The online table

error-malformed-message = The message is not written as docs/protocol.md says.
error-too-large = A message may have at most 64 KiB.
error-too-slow = The message did not arrive in time; please try again.
error-not-json = The body has to be JSON, with the content type application/json.
error-foreign-origin = Only pages of this server may use it.
error-too-fast = That was too much at once; wait a moment and try again.
error-too-busy = The server has too much to do at the moment; try again in a while.
error-too-many-connections = Too many connections are open from this address; close some tables first.
error-not-found = There is nothing at this address.
error-unknown-table = There is no such table.
error-not-your-seat = This browser does not hold that seat.
error-not-seated = Only somebody who has a seat at this table can do that.
error-bad-token = This link gives no seat: it is incomplete, or somebody has used it already.
error-not-host = Only whoever set up the table may do that, in the same browser.
error-bad-endpoint = That is no address at which a browser can be called.
error-nothing-to-call = You have no seat at any table here that you could be called to.
error-no-calls = This server calls nobody.
error-not-a-contact = { $given } is neither mailto: with an address nor an address that begins with https://.
error-not-free = Only the seat of another person can be given to somebody else.
error-own-seat-here = A seat that was freed is for somebody who has no seat at this table and did not free it.
error-still-there-seat = The player of this seat is still there, or was a moment ago; only the seat of somebody who is away can be given to somebody else.
error-carry-over = This link is over: it was good for five minutes, or it has been used. Make a new one on the other device.
error-same-device = This link is for your other device; open it there.
error-too-many-devices = So many devices play along already; end one of them in the list of your devices first.
error-own-seat-carried = You have something of your own at this table on this device: nothing of another device comes here, so that nobody sees what two seats know.
error-carry-all-of-it = This device plays all that another one has. It cannot leave one table alone: let it stay in, carry all of it, or end it in the list of your devices.
error-nothing-to-carry = You have no seat here that could be carried to another device.
error-day-runs = This is the table of the day. Others have still to play it, so it opens once you have played it yourself, or the day is over.
error-day-played = You have had your try at this table today, on another device or at a table that is gone. The next one comes tomorrow.
error-day-stands = At the table of the day everybody plays alone, and what has been played stands.
error-bots-first = At the table of the day the bots decide first; please try again in a moment.
error-spectators-silent = At this table only those talk who play.
error-table-name = By a name like { $name } the table itself speaks; please choose another.
error-unknown-host = This server is not known by the name in the address.
error-seat-taken = That seat is taken.
error-stale = The table has moved on since; look again.
error-request-id-taken = This request id is taken; every request needs a new one.
error-game-running = The game is still running; that is possible once it has ended.
error-aid-off = This aid is switched off at this table.
error-bot-plays = A bot plays this seat.
error-no-bot-plays = No bot has taken over this seat.
error-still-there = The player of this seat is still there; a bot takes over only from somebody who is away.
error-store-failed = The server could not save that, so it did not happen; please try again.
error-no-hint = No hint could be made: the bot failed at this decision.
error-no-analysis = This game could not be analysed.
error-analysis-slow = The analysis of this game took too long and was given up.
error-analyses-off = This server analyses no games.
error-internal = Something broke inside the server. It has noted what; please try again.
error-http = { $reason }.
error-forked-newer = This game was played by other rules (version { $version }); this server plays { $present }.
error-forked-game = This game was played by other rules; event { $event } differs: { $error }
error-forked-position = This game was played by other rules; the position after event { $event } differs.
error-unknown-language = There are no texts in { $language }; there are { $languages }.
error-bad-store = The store { $address } cannot be opened: { $reason }.
error-store-in-use = Another server has the store { $address } open; one at a time can use it.
error-workers-alone = { $count } workers cannot share the store { $address }: SQLite is for one. Name a PostgreSQL database.
error-no-driver = PostgreSQL needs its driver: install wabe[postgres]
error-not-understood = The message is not understood: { $error }.
error-in-address = In the address, { $name } has to be a whole number.
error-hints-off = Hints are switched off at this table.
error-nothing-said = There is nothing to say in this message.
error-needs-level = The bot of seat { $number } needs a level.
error-port-taken = Cannot listen at { $host }, port { $port }: { $error }. Another port may be free.
error-bot-illegal = The bot { $level } chose { $action }, which is not legal.
error-setting = The setting { $name } ({ $place }) is wrong: { $reason }.
error-settings-unread = The settings file { $name } cannot be read: { $reason }.
error-unknown-setting = In the settings file { $file }, { $name } is no setting; there are { $known }.
error-pack-unwritten = a data pack is written GAME=FOLDER, not { $pair }
error-two-packs = the game { $title } can have one data pack, not several
error-store-newer = it was made by a newer version of Wabe (revision { $revision }; this one knows { $known })
error-store-read-only = it is read-only
error-store-full = the disk is full
error-store-damaged = it is damaged, or no database at all
error-store-locked = something else has it locked, or it does not answer
error-store-gone = the database does not answer
error-store-unread = The server cannot read its store now; please try again.
error-no-store = There is no store { $name }.
error-unseen = The file { $name } cannot be looked at: { $reason }.
error-copy-exists = There is a file { $name } already; give the copy another name.
error-store-exists = There is a store { $name } already; with --replace it is put aside.
error-bad-copy = The copy { $name } cannot be used: { $reason }.
error-not-copied = The store { $name } cannot be copied to { $copy }: { $reason }.
error-copy-unwritten = the file { $name } cannot be written ({ $reason })
error-not-restored = The store { $name } cannot be replaced: { $reason }.
error-not-a-store = it is a database, but no store of Wabe
error-store-open = something has it open
error-other-revision = it belongs to another version of Wabe (revision { $revision }; this one has { $known })
error-only-sqlite = The store { $address } is no SQLite file; docs/operations.md tells how other databases are copied.
error-no-such-table = There is no table { $table }.
error-no-such-seat = At the table { $table } there is no seat { $seat }.
error-not-an-age = { $given } is no age such as 90d, 12h or 52w
error-not-ready = This server keeps nothing now, because of its store: { $reason }.

## The command line

error-no-keyboard = Stepping needs the keyboard; name a file, or use --json or --verify with standard input.
error-two-bots = Name two or more different bots to compare; `wabe bots` lists them.
error-game-of-pack = Name the game that the data pack belongs to.
error-no-lesson = { $title } comes without a lesson.
error-no-lesson-here = Nothing is taught at this table.
error-astray = First let the coach lead you back.
error-lesson-waits = The coach waits for what you will do.
error-lesson-runs = Not while the coach teaches: the lesson comes first.
error-lesson-unread = The lesson { $file } cannot be read: { $reason }.
error-lesson-steps = The lesson { $file } needs steps; each but the last asks for an action or plays some, and the last one only speaks.
error-lesson-move = In step { $step } of the lesson { $lesson } this cannot be done: { $move }. { $error }
error-lesson-form = In step { $step } of the lesson { $lesson } the game writes { $form }.
error-file-no-lesson = The file { $file } is of no such lesson.
error-no-ledger = { $title } comes without a rules ledger.
error-file-unwritten = The file { $name } cannot be written: { $reason }.
error-is-folder = The file { $name } cannot be written: it is a folder.
error-report-journal = The file { $name } is the journal: name another one for the report.
error-no-place = The file { $name } cannot be written: its folder does not exist or is not yours to write in.
error-file-unread = The file { $name } cannot be read: { $reason }.
error-same-names = Every player needs a name of their own; these are { $names }.
error-option-unwritten = An option is written NAME=VALUE, not { $pair }.
error-which-game = Name the game to play ({ $known }), or a saved one with --resume.
error-resumed = A resumed game keeps its options and its seed; leave --option and --seed away.
error-file-of-other = The file { $file } holds a game of { $name }, not of { $title }.
error-saved-seats = The saved game has { $players } seats, not { $count }.
error-no-seat-number = There is no seat { $seat }; the seats are 1 to { $players }.
error-usage = { $fault }. See `{ $program } --help`.
error-names = There are { $names } names for { $seats } seats; give at most one for each.
error-seat-kind = A seat is { $kinds } or { $last }, not { $kind }.
error-name = A name has at most { $most } printable letters, no # or @ first; not { $name }.
error-no-rule = No rule of { $title } is or has { $words }.
error-analyse-running = The game of { $name } is not over. Only a finished one is analysed: an analysis tells what is hidden.
error-table-broken = The table of the replay is broken
error-table-broken-at = The table of the replay is broken at seat { $seat }
error-table-seats = The table of the replay is broken: it has { $count } seats for { $players } players.
error-table-reason = The table of the replay is broken: { $error }
error-no-json = it is not a JSON text
error-not-whole = { $given } is not a whole number from { $least } to { $most }
error-not-whole-on = { $given } is not a whole number from { $least } on
error-not-a-share = { $given } is not a share from 0 to 1
error-no-server = There is no server at { $url }: { $error }
error-not-a-number = { $given } is not a number from { $least } to { $most }
error-not-a-number-on = { $given } is not a number from { $least } on
error-no-choice = { $given } is none of { $choices }
error-not-an-origin = { $given } is not an origin such as https://wabe.example
error-not-a-host = { $given } is not a name such as wabe.example or *.wabe.example, without a port
error-not-a-network = { $given } is neither an address nor a network such as 10.0.0.0/8
error-not-figures = { $given } is not written { $names }, in numbers
error-not-seconds = { $given } is not a number of seconds from 0 to { $most }
error-not-a-risk = { $given } is no probability of error above 0, up to { $most }
error-not-hours = { $given } is no number of hours above 0, up to { $most }
error-not-a-seed = { $given } is not a whole number from 0 to 2**256 - 1
error-not-legal-now = { $action } is not legal
error-step-argument = the step { $name } has an argument
error-everybody-left = everybody has left
error-goes-on-alone = the game goes on with one seat alone
error-waits-for-left = it waits for a seat that has left
error-left-already = Seat { $seat } has left the game; that cannot be taken back.
error-save-unknown = The save is broken: { $saved } is { $said }, of which nothing is known.
error-nothing-decide = there is nothing to decide
error-seat-left = This seat has left the game; nobody can take it back.
