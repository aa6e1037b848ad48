"""The command line: one module for each command, imported by `app` when it is run.

Exit codes: 0 success, 1 verification failed, 2 bad input, 3 not all is proved (`verify`), 69 and 78 a server
that cannot start (`serving.exit_codes`), 130 interrupted.
"""

from __future__ import annotations

import os
import signal
import sys
from io import TextIOWrapper
from typing import NoReturn

VERIFICATION_FAILED = 1
BAD_INPUT = 2
NOT_ALL_PROVED = 3
INTERRUPTED = 130


def main() -> NoReturn:
    """Run the command in the arguments, and exit with its code."""
    _use_utf_8()
    try:
        from quakeboard.cli.app import run  # here, to catch Ctrl-C during imports

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = INTERRUPTED
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # nothing is left to interrupt
    if code == INTERRUPTED:
        from quakeboard.cli.console.errors import interrupted, print_error

        print_error(interrupted())
    sys.exit(code)


def _use_utf_8() -> None:
    """Use UTF-8 for pipes and files on Windows too, whose code pages lack some of our characters."""
    if sys.platform == "win32" and "PYTHONIOENCODING" not in os.environ:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(encoding="utf-8")
