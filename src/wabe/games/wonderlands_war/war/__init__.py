"""The War: battles and their outcome."""
