"""Ruling S9: what a section is and when it is complete."""

from quakeboard.games.seismic.rules.scoring import Section, section

from .boards import drawn, legal, play


def measured(drawing: str, at: tuple[int, int], edge: int, table: tuple[int, int] | None = None) -> Section:
    return section(drawn(drawing, table=table), at, edge)


def test_s9_fragments_joined_edge_to_edge_are_one_section() -> None:  # ruling S9
    road = """
        03 at 1,0 r1
        02 at 2,0 r4
        03 at 3,-1 r0
        +1:0 at 4,-2 r3
    """
    for at, edge in [((1, 0), 1), ((1, 0), 4), ((2, 0), 0), ((3, -1), 3), ((4, -2), 3), ((0, 0), 1)]:
        found = measured(road, at, edge)
        assert found.fragments == 3
        assert {end.at for end in found.ends} == {(0, 0), (4, -2)}
        assert found.complete


def test_s9_a_section_does_not_pass_through_an_intersection() -> None:
    crossing = """
        03 at 1,0 r1
        +2:03 at 2,0 r1
        03 at 3,0 r1
        +1:0 at 4,0 r4
    """
    near, far = measured(crossing, (1, 0), 1), measured(crossing, (3, 0), 1)
    assert (near.fragments, [end.tile for end in near.ends]) == (1, ["+2:03", "town"])
    assert (far.fragments, sorted(end.tile for end in far.ends)) == (1, ["+1:0", "+2:03"])
    assert measured(crossing, (2, 0), 4).points == 1 + 6 + 2
    assert measured(crossing, (2, 0), 1).points == 1 + 2 + 1


def test_s9_a_section_does_not_pass_through_san_andreas() -> None:
    board = """
        03 at 1,0 r1 crew 14 by 0
        03 at -1,0 r1 crew 14 by 1
    """
    assert measured(board, (1, 0), 1).crews == (1, 0)


def test_s9_both_ends_may_lie_at_the_same_town() -> None:
    loop = """
        01 at 1,-1 r2
        01 at 1,0 r4
    """
    found = measured(loop, (1, 0), 4)
    assert found.complete
    assert [end.at for end in found.ends] == [(0, 0), (0, 0)]
    assert (found.fragments, found.points) == (2, 2 + 6 + 6)


def test_s9_both_ends_may_lie_at_the_same_intersection_which_then_counts_twice() -> None:
    loop = """
        +2:01 at 3,0 r0
        01 at 4,-1 r2
        01 at 4,0 r4
    """
    for at, edge in [((4, 0), 4), ((4, -1), 3), ((3, 0), 0), ((3, 0), 1)]:
        found = measured(loop, at, edge)
        assert found.complete
        assert (found.fragments, found.points) == (2, 2 + 2 + 2)


RING = """
    01 at 3,0 r1 crew 12 by 0
    01 at 4,0 r3
    01 at 3,1 r5
"""


def test_s9_a_ring_without_an_intersection_is_incomplete() -> None:
    for at, edge in [((3, 0), 1), ((3, 0), 2), ((4, 0), 3), ((3, 1), 5)]:
        found = measured(RING, at, edge)
        assert found.ring
        assert not found.complete
        assert (found.ends, found.fragments, found.crews, found.points) == ((), 3, (1, 0), 0)
    assert drawn(RING).scores() == (0, 0)


def test_s9_a_wide_ring_counts_each_of_its_fragments_once() -> None:
    wide = """
        02 at 5,-1 r2
        02 at 5,0 r3
        02 at 4,1 r4
        02 at 3,1 r5
        02 at 3,0 r0
        02 at 4,-1 r1
    """
    found = measured(wide, (5, 0), 3)
    assert (found.ring, found.fragments, found.points) == (True, 6, 0)


def test_s9_a_ring_that_a_lay_has_closed_can_be_claimed_and_brings_nothing() -> None:
    board = drawn("01 at 3,0 r1 \n 01 at 4,0 r3", face_up="01 03 02", pile="")
    play(board, "lay 01 3,1 r5")
    assert legal(board) == ["crew 05", "pass"]
    play(board, "crew 05")
    assert board.scores() == (0, 0)


def test_s9_an_end_at_an_empty_cell_leaves_it_incomplete() -> None:
    found = measured("03 at 1,0 r1 crew 14 by 0", (1, 0), 1)
    assert not found.complete
    assert [end.at for end in found.ends] == [(0, 0)]
    assert found.points == 0


def test_s9_an_end_at_the_edge_of_the_table_leaves_it_incomplete() -> None:
    road = """
        03 at 1,0 r1
        03 at 2,0 r1 crew 14 by 0
        03 at 3,0 r1
    """
    found = measured(road, (2, 0), 1, table=(7, 7))
    assert (found.complete, found.fragments, found.points) == (False, 3, 0)


def test_s9_an_open_stub_is_an_incomplete_section_of_its_own() -> None:
    found = measured("+2:03 at 1,0 r1 crew 1 by 0", (1, 0), 1)
    assert (found.complete, found.fragments, found.points, found.crews) == (False, 0, 0, (1, 0))


def test_s9_a_stub_that_faces_a_stub_is_a_complete_section_without_fragments() -> None:
    found = measured("+2:03 at 1,0 r1 crew 4 by 0", (1, 0), 4)
    assert found.complete
    assert (found.fragments, found.points) == (0, 6 + 2)
    between = measured("+2:03 at 3,0 r1 \n +3:024 at 4,0 r0", (3, 0), 1)
    assert (between.complete, between.fragments, between.points) == (True, 0, 2 + 3)


def test_s9_a_road_that_runs_through_one_tile_twice_is_one_section() -> None:
    found = measured(
        """
        01-35 at 1,0 r1
        01 at 2,-1 r2
        01 at 2,0 r4
        +1:0 at 1,1 r5
        """,
        (1, 0),
        0,
    )
    assert found.complete
    assert (found.fragments, found.points) == (4, 4 + 6 + 1)
