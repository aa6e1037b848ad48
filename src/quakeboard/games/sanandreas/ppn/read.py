"""Reading movetext: derives the actions of a game from what is done on the table.

Some moves decide something (see `decisions`). From the decision follows an action, and from the action,
by the rules, all that has to happen on the table. The moves after it, up to the next decision, must be among
that, each in its turn for its piece; what is left out is taken as done. A number without moves is a pass
where one is possible, otherwise a heading.
"""

from __future__ import annotations

from collections.abc import Sequence

from quakeboard.core.errors import GAME_OVER, IllegalAction, QuakeboardError
from quakeboard.games.sanandreas.ppn.decisions import Decision, first_by_coins, shows_die
from quakeboard.games.sanandreas.ppn.expected import Expected
from quakeboard.games.sanandreas.ppn.piece_mover import PieceMover
from quakeboard.games.sanandreas.ppn.pieces import SUITS
from quakeboard.games.sanandreas.ppn.refusals import (
    ILLEGAL,
    TOO_LONG,
    WHO_BEGINS,
    WRONG_TURN,
    refused,
    refused_by_the_rules,
)
from quakeboard.games.sanandreas.ppn.table import Change, Move, Put, Remove, TableMove
from quakeboard.games.sanandreas.ppn.text import NumberedMove, Word
from quakeboard.games.sanandreas.ppn.words import parse_word
from quakeboard.games.sanandreas.rules.actions import PASS, First, Pass, SanAndreasAction
from quakeboard.games.sanandreas.rules.position import Position
from quakeboard.play.record import MOST_ACTIONS

_LOOK_AHEAD = 100
"""How many words after a decision are looked at to understand it."""


class MoveReader:
    """A game that is being read, from its first position on."""

    def __init__(self, position: Position, moves: Sequence[NumberedMove], first: int | None) -> None:
        self.position = position
        self.actions: list[str] = []
        self._moves = moves
        self._first = first
        self._mover = PieceMover()
        self._expected = Expected(self._mover.table.copy(), [])
        self._word = Word("", 1)
        """What is being read now; refusals name it."""

    def read(self) -> None:
        """Read it all; raises `BadPPN` with the line and the reason."""
        for move in self._moves:
            self._word = Word(move.number, move.line)
            if not move.words:
                self._read_empty_move()
            elif self._is_pass(move):
                self._act(Pass())
            for place, word in enumerate(move.words, start=1):
                self._word = word
                self._read_word(move.words[place : place + _LOOK_AHEAD])

    def _read_word(self, rest: Sequence[Word]) -> None:
        done = parse_word(self._word, self._expected.table)
        if self._expected.accept(self._word, done):
            self._leave_die(done)
            return
        if self.position.phase_name() == "set-up":
            self._begin()
        if self._is_free(done) or self._expected.is_harmless(self._word, done, self._mover):
            return
        self._decide(done, rest)

    def _read_empty_move(self) -> None:
        """A number without moves: a heading, or a player begins or passes, which is not seen on the table."""
        if self.position.phase_name() == "set-up":
            self._begin()
        elif self._may_pass():
            self._act(Pass())

    def _is_pass(self, move: NumberedMove) -> bool:
        """Whether coins are only turned, for the scoring or after it, where a player may pass before that."""
        if any(word.text[0] != "+" for word in move.words) or not self._may_pass():
            return False
        return not self._expected.is_due(parse_word(move.words[0], self._expected.table))

    def _is_free(self, done: TableMove) -> bool:
        """Whether the move does something to a die about which the rules say nothing; then it is done."""
        quiet = self.position.phase_name() not in ("roll", "shift")
        if done.piece[0] != "d" or not (isinstance(done, Move | Remove) or (quiet and shows_die(done))):
            return False
        self._leave_die(done)
        return True

    def _leave_die(self, done: TableMove) -> None:
        """Where a die lies is left to the file."""
        for table in (self._mover.table, self._expected.table):
            if done.piece[0] == "d" and (isinstance(done, Put) or done.piece in table):
                table.apply(done)

    # ------------------------------------------------------------------ by the rules

    def _decide(self, done: TableMove, rest: Sequence[Word]) -> None:
        """Do what the move decides on, and expect what follows from it."""
        if self.position.phase_name() == "over":
            raise refused_by_the_rules(
                ILLEGAL, self._word.line, IllegalAction(GAME_OVER), move=self._word.text
            )
        if isinstance(done, Put) and not self._decision(done, rest).is_swap():
            self._pass_until(SUITS.index(done.piece[1]) if done.piece[0] == "c" else None)
        decision = self._decision(done, rest)
        action = decision.action()
        if action is None:
            self._expected.refuse(self._word, done.piece)
        null = decision.asked_null()
        self._act(action)
        if isinstance(done, Change) and done.piece == null:
            at = self._expected.table.at[null]
            self._expected.demand(self._word, Remove(null))
            done = Put(null[:2] + done.shows, at)
        self._expected.demand(self._word, done)
        self._leave_die(done)

    def _decision(self, done: TableMove, rest: Sequence[Word]) -> Decision:
        return Decision(self._word, done, rest, self.position, self._mover.table)

    def _act(self, action: SanAndreasAction) -> None:
        """Apply an action; from now on its consequences are expected on the table."""
        if len(self.actions) >= MOST_ACTIONS:
            raise refused(TOO_LONG, self._word.line, most=MOST_ACTIONS)
        before = self._mover.table.copy()
        try:
            events = self.position.apply(action)
        except QuakeboardError as error:
            raise refused_by_the_rules(ILLEGAL, self._word.line, error, move=self._word.text) from error
        self.actions.append(str(action))
        self._expected = Expected(before, self._mover.follow(events, self.position))

    def _begin(self) -> None:
        if self._first is None:
            self._first = first_by_coins(self._moves, self.position.seats)
        if self._first is None:
            raise refused(WHO_BEGINS, self._word.line)
        self._act(First(self._first))

    def _pass_until(self, seat: int | None) -> None:
        """Pass for players who did not swap or could do nothing, as a file need not say so."""
        while self.position.phase_name() == "swap":
            self._act(Pass())
        while self._may_pass() and self.position.actor() != seat:
            self._act(Pass())
        due = self.position.actor()
        if self.position.phase_name() == "turn" and seat not in (None, due):
            raise refused(WRONG_TURN, self._word.line, move=self._word.text, due=due, found=seat)

    def _may_pass(self) -> bool:
        """Whether a player is asked to swap, or can only pass (rulings A13, A15)."""
        return bool(self.position.is_legal(PASS))
