"""Alicematic Heroes: rulers summon Alices and invade the lands around their Cities, for fourteen rounds."""
