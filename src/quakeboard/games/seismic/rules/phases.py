"""The numbers of phases, ends and notes of the kernel, and what they are called elsewhere."""

SET_UP = 0
DRAWING = 1
LAYING = 2
CLAIMING = 3
CHOOSING_TOWN = 4
CHOOSING_SIDE = 5
AFTERSHOCK = 6
ENDED = 7
PHASES = ("set-up", "draw", "lay", "crew", "town", "side", "aftershock", "over")

OUT_OF_TILES = 1
CLOSED = 2
UNPLACEABLE = 3
REASONS = ("", "tiles", "closed", "unplaceable")
"""Why a game ended (ruling S11), in the order of the numbers."""

# What the kernel's journal notes, each with the numbers that follow it there.
NOTE_FIRST = 0  # seat
NOTE_TURN = 1  # seat
NOTE_TURNED_UP = 2  # seat, tile, whether in the set-up
NOTE_DISCARDED = 3  # seat, tiles
NOTE_LAID = 4  # seat, tile, cell, rotation, whether instead of a claim
NOTE_CREW = 5  # seat, cell, edge
NOTE_HIT = 6  # seat, magnitude, town, side, tiles on it
NOTE_HARMLESS = 7  # magnitude, town
NOTE_DESTROYED = 8  # cell, face, crew
NOTE_TURNED = 9  # seat, cell, face and crew before, sixths
NOTE_DECLINED = 10  # seat
NOTE_SKIPPED = 11  # seat
NOTE_OVER = 12  # reason
