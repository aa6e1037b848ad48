"""The part of a store that holds where people want notices, and of what."""

from __future__ import annotations

from typing import Literal, Protocol, get_args

import msgspec

NoticeKind = Literal["turn", "reminder", "ended", "began", "sat"]
"""`turn`: a seat has to decide; `reminder`: somebody asks it to; `ended`: the game is over; `began`: it has
begun; `sat`: somebody has sat down."""
TargetKind = Literal["push", "discord", "slack", "ntfy", "json"]
"""How a target is told: by Web Push, or by a webhook in the form that it expects."""
FailureKind = Literal["gone", "refused", "busy", "unreachable", "private"]
"""`gone`: nothing is there any more; `refused`: the answer was no; `busy`: it could not now; `unreachable`:
there was no answer; `private`: the address is not public."""

NOTICE_KINDS: tuple[NoticeKind, ...] = get_args(NoticeKind)
MAX_TARGETS = 8
"""How many targets a seat has at most."""
MAX_FAILURES = 5
"""After how many failed notices in a row a target is switched off."""


class NoticeTarget(msgspec.Struct, frozen=True, kw_only=True):
    """Where a person wants notices. Its address is a secret: who knows it can send there."""

    id: str
    """Made from the kind and the address."""
    kind: TargetKind
    address: str
    p256dh: bytes = b""
    auth: bytes = b""
    """The keys of a browser that is told by Web Push."""
    language: str
    events: list[NoticeKind]
    base: str = ""
    """Where the person found the client, such as `https://example.org/quake/`: links begin with it."""
    failures: int = 0
    """How many notices in a row have failed."""
    error: FailureKind | None = None
    """Why the last one failed."""
    status: int = 0
    """The HTTP status of that failure; 0: there was none."""

    @property
    def is_off(self) -> bool:
        """Whether it has failed so often that nothing more is sent."""
        return self.failures >= MAX_FAILURES


class NoticeStore(Protocol):
    """The targets of people. Every method may raise `StoreUnavailable`.

    A target belongs to a secret of a seat, and goes when the secret ends or opens no table any more. A
    rematch has the same secrets, and with them the same targets.
    """

    async def targets(self, table: str) -> list[tuple[int, NoticeTarget]]:
        """The targets of each seat of a table."""

    async def add(self, digest: bytes, target: NoticeTarget) -> None:
        """Store a target for the secret with this digest, instead of the one with its id."""

    async def change(
        self, table: str, seat: int, target: str, language: str, events: list[NoticeKind]
    ) -> bool:
        """Change what a target of a seat is told, and in which language; False if there is none."""

    async def remove(self, table: str, seat: int, target: str) -> bool:
        """Remove a target of a seat; False if there was none."""

    async def forget(self, target: str) -> None:
        """Remove a target everywhere: nothing is there any more."""

    async def note(self, target: str, failures: int, error: FailureKind | None, status: int) -> None:
        """Note how the last notice to a target went, wherever it is used."""
