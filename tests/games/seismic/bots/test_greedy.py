"""Greedy at Seismic does what a sensible person would, in positions where that is plain to see."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from quakeboard.bots.decision import Budget, Decision
from quakeboard.games.seismic.bots.greedy import SeismicGreedy
from quakeboard.games.seismic.rules.actions import Lay, Pass, SendCrew, Turn
from quakeboard.games.seismic.rules.game import Seismic
from tests.games.seismic.rules.test_aftershocks import shaken

# All six quakes are turned up in the set-up and leave the game: nothing is in danger.
CALM = ("draw Q1", "draw Q2", "draw Q3", "draw Q4", "draw Q5", "draw Q6")

# San Andreas lies at 0,0. Each player lays a straight road at the town: seat 0 in the east, seat 1 in the
# west.
ROADS_EAST_AND_WEST = (
    *("draw 03", "draw 03", "draw 02", "lay 03 1,0 r1", "crew 14"),
    *("draw 01", "lay 03 -1,0 r1", "crew 14"),
)


def table(*texts: str, variants: str = "", size: int | None = None, seats: int = 2) -> Any:
    """The position after these actions, perhaps on a table of so many columns and rows; seat 0 begins."""
    options = {"first": 0, "variants": variants.split(), "columns": size, "rows": size}
    game = Seismic.from_json(options)
    position = game.start(seats)
    for text in texts:
        position.apply(game.read(text))
    return position


def choice(position: Any, crews: int | None = None, seed: int = 1) -> Any:
    """What greedy does here, perhaps with so many crews left."""
    view = position.view(position.actor())
    if crews is not None:
        view = replace(view, crews_left=(crews,) * view.seats)
    bot = SeismicGreedy(position.game)
    return bot.choose(Decision(view, position.legal(), Budget(), random.Random(seed)))


def explained(position: Any) -> tuple[str, dict[str, Any]]:
    """Why greedy would do what it would do here."""
    bot = SeismicGreedy(position.game)
    hint = bot.explain(Decision.of(position, Budget(), random.Random(1)))
    assert hint.action == choice(position)
    return hint.key, dict(hint.params)


def test_it_closes_its_own_rich_section() -> None:
    position = table(*CALM, *ROADS_EAST_AND_WEST, "draw +6:012345")
    assert str(choice(position)) == "lay +6:012345 2,0 r0"
    assert explained(position) == ("hint-closes-section", {"points": 1 + 6 + 6})


@pytest.mark.parametrize("seed", range(5))
def test_it_does_not_close_the_section_of_another(seed: int) -> None:
    # The +6 would close the section of seat 0 in the east as well as its own in the west.
    position = table(
        *("draw 03", "draw 03", "draw 02", "lay 03 1,0 r1", "crew 14"),
        *("draw +6:012345", "lay 03 -1,0 r1", "pass", "draw 01", "lay 02 0,1 r3", "pass"),
        "draw 01",
    )
    assert position.actor() == 1
    position.apply(choice(position, seed=seed))
    assert position.scores()[0] == 0


def test_it_claims_the_road_to_the_town_and_not_the_loose_one() -> None:
    # One fragment runs into the town; the other one leads from nowhere to nowhere.
    position = table("draw 01-25", "draw 02", "draw 01", "lay 01-25 1,0 r2")
    assert [str(action) for action in position.legal()] == ["crew 14", "crew 23", "pass"]
    assert choice(position) == SendCrew("14")
    assert explained(position) == ("hint-claims-open-section", {"points": 1 + 6})


def test_it_claims_the_complete_section_and_not_an_open_stub() -> None:
    position = table("draw +6:012345", "draw 02", "draw 01", "lay +6:012345 1,0 r0")
    assert choice(position) == SendCrew("4")
    assert explained(position) == ("hint-claims-closed-section", {"points": 6 + 6})


def test_it_lays_what_it_can_claim_for_most() -> None:
    # Any tile can be laid at the town, but only the +6 makes a complete section of it at once.
    position = table("draw 02", "draw 01", "draw +6:012345")
    lay = choice(position)
    assert isinstance(lay, Lay)
    assert lay.tile == "+6:012345"
    assert explained(position) == ("hint-claims-closed-section", {"points": 6 + 6})


def test_it_keeps_its_last_crew_for_something_better() -> None:
    # One fragment lengthens the road in the east, which bears a crew; the other one leads from nowhere to
    # nowhere. Among three that is worth one of many crews, but not the last.
    position = table(*ROADS_EAST_AND_WEST, "draw 01-25", "lay 01-25 2,0 r2", seats=3)
    assert [str(action) for action in position.legal()] == ["crew 23", "pass"]
    assert choice(position, crews=20) == SendCrew("23")
    assert choice(position, crews=1) == Pass()


def test_it_spends_its_last_crew_on_a_rich_section() -> None:
    # No quake is to come, so the section is as good as scored.
    position = table(*CALM, "draw +6:012345", "draw 02", "draw 01", "lay +6:012345 1,0 r0")
    assert choice(position, crews=1) == SendCrew("4")


def test_it_sends_no_crew_to_a_road_that_can_never_be_completed() -> None:
    # The road runs along the east side to the table's edge.
    position = table(
        *("draw 03", "draw 03", "draw 03", "lay 03 1,0 r1", "pass"),
        *("draw 02", "lay 03 2,0 r1", "pass", "draw 01", "lay 03 3,0 r1"),
        size=7,
    )
    assert choice(position) == Pass()
    assert explained(position) == ("hint-keeps-crew", {})


def test_it_lays_a_second_tile_where_that_does_more_than_its_last_crew() -> None:
    # Road Crew's Dilemma. Seat 0 has closed its section with the +6, whose other roads lead nowhere yet. A
    # second tile closes the one in the south-east.
    position = table(
        *CALM,
        *("draw 03", "draw 03", "draw +6:012345", "lay 03 1,0 r1", "crew 14"),
        *("draw 02", "lay 02 -1,0 r1", "pass", "draw +5:01234", "lay 03 0,1 r2", "crew 25"),
        *("draw 02", "lay 02 0,-1 r0", "pass", "draw 03", "lay +6:012345 2,0 r0"),
        variants="road-crews-dilemma",
    )
    assert position.phase_name() == "crew"
    assert any(isinstance(action, SendCrew) for action in position.legal())
    second = choice(position, crews=1)
    assert isinstance(second, Lay)
    position.apply(second)
    assert position.scores() == (1 + 6 + 6 + 1 + 6 + 5, 0)


# Aftershocks. A road leaves the town in the north-east and runs to the northern edge of the table, where a
# loose curve leads it off the table or along the edge. A quake takes a tile in the west; seat 0 may turn one.
TO_THE_NORTH = (
    *("draw 02", "draw 03", "draw 03", "lay 02 1,-1 r3", "crew 35", "draw 03", "lay 03 -1,0 r1", "pass"),
    *("draw 03", "lay 03 1,-2 r2", "pass", "draw 02", "lay 03 -2,0 r1", "pass"),
    *("draw 01", "lay 03 -3,0 r1", "pass", "draw 01"),
)


def test_it_turns_its_own_road_back_into_the_table() -> None:
    position = table(*TO_THE_NORTH, "lay 02 1,-3 r0", "pass", "draw Q1", variants="aftershocks", size=7)
    assert [str(action) for action in position.legal()] == ["turn 1,-3 +2", "pass"]
    assert choice(position) == Turn((1, -3), 2)


def test_it_leaves_its_own_road_as_it_is_rather_than_turn_it_off_the_table() -> None:
    position = table(*TO_THE_NORTH, "lay 02 1,-3 r2", "pass", "draw Q1", variants="aftershocks", size=7)
    assert [str(action) for action in position.legal()] == ["turn 1,-3 +4", "pass"]
    assert choice(position) == Pass()
    assert explained(position) == ("hint-no-turn", {})


def test_it_carries_its_crew_to_the_town_on_a_tile_that_looks_alike() -> None:
    """Ruling S16: turned by four sixths, the +6 looks the same, and the crew's stub ends at the town."""
    position = shaken("+6:012345 at 1,0 r0 crew 0 by 0")
    assert choice(position) == Turn((1, 0), 4)
    assert explained(position)[0] != "hint-no-turn"
