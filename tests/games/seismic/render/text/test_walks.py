"""Following roads agrees with what the rules measure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from quakeboard.core.game import OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.seismic.render.text.walks import JUNCTION, OPEN, Ending, SectionTracer, fragments
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.rules.kernel.sections import Section
from quakeboard.games.seismic.rules.pieces import EMPTY
from quakeboard.games.seismic.rules.scoring import section

SET_UP = ("draw 03", "draw 02", "draw +3:024")


def test_a_section_from_the_town_to_an_open_end(played: Callable[..., Any]) -> None:
    position = played(*SET_UP, "lay 03 1,0 r1", "crew 14")
    walk = SectionTracer(position.view(None)).section((1, 0), "14")
    assert walk.path == (((1, 0), "14"), ((0, 0), "1"))
    assert walk.endings == (Ending(OPEN, (2, 0)), Ending(JUNCTION, (0, 0)))
    assert walk.holders == (0,)


@settings(max_examples=20)
@given(
    seed=st.integers(0, 2**32),
    variants=st.sampled_from(["", "aftershocks", "twin-cities"]),
    steps=st.integers(0, 400),
)
def test_every_section_is_what_the_kernel_measures_and_traces(seed: int, variants: str, steps: int) -> None:
    position, rng = Seismic.from_json({"variants": variants.split()}).start(3), Rng(seed)
    for _ in range(steps):
        if position.actor() != OVER:
            position.step(position.sample(rng))
    view = position.view(None)
    seen = 0
    for walk in SectionTracer(view).sections():
        at, name = walk.path[len(walk.path) // 2]
        found = section(position, at, int(name[0]))
        ends = [ending.at for ending in walk.endings if ending.kind == JUNCTION]
        assert sorted(ends) == sorted(end.at for end in found.ends)
        assert sum(len(name) == 2 for _, name in walk.path) == found.fragments
        assert walk.crews == found.crews
        assert walk.holders == found.holders
        assert (not walk.endings) == found.ring
        measured = Section(position.kernel.board)
        measured.trace(position.table.number(at), int(name[0]))
        edges, open_ends = measured.edges(), measured.open_ends
        assert sorted(edges) == sorted(
            position.table.number(at) * 6 + int(edge) for at, name in walk.path for edge in name
        )
        on_table = [
            end.at
            for end in walk.endings
            if end.kind == OPEN and position.kernel.board.cells[position.table.number(end.at)] == EMPTY
        ]
        assert sorted(position.table.cell(end // 6) for end in open_ends) == sorted(on_table)
        seen += len(walk.path)
    assert seen == sum(len(fragments(tile)) for tile in view.board)
