# Bots with a taste of their own.

bot-carpenter = Carpenter
bot-carpenter-help = “Cut us another slice”: wants Castles, and the Regions where they may stand.
bot-messenger = King’s Messenger
bot-messenger-help = “One to come, and one to go”: runs every errand there is, and lives on Quests.
bot-jubjub = Jubjub Bird
bot-jubjub-help = Lives in perpetual passion: one more draw, whatever the bag may hold.
bot-sheep = Sheep
bot-sheep-help = Keeps a shop full of curious things: Wonderlandians, and what the forge makes of chips.
