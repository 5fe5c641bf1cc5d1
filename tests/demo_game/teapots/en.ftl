title = Teapots
tagline = Offer a cup in secret; the highest drinks or spills.
how-to-play =
    Each player holds four of twenty numbered cups.

    Every round one to three lumps of sugar are drawn, and all offer a cup at once. The highest cup wins: its player drinks the sugar, or spills it, so that all others lose a lump. After four rounds the most lumps win.
prompt-offer = Offer a cup
prompt-enjoy = Drink { $sugar } lumps, or spill the pot?
wait-offer = { $seats } is choosing a cup
wait-enjoy = { $seats } is deciding what to do with the pot
act-offer = Offer cup { $cup }
act-drink = Drink
act-spill = Spill
event-poured = { $sugar } lumps of sugar.
event-offered = { $seat } offers cup { $cup }.
event-drank = { $seat } drinks.
event-spilt = { $seat } spills the pot.
event-game-ended = The pots are empty.
