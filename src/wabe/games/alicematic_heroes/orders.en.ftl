## What players may say beforehand

order-keep_hand = Keep the cards dealt
order-keep_hand-said = The cards dealt are kept
order-keep_hand-help = No card goes back before the first round, and you are not asked.
