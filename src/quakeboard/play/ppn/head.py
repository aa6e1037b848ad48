"""The head of a PPN file: who plays, by which rules, and what proves that chance was fair.

What a record holds beside its moves stands here, so that it comes back as it was. A head written by hand
needs no more than `GameType: San Andreas`; keys that are not known here are passed over.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from quakeboard.play.ppn.pieces import SUIT_NAMES, SUITS
from quakeboard.play.ppn.refusals import (
    BAD_TABLE,
    BAD_VALUE,
    GAME_TYPE,
    BadPPN,
    refused,
    refused_by_the_rules,
)
from quakeboard.play.ppn.yaml import BEGINNING, END, Entry, read_yaml, yaml_line
from quakeboard.play.record import UNKNOWN_RULES, BadRecord, ChanceProof, Record, Seat
from quakeboard.rules.game import QuakeboardError
from quakeboard.rules.sanandreas.actions import First
from quakeboard.rules.sanandreas.game import RULES_VERSION, SanAndreas
from quakeboard.rules.sanandreas.options import SEATS

GAME_NAME = "San Andreas"
NOTE = "This file shows everything, also the coins that players keep secret."
LONGEST_NAME = 80


def write_head(record: Record, first: int | None) -> list[str]:
    """The lines of the head, marks included; `first` is the seat that begins, if that is known."""
    chance = record.chance
    lines = [
        BEGINNING,
        yaml_line("GameType", GAME_NAME, plain=True),
        yaml_line("Players", record.names),
    ]
    if any(seat.bot is not None for seat in record.seats):
        lines.append(yaml_line("Bots", [seat.bot for seat in record.seats]))
    if first is not None:
        lines.append(yaml_line("FirstPlayer", SUIT_NAMES[first], plain=True))
    lines += [yaml_line("Options", record.options), yaml_line("Rules", record.rules_version)]
    if record.outcome is not None:
        lines.append(yaml_line("Scores", record.outcome.scores))
    if chance.commitment is not None:
        lines.append(yaml_line("Commitment", chance.commitment))
    if chance.seed is not None:
        lines.append(yaml_line("Seed", chance.seed))
    if chance.nonces:
        lines.append(yaml_line("Nonces", chance.nonces))
    return [*lines, yaml_line("Note", NOTE), END]


@dataclass
class Head:
    """What a head says."""

    seats: list[Seat] | None
    """None if it does not say who plays."""
    options: dict[str, Any]
    rules_version: int
    first: int | None
    chance: ChanceProof
    scores: Entry | None
    line: int
    """Where its most important entry stands, to be blamed for the whole."""

    def seat_all(self, seats: int) -> list[Seat]:
        """Those who play, with the names of their suits if nothing else is known."""
        return self.seats or [Seat(name) for name in SUIT_NAMES[:seats]]

    def make_game(self, seats: int) -> SanAndreas:
        """The game with its options; raises `BadPPN` if so many cannot play it."""
        try:
            game = SanAndreas.from_json(self.options)
            game.options.check_seats(seats)
            if self.rules_version != RULES_VERSION:
                raise BadRecord(UNKNOWN_RULES, version=self.rules_version, known=RULES_VERSION)
        except QuakeboardError as error:
            raise refused_by_the_rules(BAD_TABLE, self.line, error) from error
        return game


def read_head(lines: Sequence[str]) -> Head:
    """The head in these lines, which are the first of the file; raises `BadPPN`."""
    entries = read_yaml(lines)
    line = _check_game(entries)
    seats = _read_seats(entries)
    return Head(
        seats=seats,
        options=_get(entries, "Options", _is_mapping, {"first": None}),
        rules_version=_get(entries, "Rules", _is_number, RULES_VERSION),
        first=_read_first(entries, seats),
        chance=ChanceProof(
            commitment=_get(entries, "Commitment", _is_text, None),
            seed=_get(entries, "Seed", _is_text, None),
            nonces=_get(entries, "Nonces", _is_list_of(_is_text), []),
        ),
        scores=entries.get("Scores"),
        line=line,
    )


def first_seat(record: Record) -> int | None:
    """The seat that begins, by the options or by chance; None as long as nobody knows."""
    game = SanAndreas.from_json(record.options)
    if game.options.first is not None or not record.actions:
        return game.options.first
    action = game.read(record.actions[0])
    return action.seat if isinstance(action, First) else None


def _check_game(entries: Mapping[str, Entry]) -> int:
    given = entries.get("GameType", Entry(None, 1))
    names = given.value if isinstance(given.value, dict) else {"Name": given.value}
    name = next((value for key, value in names.items() if key.lower() == "name"), None)
    if not isinstance(name, str) or "".join(filter(str.isalpha, name.lower())) != "sanandreas":
        raise refused(GAME_TYPE, given.line)
    return given.line


def _read_seats(entries: Mapping[str, Entry]) -> list[Seat] | None:
    if isinstance(entries.get("Players", Entry(None, 0)).value, int):
        count = _get(entries, "Players", _is_number, 0)
        if count not in SEATS:
            raise _unfit(entries, "Players")
        return [Seat(name) for name in SUIT_NAMES[:count]]
    names = _get(entries, "Players", _is_list_of(_is_name), None)
    if names is None:
        return None
    bots = _get(entries, "Bots", _is_list_of(_is_text_or_nothing), [None] * len(names))
    if len(bots) != len(names):
        raise _unfit(entries, "Bots")
    return [Seat(name, bot) for name, bot in zip(names, bots, strict=True)]


def _read_first(entries: Mapping[str, Entry], seats: Sequence[Seat] | None) -> int | None:
    """The seat that begins, by its suit or, written by hand, by the name of its player."""
    name = _get(entries, "FirstPlayer", _is_text, None)
    if name is None:
        return None
    for names in (SUIT_NAMES, SUITS, [seat.name for seat in seats or ()]):
        if name in names:
            return list(names).index(name)
    raise _unfit(entries, "FirstPlayer")


def _get(entries: Mapping[str, Entry], key: str, is_fit: Callable[[Any], bool], default: Any) -> Any:
    """The value of a key, if it is there and fit."""
    if key not in entries or entries[key].value is None:
        return default
    value = entries[key].value
    if not is_fit(value):
        raise _unfit(entries, key)
    return value


def _unfit(entries: Mapping[str, Entry], key: str) -> BadPPN:
    return refused(BAD_VALUE, entries[key].line, key=key)


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_name(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value) <= LONGEST_NAME


def _is_text_or_nothing(value: Any) -> bool:
    return value is None or isinstance(value, str)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_mapping(value: Any) -> bool:
    return isinstance(value, dict)


def _is_list_of(is_fit: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list) and all(map(is_fit, value))
