"""What a host may choose, and what is refused (rulings S2, S4, S5, S13 to S19)."""

import pytest

from quakeboard.core.errors import BadOptions
from quakeboard.games.seismic.rules.game import Seismic

from .naive import BOX

TILES = {tile: count for tile, count in BOX.items() if not tile.startswith("Q")}


@pytest.mark.parametrize(
    ("options", "code", "ruling"),
    [
        ({"tables": 3}, "unknown-option", "options"),
        ({"variants": ["tsunami"]}, "unknown-variant", "S14–S19"),
        ({"variants": "big-one"}, "bad-value", "options"),
        ({"variants": [1]}, "bad-value", "options"),
        ({"columns": 25.0}, "bad-value", "options"),
        ({"rows": "17"}, "bad-value", "options"),
        ({"rows": True}, "bad-value", "options"),
        ({"first": "0"}, "bad-value", "options"),
        ({"heights": 180}, "bad-value", "options"),
        ({"heights": [180, -1]}, "bad-value", "options"),
        ({"heights": [180, 1000]}, "bad-value", "options"),
        ({"heights": [180, True]}, "bad-value", "options"),
        ({"heights": [180, float("nan")]}, "bad-value", "options"),
        ({"quakes": "none"}, "bad-value", "options"),
        ({"quakes": 3}, "bad-value", "options"),
        ({"quakes": ["many"]}, "bad-value", "options"),
        ({"manifest": [3]}, "bad-value", "options"),
        ({"manifest": {"03": True}}, "bad-value", "options"),
        ({"manifest": {"03": "6"}}, "bad-value", "options"),
        ({"manifest": {"30": 6}}, "unknown-tile", "S2"),
        ({"manifest": {"Q1": 6}}, "unknown-tile", "S2"),
        ({"manifest": {"01-23": 25}}, "bad-count", "S2"),
        ({"manifest": {"01-23": -1}}, "bad-count", "S2"),
        ({"manifest": {"03": 1}}, "too-few-singles", "S5"),
        ({"manifest": {"01": 1}}, "too-few-singles", "S5"),
        ({"manifest": dict.fromkeys(TILES, 0) | {"03": 2, "02": 2, "01": 2}}, "too-few-tiles", "S5"),
        ({"variants": ["twin-cities"], "columns": 7}, "narrow-table", "S17"),
        ({"variants": ["balance", "big-one"]}, "balance-big-one", "S18"),
        ({"variants": ["balance", "twin-cities"]}, "balance-twin-cities", "S18"),
    ],
)
def test_bad_options_are_refused(options: dict[str, object], code: str, ruling: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        Seismic.from_json(options)
    assert (refusal.value.code, refusal.value.ruling) == (code, ruling)
    assert refusal.value.sentence[-1] == "."


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_two_to_four_play(seats: int) -> None:  # Seismic, COMPONENTS
    with pytest.raises(BadOptions) as refusal:
        Seismic().start(seats)
    assert refusal.value.code == "bad-seats"


def test_s14_the_big_one_needs_only_one_tight_curve() -> None:
    game = Seismic.from_json({"variants": ["big-one"], "manifest": {"01": 1}})
    assert game.start(2).view(None).unseen["01"] == 1


def test_s2_more_singles_than_the_odds_can_be_computed_for_are_refused() -> None:
    """The kernel weighs what the box may hold in whole numbers below 2**62."""
    many = {"03": 24, "02": 24, "01": 24}
    assert Seismic.from_json({"manifest": many}).options.stock(2).pile == 73 + 3 * 18
    for variant in ("twin-cities", "balance"):
        with pytest.raises(BadOptions) as refusal:
            Seismic.from_json({"manifest": many, "variants": [variant]})
        assert (refusal.value.code, refusal.value.ruling) == ("too-many-singles", "S2")


def test_nothing_chosen_is_the_plain_game() -> None:
    assert Seismic.from_json({}).options_to_json() == {
        "variants": [],
        "columns": 25,
        "rows": 17,
        "first": None,
        "heights": None,
        "manifest": None,
    }


def test_options_survive_json() -> None:
    chosen = {
        "variants": ["road-crews-dilemma", "twin-cities"],
        "columns": 41,
        "rows": 9,
        "first": 1,
        "heights": [180, None, 172.5],
        "quakes": "many",
        "manifest": TILES | {"03": 7},
    }
    written = Seismic.from_json(chosen).options_to_json()
    assert written == chosen
    assert Seismic.from_json(written).options_to_json() == written


def test_games_with_the_same_options_are_equal() -> None:
    assert Seismic.from_json({"columns": 9}) == Seismic.from_json({"columns": 9})
    assert Seismic.from_json({"columns": 9}) != Seismic.from_json({"columns": 11})
    assert hash(Seismic.from_json({"columns": 9})) == hash(Seismic.from_json({"columns": 9}))


def test_a_game_is_equal_to_itself_read_back_from_a_record() -> None:
    for game in (Seismic(), Seismic.from_json({}), Seismic.from_json({"variants": ["twin-cities"]})):
        assert Seismic.from_json(game.options_to_json()) == game
