"""What is gained: rewards, Quests, abilities unlocked, chips forged, and the final scoring."""
