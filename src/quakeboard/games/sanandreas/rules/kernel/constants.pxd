# Constants of C: see constants.py. A test compares both files.

cdef enum:
    # Actors.
    CHANCE = -1
    OVER = -2
    # Actions.
    PASS = 0
    FIRST = 1
    SHIFT = 8
    SWAP = 16
    ROLL = 32
    MARK = 2048
    FOUND = 8192
    ROLLS = 1296
    # What shows on a space, and how spaces are numbered.
    LAKE = -1
    OCEAN = 0
    BARE_LAND = 1
    FIRST_TILE = 2
    OPEN_SEA = 7
    SIZE = 540
    STRIDE = 30
    # Phases.
    SET_UP = 0
    TURN = 1
    ROLLING = 2
    SHIFTING = 3
    SWAPPING = 4
    ENDED = 5
    # Why a game ended, and why a city was destroyed.
    OUT_OF_COINS = 1
    STANDSTILL = 2
    BURIED = 0
    LEANED = 1
    SANK = 2
    # Tiles and the land.
    TILES = 23
    LAND = 23
    THINGS = 24
    LAND_BIT = 8388608
    TILE_BITS = 8388607
    PLACES = 92
    # Where coins are, and what stands on a place.
    IN_HAND = 0
    DESTROYED = 1
    FIRST_PLACE = 2
    FIRST_PAWN = 25
    # What may be done on a space.
    MAY_FOUND = 1
    MAY_MARK = 2
    # Planes.
    SQUARABLE = 1073741824
