"""Games that bots play on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Protocol

from quakeboard.bots.player import Player
from quakeboard.bots.spec import BotSpec
from quakeboard.core.game import CHANCE, Action, AnyGame, AnyPosition
from quakeboard.play.chance.seed import Chance
from quakeboard.play.match import Match
from quakeboard.play.record import Record, Seat
from quakeboard.play.step import Step


class Decider(Protocol):
    """Decides for a seat."""

    def decide(self, position: AnyPosition) -> Action:
        """What is done in a position in which the seat is asked."""


def play_on(match: Match, players: Mapping[int, Decider]) -> Iterator[Step]:
    """Let chance and these seats act until another seat is asked or the game is over."""
    while (actor := match.actor) == CHANCE or actor in players:
        if actor == CHANCE:
            yield match.deal()
        else:
            action = players[actor].decide(match.position)
            yield Step(actor, action, match.act(action))


def seed_players(game: AnyGame, specs: Sequence[BotSpec], seed: str) -> list[Player]:
    """A bot for each seat, with random numbers of its own that follow from the seed."""
    return [
        Player(spec.make(game), spec.cpu_budget, Random(f"{seed} {seat}")) for seat, spec in enumerate(specs)
    ]


def start_match(game: AnyGame, specs: Sequence[BotSpec], seed: str) -> Match:
    """A game between bots before its first action; the draws depend on the seed alone."""
    seats = [Seat(f"Seat {seat}", str(spec)) for seat, spec in enumerate(specs)]
    return Match(game, seats, Chance.from_text(seed))


def play_match(game: AnyGame, specs: Sequence[BotSpec], seed: str) -> Record:
    """Play a game to the end, with one bot a seat; the seed decides the draws and what the bots choose."""
    match = start_match(game, specs, seed)
    for _ in play_on(match, dict(enumerate(seed_players(game, specs, seed)))):
        pass
    return match.record
