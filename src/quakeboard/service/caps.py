"""How much one table may hold. What is larger from earlier times still opens and can be played to its end."""

from __future__ import annotations

from quakeboard.service.errors import (
    GAME_TOO_LONG,
    RECORD_TOO_LONG,
    TABLE_FULL,
    TOO_MANY_UNDOS,
    UNDO_TOO_FAR,
    Refused,
)
from quakeboard.service.table import Table

MAX_ACTIONS = 10_000
"""Actions of seats and of chance in a game at a table, and in one that is loaded or branched: the longest
games of bots have some 2,000."""
MAX_ENTRIES = 20_000
"""Entries of a log after which nothing more is accepted but what brings the game to its end."""
ACTIONS_OF_A_TABLE = 500
"""A branch or a loaded record counts as one more table for each so many actions."""
MAX_UNDOS = 5_000
MAX_UNDONE_MOVES = 50
"""Moves that one undo can take back."""


def check_actions(table: Table) -> None:
    """Refuse an action if the game has too many already, those that a branch took over aside."""
    if len(table.moves) + table.drawn - table.given >= MAX_ACTIONS:
        raise Refused(GAME_TOO_LONG, most=MAX_ACTIONS)


def check_entries(table: Table) -> None:
    """Refuse what the end of the game does not need if the log is full."""
    if table.seq >= MAX_ENTRIES:
        raise Refused(TABLE_FULL, most=MAX_ENTRIES)


def check_undos(table: Table) -> None:
    check_entries(table)
    if table.undos >= MAX_UNDOS:
        raise Refused(TOO_MANY_UNDOS, most=MAX_UNDOS)


def last_move_of(table: Table, seat: int) -> int | None:
    """The number of the last move that a seat made in time; raises `Refused` if it is too far back."""
    moves = len(table.moves)
    first = max(0, moves - MAX_UNDONE_MOVES)
    for number in range(moves - 1, first - 1, -1):
        move = table.moves[number]
        if move.seat == seat and not move.flagged:
            return number
    if first > 0:
        raise Refused(UNDO_TOO_FAR, most=MAX_UNDONE_MOVES)
    return None


def reaches_back(table: Table) -> bool:
    """Whether the table holds all moves that an undo can take back; one from a snapshot may not."""
    needed = len(table.moves) - MAX_UNDONE_MOVES
    if table.undo is not None:
        needed = min(needed, table.undo.actions)
    return table.over or table.moves.offset <= max(0, needed)


def check_record(actions: int) -> None:
    """Refuse a record or a branch with too many actions."""
    if actions > MAX_ACTIONS:
        raise Refused(RECORD_TOO_LONG, most=MAX_ACTIONS, found=actions)


def extra_tables(actions: int) -> float:
    """For how many more tables one with so many actions counts when it is opened: it is stored for long."""
    return actions / ACTIONS_OF_A_TABLE
