"""Who meets whom, on which deals and in which seats."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from quakeboard.arena.plan import BadPlan, Plan, Setup, Table


def plan(bots: str, seats: int = 2, **fields: Any) -> Plan:
    fields = {"tables": "pairs", "challenger": None, "games": 4, "seed": "7", **fields}
    setups = [Setup("", seats, {})]
    return Plan("arena", "1.0", "seismic", 1, setups, bots.split(), **fields)


def lineups(plan: Plan) -> list[str]:
    return ["".join(table.lineup) for table in plan.all_tables()]


def test_with_two_seats_each_two_bots_meet_once() -> None:
    assert lineups(plan("a b c")) == ["ab", "ac", "bc"]


def test_with_more_seats_one_meets_several_of_the_other_and_the_other_way_round() -> None:
    assert lineups(plan("a b", 4)) == ["abbb", "baaa"]
    assert lineups(plan("a b c", 3)) == ["abb", "baa", "acc", "caa", "bcc", "cbb"]


def test_mixed_tables_have_as_many_bots_as_seats() -> None:
    assert lineups(plan("a b c d", 3, tables="mixed")) == ["abc", "abd", "acd", "bcd"]


def test_a_challenger_is_alone_at_every_table() -> None:
    assert lineups(plan("a b c", 4, challenger="b")) == ["baaa", "bccc"]
    assert lineups(plan("a b c", 2, challenger="b")) == ["ba", "bc"]
    assert lineups(plan("a b c d", 3, tables="mixed", challenger="c")) == ["cab", "cad", "cbd"]


def test_bots_that_are_alike_sit_at_a_table_of_their_own() -> None:
    assert lineups(plan("a b", 3, tables="alike")) == ["aaa", "bbb"]


@pytest.mark.parametrize(("lineup", "games"), [("ab", 2), ("abbb", 4), ("abc", 3), ("aaa", 1)])
def test_every_bot_of_a_table_sits_in_every_seat_equally_often(lineup: str, games: int) -> None:
    for deal in range(6):
        seatings = Table(Setup("", len(lineup), {}), tuple(lineup)).seatings(deal)
        assert len(seatings) == games
        for seat in range(len(lineup)):
            seen = Counter(seating[seat] for seating in seatings)
            assert {bot: seen[bot] * len(lineup) for bot in seen} == {
                bot: lineup.count(bot) * games for bot in lineup
            }


def test_at_a_mixed_table_neighbours_change_from_deal_to_deal() -> None:
    table = Table(Setup("", 4, {}), tuple("abcd"))
    seatings = [seating for deal in range(6) for seating in table.seatings(deal)]
    assert len(set(seatings)) == 24


def test_all_games_of_a_deal_have_the_same_draws_and_no_two_deals_have() -> None:
    fixtures = list(plan("a b c", 3, games=6).fixtures())
    assert len({(fixture.deal, fixture.seed) for fixture in fixtures}) == 2
    assert {fixture.seed for fixture in fixtures} == {"7 0", "7 1"}
    assert len({fixture.name for fixture in fixtures}) == len(fixtures) == 6 * 3 * 2


def test_the_number_of_games_is_that_of_a_table_rounded_up_to_whole_deals() -> None:
    assert len(list(plan("a b", games=5).fixtures())) == 6
    assert len(list(plan("a b", 4, games=5, challenger="a").fixtures())) == 8


def test_there_are_two_deals_at_least() -> None:
    assert {fixture.deal for fixture in plan("a b", games=1).fixtures()} == {0, 1}


def test_a_longer_plan_begins_with_the_same_games() -> None:
    few = list(plan("a b c", 3, games=4).fixtures())
    many = list(plan("a b c", 3, games=40).fixtures())
    assert many[: len(few)] == few


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (plan("a"), "too-few-bots"),
        (plan("a b c", 4, tables="mixed"), "too-few-bots"),
        (plan("a b a"), "bot-twice"),
        (plan("a b", challenger="c"), "no-challenger"),
    ],
)
def test_a_plan_without_games_is_refused(wrong: Plan, code: str) -> None:
    with pytest.raises(BadPlan) as refused:
        wrong.check()
    assert refused.value.code == code
