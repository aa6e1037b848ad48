"""Plays one game between bots in a worker, and measures it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import msgspec

from quakeboard import __version__
from quakeboard.analysis.quick_luck import LuckMeter
from quakeboard.bots.match import play_match
from quakeboard.bots.spec import BotSpec
from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.core.game import CHANCE, JSON, AnyPosition, EventKind
from quakeboard.core.registry import make_game
from quakeboard.play.record import Record, encode
from quakeboard.play.replay import ReplayedStep, steps

OTHER_VERSION = Reason(
    "other-version", "arena", "A worker has version {found} of Quakeboard, and this program has {known}."
)


class BadWorker(QuakeboardError):
    """A worker that is gone or has another version."""


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The measured figures of a finished game."""

    reason: str
    scores: list[int]
    winners: list[int]
    first: int
    """The seat that began."""
    turns: int
    built: int
    """The number of tiles laid, or of cities founded."""
    lost: int
    """The number of tiles or cities that quakes destroyed."""
    luck: list[float] = []
    """For each seat, the share of the win that draws and rolls brought it; empty where that is not asked."""


def play(
    version: str, key: str, options: Mapping[str, JSON], bots: tuple[str, ...], seed: str, luck: bool
) -> tuple[bytes, bytes]:
    """Play a game and return its record and its figures as JSON, which can be sent between machines."""
    if version != __version__:
        raise BadWorker(OTHER_VERSION, found=__version__, known=version)
    record = play_match(make_game(key, options), [BotSpec.read(bot) for bot in bots], seed)
    return encode(record), msgspec.json.encode(measure(record, luck))


def measure(record: Record, luck: bool) -> Figures:
    """The figures of a finished game; raises `BadRecord` if it does not replay."""
    assert record.outcome is not None
    first, kinds = None, Counter[EventKind]()
    lucky = _Luck(record) if luck else None
    for step in steps(record):
        if first is None and step.actor is not None and step.actor >= 0:
            first = step.actor
        kinds.update(event.kind for event in step.events)
        if lucky is not None:
            lucky.add(step)
    outcome = record.outcome
    return Figures(
        outcome.reason,
        outcome.scores,
        outcome.winners,
        first or 0,
        turns=step.position.kernel.turn_number,
        built=kinds["build"],
        lost=kinds["loss"],
        luck=[] if lucky is None else lucky.total,
    )


class _Luck:
    """Adds up the luck of each seat, step by step; the seed of the draws is that of the measure, too."""

    def __init__(self, record: Record) -> None:
        self.total = [0.0] * len(record.seats)
        self._meter = LuckMeter(record.make_game(), record.chance.seed or "")
        self._before: AnyPosition | None = None
        """The position before this step, if chance acts in it."""

    def add(self, step: ReplayedStep) -> None:
        if self._before is not None and step.action is not None:
            outcome = self._before.encode(step.action)
            gained = self._meter.measure(self._before.kernel, outcome, step.number)
            self.total = [a + b for a, b in zip(self.total, gained, strict=True)]
        self._before = step.position.copy() if step.position.actor() == CHANCE else None
