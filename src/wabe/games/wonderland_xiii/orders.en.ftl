## What players may say beforehand

order-draw_from = Draw for the Hatter
order-draw_from-said = The Hatter gets your card from deck { $deck }
order-draw_from-help = When a Hatter makes you draw, you draw from this deck. If it has no card face down on top, you are asked.
order-draw_from-deck = Deck
