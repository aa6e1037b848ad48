"""Schemas of the requests and responses about notices."""

from __future__ import annotations

from typing import Literal

import msgspec

from quakeboard.service.api_types import Schema


class SetTarget(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Tell the person on a seat of some events: by Web Push, or by a webhook in the form that it expects."""

    kind: Literal["push", "discord", "slack", "ntfy", "json"]
    address: str
    """The endpoint of the browser's subscription, or the URL of the webhook; with ntfy that of the topic."""
    p256dh: str = ""
    """The public key of the browser's subscription, in base64 for URLs."""
    auth: str = ""
    """The secret of the browser's subscription, in base64 for URLs."""
    language: str = "en"
    """The language of the sentences: en, de, es or fr."""
    events: list[Literal["turn", "reminder", "ended", "began", "sat"]]
    """What to tell of: that the seat has to decide, that somebody reminds it, that the game is over, that it
    has begun, that somebody has sat down."""


class ChangeTarget(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Tell other events in a place, or in another language."""

    language: str
    """The language of the sentences: en, de, es or fr."""
    events: list[Literal["turn", "reminder", "ended", "began", "sat"]]


class TargetLine(Schema, frozen=True, kw_only=True):
    """A place where a person is told. Its address is a secret, of which only the host is shown."""

    id: str
    kind: Literal["push", "discord", "slack", "ntfy", "json"]
    host: str
    language: str
    events: list[Literal["turn", "reminder", "ended", "began", "sat"]]
    failures: int = 0
    """How many notices in a row have failed."""
    off: bool = False
    """Whether so many have failed that nothing more is sent; a test that arrives switches it on again."""
    error: Literal["gone", "refused", "busy", "unreachable", "private"] | None = None
    """Why the last one failed: nothing is there any more, the answer was no, it could not now, there was no
    answer, or the address is not public."""
    status: int = 0
    """The HTTP status of that failure; 0: there was no answer."""


class Notices(Schema, frozen=True, kw_only=True):
    """Where the person on a seat is told of what happens at the table."""

    push_key: str
    """The public key of this server for push services (VAPID), in base64 for URLs."""
    targets: list[TargetLine]


class Tested(Schema, frozen=True, kw_only=True):
    """How a test went; without an error it has arrived."""

    error: Literal["gone", "refused", "busy", "unreachable", "private"] | None = None
    status: int = 0
