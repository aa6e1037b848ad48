"""Positions drawn in text: one line a tile, such as `03 at 1,0 r1 crew 14 by 0`.

A drawing that could not lie on a table is refused: tiles off the table or on top of each other, edges that
are not alike, more tiles than the box has, crews on fragments that do not exist. San Andreas need not be
drawn.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import chain
from typing import TypeVar

import pytest

from quakeboard.core.errors import IllegalAction
from quakeboard.core.game import CHANCE, Outcome
from quakeboard.games.seismic.rules.events import SeismicEvent
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.rules.position import Position
from quakeboard.games.seismic.rules.view import Crew, LaidTile, SeismicView, Unfinished

from . import naive
from .naive import Cell

E = TypeVar("E")
LINE = re.compile(r"(\S+) at (-?\d+),(-?\d+)(?: r([0-5]))?(?: crew ([0-5]{1,2}) by ([0-3]))?")


def drawn(
    drawing: str = "",
    *,
    face_up: str = "",
    pile: str | Sequence[str] | None = None,
    to_draw: int = 0,
    turn: int = 0,
    seats: int = 2,
    variants: str = "",
    table: tuple[int, int] | None = None,
    crews_left: Sequence[int] | None = None,
    heights: Sequence[float | None] | None = None,
) -> Position:
    """A position in which the seat `turn` is about to lay a tile, or to turn up `to_draw` tiles.

    `pile` names the tiles that are left to turn up, in no order; for Balance it is one text a seat. Without
    it everything is unseen that is neither on the table nor face up.
    """
    columns, rows = table or (None, None)
    options = {"variants": variants.split(), "columns": columns, "rows": rows, "heights": heights}
    game = Seismic.from_json(options)
    blank = game.start(seats).view(None)
    board = _read(drawing, blank)
    _check(board, blank)
    piles = None if pile is None else [text.split() for text in ([pile] if isinstance(pile, str) else pile)]
    _check_box(board, [*face_up.split(), *chain.from_iterable(piles or [])], game.options.boxes)
    used = Counter(tile.tile for tile in board) + Counter(face_up.split())
    left = {
        tile: count - used[tile] if piles is None else sum(own.count(tile) for own in piles)
        for tile, count in blank.unseen.items()
    }
    boxed = blank.boxed if piles is None else 0
    sent = Counter(tile.crew.seat for tile in board if tile.crew)
    home = [count - sent[seat] for seat, count in enumerate(blank.crews_left)]
    assert piles is not None or "balance" not in variants, "Balance needs its piles drawn"
    dealt = piles if piles and "balance" in variants else []
    view = SeismicView(
        seat=None,
        seats=seats,
        actor=CHANCE if to_draw else turn,
        turn=turn,
        turn_number=1,
        phase="draw" if to_draw else "lay",
        columns=blank.columns,
        rows=blank.rows,
        towns=blank.towns,
        board=board,
        face_up=tuple(face_up.split()),
        pile=sum(left.values()) - boxed,
        piles=tuple(len(own) for own in dealt),
        junctions=tuple(sum(tile.startswith("+") and tile != "+1:0" for tile in own) for own in dealt),
        unseen=left,
        boxed=boxed,
        crews_left=tuple(crews_left or home),
        sides=(),
        scores=(),
        ended="",
        under_way=Unfinished(
            to_draw=to_draw,
            set_up_draws=2,
            laid=None,
            doubled=False,
            quake=0,
            town=0,
            towns_hit=0,
            shocks_asked=0,
            turned=(),
        ),
    )
    position = game.restore(view)
    shown = position.view(None)
    assert shown.board == view.board
    assert (shown.face_up, shown.pile, shown.unseen) == (view.face_up, view.pile, view.unseen)
    assert (shown.actor, shown.phase, shown.crews_left) == (view.actor, view.phase, view.crews_left)
    return position


def _read(drawing: str, blank: SeismicView) -> tuple[LaidTile, ...]:
    """The tiles of a drawing and the towns, by cell."""
    tiles = list(blank.board)
    for line in filter(None, map(str.strip, drawing.splitlines())):
        match = LINE.fullmatch(line)
        assert match, f"“{line}” is not how a tile is drawn"
        tile, q, r, k, fragment, seat = match.groups(default="")
        assert tile in naive.BOX, f"there is no tile {tile}"
        crew = Crew(fragment, int(seat)) if fragment else None
        tiles.append(_laid((int(q), int(r)), tile, int(k or 0), crew))
    return tuple(sorted(tiles, key=lambda tile: tile.at))


def _laid(at: Cell, tile: str, rotation: int, crew: Crew | None) -> LaidTile:
    names = naive.fragments(naive.roads(tile, rotation))
    assert crew is None or crew.fragment in names, f"{tile} at {at} has no fragment {crew}"
    assert rotation in naive.rotations(tile), f"a smaller rotation of {tile} at {at} is the same"
    return LaidTile(
        at=at,
        tile=tile,
        kind="intersection" if tile.startswith("+") else "highway",
        rotation=rotation,
        links=tuple((int(name[0]), int(name[1])) for name in names if len(name) == 2),
        exits=tuple(int(name) for name in names if len(name) == 1),
        value=naive.value(tile),
        crew=crew,
    )


def _check(tiles: Sequence[LaidTile], blank: SeismicView) -> None:
    board = naive.Board(blank.columns, blank.rows)
    for tile in tiles:
        assert board.holds(tile.at), f"{tile.at} is off the table"
        assert tile.at not in board.tiles, f"two tiles at {tile.at}"
        board.put(tile.at, tile.tile, tile.rotation)
    for cell, laid in board.roads.items():
        for edge, wanted in enumerate(board.wanted(cell)):
            assert wanted is None or wanted == (edge in laid), f"edge {edge} of {cell} is not alike"


def _check_box(tiles: Sequence[LaidTile], elsewhere: list[str], boxes: int) -> None:
    used = Counter([tile.tile for tile in tiles if tile.kind != "town"] + elsewhere)
    for tile, count in used.items():
        assert count <= boxes * naive.BOX[tile], f"there are not {count} of {tile}"


# ------------------------------------------------------------------ acting and looking


def play(position: Position, *texts: str) -> list[SeismicEvent]:
    """Do these actions one after the other and return all that happened."""
    action = position.game.read
    return [event for text in texts for event in position.apply(action(text))]


def refused(position: Position, text: str) -> str:
    """The code and the ruling with which an action is refused; nothing may have changed by it."""
    before = position.view(None)
    with pytest.raises(IllegalAction) as refusal:
        position.apply(position.game.read(text))
    assert position.view(None) == before
    return f"{refusal.value.code} {refusal.value.ruling}"


def legal(position: Position, first_word: str = "") -> list[str]:
    """The legal actions in their notation, or those that begin with this word."""
    return [str(action) for action in position.legal() if str(action).startswith(first_word)]


def asked(position: Position) -> tuple[int, str]:
    """Who is asked, and in which phase."""
    return position.actor(), position.phase_name()


def odds(position: Position) -> dict[str, Fraction]:
    """How likely each tile is to be turned up next."""
    return {str(action).removeprefix("draw "): chance for action, chance in position.odds()}


def written(position: Position) -> list[str]:
    """What lies on the table, drawn as `drawn` reads it, towns left out."""
    return [_write(tile) for tile in position.view(None).board if tile.kind != "town"]


def _write(tile: LaidTile) -> str:
    crew = f" crew {tile.crew.fragment} by {tile.crew.seat}" if tile.crew else ""
    return f"{tile.tile} at {tile.at[0]},{tile.at[1]} r{tile.rotation}{crew}"


def standing(position: Position) -> set[Cell]:
    """The cells with a tile that is not a town."""
    return {tile.at for tile in position.view(None).board if tile.kind != "town"}


def face_up(position: Position) -> str:
    return " ".join(position.view(None).face_up)


def told(events: Sequence[SeismicEvent], kind: type[E]) -> list[E]:
    """The events of this kind."""
    return [event for event in events if isinstance(event, kind)]


def ended(position: Position) -> Outcome:
    """How the game ended, which it must have."""
    outcome = position.outcome()
    assert outcome is not None
    return outcome
