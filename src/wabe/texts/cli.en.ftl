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
cli-replay-end = That was the last action.
