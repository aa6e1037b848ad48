"""The bots that look ahead: legal in every variant, repeatable, blind to secrets, and awake to what wins."""

from __future__ import annotations

import random
from collections.abc import Callable
from hashlib import sha256
from itertools import combinations, count
from typing import Any

import pytest
from compiled_and_plain import digest_in_plain_python, tell
from extent import FULL, size
from finished_games import random_game, winning
from typer.testing import CliRunner

from quakeboard.bots import registry
from quakeboard.bots.deals import deal_positions
from quakeboard.bots.decision import Budget, Decision
from quakeboard.bots.levels import LEVELS
from quakeboard.cli.app import app
from quakeboard.core import kernels
from quakeboard.core.game import CHANCE, OVER, Game
from quakeboard.core.kernel.rng import Rng
from quakeboard.core.registry import make_game
from quakeboard.games.seismic.rules.options import VARIANTS

SEARCHING = ("uct", *LEVELS)


def tables() -> list[tuple[str, dict[str, Any], int]]:
    """Every combination of variants that can be played, and every number of seats."""
    found: list[tuple[str, dict[str, Any], int]] = [("san-andreas", {}, 3), ("san-andreas", {}, 4)]
    for number in range(len(VARIANTS) + 1):
        for chosen in combinations(sorted(VARIANTS), number):
            if "balance" in chosen and {"big-one", "twin-cities"} & set(chosen):
                continue
            options = {"variants": list(chosen), "columns": 11, "rows": 9}
            found += [("seismic", options, seats) for seats in (2, 3, 4)]
    return found


def name_of(table: tuple[str, dict[str, Any], int]) -> str:
    key, options, seats = table
    return "-".join([key, *options.get("variants", ()), str(seats)])


GAMES = size(30, 4) if kernels.compiled() else 1
"""So many random games of every kind: two thousand in all, where the kernel is compiled."""


@pytest.mark.parametrize("table", tables()[:: size(1, 4)], ids=name_of)
def test_they_never_do_what_is_not_legal(table: tuple[str, dict[str, Any], int]) -> None:
    key, options, seats = table
    game = make_game(key, options)
    bots = [registry.make(name, game) for name in SEARCHING]
    asked = 0
    for number in range(GAMES):
        rng, dice = Rng(f"legal {table} {number}"), random.Random(f"{table} {number}")
        position = game.start(seats)
        # A bot is asked now and then: all phases come up, and a whole game is not waited for.
        often = 0.012 if key == "seismic" else 0.1
        while position.actor() != OVER:
            if position.actor() != CHANCE and dice.random() < often:
                legal = position.legal()
                bot = bots[(asked + number) % len(bots)]
                nodes = Budget(nodes=dice.choice((1, 7, 20)))
                assert bot.choose(Decision.of(position, nodes, dice)) in legal
                asked += 1
            position.step(position.sample(rng))
    assert asked >= GAMES / 2 - 1


def played(game: Game, seats: int, name: str, nodes: int) -> str:
    """A game of which the bot plays every 16th action, if a seat is asked then; the others are random."""
    position = game.start(seats)
    bot = registry.make(name, game)
    rng, dice = Rng(f"{name} {seats}"), random.Random(5)
    texts = []
    while position.actor() != OVER:
        action = None
        if position.actor() != CHANCE and len(texts) % 16 == 0:
            action = bot.choose(Decision.of(position, Budget(nodes=nodes), dice))
            texts.append(str(action))
            position.apply(action)
        else:
            code = position.sample(rng)
            texts.append(str(code))
            position.step(code)
    return "\n".join([*texts, str(position.outcome())])


def digest() -> str:
    """What some games come to, in which each bot that looks ahead takes part."""
    found = sha256()
    small = {"columns": 9, "rows": 7}
    for name in ("uct", "steady", "fierce") if FULL else ("fierce",):
        found.update(played(make_game("seismic", small), 2, name, 4).encode())
        found.update(played(make_game("san-andreas", {}), 3, name, 4).encode())
    variants = {"variants": ["aftershocks", "road-crews-dilemma", "twin-cities"], "columns": 13, "rows": 9}
    found.update(played(make_game("seismic", variants), 3, "fierce", 4).encode())
    return found.hexdigest()


def test_the_same_seed_and_nodes_give_the_same_game() -> None:
    assert digest() == digest()


def test_compiled_and_plain_choose_alike() -> None:
    assert digest_in_plain_python(__file__) == digest()


def test_nodes_bound_the_search() -> None:
    game = make_game("seismic", {})
    bot: Any = registry.make("fierce", game)
    position = game.start(2)
    rng = Rng(4)
    while position.turn_number < 20 or position.phase_name() != "lay":
        position.step(position.sample(rng))
    for nodes in (16, 64, 400) if kernels.compiled() else (16, 64):
        bot.choose(Decision.of(position, Budget(nodes=nodes), random.Random(1)))
        assert nodes / 2 <= bot.search.visits <= max(nodes, 64)


@pytest.mark.parametrize("seats", [3, 4])
def test_positions_are_dealt_as_the_view_allows(seats: int) -> None:
    game = make_game("san-andreas", {})
    rng = Rng(f"deals {seats}")
    position: Any = game.start(seats)
    looked = 0
    while position.actor() != OVER:
        seat = position.actor()
        if seat != CHANCE:
            view = position.view(seat)
            dealt = deal_positions(game, view, looked)
            assert all(one.view(seat) == view for one in dealt)
            assert all(one.codes() == position.codes() for one in dealt)
            looked += 1
        position.step(position.sample(rng))
    assert looked > 10


def test_hidden_coins_do_not_change_what_is_chosen() -> None:
    # Two positions that differ only in coins that the seat may not know.
    game = make_game("san-andreas", {"first": 0})
    bot = registry.make("sharp", game)
    chosen = []
    for coin in (1, 5):
        position = game.start(3)
        for text in ("found 1,12 3", f"found 2,9 {coin}", f"found 4,6 {6 - coin}"):
            position.apply(game.read(text))
        chosen.append(bot.choose(Decision.of(position, Budget(nodes=60), random.Random(3))))
    assert chosen[0] == chosen[1]


def find(moment: Callable[[Any], bool]) -> tuple[Game, Any]:
    """The first moment of its kind in random games of Seismic between two."""
    game = make_game("seismic", {})
    for seed in count():
        position, _ = random_game(game, 2, f"find {seed}", moment)
        if position.actor() != OVER:
            return game, position
    raise AssertionError("there is always another game")


def last_claim(position: Any) -> bool:
    """The last tile has been laid, and one of several claims wins."""
    last = position.phase_name() == "crew" and position.pile == 0 and position.row_size == 0
    return last and len(winning(position, position.actor())) == 1 and len(position.codes()) > 2


def last_lay(position: Any) -> bool:
    """One tile is left, and few of its lays win, with the claim that they allow."""
    last = position.phase_name() == "lay" and position.pile == 0 and position.row_size == 1
    return last and 0 < len(winning_lays(position)) < len(position.codes()) / 10


def winning_lays(position: Any) -> list[int]:
    found = []
    for code in position.codes():
        twin = position.copy()
        twin.step(code)
        if twin.phase_name() == "crew" and winning(twin, position.actor()):
            found.append(code)
    return found


@pytest.mark.parametrize("name", ["sharp", "fierce"])
def test_a_claim_that_wins_at_once_is_made(name: str) -> None:
    game, position = find(last_claim)
    bot = registry.make(name, game)
    legal = position.legal()
    chosen = bot.choose(Decision.of(position, Budget(nodes=100), random.Random(1)))
    assert position.codes()[legal.index(chosen)] in winning(position, position.actor())


@pytest.mark.parametrize("name", ["sharp", "fierce"])
def test_a_lay_that_wins_at_once_is_made(name: str) -> None:
    game, position = find(last_lay)
    bot = registry.make(name, game)
    legal = position.legal()
    chosen = bot.choose(Decision.of(position, Budget(nodes=100), random.Random(1)))
    assert position.codes()[legal.index(chosen)] in winning_lays(position)


def test_the_levels_stand_in_the_registry_gentlest_first() -> None:
    assert registry.names()[-4:] == ("gentle", "steady", "sharp", "fierce")


def test_simulate_seats_a_level() -> None:
    words = ["simulate", "--option", "columns=7", "--option", "rows=7", "--seed", "s", "--json"]
    said = CliRunner().invoke(app, [*words, "--bot", "gentle", "--bot", "steady"])
    assert said.exit_code == 0
    assert '"bot": "steady"' in said.stdout


if __name__ == "__main__":
    tell(digest())
