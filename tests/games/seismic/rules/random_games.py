"""Games played at random, with a witness who counts what comes and goes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from hypothesis import strategies as st

from quakeboard.core.game import OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.seismic.rules.actions import DRAW, SIDE, TURN, decode
from quakeboard.games.seismic.rules.events import (
    QuakeTurnedUp,
    RowDiscarded,
    SeismicEvent,
    SideHit,
    TileDestroyed,
    TileTurned,
    TileTurnedUp,
    from_journal,
)
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.rules.position import Position
from quakeboard.games.seismic.rules.view import Crew, SeismicView

from . import naive
from .naive import SIDES, Board

VARIANTS = ("big-one", "road-crews-dilemma", "aftershocks", "twin-cities", "balance")
SIZES = ((7, 7), (9, 7), (25, 17), (61, 61))


def playable(variants: tuple[str, ...]) -> bool:
    """Balance goes with neither The Big One nor Twin Cities (ruling S19)."""
    return "balance" not in variants or not {"big-one", "twin-cities"} & set(variants)


COMBINATIONS = [
    variants for count in range(6) for variants in combinations(VARIANTS, count) if playable(variants)
]


@dataclass(frozen=True)
class Setting:
    """A table, who sits at it, and the seed of all that is random there."""

    variants: tuple[str, ...]
    seats: int
    size: tuple[int, int]
    seed: int
    quakes: str = "printed"

    def game(self) -> Seismic:
        columns, rows = self.size
        return Seismic.from_json(
            {"variants": list(self.variants), "columns": columns, "rows": rows, "quakes": self.quakes}
        )


@st.composite
def settings(draw: st.DrawFn) -> Setting:
    variants = draw(st.sampled_from(COMBINATIONS))
    sizes = [size for size in SIZES if size[0] >= 9 or "twin-cities" not in variants]
    return Setting(
        variants,
        draw(st.integers(2, 4)),
        draw(st.sampled_from(sizes)),
        draw(st.integers(0, 2**32)),
        draw(st.sampled_from(("printed", "few", "many"))),
    )


@dataclass
class Witness:
    """What has come up, and where it went."""

    turned_up: Counter[str] = field(default_factory=Counter)
    gone: Counter[str] = field(default_factory=Counter)

    def note(self, events: list[SeismicEvent]) -> None:
        for event in events:
            match event:
                case TileTurnedUp():
                    self.turned_up[event.tile] += 1
                case QuakeTurnedUp():
                    self.turned_up[f"Q{event.magnitude}"] += 1
                    self.gone[f"Q{event.magnitude}"] += 1
                case RowDiscarded():
                    self.gone.update(event.tiles)
                case TileDestroyed():
                    self.gone[event.tile] += 1


def moments(setting: Setting, every: int) -> Iterator[tuple[Position, Witness]]:
    """The same game again and again, `every` so many actions and at its end."""
    position = setting.game().start(setting.seats)
    rng = Rng(setting.seed)
    witness = Witness()
    steps = 0
    while position.actor() != OVER:
        if steps % every == 0:
            yield position, witness
        witness.note(step(position, position.sample(rng)))
        steps += 1
    yield position, witness


def step(position: Position, code: int) -> list[SeismicEvent]:
    """Do an action; where a quake hits or a tile turns, see that it does so by the rules."""
    watched = SIDE <= code < DRAW or TURN <= code < TURN + 6 * position.table.size or code >= DRAW + 30
    before = position.view(None) if watched and code < TURN + 6 * position.table.size else None
    journal: list[Any] = []
    position.kernel.journal = journal
    position.kernel.step(code)
    position.kernel.journal = None
    events = from_journal(position, journal)
    if before is not None:
        check_hits(before, position.view(None), [event for event in events if isinstance(event, SideHit)])
        check_turn(before, position.view(None), [event for event in events if isinstance(event, TileTurned)])
    return events


def check_hits(before: SeismicView, after: SeismicView, hits: list[SideHit]) -> None:
    """Each hit takes the longest side of its town, nearest first, as many as the magnitude says."""
    board = naive.board_of(before)
    for hit in hits:
        lines = [board.line(hit.town, side) for side in range(6)]
        line = lines[SIDES.index(hit.side)]
        assert len(line) == hit.tiles == max(map(len, lines))
        lost = [cell for cell in line if cell not in before.towns][: hit.magnitude]
        assert len(lost) == hit.destroyed
        remove(board, lost)
    assert {tile.at for tile in after.board} == set(board.tiles)


def remove(board: Board, cells: list[naive.Cell]) -> None:
    for cell in cells:
        del board.tiles[cell], board.roads[cell]


def check_turn(before: SeismicView, after: SeismicView, turns: list[TileTurned]) -> None:
    """A turned tile takes its crew along; nothing else changes (ruling S16)."""
    for turn in turns:
        old = {tile.at: tile for tile in before.board}
        new = {tile.at: tile for tile in after.board}
        assert {at for at in old if old[at] != new[at]} == {turn.at}
        was, now = old[turn.at], new[turn.at]
        assert (was.rotation, now.rotation) == (turn.before, turn.after)
        assert (now.links, now.exits) == (turn.links, turn.exits)
        assert naive.roads(was.tile, was.rotation + turn.sixths) == naive.roads(now.tile, now.rotation)
        assert (was.crew, now.crew) == (turn.crew_before, turn.crew)
        if was.crew is not None:
            edges = sorted((int(edge) + turn.sixths) % 6 for edge in was.crew.fragment)
            assert now.crew == Crew("".join(map(str, edges)), was.crew.seat)
        check_sections(before, after, turn)


def check_sections(before: SeismicView, after: SeismicView, turn: TileTurned) -> None:
    """The event tells every section with crews that the turn changes, as it was and as it is."""
    then, now = ([s for s in naive.sections(view) if s.crews] for view in (before, after))
    for view, told, theirs, others in (
        (before, turn.sections_before, then, now),
        (after, turn.sections, now, then),
    ):
        same = [(naive.edges_of(other), other.crews) for other in others]
        changed = [s for s in theirs if (naive.edges_of(s), s.crews) not in same]
        expected = [
            (s.complete, naive.points(view, s), tuple(s.crews[seat] for seat in range(view.seats)))
            for s in changed
        ]
        assert sorted((s.complete, s.points, s.crews) for s in told) == sorted(expected)


def text_of(position: Position, code: int) -> str:
    return str(decode(position.table, code, position.fragment_names()))
