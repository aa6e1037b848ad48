"""Which action a move on the table decides on.

A coin that is put down founds a city, a pawn marks an epicentre, dice that are put down or turned are a roll;
a pawn that is taken back, or its tile that moves, resolves a die; a null that gives way to another coin is
swapped for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.ppn.pieces import RANKS, SUITS, TILE_NAMES, coin_name, read_spec, space_at
from quakeboard.games.sanandreas.ppn.refusals import DIE_MISSING, UNCLEAR, UNREADABLE, BadPPN, refused
from quakeboard.games.sanandreas.ppn.table import Change, Move, Put, Remove, Table, TableMove
from quakeboard.games.sanandreas.ppn.text import NumberedMove, Word
from quakeboard.games.sanandreas.ppn.words import parse_word
from quakeboard.games.sanandreas.rules.actions import Found, Mark, Roll, SanAndreasAction, Shift, Swap
from quakeboard.games.sanandreas.rules.pieces import NULL, PUSHES
from quakeboard.games.sanandreas.rules.position import Position


class Decision:
    """One move of a file, in the position in which it is made, with the words that follow it."""

    def __init__(
        self, word: Word, done: TableMove, rest: Sequence[Word], position: Position, table: Table
    ) -> None:
        self._word = word
        self._done = done
        self._rest = rest
        self._position = position
        self._phase = position.phase_name()
        self._table = table

    def action(self) -> SanAndreasAction | None:
        """The action; None if this move cannot decide anything now. Raises `BadPPN` if it is unclear."""
        done = self._done
        if shows_die(done):
            return self._roll() if self._phase == "roll" else None
        match done:
            case Put(piece) if piece[0] == "c":
                return self._coin(piece)
            case Put(piece):
                return Mark(self._space(), piece[1])
            case Remove(piece) if piece[0] == "p" and self._phase == "shift":
                return Shift(piece[1])
            case Move(piece) if piece[0] == "t" and self._phase == "shift":
                return self._shift(done)
            case Remove(piece) if piece == self.asked_null():
                return Swap(self._coin_that_comes(piece))
            case Change(piece, rank) if piece == self.asked_null():
                return Swap(RANKS.index(rank))
        return None

    def asked_null(self) -> str:
        """The null whose owner is asked to swap it; empty if no swap is asked for."""
        return coin_name(self._position.actor(), NULL) if self._phase == "swap" else ""

    def is_swap(self) -> bool:
        """Whether a coin is put in the place of the null that its owner is asked about."""
        null, done = self.asked_null(), self._done
        return (
            isinstance(done, Put)
            and null != ""
            and done.piece[:2] == null[:2]
            and done.at == self._table.at.get(null)
        )

    def _space(self) -> Space:
        space = space_at(self._done.at) if isinstance(self._done, Put) else None
        if space is None:
            raise refused(UNREADABLE, self._word.line, move=self._word.text)
        return space

    def _coin(self, coin: str) -> SanAndreasAction:
        value = RANKS.index(coin[2])
        return Swap(value) if self.is_swap() else Found(self._space(), value)

    def _roll(self) -> Roll:
        """The dice that are put down or turned one after the other; a die left alone shows what it showed."""
        shown = {piece: rank for piece, rank in self._table.shows.items() if piece in self._table}
        for done in (self._done, *self._next_moves()):
            if not isinstance(done, Put | Change) or not shows_die(done):
                break
            shown[done.piece] = done.shows
        for suit in SUITS:
            if f"d{suit}" not in shown:
                raise refused(DIE_MISSING, self._word.line, move=self._word.text, die=f"d{suit}")
        s, m, c, a = (RANKS.index(shown[f"d{suit}"]) for suit in SUITS)
        return Roll((s, m, c, a))

    def _shift(self, done: Move) -> Shift | None:
        """The die that moves this tile. If several can, the pawn that is taken back decides."""
        view = self._position.full_view()
        pawns = [
            epicentre.pawn
            for epicentre in view.epicentres
            if TILE_NAMES[epicentre.tile] == done.piece and epicentre.pawn in view.to_resolve
        ]
        fitting = [pawn for pawn in pawns if self._goes(pawn, done)] or pawns
        if len(fitting) > 1:
            taken = [move.piece[1] for move in self._next_moves() if _is_pawn_removed(move)]
            fitting = [pawn for pawn in taken if pawn in fitting][:1]
            if not fitting:
                raise refused(UNCLEAR, self._word.line, move=self._word.text)
        return Shift(fitting[0]) if fitting else None

    def _goes(self, pawn: str, done: Move) -> bool:
        """Whether the die of this pawn makes the step."""
        dice = self._position.kernel.dice()
        push = PUSHES[dice[SUITS.index(pawn)]] if dice else None
        return push is not None and done.step == (2 * push.step[0], 2 * push.step[1])

    def _coin_that_comes(self, null: str) -> int:
        """The value of the next coin that the owner of the null puts down."""
        for done in self._next_moves():
            if isinstance(done, Put) and done.piece[:2] == null[:2]:
                return RANKS.index(done.piece[2])
        raise refused(UNCLEAR, self._word.line, move=self._word.text)

    def _next_moves(self) -> Iterator[TableMove]:
        """The next moves, as far as they can be understood now."""
        for word in self._rest:
            try:
                yield parse_word(word, self._table)
            except BadPPN:
                return


def shows_die(move: TableMove) -> bool:
    """Whether a die is put down or turned."""
    return isinstance(move, Put | Change) and move.piece[0] == "d"


def _is_pawn_removed(move: TableMove) -> bool:
    return isinstance(move, Remove) and move.piece[0] == "p"


def seats_by_coins(moves: Sequence[NumberedMove]) -> int:
    """How many play, to judge by the coins that are put down."""
    return 4 if any(piece[:2] == "cA" for piece in _put_down(moves)) else 3


def first_by_coins(moves: Sequence[NumberedMove], seats: int) -> int | None:
    """The seat that begins, to judge by the first coin and the pawns put down before it."""
    for turn, piece in enumerate(_put_down(moves)):
        if piece[0] == "c":
            return (SUITS.index(piece[1]) - turn) % seats
    return None


def _put_down(moves: Sequence[NumberedMove]) -> Iterator[str]:
    """The coins and pawns that are put down, in order."""
    for move in moves:
        for word in move.words:
            letters, at, _ = word.text.partition("@")
            spec = read_spec(letters) if at else None
            if spec is not None and spec.kind in ("c", "p") and spec.suit:
                yield spec.name
