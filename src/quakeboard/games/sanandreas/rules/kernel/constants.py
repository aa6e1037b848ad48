"""The numbers that the compiled kernel knows as constants of C: the same stand in constants.pxd.

A variable would have to be read from memory each time; a test compares both files.
"""
# ruff: noqa: F401 (other modules of the kernel import these names)

import cython

if not cython.compiled:
    from quakeboard.core.game import CHANCE, OVER
    from quakeboard.games.sanandreas.rules.actions import (
        FIRST,
        FOUND,
        MARK,
        PASS,
        ROLL,
        ROLLS,
        SHIFT,
        SWAP,
    )
    from quakeboard.games.sanandreas.rules.board import (
        BARE_LAND,
        FIRST_TILE,
        LAKE,
        OCEAN,
        OPEN_SEA,
        SIZE,
        STRIDE,
    )
    from quakeboard.games.sanandreas.rules.phases import (
        BURIED,
        ENDED,
        LEANED,
        OUT_OF_COINS,
        ROLLING,
        SANK,
        SET_UP,
        SHIFTING,
        STANDSTILL,
        SWAPPING,
        TURN,
    )
    from quakeboard.games.sanandreas.rules.pieces import DESTROYED, IN_HAND, LAND, TILES

    THINGS = TILES + 1  # the tiles, and the land as one more (ruling A5)
    LAND_BIT = 1 << LAND
    TILE_BITS = LAND_BIT - 1
    PLACES = 4 * TILES  # the spaces of the tiles: 4 * tile + the place of the quarter in QUARTER_STEPS

    FIRST_PLACE = 2  # added to a place, beside IN_HAND and DESTROYED
    FIRST_PAWN = 25  # added to a pawn, beside 1 + a coin

    # Bits that say what may be done on a space.
    MAY_FOUND = 1
    MAY_MARK = 2

    SQUARABLE = 1 << 30  # products of larger numbers are left to Python
