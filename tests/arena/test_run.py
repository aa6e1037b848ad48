"""Runs: interruption and continuation, folders, and all kinds of workers."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest
from arenas import played, records_in, small_plan
from commands import CLI

from quakeboard.arena import executors
from quakeboard.arena.executors import BadExecutor, start_workers
from quakeboard.arena.json_output import to_json
from quakeboard.arena.plan import Plan
from quakeboard.arena.play_game import BadWorker
from quakeboard.arena.results import BadFolder, RunFolder
from quakeboard.arena.run import Run
from quakeboard.arena.standings import compute_standings
from quakeboard.play.record import decode
from quakeboard.play.verify import verify


def results(run: Run) -> bytes:
    return to_json(compute_standings(run.plan, run.results()))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Run]:
    """An uninterrupted run, played by one thread."""
    path = tmp_path_factory.mktemp("whole") / "run"
    return path, played(small_plan(), path, start_workers("threads", 1))


def test_a_run_keeps_a_record_of_every_game_whose_draws_can_be_proved(whole: tuple[Path, Run]) -> None:
    path, run = whole
    records = records_in(path)
    assert len(records) == run.games == 4
    for fixture in run.plan.fixtures():
        record = decode(records[f"{fixture.name}.quake.json"])
        assert [seat.bot for seat in record.seats] == list(fixture.bots)
        verify(record)


def test_both_sides_of_a_deal_get_the_same_draws(whole: tuple[Path, Run]) -> None:
    path, _ = whole
    for deal in range(2):
        one, other = (
            decode((path / "games" / f"{deal:05d}-00-{seating}.quake.json").read_bytes())
            for seating in (0, 1)
        )
        assert one.chance.seed == other.chance.seed
        assert one.actions[:3] == other.actions[:3]
        assert [seat.bot for seat in one.seats] == [seat.bot for seat in other.seats][::-1]


def test_a_run_that_was_stopped_goes_on_and_equals_an_uninterrupted_one(
    whole: tuple[Path, Run], tmp_path: Path
) -> None:
    path, run = whole
    stopped = played(small_plan(), tmp_path / "run", start_workers("threads", 1), stop_after=1)
    assert 1 <= len(records_in(tmp_path / "run")) == stopped.finished < run.games
    kept = {file: file.stat().st_mtime_ns for file in (tmp_path / "run" / "games").iterdir()}
    again = played(small_plan(), tmp_path / "run")
    assert records_in(tmp_path / "run") == records_in(path)
    assert results(again) == results(run)
    assert {file: file.stat().st_mtime_ns for file in kept} == kept, "what was finished is not played again"


@pytest.mark.full
def test_a_run_that_was_killed_goes_on_and_equals_an_uninterrupted_one(
    whole: tuple[Path, Run], tmp_path: Path
) -> None:
    options = [f"--option={name}={value}" for name, value in (("columns", 7), ("rows", 7))]
    command = [*CLI, "arena", "--bots", "random,uct:4", "--seed", "7", "--games", "4", *options]
    command += ["--out", str(tmp_path / "run"), "--workers", "1", "--json"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while not any((tmp_path / "run").glob("games/0*.json")):
        assert process.poll() is None
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.wait()
    # The line of the last game may be half written, whatever the moment.
    with (tmp_path / "run" / "figures.jsonl").open("ab") as lines:
        lines.write(b'{"game":"00001-00-')
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    path, run = whole
    assert records_in(tmp_path / "run").items() >= records_in(path).items()
    found, expected = json.loads(done.stdout), json.loads(results(run))
    assert found.keys() == expected.keys()
    assert [found[key] for key in ("bots", "tables", "order", "turns")] == [
        expected[key] for key in ("bots", "tables", "order", "turns")
    ]


@pytest.mark.full
def test_ctrl_c_keeps_what_is_finished_and_says_so(tmp_path: Path) -> None:
    command = [*CLI, "arena", "--bots", "random,greedy", "--games", "99999", "--out", str(tmp_path / "run")]
    process = subprocess.Popen(
        command, stderr=subprocess.PIPE, text=True, env={**os.environ, "QUAKEBOARD_LANGUAGE": "en"}
    )
    try:
        while not any((tmp_path / "run").glob("games/0*.json")):
            assert process.poll() is None
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=300)
    finally:
        process.kill()
    assert process.returncode == 130
    kept = len(list((tmp_path / "run").glob("games/0*.json")))
    assert said.splitlines() == [
        f"Stopped. {kept} of 100,000 games are finished and kept; the same command goes on.",
        "quakeboard: interrupted",
    ]


def test_figures_that_were_lost_are_made_again_from_the_records(
    whole: tuple[Path, Run], tmp_path: Path
) -> None:
    first = played(small_plan(), tmp_path / "run")
    (tmp_path / "run" / "figures.jsonl").unlink()
    again = played(small_plan(), tmp_path / "run")
    assert results(again) == results(first)


def test_a_run_goes_on_with_more_games(tmp_path: Path) -> None:
    played(small_plan(games=4), tmp_path / "run")
    few = records_in(tmp_path / "run")
    more = played(small_plan(games=6), tmp_path / "run")
    assert more.finished == 6
    assert records_in(tmp_path / "run").items() > few.items()


@pytest.mark.parametrize(
    ("other", "field"),
    [
        (small_plan(seed="8"), "seed"),
        (small_plan("random gentle"), "bots"),
        (small_plan(seats=3), "setups"),
        (small_plan(challenger="random"), "challenger"),
    ],
)
def test_the_folder_of_another_run_is_refused(other: Plan, field: str, tmp_path: Path) -> None:
    with RunFolder(tmp_path / "run") as folder:
        folder.open(small_plan())
    kept = (tmp_path / "run" / "run.json").read_bytes()
    with pytest.raises(BadFolder) as refused, RunFolder(tmp_path / "run") as folder:
        folder.open(other)
    assert refused.value.code == "other-run"
    assert f"“{field}”" in str(refused.value)
    assert (tmp_path / "run" / "run.json").read_bytes() == kept


def test_a_folder_of_other_things_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("Dear Jun")
    with pytest.raises(BadFolder, match="none of them is a run"):
        RunFolder(tmp_path).open(small_plan())


def test_a_run_that_another_program_plays_is_refused(tmp_path: Path) -> None:
    with RunFolder(tmp_path / "run") as folder:
        folder.open(small_plan())
        with pytest.raises(BadFolder, match="by another program"):
            RunFolder(tmp_path / "run").open(small_plan())
    with RunFolder(tmp_path / "run") as folder:
        folder.open(small_plan())


# ---------------------------------------------------------------------- workers


def test_processes_play_the_same_games_as_threads(whole: tuple[Path, Run], tmp_path: Path) -> None:
    run = played(small_plan(), tmp_path / "run", start_workers("processes", 2))
    assert records_in(tmp_path / "run") == records_in(whole[0])
    assert results(run) == results(whole[1])


def test_two_threads_play_the_same_games_as_one(whole: tuple[Path, Run], tmp_path: Path) -> None:
    run = played(small_plan(), tmp_path / "run", start_workers("threads", 2))
    assert records_in(tmp_path / "run") == records_in(whole[0])
    assert results(run) == results(whole[1])


@pytest.mark.full
def test_a_cluster_of_processes_plays_the_same_games(whole: tuple[Path, Run], tmp_path: Path) -> None:
    from distributed import LocalCluster  # noqa: PLC0415 - takes a second to import

    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster:
        address = cluster.scheduler_address.replace("tcp://", "dask://")
        run = played(small_plan(), tmp_path / "run", start_workers(address, None))
        again = played(small_plan(games=6), tmp_path / "run", start_workers(address, None))
    assert records_in(tmp_path / "run").items() > records_in(whole[0]).items()
    assert results(run) == results(whole[1])
    assert again.finished == 6


def test_an_unknown_executor_is_refused() -> None:
    with pytest.raises(BadExecutor, match="“abacus” cannot play games"):
        start_workers("abacus", None)


def test_a_scheduler_that_does_not_answer_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "CONNECT_SECONDS", 0.5)  # nothing listens there
    with pytest.raises(BadExecutor, match=r"No Dask scheduler answers at tcp://127\.0\.0\.1:1\."):
        start_workers("dask://127.0.0.1:1", None)


def test_if_a_worker_dies_what_is_finished_is_kept(tmp_path: Path) -> None:
    before = set(multiprocessing.active_children())
    with RunFolder(tmp_path / "run") as folder:
        folder.open(small_plan(games=1000))
        run = Run(small_plan(games=1000), folder)
        playing = run.play(start_workers("processes", 1))
        next(playing)
        for worker in set(multiprocessing.active_children()) - before:
            worker.kill()
        with pytest.raises(BadWorker, match="What is finished is kept, and the same command goes on"):
            list(playing)
    assert run.finished == len(list((tmp_path / "run").glob("games/0*.json"))) >= 1


def test_a_worker_of_another_version_is_refused(tmp_path: Path) -> None:
    plan = small_plan(version="0.0.1")
    with pytest.raises(BadWorker, match=r"of Quakeboard, and this program has 0\.0\.1"):
        played(plan, tmp_path / "run", "processes")
