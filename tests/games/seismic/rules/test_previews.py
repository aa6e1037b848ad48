"""What an aftershock turn would do is told before it is made, to the seat that is asked."""

from __future__ import annotations

from quakeboard.games.seismic.rules.events import TileTurned

from .boards import play
from .test_aftershocks import shaken

BOARD = """
    01-24-35 at 1,0 r0 crew 01 by 0
    +2:03 at 2,0 r1
    03 at 1,1 r2 crew 25 by 1
    +1:0 at 1,2 r5
"""


def test_every_turn_has_a_preview_and_nothing_else_has() -> None:
    board = shaken(BOARD)
    assert board.game.previews(board, 0) == {}  # a side is to be chosen
    play(board, "side W")
    previews = board.game.previews(board, 0)
    assert [*previews, "pass"] == board.texts()
    assert board.game.previews(board, 1) == {}


def test_a_preview_is_what_happens_and_changes_nothing() -> None:
    board = shaken(BOARD)
    play(board, "side W")
    before = board.state()
    for text, told in board.game.previews(board, 0).items():
        after = board.copy()
        assert told == play(after, text)[:1]
        (turned,) = told
        assert isinstance(turned, TileTurned)
        assert text == f"turn {turned.at[0]},{turned.at[1]} +{turned.sixths}"
    assert board.state() == before


def test_sections_that_stay_as_they_are_are_not_told() -> None:
    """The crew's stub turns away from the town; the road from the other stub bears no crew."""
    board = shaken("+6:012345 at 1,0 r0 crew 4 by 0 \n 02 at 0,-1 r0")
    (turned,) = board.game.previews(board, 0)["turn 1,0 +3"]
    assert isinstance(turned, TileTurned)
    assert [(road.fragment, road.points) for road in turned.sections_before] == [("4", 6 + 6)]
    assert [(road.fragment, road.points) for road in turned.sections] == [("1", 0)]


def test_a_section_that_another_crew_joins_is_told_though_its_roads_stay() -> None:
    board = shaken("+6:012345 at 1,0 r0 crew 4 by 0 \n 03 at 2,0 r1 crew 14 by 1")
    play(board, "side W")
    (turned,) = board.game.previews(board, 0)["turn 1,0 +3"]
    assert isinstance(turned, TileTurned)
    before = {road.fragment: (road.crews, road.holders) for road in turned.sections_before}
    assert before == {"4": ((1, 0), (0,)), "1": ((0, 1), (1,))}
    assert [(road.fragment, road.crews, road.holders) for road in turned.sections] == [("1", (1, 1), (0, 1))]
