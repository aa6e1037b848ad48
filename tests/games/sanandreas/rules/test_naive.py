"""The kernel agrees with a slow and simple model of the ground, shift by shift."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from quakeboard.core.squaregrid import SIDE_NAMES
from quakeboard.games.sanandreas.rules.board import holds, number
from quakeboard.games.sanandreas.rules.events import TileShifted
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.sanandreas.rules.pieces import PUSHES, TILES
from quakeboard.games.sanandreas.rules.scoring import coast_lines

from .naive import Ground

# A few neighbouring tiles, shifted again and again, pile up more than all of them would.
some_tiles = st.sampled_from(
    [(3, 4, 6, 7), (9, 10, 12, 13), (0, 1, 2, 5), (18, 19, 21, 22), (8, 11), tuple(range(TILES))]
)
pushes = st.tuples(st.integers(0, 99), st.integers(1, 5))


@settings(max_examples=25)
@given(some_tiles, st.lists(pushes, min_size=8, max_size=16))
def test_a5_a6_a8_a13_shift_by_shift(tiles: tuple[int, ...], shifts: list[tuple[int, int]]) -> None:
    position, ground = SanAndreas().start(4), Ground()
    for chosen, face in shifts:
        tile, push = tiles[chosen % len(tiles)], PUSHES[face]
        assert push is not None
        x, y = ground.at[tile][0] + push.step[0], ground.at[tile][1] + push.step[1]
        if not (holds((x, y)) and holds((x + 1, y + 1))):
            continue
        shift = next(event for event in position.push(tile, face) if isinstance(event, TileShifted))
        ground.push(tile, push.step, lift=push.lift)
        assert set(shift.over) == {under for over, under in ground.above if over == tile}
        assert set(shift.under) == {over for over, under in ground.above if under == tile}
    for laid in position.full_view().tiles:
        assert laid.at == ground.at[laid.id]
        assert set(laid.over) == {under for over, under in ground.above if over == laid.id}
        assert laid.under_land == (("land", laid.id) in ground.above)
        assert list(map(str, laid.underside.heights)) == ground.corners(laid.id)
        assert set(laid.showing) == ground.showing(laid.id)
        for space, nearest in zip(laid.showing, laid.coasts, strict=True):
            ways = ground.coasts(space)
            assert [(line.side, line.between) for line in coast_lines(position, space)] == list(ways.items())
            first = min(ways, key=ways.__getitem__) if ways else None
            assert nearest == (first and (SIDE_NAMES.index(first), ways[first]))
            assert position.kernel.board.coast_distance(number(space), 3) == min([3, *ways.values()])
