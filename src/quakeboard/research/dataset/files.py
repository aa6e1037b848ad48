"""The Parquet files of a data set, with one row for each decision.

The schema page of the documentation is generated from the columns here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from quakeboard import __version__
from quakeboard.arena.play_game import OTHER_VERSION, BadWorker
from quakeboard.core.extras import import_extra
from quakeboard.core.game import Outcome
from quakeboard.research.dataset.plan import DataPlan
from quakeboard.research.dataset.self_play import PlayedGame, SelfPlay
from quakeboard.tensors.kernel.rewards import RANK, rewards_of

KEY = b"quakeboard"
"""The key of the plan in the metadata of a file."""


class Column(NamedTuple):
    name: str
    type: str
    """The type in Arrow."""
    meaning: str


COLUMNS = (
    Column("game", "int32", "the number of the game in the data set, from 0"),
    Column("step", "int32", "the number of the action in the game, chance counted; 1 is the first of all"),
    Column("actor", "int8", "the seat that was asked"),
    Column("bot", "string", "who sat there, with the budget if it had one of its own"),
    Column("everywhere", "list<float>", "the position: the number of each plane that holds one number"),
    Column("bits", "binary", "the position: the planes of 0 and 1, eight cells a byte, highest bit first"),
    Column("graded_at", "list<uint32>", "the position: where the other planes, in one row, are not 0"),
    Column("graded", "list<float>", "the position: what they hold there"),
    Column("legal", "list<int32>", "the numbers of all legal actions, ascending"),
    Column("policy", "list<float>", "for each of these, the share of the search’s tries; they sum to 1"),
    Column("action", "int32", "the number of what was done"),
    Column("visits", "int32", "how often the search tried something; 0 if the bot does not tell"),
    Column(
        "value", "float", "the share of the win that the search gave to what was done; null if there is none"
    ),
    Column("win", "list<float>", "each seat’s share of the win in the end, the actor’s first"),
    Column("rank", "list<float>", "each seat’s share of the others it came out ahead of, ties half"),
    Column("scores", "list<int32>", "each seat’s points in the end, the actor’s first"),
)


def schema(plan: DataPlan) -> Any:
    """The Arrow schema of every file of a data set."""
    arrow = import_extra("pyarrow", "research")
    lists = {f"list<{name}>": arrow.list_(item) for name, item in _types(arrow).items()}
    types = {**_types(arrow), **lists}
    fields = [arrow.field(column.name, types[column.type], column.name == "value") for column in COLUMNS]
    return arrow.schema(fields, metadata={KEY: plan.to_metadata()})


def _types(arrow: Any) -> dict[str, Any]:
    return {
        "int8": arrow.int8(),
        "int32": arrow.int32(),
        "uint32": arrow.uint32(),
        "float": arrow.float32(),
        "string": arrow.string(),
        "binary": arrow.binary(),
    }


def make_file(plan_text: bytes, file: int) -> bytes:
    """The content of the file with this number; the plan is JSON, as workers may be on other machines."""
    version = msgspec.json.decode(plan_text)["version"]
    if version != __version__:
        raise BadWorker(OTHER_VERSION, found=__version__, known=version)
    plan = msgspec.json.decode(plan_text, type=DataPlan)
    self_play = SelfPlay(plan.make_game(), plan.seats)
    columns: dict[str, list[Any]] = {column.name: [] for column in COLUMNS}
    for game in plan.games_of(file):
        played = self_play.play(plan.seating(game), plan.seed_of(game))
        for row in _rows(game, plan.seats, played):
            for name, value in row.items():
                columns[name].append(value)
    return _to_parquet(plan, columns)


def _rows(game: int, seats: int, played: PlayedGame) -> Iterator[dict[str, Any]]:
    outcome = played.outcome
    win = [(seat in outcome.winners) / len(outcome.winners) for seat in range(seats)]
    rank = ranks(outcome)
    for decision in played.decisions:
        order = [(decision.actor + after) % seats for after in range(seats)]
        yield {
            "game": game,
            "step": decision.step,
            "actor": decision.actor,
            "bot": decision.bot,
            **decision.position._asdict(),
            "legal": decision.legal,
            "policy": decision.policy,
            "action": decision.action,
            "visits": decision.visits,
            "value": decision.value,
            "win": [win[seat] for seat in order],
            "rank": [rank[seat] for seat in order],
            "scores": [outcome.scores[seat] for seat in order],
        }


def ranks(outcome: Outcome) -> list[float]:
    """For each seat, the share of the others that it is ahead of; a tie is half."""
    return [(reward + 1) / 2 for reward in rewards_of(outcome, RANK)]


def _to_parquet(plan: DataPlan, columns: dict[str, list[Any]]) -> bytes:
    arrow, parquet = import_extra("pyarrow", "research"), import_extra("pyarrow.parquet", "research")
    out = arrow.BufferOutputStream()
    parquet.write_table(arrow.table(columns, schema=schema(plan)), out, compression="zstd")
    return bytes(out.getvalue())
