# The lesson (lessons/first.toml). $a, $b: the names of the players, $a learns.

lesson-hall = Good evening, and mind the decks. There are five of them, in a ring: the Hall. Every card is a spirit that has strayed out of its chapter, and you have come to take some home.
lesson-notebook = This is your Notebook. Only what is written here counts in the end. You begin with three cards, open for all to see: two Cheshire Cats and a Hatter.
lesson-keys = Each turn you take two Keys. A Key opens one deck until your turn is over.
lesson-unlock = Let us begin. Put a Key beside deck 1.

lesson-cover = Now pay for it: one card of your Notebook goes on top, face up. Take a Cheshire Cat. (You will see it again sooner than you think.)

lesson-won = What you covered you do not get. You get its neighbours: the top of deck 5, which was Alice, and the top of deck 2, a White Rabbit.
lesson-tunnel = They are not yours yet. They wait in the Tunnel, which bears two of each character. A third brings it down, and everything in it is lost. One and one: all is well.
lesson-alice = One of the two you have just won now lends you her skill. Alice finds another Key. Ask her.

lesson-choice = Now the question that this game is about: stop and carry the Tunnel into your Notebook, or go on and win two more?
lesson-risk = Each deck says how likely the Tunnel is to fall if you go on there. Decks 2 and 5 say none at all. A White Rabbit would call that an invitation.
lesson-go-on = So go on.

lesson-face-up = Look who sits on deck 1: your own Cat, face up. Whoever covers the deck next door wins it, and that may be you.
lesson-next-door = Deck 2 lies between deck 1 and deck 3. Unlock it.

lesson-pay = And the price: this time the Hatter.

lesson-back-again = There is your Cat, and the Queen of Hearts came along. Four in the Tunnel, no two alike.
lesson-queen = The Queen sits down on the card she was won with. From then on the Tunnel does not count it, and you still get both. Let her.

lesson-covered = The Cat is out of sight and out of the count. But you have only one card left to pay with, and most doors have become risky.
lesson-stop = Four spirits are a good catch. Stop here, and they are yours.

lesson-kept = Home and dry: Alice, White Rabbit, Cat and Queen are in your Notebook, and the Keys are back in the middle.
lesson-rival = It is the turn of { $b }. Watch the Tunnel.

lesson-peek = { $b } used the Cheshire Cat and has peeked at deck 2. Only { $b } knows what lies there. And { $b } goes on ...

lesson-collapse = Down it comes! A Spirit Bundle counts as one of each character, so with two Cats beside it that was the third Cat. Everything in the Tunnel is lost; only the cards { $b } had paid with stay on their deck.
lesson-missing = Now yours again. You have an Alice, a Rabbit, a Queen and two Cats. One of each of the five characters would be a set, and that is worth 15. The Hatter is missing.
lesson-second = Nobody can know where he is. Try deck 3: its neighbours are decks 2 and 4.

lesson-spare = Pay with what you can spare. You have two Cats; give one of them.

lesson-luck = A White Rabbit, and (who would have thought it?) a Hatter!
lesson-rabbit = The Hatter's skill would put a card into the Tunnel of { $b }, of which { $b } sees only the back. The Rabbit's brings you one more card from any face-down deck. Take the Rabbit.

lesson-any-deck = Any deck, neighbour or not, as long as its top is face down. Deck 4 bears no risk.

lesson-enough = One more Alice, for company. You have your set, and going on costs courage. Stop.

lesson-set = Look at your Notebook: one of each, 15 points. What is left over counts 1, 3, 6, 10 for one, two, three, four of the same, and every Spirit Bundle is worth 5.
lesson-end = With two players the game is over once one deck is empty, with more once two are.
lesson-farewell = That is the whole game. Play on from here against { $b }, or begin one of your own. And look before you go on!
