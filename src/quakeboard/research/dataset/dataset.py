"""Data sets on disk: written by workers file by file, and read again.

`dataset.json` holds the plan, `part-00000.parquet` and so on the games. Files are written atomically, so
after an interruption the same command continues with the files that are missing.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from concurrent.futures import Future
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from quakeboard.arena.dispatch import dispatch
from quakeboard.arena.executors import Workers
from quakeboard.arena.locked_folder import NOT_A_RUN, BadFolder, LockedFolder
from quakeboard.core.extras import import_extra
from quakeboard.play.record import write_file
from quakeboard.research.dataset.files import make_file
from quakeboard.research.dataset.packing import Packed, Packer
from quakeboard.research.dataset.plan import DataPlan
from quakeboard.tensors.actions import action_space
from quakeboard.tensors.encoder import Tensor, encoder


class DataFolder(LockedFolder[DataPlan]):
    """The folder of a data set."""

    PLAN = DataPlan
    FILE = "dataset.json"

    def file(self, number: int) -> Path:
        return self.path / f"part-{number:05d}.parquet"


class DataRun:
    """The production of a data set by workers."""

    def __init__(self, plan: DataPlan, folder: DataFolder) -> None:
        self.plan = plan
        self.folder = folder
        self._finished = {number for number in range(plan.files) if folder.file(number).exists()}

    @property
    def games(self) -> int:
        return self.plan.files * self.plan.per_file

    @property
    def finished(self) -> int:
        return len(self._finished) * self.plan.per_file

    def play(self, workers: Workers) -> Generator[int]:
        """Make the files that are missing, and yield the number of finished games after each."""
        missing = (number for number in range(self.plan.files) if number not in self._finished)
        with closing(
            dispatch(workers, missing, partial(self._submit, workers), self._store)
        ) as finished_tasks:
            for _ in finished_tasks:
                yield self.finished

    def _submit(self, workers: Workers, number: int) -> Future[bytes]:
        return workers.executor.submit(make_file, msgspec.json.encode(self.plan), number)

    def _store(self, number: int, content: bytes) -> None:
        write_file(self.folder.file(number), content)
        self._finished.add(number)


class Batch(NamedTuple):
    """Decisions as arrays, one row each."""

    tensors: NDArray[np.float32]
    masks: NDArray[np.int8]
    policies: NDArray[np.float32]
    actions: NDArray[np.int32]
    wins: NDArray[np.float32]
    """Each seat's share of the win, the actor's first."""
    ranks: NDArray[np.float32]
    scores: NDArray[np.int32]


class DataSet:
    """A data set for reading, also while it is being written."""

    def __init__(self, path: Path) -> None:
        """Raises `BadFolder` if there is none."""
        folder = DataFolder(path)
        plan = folder.plan()
        if plan is None:
            raise BadFolder(NOT_A_RUN, folder=path)
        self.plan = plan
        self.game = plan.make_game()
        self.encoder = encoder(self.game, plan.seats)
        self.actions = action_space(self.game, plan.seats)
        self.files = [file for number in range(plan.files) if (file := folder.file(number)).exists()]
        self._packer = Packer(self.encoder)

    def __len__(self) -> int:
        """How many decisions there are."""
        parquet = import_extra("pyarrow.parquet", "research")
        return sum(parquet.read_metadata(file).num_rows for file in self.files)

    def rows(self) -> Iterator[dict[str, Any]]:
        """All decisions in order, with the columns of the schema page."""
        parquet = import_extra("pyarrow.parquet", "research")
        for file in self.files:
            yield from parquet.read_table(file).to_pylist()

    def tensor(self, row: dict[str, Any]) -> Tensor:
        """The observation of the actor."""
        return self._packer.unpack([row[name] for name in Packed._fields])

    def batches(self, size: int) -> Iterator[Batch]:
        """All decisions in order, in batches of `size`; the last batch may be smaller."""
        rows: list[dict[str, Any]] = []
        for row in self.rows():
            rows.append(row)
            if len(rows) == size:
                yield self._batch(rows)
                rows = []
        if rows:
            yield self._batch(rows)

    def _batch(self, rows: list[dict[str, Any]]) -> Batch:
        masks = np.zeros((len(rows), self.actions.size), np.int8)
        policies = np.zeros((len(rows), self.actions.size), np.float32)
        for i, row in enumerate(rows):
            masks[i, row["legal"]] = 1
            policies[i, row["legal"]] = row["policy"]
        return Batch(
            np.stack([self.tensor(row) for row in rows]),
            masks,
            policies,
            np.array([row["action"] for row in rows], np.int32),
            np.array([row["win"] for row in rows], np.float32),
            np.array([row["rank"] for row in rows], np.float32),
            np.array([row["scores"] for row in rows], np.int32),
        )
