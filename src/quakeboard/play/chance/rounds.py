"""Chance dealt together: a state takes in a link of everybody, round by round (docs/adr/0021).

`Rounds` follows a transcript item by item and refuses what does not fit, at a running table and when a record
is verified alike. It holds no secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from quakeboard.core.errors import Reason
from quakeboard.core.game import CHANCE, AnyPosition
from quakeboard.play.chance import transcript
from quakeboard.play.chance.chains import LENGTH, LINK_BYTES, hashed
from quakeboard.play.chance.seed import BadChance
from quakeboard.play.chance.source import deal_one
from quakeboard.play.chance.transcript import ActItem, AnyItem, AskItem, BeginItem, ChainItem, DealItem
from quakeboard.play.chance.uniform import pick
from quakeboard.play.step import Step

BAD_LINK = Reason("bad-link", "chance", "A link or the end of a chain is 64 hexadecimal digits.")
WRONG_LINK = Reason("wrong-link", "chance", "The link of chain {chain} does not continue that chain.")
WRONG_SERVER_LINK = Reason("wrong-server-link", "chance", "The server’s link does not continue its chain.")
NOT_IN_ROUND = Reason("not-in-round", "chance", "Chain {chain} is not asked in this round.")
NO_ROUND = Reason("no-round", "chance", "No round of chance is open.")
ROUND_OPEN = Reason("round-open", "chance", "The round of chance before it has not ended.")
SAME_SEAT = Reason("same-seat", "chance", "Two chains of one seat cannot be asked in one round.")
NOT_DUE = Reason("not-due", "chance", "Nobody has decided since the last round of chance.")
CHAIN_USED_UP = Reason("chain-used-up", "chance", "Chain {chain} has no link left.")
NO_NEXT_END = Reason("no-next-end", "chance", "The server must announce the end of its next chain.")


class Chain(msgspec.Struct, frozen=True, gc=False):
    """A chain as everybody knows it."""

    end: str
    seats: tuple[int, ...]
    """The seats at which it was published: more than one for people at one browser."""
    asked: int = 0
    """How often it was asked."""
    last: bytes = b""
    """The last link that was revealed, or the end."""
    last_number: int = 0
    """The number of that link."""

    def accepts(self, link: bytes) -> bool:
        """Whether this is the link for its last question."""
        return hashed(link, self.asked - self.last_number) == self.last


class OpenRound(msgspec.Struct, frozen=True, gc=False):
    """A round whose draws have not been dealt."""

    chains: tuple[int, ...]
    """The chains that are asked."""
    number: int
    """The number of items up to its question: a client names the round by it."""
    transcript: bytes
    """The hash of the transcript just after its question."""


class Value(NamedTuple):
    """What one draw is made from: the state of its round, and its place in that round."""

    state: bytes
    place: int


class Rounds(msgspec.Struct, frozen=True, gc=False):
    """What is known of chance after some items of a transcript."""

    transcript: bytes
    state: bytes
    server: Chain
    server_chains: int = 0
    """How many chains the server has used up."""
    items: int = 0
    chains: tuple[Chain, ...] = ()
    open: OpenRound | None = None
    due: bool = False
    """Whether the game began or a seat acted since the last question: otherwise a host could draw again."""

    @classmethod
    def at_first(cls, first_hash: bytes, server_end: str) -> Rounds:
        """The rounds of a table whose transcript has no items yet."""
        state = sha256(b"quakeboard chance\n" + first_hash).digest()
        return cls(first_hash, state, Chain(server_end, (), last=read_link(server_end)))

    def after(self, item: AnyItem) -> Rounds:
        """The rounds after one more item; raises `BadChance` if it does not fit."""
        changed = replace(self, transcript=transcript.next_hash(self.transcript, item), items=self.items + 1)
        match item:
            case ChainItem(seat, end):
                return changed._with_chain(seat, end)
            case AskItem():
                return changed._asking(item)
            case DealItem():
                return changed._dealt(item)
        if self.open is not None:
            raise BadChance(ROUND_OPEN)
        return replace(changed, due=True) if isinstance(item, BeginItem | ActItem) else changed

    def chain_at(self, end: str) -> int | None:
        """The number of the chain with this end."""
        return next((number for number, chain in enumerate(self.chains) if chain.end == end), None)

    def _with_chain(self, seat: int, end: str) -> Rounds:
        number = self.chain_at(end)
        if number is None:
            return replace(self, chains=(*self.chains, Chain(end, (seat,), last=read_link(end))))
        known = self.chains[number]
        return self._with(number, replace(known, seats=tuple(sorted({*known.seats, seat}))))

    def _with(self, number: int, chain: Chain) -> Rounds:
        return replace(self, chains=(*self.chains[:number], chain, *self.chains[number + 1 :]))

    def _asking(self, item: AskItem) -> Rounds:
        if self.open is not None:
            raise BadChance(ROUND_OPEN)
        if not self.due:
            raise BadChance(NOT_DUE)
        if (item.next_end is not None) != self.ends_server_chain:
            raise BadChance(NO_NEXT_END)
        asking, before = self, -1
        seats: set[int] = set()
        for number in item.chains:
            if not before < number < len(self.chains):
                raise BadChance(NOT_IN_ROUND, chain=number)
            before = number
            chain = self.chains[number]
            if chain.asked == LENGTH:
                raise BadChance(CHAIN_USED_UP, chain=number)
            if not seats.isdisjoint(chain.seats):
                raise BadChance(SAME_SEAT)
            seats.update(chain.seats)
            asking = asking._with(number, replace(chain, asked=chain.asked + 1))
        server = replace(self.server, asked=self.server.asked + 1)
        if item.next_end is not None:
            server = replace(server, end=item.next_end)
        opened = OpenRound(tuple(item.chains), self.items, self.transcript)
        return replace(asking, server=server, open=opened, due=False)

    @property
    def ends_server_chain(self) -> bool:
        """Whether the next round takes the last link of the server's chain."""
        return self.server.asked + 1 == LENGTH

    def _dealt(self, item: DealItem) -> Rounds:
        state = self.closing(item.answers, item.link)
        assert self.open is not None, "closing a round refuses otherwise"
        dealt = self
        for number, link in item.answers:
            chain = self.chains[number]
            dealt = dealt._with(number, replace(chain, last=read_link(link), last_number=chain.asked))
        server, used_up = self.server, self.server_chains
        server = replace(server, last=read_link(item.link), last_number=server.asked)
        if server.asked == LENGTH:
            server, used_up = Chain(server.end, (), last=read_link(server.end)), used_up + 1
        return replace(dealt, state=state, server=server, server_chains=used_up, open=None)

    def closing(self, answers: Sequence[tuple[int, str]], link: str) -> bytes:
        """The state after the open round with these answers; raises `BadChance` if a link is wrong."""
        if self.open is None:
            raise BadChance(NO_ROUND)
        before = -1
        for number, answer in answers:
            self.check_answer(number, answer)
            if number <= before:
                raise BadChance(NOT_IN_ROUND, chain=number)
            before = number
        if not self.server.accepts(read_link(link)):
            raise BadChance(WRONG_SERVER_LINK)
        header = b"quakeboard round\n" + self.state + self.open.transcript
        return sha256(header + transcript.encode(answers) + read_link(link)).digest()

    def check_answer(self, number: int, link: str) -> None:
        """Refuse a link that does not answer the open round."""
        if self.open is None:
            raise BadChance(NO_ROUND)
        if number not in self.open.chains:
            raise BadChance(NOT_IN_ROUND, chain=number)
        if not self.chains[number].accepts(read_link(link)):
            raise BadChance(WRONG_LINK, chain=number)


class RoundDraws:
    """Draws from values that were dealt before, then from the state of a round."""

    def __init__(self, known: Sequence[Value], fresh: bytes | None = None) -> None:
        self._known = known
        self._fresh = fresh
        self._drawn = 0

    @property
    def has_value(self) -> bool:
        """Whether one more draw can be made."""
        return self._fresh is not None or self._drawn < len(self._known)

    @property
    def fresh_values(self) -> list[Value]:
        """The values that were taken from the round."""
        assert self._fresh is not None or self._drawn <= len(self._known)
        return [Value(self._fresh or b"", place) for place in range(self._drawn - len(self._known))]

    def draw(self, weights: Sequence[int]) -> int:
        """The index of the next outcome, as likely as its weight."""
        if self._drawn < len(self._known):
            value = self._known[self._drawn]
        else:
            assert self._fresh is not None, "there is a value"
            value = Value(self._fresh, self._drawn - len(self._known))
        self._drawn += 1
        return pick(weights, value.state, value.place.to_bytes(8, "big"))


def deal_values(position: AnyPosition, source: RoundDraws) -> list[Step]:
    """Let chance act until a seat is asked, the game is over or there is no value to draw from."""
    steps = []
    while position.actor() == CHANCE and source.has_value:
        steps.append(deal_one(position, source))
    return steps


def read_link(text: str) -> bytes:
    """The bytes of a link or an end; raises `BadChance`."""
    try:
        link = bytes.fromhex(text)
    except ValueError:
        raise BadChance(BAD_LINK) from None
    if len(link) != LINK_BYTES or link.hex() != text:
        raise BadChance(BAD_LINK)
    return link
