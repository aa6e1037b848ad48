"""Why an action is refused: the kernel says whether it is legal, this file says why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quakeboard.core.errors import GAME_OVER, IllegalAction
from quakeboard.core.squaregrid import SIDES, Space, neighbour, square
from quakeboard.games.sanandreas.rules import places, refusals
from quakeboard.games.sanandreas.rules.actions import (
    First,
    Found,
    Mark,
    Pass,
    Roll,
    SanAndreasAction,
    Shift,
    Swap,
)
from quakeboard.games.sanandreas.rules.board import FIRST_TILE, holds, number, space_of
from quakeboard.games.sanandreas.rules.lean import figure, underside
from quakeboard.games.sanandreas.rules.pieces import COINS, IN_HAND, PAWNS, WIDTH, is_land

if TYPE_CHECKING:
    from quakeboard.games.sanandreas.rules.position import Position

_PHASES_OF = {
    First: ("set-up",),
    Found: ("turn",),
    Mark: ("turn",),
    Roll: ("roll",),
    Shift: ("shift",),
    Swap: ("swap",),
    Pass: ("turn", "swap"),
}


def refusal(position: Position, action: SanAndreasAction) -> IllegalAction:
    """The reason why this action, which is not legal here, is not."""
    phase = position.phase_name()
    if phase == "over":
        return IllegalAction(GAME_OVER)
    if phase not in _PHASES_OF[type(action)]:
        return IllegalAction(refusals.NOT_NOW[phase])
    match action:
        case First(seat):
            return IllegalAction(refusals.NO_SUCH_SEAT, seat=seat)
        case Found(at, coin):
            return _no_city(position, at, coin)
        case Mark(at, pawn):
            return _no_epicentre(position, at, pawn)
        case Roll():
            return IllegalAction(refusals.FOUR_NULLS)
        case Shift(pawn):
            marked = [PAWNS[number] for number, _, _ in position.epicentres()]
            return IllegalAction(refusals.NULL_DIE if pawn in marked else refusals.RESOLVED)
        case Swap():
            return IllegalAction(refusals.NOT_DESTROYED)
        case Pass():
            return IllegalAction(refusals.MUST_ACT)


def _no_city(position: Position, at: Space, coin: int | None) -> IllegalAction:
    taken = _no_empty_space(position, at)
    if taken is not None:
        return taken
    if coin not in COINS:
        return IllegalAction(refusals.UNKNOWN_COIN, coin="?" if coin is None else coin)
    if coin not in position.coins(position.turn, IN_HAND):
        return IllegalAction(refusals.NOT_IN_HAND)
    tile = _tile(position, at)
    if position.kernel.board.stack.is_steep(tile):
        lean = figure(underside(position.kernel.board.stack.plane(tile)).lean)
        return IllegalAction(refusals.TOO_STEEP, tile=_tile_name(position, tile), figure=lean)
    beside = next(space for side in SIDES if (space := neighbour(at, side)) in _city_spaces(position))
    return IllegalAction(refusals.CITY_ADJACENT, at=places.name(at), beside=places.name(beside))


def _no_epicentre(position: Position, at: Space, pawn: str) -> IllegalAction:
    taken = _no_empty_space(position, at)
    if taken is not None:
        return taken
    if any(PAWNS[marked] == pawn for marked, _, _ in position.epicentres()):
        return IllegalAction(refusals.PAWN_ON_BOARD)
    tile = _tile(position, at)
    reason = refusals.ONLY_LAKES if _touches_lake(position, tile) else refusals.NOT_COASTAL
    return IllegalAction(reason, tile=_tile_name(position, tile))


def _touches_lake(position: Position, tile: int) -> bool:
    """Whether a space of the tile shows and has a lake on one of its sides."""
    spaces = square(space_of(position.kernel.board.stack.at[tile]), WIDTH)
    beside = (neighbour(at, side) for at in spaces if _tile(position, at) == tile for side in SIDES)
    return any(position.kernel.board.is_lake(number(at)) for at in beside)


def _no_empty_space(position: Position, at: Space) -> IllegalAction | None:
    """Why this is not an empty space on which a tile shows, or None if it is."""
    tile = _tile(position, at)
    if tile < 0:
        return IllegalAction(refusals.LAND_THERE if is_land(at) else refusals.OCEAN_THERE)
    if at in _city_spaces(position):
        return IllegalAction(refusals.SPACE_HAS_CITY, at=places.name(at))
    for _, marked, cell in position.epicentres():
        if marked == tile and space_of(cell) == at:
            return IllegalAction(refusals.SPACE_HAS_PAWN, at=places.name(at))
    return None


def _tile(position: Position, at: Space) -> int:
    """The tile that shows there, or a negative number."""
    return position.kernel.board.show[number(at)] - FIRST_TILE if holds(at) else -1


def _tile_name(position: Position, tile: int) -> str:
    return places.of_tile(space_of(position.kernel.board.stack.at[tile]))


def _city_spaces(position: Position) -> list[Space]:
    return [space_of(position.city_place(coin)[1]) for coin in position.city_coins()]
