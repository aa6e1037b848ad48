"""What is told of an action, and to whom it happened (rulings S6 to S12)."""

from quakeboard.games.seismic.rules.events import (
    CrewSent,
    QuakeTurnedUp,
    SectionClosed,
    TileLaid,
    TileTurnedUp,
)

from .boards import drawn, play, told
from .drawings import FOUR_EAST_OF_TOWN


def closed(drawing: str, lay: str) -> list[SectionClosed]:
    board = drawn(drawing, face_up=lay.split()[1])
    return told(play(board, lay), SectionClosed)


def test_s9_a_lay_that_completes_a_claimed_section_tells_so() -> None:
    (event,) = closed("03 at 1,0 r1 crew 14 by 1", "lay +1:0 2,0 r4")
    assert event.seat == 0
    assert (event.section.points, event.section.holders) == (1 + 6 + 1, (1,))


def test_s9_a_lay_that_completes_an_unclaimed_section_does_not() -> None:
    assert closed("03 at 1,0 r1", "lay +1:0 2,0 r4") == []


def test_s9_a_lay_that_leaves_a_claimed_section_open_does_not() -> None:
    assert closed("03 at 1,0 r1 crew 14 by 1", "lay 03 2,0 r1") == []


def test_s9_a_section_that_runs_through_the_new_tile_twice_is_told_once() -> None:
    events = closed(
        """
        01 at 2,-1 r2 crew 23 by 1
        01 at 2,0 r4
        +1:0 at 1,1 r5
        """,
        "lay 01-35 1,0 r1",
    )
    assert [event.section.points for event in events] == [4 + 6 + 1]


def test_s9_a_loop_that_the_new_intersection_closes_at_both_ends_is_told_once() -> None:
    events = closed("01 at 4,-1 r2 crew 23 by 1 \n 01 at 4,0 r4", "lay +2:01 3,0 r0")
    assert [event.section.points for event in events] == [2 + 2 + 2]


def test_s9_a_lay_may_complete_several_sections() -> None:
    events = closed(
        """
        03 at 1,0 r1 crew 14 by 0
        03 at 3,0 r1 crew 14 by 1
        +1:0 at 4,0 r4
        """,
        "lay +2:03 2,0 r1",
    )
    assert sorted(event.section.points for event in events) == [1 + 2 + 1, 1 + 6 + 2]


def test_s6_a_turn_is_told_in_order() -> None:
    board = drawn(FOUR_EAST_OF_TOWN, face_up="03 02", pile="Q1 01", to_draw=1, turn=1)
    events = play(board, "draw Q1", "draw 01", "lay 03 1,0 r1", "crew 14")
    words = [event.key.removeprefix("seismic-") for event in events]
    assert words == [
        "quake-turned-up",
        "side-hit",
        "tile-destroyed",
        "tile-turned-up",
        "tile-laid",
        "crew-sent",
        "turn-begins",
    ]
    assert events[0] == QuakeTurnedUp(seat=1, magnitude=1, set_up=False)
    assert events[3] == TileTurnedUp(seat=1, tile="01", set_up=False)
    assert events[4] == TileLaid(seat=1, tile="03", at=(1, 0), rotation=1, second=False)
    sent = events[5]
    assert isinstance(sent, CrewSent)
    assert (sent.seat, sent.section.fragments, sent.section.crews) == (1, 4, (0, 1))
