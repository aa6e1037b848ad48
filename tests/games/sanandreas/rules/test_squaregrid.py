"""Square spaces: sides, neighbours, blocks and lines."""

from quakeboard.core.squaregrid import SIDE_NAMES, SIDES, neighbour, opposite, ray, square


def test_sides_go_clockwise_from_the_north() -> None:
    assert [neighbour((3, 12), side) for side in SIDES] == [(3, 13), (4, 12), (3, 11), (2, 12)]
    assert SIDE_NAMES == ("N", "E", "S", "W")


def test_a_neighbours_neighbour_on_the_opposite_side_is_the_space_itself() -> None:
    assert all(neighbour(neighbour((3, 12), side), opposite(side)) == (3, 12) for side in SIDES)


def test_a_square_is_named_by_its_south_west_space() -> None:
    assert list(square((3, 12), 2)) == [(3, 12), (3, 13), (4, 12), (4, 13)]


def test_a_ray_begins_beside_its_start() -> None:
    assert list(ray((3, 12), 3, 3)) == [(2, 12), (1, 12), (0, 12)]
