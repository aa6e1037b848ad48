"""Looking closer, and the table in sentences: nothing is told that the reader may not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quakeboard.cli.terminal.messages import Messages
from quakeboard.cli.terminal.sanandreas import status
from quakeboard.cli.terminal.sanandreas.look import Look
from quakeboard.cli.terminal.sanandreas.previews import preview
from quakeboard.core.game import CHANCE, OVER
from quakeboard.games.sanandreas.language.storyteller import Storyteller
from quakeboard.games.sanandreas.rules.scoring import city_score
from quakeboard.language import Language
from quakeboard.language.people import People

QUAKE = ("mark 1,15 S", "mark 1,13 M", "mark 1,11 C", "mark 2,9 A")


def make_look(messages: Messages, position: Any, seat: int | None = 0) -> Look:
    return Look(messages, position.game, position.view(seat))


def test_an_empty_space(messages: Messages, played: Callable[..., Any]) -> None:
    assert make_look(messages, played()).space((3, 12)) == [
        "3,12 shows tile 7, at height 0.",
        "Tile 7 lies flat.",
        "Spaces between here and the coast: south 5, west 2. So it is two spaces inland.",
        "A city here would bring now: 1 with a 3, 2 with a 4, 3 with a 5.",
        "A city can be founded here.",
        "No epicentre here. Tile 7 at 3,12 has no showing space beside the ocean. [A10]",
    ]


def test_ocean_and_land(messages: Messages, played: Callable[..., Any]) -> None:
    look = make_look(messages, played())
    assert look.space((0, 3)) == ["0,3 is ocean."]
    assert look.space((11, 3)) == ["11,3 is land."]
    assert look.space((-99, 99)) == ["-99,99 is land."]


def test_a_city_of_ones_own_and_one_of_another(messages: Messages, played: Callable[..., Any]) -> None:
    look = make_look(messages, played("found 1,16 5", "found 9,2 4", "found 5,5 3"))
    assert "Your city at 1,16: coin 5, known to its owner alone; on the coast, worth 5 now." in look.space(
        (1, 16)
    )
    assert "Ben’s city at 9,2: coin unknown; two spaces inland." in look.space((9, 2))
    assert "No city here. There is already a city at 9,2. [A9]" in look.space((9, 2))
    assert "No city here. The city at 1,16 is next to 1,15. [A9]" in look.space((1, 15))


def test_a_leaning_tile_and_what_lies_below(messages: Messages, played: Callable[..., Any]) -> None:
    look = make_look(messages, played(*QUAKE, "roll 0 3 0 0"))
    told = look.space((1, 15))
    assert told[:4] == [
        "1,15 shows tile 3, at height 3/2.",
        "Tile 3 leans by 1, down to the south.",
        "Tile 3 lies over tile 0.",
        "Below, hidden: tile 0.",
    ]
    assert look.tile(3)[:3] == [
        "Tile 3 lies at 1,14 and shows whole.",
        "Heights of its corners: NW 2, NE 2, SW 0, SE 0.",
        "Tile 3 leans by 1, down to the south.",
    ]
    assert look.tile(0)[0] == "Tile 0 lies at 1,15; of it show 1,16 and 2,16."
    assert "Tile 0 lies under tile 3." in look.tile(0)
    assert "The Sun stands at 1,15 on tile 0." in look.tile(0)  # covered, but with its tile (ruling A10)


def test_a_tile_under_the_land(messages: Messages, played: Callable[..., Any]) -> None:
    look = make_look(messages, played(*QUAKE, "roll 2 0 0 0"))
    assert look.space((1, 17)) == ["1,17 is land.", "Below, hidden: tile 0."]
    assert "Tile 0 has slid under the land." in look.tile(0)


def test_too_steep_for_a_coin(messages: Messages, random_position: Callable[..., Any]) -> None:
    positions = (random_position(seed, 60) for seed in range(100))
    position, tile = next(
        (position, tile)
        for position in positions
        for tile in position.view(None).tiles
        if tile.steep and tile.showing
    )
    told = " ".join(make_look(messages, position).space(tile.showing[0]))
    assert ": too steep for a coin." in told
    assert "No city here." in told


def test_tiles_that_are_not_there(messages: Messages, random_position: Callable[..., Any]) -> None:
    assert make_look(messages, random_position(0, 3)).tile(23) == [
        "There is no tile 23: they are numbered from 0 to 22."
    ]
    position = next(p for seed in range(200) if len((p := random_position(seed, 80)).view(None).tiles) < 23)
    sunk = next(n for n in range(23) if n not in {tile.id for tile in position.view(None).tiles})
    assert make_look(messages, position).tile(sunk) == [f"Tile {sunk} has sunk."]


def test_a_pawn_and_its_die(messages: Messages, played: Callable[..., Any]) -> None:
    assert make_look(messages, played()).pawn("S") == ["The Sun is in the supply."]
    assert make_look(messages, played(QUAKE[0])).pawn("S") == ["The Sun stands at 1,15 on tile 0."]
    look = make_look(messages, played(*QUAKE, "roll 2 0 2 3"))
    assert look.pawn("M")[1] == "The die of the Moon shows null: its tile stays where it is."
    assert look.pawn("S")[1:] == [
        "Sun 2 (north, dip), if it came next:",
        "Tile 0 (Sun 2) shifts north and slides under the land.",
    ]


def test_a_preview_tells_what_will_happen(random_position: Callable[..., Any]) -> None:
    """The owner of all coins would read the same lines after the shift."""
    compared = 0
    for seed in range(120):
        position = random_position(seed, 5 + seed % 30)
        if position.actor() in (CHANCE, OVER) or position.phase_name() != "shift":
            continue
        people = People(Language("en"), ("Ada", "Ben", "Cem"))
        told = Storyteller(Language("en"), ("Ada", "Ben", "Cem"))
        for action in position.legal():
            before = preview(Messages(people), position.game, position.full_view(), action.pawn)
            after = told.tell(position.copy().apply(action))
            assert before == after[: len(before)]
            assert before
            compared += 1
    assert compared > 10


def test_a_preview_knows_no_hidden_coin(played: Callable[..., Any], messages: Messages) -> None:
    told = []
    for coin in range(6):
        position = played("found 9,2 5", f"found 1,16 {coin}", *QUAKE, "roll 2 0 0 2")
        told.append(preview(messages, position.game, position.view(0), "S", closely=True))
    assert "Ben’s city at 1,17 (coin ?) is buried under the land" in told[0][0]
    assert all(lines == told[0] for lines in told)


def test_what_a_city_is_worth_is_what_it_scores(random_position: Callable[..., Any]) -> None:
    for seed in range(20):
        position = random_position(seed, 40)
        for number in position.city_coins():
            seat, coin = divmod(number, 6)
            tile, cell = position.city_place(number)
            score = city_score(position, seat, tile, cell, coin)
            assert status.city_value(coin, status.nearest_coast(position, score.at)) == score.points


def test_the_map_in_sentences(messages: Messages, played: Callable[..., Any]) -> None:
    position = played("found 1,16 5", "mark 8,2 M")
    told = status.describe_board(messages, position.view(0), position.game.restore(position.view(0)))
    assert told[0] == "Row 16: ocean at 0, tile 0 at 1–2, tile 1 at 3–4, tile 2 at 5–6, land at 7."
    assert told[-2:] == [
        "Your city at 1,16: coin 5, known to its owner alone; on the coast, worth 5 now.",
        "Epicentres: Moon at 8,2 on tile 21.",
    ]
    assert len(told) == 18


def test_hands_hide_the_coins_of_others(messages: Messages, played: Callable[..., Any]) -> None:
    position = played("found 5,12 5", "found 9,2 4", *QUAKE, "roll 0 0 0 1", "found 3,12 2")
    assert status.describe_hands(messages, position.view(0))[:2] == [
        "Your hand: 0 1 3 4. No coin destroyed.",
        "Ben has 5 coins in hand; in hand or hidden on the map: 0 1 2 3 5. No coin destroyed.",
    ]
    assert status.describe_hands(messages, position.view(0))[2] == (
        "Cem has 6 coins in hand; in hand or hidden on the map: 0 1 2 3 4 5. No coin destroyed."
    )


@pytest.mark.parametrize("seat", [0, 1, None])
def test_looking_never_raises(
    messages: Messages, random_position: Callable[..., Any], seat: int | None
) -> None:
    for seed in range(4):
        look = make_look(messages, random_position(seed, 20 + 9 * seed), seat)
        for x in range(-1, 14):
            for y in range(-3, 20):
                assert look.space((x, y))
        for tile in range(-1, 24):
            assert look.tile(tile)
        for pawn in "SMCA":
            assert look.pawn(pawn)
