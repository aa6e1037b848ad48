# Constants of C: see constants.py. A test compares both files.

cdef enum:
    # Actors.
    CHANCE = -1
    OVER = -2
    # Actions.
    PASS = 0
    FIRST = 1
    CREW = 8
    SIDE = 16
    TOWN_CHOICE = 24
    DRAW = 32
    TURN = 128
    # Phases.
    SET_UP = 0
    DRAWING = 1
    LAYING = 2
    CLAIMING = 3
    CHOOSING_TOWN = 4
    CHOOSING_SIDE = 5
    AFTERSHOCK = 6
    ENDED = 7
    # Ends.
    OUT_OF_TILES = 1
    CLOSED = 2
    UNPLACEABLE = 3
    # Tiles.
    STRAIGHT = 2
    LOOSE = 1
    TIGHT = 0
    FIRST_INTERSECTION = 17
    FIRST_QUAKE = 30
    LARGEST_QUAKE = 35
    # Cells and faces.
    EMPTY = 0
    BEYOND = 255
    TOWN = 139
    STUB = 6
    GREEN = 7
    DEMANDS = 729
    NO_FITS = 21870
    NO_LINE = 6
    NO_CREW = 6
    TOWN_BONUS = 10
    # Where counters stand.
    ROW = 0
    LAYS = 4
    LINES = 8
    CREWS = 20
    FITS_OF = 24
    OWN = 36
    JUNCTIONS = 40
