"""`convert` makes PPN of records and records of PPN, and refuses the rest in one line."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from played import play_random
from ppn_games import HEAD, cut, play

from quakeboard.play.chance.seed import Chance
from quakeboard.play.record import ChanceProof, save

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """An unfinished game whose seed is secret."""
    found = cut(play(1), 30)
    found.chance = ChanceProof(Chance.from_text("1").commitment)
    path = tmp_path / "game.quake.json"
    save(found, path)
    return path


def test_a_record_is_the_same_after_conversion_and_back(run: Run, tmp_path: Path) -> None:
    assert (
        run("simulate", "--game", "san-andreas", "--seats", "3", "--seed", "5", "--out", ".").returncode == 0
    )
    record = tmp_path / "san-andreas-000000.quake.json"
    there = run("convert", record.name, "game.PPN")
    assert there.stdout == "“game.PPN” shows everything, also the coins that players keep secret.\n"
    assert (tmp_path / "game.PPN").read_text().startswith("---\nGameType: San Andreas\n")
    back = run("convert", "game.PPN", "back.quake.json")
    assert (back.returncode, back.stdout, back.stderr) == (0, "", "")
    assert (tmp_path / "back.quake.json").read_bytes() == record.read_bytes()
    assert run("verify", "back.quake.json").returncode == 0


def test_an_unfinished_game_does_not_publish_its_seed(run: Run, record: Path, tmp_path: Path) -> None:
    assert run("convert", "game.quake.json", "game.ppn").returncode == 0
    assert "Seed" not in (tmp_path / "game.ppn").read_text()
    assert run("convert", "game.ppn", "back.quake.json").returncode == 0
    assert (tmp_path / "back.quake.json").read_bytes() == record.read_bytes()


def test_a_file_that_is_there_is_replaced(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.ppn").write_text(HEAD + "1. cS3b@e4")
    (tmp_path / "game.quake.json").write_text("old")
    assert run("convert", "game.ppn", "game.quake.json").returncode == 0
    assert '"found 5,4 3"' in (tmp_path / "game.quake.json").read_text()


@pytest.mark.parametrize(
    ("source", "target", "sentence"),
    [
        ("game.quake.json", "game.txt", "“game.quake.json” cannot become “game.txt”"),
        ("game.quake.json", "other.quake.json", "“game.quake.json” cannot become “other.quake.json”"),
        ("hand.ppn", "game.json", "“hand.ppn” cannot become “game.json”"),
        ("game", "game.ppn", "“game” cannot become “game.ppn”"),
        ("game.quake.json", "game.quake.json", "“game.quake.json” and “game.quake.json” are the same file."),
        ("game.quake.json", "link.ppn", "“game.quake.json” and “link.ppn” are the same file."),
        ("none.ppn", "none.ppn", "“none.ppn” and “none.ppn” are the same file."),
        ("none.ppn", "new.quake.json", "There is no file “none.ppn”."),
        ("hand.ppn", "no/where.quake.json", "The file “no/where.quake.json” cannot be written"),
        ("hand.ppn", "new.quake.json", "Line 6, “cS3b@a1”: "),
        ("seismic.quake.json", "new.ppn", "Only San Andreas can be written as PPN, not “seismic”."),
    ],
)
def test_what_cannot_be_converted_is_refused(
    source: str, target: str, sentence: str, run: Run, record: Path, tmp_path: Path
) -> None:
    before = record.read_bytes()
    save(play_random(), tmp_path / "seismic.quake.json")
    (tmp_path / "link.ppn").symlink_to(record)
    (tmp_path / "hand.ppn").write_text(HEAD + ("1. cS3b@e4" if "/" in target else "1. cS3b@a1"))
    done = run("convert", source, target)
    assert done.stderr.startswith(f"quakeboard: {sentence}")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert not (tmp_path / "new.quake.json").exists()
    assert record.read_bytes() == before
