"""The command line. One module a command, imported when it is run; `app` knows their names.

Exit codes: 0 done, 1 the answer is no (`verify`), 2 bad input, 130 interrupted.
"""

from __future__ import annotations

import signal
import sys
from typing import NoReturn

NO = 1
BAD_INPUT = 2
INTERRUPTED = 130


def main() -> NoReturn:
    """Run the command that the arguments name, and leave with its exit code."""
    try:
        from quakeboard.cli.app import run  # here, as Ctrl-C may come while modules are imported

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = INTERRUPTED
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # nothing is left to interrupt
    if code == INTERRUPTED:
        from quakeboard.cli.complaints import complain, interrupted

        complain(interrupted())
    sys.exit(code)
