"""Every action of a player has one number, and the numbers never change."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest
from random_positions import every_table, moments

from quakeboard.core.errors import BadOptions
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.tensors.layout import face_names
from quakeboard.tensors.actions import action_space


@every_table
def test_every_legal_action_has_a_number_of_its_own_that_leads_back(game: Any, seats: int) -> None:
    space = action_space(game, seats)
    for position in moments(game, seats, 1):
        if position.actor() < 0:
            continue
        codes = position.codes()
        numbers = [space.number(position.kernel, code) for code in codes]
        assert len(set(numbers)) == len(codes)
        assert 0 <= min(numbers) <= max(numbers) < space.size
        assert [space.code(position.kernel, number) for number in numbers] == codes
        assert space.legal(position.kernel) == sorted(numbers)


@every_table
def test_a_mask_has_a_one_for_every_legal_number(game: Any, seats: int) -> None:
    space = action_space(game, seats)
    written = np.ones(space.size, np.int8)
    for step, position in enumerate(moments(game, seats, 2)):
        if step % 7 == 0:
            mask = space.mask(position.kernel)
            assert mask.dtype == np.int8
            assert list(np.flatnonzero(mask)) == space.legal(position.kernel)
            assert space.mask(position.kernel, written) is written
            assert np.array_equal(written, mask)


@pytest.mark.parametrize(
    ("game", "sizes"),
    [
        (
            Seismic(),
            {"face": 138 * 25 * 17, "crew": 21, "side": 6, "town": 2, "pass": 1, "turn": 5 * 25 * 17},
        ),
        (
            Seismic.from_json({"variants": ["twin-cities", "aftershocks"]}),
            {"face": 138 * 35 * 21, "crew": 21, "side": 6, "town": 2, "pass": 1, "turn": 5 * 35 * 21},
        ),
        (
            Seismic.from_json({"columns": 7, "rows": 9, "variants": ["road-crews-dilemma"]}),
            {"face": 138 * 7 * 9, "crew": 21, "side": 6, "town": 2, "pass": 1, "turn": 5 * 7 * 9},
        ),
        (SanAndreas(), {"found": 6 * 28 * 16, "mark": 4 * 28 * 16, "shift": 4, "swap": 5, "pass": 1}),
    ],
)
def test_the_layout_is_what_it_was(game: Any, sizes: dict[str, int]) -> None:
    """A change here is a new version of every environment: see docs/research.md."""
    for seats in (3, 4):
        space = action_space(game, seats)
        assert {block.name: block.size for block in space.layout} == sizes
        assert [block.first for block in space.layout] == list(np.cumsum([0, *sizes.values()])[:-1])
        assert space.size == sum(sizes.values())


MEANINGS = [
    (Seismic(), "lay 03 1,-1 r0", 12 * 425 + 7 * 25 + 12),
    (Seismic(), "crew 03", 58_650 + 2),
    (Seismic(), "crew 45", 58_650 + 14),
    (Seismic(), "crew 0", 58_650 + 15),
    (Seismic(), "side E", 58_671 + 1),
    (Seismic(), "pass", 58_679),
    (Seismic.from_json({"variants": ["twin-cities"]}), "town 4,0", 101_430 + 21 + 6 + 1),
    (SanAndreas(), "found 1,11 0", 11 * 16),
    (SanAndreas(), "found 5,16 5", 5 * 448 + 6 * 16 + 4),
    (SanAndreas(), "mark 1,11 S", 2688 + 11 * 16),
    (SanAndreas(), "mark 1,12 A", 2688 + 3 * 448 + 10 * 16),
    (SanAndreas(), "shift M", 4480 + 1),
    (SanAndreas(), "swap 4", 4484 + 3),
    (SanAndreas(), "pass", 4489),
]


@pytest.mark.parametrize(("game", "text", "number"), MEANINGS)
def test_numbers_mean_what_they_meant(game: Any, text: str, number: int) -> None:
    """Some actions of each kind, with the numbers that they have had from the first."""
    space = action_space(game, 3)
    for position in (position for seed in range(99) for position in moments(game, 3, seed)):
        if position.actor() >= 0 and text in position.texts():
            assert str(position.decode(space.code(position.kernel, number))) == text
            break
    else:
        pytest.fail("nobody could ever do this")


def test_faces_are_named_in_the_order_of_their_numbers() -> None:
    names = face_names()
    assert len(names) == 138
    assert (names[0], names[-1]) == ("01 r0", "+6:012345 r0")


def test_a_turn_is_numbered_by_the_shorter_way_round() -> None:
    """Of turns that come to the same: one sixth back is 5, and half a turn stands for ways as long."""
    game = Seismic.from_json({"variants": ["aftershocks"], "columns": 9, "rows": 9})
    space = action_space(game, 2)
    first = next(block.first for block in space.layout if block.name == "turn")
    numbered: Counter[tuple[str, int, int]] = Counter()
    for position in (position for seed in range(40) for position in moments(game, 2, seed)):
        if position.phase_name() != "aftershock":
            continue
        tiles = {tile.at: tile for tile in position.view(None).board}
        for number in space.legal(position.kernel)[1:]:
            action = position.decode(space.code(position.kernel, number))
            sixths, place = divmod(number - first, 81)
            assert (place // 9 - 4, place % 9 - 4) == (action.at[1], action.at[0] + action.at[1] // 2)
            tile = tiles[action.at]
            alone = tile.crew is None
            numbered[tile.tile if alone else "crewed", action.sixths, sixths + 1] += 1
    assert {key[1:] for key in numbered if key[0] == "01-34"} == {(1, 1), (2, 5)}
    assert {key[1:] for key in numbered if key[0] == "01-23-45"} == {(1, 3)}
    unlike = "01-24", "01-35", "01-23", "02-14", "01-24-35"
    assert {key[1:] for key in numbered if key[0] in unlike} == {(k, k) for k in range(1, 6)}
    assert {key[1:] for key in numbered if key[0] == "crewed"} == {(k, k) for k in range(1, 6)} | {(2, 5)}


def test_chance_has_no_numbers() -> None:
    for game in (Seismic(), SanAndreas()):
        position = game.start(3)
        space = action_space(game, 3)
        assert space.legal(position.kernel) == []
        assert not space.mask(position.kernel).any()
        for code in position.codes():
            with pytest.raises(ValueError, match="no action of a player"):
                space.number(position.kernel, code)


@pytest.mark.parametrize("number", [-1, 60_805])
def test_numbers_outside_are_refused(number: int) -> None:
    game = Seismic()
    with pytest.raises(ValueError, match="number of no action"):
        action_space(game, 2).code(game.start(2).kernel, number)


NAMES = [*(f"{a}{b}" for a in range(6) for b in range(a + 1, 6)), *"012345"]


def test_a_crew_needs_a_tile_with_that_fragment() -> None:
    game = Seismic()
    space = action_space(game, 2)
    crew = next(block for block in space.layout if block.name == "crew")
    for position in moments(game, 2, 4):
        for fragment in range(crew.size) if position.phase_name() in ("lay", "crew") else ():
            name = NAMES[fragment]
            if name in position.fragment_names().values():
                code = space.code(position.kernel, crew.first + fragment)
                assert str(position.decode(code)) == f"crew {name}"
            else:
                with pytest.raises(ValueError, match="just laid"):
                    space.code(position.kernel, crew.first + fragment)


def test_who_cannot_play_has_no_actions() -> None:
    with pytest.raises(BadOptions):
        action_space(SanAndreas(), 2)
