title = Pennies
side-heads = heads
side-tails = tails
prompt-show = Heads or tails?
act-show = Show { $side }
event-shown = { $seat } shows { $side }.
event-game-ended = The purse is closed.
view-last_shown = Shown last
