"""Traces: every position of a game as plain data, from the omniscient side."""

from __future__ import annotations

from collections.abc import Iterator

from quakeboard.core.game import CHANCE, JSON, OVER
from quakeboard.play.record import Record
from quakeboard.play.replay import steps


def trace(record: Record, *, legal: bool = False) -> Iterator[dict[str, JSON]]:
    """One object for the table before the first action, and one after every action."""
    for step in steps(record):
        position = step.position
        outcome = position.outcome()
        line: dict[str, JSON] = {
            "step": step.number,
            "actor": _actor(step.actor),
            "action": None if step.action is None else str(step.action),
            "to_act": _actor(position.actor()),
            "state": position.state(),
        }
        if legal and position.actor() >= 0:
            line["legal"] = [str(action) for action in position.legal()]
        line["outcome"] = (
            None
            if outcome is None
            else {
                "reason": outcome.reason,
                "scores": list(outcome.scores),
                "winners": list(outcome.winners),
            }
        )
        yield line


def _actor(actor: int | None) -> int | str | None:
    if actor == CHANCE:
        return "chance"
    return None if actor == OVER else actor
