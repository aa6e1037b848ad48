"""`quakeboard play` as a process of its own: from a pipe, on a terminal, killed and resumed."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from commands import CLI

from quakeboard.core.game import CHANCE
from quakeboard.play.replay import load, steps
from quakeboard.play.verify import verify

PLAY = [*CLI, "play", "seismic"]


def environment(folder: Path) -> dict[str, str]:
    return {
        **os.environ,
        "XDG_DATA_HOME": str(folder),
        "QUAKEBOARD_LANGUAGE": "en",
        "PYTHONIOENCODING": "utf-8",
    }


def run(
    folder: Path, *arguments: str, typed: str = "", play: Sequence[str] = PLAY
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*play, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(folder),
        timeout=120,
        check=False,
    )


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, subprocess.CompletedProcess[str]]:
    """A game from beginning to end, typed through a pipe."""
    folder = tmp_path_factory.mktemp("whole")
    path = folder / "game.quake.json"
    typed = "?\n" + "1\npass\n" * 400
    done = run(folder, "--seats", "you,random", "--seed", "1", "--plain", "--file", str(path), typed=typed)
    return path, done


def test_a_script_plays_to_the_end(whole: tuple[Path, subprocess.CompletedProcess[str]]) -> None:
    path, done = whole
    lines = done.stdout.splitlines()
    assert done.stderr == ""
    assert done.returncode == 0
    assert lines[0] == f"The game is kept in {path}."
    assert any(line.startswith("Totals: ") for line in lines)
    assert lines[-2].startswith("The draws were verified: all ")
    assert lines[-1] == f"The record is in {path}."
    assert "\x1b" not in done.stdout
    assert verify(load(path)) > 0


def test_the_seed_is_not_on_the_screen(whole: tuple[Path, subprocess.CompletedProcess[str]]) -> None:
    path, done = whole
    seed = load(path).chance.seed
    assert seed is not None
    assert seed[:12] not in done.stdout


def test_resuming_a_finished_game_prints_its_result(
    whole: tuple[Path, subprocess.CompletedProcess[str]],
) -> None:
    path, done = whole
    again = run(path.parent, "--resume", str(path))
    assert again.returncode == 0
    lines = again.stdout.splitlines()
    assert lines[0] == f"The game in {path} is over."
    told = done.stdout.splitlines()
    totals = next(line for line in told if line.startswith("Totals: "))
    assert totals in lines
    assert lines[-1] == told[-2]


def answers(path: Path) -> list[str]:
    """What the person of a finished game decided, in notation."""
    return [str(step.action) for step in steps(load(path)) if step.actor == 0]


def kept(path: Path) -> list[str]:
    return list(json.loads(path.read_bytes())["actions"]) if path.exists() else []


@pytest.mark.skipif(os.name != "posix", reason="kill -9 is a POSIX affair")
def test_killed_in_the_middle_and_resumed(
    whole: tuple[Path, subprocess.CompletedProcess[str]], tmp_path: Path
) -> None:
    expected = load(whole[0]).actions
    mine = answers(whole[0])
    path = tmp_path / "killed.quake.json"
    arguments = ["--seats", "you,random", "--seed", "1", "--plain", "--file", str(path)]
    game = subprocess.Popen(
        [*PLAY, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
        env=environment(tmp_path),
    )
    assert game.stdin is not None
    for answer in mine[:11]:
        game.stdin.write(answer + "\n")
    game.stdin.flush()
    limit = time.monotonic() + 60
    while len(kept(path)) < 20 and time.monotonic() < limit:
        time.sleep(0.01)
    os.kill(game.pid, signal.SIGKILL)
    game.wait()
    game.stdin.close()
    done = kept(path)
    assert 20 <= len(done) < len(expected)
    assert done == expected[: len(done)]
    assert json.loads(path.read_bytes())["chance"]["seed"] is None

    actors = [step.actor for step in steps(load(path))][1:]
    rest = mine[actors.count(0) :]
    assert CHANCE in actors
    resumed = run(tmp_path, "--resume", str(path), typed="\n".join(rest) + "\n")
    assert resumed.returncode == 0, resumed.stderr
    assert load(path).actions == expected


def begun(folder: Path, *arguments: str, typed: str = "") -> Path:
    path = folder / "game.quake.json"
    done = run(folder, "--seats", "you,random", "--seed", "2", "--file", str(path), *arguments, typed=typed)
    assert done.returncode == 0, done.stderr
    return path


def test_the_end_of_the_input_ends_the_game_cleanly(tmp_path: Path) -> None:
    done = run(tmp_path, "--seats", "you,random", "--seed", "2", "--file", str(tmp_path / "my game.json"))
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.splitlines()[-1].endswith(
        f"quakeboard play seismic --resume '{tmp_path}/my game.json'"
    )


def test_games_are_saved_in_the_data_folder(tmp_path: Path) -> None:
    for _ in range(2):
        assert run(tmp_path, "--seats", "you,random", "--seed", "2").returncode == 0
    games = list((tmp_path / "quakeboard" / "games").glob("seismic-*.quake.json"))
    assert len(games) == 2
    assert all(Path(f"{game}.seed").exists() for game in games)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seats", "you,nobody"], "nobody"),
        (["--seats", "you"], "2 to 4 seats"),
        (["--seats", "you,random", "--variant", "flood"], "no variant “flood”"),
        (["--seats", "you,random", "--option", "columns=8"], "odd number of columns"),
        (["--seats", "you,random", "--name", "Ada", "--name", "Ben"], "of those there are 1, not 2"),
        (["--seats", "you,random", "--language", "tlh"], "does not speak"),
        (["--resume", "nothing.json"], "no file"),
        (["--resume", "nothing.json", "--seed", "1"], "--seed belongs to a new game"),
        (["--resume", "nothing.json", "--no-forecast"], "--no-forecast belongs to a new game"),
    ],
)
def test_bad_arguments_are_refused_in_one_line(tmp_path: Path, arguments: list[str], words: str) -> None:
    done = run(tmp_path, *arguments)
    assert done.returncode == 2
    assert words in done.stderr
    assert done.stderr.count("\n") == 1
    assert not list(tmp_path.rglob("*.json*"))


def test_a_data_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "quakeboard").write_text("a file, not a folder")
    done = run(tmp_path, "--seats", "you,random")
    assert done.returncode == 2
    assert "cannot be written" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_game_is_never_overwritten(tmp_path: Path) -> None:
    path = begun(tmp_path)
    before = path.read_bytes()
    done = run(tmp_path, "--seats", "you,random", "--file", str(path))
    assert done.returncode == 2
    assert "There is already a game in" in done.stderr
    assert path.read_bytes() == before


def test_without_its_seed_file_a_game_cannot_go_on(tmp_path: Path) -> None:
    path = begun(tmp_path)
    Path(f"{path}.seed").unlink()
    done = run(tmp_path, "--resume", str(path))
    assert done.returncode == 2
    assert "is missing" in done.stderr


def test_with_a_wrong_seed_file_a_game_cannot_go_on(tmp_path: Path) -> None:
    path = begun(tmp_path)
    Path(f"{path}.seed").write_text(json.dumps({"seed": "00" * 32, "bots": ""}))
    done = run(tmp_path, "--resume", str(path))
    assert done.returncode == 2
    assert "not the one that was committed to" in done.stderr


def test_junk_bytes_do_not_end_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.quake.json"
    done = subprocess.run(
        [*PLAY, "--seats", "you,random", "--seed", "2", "--file", str(path)],
        input=b"\xff\xfe\x00\n\x1b[2J\n" + b"x" * 100_000 + b"\n1\n",
        capture_output=True,
        env=environment(tmp_path),
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert b"is not understood" in done.stdout
    assert b"\x1b" not in done.stdout


def test_drawn_into_a_pipe_on_request(tmp_path: Path) -> None:
    path = tmp_path / "game.quake.json"
    done = run(
        tmp_path,
        "--seats",
        "you,random",
        "--seed",
        "2",
        "--file",
        str(path),
        "--drawn",
        "--ascii",
        typed="1\n",
    )
    assert "--[+6]---" in done.stdout
    assert done.stdout.isascii()


def test_several_people_by_their_names(tmp_path: Path) -> None:
    path = tmp_path / "game.quake.json"
    names = ["--name", "Ada", "--name", "Ben"]
    typed = "1\n1\n1\npass\n"
    done = run(tmp_path, "--seats", "you,you", *names, "--seed", "2", "--file", str(path), typed=typed)
    assert "Ada, this is for you." in done.stdout
    assert "Ben, this is for you." in done.stdout
    assert load(path).names == ["Ada", "Ben"]


@pytest.mark.skipif(os.name != "posix", reason="there are no pseudo-terminals elsewhere")
def test_on_a_terminal_the_board_is_drawn_and_ctrl_c_says_how_to_resume(tmp_path: Path) -> None:
    path = tmp_path / "game.quake.json"
    ours, theirs = os.openpty()
    variables = {**environment(tmp_path), "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40"}
    variables.pop("NO_COLOR", None)
    game = subprocess.Popen(
        [*PLAY, "--seats", "you,random", "--seed", "2", "--file", str(path)],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=variables,
    )
    os.close(theirs)
    seen = read_until(ours, "> ")
    assert "\x1b[" in seen
    assert "+6" in seen
    assert "╱" in seen
    tries = 0
    while "--resume" not in seen:  # a signal just before the process begins to wait is not heard
        tries += 1
        assert tries < 12, seen
        time.sleep(0.2)
        game.send_signal(signal.SIGINT)
        seen += read_until(ours, "--resume", seconds=5)
    seen += read_until(ours, "interrupted")
    read_until(ours, "nothing more")  # until the game has closed its side
    os.close(ours)
    assert game.wait(60) == 130
    assert f"--resume {path}" in " ".join(seen.split())


def read_until(terminal: int, words: str, seconds: float = 60) -> str:
    """What a terminal shows until these words appear, or nothing more does."""
    seen, limit = b"", time.monotonic() + seconds
    while words.encode() not in seen and time.monotonic() < limit:
        if select.select([terminal], [], [], 0.1)[0]:
            try:
                seen += os.read(terminal, 4096)
            except OSError:  # the other side is gone
                break
    return seen.decode("utf-8", "replace")


SAN_ANDREAS = [*CLI, "play", "san-andreas"]


def whole_script() -> str:
    """Lines that play San Andreas to its end: what is not asked for is refused and costs nothing."""
    spaces = [f"{x},{y}" for y in range(16, 0, -1) for x in range(1, 11)]
    turns = [f"found {at} {coin}" for at in spaces[::3] for coin in range(6)]
    quakes = [f"mark {at} {pawn}" for at in spaces[::2] for pawn in "SMCA"]
    return "".join(f"{turn}\n{mark}\n1\npass\n" for turn, mark in zip(turns, quakes * 2, strict=False))


@pytest.fixture(scope="module")
def whole_san_andreas(
    tmp_path_factory: pytest.TempPathFactory,
) -> tuple[Path, subprocess.CompletedProcess[str]]:
    """A game of San Andreas from beginning to end, typed through a pipe against the default bots."""
    folder = tmp_path_factory.mktemp("whole_san_andreas")
    path = folder / "game.quake.json"
    arguments = ["--seed", "1", "--file", str(path)]
    return path, run(folder, *arguments, typed=whole_script(), play=SAN_ANDREAS)


def test_a_script_plays_san_andreas_to_its_end(
    whole_san_andreas: tuple[Path, subprocess.CompletedProcess[str]],
) -> None:
    path, done = whole_san_andreas
    lines = done.stdout.splitlines()
    assert done.stderr == ""
    assert done.returncode == 0
    assert any(line.startswith("Totals: ") for line in lines)
    assert lines[-1] == f"The record is in {path}."
    assert "\x1b" not in done.stdout
    record = load(path)
    assert [seat.bot for seat in record.seats] == [None, "greedy", "random"]
    assert verify(record) > 0


def test_a_finished_san_andreas_prints_its_result_and_its_story(
    whole_san_andreas: tuple[Path, subprocess.CompletedProcess[str]],
) -> None:
    path, done = whole_san_andreas
    totals = next(line for line in done.stdout.splitlines() if line.startswith("Totals: "))
    again = run(path.parent, "--resume", str(path), play=SAN_ANDREAS)
    assert again.stdout.splitlines()[0] == f"The game in {path} is over."
    assert totals in again.stdout
    story = run(path.parent, "replay", str(path), play=CLI)
    assert story.returncode == 0
    assert totals.replace("you ", "Player ") in story.stdout
    assert "with your" not in story.stdout
    german = run(path.parent, "replay", str(path), "--language", "de", play=CLI)
    assert "Gesamt: " in german.stdout


def test_the_story_of_an_unfinished_game_hides_coins(tmp_path: Path) -> None:
    path = tmp_path / "game.quake.json"
    arguments = ["--seats", "you,random,random", "--option", "first=0", "--seed", "2", "--file", str(path)]
    begun = run(tmp_path, *arguments, typed="found 3,12 5\n", play=SAN_ANDREAS)
    assert begun.returncode == 0, begun.stderr
    assert kept(path)[0] == "found 3,12 5"
    told = run(tmp_path, "replay", str(path), play=CLI).stdout
    assert told.splitlines()[0] == "Player founds a city at C11."
    lines = run(tmp_path, "replay", str(path), "--json", play=CLI).stdout.splitlines()
    founded = [json.loads(line) for line in lines if "city-founded" in line]
    assert founded
    assert all(event["coin"] is None for event in founded)


def test_san_andreas_is_quit_and_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.quake.json"
    arguments = ["--seats", "you,random,random", "--option", "first=0", "--seed", "2", "--file", str(path)]
    left = run(tmp_path, *arguments, typed="found 3,12 5\nquit\n", play=SAN_ANDREAS)
    assert left.stdout.splitlines()[-1].endswith(f"quakeboard play san-andreas --resume {path}")
    assert json.loads(path.read_bytes())["chance"]["seed"] is None
    resumed = run(tmp_path, "--resume", str(path), typed="coins\n", play=SAN_ANDREAS)
    assert resumed.returncode == 0
    assert "you: in hand 0 1 2 3 4; lost –." in resumed.stdout


def test_san_andreas_is_for_three_or_four(tmp_path: Path) -> None:
    done = run(tmp_path, "--seats", "you,random", play=SAN_ANDREAS)
    assert done.returncode == 2
    assert "3 or 4 seats" in done.stderr
    assert not list(tmp_path.rglob("*.json*"))


def test_a_map_drawn_into_a_pipe_in_ascii(tmp_path: Path) -> None:
    path = tmp_path / "game.quake.json"
    arguments = ["--seats", "you,random,random", "--file", str(path), "--drawn", "--ascii"]
    done = run(tmp_path, *arguments, typed="5\n", play=SAN_ANDREAS)
    assert "  A     B     C     D" in done.stdout
    assert "#=====#-----+-----+-----+" in done.stdout
    assert done.stdout.isascii()


@pytest.mark.skipif(os.name != "posix", reason="there are no pseudo-terminals elsewhere")
def test_a_shared_terminal_is_cleared_with_its_history(tmp_path: Path) -> None:
    path = tmp_path / "game.quake.json"
    ours, theirs = os.openpty()
    names = ["--name", "Ada", "--name", "Ben", "--option", "first=0"]
    game = subprocess.Popen(
        [*SAN_ANDREAS, "--seats", "you,you,random", *names, "--seed", "2", "--file", str(path)],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**environment(tmp_path), "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "60"},
    )
    os.close(theirs)
    read_until(ours, "Ada, press Enter.")
    os.write(ours, b"\n")
    read_until(ours, "What do you do?")
    os.write(ours, b"found 3,12 5\n")
    seen = read_until(ours, "Ben, press Enter.")
    wiped = seen[seen.index("\x1b[H\x1b[2J\x1b[3J") :]
    assert "Ada founds a city at C11." in wiped
    os.write(ours, b"\n")
    page = read_until(ours, "What do you do?")
    assert "(▲?)" in page
    assert "(▲5)" not in page
    os.write(ours, b"\x1b[A\n")  # the line typed before, if the terminal remembered it
    again = read_until(ours, "help")
    assert "found 3,12" not in again
    os.write(ours, b"quit\n")
    read_until(ours, "nothing more")
    os.close(ours)
    assert game.wait(60) == 0
    assert kept(path) == ["found 3,12 5"]


def test_a_resumed_game_without_forecasts_has_none_either(tmp_path: Path) -> None:
    path = tmp_path / "game.quake.json"
    begun = run(tmp_path, "--no-forecast", "--file", str(path), typed="hint\nforecast\n")
    resumed = run(tmp_path, "--resume", str(path), typed="forecast\n")
    refused = "At this table everybody plays without hints and forecasts."
    assert (begun.stdout.count(refused), resumed.stdout.count(refused)) == (2, 1)
