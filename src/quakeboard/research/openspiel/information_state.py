"""Information states: what each seat remembers of a game with secrets.

A seat sees every step as `Secrets.seen_by` tells it: the action and its events, without what is hidden from
it. Together with the secrets that it had when the state was set up, this is all it can know.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

from quakeboard.core.game import Action, AnyGame, AnyPosition, Event
from quakeboard.research.text import describe, describe_event


@dataclass(frozen=True, slots=True)
class Step:
    """One action with what came of it, in a line."""

    public: str
    """The line that a spectator sees."""
    private: dict[int, str] = field(default_factory=dict)
    """The lines of the seats that see more than a spectator."""


@dataclass(slots=True)
class InformationState:
    """All that happened since a state was set up; games without secrets need no steps here."""

    before: str = ""
    """The public description of the state at set-up; empty at the start of a game."""
    own: dict[int, str] = field(default_factory=dict)
    """The secrets of the seats at set-up; empty at the start of a game."""
    steps: list[Step] = field(default_factory=list)

    def copy(self) -> InformationState:
        return InformationState(self.before, self.own, self.steps[:])

    def text(self, seats: Collection[int], *, public: bool) -> str:
        """What these seats know together, with public information or without."""
        return "\n".join([f"seats {','.join(map(str, seats))}", *self._lines(seats, public=public)])

    def _lines(self, seats: Collection[int], *, public: bool) -> Iterator[str]:
        if public and self.before:
            yield self.before
        yield from (f"{seat} {self.own[seat]}" for seat in seats if seat in self.own)
        for step in self.steps:
            private = [step.private[seat] for seat in seats if seat in step.private]
            if private:
                yield from dict.fromkeys(private)
            elif public:
                yield step.public

    def seen_by_one(self, seat: int, own: dict[int, str]) -> InformationState:
        """What one seat remembers, where the others know these secrets and what is public."""
        known = {other: text for other, text in own.items() if other != seat}
        if seat in self.own:
            known[seat] = self.own[seat]
        steps = [
            Step(step.public, {seat: step.private[seat]} if seat in step.private else {})
            for step in self.steps
        ]
        return InformationState(self.before, known, steps)


def take_step(rules: AnyGame, position: AnyPosition, code: int) -> Step:
    """Take an action in a game with secrets, and return what is seen of it."""
    secrets = rules.secrets
    assert secrets is not None
    actor, action = position.actor(), position.decode(code)
    revealed: str = ""
    events: list[Event] = []
    if rules.spec.has("research.reveal"):
        revealed = rules.spec.part("research.reveal")(position, code)
    else:
        events = position.happen(code)
    seen = secrets.seen_by(None, actor, action, events)
    public = _line(actor, *seen, revealed)
    if seen == (action, events):  # all is public
        return Step(public)
    lines = (
        (seat, _line(actor, *secrets.seen_by(seat, actor, action, events), revealed))
        for seat in range(position.kernel.seats)
    )
    return Step(public, {seat: line for seat, line in lines if line != public})


def own_secrets(rules: AnyGame, position: AnyPosition, seat: int) -> str:
    """What only this seat knows, in a line."""
    if rules.spec.has("research.own_secrets"):
        found: str = rules.spec.part("research.own_secrets")(position, seat)
        return found
    public = describe(position.view(None)).split("\n")
    return " ".join(line for line in describe(position.view(seat)).split("\n") if line not in public)


def all_secrets(rules: AnyGame, position: AnyPosition) -> dict[int, str]:
    """The secrets of each seat; none in a game without secrets."""
    if rules.secrets is None:
        return {}
    return {seat: own_secrets(rules, position, seat) for seat in range(position.kernel.seats)}


def _line(actor: int, action: Action, events: list[Event], revealed: str) -> str:
    texts = (str(actor), str(action), revealed, "; ".join(map(describe_event, events)))
    return " ".join(text for text in texts if text)
