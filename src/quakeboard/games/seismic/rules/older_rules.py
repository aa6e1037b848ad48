"""Games of Seismic that were played by version 1 of the rules.

Version 1 differs in the aftershocks alone (ruling S16): a turned tile had to show other roads, and the turn
named its new rotation, `turn 3,-1 r2`. A crew went along by the new rotation less the old one, each the
smallest that gives the same roads. A seat was asked only if it could turn a tile like that.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from quakeboard.core.errors import NOT_AN_ACTION, BadNotation
from quakeboard.games.seismic.rules import notation
from quakeboard.games.seismic.rules.actions import Pass, SeismicAction, Turn
from quakeboard.games.seismic.rules.fitting import DEMANDS, FITS
from quakeboard.games.seismic.rules.options import AFTERSHOCKS
from quakeboard.games.seismic.rules.pieces import EMPTY, ROTATION_OF, TILE_OF, TOWN, face_number
from quakeboard.games.seismic.rules.turning import NO_CREW, PERIOD

if TYPE_CHECKING:
    from quakeboard.games.seismic.rules.game import Seismic
    from quakeboard.games.seismic.rules.position import Position

_TURN = re.compile(r"(turn (?:0|-?[1-9][0-9]{0,2}),(?:0|-?[1-9][0-9]{0,2}) )r([0-5])", re.ASCII)


def differ(game: Seismic, version: int) -> bool:
    """Whether this game is played otherwise by an older version."""
    return version < 2 and game.options.has(AFTERSHOCKS)


def translate(position: Position, version: int, text: str) -> list[str]:
    """What an action of version 1 is by today's rules, and a pass for each seat that it did not ask next.

    An action that is not legal is returned alone. Raises `BadNotation`.
    """
    action = _read(position, text)
    after, code = position.copy(), position.encode(action)
    found = [str(action)]
    if after.kernel.is_legal(code):
        after.kernel.step(code)
        while after.phase_name() == "aftershock" and not _asked(after):
            found.append(str(Pass()))
            after.kernel.step(after.encode(Pass()))
    return found


def _asked(position: Position) -> bool:
    """Whether version 1 asks the seat: some tile can show other roads."""
    turned = position.kernel.turned()
    for tile in position.kernel.tiles():
        cell, face = tile >> 16, tile >> 8 & 255
        if face != TOWN and cell not in turned:
            rotations = FITS[TILE_OF[face] * DEMANDS + position.kernel.board.demand[cell]]
            if rotations & ~(1 << ROTATION_OF[face]):
                return True
    return False


def _read(position: Position, text: str) -> SeismicAction:
    found = _TURN.fullmatch(text)
    if found is None:
        action = notation.read(text)
        if isinstance(action, Turn):  # in the notation of today
            raise BadNotation(NOT_AN_ACTION, text=text[:60])
        return action
    turn = notation.read(f"{found[1]}+1")
    assert isinstance(turn, Turn)
    return _turn(position, turn, int(found[2]), text)


def _turn(position: Position, turn: Turn, rotation: int, text: str) -> Turn:
    """The turn to this rotation; where no tile lies, any turn, which is not legal either."""
    cell = position.table.number(turn.at) if position.table.holds(turn.at) else None
    board = position.kernel.board
    if cell is None or board.cells[cell] in (EMPTY, TOWN):
        return turn
    face, crew = board.cells[cell], board.crews[cell]
    if face_number(TILE_OF[face], rotation) in (EMPTY, face):  # not the smallest rotation, or the same roads
        raise BadNotation(NOT_AN_ACTION, text=text[:60])
    period = PERIOD[face * 7 + ((crew - 1) % 6 if crew else NO_CREW)]
    return Turn(turn.at, (rotation - ROTATION_OF[face]) % 6 % period)
