"""The numbers of phases, ends, losses and notes of the kernel, and what they are called elsewhere."""

SET_UP = 0
TURN = 1
ROLLING = 2
SHIFTING = 3
SWAPPING = 4
ENDED = 5
PHASES = ("set-up", "turn", "roll", "shift", "swap", "over")

OUT_OF_COINS = 1
STANDSTILL = 2
REASONS = ("", "coins", "standstill")
"""Why a game ended (ruling A15, or no seat can ever act again), in the order of the numbers."""

BURIED = 0
LEANED = 1
SANK = 2
LOSSES = ("buried", "lean", "sank")
"""Why a city was destroyed (rulings A11, A12), in the order of the numbers."""

# What the kernel's journal notes, each with the numbers that follow it there. A coin is 6 * seat + value.
NOTE_FIRST = 0  # seat
NOTE_TURN = 1  # seat
NOTE_PASSED = 2  # seat
NOTE_FOUNDED = 3  # coin, tile, cell
NOTE_MARKED = 4  # seat, tile, cell, pawn, pawns on the board
NOTE_ROLLED = 5  # seat, dice
NOTE_SHIFTED = 6  # pawn or -1, face, tile, cell before; then as bits what it overlapped, lies above and below
NOTE_SETTLED = 7  # tile, plane before, plane after
NOTE_DESTROYED = 8  # coin, tile, cell, why, what buried it or -1, whether all know the coin
NOTE_SANK = 9  # how many pawns, these pawns, then each tile with its cell
NOTE_SWAPPED = 10  # coin, tile, cell, whether all know the coin
NOTE_KEPT = 11  # seat
NOTE_SCORED = 12  # coin, tile, cell
NOTE_OVER = 13  # reason
