"""Everything that San Andreas refuses, with its code, its ruling and its sentence."""

from __future__ import annotations

from quakeboard.core.errors import Reason

# Options

UNKNOWN_OPTION = Reason("no-such-option", "options", "San Andreas has no option “{name}”.")
NOT_A_SEAT = Reason("not-a-seat", "A15", "“{value}” is not the number of a seat that could begin.")
BAD_LAKES = Reason("bad-lakes", "A3", "The option “lakes” is true or false, not “{value}”.")
BAD_LOST = Reason("bad-lost", "A14", "The option “lost” is open or closed, not “{value}”.")
NO_VARIANTS = Reason("no-variants", "options", "San Andreas has no variants.")
BAD_SEATS = Reason("three-or-four-seats", "PLAYERS", "San Andreas is for 3 or 4 seats, not {seats}.")
BAD_FIRST = Reason("bad-first-seat", "A15", "Seat {first} cannot begin: there are only seats 0 to {last}.")

# Actions

NOT_NOW_SET_UP = Reason("not-now-start", "A15", "That must wait: first the seat that begins is drawn.")
NOT_NOW_TURN = Reason(
    "not-now-turn", "HOW TO PLAY", "That cannot be done now: found a city or mark an epicentre."
)
NOT_NOW_ROLL = Reason("not-now-roll", "A11", "That must wait: first the dice are rolled.")
NOT_NOW_SHIFT = Reason("not-now-shift", "A11", "That must wait: choose the die that comes next.")
NOT_NOW_SWAP = Reason("not-now-swap", "A13", "That must wait: swap the coin of the null city, or pass.")

NOT_NOW = {
    "set-up": NOT_NOW_SET_UP,
    "turn": NOT_NOW_TURN,
    "roll": NOT_NOW_ROLL,
    "shift": NOT_NOW_SHIFT,
    "swap": NOT_NOW_SWAP,
}
"""By phase: the reason for refusing an action that is not asked for in it."""

NO_SUCH_SEAT = Reason("no-seat-there", "A15", "There is no seat {seat} at this table.")
FOUR_NULLS = Reason("four-nulls", "A11", "Four nulls are rolled again, so they never count as a roll.")
OCEAN_THERE = Reason("ocean-there", "A3", "There is only ocean there.")
LAND_THERE = Reason("land-there", "A8", "Land shows there, and nothing is ever put on land.")
SPACE_HAS_CITY = Reason("space-has-city", "A9", "There is already a city at {at}.")
SPACE_HAS_PAWN = Reason("space-has-pawn", "A9", "A pawn stands at {at}.")
TOO_STEEP = Reason("too-steep", "A7", "The tile at {tile} leans {figure}: too steep for a coin.")
CITY_ADJACENT = Reason("city-next-door", "A9", "The city at {beside} is next to {at}.")
NOT_IN_HAND = Reason("not-in-hand", "A4", "That coin is not in the hand.")
UNKNOWN_COIN = Reason("unknown-coin", "A4", "A city is founded with a coin from 0 to 5, not {coin}.")
NOT_COASTAL = Reason("not-coastal", "A10", "The tile at {tile} has no showing space beside the ocean.")
ONLY_LAKES = Reason("only-lakes", "A10", "The tile at {tile} borders on a lake, and a lake is no coast.")
PAWN_ON_BOARD = Reason("pawn-on-board", "A10", "That pawn is already on the board.")
NULL_DIE = Reason("null-die", "A11", "That die shows null: its tile does not shift.")
RESOLVED = Reason("resolved", "A11", "That die has been resolved.")
NOT_DESTROYED = Reason("not-destroyed", "A13", "No city with that coin was destroyed.")
MUST_ACT = Reason(
    "must-act", "A15", "Passing is only for those who can neither found a city nor mark an epicentre."
)
