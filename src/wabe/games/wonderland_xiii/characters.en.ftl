# Bots with a taste of their own.

bot-lizard = Bill the Lizard
bot-lizard-help = Always sent down the chimney: goes on and on in the Tunnel, and comes out with a great deal or with a bang.
bot-pigeon = Pigeon
bot-pigeon-help = Sees serpents everywhere: brings home early what it has.
bot-white-queen = White Queen
bot-white-queen-help = Jam to-morrow: gathers what will be worth something later rather than points now.
bot-guard = Railway Guard
bot-guard-help = Through a telescope, a microscope and an opera-glass: looks under every card that it may.
