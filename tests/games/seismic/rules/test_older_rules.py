"""Games of rules version 1 lead to the same end by version 2 (ruling S16)."""

from __future__ import annotations

import random

import msgspec
import pytest
from played import CHANCE_VERBS

from quakeboard.core.game import OVER
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.rules.position import Position
from quakeboard.games.seismic.rules.view import SeismicView
from quakeboard.play import record as records
from quakeboard.play.record import BadRecord, ChanceProof, Record, Seat, outcome_to_record
from quakeboard.play.replay import check

from . import naive
from .boards import asked, legal
from .test_aftershocks import shaken


def version_1_turns(view: SeismicView) -> list[str]:
    """What version 1 offered: other roads, by cell, then the smallest rotation that shows them."""
    board = naive.board_of(view)
    return [
        f"turn {tile.at[0]},{tile.at[1]} r{k}"
        for tile in view.board
        if tile.kind != "town" and tile.at not in view.under_way.turned
        for k in naive.rotations(tile.tile)
        if naive.roads(tile.tile, k) != board.roads[tile.at]
        and board.fits(tile.at, naive.roads(tile.tile, k))
    ]


def version_1_turn(position: Position, text: str) -> str:
    """The turn of today after which the tile and its crew lie as version 1 says."""
    _, at, to = text.split()
    tile = next(tile for tile in position.view(None).board if f"{tile.at[0]},{tile.at[1]}" == at)
    by = int(to[1:]) - tile.rotation
    crew = tile.crew and "".join(sorted(str((int(edge) + by) % 6) for edge in tile.crew.fragment))
    for sixths in range(1, 6):
        today = f"turn {at} +{sixths}"
        if today in position.texts():
            after = position.copy()
            after.apply(after.game.read(today))
            found = next(other for other in after.view(None).board if other.at == tile.at)
            if found.rotation == int(to[1:]) and (found.crew and found.crew.fragment) == crew:
                return today
    raise AssertionError(f"nothing comes to the same as {text}")


def version_1_game(seed: int, **options: object) -> tuple[Record, int]:
    """A random game as version 1 recorded it, and how many seats were asked only by version 2."""
    game, dice = Seismic.from_json({"columns": 9, "rows": 7, **options}), random.Random(seed)
    position, actions, passed = game.start(3), list[str](), 0
    while position.actor() != OVER:
        text = today = dice.choice(position.texts())
        if position.phase_name() == "aftershock":
            turns = version_1_turns(position.view(None))
            if not turns:
                position.apply(game.read("pass"))
                passed += 1
                continue
            text = dice.choice([*turns, "pass"])
            today = text if text == "pass" else version_1_turn(position, text)
        position.apply(game.read(today))
        actions.append(text)
    outcome = position.outcome()
    assert outcome is not None
    seats = [Seat(f"Seat {number}") for number in range(3)]
    old = Record(
        "quakeboard",
        1,
        "seismic",
        1,
        game.options_to_json(),
        seats,
        ChanceProof(),
        actions,
        outcome_to_record(outcome),
    )
    return old, passed


@pytest.mark.parametrize(
    "variants", [["aftershocks"], ["aftershocks", "twin-cities"], ["aftershocks", "balance"]], ids="+".join
)
def test_games_of_version_1_lead_to_the_same_end(variants: list[str]) -> None:
    for seed in range(8):
        old, passed = version_1_game(seed, variants=variants)
        found = records.decode(records.encode(old))
        assert found.rules_version == 2
        assert found.outcome == old.outcome
        check(found)
        assert len(found.actions) == len(old.actions) + passed
        kept = [[text for text in one.actions if text.split()[0] in CHANCE_VERBS] for one in (old, found)]
        assert kept[0] == kept[1]


def test_a_seat_that_version_1_did_not_ask_passes() -> None:
    """After the first turn only the crew on the +6 can be carried on, which version 1 did not know."""
    position = shaken("+6:012345 at 1,0 r0 crew 4 by 0 \n 02 at 0,-1 r0", seats=3)
    translate = position.game.spec.part("rules.older").translate
    assert translate(position, 1, "turn 0,-1 r2") == ["turn 0,-1 +2", "pass", "pass"]
    assert translate(position, 1, "pass") == ["pass"]
    position.apply(position.game.read("turn 0,-1 +2"))
    assert asked(position) == (1, "aftershock")
    assert legal(position)[0] == "turn 1,0 +1"


def test_a_crew_goes_as_far_as_version_1_took_it() -> None:
    """From rotation 0 to 2 of `01-34` is a turn by two, also where five would show the same roads."""
    position = shaken("01-34 at 1,-1 r0 crew 34 by 1")
    translate = position.game.spec.part("rules.older").translate
    assert translate(position, 1, "turn 1,-1 r2") == ["turn 1,-1 +2"]
    position = shaken("01-34 at 1,-1 r2 crew 05 by 1")
    assert translate(position, 1, "turn 1,-1 r0") == ["turn 1,-1 +4"]
    position = shaken("01-34 at 1,-1 r2")
    assert translate(position, 1, "turn 1,-1 r0") == ["turn 1,-1 +1"]


@pytest.mark.parametrize(
    ("text", "code", "why"),
    [
        ("turn {at} +1", "bad-step", "is not an action"),
        ("turn {at} r9", "bad-step", "is not an action"),
        ("turn 0,0 r1", "bad-step", "no tile at E4"),
        ("turn 40,0 r1", "bad-step", "beyond the edge"),
    ],
)
def test_what_version_1_does_not_allow_is_refused_with_its_step(text: str, code: str, why: str) -> None:
    old, _ = version_1_game(1, variants=["aftershocks"])
    step = next(number for number, action in enumerate(old.actions) if action.startswith("turn"))
    actions = [*old.actions]
    actions[step] = text.format(at=actions[step].split()[1])
    with pytest.raises(BadRecord, match=why) as refused:
        records.decode(records.encode(msgspec.structs.replace(old, actions=actions)))
    assert (refused.value.code, refused.value.step) == (code, step + 1)


def test_without_aftershocks_nothing_is_translated() -> None:
    game = Seismic.from_json({"variants": ["balance"]})
    older = game.spec.part("rules.older")
    assert not older.differ(game, 1)
    assert older.differ(Seismic.from_json({"variants": ["aftershocks"]}), 1)
    assert not older.differ(Seismic.from_json({"variants": ["aftershocks"]}), 2)
