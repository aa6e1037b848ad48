"""Several bots at one decision: they add up what they found."""

from __future__ import annotations

import random
from typing import Any

from quakeboard.bots import registry
from quakeboard.bots.ensemble import action_stats, best_action
from quakeboard.bots.protocol import ActionStats, Budget, SearchBot
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
        question = position.view(position.actor()), position.legal(), Budget(nodes=30)
        found = bot.action_stats(*question, random.Random(1))
        assert found[0].action == bot.choose(*question, random.Random(1))
        assert found[0].visits == max(one.visits for one in found)
        assert all(0.0 <= one.total <= one.visits for one in found)


def test_a_bot_that_only_decides_is_sure_of_it() -> None:
    position = asked("seismic", 2)
    bot = registry.make("greedy", make_game("seismic", {"first": 0}))
    (only,) = action_stats(bot, position.view(position.actor()), position.legal(), Budget(), random.Random(1))
    assert best_action([[only]]) == only.action


def test_only_bots_that_use_all_time_share_a_decision() -> None:
    assert [name for name in registry.names() if registry.uses_all_time(name)] == ["fierce"]
