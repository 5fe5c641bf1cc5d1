"""The rules machine: steps, frames, areas, chance, events, saves, replays. It knows no game."""
