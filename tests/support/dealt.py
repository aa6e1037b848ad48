"""Whole games whose chance was dealt together, made without a table."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from random import Random

import msgspec
from played import CHANCE_VERBS, play_short

from quakeboard.core.game import CHANCE, OVER, AnyPosition
from quakeboard.core.registry import make_game
from quakeboard.games.seismic.rules.pieces import MANIFEST
from quakeboard.play.carried_proof import carried, proof_up_to
from quakeboard.play.chance.chains import HashChain, server_chain
from quakeboard.play.chance.rounds import RoundDraws, Rounds, Value, deal_values
from quakeboard.play.chance.seed import Chance
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
)
from quakeboard.play.record import ChanceProof, Record, Seat, Transcript, new_record, outcome_to_record

FEW_TILES = {**dict.fromkeys(MANIFEST, 0), "03": 6, "01": 4, "02": 7, "+3:024": 3}


class Dealer:
    """Plays a game at random, and deals its chance together."""

    def __init__(
        self,
        seed: str,
        chains: Sequence[tuple[int, ...]],
        *,
        game: str,
        seats: int,
        options: dict[str, object],
        alone: str = "deal",
        given: Sequence[str] = (),
    ) -> None:
        self.dice = Random(seed)
        self.game = make_game(game, options)
        self.seats = seats
        self.secret = sha256(seed.encode()).digest()
        self.alone = alone
        self.given = [*given]
        self.end = server_chain(self.secret, 0).end.hex()
        written = self.game.options_to_json()
        first = first_hash("t1", game, self.game.rules_version, written, seats, self.end, alone, given)
        self.rounds = Rounds.at_first(first, self.end)
        self.items: list[AnyItem] = []
        self.chains: list[HashChain] = []
        self.values: list[Value] = []
        self.opening: list[str] = []
        self.moves: list[list[str]] = []
        self.acts: list[tuple[str, list[str]]] = []
        """All actions of seats, each with the move it is in."""
        self.positions: list[AnyPosition] = []
        """The position before each move."""
        self.position = self.game.start(seats)
        self.taken_draws = 0
        for text in given:
            self.taken_draws += self.position.actor() == CHANCE
            self.position.apply(self.game.read(text))
        for at in chains:
            self.publish(at)

    def add(self, item: AnyItem) -> None:
        self.items.append(item)
        self.rounds = self.rounds.after(item)

    def publish(self, seats: Sequence[int]) -> None:
        """Publish one chain at these seats."""
        root = sha256(b"%s %d" % (self.secret, len(self.chains))).digest()
        self.chains.append(HashChain(root))
        for seat in seats:
            self.add(ChainItem(seat, self.chains[-1].end.hex()))

    def draw(self, asked: Sequence[int], answering: Sequence[int]) -> None:
        """Deal what the position waits for."""
        move = self.moves[-1] if self.moves else self.opening
        drawn = len(self.opening) + sum(len(one) - 1 for one in self.moves)
        known = [str(step.action) for step in deal_values(self.position, RoundDraws(self.values[drawn:]))]
        if known:
            self.add(KnownItem(known))
            move += known
        if self.position.actor() != CHANCE:
            return
        self.add(AskItem([*asked]))
        answers = [(n, self.chains[n].link(self.rounds.chains[n].asked).hex()) for n in answering]
        link = server_chain(self.secret, 0).link(self.rounds.server.asked).hex()
        fresh = RoundDraws((), self.rounds.closing(answers, link))
        steps = [str(step.action) for step in deal_values(self.position, fresh)]
        self.add(DealItem(answers, link, steps))
        self.values += fresh.fresh_values
        move += steps

    def act(self, action: str) -> None:
        seat = self.position.actor()
        self.positions.append(self.position.copy())
        self.position.apply(self.game.read(action))
        self.add(ActItem(seat, public_action(self.game, seat, action)))
        self.moves.append([action])
        self.acts.append((action, self.moves[-1]))

    def back(self, moves: int) -> None:
        self.add(BackItem(moves))
        self.position = self.positions[moves]
        del self.positions[moves:], self.moves[moves:]

    def record(self, names: Sequence[str] | None = None, source: ChanceProof | None = None) -> Record:
        counting = {id(move) for move in self.moves}
        transcript = Transcript(
            table="t1",
            end=self.end,
            rules_version=self.game.rules_version,
            options=self.game.options_to_json(),
            items=self.items,
            alone="wait" if self.alone == "wait" else "deal",
            taken=len(self.given),
            undone=[action for action, move in self.acts if id(move) not in counting],
        )
        proof = ChanceProof(
            commitment=self.end,
            given=self.taken_draws or msgspec.UNSET,
            scheme=2,
            transcript=transcript,
            source=msgspec.UNSET if source is None else source,
        )
        people = [Seat(name) for name in names or [f"Seat {n}" for n in range(self.seats)]]
        record = new_record(self.game, people, proof)
        record.actions = [*self.given, *self.opening, *(text for move in self.moves for text in move)]
        outcome = self.position.outcome()
        record.outcome = None if outcome is None else outcome_to_record(outcome)
        return record


def deal_together(
    seed: str = "1",
    chains: Sequence[tuple[int, ...]] = ((0,), (1,)),
    *,
    game: str = "seismic",
    seats: int = 2,
    misses: float = 0.0,
    undos: float = 0.0,
    absent: float = 0.0,
    alone: str = "deal",
    given: Sequence[str] = (),
    source: ChanceProof | None = None,
    moves: int = 1000,
    **options: object,
) -> Record:
    """A game of random players at whose chains an answer misses, a chain is not asked or a move is undone so
    often; it stops after so many moves."""
    if game == "seismic":
        options.setdefault("manifest", FEW_TILES)
    dealer = Dealer(seed, chains, game=game, seats=seats, options=options, alone=alone, given=given)
    dice = dealer.dice
    dealer.add(BeginItem())
    while dealer.position.actor() != OVER and len(dealer.acts) < moves:
        if dealer.position.actor() == CHANCE:
            asked = _askable(dealer, [n for n in range(len(chains)) if dice.random() >= absent])
            dealer.draw(asked, [n for n in asked if dice.random() >= misses])
        elif dealer.moves and dice.random() < undos:
            dealer.back(dice.randrange(max(0, len(dealer.moves) - 3), len(dealer.moves)))
        else:
            dealer.act(dice.choice(dealer.position.texts()))
    if dealer.position.actor() == CHANCE:
        dealer.draw([], [])
    return dealer.record(source=source)


def _askable(dealer: Dealer, chains: Sequence[int]) -> list[int]:
    """The first chain of each seat."""
    asked: list[int] = []
    for number in chains:
        seats = dealer.rounds.chains[number].seats
        if all(set(seats).isdisjoint(dealer.rounds.chains[other].seats) for other in asked):
            asked.append(number)
    return asked


def branched(
    record: Record, actions: int, seed: str = "branch", *, prove: bool = True, moves: int = 1000
) -> Record:
    """A game that goes on from a record after so many of its actions."""
    drawn = sum(text.split()[0] in CHANCE_VERBS for text in record.actions[:actions])
    return deal_together(
        seed,
        seats=len(record.seats),
        game=record.game,
        given=record.actions[:actions],
        source=carried(proof_up_to(record.chance, actions, drawn)) if prove else None,
        moves=moves,
        **record.options,
    )


def with_words(answering: tuple[int, ...] = (0, 1), asked: tuple[int, ...] = (0, 1)) -> Record:
    """A game from a host's seed with words that were sealed before."""
    server = server_chain(bytes.fromhex(Chance.from_text("host").reveal()), 0)
    chains = [HashChain(bytes([n]) * 32) for n in range(2)]
    answers = [(n, chains[n].link(1).hex()) for n in answering]
    record = play_short("host", nonces=tuple(word for _, word in answers))
    published = [ChainItem(n, chain.end.hex()) for n, chain in enumerate(chains)]
    deal = DealItem(answers, server.link(1).hex(), record.actions[:3])
    items: list[AnyItem] = [*published, BeginItem(), AskItem([*asked]), deal]
    transcript = Transcript("t1", server.end.hex(), record.rules_version, record.options, items)
    record.chance = msgspec.structs.replace(record.chance, transcript=transcript)
    return record
