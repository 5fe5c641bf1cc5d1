# Bots with a taste of their own.

bot-lion = Lion
bot-lion-help = Fights for the crown all round the town: takes its land from others.
bot-fawn = Fawn
bot-fawn-help = Gentle and shy: settles where nobody is, and leaves the others what they hold.
bot-cook = Cook
bot-cook-help = There is never too much pepper: lives on what the effects of her Alices bring.
bot-walrus = Walrus
bot-walrus-help = “Come and walk with us!”: gathers Alices, as many as will come, and hardly ever sends one away.
