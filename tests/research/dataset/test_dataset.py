"""A data set holds what was seen, thought and done; who makes it, and how often it is stopped, is all one."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from commands import CLI

from quakeboard.arena.executors import start_workers
from quakeboard.arena.locked_folder import BadFolder
from quakeboard.arena.play_game import BadWorker
from quakeboard.bots.match import play_match
from quakeboard.bots.spec import BotSpec
from quakeboard.core.game import Outcome
from quakeboard.core.registry import make_game
from quakeboard.play.record import Record
from quakeboard.play.replay import steps
from quakeboard.research.dataset.dataset import DataFolder, DataRun, DataSet
from quakeboard.research.dataset.files import COLUMNS, ranks
from quakeboard.research.dataset.plan import DataPlan
from quakeboard.tensors.layout import VERSION

pytestmark = pytest.mark.full

TINY = {"columns": 7, "rows": 7}


def small_plan(**fields: Any) -> DataPlan:
    """A few quick games of Seismic, on a table on which they are soon over."""
    options = make_game("seismic", TINY).options_to_json()
    usual = {"game": "seismic", "rules_version": 2, "options": options, "seats": 2}
    usual |= {"bots": ["random", "sharp:6"], "seed": "7", "games": 2, "per_file": 1}
    return DataPlan(**(usual | fields))


def made(plan: DataPlan, path: Path, executor: str = "threads", stop_after: int | None = None) -> DataSet:
    """The data set of a plan, or as much of it as is there when so many games are finished."""
    with DataFolder(path) as folder:
        folder.open(plan)
        playing = DataRun(plan, folder).play(start_workers(executor, 1))
        for finished in playing:
            if finished == stop_after:
                playing.close()
    return DataSet(path)


def content(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(path.glob("*.parquet"))}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> DataSet:
    return made(small_plan(), tmp_path_factory.mktemp("whole") / "data")


@pytest.fixture(scope="module")
def coins(tmp_path_factory: pytest.TempPathFactory) -> DataSet:
    """A game of San Andreas."""
    plan = small_plan(game="san-andreas", options={"first": None}, seats=3, bots=["greedy"], games=1)
    return made(plan, tmp_path_factory.mktemp("coins") / "data")


def records(data: DataSet) -> list[Record]:
    """The games of a data set as an arena plays them."""
    plan = data.plan
    return [
        play_match(data.game, [BotSpec.read(bot) for bot in plan.seating(game)], plan.seed_of(game))
        for game in range(plan.games)
    ]


# ---------------------------------------------------------------------- what is in it


@pytest.mark.parametrize("name", ["whole", "coins"])
def test_every_decision_of_the_arenas_games_is_in_it(name: str, request: pytest.FixtureRequest) -> None:
    data: DataSet = request.getfixturevalue(name)
    rows = iter(list(data.rows()))
    for game, record in enumerate(records(data)):
        before: Any = None
        for step in steps(record):
            if step.actor is not None and step.actor >= 0:
                row = next(rows)
                assert (row["game"], row["step"], row["actor"]) == (game, step.number, step.actor)
                assert row["bot"] == record.seats[step.actor].bot
                assert np.array_equal(data.tensor(row), data.encoder.encode(before.kernel, step.actor))
                assert row["legal"] == data.actions.legal(before.kernel)
                assert str(before.decode(data.actions.code(before.kernel, row["action"]))) == str(step.action)
                outcome = record.outcome
                assert outcome is not None
                around = [(step.actor + after) % data.plan.seats for after in range(data.plan.seats)]
                assert row["scores"] == [outcome.scores[seat] for seat in around]
                assert [share > 0 for share in row["win"]] == [seat in outcome.winners for seat in around]
                assert sum(row["win"]) == 1
            before = step.position.copy()
    assert next(rows, None) is None


def test_a_search_leaves_the_shares_of_its_tries(whole: DataSet) -> None:
    """`sharp:6` tries several actions, where there are several; `random` tells nothing."""
    tried = 0
    for row in whole.rows():
        assert len(row["policy"]) == len(row["legal"])
        assert sum(row["policy"]) == pytest.approx(1)
        chosen = row["policy"][row["legal"].index(row["action"])]
        if row["bot"] == "random" or len(row["legal"]) == 1:
            assert (chosen, row["visits"], row["value"]) == (1, 0, None)
        else:
            assert 0 < chosen == max(row["policy"])
            if row["visits"]:
                assert 0 <= row["value"] <= 1
                tried += chosen < 1
    assert tried > 5


def test_batches_hold_the_same_as_rows(whole: DataSet) -> None:
    rows = list(whole.rows())
    batches = list(whole.batches(50))
    assert [len(batch.actions) for batch in batches[:-1]] == [50] * (len(batches) - 1)
    assert sum(len(batch.actions) for batch in batches) == len(rows) == len(whole)
    for i in (0, 49, 50, len(rows) - 1):
        batch, j = batches[i // 50], i % 50
        assert np.array_equal(batch.tensors[j], whole.tensor(rows[i]))
        assert list(np.flatnonzero(batch.masks[j])) == rows[i]["legal"]
        assert list(batch.policies[j, rows[i]["legal"]]) == rows[i]["policy"]
        assert batch.policies[j].sum() == pytest.approx(1)
        assert batch.actions[j] == rows[i]["action"]
        assert list(batch.scores[j]) == rows[i]["scores"]
        assert list(batch.wins[j]) == rows[i]["win"]
        assert list(batch.ranks[j]) == rows[i]["rank"]


def test_files_are_parquet_with_the_columns_of_the_schema_page(whole: DataSet) -> None:
    for file in whole.files:
        table = pq.read_table(file)
        assert [(field.name, str(field.type)) for field in table.schema] == [
            (column.name, column.type.replace("list<", "list<element: ")) for column in COLUMNS
        ]
        assert table.column("value").null_count > 0
        assert all(table.column(c.name).null_count == 0 for c in COLUMNS if c.name != "value")
        assert isinstance(table, pa.Table)
        kept = json.loads(table.schema.metadata[b"quakeboard"])
        assert (kept["game"], kept["seed"], kept["layout"]) == ("seismic", "7", VERSION)


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ((10, 20), (1,), [0, 1]),
        ((10, 10), (0, 1), [0.5, 0.5]),
        ((10, 10), (1,), [0, 1]),  # the taller one wins (ruling S13)
        ((5, 9, 5, 1), (1,), [0.5, 1, 0.5, 0]),
    ],
)
def test_ranks_are_shares_of_the_others(
    scores: tuple[int, ...], winners: tuple[int, ...], expected: list[float]
) -> None:
    assert ranks(Outcome("tiles", scores, winners)) == expected


# ---------------------------------------------------------------------- how it is made


def test_stopped_and_taken_up_again_it_is_the_same(whole: DataSet, tmp_path: Path) -> None:
    part = made(small_plan(), tmp_path / "data", stop_after=1)
    assert len(part.files) == 1
    kept = {file: file.stat().st_mtime_ns for file in part.files}
    made(small_plan(), tmp_path / "data")
    assert content(tmp_path / "data") == content(whole.files[0].parent)
    assert {file: file.stat().st_mtime_ns for file in kept} == kept, "what is finished is not made again"


def test_killed_and_taken_up_again_it_is_the_same(whole: DataSet, tmp_path: Path) -> None:
    """Processes make these files, and threads made the whole set."""
    command = [*CLI, "dataset", "--bots", "random,sharp:6", "--games", "2", "--per-file", "1", "--seed", "7"]
    command += ["--option=columns=7", "--option=rows=7", "--out", str(tmp_path / "data")]
    command += ["--workers", "1", "--json"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while not any((tmp_path / "data").glob("part-*.parquet")):
        assert process.poll() is None
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.wait()
    (tmp_path / "data" / ".part-00001.parquet.half").write_bytes(b"PAR1")  # what a kill may leave
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert content(tmp_path / "data") == content(whole.files[0].parent)
    assert json.loads(done.stdout) == {"games": 2, "decisions": len(whole), "files": 2, "seed": "7"}


def test_a_cluster_makes_the_same_files(whole: DataSet, tmp_path: Path) -> None:
    from distributed import LocalCluster  # noqa: PLC0415 - takes a second to import

    with LocalCluster(n_workers=1, threads_per_worker=1, processes=True, dashboard_address=None) as cluster:
        made(small_plan(), tmp_path / "data", cluster.scheduler_address.replace("tcp://", "dask://"))
    assert content(tmp_path / "data") == content(whole.files[0].parent)


def test_more_games_add_files_and_change_none(tmp_path: Path) -> None:
    made(small_plan(bots=["random"], games=1, per_file=2), tmp_path / "data")
    few = content(tmp_path / "data")
    more = made(small_plan(bots=["random"], games=5, per_file=2), tmp_path / "data")
    assert len(few) == 1
    assert len(more.files) == 3
    assert content(tmp_path / "data").items() > few.items()
    assert sorted({row["game"] for row in more.rows()}) == list(range(6))


def test_another_data_set_is_refused(tmp_path: Path) -> None:
    with DataFolder(tmp_path / "data") as folder:
        folder.open(small_plan())
    with (
        pytest.raises(BadFolder, match="“per_file” is 1, and here it is 3"),
        DataFolder(tmp_path / "data") as folder,
    ):
        folder.open(small_plan(per_file=3))
    with pytest.raises(BadFolder, match="none of them is a run"):
        DataSet(tmp_path)


def test_a_worker_of_another_version_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadWorker, match=r"of Quakeboard, and this program has 0\.0\.1"):
        made(small_plan(version="0.0.1"), tmp_path / "data")


def test_bots_take_the_seats_in_turn() -> None:
    plan = small_plan(bots=["random", "greedy", "steady"], seats=2)
    assert [plan.seating(game) for game in range(3)] == [
        ["random", "greedy"],
        ["greedy", "steady"],
        ["steady", "random"],
    ]


def test_without_the_extra_the_command_says_what_is_missing(tmp_path: Path) -> None:
    hide = "import sys; sys.modules['pyarrow'] = None; from quakeboard.cli import main; main()"
    command = [sys.executable, "-c", hide, "dataset", "--bots", "random", "--out", str(tmp_path / "data")]
    done = subprocess.run(
        command, check=False, capture_output=True, text=True, env={"QUAKEBOARD_LANGUAGE": "en"}
    )
    assert done.returncode == 2
    assert "This needs pyarrow" in done.stderr
    assert "quakeboard[research]" in done.stderr
    assert not (tmp_path / "data").exists()
