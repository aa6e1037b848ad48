"""Clients that speak the messages of the protocol to a service, without a network."""

from __future__ import annotations

import itertools
import json
from typing import Any

from quakeboard.core.errors import QuakeboardError
from quakeboard.play.chance.chains import HashChain
from quakeboard.play.chance.participant import Participant
from quakeboard.service.connection import Connection
from quakeboard.service.messages import AddChain, Hello, Reveal

from .application import FakeTimeService, TableHarness


class ConnectedClient:
    """A connection whose messages are kept."""

    client = "192.0.2.1"

    def __init__(
        self, harness: TableHarness, session: str | None = None, service: FakeTimeService | None = None
    ) -> None:
        self.sent: list[dict[str, Any]] = []
        self.revoked_after: int | None = None
        table = harness.live_table.id
        self.connection = Connection(
            service or harness.service, _NoWebhooks(), self, table, session, lambda *_: None
        )

    def send(self, message: bytes) -> None:
        self.sent.append(json.loads(message))

    async def drain(self) -> None:
        """It always is."""

    def close_revoked(self) -> None:
        self.revoked_after = len(self.sent)

    def close_deleted(self) -> None:
        """It was told."""

    def may_spend(self, requests: float) -> bool:
        return True

    def may_open_table(self) -> bool:
        return True

    async def hello(self, token: str, new: str | None = None, **others: Any) -> str:
        """Say hello; `welcome`, or the code of the refusal."""
        try:
            await self.connection.greet(Hello(token=token, new_token=new, **others))
        except QuakeboardError as error:
            return error.code
        return "welcome"

    async def ask(self, message: Any) -> dict[str, Any]:
        """The answer to a message with an id."""
        await self.connection.handle(message)
        (answer,) = [answer for answer in self.sent if answer.get("id") == message.id]
        return answer


class Device(ConnectedClient):
    """A device that takes part in dealing chance; it answers when a test says so."""

    _ids = itertools.count(1)

    def __init__(self, harness: TableHarness, chain: HashChain | None = None, **others: Any) -> None:
        super().__init__(harness, **others)
        self.participant = Participant(chain)
        self._read = 0

    async def join(self, token: str) -> str:
        """Connect and publish the chain; `done`, or the code of the refusal."""
        noted = 0 if self.participant.rounds is None else self.participant.rounds.items
        assert await self.hello(token, noted=noted) == "welcome"
        return await self._publish()

    async def use(self, chain: HashChain) -> str:
        """Publish another chain, and take part with it from now on."""
        rounds, self.participant = self.participant.rounds, Participant(chain)
        self.participant.rounds = rounds
        return await self._publish()

    async def _publish(self) -> str:
        answer = await self.ask(AddChain(id=next(self._ids), end=self.participant.end))
        return str(answer.get("code", answer["type"]))

    def follow(self) -> None:
        """Take what was sent of the transcript since this was last called."""
        for message in self.sent[self._read :]:
            part = message.get("transcript")
            if message["type"] == "welcome" and part is not None:
                if part["after"] == 0:
                    self.participant.begin(part["first"], message["dealing"]["end"])
                self.participant.follow(part["items"])
            elif message["type"] == "update":
                self.participant.follow(message.get("items", []))
        self._read = len(self.sent)

    async def reveal(self) -> str | None:
        """Answer the open round, if it is asked: `done`, or the code of the refusal; None if it is not."""
        self.follow()
        answer = self.participant.answer()
        if answer is None:
            return None
        found = await self.ask(Reveal(id=next(self._ids), round=answer.round, link=answer.link))
        return str(found.get("code", found["type"]))


class _NoWebhooks:
    async def set(self, table: str, url: str | None) -> None: ...
