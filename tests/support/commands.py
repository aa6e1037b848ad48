"""The command line, in a process of its own."""

from __future__ import annotations

import sys

# A shell's background jobs are deaf to Ctrl-C, and tests may run in one: so a command listens first.
_LISTEN = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"

CLI = (sys.executable, "-c", f"{_LISTEN}; from quakeboard.cli import main; main()")
