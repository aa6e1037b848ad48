"""Rulings S2 and S3: the tiles in the box."""

from collections import Counter

import pytest

from quakeboard.games.seismic.rules import options
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.rules.pieces import MANIFEST, TILES, TOWN_TILE

from . import naive
from .boards import drawn


def test_s2_there_are_seventeen_highway_tiles_up_to_rotation() -> None:  # ruling S2
    names = [tile.name for tile in TILES if tile.kind == "highway"]
    assert names == naive.HIGHWAYS
    assert Counter(name.count("-") + 1 for name in names) == {1: 3, 2: 9, 3: 5}


def test_s2_no_edge_carries_two_fragments() -> None:
    for tile in TILES:
        edges = [edge for link in tile.links for edge in link]
        assert len(edges) == len(set(edges))


def test_s2_sixty_highways_every_pattern_three_times_and_singles_six_times() -> None:
    counts = {tile: MANIFEST[tile] for tile in naive.HIGHWAYS}
    assert {tile for tile, count in counts.items() if count == 6} == {"03", "02", "01"}
    assert sorted(counts.values()) == [3] * 14 + [6] * 3
    assert sum(counts.values()) == 60


def mirrored(tile: str) -> naive.Roads:
    return {(-edge) % 6: (-other) % 6 for edge, other in naive.roads(tile).items()}


def test_s2_mirror_images_are_different_tiles() -> None:
    assert mirrored("01-24") == naive.roads("01-35", 5)
    assert all(mirrored("01-24") != naive.roads("01-24", k) for k in range(6))
    assert {"01-24", "01-35"} <= set(naive.HIGHWAYS)


def test_s2_every_mirror_image_is_in_the_box() -> None:
    faces = [naive.roads(tile, k) for tile in naive.HIGHWAYS for k in range(6)]
    assert all(mirrored(tile) in faces for tile in naive.HIGHWAYS)


def test_s2_a_table_can_correct_the_counts() -> None:
    game = Seismic.from_json({"manifest": {"01-23": 5}})
    assert game.start(2).view(None).unseen["01-23"] == 5
    assert game.start(2).view(None).unseen["01-24"] == 3
    assert game.start(2).view(None).pile == 73 + 2


def test_s2_a_corrected_data_file_is_what_every_new_table_uses(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader who owns the game corrects the counts in one place."""
    monkeypatch.setattr(options, "MANIFEST", MANIFEST | {"01-23": 5})
    game = Seismic.from_json({})
    assert game.start(2).view(None).unseen["01-23"] == 5
    assert game.options_to_json()["manifest"]["01-23"] == 5


def test_s2_a_game_keeps_its_counts_where_the_data_file_was_corrected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A record made with the reconstruction replays with it where the data file says otherwise."""
    recorded = Seismic.from_json({}).options_to_json()
    monkeypatch.setattr(options, "MANIFEST", MANIFEST | {"01-23": 5})
    assert Seismic.from_json(recorded).start(2).view(None).unseen["01-23"] == 3


def test_s3_thirteen_intersections_one_for_each_set_of_exits() -> None:  # ruling S3
    names = [tile.name for tile in TILES if tile.kind == "intersection"]
    assert names == naive.INTERSECTIONS
    assert Counter(name[:2] for name in names) == {"+1": 1, "+2": 3, "+3": 4, "+4": 3, "+5": 1, "+6": 1}
    assert {MANIFEST[name] for name in names} == {1}


def test_s3_the_number_is_the_count_of_exits() -> None:
    for tile in TILES:
        if tile.kind == "intersection":
            assert tile.value == len(tile.exits) == int(tile.name[1])


def test_s3_san_andreas_has_six_exits_and_counts_as_plus_6() -> None:
    (town,) = drawn().view(None).board
    assert (town.at, town.exits, town.value) == ((0, 0), (0, 1, 2, 3, 4, 5), 6)
    assert TOWN_TILE.name not in {tile.name for tile in TILES}


def test_s5_six_quakes_of_magnitude_one_to_six() -> None:
    assert [(tile.name, tile.value) for tile in TILES if tile.kind == "quake"] == [
        (f"Q{magnitude}", magnitude) for magnitude in range(1, 7)
    ]
