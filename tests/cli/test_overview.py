"""The command line before any command runs: overview, languages, completion, and what is not loaded."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable

import pytest
from commands import CLI

from quakeboard.analysis.levels import LEVELS
from quakeboard.bots import plugins, registry
from quakeboard.cli.app import ABOUT, COMMANDS
from quakeboard.cli.console import completion
from quakeboard.core.registry import specs
from quakeboard.games.sanandreas.rules.options import Options as CoastOptions
from quakeboard.games.seismic.rules.options import VARIANTS, Options
from quakeboard.language import Language, available

Run = Callable[..., subprocess.CompletedProcess[str]]

HEAVY = (
    "asyncio",
    "fluent",
    "msgspec",
    "numpy",
    "rich",
    "starlette",
    "uvicorn",
    "quakeboard.analysis",
    "quakeboard.arena",
    "quakeboard.bots",
    "quakeboard.play",
    "quakeboard.render.svg.canvas",
    "quakeboard.research",
    "quakeboard.core.kernel.rng",
    "quakeboard.games.sanandreas.rules",
    "quakeboard.games.seismic.rules",
    "quakeboard.server",
    "quakeboard.service",
)


def loaded(*arguments: str, **environment: str) -> set[str]:
    """The heavy modules that a command imports, with what is below them left out."""
    told = f"print(json.dumps(sorted(set({HEAVY!r}) & set(sys.modules))), file=sys.stderr)"
    program = (
        f"import atexit, json, sys; atexit.register(lambda: {told}); from quakeboard.cli import main; main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env={**os.environ, "QUAKEBOARD_LANGUAGE": "en", **environment},
        check=True,
        capture_output=True,
        text=True,
    )
    return set(json.loads(done.stderr))


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], *([name, "--help"] for name in COMMANDS)])
def test_help_loads_nothing_heavy(arguments: list[str]) -> None:
    assert loaded(*arguments) == set()


def test_help_in_another_language_loads_its_sentences_alone() -> None:
    assert loaded("--language", "de", "--help") <= {"fluent"}


@pytest.mark.parametrize("code", available())
def test_every_language_has_the_overview(run: Run, code: str) -> None:
    language = Language(code)
    shown = run("--language", code, "--help").stdout
    assert language.sentence("help-about") in shown
    for name in COMMANDS:
        assert language.sentence(f"help-{name}") in shown
    assert run("--help", QUAKEBOARD_LANGUAGE=code).stdout == shown


def test_the_overview_is_the_same_in_the_code_and_in_the_english_sentences() -> None:
    english = Language("en")
    assert english.sentence("help-about") == ABOUT
    assert {name: english.sentence(f"help-{name}") for name in COMMANDS} == COMMANDS


@pytest.mark.parametrize("code", available())
def test_without_arguments_three_commands_and_the_help_are_suggested(run: Run, code: str) -> None:
    told = run("--language", code)
    assert (told.returncode, told.stderr) == (0, "")
    for words in ("quakeboard play ", "quakeboard serve ", "quakeboard simulate ", "quakeboard --help "):
        assert told.stdout.count(words) == 1
    assert len(told.stdout.splitlines()) <= 10


# ---------------------------------------------------------------------- the language


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--language", "de", "dance"], "Es gibt keinen Befehl „dance“."),
        (["--language=es", "play", "chess"], "Aquí no hay ningún juego «chess»"),
        (["--language", "fr", "simulate", "--gmes", "3"], "Il n’y a pas d’option"),
        (["--language", "de", "simulate", "--games", "0"], "„--games“ verlangt mindestens 1, nicht 0."),
        (["play", "--language", "de", "chess"], "Es gibt hier kein Spiel „chess“."),
        (["play", "--gmes", "3", "--language", "de"], "Eine Option „--gmes“ gibt es hier nicht."),
        (["--language", "de", "play", "--language", "en", "chess"], "There is no game “chess” here."),
        (["--language", "xx", "trace", "none.quake.json"], "Quakeboard does not speak “xx”."),
        (["--language", "", "trace", "none.quake.json"], "Quakeboard does not speak “”."),
        (["--language"], "The option “--language” needs a value."),
    ],
)
def test_refusals_are_in_the_language_that_was_asked_for(run: Run, arguments: list[str], says: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stderr.startswith(f"quakeboard: {says}")
    assert done.stderr.count("\n") == 1


# ---------------------------------------------------------------------- completion


def completed(*words: str) -> list[str]:
    """What bash offers for the last of these words."""
    environment = {"COMP_WORDS": " ".join(["quakeboard", *words]), "COMP_CWORD": str(len(words))}
    done = subprocess.run(
        CLI,
        env={**os.environ, **environment, "_QUAKEBOARD_COMPLETE": "complete_bash"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert done.stderr == ""
    return done.stdout.split()


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (["si"], ["simulate"]),
        (["play", "s"], ["seismic", "san-andreas"]),
        (["play", "seismic", "--seats", "you,gr"], ["you,greedy"]),
        (["simulate", "--game", "sa"], ["san-andreas"]),
        (["simulate", "--variant", "b"], ["big-one", "balance"]),
        (["simulate", "--bot", "g"], ["greedy", "gentle"]),
        (["arena", "--bots", "greedy,open"], ["greedy,openspiel-ismcts", "greedy,openspiel-mcts"]),
        (["analyse", "x.quake.json", "--level", "bl"], ["blind"]),
        (["--language", ""], list(available())),
        (["admin", "ex"], ["export-person", "export", "expire"]),
        (["picture", "x.quake.json", "--theme", "d"], ["dark"]),
        (["verify", "--js"], ["--json"]),
    ],
)
def test_a_shell_completes(words: list[str], offered: list[str]) -> None:
    assert completed(*words) == offered


def test_completion_loads_nothing_heavy() -> None:
    words = {
        "COMP_WORDS": "quakeboard arena --bots g",
        "COMP_CWORD": "3",
        "_QUAKEBOARD_COMPLETE": "complete_bash",
    }
    assert loaded(**words) == set()


def test_completions_are_the_names_that_exist() -> None:
    assert completion.games("") == list(specs())
    assert completion.variants("") == list(VARIANTS)
    assert registry.names() == completion.BOTS
    assert tuple(LEVELS) == completion.LEVELS
    named = {name for options in (Options, CoastOptions) for name in options.__dataclass_fields__}
    assert set(completion.options()) == {*named, "rounds"} - {"variants"}
    assert completion.bots("") == [*registry.names(), *plugins.names()]


def test_completion_can_be_shown_and_installed(run: Run) -> None:
    shown = run("--help").stdout
    assert "--install-completion" in shown
    assert "--show-completion" in shown


# ---------------------------------------------------------------------- slips


@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        (["simulat"], "simulate"),
        (["admin", "exprt"], "export"),
        (["simulate", "--seat", "3"], "--seats"),
        (["play", "sesmic"], "seismic"),
        (["simulate", "--game", "san_andreas"], "san-andreas"),
        (["simulate", "--variant", "ballance"], "balance"),
        (["simulate", "--option", "colums=9"], "columns"),
        (["simulate", "--bot", "gredy"], "greedy"),
        (["simulate", "--bot", "Greedy"], "greedy"),
        (["play", "--seats", "you,firce"], "fierce"),
        (["arena", "--bots", "greedy,random", "--challenger", "gredy", "--out", "x"], "greedy"),
        (["arena", "--bots", "greedy,random", "--executor", "process", "--out", "x"], "processes"),
        (["picture", "x.quake.json", "-o", "x.svg", "--theme", "drak"], "dark"),
        (["admin", "expire", "--older-than", "3d", "--state", "ovr"], "over"),
    ],
)
def test_a_typo_gets_a_suggestion(run: Run, arguments: list[str], meant: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2, done.stderr
    assert f" Did you mean “{meant}”?" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("code", available())
def test_every_language_suggests(run: Run, code: str) -> None:
    meant = Language(code).sentence("did-you-mean", word="simulate")
    assert run("--language", code, "simulat").stderr.endswith(f" {meant}\n")


def test_a_name_without_similar_ones_gets_no_suggestion(run: Run) -> None:
    assert "Did you mean" not in run("xyzzy").stderr


# ---------------------------------------------------------------------- the kernel


def test_play_says_once_that_the_kernel_is_not_compiled(run: Run) -> None:
    done = run("play", "--file", "a.quake.json", stdin="quit\n", QUAKEBOARD_PLAIN="1")
    assert done.stderr == Language("en").sentence("kernel-plain-wanted") + "\n"


def test_what_to_do_about_it_is_a_command() -> None:
    for code in available():
        told = Language(code).sentence("kernel-plain")
        assert "pip install --force-reinstall --no-cache-dir --no-binary quakeboard quakeboard" in told
        assert "make setup" in told
        assert "\n" not in told
