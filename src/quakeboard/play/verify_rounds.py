"""Verifies chance that was dealt together: replays a transcript with what was undone, and derives every draw.

A transcript is refused if a link is wrong, if a draw is not what the links say, and if more or less was drawn
in a round than the game needed, for then a host could have drawn again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from quakeboard.core import older_rules
from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.core.game import CHANCE, AnyPosition
from quakeboard.core.registry import make_game
from quakeboard.play.chance.rounds import RoundDraws, Rounds, Value
from quakeboard.play.chance.transcript import (
    ActItem,
    AnyItem,
    AskItem,
    BackItem,
    BeginItem,
    ChainItem,
    DealItem,
    KnownItem,
    first_hash,
    public_action,
    undone_acts,
)
from quakeboard.play.record import BadRecord, Record, Transcript
from quakeboard.play.replay import steps
from quakeboard.play.verified import ChainUse, Dealing, Participant, VerifiedDraw, dealing, participants

BAD_ITEM = Reason("bad-item", "chance", "Item {item} of the transcript is wrong: {why}")
WRONG_DEALT = Reason("wrong-dealt", "chance", "The links say “{due}”, not “{found}”.")
NO_DRAW_DUE = Reason("no-draw-due", "chance", "Chance has nothing to draw there.")
DRAWS_MISSING = Reason("draws-missing", "chance", "Not all draws were made that the game needs there.")
KNOWN_DRAWS = Reason("known-draws", "chance", "Values that were known from before an undo come first.")
OTHER_ACTION = Reason("other-action", "chance", "The record has “{found}” there.")
NO_SUCH_ACTION = Reason("no-such-action", "chance", "The record has no such action.")
NOT_THE_SEAT = Reason("not-the-seat", "chance", "Seat {seat} cannot do that then.")
NOT_THE_BEGINNING = Reason("not-the-beginning", "chance", "A game begins once, and before anything happens.")
NO_SUCH_MOVE = Reason("no-such-move", "chance", "There is no move {moves} to take back.")
TOO_FEW_ITEMS = Reason("too-few-items", "chance", "The transcript ends before the record does.")
WRONG_GIVEN = Reason(
    "wrong-given",
    "chance",
    "The record says that {given} draws were taken over; the actions that were have {found}.",
)
OTHER_RULES = Reason(
    "other-rules",
    "chance",
    "The game was played by version {version} of the rules, by which its transcript cannot be followed here.",
)
OTHER_OPTIONS = Reason("other-options", "chance", "The transcript is of a game with other options.")
CHECKED_AS_WRONG = (BAD_ITEM, TOO_FEW_ITEMS, WRONG_GIVEN, OTHER_OPTIONS)

KEPT = 32  # moves between two positions that are kept, so that undos are quick


class Misfit(QuakeboardError):
    """An item that does not fit the game."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A draw of a transcript with all that could have happened."""

    item: int
    action: str
    outcomes: list[str]
    weights: list[int]
    round: int | None
    """The number of its round, from 0; None if its value was known."""


@dataclass(frozen=True, slots=True)
class Round:
    """The chains that a round asked, and those that answered."""

    asked: tuple[int, ...]
    answered: tuple[int, ...]


class TranscriptReplay:
    """A transcript followed item by item, beside the game of its record."""

    def __init__(self, record: Record, transcript: Transcript, *, derive: bool = True) -> None:
        """Draws are derived, or taken as they stand there if not `derive`."""
        self.derive = derive
        self.record = record
        self.transcript = transcript
        self.game = record.make_game()
        self.rounds = Rounds.at_first(_first_hash(record, transcript), transcript.end)
        self.drawn: list[Drawn] = []
        """All draws, in order."""
        self.dealt: list[Round] = []
        """All rounds that have ended."""
        self._line: list[list[int | str]] = [[]]
        """The opening draws, then the moves that count: an action and its draws, as places in `drawn`."""
        self._counting = 0
        """How many draws count."""
        self._values: list[Value] = []
        self._asked: tuple[int, ...] = ()
        self._begun = False
        self._undone = undone_acts(transcript.items)
        self._taken_back = iter(transcript.undone)
        self.position, self._acts = _before_transcript(record, transcript)
        self._kept: list[AnyPosition] = []
        """Every so many moves the position before the next one."""

    def follow(self) -> None:
        """Follow all items; raises `BadRecord` at the first that is wrong."""
        for number, item in enumerate(self.transcript.items):
            try:
                self.rounds = self.rounds.after(item)
                self._follow(number, item)
            except QuakeboardError as error:
                raise BadRecord(BAD_ITEM, item=number, why=error) from error
        left_over = next(self._taken_back, None) is not None
        if left_over or self.actions() != self.record.actions[self.transcript.taken :]:
            raise BadRecord(TOO_FEW_ITEMS)

    def actions(self) -> list[str]:
        """The actions that count, draws included."""
        return [part if isinstance(part, str) else self.drawn[part].action for part in self._parts()]

    def steps(self) -> dict[int, int]:
        """The steps of the draws that count, by their places among all draws."""
        first = self.transcript.taken + 1
        return {part: step for step, part in enumerate(self._parts(), start=first) if isinstance(part, int)}

    def _parts(self) -> Iterator[int | str]:
        return (part for move in self._line for part in move)

    @property
    def _moves(self) -> int:
        return len(self._line) - 1

    # ------------------------------------------------------------------ items

    def _follow(self, number: int, item: AnyItem) -> None:
        match item:
            case ChainItem(seat, _):
                self._check_seat(seat)
            case BeginItem():
                if self._begun:
                    raise Misfit(NOT_THE_BEGINNING)
                self._begun = True
            case ActItem(seat, action):
                self._act(seat, action, is_undone=number in self._undone)
            case KnownItem(draws):
                self._draw(RoundDraws(self._values[self._counting :]), draws, number)
            case AskItem(chains):
                if self.position.actor() != CHANCE or not self._begun:
                    raise Misfit(NO_DRAW_DUE)
                if self._counting < len(self._values):
                    raise Misfit(KNOWN_DRAWS)
                self._asked = tuple(chains)
            case DealItem(answers, _, draws):
                fresh = RoundDraws((), self.rounds.state)
                self._draw(fresh, draws, number, len(self.dealt))
                self._values += fresh.fresh_values
                self.dealt.append(Round(self._asked, tuple(chain for chain, _ in answers)))
            case BackItem(moves):
                self._go_back(moves)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.record.seats):
            raise Misfit(NOT_THE_SEAT, seat=seat)

    def _act(self, seat: int, action: str, *, is_undone: bool) -> None:
        self._check_seat(seat)
        if not self._begun or self.position.actor() != seat:
            raise Misfit(NOT_THE_SEAT, seat=seat)
        full = next(self._taken_back if is_undone else self._acts, None)
        if full is None:
            raise Misfit(NO_SUCH_ACTION)
        if public_action(self.game, seat, full) != action:
            raise Misfit(OTHER_ACTION, found=full)
        if self._moves == KEPT * len(self._kept):
            self._kept.append(self.position.copy())
        self.position.apply(self.game.read(full))
        self._line.append([full])

    def _draw(self, source: RoundDraws, draws: Sequence[str], item: int, round_: int | None = None) -> None:
        """Derive these draws, which have to be all that the game needs and the source has."""
        if not draws:
            raise Misfit(DRAWS_MISSING)
        for found in draws:
            if self.position.actor() != CHANCE or not source.has_value:
                raise Misfit(NO_DRAW_DUE)
            kernel, outcomes = self.position.kernel, self.position.texts()
            weights = kernel.weights()
            place = source.draw(weights)
            if not self.derive and found in outcomes:
                place = outcomes.index(found)
            if outcomes[place] != found:
                raise Misfit(WRONG_DEALT, due=outcomes[place], found=found)
            kernel.step(kernel.codes()[place])
            self._line[-1].append(len(self.drawn))
            self.drawn.append(Drawn(item, found, outcomes, weights, round_))
            self._counting += 1
        if self.position.actor() == CHANCE and source.has_value:
            raise Misfit(DRAWS_MISSING)

    def _go_back(self, moves: int) -> None:
        if not 0 <= moves < self._moves:
            raise Misfit(NO_SUCH_MOVE, moves=moves + 1)
        kept = moves // KEPT
        self.position = self._kept[kept].copy()
        del self._kept[kept + 1 :]
        self._counting -= sum(len(move) - 1 for move in self._line[moves + 1 :])
        del self._line[moves + 1 :]
        for move in self._line[kept * KEPT + 1 :]:
            for part in move:
                text = part if isinstance(part, str) else self.drawn[part].action
                self.position.kernel.step(self.position.encode(self.game.read(text)))


def _first_hash(record: Record, transcript: Transcript) -> bytes:
    game, version = record.make_game(), transcript.rules_version
    if version != record.rules_version and older_rules.differ(game, version):
        raise BadRecord(OTHER_RULES, version=version)
    if make_game(record.game, transcript.options).options_to_json() != game.options_to_json():
        raise BadRecord(OTHER_OPTIONS)
    # As they were written then: an option that was added to a game later is not in older hashes.
    return first_hash(
        transcript.table,
        record.game,
        version,
        transcript.options,
        len(record.seats),
        transcript.end,
        transcript.alone,
        record.actions[: transcript.taken],
    )


def _before_transcript(record: Record, transcript: Transcript) -> tuple[AnyPosition, Iterator[str]]:
    """The position after the actions that were taken over, and the actions of seats after them.

    Raises `BadRecord` if the record does not replay, or took over other draws than it says.
    """
    acts, given, before = [], 0, None
    for step in steps(record):
        if step.number <= transcript.taken:
            given += step.actor == CHANCE
        elif step.actor != CHANCE:
            acts.append(str(step.action))
        if step.number == transcript.taken:
            before = step.position.copy()
    if before is None or given != record.chance.taken_over:
        raise BadRecord(WRONG_GIVEN, given=record.chance.taken_over, found=given)
    return before, iter(acts)


@dataclass(frozen=True, slots=True)
class VerifiedRounds:
    """What a transcript shows."""

    draws: tuple[VerifiedDraw, ...]
    chains: tuple[ChainUse, ...]
    transcript: str
    """The hash of the whole transcript."""
    not_waited: int


def verify_rounds(record: Record, transcript: Transcript) -> VerifiedRounds:
    """Derive every draw of a transcript again; raises `BadRecord`."""
    replay = TranscriptReplay(record, transcript)
    replay.follow()
    chains = replay.rounds.chains
    people = participants([chain.seats for chain in chains])
    rounds = [_dealing(one, people) for one in replay.dealt]
    found = replay.steps()
    draws = tuple(
        VerifiedDraw(
            draw.action,
            Dealing("known") if draw.round is None else rounds[draw.round],
            found.get(place),
            draw.round,
        )
        for place, draw in enumerate(replay.drawn)
    )
    answered = Counter(chain for one in replay.dealt for chain in one.answered)
    uses = tuple(
        ChainUse(chain.end, people[number], chain.asked, answered[number])
        for number, chain in enumerate(chains)
    )
    waited = _not_waited(record, transcript, replay.dealt, people)
    return VerifiedRounds(draws, uses, replay.rounds.transcript.hex(), waited)


def _dealing(one: Round, people: Sequence[Participant]) -> Dealing:
    missing = [people[chain] for chain in one.asked if chain not in one.answered]
    return dealing((people[chain] for chain in one.answered), missing)


def _not_waited(
    record: Record, transcript: Transcript, dealt: Sequence[Round], people: Sequence[Participant]
) -> int:
    """The rounds of a table that was to wait in which no two people were asked although two played on."""
    playing = {seats for seats in people if any(record.seats[seat].bot is None for seat in seats)}
    if transcript.alone != "wait" or len(playing) < 2:
        return 0
    return sum(len({people[chain] for chain in one.asked}) < 2 for one in dealt)
