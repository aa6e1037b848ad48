"""Notices to people who are not at their table: what they tell, and whom."""

from __future__ import annotations

from typing import Literal, Protocol

import msgspec

from quakeboard.service.notice_store import NoticeKind
from quakeboard.service.table import Table


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happened at a table; it holds no secret."""

    kind: NoticeKind | Literal["test"]
    table: str
    game: str
    names: list[str]
    moves: int
    seat: int | None = None
    """The seat that has to decide or has sat down."""
    people: list[int] = []
    """The seats of people."""
    winners: list[int] = []
    present: bool = False
    """Whether the seat that has to decide is connected: then it is told later, if it has not decided yet."""

    @property
    def receivers(self) -> list[int]:
        """The seats that it is for."""
        if self.kind in ("turn", "reminder", "test"):
            return [] if self.seat is None else [self.seat]
        return [seat for seat in self.people if self.kind != "sat" or seat != self.seat]


def notice_of(
    kind: NoticeKind | Literal["test"], table: Table, seat: int | None = None, *, present: bool = False
) -> Notice:
    """What is to be told of a table as it stands."""
    outcome = table.position.outcome() if table.state == "over" else None
    return Notice(
        kind=kind,
        table=table.id,
        game=table.head.set_up.game,
        names=list(table.names),
        moves=len(table.moves),
        seat=seat,
        people=table.people,
        winners=[] if outcome is None else list(outcome.winners),
        present=present,
    )


class Notifier(Protocol):
    """Tells people outside the server what happens at their tables."""

    def is_wanted(self, table: str) -> bool:
        """Whether somebody may want to be told of this table; most tables have nobody."""

    def announce(self, notice: Notice) -> None:
        """Tell those whom it is for, in the background."""

    def turn_passed(self, table: str) -> None:
        """Withdraw turns of a table that nobody was told of yet."""
