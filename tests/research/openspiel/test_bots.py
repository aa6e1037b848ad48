"""OpenSpiel's bots come to the arena: they play legally, by their budget, and know no more than they may."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from arenas import TINY, played, records_in, small_plan

from quakeboard.bots.decision import Budget, Decision
from quakeboard.bots.match import play_match
from quakeboard.bots.protocol import UnknownBot
from quakeboard.bots.spec import BotSpec
from quakeboard.core.kernel.rng import Rng
from quakeboard.core.registry import make_game
from quakeboard.play.record import Record
from quakeboard.play.verify import verify
from quakeboard.research.openspiel.timed_search import MIN_SIMULATIONS, OutOfTime, SearchClock

pytestmark = pytest.mark.full

SEISMIC = make_game("seismic", TINY)
SAN_ANDREAS = make_game("san-andreas", {})


def seismic(*bots: str) -> Record:
    return play_match(SEISMIC, [BotSpec.read(bot) for bot in bots], "1")


def san_andreas(*bots: str) -> Record:
    return play_match(SAN_ANDREAS, [BotSpec.read(bot) for bot in bots], "1")


def test_they_play_whole_games() -> None:
    for record in (
        seismic("openspiel-mcts:4", "random"),
        seismic("random", "openspiel-mcts:2", "openspiel-mcts:0.001s"),
        san_andreas("openspiel-ismcts:4", "random", "random"),
        san_andreas("random", "openspiel-ismcts:2", "random", "openspiel-ismcts:0.001s"),
    ):
        verify(record)


def test_the_same_seed_and_simulations_give_the_same_game() -> None:
    assert seismic("openspiel-mcts:5", "random") == seismic("openspiel-mcts:5", "random")
    bots = ("openspiel-ismcts:5", "random", "random")
    assert san_andreas(*bots) == san_andreas(*bots)


def test_it_does_not_matter_which_process_they_think_in(tmp_path: Path) -> None:
    plan = small_plan("random openspiel-mcts:3", games=2)
    played(plan, tmp_path / "here", "threads")
    played(plan, tmp_path / "apart", "processes")
    assert records_in(tmp_path / "here") == records_in(tmp_path / "apart")


def test_thinking_helps() -> None:
    record = seismic("openspiel-mcts:30", "random")
    assert record.outcome is not None
    assert record.outcome.winners == [0]


def test_a_search_that_has_no_time_tries_at_least_something() -> None:
    clock = SearchClock(Budget(seconds=0.0, cpu_time=True))
    for _ in range(MIN_SIMULATIONS):
        clock.tick()
    with pytest.raises(OutOfTime):
        clock.tick()


def test_a_search_by_simulations_is_never_out_of_time() -> None:
    clock = SearchClock(Budget(nodes=1))
    for _ in range(100):
        clock.tick()


def test_hidden_information_does_not_change_a_decision() -> None:
    position = SAN_ANDREAS.start(3)
    rng = Rng(6)
    while position.turn_number < 9 or position.phase_name() != "turn":
        position.step(position.sample(rng))
    view = position.view(position.actor())
    bot = BotSpec.read("openspiel-ismcts").make(SAN_ANDREAS)
    chosen = set()
    for _ in range(4):
        other = SAN_ANDREAS.secrets.deal(view, rng)
        chosen.add(bot.choose(Decision.of(other, Budget(nodes=20), Random(1))))
    assert len(chosen) == 1


@pytest.mark.parametrize(("bot", "game"), [("openspiel-ismcts", SEISMIC), ("openspiel-mcts", SAN_ANDREAS)])
def test_each_plays_the_kind_of_game_that_it_is_made_for(bot: str, game: object) -> None:
    with pytest.raises(UnknownBot):
        BotSpec.read(bot).make(game)
