"""Finds out what is new at a table, and has it told to people who are not there."""

from __future__ import annotations

from typing import NamedTuple

from quakeboard.service.live_table import LiveTable
from quakeboard.service.log_entries import Began, Reminded
from quakeboard.service.notice_store import NoticeKind
from quakeboard.service.notices import Notifier, notice_of
from quakeboard.service.table import Turn


class News(NamedTuple):
    """Something new, and the seat that it is about."""

    kind: NoticeKind
    seat: int | None = None


class Announcer:
    """Announces turns, reminders, ends and beginnings of games, and who has sat down."""

    def __init__(self, notifier: Notifier | None) -> None:
        self.notifier = notifier

    def table_changed(self, live_table: LiveTable, *, here: bool) -> None:
        """Note what is new; the process that stored the entry announces it."""
        turn, turn_before = live_table.table.turn, live_table.announced_turn
        news = _news(live_table, turn)
        _note_announced(live_table, turn)
        if self.notifier is not None and turn != turn_before:
            self.notifier.turn_passed(live_table.id)
        for kind, seat in news if here else ():
            self.announce(kind, live_table, seat)

    def announce(self, kind: NoticeKind, live_table: LiveTable, seat: int | None = None) -> None:
        """Announce something that happened at a table, if it is about a seat with its number."""
        if self.notifier is not None and self.notifier.is_wanted(live_table.id):
            present = kind == "turn" and seat in live_table.presence().seats
            self.notifier.announce(notice_of(kind, live_table.table, seat, present=present))


def _news(live_table: LiveTable, turn: Turn | None) -> list[News]:
    table = live_table.table
    news: list[News] = []
    if table.state == "open":
        news += [News("sat", seat) for seat in table.people if seat not in live_table.announced_people]
    fact = table.entries[-1].fact
    if isinstance(fact, Began):
        news.append(News("began"))
    if isinstance(fact, Reminded):
        news.append(News("reminder", fact.asked))
    if turn is not None and turn != live_table.announced_turn:
        news.append(News("turn", turn.seat))
    if table.over and not live_table.announced_over:
        news.append(News("ended"))
    return news


def _note_announced(live_table: LiveTable, turn: Turn | None) -> None:
    table = live_table.table
    if table.state == "open":
        live_table.announced_people = frozenset(table.people)
    live_table.announced_over = table.over
    # After a pause the clock starts again, so that the turn is announced once more.
    live_table.announced_turn = None if table.clocks_paused else turn or live_table.announced_turn
