"""`quakeboard analyse`: text and JSON output, plots and interruption."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest
from commands import CLI
from played import play_random, play_short

from quakeboard.analysis.annotate import annotate
from quakeboard.analysis.findings import to_json_line
from quakeboard.analysis.levels import read_level
from quakeboard.core import kernels
from quakeboard.play.record import save
from quakeboard.play.replay import load

Run = Callable[..., subprocess.CompletedProcess[str]]
QUICK = ("--level", "gentle:2")


@pytest.fixture
def file(tmp_path: Path) -> str:
    save(play_short("cli"), tmp_path / "game.quake.json")
    return "game.quake.json"


def test_people_get_a_table_and_programs_the_same_as_json(run: Run, file: str) -> None:
    fields = ("analyse", file, *QUICK, "--from", "20")
    told = run(*fields)
    assert (told.returncode, told.stderr) == (0, "")
    *steps, summary = [json.loads(line) for line in run(*fields, "--json").stdout.splitlines()]
    head, *rows = told.stdout.split("\n\n")[1].splitlines()
    assert head.split() == ["Step", "Who", "Seat", "0", "Seat", "1", "±", "Lost", "Luck", "Action"]
    for row, step in zip(rows, steps, strict=True):
        number, _, rest = row.strip().partition(" ")
        assert int(number) == step["step"]
        figures = re.findall(r" (\d+\.\d)(?= )", rest)
        wanted = [100 * share for share in (*step["win"], step["error"])]
        assert [float(figure) for figure in figures[:3]] == pytest.approx(wanted, abs=0.06)
    for seat in (0, 1):
        lost = f"lost by decisions {100 * summary['lost'][seat]:.1f}."
        assert re.search(rf"^Seat {seat}: luck [+−][\d.]+ ± [\d.]+, {lost}$", told.stdout, re.M)


def test_a_better_action_is_printed_in_words_and_in_a_sentence(run: Run, tmp_path: Path) -> None:
    save(play_random("cli", seats=3, game="san-andreas"), tmp_path / "coins.quake.json")
    told = run("analyse", "coins.quake.json", "--level", "gentle:6", "--language", "de").stdout
    pattern = r"Schritt (\d+), (Seat \d) hat [\d,]+ verschenkt: (.+)\. Besser: (.+)\.\n    (.+)"
    shown = re.search(pattern, told)
    assert shown is not None
    _, name, action, better, sentence = shown.groups()
    assert action != better
    assert sentence.startswith(name)


def test_another_seed_gives_other_figures(run: Run, file: str) -> None:
    one, other = (run("analyse", file, *QUICK, "--seed", seed, "--from", "30", "--json") for seed in "12")
    assert one.stdout != other.stdout


def test_an_interrupted_analysis_prints_its_summary(file: str, tmp_path: Path) -> None:
    level = f"gentle:{1200 if kernels.compiled() else 40}"  # it takes a while for the whole game
    with subprocess.Popen(
        [*CLI, "analyse", file, "--level", level, "--json"],
        cwd=tmp_path,
        env={**os.environ, "QUAKEBOARD_LANGUAGE": "en"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        early = [process.stdout.readline() for _ in range(3)]
        process.send_signal(signal.SIGINT)
        rest, complaint = process.communicate(timeout=300)
    *steps, summary = [json.loads(line) for line in [*early, *rest.splitlines()]]
    record = load(tmp_path / file)
    assert [step["action"] for step in steps] == record.actions[: len(steps)]
    assert len(steps) < len(record.actions)
    assert summary["type"] == "summary"
    assert (process.returncode, complaint) == (130, "quakeboard: interrupted\n")
    whole = annotate(record, read_level(level))
    assert early == [to_json_line(step).decode() for step in islice(whole, 3)]


def test_a_plot_is_written_too(run: Run, file: str, tmp_path: Path) -> None:
    told = run("analyse", file, *QUICK, "--from", "40", "--plot", "game.svg")
    assert told.stdout.endswith("The plot is in “game.svg”.\n")
    assert "Chance to win" in (tmp_path / "game.svg").read_text("utf-8")


def test_errors_are_reported_before_the_analysis_starts(run: Run, file: str, tmp_path: Path) -> None:
    broken = tmp_path / "broken" / "matplotlib"
    broken.mkdir(parents=True)
    (broken / "__init__.py").write_text("raise ImportError\n")
    for fields, sentence, environment in (
        (("--level", "brutal"), "There is no level “brutal”.", {}),
        (("--from", "9999"), "so there is no step 9999.", {}),
        (("--level", "steady:00"), "There is no level “steady:00”.", {}),
        (("--seconds", "inf"), "“--seconds” takes at most 1000000, not inf.", {}),
        (("--plot", "none/game.svg"), "The file “none/game.svg” cannot be written", {}),
        (("--plot", "game.pdf"), "A plot is a file that ends in .svg or .png, not “game.pdf”.", {}),
        (("--plot", "game.svg"), "A plot needs Matplotlib", {"PYTHONPATH": str(broken.parent)}),
    ):
        done = run("analyse", file, *fields, **environment)
        assert (done.returncode, done.stdout) == (2, "")
        assert sentence in done.stderr
