"""The numbers that the compiled kernel knows as constants of C: the same stand in constants.pxd.

A variable would have to be read from memory each time; a test compares both files.
"""
# ruff: noqa: F401 (other modules of the kernel import these names)

import cython

if not cython.compiled:
    from quakeboard.core.game import CHANCE, OVER
    from quakeboard.games.seismic.rules.actions import CREW, DRAW, FIRST, PASS, SIDE, TOWN_CHOICE, TURN
    from quakeboard.games.seismic.rules.fitting import DEMANDS
    from quakeboard.games.seismic.rules.phases import (
        AFTERSHOCK,
        CHOOSING_SIDE,
        CHOOSING_TOWN,
        CLAIMING,
        CLOSED,
        DRAWING,
        ENDED,
        LAYING,
        OUT_OF_TILES,
        SET_UP,
        UNPLACEABLE,
    )
    from quakeboard.games.seismic.rules.pieces import (
        BEYOND,
        EMPTY,
        FIRST_INTERSECTION,
        FIRST_QUAKE,
        GREEN,
        SINGLES,
        STUB,
        TOWN,
        TOWN_BONUS,
    )
    from quakeboard.games.seismic.rules.pile import LARGEST_QUAKE
    from quakeboard.games.seismic.rules.table import NO_LINE
    from quakeboard.games.seismic.rules.turning import NO_CREW

    STRAIGHT, LOOSE, TIGHT = SINGLES
    NO_FITS = FIRST_QUAKE * DEMANDS  # where the tables of fits have a row for what fits nowhere

    # Where the counters of a board stand.
    ROW = 0  # the face-up tiles, in the order in which they were turned up
    LAYS = 4  # for each of them: how many lays it allows
    LINES = 8  # for each town and edge: tiles on that line
    CREWS = 20  # for each seat: its crews that are not on the table
    FITS_OF = (
        24  # for each face-up tile: its row in the tables of fits, `NO_FITS` if one of its kind precedes it
    )

    # Where the counters of a pile stand, after how many of each kind of tile have not been turned up.
    OWN = 36  # Balance, for each seat: tiles in the own pile
    JUNCTIONS = 40  # Balance, for each seat: how many of those are dealt intersections
