"""The messages that an entry leads to, encoded once for each audience and language."""

from __future__ import annotations

from typing import Protocol

import msgspec

from quakeboard.core.game import View
from quakeboard.language import Language
from quakeboard.service import projection
from quakeboard.service.log_entries import UndoAgreed, Undone
from quakeboard.service.messages import (
    BranchInfo,
    DealingInfo,
    Question,
    TableInfo,
    TranscriptPart,
    Welcome,
    encode_server_message,
)
from quakeboard.service.projection import Audience
from quakeboard.service.table import Change, Table
from quakeboard.service.table_setup import Branch, Dealing


class Listener(Protocol):
    """A connection that receives the messages of a table."""

    @property
    def seat(self) -> int | None: ...

    @property
    def beside(self) -> set[int]:
        """Other seats whose players are at the same screen."""

    @property
    def chain(self) -> int | None:
        """The number of the chain by which it takes part in dealing chance."""

    @property
    def claimed(self) -> bool:
        """Whether it got its seat in exchange for a link, with a new secret."""

    @property
    def language(self) -> Language | None: ...

    @property
    def shared(self) -> bool:
        """Whether several people play at it, none of whom is “you” alone."""

    def accepts_chat_from(self, seat: int | None) -> bool:
        """Whether chat lines of this seat (None: of watchers) are to be sent."""

    def send(self, message: bytes) -> None:
        """Queue a message without waiting for the client."""

    async def drain(self) -> None:
        """Wait until at most half of the outbox is full."""

    def close_deleted(self) -> None:
        """Tell the client that the table was deleted, and close the connection."""

    def close_revoked(self) -> None:
        """Close the connection because its seat has a new token."""


class UpdateEncoder:
    """Encodes the update message of an entry once per audience, its story once per reader and language."""

    def __init__(self, table: Table, change: Change, before: dict[Audience, View], info: TableInfo) -> None:
        self.table = table
        self.change = change
        self.before = before
        self.views: dict[Audience, View] = {}
        """The view of each audience after the entry."""
        self.info = info
        self.asked = table.asked
        self._has_secrets = table.game.secrets is not None
        self.items = table.items_of(change.entry.fact)
        self.position_changed = bool(change.steps) or isinstance(change.entry.fact, Undone | UndoAgreed)
        self._encoded: dict[Audience, bytes] = {}
        self._stories: dict[tuple[Audience, int | None, str], bytes] = {}
        self._questions: dict[str | None, bytes] = {}

    def message_for(self, listener: Listener, *, live: bool = True) -> bytes:
        """The message for this listener, with the question if its seat has to decide now."""
        seat, language = listener.seat, listener.language
        audience = seat if self._has_secrets else None
        message = self._encode(audience)
        if self.change.steps and language is not None:
            story = self._story(audience, None if listener.shared else seat, language)
            message = message[:-1] + b',"story":' + story + b"}"
        if live and seat is not None and seat == self.asked:
            asked = self._question(seat, language)
            if asked:
                return message[:-1] + b',"question":' + asked + b"}"
        return message

    def _encode(self, audience: Audience) -> bytes:
        encoded = self._encoded.get(audience)
        if encoded is None:
            message = projection.update_message(
                self.table,
                self.change,
                self._views_before_and_after(audience),
                audience,
                self.info,
                self.items,
            )
            encoded = self._encoded[audience] = encode_server_message(message)
        return encoded

    def _story(self, audience: Audience, reader: int | None, language: Language) -> bytes:
        """The story for a reader; `reader` is a seat that is “you”."""
        key = (audience, reader, language.code)
        if key not in self._stories:
            before, _ = self._views_before_and_after(audience)
            story = projection.story(self.table, self.change, before, audience, reader, language)
            self._stories[key] = msgspec.json.encode(story)
        return self._stories[key]

    def _views_before_and_after(self, audience: Audience) -> tuple[View, View]:
        if audience not in self.views:
            self.views[audience] = self._view_of(audience)
        after = self.views[audience]
        return self.before.get(audience, after), after

    def _view_of(self, audience: Audience) -> View:
        """The present view of an audience; the previous one if the position has not changed."""
        table = self.table
        if not self.position_changed and audience in self.before:
            return self.before[audience]
        for view in self.views.values():
            assert table.game.secrets is not None, "without secrets there is one audience"
            return table.game.secrets.view_for_seat(table.position, view, audience)
        return table.view(audience)

    def _question(self, seat: int, language: Language | None) -> bytes:
        code = None if language is None else language.code
        if code not in self._questions:
            asked: Question | None = projection.question(self.table, seat, language)
            self._questions[code] = b"" if asked is None else msgspec.json.encode(asked)
        return self._questions[code]


def welcome_message(
    table: Table,
    listener: Listener,
    info: TableInfo,
    now: int,
    lines: int,
    *,
    host: bool,
    full: bool,
    transcript: TranscriptPart | None,
) -> bytes:
    """The answer to a `hello`, with the whole view if it is wanted."""
    set_up = table.head.set_up
    view = table.view(projection.audience_of(table, listener.seat))
    message = Welcome(
        table=table.id,
        game=set_up.game,
        rules_version=table.game.rules_version,
        options=set_up.options,
        clock=msgspec.to_builtins(set_up.clock),
        bot_after_days=None if set_up.away is None else set_up.away.bot_after_days,
        public=set_up.public,
        commitment=table.commitment,
        dealing=_dealing_info(set_up.dealing),
        transcript=transcript,
        seat=listener.seat,
        host=host,
        claimed=listener.claimed,
        seq=table.seq,
        now=now,
        info=info,
        view=projection.full_view(view) if full else None,
        keyed=dict(view.keyed),
        question=projection.question(table, listener.seat, listener.language),
        lines=lines,
        branch=_branch_info(set_up.branch),
        loaded=set_up.loaded is not None,
    )
    return encode_server_message(message)


def _dealing_info(dealing: Dealing | None) -> DealingInfo | None:
    if dealing is None:
        return None
    return DealingInfo(kind=dealing.kind, alone=dealing.alone, end=dealing.end)


def _branch_info(branch: Branch | None) -> BranchInfo | None:
    if branch is None:
        return None
    return BranchInfo(table=branch.table, seq=branch.seq, actions=len(branch.actions))
