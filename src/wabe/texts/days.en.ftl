# Tables of the day, and what a browser has played to the end.

## Tables of the day

day-tables = Tables of the day
day-about = Every day the same deal, seat and bots for everybody here. You have one try, without hints or taking back; afterwards you see how the others did. Your name stands in the ranking.
# $time is a length of clocks.en.ftl.
day-left = New tables in { $time } (midnight UTC)
# $bots lists levels, one for each of them.
day-deal = { $players } players, you are Seat { $letter }; bots: { $bots }
day-play = Play
day-play-of = Play the table of today: { $game }
day-continue = Go on
day-ranking = Ranking
day-finished = { $finished ->
    [0] Nobody has finished it yet.
    [one] { $finished } has finished it.
   *[other] { $finished } have finished it.
}
day-running = You have begun it.
day-done = You have had your try.
day-elsewhere = You have had your try on another device.
day-points = { $points } points: place { $place } of { $finished }
title-daily = Table of the day: { $game }
day-today = Today, { $day }
day-yesterday = Yesterday, { $day }
day-place = Place
day-name = Name
day-score = Points
day-you = you
day-won = won
day-nobody-yet = Nobody has finished it yet.
day-nobody = Nobody finished it that day.
day-closed = The replays open once you have played, or the day is over.
day-sealed = The table of the day
day-sealed-text = Somebody plays the table of today here. It opens to others when the day is over (midnight UTC); until then play your own in the lobby.
day-share = This is your try at the table of the day. Nobody else looks on before the day is over (midnight UTC).
day-secret = The secret behind the chance of this game is told once the day is over: others still play by it.

## Statistics

statistics = Statistics
title-statistics = Statistics · Wabe
statistics-none = Nothing here yet. Play a game to its end, and it is counted.
statistics-about = A game counts if you play your seat to the end: not if you have left or a bot plays for you, no lessons, and no table where several people play on this screen. Games at tables of the day count.
statistics-games = Games
statistics-wins = Wins
statistics-best = Best
statistics-average = Average
# A shared win counts in part.
statistics-share = { $wins } ({ $percent } %)
statistics-company = Company
statistics-company-of = { $kinds }
statistics-people = People
statistics-erase = Forget my statistics …
statistics-erase-help = All that is counted here is forgotten, on your other devices too, and you leave the rankings of the day. Nobody can take that back.
statistics-erase-now = Forget them for good
