# What is said of a notion the first time that it comes up at the page.

notion-deck = A Key opens a deck. You win the top cards of its two neighbours, never of the deck itself.
notion-cover = The card you pay with lies face up on the deck. Whoever explores next door wins it, perhaps you.
notion-tunnel = What you win waits in your Tunnel. Two of a character are fine, a third brings it down.
notion-skill = One of the two cards you have just won lends you its skill. Hover or hold a card to read what it does.
notion-go_on = Going on may win two more cards or cost the whole Tunnel: think of what is left in each deck.
notion-collapse = A Tunnel has fallen: all that was in it is lost, and the turn is over. The Notebook is safe.
notion-hidden = The Hatter hides a card in somebody's Tunnel. It counts there next turn, and only its owner cannot see it.
notion-queen = A card under the Queen of Hearts is not counted by the Tunnel. Both come home all the same.
notion-refill = Whoever has fewer than three cards at the end of a turn is given some from the discard pile.
notion-empty = A deck is empty. With two players that ends the game, with more the second one does.
