"""Games on disk: complete at every moment, and private as long as they must be."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from quakeboard.cli.terminal.save_file import BadSaveFile, SaveFile, seed_file
from quakeboard.core.game import CHANCE
from quakeboard.core.registry import make_game
from quakeboard.play.chance.seed import Chance
from quakeboard.play.match import Match
from quakeboard.play.record import BadRecord, Seat, save
from quakeboard.play.verify import verify

SEED = Chance.from_text("a secret").reveal()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.quake.json"


def start_game(path: Path, steps: int = 12) -> tuple[Match, SaveFile]:
    """A game of two people, some steps in, kept after every one."""
    chance = Chance.from_hex(SEED)
    match = Match(make_game("seismic", {}), [Seat("Ada"), Seat("Ben")], chance)
    file = SaveFile.create(path, chance)
    file.save(match.record)
    for _ in range(steps):
        step(match, file)
    return match, file


def step(match: Match, file: SaveFile) -> None:
    if match.actor == CHANCE:
        match.deal()
    else:
        match.act(match.position.legal()[0])
    file.save(match.record)


def test_the_seed_is_private_and_not_in_the_record(path: Path) -> None:
    _, file = start_game(path)
    assert SEED not in path.read_text()
    assert json.loads(path.read_text())["chance"]["seed"] is None
    assert seed_file(path).stat().st_mode & 0o777 == 0o600
    assert SEED in seed_file(path).read_text()
    assert [entry.name for entry in path.parent.iterdir() if entry.name.startswith(".")] == []
    file.close()


def test_a_game_resumes_where_it_stopped(path: Path) -> None:
    match, file = start_game(path)
    for _ in range(9):
        step(match, file)
    expected = list(match.record.actions)
    file.close()
    path.unlink()

    match, file = start_game(path)
    file.close()
    record, taken_up = SaveFile.open(path)
    assert taken_up is not None
    again = Match.resume(record, taken_up.chance(record))
    for _ in range(9):
        step(again, taken_up)
    assert again.record.actions == expected
    taken_up.close()


def test_a_bots_choices_depend_on_the_step_alone(path: Path) -> None:
    _, file = start_game(path)
    before = [file.bot_rng(n).random() for n in range(5)]
    file.close()
    _, again = SaveFile.open(path)
    assert again is not None
    assert [again.bot_rng(n).random() for n in range(5)] == before
    assert len(set(before)) == 5
    again.close()


def test_the_end_publishes_the_seed_and_removes_the_private_file(path: Path) -> None:
    match, file = start_game(path)
    private = seed_file(path).read_bytes()
    while not match.over:
        step(match, file)
    assert not seed_file(path).exists()
    record, taken_up = SaveFile.open(path)
    assert taken_up is None
    assert record.chance.seed == SEED
    assert verify(record) > 50

    # Killed between the last record and the removal: the private file goes when the game is looked at again.
    seed_file(path).write_bytes(private)
    assert SaveFile.open(path)[1] is None
    assert not seed_file(path).exists()


def test_killed_before_the_first_record(path: Path) -> None:
    SaveFile.create(path, Chance.from_hex(SEED)).close()
    assert not path.exists()
    _, file = start_game(path)
    file.close()
    _, again = SaveFile.open(path)
    assert again is not None
    again.close()


def refusal(path: Path) -> str:
    with pytest.raises((BadSaveFile, BadRecord)) as caught:
        SaveFile.open(path)
    return caught.value.code


def test_a_missing_seed_file(path: Path) -> None:
    start_game(path)[1].close()
    seed_file(path).unlink()
    assert refusal(path) == "no-seed-file"


def test_the_seed_file_of_another_game(path: Path) -> None:
    start_game(path)[1].close()
    other = Chance.from_text("another").reveal()
    seed_file(path).write_text(json.dumps({"seed": other, "bots": other}))
    assert refusal(path) == "wrong-seed-file"


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"\xff\xfe", b'{"seed": "zz", "bots": ""}', b'{"seed": 1, "bots": 2}']
)
def test_a_damaged_seed_file(path: Path, content: bytes) -> None:
    start_game(path)[1].close()
    seed_file(path).write_bytes(content)
    assert refusal(path) == "bad-seed-file"


def test_a_record_that_was_cut_off(path: Path) -> None:
    start_game(path)[1].close()
    path.write_bytes(path.read_bytes()[:-40])
    assert refusal(path) == "not-json"


def test_a_game_is_never_overwritten(path: Path) -> None:
    start_game(path)[1].close()
    before = path.read_bytes()
    with pytest.raises(BadSaveFile) as caught:
        SaveFile.create(path, Chance.fresh())
    assert caught.value.code == "game-file-exists"
    assert path.read_bytes() == before


def test_a_seed_file_without_its_record_is_put_aside(path: Path, tmp_path: Path) -> None:
    start_game(path)[1].close()
    path.rename(tmp_path / "elsewhere.quake.json")
    private = seed_file(path).read_bytes()
    SaveFile.create(path, Chance.fresh()).close()
    assert (tmp_path / "game.quake.json.seed.old").read_bytes() == private


def test_a_game_is_open_once(path: Path) -> None:
    _, file = start_game(path)
    assert refusal(path) == "game-is-open"
    file.close()
    _, again = SaveFile.open(path)
    assert again is not None
    again.close()
    assert {entry.name for entry in path.parent.iterdir()} == {path.name, seed_file(path).name}


def test_a_file_in_which_a_game_is_being_begun_is_refused_and_keeps_its_seed(path: Path) -> None:
    first = SaveFile.create(path, Chance.fresh())
    private = seed_file(path).read_bytes()
    with pytest.raises(BadSaveFile) as caught:
        SaveFile.create(path, Chance.fresh())
    assert caught.value.code == "game-is-open"
    assert seed_file(path).read_bytes() == private
    first.close()


def test_a_game_can_be_resumed_after_its_window_was_killed(path: Path) -> None:
    start_game(path)[1].close()
    program = (
        "import sys, time; from pathlib import Path; from quakeboard.cli.terminal.save_file import SaveFile\n"
        "held = SaveFile.open(Path(sys.argv[1])); print(flush=True); time.sleep(600)"
    )
    with subprocess.Popen([sys.executable, "-c", program, path], stdout=subprocess.PIPE) as window:
        try:
            assert window.stdout is not None
            window.stdout.readline()
            assert refusal(path) == "game-is-open"
        finally:
            window.kill()
    _, again = SaveFile.open(path)
    assert again is not None
    again.close()


def test_a_copy_can_be_resumed_too(path: Path, tmp_path: Path) -> None:
    match, file = start_game(path)
    copy = tmp_path / "copy.quake.json"
    file.copy_to(copy, match.record)
    record, taken_up = SaveFile.open(copy)
    assert taken_up is not None
    assert record.actions == match.record.actions
    assert SEED not in copy.read_text()
    taken_up.close()
    file.close()


def test_a_record_without_a_commitment_cannot_go_on(path: Path) -> None:
    match, file = start_game(path)
    file.close()
    match.record.chance.commitment = None
    save(match.record, path)
    assert refusal(path) == "wrong-seed-file"
