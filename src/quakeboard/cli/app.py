"""The commands by name, each with its line in the overview; none is imported before it is run."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from quakeboard import __version__
from quakeboard.cli import BAD_INPUT, INTERRUPTED
from quakeboard.cli.console.completion import languages
from quakeboard.cli.console.errors import complain, complaint
from quakeboard.cli.console.messages import PART, told
from quakeboard.core import kernels
from quakeboard.core.errors import BadOptions, QuakeboardError, Reason
from quakeboard.language.choice import OWN_VARIABLE, named, preferred

COMMANDS = {
    "play": "Play a game here in the terminal.",
    "serve": "Host tables: friends open a link and play.",
    "simulate": "Let bots play, and write a record of every game.",
    "arena": "Let bots play each other, and rate them.",
    "study": "Compare variants and other setups of a game.",
    "dataset": "Write what bots see, think and do to Parquet files.",
    "analyse": "Tell what each action of a game was worth.",
    "replay": "Tell a game as a story.",
    "trace": "Print every position of a game as JSON.",
    "verify": "Check a record, and that its chance was fair.",
    "picture": "Draw a position of a game.",
    "forecast": "Say what quakes are likely to take.",
    "convert": "Write San Andreas as Portable Piecepack Notation, or read it.",
    "perft": "Count the sequences of actions.",
    "admin": "Look after the tables of a server, while it runs.",
    "bench": "Measure speed on this machine.",
}
ABOUT = "Two earthquake tabletop games: play them, host them, study them."

UNKNOWN_COMMAND = Reason(
    "unknown-command", "command line", "There is no command “{command}”. There are: {commands}."
)


class Commands(TyperGroup):
    """A group that refuses what is no command in the reader's language."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name = args[0]
        if name not in self.commands and not name.startswith("-") and not ctx.resilient_parsing:
            raise BadOptions(UNKNOWN_COMMAND, command=name[:40], commands=", ".join(self.commands))
        return super().resolve_command(ctx, args)


class LazyCommand(TyperCommand):
    """A name and a line of help; the command itself takes over when its arguments are read."""

    def get_short_help_str(self, limit: int = 45) -> str:
        return told(f"help-{self.name}", self.short_help or "")

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        return _load(self.name or "").make_context(info_name, args, parent, **extra)


def _load(name: str) -> Any:
    """The command in the module of this name, which is an application of its own or a function."""
    module = import_module(f"quakeboard.cli.{name}")
    command = getattr(module, "app", None)
    if command is None:
        command = typer.Typer(add_completion=False, rich_markup_mode=None)
        command.command(name)(getattr(module, name))
    return typer.main.get_command(command)


class Overview(Commands):
    """All commands."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        for name, line in COMMANDS.items():
            self.add_command(LazyCommand(name, short_help=line))

    def format_help_text(self, ctx: Any, formatter: Any) -> None:
        self.help = told("help-about", ABOUT)
        super().format_help_text(ctx, formatter)


app = typer.Typer(
    name="quakeboard", cls=Overview, help=ABOUT, pretty_exceptions_enable=False, rich_markup_mode=None
)


def _check_language(wish: str | None) -> str | None:
    return None if wish is None else named(wish)


@app.callback(invoke_without_command=True)
def _options(
    context: typer.Context,
    language: Annotated[
        str | None,
        typer.Option(
            "--language",
            help="en, de, es or fr.",
            is_eager=True,
            callback=_check_language,
            autocompletion=languages,
        ),
    ] = None,
    version: Annotated[bool, typer.Option("--version", help="Print the version and leave.")] = False,
) -> None:
    if version:
        how = "compiled" if kernels.compiled() else "in plain Python"
        typer.echo(f"quakeboard {__version__}, kernel {how}")
    elif context.invoked_subcommand is None:
        from quakeboard.language.language import Language

        typer.echo(Language(preferred(), PART).sentence("newcomer"))
    else:
        return
    raise typer.Exit


def run(arguments: Sequence[str]) -> int:
    """Run a command and return its exit code; what is refused is said in one line."""
    wish = _language_in(arguments)
    if wish:
        os.environ[OWN_VARIABLE] = wish
    try:
        code = app(arguments, prog_name="quakeboard", standalone_mode=False)
    except (QuakeboardError, typer.TyperException) as error:
        complain(complaint(error))
        return BAD_INPUT
    except typer.Abort:  # Ctrl-D where something was asked
        return INTERRUPTED
    except SystemExit as leaving:
        if isinstance(leaving.__context__, BrokenPipeError):
            # Whoever read our output has had enough: `quakeboard trace FILE | head` is no error.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        code = leaving.code
    return code if isinstance(code, int) else 0


def _language_in(arguments: Sequence[str]) -> str | None:
    """The language that the arguments ask for, found before they are parsed: what is wrong with them is said
    in it too."""
    found = None
    for word, following in pairwise([*arguments, None]):
        if word is None or word == "--":
            break
        if word == "--language":
            found = following
        elif word.startswith("--language="):
            found = word.removeprefix("--language=")
    return found
