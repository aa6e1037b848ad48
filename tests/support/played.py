"""Whole games for tests that need one."""

from __future__ import annotations

import random

import msgspec

from quakeboard.core.game import CHANCE
from quakeboard.core.registry import make_game
from quakeboard.games.seismic.rules.pieces import MANIFEST
from quakeboard.play.chance.seed import Chance
from quakeboard.play.match import Match
from quakeboard.play.record import ChanceProof, Record, Seat

CHANCE_VERBS = frozenset(("first", "draw", "roll"))
"""How the notation of chance actions begins in both games."""


def play_random(
    seed: str = "1",
    seats: int = 2,
    nonces: tuple[str, ...] = (),
    game: str = "seismic",
    **options: object,
) -> Record:
    """A whole game by random players."""
    people = [Seat(f"Seat {n}") for n in range(seats)]
    return _play_on(Match(make_game(game, options), people, Chance.from_text(seed, nonces)), seed)


def play_short(seed: str = "1", seats: int = 2, **options: object) -> Record:
    """A game of Seismic with few tiles, by random players."""
    tiles = {**dict.fromkeys(MANIFEST, 0), "03": 6, "01": 4, "02": 7, "+3:024": 3}
    return play_random(seed, seats, manifest=tiles, **options)


def branch_random(record: Record, step: int, seed: str = "branch") -> Record:
    """The same game up to this step, played on by random players with a seed of its own."""
    chance = Chance.from_text(seed)
    given = sum(text.split()[0] in CHANCE_VERBS for text in record.actions[:step])
    proof = ChanceProof(chance.commitment, given=given)
    start = msgspec.structs.replace(record, actions=record.actions[:step], chance=proof, outcome=None)
    return _play_on(Match.resume(start, chance), seed)


def _play_on(match: Match, seed: str) -> Record:
    dice = random.Random(seed)
    while not match.over:
        if match.actor == CHANCE:
            match.deal()
        else:
            match.act(dice.choice(match.position.legal()))
    return match.record
