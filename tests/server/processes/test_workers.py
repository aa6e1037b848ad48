"""Workers that are processes: replaced when they die, stopped when nobody waits, and gone with the server."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import aclosing
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import sleep

import pytest

from quakeboard.server.processes.workers import MAX_ATTEMPTS, ProcessWorkers
from quakeboard.service.workers import WorkerDied


def pid_after(payload: bytes) -> bytes:
    """The process that waited for so many seconds."""
    sleep(float(payload))
    return str(os.getpid()).encode()


def wait_for_file(payload: bytes) -> bytes:
    while not Path(payload.decode()).exists():
        sleep(0.01)
    return b""


def die(payload: bytes) -> bytes:
    with Path(payload.decode()).open("a") as log:
        log.write("died\n")
    os.kill(os.getpid(), signal.SIGKILL)
    return b""


def refuse(payload: bytes) -> bytes:
    raise ValueError(payload.decode())


def count_up(payload: bytes) -> Iterator[bytes]:
    for number in range(int(payload)):
        yield b"%d of %d" % (number, os.nice(0))


def never_end(payload: bytes) -> Iterator[bytes]:
    yield str(os.getpid()).encode()
    sleep(3600)
    yield b"never"


def break_off(payload: bytes) -> Iterator[bytes]:
    yield b"one"
    os._exit(3)


@pytest.fixture
def loop() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture
def others() -> set[BaseProcess]:
    """The processes of other tests' servers."""
    return set(multiprocessing.active_children())


@pytest.fixture
def workers(loop: asyncio.Runner, others: set[BaseProcess]) -> Iterator[ProcessWorkers]:
    workers = ProcessWorkers(2)
    yield workers
    loop.run(workers.close())
    assert set(multiprocessing.active_children()) <= others


def test_one_that_died_is_replaced_and_its_task_run_again(
    loop: asyncio.Runner, workers: ProcessWorkers
) -> None:
    async def main() -> None:
        first = int(await workers.run(pid_after, b"0"))
        assert first != os.getpid()
        waiting = workers.run(pid_after, b"0.5")
        os.kill(first, signal.SIGKILL)
        assert int(await waiting) != first
        await workers.close()
        assert int(await workers.run(pid_after, b"0")) != first  # who asks again starts it again

    loop.run(main())


def test_a_task_that_always_dies_is_given_up(
    loop: asyncio.Runner, workers: ProcessWorkers, tmp_path: Path
) -> None:
    async def main() -> None:
        with pytest.raises(WorkerDied):
            await workers.run(die, str(tmp_path / "log").encode())

    loop.run(main())
    assert (tmp_path / "log").read_text().count("died") == MAX_ATTEMPTS


def test_what_a_task_raises_reaches_who_asked(loop: asyncio.Runner, workers: ProcessWorkers) -> None:
    async def main() -> None:
        with pytest.raises(ValueError, match="not today"):
            await workers.run(refuse, b"not today")

    loop.run(main())


def test_a_task_is_counted_from_the_moment_it_is_asked_for(
    loop: asyncio.Runner, workers: ProcessWorkers
) -> None:
    async def main() -> None:
        assert (workers.size, workers.idle) == (2, 2)
        one = workers.run(pid_after, b"0")
        assert workers.idle == 1
        others = [workers.run(pid_after, b"0") for _ in range(2)]
        assert workers.idle == 0
        await asyncio.gather(one, *others)
        assert workers.idle == 2

    loop.run(main())


def test_a_process_is_not_free_because_nobody_waits_for_its_answer(
    loop: asyncio.Runner, workers: ProcessWorkers, tmp_path: Path
) -> None:
    end = tmp_path / "end"

    async def main() -> None:
        running = [asyncio.ensure_future(workers.run(wait_for_file, str(end).encode())) for _ in range(2)]
        waiting = asyncio.ensure_future(workers.run(pid_after, b"0"))
        while len(workers._computing) < 2 or not all(task.running() for task in workers._computing.values()):
            await asyncio.sleep(0.01)
        running[0].cancel()
        waiting.cancel()
        await asyncio.gather(running[0], waiting, return_exceptions=True)
        assert (workers.slots.running, workers.slots.waiting) == (2, 0)
        end.touch()
        await running[1]
        while workers.slots.running:
            await asyncio.sleep(0.01)

    loop.run(main())


def test_whoever_was_cancelled_at_once_takes_no_slot(loop: asyncio.Runner, workers: ProcessWorkers) -> None:
    async def main() -> None:
        asked = asyncio.ensure_future(workers.run(pid_after, b"0"))
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        assert workers.idle == 2

    loop.run(main())


def test_a_stream_gives_way_to_other_work_and_ends(loop: asyncio.Runner, workers: ProcessWorkers) -> None:
    async def main() -> list[bytes]:
        return [piece async for piece in workers.stream(count_up, b"3")]

    nice = os.nice(0) + 10
    assert loop.run(main()) == [b"%d of %d" % (number, nice) for number in range(3)]


def test_a_stream_that_breaks_off_says_so(loop: asyncio.Runner, workers: ProcessWorkers) -> None:
    async def main() -> None:
        stream = workers.stream(break_off, b"")
        assert await anext(stream) == b"one"
        with pytest.raises(WorkerDied):
            await anext(stream)

    loop.run(main())


@pytest.mark.parametrize("pieces", [0, 1])
def test_whoever_is_cancelled_while_waiting_stops_the_stream(
    loop: asyncio.Runner, workers: ProcessWorkers, others: set[BaseProcess], pieces: int
) -> None:
    async def read(first: asyncio.Future[int]) -> None:
        async with aclosing(workers.stream(never_end, b"")) as stream:
            async for piece in stream:
                first.set_result(int(piece))

    async def main() -> None:
        first: asyncio.Future[int] = asyncio.Future()
        reader = asyncio.create_task(read(first))
        if pieces:
            await first
        else:
            await asyncio.sleep(0)  # its process is being started
        reader.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reader
        assert set(multiprocessing.active_children()) <= others

    loop.run(main())


SCRIPT = """
import asyncio, multiprocessing
from quakeboard.core.registry import make_game
from quakeboard.server.processes.workers import ProcessWorkers
from quakeboard.service.bots import BotService

async def main():
    workers = ProcessWorkers(2)
    game = make_game("san-andreas", {"first": 0})
    view = game.start(3).view(0)
    bots = BotService(workers)
    thinking = asyncio.gather(*(bots.decide(game, "random", view) for _ in range(3)), return_exceptions=True)
    await asyncio.sleep(HOW_LONG)
    await workers.close()
    await thinking
    assert not multiprocessing.active_children()

if __name__ == "__main__":
    asyncio.run(main())
    import os, signal
    os.kill(os.getpid(), signal.SIGTERM)  # as a server ends, without a word to its atexit functions
"""


@pytest.mark.parametrize("how_long", ["0", "1.5"])
def test_a_server_leaves_nothing_behind(how_long: str, tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(SCRIPT.replace("HOW_LONG", how_long))
    done = subprocess.run(
        [sys.executable, "-W", "error", str(script)], capture_output=True, text=True, timeout=300, check=False
    )
    assert (done.stderr, done.returncode) == ("", -signal.SIGTERM)
