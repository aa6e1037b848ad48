"""A table, folded from its log: who sits there, how the game stands, whose clock runs.

A table decides nothing about disks or sockets. `propose` says what entry a command would lead to, `after`
what table that entry would lead to; neither changes anything. Entries that somebody else has kept are taken
in by `fold`. Both ways lead to the same table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET

from quakeboard.core.game import CHANCE, OVER
from quakeboard.play.chance import Chance
from quakeboard.play.record import ChanceProof, Record, Seat, new_record, outcome_to_record
from quakeboard.service import log_entries as entries
from quakeboard.service.clocks import Calendar, Clocks
from quakeboard.service.log_entries import AnyFact, Entry
from quakeboard.service.persistent_list import Growing
from quakeboard.service.store import Head, Standing, State
from quakeboard.service.table_setup import COLOURS


@dataclass(frozen=True, slots=True)
class SeatState:
    """A seat and who is in it."""

    name: str | None
    """None: it is free."""
    colour: int
    bot: str | None
    """The bot that plays for it now."""
    planned: bool
    """A bot's seat since the table was opened."""
    resigned: bool = False

    @property
    def person(self) -> bool:
        """Whether somebody holds it who could speak for it."""
        return self.name is not None and not self.planned and not self.resigned


class Move(msgspec.Struct, frozen=True, gc=False):
    """An action that counts: it has not been undone."""

    seq: int
    seat: int
    action: str
    chance: Sequence[str]
    flagged: bool


class Turn(NamedTuple):
    """A decision that a seat has to make."""

    seat: int
    moves: int
    """So many have been made."""


@dataclass(frozen=True, slots=True)
class Step:
    """One action of the game and what happened then. The whole truth: filter it before it is sent."""

    actor: int
    action: Any
    events: list[Any]


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a command would lead to."""

    fact: AnyFact
    position: Any = None
    """Where the game would be then, if it changes."""
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Change:
    """An entry that is in force, with what happened in the game."""

    entry: Entry
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class UndoRequest:
    seat: int
    actions: int
    agreed: frozenset[int] = frozenset()


class Table:
    """One table at one moment."""

    def __init__(self, head: Head, calendar: Calendar) -> None:
        self.head = head
        self.game = head.set_up.make_game()
        self.seats = [
            SeatState(name, number, plan.bot, plan.bot is not None)
            for number, (name, plan) in enumerate(
                zip(head.set_up.bot_names(), head.set_up.seats, strict=True)
            )
        ]
        branch = head.set_up.branch
        self.opening: Sequence[str] = () if branch is None else branch.actions
        """What happened before the first move: what was taken over, and what chance did."""
        self.position, self.given = self._start()
        """Of what was taken over, `given` were chance's."""
        self.entries: Growing[Entry] = Growing()
        self.moves: Growing[Move] = Growing()
        """The moves that count, in order."""
        self.own_nonces: Mapping[int, str] = {}
        """What seats have added to the seed so far."""
        self.nonces: Sequence[str] = ()
        self.drawn = self.given
        """How often chance has acted, undone actions left out."""
        self._dealt = self.drawn
        """The same, before the first move."""
        self.state: State = "open"
        self.undo: UndoRequest | None = None
        self.rematch: str | None = None
        self.clocks = Clocks(head.set_up.clock, len(self.seats), calendar)

    def _start(self) -> tuple[Any, int]:
        """Where the game begins here, and how often chance has acted on the way."""
        position, drawn = self.game.start(len(self.seats)), 0
        for text in self.opening:
            drawn += position.actor() == CHANCE
            self.game.reapply(position, self.game.read(text))
        return position, drawn

    @classmethod
    def opened(cls, head: Head, log: Iterable[Entry], calendar: Calendar) -> Table:
        """The table that a log leads to, found without telling what happened on the way."""
        table = cls(head, calendar)
        for entry in log:
            table.take_up(entry)
        return table

    # ------------------------------------------------------------------ asking

    @property
    def id(self) -> str:
        return self.head.table

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    @property
    def asked(self) -> int | None:
        """The seat that has to decide; None if the game does not wait for one."""
        if self.state != "playing":
            return None
        actor = int(self.position.actor())
        return actor if actor >= 0 else None

    @property
    def asked_bot(self) -> str | None:
        """The bot that has to decide. None has to while an undo is asked for: it would cut people short. None
        has to in a game that was played elsewhere, though only a part of it may be kept so far."""
        asked = self.asked
        if asked is None or self.undo is not None or self.head.set_up.loaded is not None:
            return None
        return self.seats[asked].bot

    @property
    def turn(self) -> Turn | None:
        """The decision that a person has to make."""
        asked = self.asked
        person = asked is not None and self.seats[asked].bot is None
        return Turn(asked, len(self.moves)) if asked is not None and person else None

    @property
    def free_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.name is None]

    def free_colour(self, seat: int) -> int:
        """A colour that nobody has: the seat's own if it may be."""
        taken = {other.colour for other in self.seats if other.name is not None}
        free: int = next(colour for colour in (seat, *range(COLOURS)) if colour not in taken)
        return free

    @property
    def people(self) -> list[int]:
        """Seats whose holders can speak for them."""
        return [number for number, seat in enumerate(self.seats) if seat.person]

    @property
    def names(self) -> list[str]:
        """A name for each seat, also for free ones."""
        return [seat.name or f"{number + 1}" for number, seat in enumerate(self.seats)]

    @property
    def all_nonces(self) -> list[str]:
        """What seats have added to the seed, in their order; nothing if none has."""
        return [self.own_nonces.get(seat, "") for seat in range(len(self.seats))] if self.own_nonces else []

    @property
    def over(self) -> bool:
        return self.state in ("over", "abandoned")

    @property
    def commitment(self) -> str:
        """What shows later that chance was decided before the first action; empty if a record that was loaded
        holds nothing of the kind."""
        loaded = self.head.set_up.loaded
        return Chance(self.head.seed).commitment if loaded is None else loaded.commitment or ""

    def _proof(self) -> ChanceProof:
        """What a record says about chance; the seed is in it when the game is over."""
        loaded, nonces = self.head.set_up.loaded, list(self.nonces)
        if loaded is not None:
            return ChanceProof(loaded.commitment, loaded.seed, nonces, loaded.given)
        seed = self.head.seed.hex() if self.over else None
        return ChanceProof(self.commitment, seed, nonces, self.given or UNSET)

    def legal(self) -> list[Any]:
        """What the asked seat may do."""
        legal: list[Any] = [] if self.asked is None else self.position.legal()
        return legal

    def view(self, seat: int | None) -> Any:
        return self.position.view(seat)

    def standing(self) -> Standing:
        """How the table stands, for lists and for those who look after it."""
        due = self.clocks.deadline() if self.asked_bot is None else self.entries[-1].at
        names = [seat.name for seat in self.seats]
        return Standing(self.state, len(self.free_seats), names, self.asked, due)

    @property
    def actions(self) -> list[str]:
        """The course of the game, chance included."""
        moved = ((move.action, *move.chance) for move in self.moves)
        return [*self.opening, *chain.from_iterable(moved)]

    def record(self) -> Record:
        """The game as a record; the seed is in it when the game is over."""
        seats = [Seat(name, seat.bot) for name, seat in zip(self.names, self.seats, strict=True)]
        record = new_record(self.game, seats, self._proof())
        record.actions = self.actions
        record.forecast = UNSET if self.head.set_up.forecast else False
        outcome = self.position.outcome()
        if outcome is not None:
            record.outcome = outcome_to_record(outcome)
        return record

    # ------------------------------------------------------------------ playing

    def play(self, text: str) -> Proposal:
        """Where an action of the asked seat would lead, chance included; raises what the rules refuse."""
        action = self.game.read(text)
        position = self.position.copy()
        actor = int(position.actor())
        steps = [Step(actor, action, position.apply(action))]
        steps += self._let_chance_act(position, Chance(self.head.seed, self.nonces, self.drawn))
        chance = [str(step.action) for step in steps[1:]]
        return Proposal(entries.Acted(actor, str(action), chance), position, tuple(steps))

    def deal(self, nonces: Sequence[str]) -> Proposal:
        """How the game would begin."""
        position = self.position.copy()
        steps = self._let_chance_act(position, Chance(self.head.seed, nonces, self.drawn))
        fact = entries.Began(list(nonces), [str(step.action) for step in steps])
        return Proposal(fact, position, tuple(steps))

    def _let_chance_act(self, position: Any, chance: Chance) -> list[Step]:
        steps = []
        while position.actor() == CHANCE:
            codes, weights = self.game.chance_weights(position)
            code = codes[chance.draw_index(weights)]
            action = self.game.action(position, code)
            steps.append(Step(CHANCE, action, self.game.apply_chance(position, code)))
        return steps

    # ------------------------------------------------------------------ folding

    def after(self, proposal: Proposal, at: int) -> tuple[Table, Change]:
        """The table that a proposal would lead to. This one stays as it is: the entry is not kept yet."""
        table = self.twin()
        entry = Entry(self.seq + 1, at, proposal.fact)
        return table, table._enter(entry, proposal.position, proposal.steps)

    def twin(self) -> Table:
        """The same table, to go its own way. Positions are shared: none is ever changed once it is shown."""
        table = object.__new__(Table)
        table.__dict__.update(self.__dict__)
        table.seats = [*self.seats]
        if self.clocks.used:
            table.clocks = self.clocks.copy()
        return table

    def fold(self, entry: Entry) -> Change:
        """Take in an entry that somebody else has kept."""
        position, steps = None, []
        texts = _texts(entry.fact)
        if texts:
            position = self.position.copy()
            for text in texts:
                action = self.game.read(text)
                steps.append(Step(int(position.actor()), action, position.apply(action)))
        return self._enter(entry, position, tuple(steps))

    def _enter(self, entry: Entry, position: Any, steps: tuple[Step, ...]) -> Change:
        assert entry.seq == self.seq + 1, "a log has no gaps"
        self.entries = self.entries.plus(entry)
        if position is not None:
            self.position = position
        if self._note(entry):
            self.position = self._replayed()
        self._settle_state()
        self._watch_clock(entry)
        return Change(entry, steps)

    def take_up(self, entry: Entry) -> None:
        """Take in an entry without telling what happens."""
        assert entry.seq == self.seq + 1, "a log has no gaps"
        self.entries = self.entries.plus(entry)
        if self._note(entry):
            self.position = self._replayed()
        for text in _texts(entry.fact):
            self.game.reapply(self.position, self.game.read(text))
        self._settle_state()
        self._watch_clock(entry)

    def _replayed(self) -> Any:
        """The position that the moves that count lead to."""
        position = self.game.start(len(self.seats))
        for text in self.actions:
            self.game.reapply(position, self.game.read(text))
        return position

    def _note(self, entry: Entry) -> bool:
        """Take over what an entry says about the table; return whether the game goes back."""
        went_back = False
        match entry.fact:
            case entries.Sat(seat, name, colour, _):
                self._change_seat(seat, name=name, colour=colour)
            case entries.Left(seat):
                self._change_seat(seat, name=None)
            case entries.NonceAdded(seat, nonce):
                self.own_nonces = {**self.own_nonces, seat: nonce}
            case entries.Began(nonces, chance):
                self.state, self.nonces, self.opening = "playing", nonces, [*self.opening, *chance]
                self.drawn = self._dealt = self.drawn + len(chance)
            case entries.Acted(seat, action, chance):
                self._count(Move(entry.seq, seat, action, chance, flagged=False))
            case entries.Flagged(seat, bot, action, chance):
                if action is None:
                    self._change_seat(seat, bot=bot)
                else:
                    self._count(Move(entry.seq, seat, action, chance, flagged=True))
            case entries.GivenToBot(seat, bot):
                self._change_seat(seat, bot=bot)
            case entries.TakenBack(seat):
                self._change_seat(seat, bot=None)
            case entries.UndoAsked(seat, actions):
                self.undo = UndoRequest(seat, actions)
            case entries.UndoAgreed(seat, actions):
                if actions is not None:
                    went_back = self._go_back(actions)
                elif self.undo is not None:
                    self.undo = replace(self.undo, agreed=self.undo.agreed | {seat})
            case entries.UndoDeclined():
                self.undo = None
            case entries.Undone(_, actions):
                went_back = self._go_back(actions)
            case entries.Paused():
                self.state = "paused"
            case entries.Resumed():
                self.state = "playing"
            case entries.Resigned(seat, bot):
                self._change_seat(seat, bot=bot, resigned=True)
                self.undo = None  # those who are left may ask again
            case entries.Abandoned():
                self.state, self.undo = "abandoned", None
            case entries.BrokenOff():
                self.state = "abandoned"
            case entries.Rematched(table):
                self.rematch = table
        return went_back

    def _change_seat(self, seat: int, **changes: Any) -> None:
        self.seats[seat] = replace(self.seats[seat], **changes)

    def _count(self, move: Move) -> None:
        self.moves = self.moves.plus(move)
        self.drawn += len(move.chance)
        self.undo = None

    def _go_back(self, actions: int) -> bool:
        self.moves = self.moves.cut(actions)
        self.drawn = self._dealt + sum(len(move.chance) for move in self.moves)
        self.undo = None
        return True

    def _settle_state(self) -> None:
        if self.state == "playing" and self.position.actor() == OVER:
            self.state = "over"
            self.undo = None

    def _watch_clock(self, entry: Entry) -> None:
        """Stop the clock of whoever decided, and run that of the person who is asked now."""
        if not self.clocks.used:
            return
        asked = self.asked
        match entry.fact:
            case entries.Acted(seat=seat) | entries.Flagged(seat=seat, action=str()):
                by_bot = self.seats[seat].bot is not None
                number = 0 if by_bot else sum(move.seat == seat for move in self.moves)
                self.clocks.decide(seat, entry.at, number)
            case entries.Undone(actions=actions) | entries.UndoAgreed(actions=int(actions)):
                assert asked is not None, "whoever takes an action back is asked again"
                self.clocks.go_back(actions, asked, entry.at)
        person = asked is not None and self.seats[asked].bot is None
        self.clocks.run(asked if person else None, entry.at)


def _texts(fact: AnyFact) -> list[str]:
    """The actions of the game that an entry holds."""
    match fact:
        case entries.Began(chance=chance):
            return chance
        case entries.Acted(action=action, chance=chance):
            return [action, *chance]
        case entries.Flagged(action=str(action), chance=chance):
            return [action, *chance]
    return []
