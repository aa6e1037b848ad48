"""Bots: legal in every variant, repeatable, content with a view, and greedy where a person would be."""

from __future__ import annotations

import inspect
import random
from dataclasses import fields
from itertools import combinations
from typing import Any

import pytest
from extent import size

from quakeboard.bots import registry
from quakeboard.bots.decision import Budget, Decision
from quakeboard.bots.match import play_match
from quakeboard.bots.protocol import ExplainingBot
from quakeboard.bots.spec import BotSpec
from quakeboard.core import kernels
from quakeboard.core.game import CHANCE, OVER, Game
from quakeboard.core.kernel.rng import Rng
from quakeboard.core.registry import make_game
from quakeboard.games.seismic.rules.actions import ChooseSide, SendCrew
from quakeboard.games.seismic.rules.options import VARIANTS
from quakeboard.games.seismic.rules.scoring import section
from quakeboard.play.record import Record

GREEDY, RANDOM = BotSpec("greedy"), BotSpec("random")


def games() -> list[dict[str, Any]]:
    """Every combination of variants that can be played."""
    sets = [set(chosen) for count in range(len(VARIANTS) + 1) for chosen in combinations(VARIANTS, count)]
    playable = [
        chosen for chosen in sets if "balance" not in chosen or not {"big-one", "twin-cities"} & chosen
    ]
    return [{"variants": sorted(chosen), "columns": 11, "rows": 9} for chosen in playable]


@pytest.mark.parametrize("options", games(), ids=lambda options: "+".join(options["variants"]) or "base")
def test_greedy_never_does_what_is_not_legal(options: dict[str, Any]) -> None:
    # Greedy is asked now and then in random games: all phases come up, and a whole game is not waited for.
    game = make_game("seismic", options)
    seats = 2 + len(options["variants"]) % 3
    bot = registry.make("greedy", game)
    position = game.start(seats)
    rng, dice = Rng("legal"), random.Random(1)
    asked = 0
    while position.actor() != OVER:
        if position.actor() != CHANCE and dice.random() < 0.12:
            legal = position.legal()
            asked += 1
            assert bot.choose(Decision.of(position, Budget(), dice)) in legal
        position.step(position.sample(rng))
    assert asked > 3


def test_the_same_seed_gives_the_same_game() -> None:
    game = make_game("seismic", {})
    one, other = (play_match(game, [GREEDY, RANDOM], "again") for _ in range(2))
    assert one == other


def test_a_bot_is_given_a_view_and_nothing_else() -> None:
    game = make_game("seismic", {})
    for name in registry.names():
        parameters = list(inspect.signature(registry.make(name, game).choose).parameters)
        assert parameters == ["decision"]
    assert [field.name for field in fields(Decision)] == ["view", "legal", "budget", "rng"]


def test_greedy_gives_its_reason() -> None:
    game = make_game("seismic", {"first": 0})
    bot = registry.make("greedy", game)
    assert isinstance(bot, ExplainingBot)
    position = game.start(2)
    for text in ("draw 01", "draw +3:012", "draw 03"):
        position.apply(game.read(text))
    legal = position.legal()
    hint = bot.explain(Decision.of(position, Budget(), random.Random(1)))
    assert hint.action in legal
    assert hint.key.startswith("hint-")


def played(game: Game, *texts: str) -> Any:
    position = game.start(2)
    for text in texts:
        position.apply(game.read(text))
    return position


def chosen(game: Game, position: Any) -> Any:
    bot = registry.make("greedy", game)
    return bot.choose(Decision.of(position, Budget(), random.Random(1)))


def test_greedy_turns_a_quake_against_the_other() -> None:
    # In the east greedy's own section, 1 + 6 + 6; in the west the other's, 1 + 6 + 3. Both sides have two
    # tiles, and the quake takes two.
    game = make_game("seismic", {"first": 0})
    position = played(
        game,
        *("draw 03", "draw 03", "draw +6:012345", "lay 03 1,0 r1", "crew 14"),
        *("draw +3:012", "lay 03 -1,0 r1", "crew 14"),
        *("draw 01-23-45", "lay +6:012345 2,0 r0", "pass"),
        *("draw 02", "lay +3:012 -2,0 r0", "pass", "draw Q2"),
    )
    assert [str(action) for action in position.legal()] == ["side E", "side W"]
    assert position.scores() == (13, 10)
    assert chosen(game, position) == ChooseSide("W")


def test_greedy_takes_a_complete_section_that_nobody_holds() -> None:
    game = make_game("seismic", {})
    rng = Rng("claims")
    offered = 0
    while offered < 12:
        position = game.start(3)
        while position.actor() != OVER and offered < 12:
            if position.phase_name() == "crew" and best_claim(position) >= 9:
                offered += 1
                assert isinstance(chosen(game, position), SendCrew)
            position.step(position.sample(rng))


def best_claim(position: Any) -> int:
    """What the best complete section that may be claimed now is worth."""
    at = position.table.cell(position.laid)
    claims = [action for action in position.legal() if isinstance(action, SendCrew)]
    return max((section(position, at, int(claim.fragment[0])).points for claim in claims), default=0)


def test_greedy_beats_random() -> None:
    game = make_game("seismic", {})
    deals = size(6, 2) if kernels.compiled() else 2
    records: list[Record] = [play_match(game, [GREEDY, RANDOM], f"match {n}") for n in range(deals)]
    records += [play_match(game, [RANDOM, GREEDY], f"match {n}") for n in range(deals)]
    wins = 0.0
    for number, record in enumerate(records):
        assert record.outcome is not None
        mine = 0 if number < deals else 1
        wins += (mine in record.outcome.winners) / len(record.outcome.winners)
    assert wins >= 2 * deals - 1


def test_an_unknown_bot_is_refused_with_the_names_of_the_known() -> None:
    with pytest.raises(registry.UnknownBot, match="random, greedy") as refused:
        registry.make("hal", make_game("seismic", {}))
    assert refused.value.code == "unknown-bot"
