"""Everything that Seismic refuses, with its code, its ruling and its sentence."""

from __future__ import annotations

from quakeboard.core.errors import Reason

# Options

UNKNOWN_OPTION = Reason("unknown-option", "options", "Seismic has no option “{name}”.")
BAD_VALUE = Reason("bad-value", "options", "“{value}” is no value for the option “{name}”: {expected}.")
UNKNOWN_VARIANT = Reason(
    "unknown-variant", "S14–S19", "Seismic has no variant “{variant}”. There are: {variants}."
)
BAD_SEATS = Reason("bad-seats", "COMPONENTS", "Seismic is for 2 to 4 seats, not {seats}.")
BAD_TABLE = Reason(
    "bad-table", "S4", "A table has an odd number of columns and rows from 7 to 61, not {columns} × {rows}."
)
NARROW_TABLE = Reason(
    "narrow-table", "S17", "The two towns are eight cells apart: Twin Cities needs 9 columns, not {columns}."
)
BAD_FIRST = Reason("bad-first", "S13", "Seat {first} cannot begin: there are only seats 0 to {last}.")
BAD_HEIGHTS = Reason(
    "bad-heights", "S13", "There are {heights} heights for {seats} seats: give one for each seat, or none."
)
BALANCE_BIG_ONE = Reason(
    "balance-big-one",
    "S18",
    "Balance deals one pile to each player, so there is no common bottom at which The Big One could wait.",
)
BALANCE_TWIN_CITIES = Reason(
    "balance-twin-cities",
    "S18",
    "The figures of Balance are for one box, so it does not go together with Twin Cities.",
)
UNEVEN_DEAL = Reason(
    "uneven-deal",
    "S19",
    "Balance deals {tiles} tiles and {intersections} intersections: not evenly among {seats} players.",
)
UNKNOWN_TILE = Reason("unknown-tile", "S2", "The manifest names a tile “{tile}”, which does not exist.")
BAD_COUNT = Reason("bad-count", "S2", "The manifest has {count} of tile {tile}: it must be 0 to 24.")
TOO_FEW_SINGLES = Reason(
    "too-few-singles",
    "S5",
    "The manifest has {count} of tile {tile}, but {needed} are mixed with the quakes.",
)
TOO_MANY_SINGLES = Reason(
    "too-many-singles", "S2", "The manifest has too many straights and single curves to reckon the odds with."
)
TOO_FEW_TILES = Reason("too-few-tiles", "S5", "The manifest has {tiles} tiles; a game needs {needed}.")

# Actions

NOT_NOW_FIRST = Reason("not-now-first", "S13", "That must wait: first the seat that begins is drawn.")
NOT_NOW_SET_UP = Reason("not-now-set-up", "S5", "That must wait: the table is being set up.")
NOT_NOW_DRAW = Reason("not-now-draw", "S6", "That must wait: first a tile is turned up.")
NOT_NOW_LAY = Reason("not-now-lay", "S6", "That must wait: it is time to lay a tile.")
NOT_NOW_CREW = Reason("not-now-crew", "S6", "That must wait: it is time to send a crew or to pass.")
NOT_NOW_TOWN = Reason("not-now-town", "S17", "That must wait: choose the town that is hit first.")
NOT_NOW_SIDE = Reason("not-now-side", "S10", "That must wait: choose the side that the quake hits.")
NOT_NOW_AFTERSHOCK = Reason(
    "not-now-aftershock", "S16", "That must wait: it is time to turn a tile or to pass."
)

NOT_NOW = {
    "set-up": NOT_NOW_SET_UP,
    "draw": NOT_NOW_DRAW,
    "lay": NOT_NOW_LAY,
    "crew": NOT_NOW_CREW,
    "town": NOT_NOW_TOWN,
    "side": NOT_NOW_SIDE,
    "aftershock": NOT_NOW_AFTERSHOCK,
}
"""By phase: the reason for refusing an action that is not asked for in it."""

NO_SUCH_TILE = Reason("no-such-tile", "S2", "There is no tile “{tile}”.")
NOT_IN_PILE = Reason("not-in-pile", "S5", "That tile cannot be turned up: none is left that could be.")
QUAKE_IN_SET_UP = Reason("quake-in-set-up", "S19", "Balance turns up no quake in the set-up.")
NO_SUCH_SEAT = Reason("no-such-seat", "S13", "There is no seat {seat} at this table.")
NOT_FACE_UP = Reason("not-face-up", "S6", "That tile does not lie face up.")
OFF_TABLE = Reason("off-table", "S7", "That is beyond the edge of the table.")
CELL_TAKEN = Reason("cell-taken", "S7", "There is already a tile at {at}.")
NO_HIGHWAY_THERE = Reason("no-highway-there", "S7", "No highway leads to {at}.")
EDGE_MUST_BE_ROAD = Reason(
    "edge-must-be-road", "S7", "A highway arrives at the {edge} edge of {at}, but the tile is green there."
)
EDGE_MUST_BE_GREEN = Reason(
    "edge-must-be-green", "S7", "The {edge} edge of {at} meets green, but the tile has a highway there."
)
NOT_SMALLEST = Reason(
    "not-smallest-rotation", "notation", "That gives the same roads as r{smallest}: write r{smallest}."
)
NO_SUCH_FRAGMENT = Reason("no-such-fragment", "S8", "The tile just laid has no such road.")
SECTION_TAKEN = Reason("section-taken", "S8", "That section already bears a crew.")
NO_CREW_LEFT = Reason("no-crew-left", "S8", "No crew is left to send.")
NO_SECOND_TILE = Reason(
    "no-second-tile", "S15", "A second tile may only be laid in Road Crew's Dilemma, instead of a claim."
)
NOT_LONGEST = Reason(
    "not-longest", "S10", "The {edge} side counts {tiles}; the quake hits a side that counts {most}."
)
NO_SUCH_TOWN = Reason("no-such-town", "S17", "There is no town there.")
NOTHING_TO_TURN = Reason("nothing-to-turn", "S16", "There is no tile at {at} that could be turned.")
TURNED_ALREADY = Reason("turned-already", "S16", "The tile at {at} was already turned for this quake.")
TURN_CHANGES_NOTHING = Reason(
    "turn-changes-nothing", "S16", "Turned by {sixths} sixths, the tile at {at} lies as before."
)
NOT_FEWEST_SIXTHS = Reason(
    "not-fewest-sixths",
    "S16",
    "Turned by {sixths} sixths, the tile at {at} lies as after a turn by {fewest}: use that.",
)
