"""The commands by name, each with its help line; a command is imported when it is run."""

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
from quakeboard.cli.console.errors import describe_error, print_error
from quakeboard.cli.console.messages import MESSAGE_FILES, translate
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
    "verify": "Check a record, and who could have known its draws.",
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


class CommandGroup(TyperGroup):
    """A group that reports unknown commands in the reader's language."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name = args[0]
        if name not in self.commands and not name.startswith("-") and not ctx.resilient_parsing:
            raise BadOptions(UNKNOWN_COMMAND, command=name[:40], commands=", ".join(self.commands))
        return super().resolve_command(ctx, args)


class LazyCommand(TyperCommand):
    """A command with a name and a help line that is loaded when its arguments are parsed."""

    def get_short_help_str(self, limit: int = 45) -> str:
        return translate(f"help-{self.name}", self.short_help or "")

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        return _load(self.name or "").make_context(info_name, args, parent, **extra)


def _load(name: str) -> Any:
    """The command in the module of this name, which has an `app` or a function of this name."""
    module = import_module(f"quakeboard.cli.{name}")
    command = getattr(module, "app", None)
    if command is None:
        command = typer.Typer(add_completion=False, rich_markup_mode=None)
        command.command(name)(getattr(module, name))
    return typer.main.get_command(command)


class RootGroup(CommandGroup):
    """The group of all commands."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        for name, line in COMMANDS.items():
            self.add_command(LazyCommand(name, short_help=line))

    def format_help_text(self, ctx: Any, formatter: Any) -> None:
        self.help = translate("help-about", ABOUT)
        super().format_help_text(ctx, formatter)


app = typer.Typer(
    name="quakeboard", cls=RootGroup, help=ABOUT, pretty_exceptions_enable=False, rich_markup_mode=None
)


def _check_language(value: str | None) -> str | None:
    return None if value is None else named(value)


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

        typer.echo(Language(preferred(), MESSAGE_FILES).sentence("newcomer"))
    else:
        return
    raise typer.Exit


def run(arguments: Sequence[str]) -> int:
    """Run a command and return its exit code; errors are printed in one line."""
    language = _language_in(arguments)
    if language:
        os.environ[OWN_VARIABLE] = language
    try:
        code = app(arguments, prog_name="quakeboard", standalone_mode=False)
    except (QuakeboardError, typer.TyperException) as error:
        print_error(describe_error(error))
        return BAD_INPUT
    except typer.Abort:  # Ctrl-D at a prompt
        return INTERRUPTED
    except SystemExit as exit_error:
        if isinstance(exit_error.__context__, BrokenPipeError):
            # A closed pipe, as in `quakeboard trace FILE | head`, is no error.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        code = exit_error.code
    return code if isinstance(code, int) else 0


def _language_in(arguments: Sequence[str]) -> str | None:
    """The language in the arguments, found before they are parsed, as parsing errors use it too."""
    found = None
    for word, following in pairwise([*arguments, None]):
        if word is None or word == "--":
            break
        if word == "--language":
            found = following
        elif word.startswith("--language="):
            found = word.removeprefix("--language=")
    return found
