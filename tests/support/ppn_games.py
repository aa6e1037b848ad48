"""Games of San Andreas in Portable Piecepack Notation, and what tests ask of them."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from quakeboard.core.game import OVER
from quakeboard.games.sanandreas.ppn import BadPPN, read_ppn, write_ppn
from quakeboard.games.sanandreas.rules.actions import Mark
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.sanandreas.rules.options import Options
from quakeboard.play.record import ChanceProof, Record, Seat, new_record, outcome_to_record

HEAD = "---\nGameType: San Andreas\nPlayers: 3\nFirstPlayer: Suns\n...\n"
FIRST_LINE = HEAD.count("\n") + 1
QUAKE = "1. pS@a15 2. pM@a11 3. pC@f3 4. pA@g1\n"
"""Pawns on the tiles tSn, tMn, tAn and tA3: a quake."""
SETTINGS = [  # seed, seats, the seat that begins, and how keen players are on quakes
    *((seed, 3 + seed % 2, None if seed % 3 else seed % 2, (0.3, 0.6, 0.9)[seed % 3]) for seed in range(15)),
    (16, 3, None, 0.3),  # a swap that is declined just before the scoring
    *((seed, 3 + seed % 2, None, 0.5) for seed in range(17, 23)),  # with lakes and closed lost coins
]


@cache
def play(seed: int, seats: int = 3, first: int | None = None, keen: float = 0.5) -> Record:
    """A whole game by random players."""
    dice = random.Random(seed)
    game = SanAndreas(Options(first, lakes=seed > 16, lost="closed" if seed > 16 else "open"))
    position = game.start(seats)
    record = new_record(game, [Seat(f"Player {n}") for n in range(seats)], ChanceProof())
    while position.actor() != OVER:
        legal = position.legal()
        marks = [action for action in legal if isinstance(action, Mark)]
        action = dice.choice(marks if marks and dice.random() < keen else legal)
        position.apply(action)
        record.actions.append(str(action))
    outcome = position.outcome()
    assert outcome is not None
    record.outcome = outcome_to_record(outcome)
    return record


@cache
def written(*setting: Any) -> str:
    return write_ppn(play(*setting))


def cut(record: Record, steps: int) -> Record:
    """The record as it was after so many steps; the last one may not end the game."""
    return Record(**{**fields(record), "actions": record.actions[:steps], "outcome": None})


def fields(record: Record) -> dict[str, Any]:
    return {name: getattr(record, name) for name in record.__struct_fields__}


def movetext(text: str) -> str:
    return text.split("\n...\n", 1)[1]


def without_comments(text: str) -> str:
    return re.sub(r"\{[^}]*\}", "", text)


def numbered(text: str) -> Iterator[tuple[str, list[str]]]:
    """Each number in a movetext without comments, and its words."""
    number, words = "", []
    for word in without_comments(text).split():
        if word.endswith("."):
            if number:
                yield number, words
            number, words = word, []
        else:
            words.append(word)
    yield number, words


def refused(text: str) -> BadPPN:
    with pytest.raises(BadPPN) as found:
        read_ppn(text)
    assert "\n" not in found.value.sentence
    return found.value
