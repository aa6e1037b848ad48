"""Calibration of forecasts: how often tiles were lost in finished games, compared with what was predicted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from quakeboard.analysis.forecast import Effort, forecast
from quakeboard.games.seismic.analysis.forecast import END, SOON
from quakeboard.games.seismic.rules.events import TileDestroyed
from quakeboard.games.seismic.rules.position import Position
from quakeboard.play.record import Record
from quakeboard.play.replay import ReplayedStep, steps

GROUPS = {SOON: (0.0, 0.02, 0.05, 0.1, 0.2, 1.0), END: (0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.0)}
"""Where the groups of forecasts begin and end that are compared with what happened."""


@dataclass(slots=True)
class Group:
    """Forecasts with similar probabilities."""

    tiles: int = 0
    predicted: float = 0.0
    """The sum of the predicted probabilities."""
    gone: int = 0

    def to_json(self) -> dict[str, float]:
        return {"tiles": self.tiles, "said": self.predicted / self.tiles, "gone": self.gone / self.tiles}


@dataclass(slots=True)
class PastForecast:
    """A forecast that was made for a seat, and what has become of its tiles."""

    seat: int
    turn_number: int
    predicted: dict[str, dict[str, float]]
    """For each kind, the predicted probability that a tile is lost, without tiles that are safe."""
    gone: set[str] = field(default_factory=set)
    gone_soon: set[str] | None = None
    """The tiles lost before the seat lays again; None until it is asked to."""

    def update(self, step: ReplayedStep) -> None:
        """Follow one more step: which tiles are lost, and whether the seat is asked to lay again."""
        self.gone |= {f"{e.at[0]},{e.at[1]}" for e in step.events if isinstance(e, TileDestroyed)}
        now = step.position
        assert isinstance(now, Position)
        lays = now.phase_name() == "lay" and now.turn == self.seat and now.turn_number > self.turn_number
        if self.gone_soon is None and (lays or now.outcome() is not None):
            self.gone_soon = self.gone.copy()

    def outcomes(self) -> Iterator[tuple[str, float, bool]]:
        """For each prediction its kind, its probability, and whether it came true."""
        for kind, gone in ((SOON, self.gone_soon or set()), (END, self.gone)):
            for at, p in self.predicted[kind].items():
                yield kind, p, at in gone


def calibrate(records: Iterable[Record], every: int, effort: Effort) -> dict[str, list[dict[str, float]]]:
    """For each kind of forecast, groups of similar probabilities with what was said and what came true."""
    found = [past for record in records for past in past_forecasts(record, every, effort)]
    return {kind: [group.to_json() for group in groups] for kind, groups in grouped(found).items()}


def past_forecasts(record: Record, every: int, effort: Effort) -> list[PastForecast]:
    """The forecasts at every n-th lay of a finished game of Seismic."""
    found: list[PastForecast] = []
    game, lays = record.make_game(), 0
    for step in steps(record):
        for past in found:
            past.update(step)
        position = step.position
        assert isinstance(position, Position)
        if position.phase_name() == "lay":
            lays += 1
            if lays % every == 0:
                seat, number = position.actor(), position.turn_number
                dangers = forecast(game, step.position.view(seat), effort, seed=step.number)
                predicted = {
                    kind: {d.at: d.odds[kind].p for d in dangers if d.odds[kind].p} for kind in GROUPS
                }
                found.append(PastForecast(seat, number, predicted))
    return found


def grouped(found: list[PastForecast]) -> dict[str, list[Group]]:
    """All forecasts with what happened, in groups by probability."""
    groups = {kind: [Group() for _ in bounds[1:]] for kind, bounds in GROUPS.items()}
    for past in found:
        for kind, p, gone in past.outcomes():
            place = sum(p > bound for bound in GROUPS[kind][1:-1])
            group = groups[kind][place]
            group.tiles, group.predicted, group.gone = group.tiles + 1, group.predicted + p, group.gone + gone
    return {kind: [group for group in some if group.tiles] for kind, some in groups.items()}
