"""What runs in a server also runs where there are no processes, threads or sockets: in a browser."""

from __future__ import annotations

import subprocess
import sys

PACKAGES = ("core", "play", "language", "bots", "analysis", "service")

BLOCKED_EVERYWHERE = (
    "multiprocessing",
    "yaml",
    "filelock",
    "sqlite3",
    "asyncpg",
    "uvicorn",
    "uvloop",
    "starlette",
)
"""What a Python in a browser does not have, or cannot use at all."""
BLOCKED_HERE = (
    "concurrent",
    "threading",
    "socket",
    "subprocess",
    "signal",
    "ctypes",
    "mmap",
    "select",
    "ssl",
)
"""What asyncio imports without using it there; no module of ours may."""

PROGRAM = """
import builtins, importlib, pkgutil, sys

EVERYWHERE, HERE, PACKAGES = {arguments}
wrapped = builtins.__import__

def guarded(name, globals=None, locals=None, fromlist=(), level=0):
    top = name.partition(".")[0] if level == 0 else ""
    ours = (globals or {{}}).get("__name__", "").startswith("quakeboard")
    if top in EVERYWHERE or (ours and top in HERE):
        raise ModuleNotFoundError(f"{{(globals or {{}}).get('__name__')}} imports {{name}}")
    return wrapped(name, globals, locals, fromlist, level)

builtins.__import__ = guarded
import quakeboard
count = 0
for package in PACKAGES:
    folder = importlib.import_module(f"quakeboard.{{package}}")
    for module in pkgutil.walk_packages(folder.__path__, f"quakeboard.{{package}}."):
        importlib.import_module(module.name)
        count += 1
print(count)
"""


def test_nothing_is_imported_that_a_browser_lacks() -> None:
    program = PROGRAM.format(arguments=(BLOCKED_EVERYWHERE, BLOCKED_HERE, PACKAGES))
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert int(done.stdout) > 60
