"""Every command does its job, and bad input gets one clear line and exit code 2."""

from __future__ import annotations

import json
import signal
import subprocess
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from commands import CLI
from dealt import branched, deal_together
from played import branch_random, play_random

from quakeboard.play.record import ChanceProof, Record, Seat, encode, save
from quakeboard.play.replay import load
from quakeboard.play.verify import verify

Run = Callable[..., subprocess.CompletedProcess[str]]


def test_simulate_writes_records_that_verify_and_repeats_them_from_a_seed(run: Run, tmp_path: Path) -> None:
    arguments = ["simulate", "--bot", "greedy", "--bot", "random", "--seed", "9", "--games", "2", "--json"]
    one = run(*arguments, "--out", "one")
    assert run(*arguments, "--out", "other").stdout == one.stdout
    summary = json.loads(one.stdout)
    assert (summary["games"], summary["seed"]) == (2, "9")
    assert [seat["bot"] for seat in summary["seats"]] == ["greedy", "random"]
    assert sum(seat["wins"] for seat in summary["seats"]) == 2
    for name in ("seismic-000000.quake.json", "seismic-000001.quake.json"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "other" / name).read_bytes()
        assert run("verify", f"one/{name}").returncode == 0


def test_simulate_plays_what_the_options_say(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[highways]\n"03" = 8\n')
    chosen = ["--option", "columns=9", "--option", "rows=7", "--option", "first=1"]
    chosen += ["--option", "heights=180,,175.5", "--option", "manifest=mine.toml", "--option", "quakes=many"]
    done = run("simulate", "--seats", "3", "--variant", "aftershocks", *chosen, "--out", ".")
    assert done.returncode == 0, done.stderr
    options = load(tmp_path / "seismic-000000.quake.json").options
    assert options["variants"] == ["aftershocks"]
    assert (options["columns"], options["rows"], options["first"]) == (9, 7, 1)
    assert options["heights"] == [180.0, None, 175.5]
    assert options["manifest"]["03"] == 8
    assert options["quakes"] == "many"


def test_simulate_plays_san_andreas_with_lakes_and_closed_coins(run: Run, tmp_path: Path) -> None:
    chosen = ["--option", "lakes=true", "--option", "lost=closed"]
    done = run("simulate", "--game", "san-andreas", *chosen, "--out", ".")
    assert done.returncode == 0, done.stderr
    options = load(tmp_path / "san-andreas-000000.quake.json").options
    assert options == {"first": None, "lakes": True, "lost": "closed"}
    for bad in ("lakes=maybe", "lost=shut"):
        refused = run("simulate", "--game", "san-andreas", "--option", bad, "--out", ".")
        assert refused.returncode != 0
        assert bad.split("=")[1] in refused.stderr


def test_trace_prints_a_json_object_a_step(run: Run, game: Path) -> None:
    lines = [json.loads(line) for line in run("trace", game.name, "--legal").stdout.splitlines()]
    assert [line["step"] for line in lines] == list(range(len(load(game).actions) + 1))
    assert any("legal" in line for line in lines)
    assert not any("legal" in json.loads(line) for line in run("trace", game.name).stdout.splitlines())


def test_replay_prints_the_story_in_any_language(run: Run, game: Path) -> None:
    story = run("replay", game.name).stdout
    assert "Seat 1 lays " in story
    assert "wins" in story or "share" in story
    german = run("replay", game.name, "--language", "de").stdout
    assert len(german.splitlines()) == len(story.splitlines())
    assert german != story


def test_replay_prints_events_as_json(run: Run, game: Path) -> None:
    events = [json.loads(line) for line in run("replay", game.name, "--json").stdout.splitlines()]
    assert {"seismic-tile-laid", "seismic-game-ends"} <= {event["event"] for event in events}
    assert [event["step"] for event in events] == sorted(event["step"] for event in events)


def test_verify_says_what_it_checked(run: Run, game: Path) -> None:
    found = json.loads(run("verify", game.name, "--json").stdout)
    record = load(game)
    draws = [text for text in record.actions if text.split()[0] in {"first", "draw"}]
    assert found == {
        "verified": True,
        "scheme": 1,
        "actions": len(record.actions),
        "draws": len(draws),
        "given": 0,
        "unproved": 0,
        "commitment": record.chance.commitment,
        "transcript": "",
        "says": [
            {"key": "chance-seed", "draws": len(draws), "seats": []},
            {"key": "chance-no-words", "seats": []},
        ],
    }
    said = run("verify", game.name).stdout
    assert "The host could compute all of them from the beginning on" in said
    assert "order" not in said


def test_verify_and_replay_say_what_a_branch_took_over(run: Run, tmp_path: Path) -> None:
    branch = branch_random(play_random("source"), 30)
    save(branch, tmp_path / "branch.quake.json")
    said = f"The first {branch.chance.taken_over} draws were taken over from another game"
    verified = run("verify", "branch.quake.json")
    assert verified.returncode == 3, "part of it is not proved"
    assert verified.stdout.startswith("Not everything is proved.")
    assert f"{said} and are not proved here." in verified.stdout
    assert run("replay", "branch.quake.json").stdout.startswith(said)
    found = json.loads(run("verify", "branch.quake.json", "--json").stdout)
    assert (found["given"], found["draws"]) == (branch.chance.taken_over, verify(branch))
    assert (found["verified"], found["unproved"]) == (False, branch.chance.taken_over)


@pytest.fixture
def dealt(tmp_path: Path) -> Record:
    """A game that was dealt together, in a file."""
    record = deal_together("told", misses=0.3, undos=0.2)
    record.seats = [Seat("Mara"), Seat("Jun")]
    save(record, tmp_path / "dealt.quake.json")
    return record


def test_verify_tells_who_could_have_foreseen_or_chosen(run: Run, dealt: Record) -> None:
    verified = run("verify", "dealt.quake.json")
    assert verified.returncode == 0
    lines = verified.stdout.splitlines()
    assert "of each of these besides the host’s: Mara and Jun. Nobody could foresee" in lines[1]
    assert any("only the host and Mara together could foresee and choose" in line for line in lines)
    assert any("could choose among 2 draws by leaving it out" in line for line in lines)
    assert any("known to all" in line for line in lines)
    assert "order" not in verified.stdout
    german = run("verify", "dealt.quake.json", QUAKEBOARD_LANGUAGE="de").stdout
    assert "Nur der Server und Mara gemeinsam konnten sie voraussehen und wählen." in german


def test_verify_tells_it_of_every_draw(run: Run, dealt: Record) -> None:
    lines = run("verify", "dealt.quake.json", "--draws").stdout.splitlines()
    each = [line for line in lines if line.startswith(("Step", "Undone"))]
    found = json.loads(run("verify", "dealt.quake.json", "--draws", "--json").stdout)
    assert len(each) == len(found["each"]) > found["draws"]
    assert each[0].startswith(f"Step 1, {dealt.actions[0]}: 1 draw takes")
    kinds = {one["kind"] for one in found["each"]}
    assert {"people", "one", "known"} <= kinds
    assert {one["choices"] for one in found["each"] if one["missing"]} <= {2, 4}


def test_verify_finds_a_link_that_is_wrong(run: Run, dealt: Record, tmp_path: Path) -> None:
    text = json.loads(encode(dealt))
    deal = next(item for item in text["chance"]["transcript"]["items"] if item[0] == "deal")
    deal[2] = "00" * 32
    (tmp_path / "dealt.quake.json").write_text(json.dumps(text))
    verified = run("verify", "dealt.quake.json")
    assert verified.returncode == 1
    assert "The server’s link does not continue its chain." in verified.stderr


def test_verify_cannot_check_a_game_without_a_proof(run: Run, dealt: Record, tmp_path: Path) -> None:
    save(msgspec.structs.replace(dealt, chance=ChanceProof()), tmp_path / "dealt.quake.json")
    assert run("verify", "dealt.quake.json").returncode == 2


def test_verify_proves_what_a_branch_took_over(run: Run, dealt: Record, tmp_path: Path) -> None:
    save(branched(dealt, 9), tmp_path / "branch.quake.json")
    verified = run("verify", "branch.quake.json")
    assert verified.returncode == 0
    assert "whose proof is part of this record" in verified.stdout


def test_verify_and_replay_do_not_mention_draws_that_were_not_taken_over(run: Run, game: Path) -> None:
    assert "taken over" not in run("verify", game.name).stdout + run("replay", game.name).stdout


def test_perft_counts_from_the_start_and_from_a_position(run: Run, game: Path) -> None:
    # Two seats: two ways to begin, then 36 kinds of tiles may come up.
    assert run("perft", "--seats", "2", "--depth", "2").stdout == "0 1\n1 2\n2 72\n"
    assert json.loads(run("perft", "--file", game.name, "--depth", "1", "--json").stdout) == {"perft": [1, 0]}


@pytest.fixture
def san_andreas(run: Run, tmp_path: Path) -> Path:
    """A recorded game of San Andreas with three seats, of which the last begins."""
    chosen = ["--seats", "3", "--seed", "5", "--option", "first=2"]
    done = run("simulate", "--game", "san-andreas", *chosen, "--out", ".")
    assert done.returncode == 0, done.stderr
    return tmp_path / "san-andreas-000000.quake.json"


def test_simulate_plays_san_andreas_again_from_a_seed(run: Run, tmp_path: Path) -> None:
    arguments = ["simulate", "--game", "san-andreas", "--seats", "4", "--seed", "9", "--games", "3", "--json"]
    one = run(*arguments, "--out", "one")
    assert run(*arguments, "--out", "other").stdout == one.stdout
    summary = json.loads(one.stdout)
    assert [seat["bot"] for seat in summary["seats"]] == ["random"] * 4
    assert sum(seat["wins"] for seat in summary["seats"]) == pytest.approx(3, abs=0.01)
    for number in range(3):
        name = f"san-andreas-00000{number}.quake.json"
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "other" / name).read_bytes()
        assert run("verify", f"one/{name}").returncode == 0


def test_trace_follows_san_andreas_to_its_end(run: Run, san_andreas: Path) -> None:
    lines = [json.loads(line) for line in run("trace", san_andreas.name, "--legal").stdout.splitlines()]
    assert [line["action"] for line in lines] == [None, *load(san_andreas).actions]
    assert lines[0]["to_act"] == 2  # no draw decides who begins
    assert len(lines[0]["legal"]) == 92 * 6 + 32 * 4  # 92 spaces and six coins, 32 spaces on the coast
    for before, after in pairwise(lines):
        assert before["to_act"] == after["actor"]
        assert before["to_act"] == "chance" or after["action"] in before["legal"]
    outcome = lines[-1]["outcome"]
    assert outcome["reason"] == "coins"
    assert outcome["scores"] == lines[-1]["state"]["scores"]
    assert [] in lines[-1]["state"]["hands"]


def test_verify_derives_the_rolls_of_san_andreas_again(run: Run, san_andreas: Path, tmp_path: Path) -> None:
    record = json.loads(san_andreas.read_text())
    rolls = [number for number, text in enumerate(record["actions"]) if text.startswith("roll")]
    found = json.loads(run("verify", san_andreas.name, "--json").stdout)
    assert (found["verified"], found["draws"]) == (True, len(rolls))
    # Broken off after another roll than the seed gives: it could have been played, but it was not drawn.
    record["actions"] = [*record["actions"][: rolls[0]], "roll 0 0 0 1"]
    record["outcome"] = None
    (tmp_path / "loaded.quake.json").write_text(json.dumps(record))
    assert run("trace", "loaded.quake.json").returncode == 0
    assert f"Step {rolls[0] + 1}" in one_line(run("verify", "loaded.quake.json"), code=1)
    assert run("verify", "loaded.quake.json", "--json").returncode == 1


def test_perft_counts_san_andreas(run: Run, san_andreas: Path) -> None:
    counted = run("perft", "--game", "san-andreas", "--seats", "3", "--depth", "2")
    assert counted.stdout == "0 1\n1 3\n2 2040\n"
    first_roll = next(i for i, text in enumerate(load(san_andreas).actions) if text.startswith("roll"))
    at_the_roll = ["--file", san_andreas.name, "--step", str(first_roll), "--depth", "1", "--json"]
    assert json.loads(run("perft", *at_the_roll).stdout) == {"perft": [1, 6**4 - 1]}
    at_the_end = run("perft", "--file", san_andreas.name, "--depth", "1", "--json")
    assert json.loads(at_the_end.stdout) == {"perft": [1, 0]}


def test_the_version_says_whether_the_kernel_is_compiled(run: Run) -> None:
    assert "plain Python" in run("--version", QUAKEBOARD_PLAIN="1").stdout


def one_line(done: subprocess.CompletedProcess[str], code: int = 2) -> str:
    """The error message: one line, this exit code, no traceback."""
    assert done.returncode == code, (done.returncode, done.stdout, done.stderr)
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("quakeboard: ")
    return lines[0]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["trace", "none.quake.json"], "no file"),
        (["replay", "."], "cannot be read"),
        (["simulate", "--seats", "5"], "2 to 4 seats"),
        (["simulate", "--seats", "two"], "--seats"),
        (["simulate", "--game", "chess"], "chess"),
        (["simulate", "--bot", "hal"], "hal"),
        (["simulate", "--seats", "2", "--bot", "random", "--bot", "random", "--bot", "random"], "3 bots"),
        (["simulate", "--variant", "flood"], "flood"),
        (["simulate", "--variant", "balance", "--variant", "twin-cities"], "one box"),
        (["simulate", "--option", "columns=8"], "odd number"),
        (["simulate", "--option", "columns=many"], "number"),
        (["simulate", "--option", "columns=nan"], "number"),
        (["simulate", "--option", "columns"], "name=value"),
        (["simulate", "--option", "quakes=5"], "few, printed or many"),
        (["simulate", "--option", "colour=3"], "colour"),
        (["simulate", "--option", "manifest=none.toml"], "no file"),
        (["simulate", "--games", "0"], "games"),
        (["simulate", "--out", "/dev/null/x"], "cannot be written"),
        (["simulate", "--game", "san-andreas", "--seats", "5"], "3 or 4 seats, not 5"),
        (["simulate", "--game", "san-andreas", "--seats", "2"], "3 or 4 seats, not 2"),
        (["simulate", "--game", "san-andreas", "--seats", "3", "--variant", "big-one"], "no variants"),
        (["simulate", "--game", "san-andreas", "--seats", "3", "--option", "columns=25"], "columns"),
        (["simulate", "--game", "san-andreas", "--seats", "3", "--option", "first=3"], "Seat 3 cannot begin"),
        (["simulate", "--game", "san-andreas", "--seats", "3", "--option", "first=1.5"], "1.5"),
        (["perft", "--game", "san-andreas", "--seats", "5"], "3 or 4 seats, not 5"),
        (["perft", "--depth", "99"], "depth"),
        (["perft", "--step", "3"], "“--step” needs “--file”"),
        (["perft", "--file", "none.quake.json", "--seats", "2"], "do not go together"),
        (["simulate", "--seats", "-1"], "2 to 4 seats, not -1"),
        (["simulate", "--seats", "9" * 20], "2 to 4 seats"),
        (["simulate", "--bot", "greedy:0"], "could not think at all"),
        (["simulate", "--bot", "greedy:0.000s"], "could not think at all"),
        (["simulate", "--option", "first=0", "--option", "first=1"], "given twice"),
        (["arena", "--bots", "greedy,random", "--executor", "elves", "--out", "x"], "elves"),
        (["study", "--setup", "seats=x", "--out", "x"], "number, not “x”"),
        (["study", "--setup", "seats=-3", "--out", "x"], "not -3"),
        (["study", "--setup", "big-one", "--setup", "big-one+big-one", "--out", "x"], "named twice"),
        (["study", "--setup", "base", "--setup", "seats=2", "--out", "x"], "named twice"),
        (["play", "--file", "."], "is a directory"),
        (["serve", "--log-level", "loud"], "There are: debug, info, warning, error."),
        (["dance"], "dance"),
        (["bench"], "command"),
        (["trace"], "FILE"),
    ],
)
def test_bad_input_gets_one_clear_line(run: Run, arguments: list[str], says: str) -> None:
    assert says in one_line(run(*arguments))


def test_what_is_refused_leaves_no_folder(run: Run, tmp_path: Path) -> None:
    one_line(run("arena", "--bots", "greedy,random", "--executor", "elves", "--out", "x"))
    one_line(run("dataset", "--bots", "greedy", "--executor", "elves", "--out", "x"))
    assert not (tmp_path / "x").exists()


def test_a_bad_record_is_refused_with_step_and_ruling(run: Run, game: Path, tmp_path: Path) -> None:
    record = json.loads(game.read_text())
    number = next(i for i, text in enumerate(record["actions"]) if text.startswith("lay"))
    record["actions"][number] = "lay " + record["actions"][number].split()[1] + " 99,0 r0"
    (tmp_path / "bad.quake.json").write_text(json.dumps(record))
    (tmp_path / "cut.quake.json").write_bytes(game.read_bytes()[:1000])
    for command in ("trace", "replay", "verify"):
        line = one_line(run(command, "bad.quake.json"))
        assert f"Step {number + 1}" in line
        assert "[S7]" in line
        assert "cut off" in one_line(run(command, "cut.quake.json"))


def test_a_bad_record_of_san_andreas_is_refused_with_step_and_ruling(
    run: Run, san_andreas: Path, tmp_path: Path
) -> None:
    record = json.loads(san_andreas.read_text())
    number = next(i for i, text in enumerate(record["actions"]) if text.startswith("roll"))
    for action, ruling in (("roll 0 0 0 0", "[A11]"), ("found 3,13 5", "[A11]"), ("roll 6 0 0 0", "roll 6")):
        record["actions"][number] = action
        (tmp_path / "bad.quake.json").write_text(json.dumps(record))
        for command in ("trace", "verify"):
            line = one_line(run(command, "bad.quake.json"))
            assert f"Step {number + 1}" in line
            assert ruling in line


def test_a_failed_command_overwrites_nothing(run: Run, game: Path, tmp_path: Path) -> None:
    (tmp_path / "precious.svg").write_text("precious")
    record = json.loads(game.read_text())
    record["actions"][5] = "dance"
    (tmp_path / "bad.quake.json").write_text(json.dumps(record))
    one_line(run("picture", "bad.quake.json", "-o", "precious.svg"))
    one_line(run("picture", game.name, "--step", "9999", "-o", "precious.svg"))
    assert (tmp_path / "precious.svg").read_text() == "precious"


def test_an_unknown_language_is_refused_in_one_line(run: Run, game: Path) -> None:
    assert "xx" in one_line(run("replay", game.name, "--language", "xx"))
    assert "xx" in one_line(run("replay", game.name, QUAKEBOARD_LANGUAGE="xx"))


def test_a_closed_pipe_is_no_error(game: Path) -> None:
    command = [*CLI, "trace", str(game)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait(60) == 0


def test_an_interrupted_simulation_leaves_whole_records_only(tmp_path: Path) -> None:
    command = [*CLI, "simulate", "--games", "100000", "--out", str(tmp_path)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        try:
            while len(list(tmp_path.glob("*.quake.json"))) < 2:
                time.sleep(0.05)
                assert process.poll() is None
            process.send_signal(signal.SIGINT)
            _, complaint = process.communicate(timeout=60)
        finally:
            process.kill()
        assert complaint == "quakeboard: interrupted\n"
        assert process.returncode == 130
    files = list(tmp_path.iterdir())
    assert all(file.name.endswith(".quake.json") for file in files)
    for file in files[:5]:
        load(file)
