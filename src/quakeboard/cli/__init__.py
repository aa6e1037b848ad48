"""The command line. One module a command, imported when it is run; `app` knows their names.

Exit codes: 0 done, 1 the answer is no (`verify`), 2 bad input, 130 interrupted.
"""

from __future__ import annotations

import os
import signal
import sys
from io import TextIOWrapper
from typing import NoReturn

NO = 1
BAD_INPUT = 2
INTERRUPTED = 130


def main() -> NoReturn:
    """Run the command that the arguments name, and leave with its exit code."""
    _write_utf_8()
    try:
        from quakeboard.cli.app import run  # here, as Ctrl-C may come while modules are imported

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = INTERRUPTED
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # nothing is left to interrupt
    if code == INTERRUPTED:
        from quakeboard.cli.console.errors import complain, interrupted

        complain(interrupted())
    sys.exit(code)


def _write_utf_8() -> None:
    """Write UTF-8 to pipes and files on Windows too, whose code pages lack some of our characters."""
    if sys.platform == "win32" and "PYTHONIOENCODING" not in os.environ:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(encoding="utf-8")
