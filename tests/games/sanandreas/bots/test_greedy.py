"""Greedy at San Andreas: legal, repeatable, blind to what is hidden, and sensible where that is plain."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from extent import size

from quakeboard.bots import registry
from quakeboard.bots.decision import Budget, Decision
from quakeboard.bots.match import play_match
from quakeboard.bots.protocol import Hint
from quakeboard.bots.spec import BotSpec
from quakeboard.core.game import CHANCE, OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.core.registry import make_game
from quakeboard.games.sanandreas.bots import reasons as sanandreas_reasons
from quakeboard.games.sanandreas.bots.greedy import SanAndreasGreedy
from quakeboard.games.sanandreas.rules.actions import Found, Mark, Pass, Shift, Swap
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.sanandreas.rules.position import Position
from quakeboard.games.sanandreas.rules.scoring import coast_lines
from quakeboard.games.sanandreas.rules.view import City, SanAndreasView
from quakeboard.language import Language, available
from quakeboard.language.people import People

GREEDY, RANDOM = BotSpec("greedy"), BotSpec("random")


def table(*texts: str, seats: int = 3) -> Position:
    """The position after these actions; seat 0 begins."""
    game = SanAndreas.from_json({"first": 0})
    position = game.start(seats)
    for text in texts:
        position.apply(game.read(text))
    return position


def advice(view: SanAndreasView, legal: Sequence[Any], seed: int = 1) -> Hint:
    """What greedy advises; it does the same itself."""
    bot = SanAndreasGreedy(SanAndreas())
    one, same = (Decision(view, legal, Budget(), random.Random(seed)) for _ in range(2))
    hint = bot.explain(one)
    assert bot.choose(same) == hint.action
    return hint


def advised(position: Position) -> Hint:
    return advice(position.view(position.actor()), position.legal())


def asked_now_and_then(seats: int, games: int, often: float) -> list[Position]:
    """Positions in which a seat is asked, from random games."""
    found, rng, dice = [], Rng(f"asked {seats}"), random.Random(seats)
    for _ in range(games):
        position = SanAndreas().start(seats)
        while position.actor() != OVER:
            if position.actor() != CHANCE and dice.random() < often:
                found.append(position.copy())
            position.step(position.sample(rng))
    return found


@pytest.mark.parametrize("seats", [3, 4])
def test_it_never_does_what_is_not_legal(seats: int) -> None:
    bot = registry.make("greedy", SanAndreas())
    positions = asked_now_and_then(seats, games=200, often=0.03)
    assert {position.phase_name() for position in positions} == {"turn", "shift", "swap"}
    for position in positions:
        assert bot.choose(Decision.of(position, Budget(), random.Random(1))) in position.legal()


def test_the_same_seed_gives_the_same_game() -> None:
    game = make_game("san-andreas", {})
    one, other = (play_match(game, [GREEDY, RANDOM, GREEDY], "again") for _ in range(2))
    assert one == other


class OtherDeal(SanAndreas):
    """A game that deals the coins which a view hides in another way."""

    def restore(self, view: SanAndreasView) -> Position:
        return self.secrets.deal(view, Rng("another deal"))


def test_it_does_not_look_at_hidden_coins() -> None:  # ruling A14
    # The hidden coins of others are dealt anew: the view is the same, and so is what greedy does.
    bot, blind = SanAndreasGreedy(SanAndreas()), SanAndreasGreedy(OtherDeal())
    compared = 0
    for position in asked_now_and_then(4, games=size(12, 5), often=0.2):
        seat, legal = position.actor(), position.legal()
        view = position.view(seat)
        other = SanAndreas().secrets.deal(view, Rng(compared))
        assert other.view(seat) == view
        compared += other.full_view() != position.full_view()
        chosen = bot.choose(Decision(view, legal, Budget(), random.Random(1)))
        assert bot.choose(Decision(other.view(seat), legal, Budget(), random.Random(1))) == chosen
        assert blind.choose(Decision(view, legal, Budget(), random.Random(1))) == chosen
    assert compared > size(20, 8)


def test_it_founds_with_its_best_coin_on_the_coast() -> None:
    position = table()
    hint = advised(position)
    assert isinstance(hint.action, Found)
    assert hint.action.coin == 5
    assert min(line.between for line in coast_lines(position, hint.action.at)) == 0
    assert (hint.key, dict(hint.params)) == ("hint-founds-out-of-reach", {"coin": 5, "spaces": 0})


def test_it_founds_on_the_coast_rather_than_inland() -> None:
    # The same tile has a space on the coast and one that lies one space inland.
    position = table()
    legal = [Found((1, 13), 5), Found((2, 13), 5)]
    assert advice(position.view(0), legal).action == Found((1, 13), 5)


def test_it_founds_where_no_epicentre_reaches() -> None:
    # Both spaces are on the coast. The pawns stand in the north-west.
    position = table("mark 1,15 S", "mark 1,16 M", "mark 2,15 C")
    legal = [Found((1, 14), 5), Found((5, 3), 5)]
    assert advice(position.view(0), legal).action == Found((5, 3), 5)


def test_it_marks_what_hurts_a_rival_and_not_itself() -> None:
    # Its own city is in the north-west, those of the others in the south.
    position = table("found 1,14 5", "found 5,4 5", "found 5,12 1")
    marks = [action for action in position.legal() if isinstance(action, Mark)]
    hint = advice(position.view(0), marks)
    assert isinstance(hint.action, Mark)
    assert hint.action.at[1] < 9
    assert (hint.key, dict(hint.params)) == ("hint-hits-rival", {"seat": 1})


# Two dice show 5: the tiles of the Sun (at 1,13) and of the Moon (at 1,11) shift to the south and lift. If
# the Sun goes first, its tile climbs onto that of the Moon, leans, and its city is destroyed. The Moon makes
# room.
TWO_SHIFT_SOUTH = ("mark 2,14 S", "mark 1,11 M", "mark 7,1 C", "mark 7,2 A", "roll 5 5 0 0")


def test_it_orders_the_dice_so_that_its_own_city_lives() -> None:
    first, *others, last, roll = TWO_SHIFT_SOUTH
    position = table(first, "found 1,13 5", *others, last, roll)
    assert position.actor() == 1
    assert position.legal() == [Shift("S"), Shift("M")]
    hint = advised(position)
    assert (hint.action, hint.key) == (Shift("M"), "hint-order-saves")
    position.apply(hint.action)
    assert position.scores() == (0, 5, 0)


def test_it_orders_the_dice_so_that_the_city_of_another_does_not() -> None:
    position = table("found 1,13 5", *TWO_SHIFT_SOUTH)
    assert position.actor() == 1
    hint = advised(position)
    assert (hint.action, hint.key) == (Shift("S"), "hint-order-hurts")
    position.apply(hint.action)
    assert position.scores() == (0, 0, 0)


def swapping(at: tuple[int, int], destroyed: tuple[int, ...], hand: tuple[int, ...]) -> SanAndreasView:
    """Seat 0 has a null city there, on the tiles as they lie at the start, and lost these coins."""
    view = table().view(0)
    tile = next(tile.id for tile in view.tiles if at in tile.showing)
    return replace(
        view,
        phase="swap",
        cities=(City(tile, at, 0, 0, known=True),),
        destroyed=(destroyed, (), ()),
        hands=(hand, None, None),
        hand_sizes=(len(hand), 6, 6),
    )


def test_it_takes_back_the_coin_that_scores_most() -> None:
    view = swapping((1, 13), destroyed=(2, 3, 5), hand=(1, 4))
    legal = SanAndreas().restore(view).legal()
    assert legal == [Swap(2), Swap(3), Swap(5), Pass()]
    hint = advice(view, legal)
    assert (hint.action, hint.key, dict(hint.params)) == (
        Swap(5),
        "hint-takes-back",
        {"coin": 5, "points": 5},
    )


def test_it_does_not_take_back_a_coin_that_scores_nothing() -> None:
    # 3,13 lies two spaces inland.
    view = swapping((3, 13), destroyed=(1, 2), hand=(3, 4, 5))
    hint = advice(view, [Swap(1), Swap(2), Pass()])
    assert (hint.action, hint.key) == (Pass(), "hint-keeps-null")


def test_in_the_last_quake_it_takes_back_whatever_scores() -> None:
    view = replace(swapping((1, 13), destroyed=(1,), hand=()), hand_sizes=(0, 6, 6))
    assert advice(view, [Swap(1), Pass()]).action == Swap(1)


def test_every_reason_has_a_sentence_in_every_language() -> None:
    languages = [Language(code) for code in available()]
    bot, keys = SanAndreasGreedy(SanAndreas()), set()
    for position in asked_now_and_then(4, games=30, often=0.2):
        hint = bot.explain(Decision.of(position, Budget(), random.Random(1)))
        keys.add(hint.key)
        seat = hint.params.get("seat")
        for language in languages:
            who = People(language, ["Ada"]).who(seat) if isinstance(seat, int) else {}
            assert language.sentence(hint.key, **{**hint.params, **who})
    source = Path(sanandreas_reasons.__file__).read_text("utf-8")
    written = set(re.findall(r'"(hint-[a-z-]+)"', source))
    assert keys <= written
    assert {key for key in written for language in languages if not language.has(key)} == set()
    assert len(keys) > 10


@pytest.mark.parametrize("seats", [3, 4])
def test_it_beats_random(seats: int) -> None:
    game = make_game("san-andreas", {})
    wins = 0.0
    games = size(12, 4)
    for number in range(games):
        bots = [RANDOM] * seats
        bots[number % seats] = GREEDY
        outcome = play_match(game, bots, f"match {number}").outcome
        assert outcome is not None
        wins += (number % seats in outcome.winners) / len(outcome.winners)
    assert wins >= 0.75 * games
