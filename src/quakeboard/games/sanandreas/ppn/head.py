"""The head of a PPN file: who plays, by which rules, and what proves that chance was fair.

What a record holds beside its moves stands here, so that it comes back as it was. A head written by hand
needs no more than `GameType: San Andreas`; keys that are not known here are passed over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from msgspec import UNSET, Meta

from quakeboard.core.errors import QuakeboardError
from quakeboard.core.registry import UNKNOWN_RULES
from quakeboard.games.sanandreas.ppn.entries import Entries, entry_line
from quakeboard.games.sanandreas.ppn.pieces import SUIT_NAMES, SUITS
from quakeboard.games.sanandreas.ppn.refusals import BAD_TABLE, GAME_TYPE, refused, refused_by_the_rules
from quakeboard.games.sanandreas.ppn.text import BEGINNING, END
from quakeboard.games.sanandreas.rules.actions import First
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.sanandreas.rules.options import SEATS
from quakeboard.games.sanandreas.spec import SPEC
from quakeboard.play.record import BadRecord, ChanceProof, Record, Seat

GAME_NAME = "San Andreas"
NOTE = "This file shows everything, also the coins that players keep secret."


def write_head(record: Record, first: int | None) -> list[str]:
    """The lines of the head, marks included; `first` is the seat that begins, if that is known."""
    # A transcript has no place in a head, and without it the rest proves nothing.
    chance = record.chance if record.chance.together is None else ChanceProof()
    lines = [BEGINNING, f"GameType: {GAME_NAME}", entry_line("Players", record.names)]
    if any(seat.bot is not None for seat in record.seats):
        lines.append(entry_line("Bots", [seat.bot for seat in record.seats]))
    if first is not None:
        lines.append(f"FirstPlayer: {SUIT_NAMES[first]}")
    lines += [entry_line("Options", record.options), entry_line("Rules", record.rules_version)]
    if record.outcome is not None:
        lines.append(entry_line("Scores", record.outcome.scores))
    if chance.commitment is not None:
        lines.append(entry_line("Commitment", chance.commitment))
    if chance.seed is not None and record.outcome is not None:  # a secret as long as the game goes on
        lines.append(entry_line("Seed", chance.seed))
    if chance.nonces:
        lines.append(entry_line("Nonces", chance.nonces))
    if chance.given is not UNSET:
        lines.append(entry_line("Given", chance.given))
    return [*lines, entry_line("Note", NOTE), END]


@dataclass
class Head:
    """What a head says."""

    seats: list[Seat] | None
    """The players; None if the head does not name them."""
    options: dict[str, Any]
    rules_version: int
    first: int | None
    chance: ChanceProof
    scores: list[int] | None
    """The result that the head claims."""
    scores_line: int
    line: int
    """The line of its most important entry, which refusals of the whole head name."""

    def seat_all(self, seats: int) -> list[Seat]:
        """The players, with the names of their suits if nothing else is known."""
        return self.seats or [Seat(name) for name in SUIT_NAMES[:seats]]

    def make_game(self, seats: int) -> SanAndreas:
        """The game with its options; raises `BadPPN` if this number of players cannot play it."""
        try:
            game = SanAndreas.from_json(self.options)
            game.options.check_seats(seats)
            if self.rules_version != SPEC.rules_version:
                raise BadRecord(UNKNOWN_RULES, version=self.rules_version, known=SPEC.rules_version)
        except QuakeboardError as error:
            raise refused_by_the_rules(BAD_TABLE, self.line, error) from error
        return game


def read_head(lines: Sequence[str]) -> Head:
    """The head in these lines, which are the first of the file; raises `BadPPN`."""
    entries = Entries(lines)
    line = _check_game(entries)
    seats = _read_seats(entries)
    return Head(
        seats=seats,
        options=entries.get("Options", dict[str, Any], {"first": None}),
        rules_version=entries.get("Rules", int, SPEC.rules_version),
        first=_read_first(entries, seats),
        chance=ChanceProof(
            commitment=entries.get("Commitment", str),
            seed=entries.get("Seed", str),
            nonces=entries.get("Nonces", list[str], []),
            given=entries.get("Given", Annotated[int, Meta(ge=0)], UNSET),
        ),
        scores=entries.get("Scores", list[int]),
        scores_line=entries.line("Scores"),
        line=line,
    )


def first_seat(record: Record) -> int | None:
    """The seat that begins, by the options or by chance; None as long as it is not known."""
    game = SanAndreas.from_json(record.options)
    if game.options.first is not None or not record.actions:
        return game.options.first
    action = game.read(record.actions[0])
    return action.seat if isinstance(action, First) else None


def _check_game(entries: Entries) -> int:
    """The line that names the set-up; raises `BadPPN` if it is not that of San Andreas."""
    key = "SetUp" if "SetUp" in entries else "GameType"
    given = entries.get(key, Any)
    names = given if isinstance(given, dict) else {"Name": given}
    name = next((value for key, value in names.items() if key.lower() == "name"), None)
    if not isinstance(name, str) or "".join(filter(str.isalpha, name.lower())) != "sanandreas":
        raise refused(GAME_TYPE, entries.line(key))
    return entries.line(key)


def _read_seats(entries: Entries) -> list[Seat] | None:
    """The players; None if the head does not name them."""
    names = _read_names(entries)
    if names is None:
        return None
    bots = entries.get("Bots", list[str | None], [None] * len(names))
    if len(bots) != len(names):
        raise entries.bad_value("Bots")
    return [Seat(name, bot) for name, bot in zip(names, bots, strict=True)]


def _read_names(entries: Entries) -> Sequence[str] | None:
    """The names of the players: a list or, written by hand, their number, a line, or each with a suit."""
    match entries.get("Players", int | str | list[str] | dict[str, str]):
        case int(count) if count in SEATS:
            return SUIT_NAMES[:count]
        case str(line):
            return [name.strip() for name in line.split(",")]
        case dict(names) if set(names) == set(SUIT_NAMES[: len(names)]):
            return [names[suit] for suit in SUIT_NAMES[: len(names)]]
        case list() | None as names:
            return names
    raise entries.bad_value("Players")


def _read_first(entries: Entries, seats: Sequence[Seat] | None) -> int | None:
    """The seat that begins, by its suit or, written by hand, by the name of its player."""
    name = entries.get("FirstPlayer", str)
    if name is None:
        return None
    for names in (SUIT_NAMES, SUITS, [seat.name for seat in seats or ()]):
        if name in names:
            return list(names).index(name)
    raise entries.bad_value("FirstPlayer")
