"""The command line. One module a command; this one finds them and says what went wrong in one line.

Exit codes: 0 done, 1 the answer is no (`verify`), 2 bad input, 130 interrupted.
"""

from __future__ import annotations

import contextlib
import os
import sys
from io import TextIOWrapper
from typing import NoReturn

import typer

from quakeboard import __version__, kernel
from quakeboard.cli.admin import app as admin_app
from quakeboard.cli.analyse import analyse
from quakeboard.cli.arena import arena
from quakeboard.cli.bench import app as bench_app
from quakeboard.cli.convert import convert
from quakeboard.cli.dataset import dataset
from quakeboard.cli.forecast import forecast
from quakeboard.cli.perft import perft
from quakeboard.cli.picture import picture
from quakeboard.cli.play import play
from quakeboard.cli.replay import replay
from quakeboard.cli.serve import serve
from quakeboard.cli.simulate import simulate
from quakeboard.cli.study import study
from quakeboard.cli.trace import trace
from quakeboard.cli.verify import verify
from quakeboard.language import Language
from quakeboard.rules.game import QuakeboardError

BAD_INPUT = 2
INTERRUPTED = 130

app = typer.Typer(
    name="quakeboard",
    help="Two earthquake tabletop games: play them, host them, study them.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
for command in (
    play,
    serve,
    simulate,
    arena,
    study,
    dataset,
    analyse,
    replay,
    trace,
    verify,
    picture,
    forecast,
    convert,
    perft,
):
    app.command()(command)
app.add_typer(admin_app, name="admin")
app.add_typer(bench_app, name="bench")


@app.callback(invoke_without_command=True)
def _options(
    context: typer.Context,
    version: bool = typer.Option(False, "--version", help="Print the version and leave."),
) -> None:
    if version:
        how = "compiled" if kernel.compiled() else "in plain Python"
        typer.echo(f"quakeboard {__version__}, kernel {how}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> NoReturn:
    """Run the command that the arguments name, and leave with its exit code."""
    _write_utf_8()
    try:
        code = app(standalone_mode=False)
    except QuakeboardError as error:
        _complain(_sentence(error), error.ruling)
        code = BAD_INPUT
    except typer.TyperException as error:
        # What the command line itself refuses knows which option was meant and says so.
        _complain(error.format_message() if isinstance(error, typer.BadParameter) else str(error))
        code = BAD_INPUT
    except typer.Abort:
        code = INTERRUPTED
    except SystemExit:
        # Whoever read our output has had enough: `quakeboard trace FILE | head` is no error.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    if code == INTERRUPTED:
        _complain("interrupted")
    sys.exit(code if isinstance(code, int) else 0)


def _write_utf_8() -> None:
    """Write UTF-8 to pipes and files on Windows too, whose code pages lack some of our characters."""
    if sys.platform == "win32" and "PYTHONIOENCODING" not in os.environ:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(encoding="utf-8")


def _sentence(error: QuakeboardError) -> str:
    """The refusal in the reader's language; in English if it is the language that is refused."""
    try:
        return Language.chosen().refusal(error)
    except QuakeboardError:
        return error.sentence


def _complain(sentence: str, ruling: str = "") -> None:
    cited = f" [{ruling}]" if ruling else ""
    one_line = " ".join(sentence.split())
    with contextlib.suppress(OSError):  # the terminal may be gone
        print(f"quakeboard: {one_line}{cited}", file=sys.stderr)
