"""Ruling S8: claims."""

from quakeboard.games.seismic.rules.events import CrewSent

from . import naive
from .boards import asked, drawn, legal, play, refused, told, written

CLAIMED_ROAD = """
    03 at 1,0 r1 crew 14 by 1
    03 at 2,0 r1
    03 at 3,0 r1
"""


def test_s8_a_fragment_of_the_tile_just_laid_may_be_claimed() -> None:  # ruling S8
    board = drawn(face_up="01-24 02 01", turn=1)
    play(board, "lay 01-24 1,0 r0")
    assert legal(board) == ["crew 01", "crew 24", "pass"]
    (sent,) = told(play(board, "crew 24"), CrewSent)
    assert (sent.seat, sent.at, sent.fragment) == (1, (1, 0), "24")
    assert written(board) == ["01-24 at 1,0 r0 crew 24 by 1"]
    assert board.view(None).crews_left == (20, 19)


def test_s8_a_claim_may_be_declined() -> None:
    board = drawn(face_up="03 02 01")
    play(board, "lay 03 1,0 r1", "pass")
    assert written(board) == ["03 at 1,0 r1"]
    assert board.view(None).crews_left == (20, 20)


def test_s8_not_where_a_crew_works_anywhere_along_the_section() -> None:
    board = drawn(CLAIMED_ROAD, face_up="03 02 01")
    play(board, "lay 03 4,0 r1")
    assert legal(board) == ["pass"]
    assert refused(board, "crew 14") == "section-taken S8"


def test_s8_ones_own_crew_is_in_the_way_as_well() -> None:
    board = drawn(CLAIMED_ROAD, face_up="03 02 01", turn=1)
    play(board, "lay 03 4,0 r1")
    assert refused(board, "crew 14") == "section-taken S8"


def test_s8_another_fragment_of_the_same_tile_is_free() -> None:
    board = drawn(CLAIMED_ROAD, face_up="03-14 02 01")
    play(board, "lay 03-14 4,0 r0")
    assert legal(board) == ["crew 03", "pass"]
    assert refused(board, "crew 14") == "section-taken S8"


def test_s8_a_crew_on_another_fragment_of_a_tile_does_not_claim_this_one() -> None:
    board = drawn("03-14 at 1,0 r0 crew 03 by 1", face_up="03 02 01")
    play(board, "lay 03 2,0 r1")
    assert legal(board) == ["crew 14", "pass"]


def test_s8_the_section_is_followed_round_bends_and_through_a_tile_twice() -> None:
    """From 3,0 the road runs through 2,0, the loop behind it, 2,0 again and 1,0, where a crew works."""
    board = drawn(
        """
        03 at 1,0 r1 crew 14 by 0
        01-35 at 2,0 r1
        01 at 3,-1 r2
        01 at 3,0 r4
        """,
        face_up="03 02 01",
        turn=1,
    )
    play(board, "lay 03 2,1 r2")
    assert legal(board) == ["pass"]


def test_s8_a_tile_that_joins_a_free_and_a_claimed_road_cannot_be_claimed() -> None:
    board = drawn(
        """
        03 at 1,0 r1
        03 at 3,0 r1
        +1:0 at 4,0 r4 crew 4 by 1
        """,
        face_up="03 02 01",
    )
    play(board, "lay 03 2,0 r1")
    assert refused(board, "crew 14") == "section-taken S8"


def test_s8_of_an_intersection_one_stub_may_be_claimed() -> None:
    board = drawn(face_up="+3:024 02 01")
    play(board, "lay +3:024 1,0 r0")
    assert legal(board) == ["crew 0", "crew 2", "crew 4", "pass"]
    play(board, "crew 4")
    assert written(board) == ["+3:024 at 1,0 r0 crew 4 by 0"]


def test_s8_a_stub_on_a_claimed_section_is_taken_its_other_stubs_are_not() -> None:
    board = drawn(CLAIMED_ROAD, face_up="+3:024 02 01")
    play(board, "lay +3:024 4,0 r0")
    assert legal(board) == ["crew 0", "crew 2", "pass"]
    assert refused(board, "crew 4") == "section-taken S8"


def test_s8_a_crew_beyond_an_intersection_is_on_another_section() -> None:
    board = drawn(
        """
        03 at 1,0 r1 crew 14 by 1
        +2:03 at 2,0 r1
        """,
        face_up="03 02 01",
    )
    play(board, "lay 03 3,0 r1")
    assert legal(board) == ["crew 14", "pass"]


def test_s8_a_fragment_that_the_tile_does_not_have() -> None:
    board = drawn(face_up="01-24 02 01")
    play(board, "lay 01-24 1,0 r0")
    for fragment in ("02", "10", "42", "0", "1", "35"):
        assert refused(board, f"crew {fragment}") == "no-such-fragment S8"


def twenty_crews_of_seat_0() -> str:
    """Twenty tiles, none beside another, each with a crew of seat 0; only the first lies on a town's line."""
    tiles = [tile for tile in naive.HIGHWAYS if len(tile) == 5]
    cells = [(q - r // 2, r) for r in (-6, -4, 4, 6) for q in (-8, -4, 0, 4, 8)]
    cells[0] = (8, 0)
    return "\n".join(
        f"{tiles[i // 3]} at {q},{r} r0 crew {tiles[i // 3][:2]} by 0" for i, (q, r) in enumerate(cells)
    )


def test_s8_twenty_crews_and_no_more() -> None:
    board = drawn(twenty_crews_of_seat_0(), face_up="03 02 01")
    assert board.view(None).crews_left == (0, 20)
    play(board, "lay 03 1,0 r1")
    assert asked(board) == (0, "crew")
    assert legal(board) == ["pass"]
    assert refused(board, "crew 14") == "no-crew-left S8"


def test_s8_who_has_a_crew_left_may_claim_while_another_has_none() -> None:
    board = drawn(twenty_crews_of_seat_0(), face_up="03 02 01", turn=1)
    play(board, "lay 03 1,0 r1")
    assert legal(board) == ["crew 14", "pass"]


def test_s8_the_twentieth_crew_can_be_sent() -> None:
    nineteen = twenty_crews_of_seat_0().strip().splitlines()[1:]
    board = drawn("\n".join(nineteen), face_up="03 02 01")
    play(board, "lay 03 1,0 r1", "crew 14")
    assert board.view(None).crews_left == (0, 20)


def test_s8_a_crew_that_a_quake_sends_home_can_be_sent_again() -> None:
    board = drawn(twenty_crews_of_seat_0(), face_up="03 02", pile="Q6 01 01", to_draw=1)
    assert board.view(None).crews_left == (0, 20)
    play(board, "draw Q6", "draw 01", "lay 03 1,0 r1")
    assert board.view(None).crews_left == (1, 20)
    assert legal(board) == ["crew 14", "pass"]


def test_s8_forty_crews_each_in_twin_cities() -> None:
    assert drawn(variants="twin-cities", seats=4).view(None).crews_left == (40, 40, 40, 40)
    assert drawn(seats=3).view(None).crews_left == (20, 20, 20)
