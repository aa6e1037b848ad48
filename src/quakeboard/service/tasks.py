"""What workers compute: decisions of bots, hints, forecasts and analyses, from bytes to bytes.

A bot gets what a person in its seat would get: the view of its seat. Nothing else of a table comes here.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random

import msgspec

from quakeboard.analysis import forecast as forecasts
from quakeboard.analysis import hints
from quakeboard.analysis.annotate import annotate
from quakeboard.analysis.findings import summarise, to_json_line
from quakeboard.analysis.forecast import Danger
from quakeboard.analysis.levels import read_level
from quakeboard.bots import registry
from quakeboard.bots.decision import AnyDecision, Budget, Decision
from quakeboard.bots.ensemble import consider
from quakeboard.bots.protocol import ActionStats, AnyBot
from quakeboard.core.game import AnyGame, View
from quakeboard.core.registry import make_game
from quakeboard.play.record import Record

HINT_LEVEL = "fierce"
"""The bot that gives hints, with the full time budget."""

MAX_GAMES = 64
MAX_BOTS = 16
"""How many games and bots a worker keeps; a bot keeps its last search."""


class GameKey(msgspec.Struct, frozen=True, array_like=True):
    """A game with its options, as a worker keeps it."""

    key: str
    options: str
    """The options as JSON."""
    rules_version: int

    @classmethod
    def of(cls, game: AnyGame) -> GameKey:
        options = msgspec.json.encode(game.options_to_json()).decode()
        return cls(game.spec.key, options, game.rules_version)


class Question(msgspec.Struct, frozen=True):
    """A view of a game, and what may be spent on a question about it."""

    game: GameKey
    view: msgspec.Raw
    seed: int
    budget: Budget
    bot: str
    """The bot that is asked, if one is."""

    @classmethod
    def about(cls, game: AnyGame, view: View, seed: int, budget: Budget, bot: str) -> Question:
        return cls(GameKey.of(game), msgspec.Raw(msgspec.json.encode(view)), seed, budget, bot)

    def read_view(self) -> View:
        return find_game(self.game).read_view(msgspec.json.decode(self.view))

    def decision(self) -> AnyDecision:
        view = self.read_view()
        legal = find_game(self.game).restore(view).legal()
        return Decision(view, legal, self.budget, Random(self.seed))


class Advice(msgspec.Struct, frozen=True, array_like=True):
    """A good action, and the reasons for it as keys of sentences and their parameters."""

    action: str
    reasons: list[tuple[str, dict[str, int | str]]]


class AnalysisOrder(msgspec.Struct, frozen=True):
    """A game to analyse."""

    record: Record
    level: str
    seconds: float
    seed: str


_questions = msgspec.json.Decoder(Question)
_orders = msgspec.json.Decoder(AnalysisOrder)
_stats = msgspec.json.Decoder(list[tuple[str, float, int]])
_dangers = msgspec.json.Decoder(list[Danger])
_advice = msgspec.json.Decoder(Advice)


@lru_cache(MAX_GAMES)
def find_game(game: GameKey) -> AnyGame:
    """The game of this key, made once."""
    return make_game(game.key, msgspec.json.decode(game.options), game.rules_version)


@lru_cache(MAX_BOTS)
def find_bot(game: GameKey, name: str) -> AnyBot:
    """The bot of this name for this game, made once."""
    return registry.make(name, find_game(game))


# ---------------------------------------------------------------------- tasks


def decide(payload: bytes) -> bytes:
    """How a bot's actions did in its search, its choice first."""
    question = _questions.decode(payload)
    found = consider(find_bot(question.game, question.bot), question.decision())
    return msgspec.json.encode([(str(stats.action), stats.total, stats.visits) for stats in found])


def advise(payload: bytes) -> bytes:
    """A good action, and the reasons for it."""
    question = _questions.decode(payload)
    bot = find_bot(question.game, question.bot)
    hint = hints.advise(find_game(question.game), bot, question.decision())
    return msgspec.json.encode(
        Advice(str(hint.action), [(key, dict(params)) for key, params in hint.reasons])
    )


def forecast(payload: bytes) -> bytes:
    """How likely quakes are to destroy what the view shows."""
    question = _questions.decode(payload)
    game, view = find_game(question.game), question.read_view()
    return msgspec.json.encode(forecasts.forecast(game, view, seed=question.seed))


def analyse(payload: bytes) -> Iterator[bytes]:
    """What each action of a game was worth, a line for each, and a summary."""
    order = _orders.decode(payload)
    record, found = order.record, []
    for step in annotate(record, read_level(order.level), order.seed, seconds=order.seconds):
        found.append(step)
        yield to_json_line(step)
    yield to_json_line(summarise(found, len(record.seats)))


# ---------------------------------------------------------------------- answers


def read_stats(answer: bytes) -> list[ActionStats]:
    """The answer of `decide`, with actions in their notation."""
    return [ActionStats(action, total, visits) for action, total, visits in _stats.decode(answer)]


def read_advice(answer: bytes) -> Advice:
    return _advice.decode(answer)


def read_dangers(answer: bytes) -> list[Danger]:
    return _dangers.decode(answer)
