"""Ruling S1: the grid, its edges and what a rotation does."""

import pytest

from quakeboard.core.hexgrid import DIRECTIONS, EDGE_NAMES, neighbour, opposite, ray

from .boards import drawn, legal, refused

SIDES_OF_TOWN = [
    ((1, -1), "NE", 0),
    ((1, 0), "E", 1),
    ((0, 1), "SE", 2),
    ((-1, 1), "SW", 3),
    ((-1, 0), "W", 4),
    ((0, -1), "NW", 5),
]


def test_s1_edges_run_clockwise_from_the_north_east() -> None:  # ruling S1
    assert list(zip(DIRECTIONS, EDGE_NAMES, range(6), strict=True)) == SIDES_OF_TOWN


@pytest.mark.parametrize("edge", range(6))
def test_s1_edge_e_touches_edge_e_plus_3_of_the_neighbour(edge: int) -> None:
    there = neighbour((2, -5), edge)
    assert opposite(edge) == (edge + 3) % 6
    assert neighbour(there, opposite(edge)) == (2, -5)


def test_s1_a_line_is_straight_and_leaves_its_start_out() -> None:
    assert list(ray((1, 1), 3, 3)) == [(0, 2), (-1, 3), (-2, 4)]


@pytest.mark.parametrize(("at", "side", "edge"), SIDES_OF_TOWN)
def test_s1_a_straight_leads_away_from_each_side_of_town(at: tuple[int, int], side: str, edge: int) -> None:
    """A straight beside San Andreas fits in one rotation only: the one that leads straight away."""
    board = drawn(face_up="03")
    here = [text for text in legal(board) if f" {at[0]},{at[1]} " in text]
    assert here == [f"lay 03 {at[0]},{at[1]} r{edge % 3}"]


def test_s1_rotation_k_adds_k_to_every_edge() -> None:
    loose_curves = [drawn(f"02 at 3,0 r{k}").view(None).board[-1].links for k in range(6)]
    assert loose_curves == [((0, 2),), ((1, 3),), ((2, 4),), ((3, 5),), ((0, 4),), ((1, 5),)]


def test_s1_rotation_turns_every_fragment_and_exit_of_a_tile() -> None:
    board = drawn(
        """
        01-24 at 3,0 r4
        +3:013 at 3,-4 r5
        """
    )
    intersection, highway = board.view(None).board[1:]
    assert highway.links == ((0, 2), (4, 5))
    assert intersection.exits == (0, 2, 5)


def test_s1_rotations_with_the_same_roads_are_one_action_the_smallest() -> None:
    board = drawn(face_up="03 03-14-25 +6:012345")
    assert refused(board, "lay 03 1,0 r4") == "not-smallest-rotation notation"
    assert legal(board, "lay 03-14-25 1,0") == ["lay 03-14-25 1,0 r0"]
    assert legal(board, "lay +6:012345 1,0") == ["lay +6:012345 1,0 r0"]
