"""A real `quakeboard serve` process to be killed, frozen, starved and started again."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
from serving import keep_port

PROGRAM = Path(sys.executable).parent / "quakeboard"
NO_BYTECODE = "PYTHONDONTWRITEBYTECODE"
"""A server that has to compile itself is slow to start, and no host runs it so."""
TIMEOUT = 180.0
"""Seconds to wait for what must happen sooner or later, on however slow a machine."""


class Server:
    """One server process, always at the same port. Use it in `async with`, or start and kill it yourself.

    `folder` takes its log, which goes on when the server is started again; `options` are further words of the
    command line.
    """

    def __init__(
        self,
        database: str,
        folder: Path,
        *options: str,
        port: int | None = None,
        program: Path = PROGRAM,
        environment: Mapping[str, str] = os.environ,
    ) -> None:
        self.program = program
        self.environment = {name: value for name, value in environment.items() if name != NO_BYTECODE}
        self.database = database
        self.options = options
        self._place = keep_port(port or 0)
        self.port: int = self._place.getsockname()[1]
        self.log_file = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None
        self._killed: list[int] = []

    def __del__(self) -> None:
        self._place.close()

    @property
    def base(self) -> str:
        """Host and port, as clients want it."""
        return f"127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None, "it has been started"
        return self.process.pid

    async def __aenter__(self) -> Server:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.kill()

    # ------------------------------------------------------------------ life and death

    def launch(self) -> None:
        """Start the process and wait for nothing."""
        assert self.process is None, "it runs already"
        address = ["--port", str(self.port), "--database", self.database]
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(
                [self.program, "serve", *address, *self.options],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,  # its address, for people
                stderr=log,
                env=self.environment,
                start_new_session=True,
            )

    async def start(self) -> None:
        """Start the process and wait until it says that it is well."""
        self.launch()
        await self.wait_healthy()

    async def wait_healthy(self, timeout: float = TIMEOUT) -> None:
        """Wait until /healthz says ok."""
        async with asyncio.timeout(timeout):
            while await self.health() != 200:
                assert self.process is None or self.process.poll() is None, self.log()[-5:]
                await asyncio.sleep(0.02)

    async def health(self) -> int | None:
        """What /healthz answers; None if nobody answers."""
        with suppress(httpx.TransportError):
            return (await request(self.base, "GET", "/healthz")).status_code
        return None

    def kill(self) -> None:
        """SIGKILL, as by the out-of-memory killer. Worker processes have to notice by themselves."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self._killed.append(self.process.pid)
            self.process = None

    async def stop(self) -> int:
        """SIGTERM, and wait until it has ended; its exit code."""
        assert self.process is not None, "it runs"
        self.process.terminate()
        code = await asyncio.to_thread(self.process.wait, TIMEOUT)
        self.process = None
        return code

    def freeze(self) -> None:
        """Stop it where it is, in the middle of whatever it does."""
        os.kill(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        os.kill(self.pid, signal.SIGCONT)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        self.freeze()
        try:
            yield
        finally:
            self.thaw()

    def orphans(self) -> list[int]:
        """Processes of those that were killed which are still there. The session has the leader's number."""
        running = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]
        return [pid for pid in running if _session(pid) in self._killed]

    # ------------------------------------------------------------------ looking at it

    def log_text(self) -> str:
        return self.log_file.read_text() if self.log_file.exists() else ""

    def log(self) -> list[dict[str, Any]]:
        """Its log, line by line; what is not JSON (a traceback would not be) comes as {"plain": …}."""
        return [_read_line(line) for line in self.log_text().splitlines()]

    def error_lines(self) -> list[dict[str, Any]]:
        """Errors in its log, and lines that are none of its log's."""
        return [line for line in self.log() if "plain" in line or line["level"] in ("error", "critical")]

    def memory(self) -> int:
        """Bytes of memory that the process itself holds now."""
        return _status(self.pid, "VmRSS")

    def most_memory(self) -> int:
        """Bytes of memory that the process itself ever held."""
        return _status(self.pid, "VmHWM")


def _read_line(line: str) -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads(line)
    except ValueError:
        return {"plain": line}
    return found


def _session(pid: int) -> int | None:
    try:
        return os.getsid(pid)
    except ProcessLookupError:
        return None


def _status(pid: int, name: str) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith(f"{name}:"):
            return int(line.split()[1]) * 1024
    raise LookupError(name)


@asynccontextmanager
async def two_servers(database: str, folder: Path) -> AsyncIterator[tuple[Server, Server]]:
    """Two processes that share a database."""
    here, there = (Server(database, folder, "--unlimited") for _ in range(2))
    here.launch()
    there.launch()
    try:
        await here.wait_healthy()
        await there.wait_healthy()
        yield here, there
    finally:
        here.kill()
        there.kill()


async def request(
    base: str, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
) -> httpx.Response:
    """One HTTP request; raises `httpx.TransportError` if nobody answers."""
    async with httpx.AsyncClient(verify=False, trust_env=False, timeout=TIMEOUT) as client:
        return await client.request(method, f"http://{base}{path}", json=body, headers=headers)


async def wait_until(condition: Any, what: str, timeout: float = TIMEOUT) -> float:
    """Look until `condition()` (or what it awaits) holds; how many seconds that took."""
    began = monotonic()
    while monotonic() - began < timeout:
        found = condition()
        if asyncio.iscoroutine(found):
            found = await found
        if found:
            return monotonic() - began
        await asyncio.sleep(0.01)
    raise AssertionError(f"not within {timeout} seconds: {what}")
