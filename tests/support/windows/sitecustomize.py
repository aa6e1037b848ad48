"""Python as Quakeboard finds it on Windows, as far as another system can show it.

Python imports this file first in every process that has its folder on PYTHONPATH. What only POSIX has is
hidden from modules of Quakeboard alone: the standard library and other packages go on as they are.
"""

from __future__ import annotations

import asyncio
import builtins
import multiprocessing.context
import os
import signal
import socket
import sys
import warnings
from types import ModuleType
from typing import Any

MODULES = ("curses", "fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "termios", "tty")
PACKAGES = ("uvloop", "pyspiel", "open_spiel")
"""What pyproject.toml does not ask for on Windows."""
OS = """
    O_CLOEXEC O_DIRECTORY O_NOFOLLOW O_NONBLOCK O_SYNC chown chroot fchmod fchown fork forkpty geteuid
    getgid getgroups getloadavg getpgid getpriority getuid killpg lchown mkfifo nice openpty pipe2
    posix_spawn pread pwrite register_at_fork sched_getaffinity sched_setaffinity sendfile setpriority
    setsid statvfs sync sysconf ttyname uname wait
"""
SIGNAL = """
    ITIMER_REAL SIGALRM SIGCHLD SIGCONT SIGHUP SIGKILL SIGPIPE SIGQUIT SIGSTOP SIGUSR1 SIGUSR2 SIGWINCH
    alarm pause pthread_kill pthread_sigmask setitimer sigwait
"""


class Seen(ModuleType):
    """A module as it is seen on Windows."""

    def __init__(self, real: ModuleType, hidden: str = "", **changed: object) -> None:
        super().__init__(real.__name__)
        vars(self).update(changed, _real=real, _hidden=hidden.split())

    def __getattr__(self, name: str) -> Any:
        if name in self._hidden:
            raise AttributeError(f"Windows has no {self.__name__}.{name}")
        return getattr(self._real, name)

    def __setattr__(self, name: str, value: object) -> None:
        setattr(self._real, name, value)


SEEN = {
    "os": Seen(os, OS, name="nt"),
    "signal": Seen(signal, SIGNAL),
    "socket": Seen(socket, "AF_UNIX SO_REUSEPORT"),
    "sys": Seen(sys, platform="win32"),
}
_import = builtins.__import__


def import_as_on_windows(name: str, globals: Any = None, *arguments: Any, **options: Any) -> Any:
    found = _import(name, globals, *arguments, **options)
    if str((globals or {}).get("__name__")).partition(".")[0] != "quakeboard":
        return found
    if name in MODULES:
        raise ModuleNotFoundError(f"Windows has no module {name}", name=name)
    return SEEN.get(name, found)


def no_signal_handler(*_: object) -> None:
    raise NotImplementedError


builtins.__import__ = import_as_on_windows
sys.modules.update(dict.fromkeys(PACKAGES))  # type: ignore[arg-type]
asyncio.SelectorEventLoop.add_signal_handler = no_signal_handler  # type: ignore[assignment]
multiprocessing.set_start_method("spawn", force=True)
for method in ("fork", "forkserver"):
    multiprocessing.context._concrete_contexts.pop(method, None)
# Files and pipes have the code page of the system there, unless a program asks for something else.
warnings.filterwarnings("error", category=EncodingWarning, module=r"quakeboard(\.|$)")
for stream in (sys.stdin, sys.stdout, sys.stderr):
    stream.reconfigure(encoding="cp1252")  # type: ignore[union-attr]
