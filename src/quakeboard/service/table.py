"""A table, folded from its log: who sits there, how the game stands, whose clock runs.

A table knows nothing of storage or connections. `commands.propose` says what entry a command would lead to,
`after` what table that entry would lead to; neither changes anything. Entries that are already stored are
applied by `fold`, a whole log by `from_log`. All ways lead to the same table. A table that was restored from
a snapshot counts its first entries and moves but does not hold them.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, count
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import UNSET

from quakeboard.core.game import CHANCE, OVER, Action, AnyPosition, View
from quakeboard.play.chance.chains import HashChain, server_chain
from quakeboard.play.chance.rounds import RoundDraws, Value, deal_values
from quakeboard.play.chance.seed import Chance
from quakeboard.play.chance.source import deal
from quakeboard.play.chance.transcript import AnyItem, AskItem, DealItem
from quakeboard.play.record import (
    ChanceProof,
    Record,
    Seat,
    Transcript,
    by_todays_rules,
    new_record,
    outcome_to_record,
)
from quakeboard.play.step import Step
from quakeboard.service import log_entries as entries
from quakeboard.service.away import AwayVotes
from quakeboard.service.chunked_work import run
from quakeboard.service.clocks import Clocks, Uptime
from quakeboard.service.kept_positions import KeptPositions, RecentPositions
from quakeboard.service.log_entries import AnyFact, Entry
from quakeboard.service.logged_actions import LoggedActions
from quakeboard.service.names import alike
from quakeboard.service.participants import MAX_WAIT_MS
from quakeboard.service.pauses import Pauses, longest_request_ms
from quakeboard.service.persistent_list import PersistentList
from quakeboard.service.store import Head, State, TableStatus
from quakeboard.service.table_setup import COLOURS, Series
from quakeboard.service.transcript import first_rounds, items_of

BotUntil = Literal["turn", "back", "time"]
"""To the end of the turn of somebody who is away, until such a person is back, or to the end of a turn whose
time is up, as the holder has taken over."""


@dataclass(frozen=True, slots=True)
class SeatState:
    """A seat and who is in it."""

    name: str | None
    """The name of the player; None if the seat is free."""
    colour: int
    bot: str | None
    """The bot that plays for it now."""
    is_bot_seat: bool
    """Whether the host gives this seat to a bot, by the set-up or before the game begins."""
    resigned: bool = False
    bot_until: BotUntil | None = None
    """Until when the bot plays, if it does not play on for good."""

    @property
    def is_person(self) -> bool:
        """Whether a person holds it."""
        return self.name is not None and not self.is_bot_seat and not self.resigned


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
    """How many moves were made before it."""


class Proposal(NamedTuple):
    """What a command would lead to."""

    fact: AnyFact
    position: AnyPosition | None = None
    """The position after it, if it changes."""
    steps: tuple[Step, ...] = ()
    """What happens in the game, secrets included: project it before it is sent."""

    @property
    def waits_for_chance(self) -> bool:
        """Whether it lacks the draws after it."""
        return self.position is not None and self.position.actor() == CHANCE


class Change(NamedTuple):
    """An entry that was applied, with what happened in the game."""

    entry: Entry
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class UndoRequest:
    seat: int
    actions: int
    asked_at: int
    agreed: frozenset[int] = frozenset()


_DRAWING = (entries.Acted, entries.Began, entries.Dealt)


class Start(NamedTuple):
    """The position at which a table begins, and how many actions of chance a branch took over."""

    position: AnyPosition
    drawn: int


class Table:
    """One table at one moment."""

    def __init__(self, head: Head, uptime: Uptime, start: Start | None = None) -> None:
        """An empty table. `start` is what `playing_branch` leads to, if that was played already."""
        self.head = head
        self.logged = LoggedActions.of(head.set_up)
        self.game = self.logged.game
        self.seats = [
            SeatState(name, number, plan.bot, plan.bot is not None)
            for number, (name, plan) in enumerate(
                zip(head.set_up.bot_names(), head.set_up.seats, strict=True)
            )
        ]
        branch = head.set_up.branch
        self.opening: Sequence[str] = () if branch is None else branch.actions
        """The actions before the first move: those of a branch, and the opening draws of chance."""
        self.position, self.given = start or run(playing_branch(head))
        """The position, and how many actions of chance a branch took over."""
        self._kept = KeptPositions.beginning_at(self.position)
        self.entries: PersistentList[Entry] = PersistentList()
        self.seq = 0
        """The number of the last entry."""
        self.moves: PersistentList[Move] = PersistentList()
        """The moves that count, in order."""
        self.moves_of = (0,) * len(self.seats)
        """How many of them each seat made."""
        self.seat_nonces: Mapping[int, str] = {}
        """The nonce of each seat that has added one."""
        self.nonces: Sequence[str] = ()
        self.rounds = first_rounds(head)
        """What is known of the chains and rounds of chance; None if nobody is asked for links."""
        self.values: PersistentList[Value] = PersistentList()
        """What each draw was made from when it was first dealt; undone ones stay."""
        self._server_chain: tuple[int, HashChain] | None = None
        self.drawn = self.given
        """How many draws of chance count; undone ones do not."""
        self.state: State = "open"
        self.undo: UndoRequest | None = None
        self.undos = 0
        """How many undos were made."""
        self.pauses = Pauses((0,) * len(self.seats))
        self.away = AwayVotes()
        self.asked_since = 0
        """When the last thing happened that decides who is asked."""
        self.rematch: str | None = None
        self.clocks = Clocks(head.set_up.clock, len(self.seats), uptime)

    @classmethod
    def from_log(cls, head: Head, log: Iterable[Entry], uptime: Uptime) -> Table:
        """The table that a log leads to."""
        return run(cls.loading(head, log, uptime))

    @classmethod
    def loading(cls, head: Head, log: Iterable[Entry], uptime: Uptime) -> Generator[None, None, Table]:
        """The work of `from_log`, which pauses after every action and entry.

        What was undone is not played, unless a clock ran: then it has to be known whose.
        """
        start = yield from playing_branch(head)
        table = cls(head, uptime, start)
        if table.clocks.enabled:
            yield from table.playing(log)
        else:
            yield from table._playing_what_counts(log)
        return table

    def resuming(
        self, first: int, position: AnyPosition, moves: Sequence[Move], last: Entry | None
    ) -> Iterator[None]:
        """Play the last moves of a snapshot on from the position after the first so many.

        Everything but the position is known already.
        """
        if last is not None:
            self.entries, self.seq = PersistentList.after(last.seq - 1, [last]), last.seq
        self.moves = PersistentList.after(first, moves)
        drawn = self.drawn - sum(len(move.chance) for move in moves)
        self._kept = KeptPositions.beginning_at(position, first, first + drawn - self.given)
        yield from self._playing_moves(position.copy(), first, drawn)

    def playing(self, log: Iterable[Entry]) -> Generator[None, None, None]:
        """Apply more entries without their events; it pauses after every action and entry.

        Raises `Forgotten` if one of them takes back a move that this table does not hold: drop it then.
        """
        self.position = self.position.copy()
        yield from self._playing_all(log)

    # ------------------------------------------------------------------ state

    @property
    def id(self) -> str:
        return self.head.table

    @property
    def asked(self) -> int | None:
        """The seat that has to decide; None if the game does not wait for one."""
        if self.state != "playing":
            return None
        actor = self.position.actor()
        return actor if actor >= 0 else None

    @property
    def waits_for_chance(self) -> bool:
        """Whether the draws after the last decision have not been dealt yet."""
        return self.state == "playing" and self.position.actor() == CHANCE

    @property
    def together(self) -> bool:
        """Whether chance is dealt together, by rounds."""
        dealing = self.head.set_up.dealing
        return dealing is not None and dealing.kind == "together"

    @property
    def round_open(self) -> bool:
        """Whether participants are asked for links."""
        return self.rounds is not None and self.rounds.open is not None and not self.over

    @property
    def asked_bot(self) -> str | None:
        """The bot that has to decide; None at an imported table."""
        asked = self.asked
        if asked is None or self.head.set_up.loaded is not None:
            return None
        return self.seats[asked].bot

    @property
    def turn(self) -> Turn | None:
        """The decision that a person has to make; None if there is none."""
        asked = self.asked
        is_person = asked is not None and self.seats[asked].bot is None
        return Turn(asked, len(self.moves)) if asked is not None and is_person else None

    @property
    def voters(self) -> set[int]:
        """The seats that have to agree on what happens while the person who is asked is away."""
        return self.deciding_people - {self.asked}

    @property
    def bot_plays_at(self) -> int | None:
        """The earliest time at which a bot plays on for a person who is away; None if none does by itself."""
        away = self.head.set_up.away
        return None if away is None or self.turn is None else self.asked_since + away.bot_after_ms

    @property
    def free_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.name is None]

    def free_colour(self, seat: int) -> int:
        """A colour that no other seat has, the seat's default if possible."""
        taken = {other.colour for other in self.seats if other.name is not None}
        free: int = next(colour for colour in (seat, *range(COLOURS)) if colour not in taken)
        return free

    def free_bot_name(self, bot: str) -> str:
        """A name for one more bot, unlike those of all others: `greedy`, `greedy 2`."""
        names = [seat.name for seat in self.seats if seat.name is not None]
        tried = (f"{bot} {number}" if number > 1 else bot for number in count(1))
        return next(name for name in tried if not any(alike(name, other) for other in names))

    @property
    def people(self) -> list[int]:
        """The seats that people hold."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person]

    @property
    def deciding_people(self) -> set[int]:
        """The seats that people hold and let no bot play."""
        return {seat for seat in self.people if self.seats[seat].bot is None}

    @property
    def names(self) -> list[str]:
        """A name for each seat, also for free ones."""
        return [seat.name or f"{number + 1}" for number, seat in enumerate(self.seats)]

    @property
    def all_nonces(self) -> list[str]:
        """The nonces by seat, empty if no seat has added one."""
        return [self.seat_nonces.get(seat, "") for seat in range(len(self.seats))] if self.seat_nonces else []

    @property
    def over(self) -> bool:
        return self.state in ("over", "abandoned")

    @property
    def series(self) -> Series:
        """The games of these people that were played to their end, this one included."""
        series = self.head.set_up.series or Series(0, [0] * len(self.seats))
        outcome = self.position.outcome() if self.state == "over" else None
        return series if outcome is None else series.after(outcome.winners)

    @property
    def is_outdated(self) -> bool:
        """Whether the game goes on by rules that are played otherwise today: it has to be ended."""
        return self.logged.older is not None and not self.over

    @property
    def clocks_paused(self) -> bool:
        """Whether a game with a clock is paused."""
        return self.state == "paused" and self.clocks.enabled

    @property
    def commitment(self) -> str:
        """The commitment to chance: SHA-256 of the seed, or the end of the server's first chain; empty if an
        imported record has none."""
        loaded, dealing = self.head.set_up.loaded, self.head.set_up.dealing
        if dealing is not None and self.together:
            return dealing.end
        return Chance(self.head.seed).commitment if loaded is None else loaded.commitment or ""

    def proving(
        self, log: Iterable[Entry], *, over: bool | None = None
    ) -> Generator[None, None, ChanceProof]:
        """The work of making the chance proof of a table with this log, which pauses after every entry.

        A seed is in it only if the game is over.
        """
        set_up = self.head.set_up
        if set_up.loaded is not None:
            return msgspec.structs.replace(set_up.loaded)
        is_over = self.over if over is None else over
        transcript = yield from self._transcribing(log)
        branch = set_up.branch
        return ChanceProof(
            commitment=self.commitment,
            seed=self.head.seed.hex() if is_over and not self.together else None,
            nonces=list(self.nonces),
            given=self.given or UNSET,
            scheme=2 if self.together else UNSET,
            transcript=UNSET if transcript is None else transcript,
            source=UNSET if transcript is None or branch is None or branch.proof is None else branch.proof,
        )

    def _transcribing(self, log: Iterable[Entry]) -> Generator[None, None, Transcript | None]:
        """The work of writing the transcript of a log; None if a record of the table needs none."""
        set_up = self.head.set_up
        if set_up.dealing is None:
            return None
        items: list[AnyItem] = []
        line: list[int] = []
        acts: list[str] = []
        undone: set[int] = set()
        for entry in log:
            items += self.items_of(entry.fact)
            match entry.fact:
                case entries.Acted(action=str(action)) | entries.Flagged(action=str(action)):
                    line.append(len(acts))
                    acts.append(action)
            back = _remaining_moves(entry.fact)
            if back is not None:
                undone.update(line[back:])
                del line[back:]
            yield
        taken = 0 if set_up.branch is None else len(set_up.branch.actions)
        if not (self.together or taken or any(isinstance(item, AskItem) for item in items)):
            return None
        return Transcript(
            table=self.id,
            end=set_up.dealing.end,
            rules_version=set_up.rules_version,
            options=set_up.options,
            items=items,
            alone=set_up.dealing.alone,
            taken=taken,
            undone=[acts[place] for place in sorted(undone)] if self.together else [],
        )

    def legal(self) -> list[Action]:
        """The legal actions of the seat that has to decide."""
        return [] if self.asked is None else self.position.legal()

    def view(self, seat: int | None) -> View:
        return self.position.view(seat)

    def standing(self) -> TableStatus:
        """The state that a store keeps for lists and for claiming due tables."""
        due = self.deadline if self.asked_bot is None else self.entries[-1].at
        times = [at for at in (due, self.bot_plays_at) if at is not None]
        due = min(times, default=None)
        if self.waits_for_chance and self.round_open:
            due = self.entries[-1].at + MAX_WAIT_MS
        names = [seat.name for seat in self.seats]
        return TableStatus(
            self.state,
            names.count(None),
            names,
            self.asked,
            due,
            self.position.kernel.turn_number,
            [] if self.state == "open" else list(self.position.kernel.scores()),
            [] if (outcome := self.position.outcome()) is None else list(outcome.winners),
            [seat.colour for seat in self.seats],
            self.clocks.deadline(),
        )

    @property
    def deadline(self) -> int | None:
        """When a clock runs out, a request lapses or a pause ends; None if none of these is to come."""
        times = (self.clocks.deadline(), self.request_lapses_at, self.pauses.ends_at)
        return min([at for at in times if at is not None], default=None)

    @property
    def request_lapses_at(self) -> int | None:
        """When the pending request lapses; None if there is none."""
        request = self.pauses.request or self.undo
        if request is None or self.state != "playing":
            return None
        return request.asked_at + longest_request_ms(self.clocks.clock)

    @property
    def actions(self) -> list[str]:
        """All actions of the game that count, chance included, as the log has them.

        Raises `Forgotten` if it lacks some moves.
        """
        moved = ((move.action, *move.chance) for move in self.moves)
        return [*self.opening, *chain.from_iterable(moved)]

    def record(self, actions: list[str] | None = None, proof: ChanceProof | None = None) -> Record:
        """The game as a record by today's rules, with the seed if the game is over.

        A table that does not hold all entries needs `actions` and `proof`, those of `listing_actions` and
        `proving`.
        """
        seats = [Seat(name, seat.bot) for name, seat in zip(self.names, self.seats, strict=True)]
        record = new_record(self.game, seats, run(self.proving(self.entries)) if proof is None else proof)
        record.actions = self.actions if actions is None else actions
        record.forecast = UNSET if self.head.set_up.forecast else False
        outcome = self.position.outcome()
        if outcome is not None:
            record.outcome = outcome_to_record(outcome)
        if self.logged.older is not None:
            record.rules_version = self.logged.older
            record = by_todays_rules(record)
        return record

    # ------------------------------------------------------------------ playing

    def play(self, text: str) -> Proposal:
        """The proposal for an action and the draws after it, which are kept in one entry."""
        return self._with_draws(self.decide(text), self.nonces)

    def decide(self, text: str) -> Proposal:
        """The proposal for an action of the seat that has to decide, without the draws after it.

        Raises what the rules refuse.
        """
        action = self.game.read(text)
        position = self.position.copy()
        actor = position.actor()
        step = Step(actor, action, position.apply(action))
        return Proposal(entries.Acted(actor, str(action)), position, (step,))

    def begin(self, nonces: Sequence[str]) -> Proposal:
        """The proposal for beginning the game, with its first draws if they need no round."""
        if self.rounds is not None:
            return Proposal(entries.Began(), self.position.copy())
        return self._with_draws(Proposal(entries.Began(list(nonces)), self.position.copy()), nonces)

    def deal(self) -> Proposal:
        """The proposal for the draws that the table waits for."""
        return self._with_draws(Proposal(entries.Dealt(), self.position.copy()), self.nonces)

    def _with_draws(self, proposal: Proposal, nonces: Sequence[str]) -> Proposal:
        """The proposal with all that chance does after it, or as much as needs no round."""
        assert isinstance(proposal.fact, _DRAWING)
        assert proposal.position is not None
        if self.together:
            known = RoundDraws(self.values[self.drawn - self.given :])
            steps = deal_values(proposal.position, known)
            texts = [str(step.action) for step in steps]
            fact = msgspec.structs.replace(proposal.fact, chance=texts, known=len(texts))
            return Proposal(fact, proposal.position, (*proposal.steps, *steps))
        steps = deal(proposal.position, Chance(self.head.seed, nonces, self.drawn))
        fact = msgspec.structs.replace(proposal.fact, chance=[str(step.action) for step in steps])
        return Proposal(fact, proposal.position, (*proposal.steps, *steps))

    def server_chain(self, number: int) -> HashChain:
        """The server's chain with this number, which is kept."""
        if self._server_chain is None or self._server_chain[0] != number:
            self._server_chain = number, server_chain(self.head.seed, number)
        return self._server_chain[1]

    def items_of(self, fact: AnyFact) -> list[AnyItem]:
        """What a fact adds to the transcript of chance."""
        return [] if self.rounds is None else items_of(self.game, fact, together=self.together)

    # ------------------------------------------------------------------ folding

    def after(self, proposal: Proposal, at: int) -> tuple[Table, Change]:
        """The table that a proposal would lead to; this one stays as it is until the entry is stored."""
        table = self.copy()
        entry = Entry(self.seq + 1, at, proposal.fact)
        return table, table._append(entry, proposal.position, proposal.steps)

    def copy(self) -> Table:
        """An independent copy. Positions are shared, as none is changed after it was returned."""
        table = object.__new__(Table)
        table.__dict__.update(self.__dict__)
        table.seats = [*self.seats]
        if self.clocks.enabled:
            table.clocks = self.clocks.copy()
        return table

    def fold(self, entry: Entry) -> Change:
        """Apply a stored entry and return what happened in the game."""
        position, steps = None, []
        texts = _action_texts(entry.fact)
        if texts:
            position = self.position.copy()
            for text in texts:
                steps += self.logged.apply(position, text)
        return self._append(entry, position, tuple(steps))

    def lacks_moves_for(self, fact: AnyFact) -> bool:
        """Whether a fact takes back a move that this table counts but does not hold."""
        back = _remaining_moves(fact)
        return back is not None and back < self.moves.offset

    def _append(self, entry: Entry, position: AnyPosition | None, steps: tuple[Step, ...]) -> Change:
        self._add_entry(entry)
        went_back = self._apply_fact(entry)
        if went_back:
            self.position = self.position_after(len(self.moves))
        elif position is not None:
            self.position = position
            self._keep(position, len(self.moves), self.drawn)
        self._check_game_over()
        self._update_clocks(entry)
        self._end_lent_turns()
        return Change(entry, steps)

    def _add_entry(self, entry: Entry) -> None:
        assert entry.seq == self.seq + 1, "a log has no gaps"
        self.entries, self.seq = self.entries.appended(entry), entry.seq

    def _playing_what_counts(self, log: Iterable[Entry]) -> Iterator[None]:
        """Apply a whole log, then play the moves that count in the end."""
        for entry in log:
            self._add_entry(entry)
            self._apply_fact(entry)
            yield
        position, drawn = self.position.copy(), self.given
        played = 0 if self.head.set_up.branch is None else len(self.head.set_up.branch.actions)
        for text in self.opening[played:]:
            self.logged.repeat(position, text)
            drawn += 1
            yield
        self._keep(position, 0, drawn, copy=True)
        yield from self._playing_moves(position, 0, drawn)

    def _playing_moves(self, position: AnyPosition, first: int, drawn: int) -> Iterator[None]:
        """Play the moves that count on from the position after the first so many."""
        for number, move in enumerate(self.moves[first:], start=first + 1):
            for text in (move.action, *move.chance):
                self.logged.repeat(position, text)
                yield
            drawn += len(move.chance)
            self._keep(position, number, drawn, copy=True)
        self.position = position
        self._check_game_over()
        self._end_lent_turns()

    def _playing_all(self, log: Iterable[Entry]) -> Iterator[None]:
        """Apply entries, and play every action in them."""
        recent = RecentPositions()
        recent.add(len(self.moves), self.position)
        for entry in log:
            self._add_entry(entry)
            texts = _action_texts(entry.fact)
            if self._apply_fact(entry):
                back = len(self.moves)
                self.position = recent.go_back(back) or self.position_after(back)
                recent.add(back, self.position)
            for text in texts:
                self.logged.repeat(self.position, text)
                yield
            if texts:
                recent.add(len(self.moves), self.position)
                self._keep(self.position, len(self.moves), self.drawn, copy=True)
            self._check_game_over()
            self._update_clocks(entry)
            self._end_lent_turns()
            yield

    def _keep(self, position: AnyPosition, moves: int, drawn: int, *, copy: bool = False) -> None:
        """Keep this position if it is due."""
        actions = moves + drawn - self.given
        if self._kept.is_due(moves, actions):
            self._kept = self._kept.with_position(moves, actions, position.copy() if copy else position)

    def position_after(self, moves: int) -> AnyPosition:
        """A new position, that after so many of the moves that count."""
        first, kept = self._kept.last_before(moves)
        position = kept.copy()
        for move in self.moves[first:moves]:
            for text in (move.action, *move.chance):
                self.logged.repeat(position, text)
        return position

    def earlier_position(self, back: int) -> tuple[int, AnyPosition]:
        """How many moves there were before the last `back`, and the position then.

        It is later if the table holds fewer moves, earlier if an undo is asked for that goes further back.
        """
        if self.over:
            return len(self.moves), self.position
        moves = len(self.moves) - back
        if self.undo is not None:
            moves = min(moves, self.undo.actions)
        moves = max(self.moves.offset, moves)
        return moves, self.position_after(moves)

    def _apply_fact(self, entry: Entry) -> bool:
        """Apply the fact of an entry; whether the position has to be replayed after an undo."""
        went_back = False
        self._follow_rounds(entry.fact)
        if isinstance(entry.fact, _ASKING):
            self.asked_since = entry.at
        if isinstance(entry.fact, entries.Acted):  # most entries: matching patterns takes a while
            acted = entry.fact
            self._add_move(Move(entry.seq, acted.seat, acted.action, acted.chance, flagged=False))
            return went_back
        match entry.fact:
            case entries.Sat(seat, name, colour, _):
                self._change_seat(seat, name=name, colour=colour)
            case entries.Left(seat) | entries.Freed(seat):
                self._change_seat(seat, name=None)
            case entries.BotSat(seat, bot, name, colour):
                self._change_seat(seat, name=name, colour=colour, bot=bot, is_bot_seat=True)
            case entries.BotLeft(seat):
                self._change_seat(seat, name=None, bot=None, is_bot_seat=False)
            case entries.NonceAdded(seat, nonce):
                self.seat_nonces = {**self.seat_nonces, seat: nonce}
            case entries.Began(nonces, chance):
                self.state, self.nonces, self.opening = "playing", nonces, [*self.opening, *chance]
                self.drawn += len(chance)
            case entries.Dealt(chance):
                self._add_words(entry.fact)
                self._add_draws(chance)
            case entries.Flagged(seat, bot, action, chance):
                if action is None:
                    self._let_bot_play(seat, bot)
                else:
                    self._add_move(Move(entry.seq, seat, action, chance, flagged=True))
            case entries.GivenToBot(seat, bot, away):
                self._let_bot_play(seat, bot, "back" if away else None)
            case entries.TakenBack(seat):
                self._take_over(seat)
            case entries.UndoAsked(seat, actions):
                self.undo = UndoRequest(seat, actions, entry.at)
            case entries.UndoAgreed(seat, actions):
                if actions is not None:
                    went_back = self._go_back(actions)
                elif self.undo is not None:
                    self.undo = replace(self.undo, agreed=self.undo.agreed | {seat})
            case entries.UndoDeclined():
                self.undo = None
            case entries.Undone(_, actions):
                went_back = self._go_back(actions)
            case entries.Paused(seat, lasts):
                self._pause(seat, entry.at, lasts)
            case entries.PauseAsked(seat):
                self.pauses = self.pauses.with_request(seat, entry.at)
            case entries.PauseAgreed(seat, lasts):
                self.pauses = self.pauses.with_consent(seat)
                if lasts is not None and self.pauses.request is not None:
                    self._pause(self.pauses.request.seat, entry.at, lasts)
            case entries.PauseDeclined():
                self.pauses = self.pauses.without_request()
            case entries.RequestLapsed():
                self._drop_requests()
            case entries.Resumed():
                self.state, self.pauses = "playing", self.pauses.ended()
            case entries.Reminded(seat):
                self.away = self.away.with_reminder(seat, entry.at)
            case entries.BotVoted(seat, asked, bot):
                self.away = self.away.with_bot_vote(seat)
                if bot is not None:
                    self._let_bot_play(asked, bot, "turn")
            case entries.EndVoted(seat, _, ends):
                self.away = self.away.with_end_vote(seat)
                if ends:
                    self._abandon()
            case entries.CameBack(seat):
                self._end_absence(seat)
            case entries.Resigned(seat, bot) | entries.ClosedSeat(seat, bot):
                self._change_seat(seat, bot=bot, resigned=True, bot_until=None)
                self._drop_requests()  # those who are left may ask again
            case entries.Abandoned() | entries.Ended() | entries.RulesChanged():
                self._abandon()
            case entries.BrokenOff():
                self.state = "abandoned"
            case entries.Rematched(table):
                self.rematch = table
        return went_back

    def _follow_rounds(self, fact: AnyFact) -> None:
        if self.rounds is None:
            return
        for item in self.items_of(fact):
            self.rounds = self.rounds.after(item)
            if isinstance(item, DealItem) and self.together:
                for place in range(len(item.draws)):
                    self.values = self.values.appended(Value(self.rounds.state, place))

    def _add_words(self, fact: entries.Dealt) -> None:
        """At a table dealt by its host, the links of the opening round are words that go with the seed."""
        if fact.round is not None and not self.together:
            self.nonces = [word for _, word in fact.round.answers]

    def _change_seat(self, seat: int, **changes: Any) -> None:
        self.seats[seat] = replace(self.seats[seat], **changes)

    def _let_bot_play(self, seat: int, bot: str | None, until: BotUntil | None = None) -> None:
        self._change_seat(seat, bot=bot, bot_until=until)
        self.pauses = self.pauses.without_request()  # the consent of others is needed now
        self.away = self.away.dropped()

    def _take_over(self, seat: int) -> None:
        """The holder plays again; if time is up, the bot first ends the turn."""
        if self.asked == seat and self.clocks.is_spent(seat):
            self._change_seat(seat, bot_until="time")
        else:
            self._change_seat(seat, bot=None, bot_until=None)

    def _abandon(self) -> None:
        self.state, self.pauses = "abandoned", self.pauses.ended()
        self._drop_requests()

    def _end_absence(self, seat: int) -> None:
        """The holder of a seat is back, or has decided otherwise: no bot plays because of the absence."""
        self.away = self.away.dropped()
        if self.seats[seat].bot_until in ("turn", "back"):
            self._change_seat(seat, bot=None, bot_until=None)

    def _end_lent_turns(self) -> None:
        """Take the turns that are over back from the bots that played them."""
        if any(seat.bot_until in _ONE_TURN for seat in self.seats):
            actor = self.position.actor()
            if actor != CHANCE:
                self._take_turns_back(actor)

    def _take_turns_back(self, actor: int | None) -> None:
        """Let no bot play a turn for anybody but this seat."""
        for number, seat in enumerate(self.seats):
            if seat.bot_until in _ONE_TURN and number != actor:
                self._change_seat(number, bot=None, bot_until=None)

    def _pause(self, seat: int, at: int, lasts: int | None) -> None:
        """Pause the game; a pause without an end, of a game without a clock or of an old log, is not
        counted."""
        self.state = "paused"
        if lasts is not None:
            self.pauses = self.pauses.begun(seat, at + lasts)

    def _drop_requests(self) -> None:
        self.undo, self.pauses = None, self.pauses.without_request()
        self.away = self.away.dropped()

    def _add_move(self, move: Move) -> None:
        self.moves = self.moves.appended(move)
        self._count_move(move, 1)
        self._drop_requests()
        self._take_turns_back(move.seat)

    def _add_draws(self, chance: Sequence[str]) -> None:
        """Add draws to the last move, or to the opening before the first one."""
        self.drawn += len(chance)
        if not self.moves:
            self.opening = [*self.opening, *chance]
            return
        last = self.moves[-1]
        dealt = msgspec.structs.replace(last, chance=[*last.chance, *chance])
        self.moves = self.moves.truncated(len(self.moves) - 1).appended(dealt)

    def _go_back(self, actions: int) -> bool:
        for move in self.moves[actions:]:
            self._count_move(move, -1)
        self.moves = self.moves.truncated(actions)
        self._kept = self._kept.up_to(actions)
        self._drop_requests()
        self.undos += 1
        self._take_turns_back(None)
        return True

    def _count_move(self, move: Move, sign: int) -> None:
        """Count a move and its draws, or count them no longer."""
        self.drawn += sign * len(move.chance)
        counts = [*self.moves_of]
        counts[move.seat] += sign
        self.moves_of = tuple(counts)

    def _check_game_over(self) -> None:
        if self.state == "playing" and self.position.actor() == OVER:
            self.state = "over"
            self._drop_requests()
        if self.over:
            self._kept = self._kept.first_only()  # nothing is taken back any more

    def _update_clocks(self, entry: Entry) -> None:
        """Stop the clock of the seat that decided, and start that of the person to decide."""
        if not self.clocks.enabled:
            return
        asked = self.asked
        match entry.fact:
            case entries.Acted(seat=seat) | entries.Flagged(seat=seat, action=str()):
                by_bot = self.seats[seat].bot is not None
                number = 0 if by_bot else self.moves_of[seat]
                self.clocks.record_decision(seat, entry.at, number)
            case entries.Undone(actions=actions) | entries.UndoAgreed(actions=int(actions)):
                assert asked is not None, "the seat that undoes an action decides again"
                self.clocks.go_back(actions, asked, entry.at)
            case entries.TakenBack(seat=seat):
                self.clocks.grant_overtime(seat)
        is_person = asked is not None and self.seats[asked].bot is None
        self.clocks.run(asked if is_person else None, entry.at)


_ONE_TURN = ("turn", "time")
_ASKING = (
    entries.Began,
    entries.Acted,
    entries.Dealt,
    entries.Flagged,
    entries.Undone,
    entries.UndoAgreed,
    entries.Resumed,
    entries.TakenBack,
    entries.CameBack,
)
_UNDOS = (entries.Undone, entries.UndoAgreed)


def _action_texts(fact: AnyFact) -> list[str]:
    """The actions of the game that an entry holds."""
    match fact:
        case entries.Began(chance=chance) | entries.Dealt(chance=chance):
            return chance
        case entries.Acted(action=action, chance=chance):
            return [action, *chance]
        case entries.Flagged(action=str(action), chance=chance):
            return [action, *chance]
    return []


def _remaining_moves(fact: AnyFact) -> int | None:
    """How many moves remain after an undo; None if the entry is no undo."""
    return fact.actions if isinstance(fact, _UNDOS) else None


def listing_actions(head: Head, log: Iterable[Entry]) -> Generator[None, None, list[str]]:
    """The actions of a log that count, chance included; nothing is played. It pauses after every entry."""
    set_up = head.set_up
    table = Table(head, Uptime(), Start(set_up.make_game().start(len(set_up.seats)), 0))
    for entry in log:
        table._add_entry(entry)
        table._apply_fact(entry)
        yield
    return table.actions


def playing_branch(head: Head) -> Generator[None, None, Start]:
    """The work of playing what a branch took over, which pauses after every action."""
    set_up = head.set_up
    logged, drawn = LoggedActions.of(set_up), 0
    position = logged.game.start(len(set_up.seats))
    for text in () if set_up.branch is None else set_up.branch.actions:
        drawn += position.actor() == CHANCE
        logged.repeat(position, text)
        yield
    return Start(position, drawn)
