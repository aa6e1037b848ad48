"""Why an action is refused: the kernel says whether it is legal, this file says why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quakeboard.core.errors import GAME_OVER, IllegalAction
from quakeboard.core.hexgrid import EDGE_NAMES, Cell
from quakeboard.games.seismic.rules import refusals
from quakeboard.games.seismic.rules.actions import (
    ChooseSide,
    ChooseTown,
    Draw,
    First,
    Lay,
    Pass,
    SeismicAction,
    SendCrew,
    Turn,
)
from quakeboard.games.seismic.rules.fitting import PLAIN, ROAD, WANTS_ROAD, demand_digits
from quakeboard.games.seismic.rules.pieces import (
    EMPTY,
    TILE_NUMBER,
    TILES,
    TOWN,
    Face,
    face_number,
    laid,
    turned_exits,
    turned_links,
)
from quakeboard.games.seismic.rules.turning import NO_CREW, PERIOD, TURNED_FACE

if TYPE_CHECKING:
    from quakeboard.games.seismic.rules.position import Position

_PHASES_OF = {
    First: ("set-up",),
    Draw: ("set-up", "draw"),
    Lay: ("lay", "crew"),
    SendCrew: ("crew",),
    ChooseSide: ("side",),
    ChooseTown: ("town",),
    Turn: ("aftershock",),
    Pass: ("crew", "aftershock"),
}

EDGE_WORDS = dict(
    zip(
        EDGE_NAMES,
        ("north-east", "east", "south-east", "south-west", "west", "north-west"),
        strict=True,
    )
)
"""What a refusal calls an edge of a cell or a side of the town."""


def refusal(position: Position, action: SeismicAction) -> IllegalAction:
    """The reason why this action, which is not legal here, is not."""
    phase = position.phase_name()
    if phase == "over":
        return IllegalAction(GAME_OVER)
    first_is_open = phase == "set-up" and position.turn < 0
    if first_is_open and not isinstance(action, First):
        return IllegalAction(refusals.NOT_NOW_FIRST)
    if phase not in _PHASES_OF[type(action)] or (isinstance(action, First) and not first_is_open):
        return IllegalAction(refusals.NOT_NOW[phase])
    match action:
        case First(seat):
            return IllegalAction(refusals.NO_SUCH_SEAT, seat=seat)
        case Draw(tile):
            return _no_draw(position, tile)
        case Lay():
            return _no_lay(position, action)
        case SendCrew(fragment):
            return _no_crew(position, fragment)
        case ChooseSide(side):
            sides = position.kernel.board.sides()[position.kernel.town]
            tiles = sides[EDGE_NAMES.index(side)]
            return IllegalAction(refusals.NOT_LONGEST, edge=EDGE_WORDS[side], tiles=tiles, most=max(sides))
        case ChooseTown():
            return IllegalAction(refusals.NO_SUCH_TOWN)
        case Turn():
            return _no_turn(position, action)
        case Pass():
            raise AssertionError("passing is legal whenever it is asked")


def _place(position: Position, at: Cell) -> str:
    name: str = position.table.places.name(at)
    return name


def _no_draw(position: Position, tile: str) -> IllegalAction:
    if tile not in TILE_NUMBER:
        return IllegalAction(refusals.NO_SUCH_TILE, tile=tile)
    if position.kernel.pile.slots(position.turn).without_quakes and TILES[TILE_NUMBER[tile]].kind == "quake":
        return IllegalAction(refusals.QUAKE_IN_SET_UP)
    return IllegalAction(refusals.NOT_IN_PILE)


def _no_lay(position: Position, lay: Lay) -> IllegalAction:
    if position.phase_name() == "crew" and not position.kernel.dilemma:
        return IllegalAction(refusals.NO_SECOND_TILE)
    if lay.tile not in TILE_NUMBER:
        return IllegalAction(refusals.NO_SUCH_TILE, tile=lay.tile)
    if TILE_NUMBER[lay.tile] not in position.row():
        return IllegalAction(refusals.NOT_FACE_UP)
    if not position.table.holds(lay.at):
        return IllegalAction(refusals.OFF_TABLE)
    if position.kernel.board.cells[position.table.number(lay.at)] != EMPTY:
        return IllegalAction(refusals.CELL_TAKEN, at=_place(position, lay.at))
    return _does_not_fit(position, lay.tile, lay.at, lay.rotation)


def _does_not_fit(position: Position, name: str, at: Cell, rotation: int) -> IllegalAction:
    """Why a tile in this rotation may not be laid on this cell (ruling S7)."""
    tile = TILE_NUMBER[name]
    smallest = _smallest_rotation(tile, rotation)
    return _misfit(position, laid(face_number(tile, smallest)), at) or IllegalAction(
        refusals.NOT_SMALLEST, smallest=smallest
    )


def _misfit(position: Position, face: Face, at: Cell) -> IllegalAction | None:
    """Why this face is no legal placement on this cell, or None if it is one (ruling S7)."""
    demand = position.kernel.board.demand[position.table.number(at)]
    if not WANTS_ROAD[demand]:
        return IllegalAction(refusals.NO_HIGHWAY_THERE, at=_place(position, at))
    for edge, digit in enumerate(demand_digits(demand)):
        where = {"at": _place(position, at), "edge": EDGE_WORDS[EDGE_NAMES[edge]]}
        if digit == ROAD and edge not in face.roads:
            return IllegalAction(refusals.EDGE_MUST_BE_ROAD, **where)
        if digit == PLAIN and edge in face.roads:
            return IllegalAction(refusals.EDGE_MUST_BE_GREEN, **where)
    return None


def _smallest_rotation(tile: int, rotation: int) -> int:
    """The smallest rotation that gives the same roads."""
    piece = TILES[tile]
    roads = turned_links(piece.links, rotation), turned_exits(piece.exits, rotation)
    return next(k for k in range(6) if (turned_links(piece.links, k), turned_exits(piece.exits, k)) == roads)


def _no_crew(position: Position, fragment: str) -> IllegalAction:
    if fragment not in position.fragment_names().values():
        return IllegalAction(refusals.NO_SUCH_FRAGMENT)
    if not position.kernel.crews_left()[position.turn]:
        return IllegalAction(refusals.NO_CREW_LEFT)
    return IllegalAction(refusals.SECTION_TAKEN)


def _no_turn(position: Position, turn: Turn) -> IllegalAction:
    if not position.table.holds(turn.at):
        return IllegalAction(refusals.OFF_TABLE)
    cell = position.table.number(turn.at)
    face = position.kernel.board.cells[cell]
    if face in (EMPTY, TOWN):
        return IllegalAction(refusals.NOTHING_TO_TURN, at=_place(position, turn.at))
    if cell in position.kernel.turned():
        return IllegalAction(refusals.TURNED_ALREADY, at=_place(position, turn.at))
    crew = position.kernel.board.crews[cell]
    period = PERIOD[face * 7 + ((crew - 1) % 6 if crew else NO_CREW)]
    if turn.sixths % period == 0:
        return IllegalAction(refusals.TURN_CHANGES_NOTHING, at=_place(position, turn.at), sixths=turn.sixths)
    turned = laid(TURNED_FACE[face * 6 + turn.sixths % 6])
    return _misfit(position, turned, turn.at) or IllegalAction(
        refusals.NOT_FEWEST_SIXTHS,
        at=_place(position, turn.at),
        sixths=turn.sixths,
        fewest=turn.sixths % period,
    )
