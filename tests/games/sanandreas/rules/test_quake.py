"""What a quake does to pawns, cities and islands, where a hasty reader of rulings A10 to A12 would slip."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quakeboard.games.sanandreas.rules.events import CityDestroyed, TileShifted, TilesSank
from quakeboard.games.sanandreas.rules.position import Position

Start = Callable[..., Position]
Board = Callable[[str], Position]

EAST, NORTH_DIP, NORTH, SOUTH_DIP, SOUTH = range(1, 6)


def lost(events: list[Any]) -> list[tuple[int, str, int | str | None]]:
    """The coins of destroyed cities, why, and under what."""
    return [(event.coin, event.why, event.under) for event in events if isinstance(event, CityDestroyed)]


def sunk(events: list[Any]) -> list[tuple[int, ...]]:
    return [event.tiles for event in events if isinstance(event, TilesSank)]


def quake(play: Any, position: Position, *marks: str, roll: str) -> list[Any]:
    return list(play(position, *(f"mark {mark}" for mark in marks), f"roll {roll}"))


# ------------------------------------------------------------------ A10: pawns


def test_a10_a_pawn_on_a_covered_space_still_shifts_its_tile(start: Start, play: Any) -> None:
    """Tile 3 climbs over the pawn on tile 4's western half; then that pawn's die moves tile 4 away."""
    position = start()
    position.push(7, SOUTH)  # opens ocean beside tile 4
    quake(play, position, "3,13 S", "1,13 M", "1,15 C", "1,16 A", roll="3 1 0 0")
    events = play(position, "shift M")
    shifts = [(event.pawn, event.tile, event.after) for event in events if isinstance(event, TileShifted)]
    assert shifts == [("M", 3, (2, 13)), ("S", 4, (3, 14))]
    assert position.view(None).pawns == ("S", "M")


def test_a10_a_pawn_on_a_covered_space_stays_on_the_board(start: Start, play: Any) -> None:
    position = start()
    play(position, "mark 1,14 S")
    position.push(0, SOUTH)
    assert [(mark.pawn, mark.tile, mark.at) for mark in position.view(None).epicentres] == [("S", 3, (1, 14))]
    assert "mark 1,14 M" in [str(action) for action in position.legal()]  # on tile 0, which shows there


# ------------------------------------------------------------------ A11: destruction


def test_a11_a_city_falls_even_if_its_tile_leans_as_before_in_the_end(start: Start, play: Any) -> None:
    """Tile 0 goes south under tile 3 and back again: each single shift counts."""
    position = start()
    play(position, "found 2,13 5", "found 5,15 1", "found 5,13 1", "found 6,9 1")
    quake(play, position, "1,15 S", "1,16 M", "8,1 C", "7,1 A", roll="4 3 0 0")
    before = {tile.id: tile.underside.lean for tile in position.full_view().tiles}
    assert lost(play(position, "shift S")) == [(5, "lean", None)]
    assert {tile.id: tile.underside.lean for tile in position.full_view().tiles} == before


def test_a11_the_order_of_the_dice_decides_what_falls(start: Start, play: Any) -> None:
    """The other way round tile 0 first climbs onto the land, and never comes to lie under tile 3."""
    position = start()
    play(position, "found 2,13 5", "found 5,15 1", "found 5,13 1", "found 6,9 1")
    quake(play, position, "1,15 S", "1,16 M", "8,1 C", "7,1 A", roll="4 3 0 0")
    assert lost(play(position, "shift M")) == []


def test_a11_a_tile_that_only_rises_keeps_its_cities(board: Board, play: Any) -> None:
    """Tile 1 slides up along tile 4: it lies higher and leans as before."""
    position = board("7 at 3,11\n4 at 3,12 over 7\n1 at 3,13 over 4")
    play(position, "found 3,14 5")
    assert lost(position.push(1, SOUTH)) == []
    assert [city.at for city in position.view(0).cities] == [(3, 13)]


def test_a11_a_city_that_is_buried_on_ground_that_tilts_was_buried(board: Board, play: Any) -> None:
    """Tile 3 leaves tile 6, so that it lies flat again, and slides under tile 0 with the city's space."""
    position = board("6 at 1,12\n3 at 1,13 over 6\n0 at 1,15")
    play(position, "found 1,14 5", "found 2,13 4")
    assert lost(position.push(3, NORTH_DIP)) == [(5, "buried", 0), (4, "lean", None)]


@pytest.mark.parametrize(
    ("drawn", "at", "die", "after"),
    [
        ("21 at 5,-1 over land", (5, -1), "5", (5, -5)),
        ("22 at 11,1 over land", (11, 1), "1", (15, 1)),
        ("0 at 1,17 over land", (1, 17), "3", (1, 21)),
    ],
)
def test_a11_a_tile_can_shift_four_times_from_the_farthest_coast(
    drawn: str, at: tuple[int, int], die: str, after: tuple[int, int], board: Board, play: Any
) -> None:
    x, y = at
    position = board(drawn)
    marks = [f"{x},{y} S", f"{x + 1},{y} M", f"{x},{y + 1} C", f"{x + 1},{y + 1} A"]
    quake(play, position, *marks, roll=" ".join(die * 4))
    play(position, "shift S", "shift M", "shift C")
    view = position.view(None)
    assert [tile.at for tile in view.tiles] == [after]
    assert position.game.restore(view).view(None) == view


# ------------------------------------------------------------------ A12: islands

ISLANDS = {
    "tile 6 meets tile 5 at a corner only": ("5 at 5,13\n6 at 3,11", [(6,)]),
    "tile 6 meets tile 5 along a side": ("5 at 5,13\n6 at 3,12", []),
    "tile 9 is joined to land through tiles 6 and 5": ("5 at 5,13\n6 at 3,12\n9 at 1,11", []),
    "two tiles are joined to each other only": ("6 at 3,11\n9 at 1,11", [(6, 9)]),
    "a tile over another is joined to what that one touches": ("5 at 5,13\n6 at 4,12 over 5\n9 at 2,11", []),
    "land lies along the southern side": ("21 at 5,1", []),
    "land is one space away": ("21 at 5,2", [(21,)]),
    "land lies along the eastern side": ("14 at 7,7", []),
    "land lies at the corner in the north-east": ("10 at 5,9", [(10,)]),
    "a tile on land": ("2 at 9,18 over land", []),
    "a tile half under land": ("2 at 6,15 under land", []),
}


@pytest.mark.parametrize("name", ISLANDS)
def test_a12_what_is_joined_to_land_stays(name: str, board: Board, play: Any) -> None:
    """Tile 1 slides under land in the north and has nothing to do with the rest."""
    drawn, sinks = ISLANDS[name]
    position = board("1 at 3,15\n" + drawn)
    assert sunk(quake(play, position, "3,15 S", "3,16 M", "4,15 C", "4,16 A", roll="0 0 0 2")) == sinks


def test_a12_islands_sink_after_the_last_die_only(board: Board, play: Any) -> None:
    """Tile 10 is cut off by its first shift and back beside tile 13 after its second."""
    position = board("13 at 5,7\n14 at 7,7\n10 at 4,9")
    quake(play, position, "4,9 S", "4,10 M", "5,9 C", "5,10 A", roll="3 4 0 0")
    assert sunk(play(position, "shift S")) == []
    assert [tile.at for tile in position.view(None).tiles] == [(4, 9), (5, 7), (7, 7)]


def test_a12_a_coin_that_sank_scores_nothing_and_can_be_taken_back_at_once(board: Board, play: Any) -> None:
    position = board("1 at 3,15\n9 at 1,7\n22 at 9,1")
    play(position, "found 1,7 5", "found 2,8 3", "mark 3,15 S", "mark 3,16 M", "found 9,1 0")
    events = play(position, "mark 4,15 C", "mark 4,16 A", "roll 0 0 0 2")
    assert lost(events) == [(5, "sank", None), (3, "sank", None)]
    assert [str(action) for action in position.legal()] == ["swap 5", "pass"]
    play(position, "swap 5")
    assert position.scores() == (5, 0, 0, 0)
