"""What has to happen on the table after an action, and whether the moves in a file agree with it."""

from __future__ import annotations

from typing import NoReturn

from quakeboard.games.sanandreas.ppn.piece_mover import PieceMover
from quakeboard.games.sanandreas.ppn.refusals import NOT_SO, OTHERWISE, refused
from quakeboard.games.sanandreas.ppn.table import (
    BOTTOM,
    OVER,
    TOP,
    UNDER,
    Change,
    Move,
    Put,
    Remove,
    Table,
    TableMove,
    Turn,
)
from quakeboard.games.sanandreas.ppn.text import Word


class Expected:
    """The moves that the rules demand, less those that the file has made so far."""

    def __init__(self, table: Table, moves: list[TableMove]) -> None:
        self.table = table
        """The table as the file has it by now; at first, as it was before the action."""
        self._due = moves

    def is_due(self, done: TableMove) -> bool:
        """Whether this is among the moves that are due."""
        return any(due.piece == done.piece and _agree(due, done) for due in self._due)

    def accept(self, word: Word, done: TableMove) -> bool:
        """Whether this is among the moves that are due; then it and all before it of its piece are done.

        A tile that moves to where it should, but is put over or under the wrong others, is refused.
        """
        for place, due in enumerate(self._due):
            if due.piece == done.piece and _agree(due, done):
                if isinstance(due, Move) and isinstance(done, Move):
                    _check_level(word, done, due.above, due.below)
                self._mark_done(due.piece, place)
                return True
        return False

    def demand(self, word: Word, done: TableMove) -> None:
        """Accept the move, or refuse it and say what should have happened to its piece."""
        if not self.accept(word, done):
            self.refuse(word, done.piece)

    def refuse(self, word: Word, piece: str) -> NoReturn:
        """Refuse a move of this piece."""
        for due in self._due:
            if due.piece == piece:
                raise refused(OTHERWISE, word.line, move=word.text, due=str(due))
        raise refused(NOT_SO, word.line, move=word.text)

    def is_harmless(self, word: Word, done: TableMove, mover: PieceMover) -> bool:
        """Whether a move that is not due changes nothing by the rules.

        Coins may be turned over at any time, and pieces that stay where they are may change places in the
        stack with others that do not overlap them.
        """
        match done:
            case Turn(piece) if piece[0] == "c":
                self.table.apply(done)
                return True
            case Move(piece, (0, 0)) if piece in mover.table and mover.table.at[piece] == done.to:
                _check_level(word, done, mover.above(piece), mover.below(piece))
                self.table.apply(done)
                return True
        return False

    def _mark_done(self, piece: str, last: int) -> None:
        """Do what is due to this piece, up to the move at that place."""
        for due in self._due[: last + 1]:
            if due.piece == piece:
                self.table.apply(due)
        self._due = [due for place, due in enumerate(self._due) if place > last or due.piece != piece]


def _agree(due: TableMove, done: TableMove) -> bool:
    """Whether two moves of the same piece come to the same."""
    match due, done:
        case ((Put() | Change()), (Put() | Change())) if due.piece[0] == "d":
            return due.shows == done.shows  # wherever the die lies
        case Put(), Put():
            return due.at == done.at and (due.shows == "f" or done.shows in ("", due.shows))
        case Move(), Move():
            return due.to == done.to
        case (Remove(), Remove()) | (Turn(), Turn()):
            return True
    return False


def _check_level(word: Word, done: Move, above: frozenset[str], below: frozenset[str]) -> None:
    """Refuse a tile that is put over one that lies above it, or under one that lies below it (ruling A5)."""
    if done.level in (TOP, OVER):
        wrong = above if done.level == TOP else above & {done.other}
        right = UNDER
    else:
        wrong = below if done.level == BOTTOM else below & {done.other}
        right = OVER
    if wrong:
        due = Move(done.piece, done.step, done.to, right, min(wrong))
        raise refused(OTHERWISE, word.line, move=word.text, due=str(due))
