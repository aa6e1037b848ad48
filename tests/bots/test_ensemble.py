"""Several bots at one decision: they add up what they found."""

from __future__ import annotations

import random
from typing import Any

from quakeboard.bots import registry
from quakeboard.bots.decision import Budget, Decision
from quakeboard.bots.ensemble import best_action, consider
from quakeboard.bots.protocol import ActionStats, SearchBot
from quakeboard.core.registry import make_game


def asked(key: str, seats: int) -> Any:
    """A position in which a seat has something to decide."""
    position = make_game(key, {"first": 0}).start(seats)
    while position.actor() < 0 or len(position.legal()) == 1:
        position.apply(position.legal()[0] if position.actor() >= 0 else position.odds()[0][0])
    return position


def test_what_they_found_is_added_up() -> None:
    one = [ActionStats("a", 60.0, 100), ActionStats("b", 55.0, 100)]
    other = [ActionStats("b", 70.0, 100), ActionStats("a", 50.0, 100)]
    assert best_action([one]) == "a"
    assert best_action([one, other]) == "b"


def test_what_was_hardly_tried_is_not_chosen() -> None:
    assert best_action([[ActionStats("known", 50.0, 100), ActionStats("lucky", 1.0, 1)]]) == "known"


def test_the_one_that_would_be_chosen_stands_first() -> None:
    for key, seats in (("seismic", 2), ("san-andreas", 3)):
        position = asked(key, seats)
        bot = registry.make("fierce", make_game(key, {"first": 0}))
        assert isinstance(bot, SearchBot)
        one, same = (Decision.of(position, Budget(nodes=30), random.Random(1)) for _ in range(2))
        found = bot.action_stats(one)
        assert found[0].action == bot.choose(same)
        assert found[0].visits == max(stats.visits for stats in found)
        assert all(0.0 <= stats.total <= stats.visits for stats in found)


def test_a_bot_that_only_decides_is_sure_of_it() -> None:
    position = asked("seismic", 2)
    bot = registry.make("greedy", make_game("seismic", {"first": 0}))
    (only,) = consider(bot, Decision.of(position, Budget(), random.Random(1)))
    assert best_action([[only]]) == only.action


def test_a_search_without_any_visit_still_has_its_choice() -> None:
    position = asked("seismic", 2)
    bot = registry.make("sharp", make_game("seismic", {"first": 0}))
    (only,) = consider(bot, Decision.of(position, Budget(nodes=1), random.Random(1)))
    assert best_action([[only]]) == bot.choose(Decision.of(position, Budget(nodes=1), random.Random(1)))


def test_only_bots_that_use_all_time_share_a_decision() -> None:
    assert [name for name in registry.names() if registry.uses_all_time(name)] == ["fierce"]
