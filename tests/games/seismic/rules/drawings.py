"""Boards that several rules are tried on."""

CLOSED_BUT_FOR_ONE = """
    01 at 1,-1 r2
    01 at 0,1 r4
    01 at -1,1 r0
    01 at -1,0 r0
    01 at 0,-1 r2
"""
"""Tight curves lead every exit of San Andreas back to it, but for one: only `01 1,0 r4` closes that too."""

KEYHOLE = """
    02 at 1,-1 r1
    02 at 1,0 r4
    01 at 0,1 r4
    01 at -1,1 r0
    01 at -1,0 r0
    01 at 0,-1 r2
"""
"""Only 2,-1 is open. Two highways arrive there side by side (edges 3 and 4): neither 03 nor 02 fits.

When a quake takes one of the tight curves away, two highways arrive side by side there, too.
"""

FOUR_EAST_OF_TOWN = """
    03 at 1,0 r1
    03 at 2,0 r1
    03 at 3,0 r1
    03 at 4,0 r1
"""
