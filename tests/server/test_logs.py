"""Logs are JSON lines, and hold nothing that is a secret."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
from own_secret import own_secret
from server_thread import ServerThread, play_to_the_end

from quakeboard.server import logs


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What is logged, as a server would write it."""
    stream = io.StringIO()
    names = ("", "uvicorn", "uvicorn.error", "uvicorn.access", "httpcore", "httpx", "websockets")
    before = [(logger, logger.level, logger.handlers[:], logger.filters[:], logger.disabled)
              for logger in map(logging.getLogger, names)]  # fmt: skip
    logs.configure("debug", stream)
    for client in ("httpx", "websockets"):  # they belong to the test, not to the server
        logging.getLogger(client).setLevel(logging.WARNING)
    yield stream
    for logger, level, handlers, filters, disabled in before:
        logger.setLevel(level)
        logger.handlers[:], logger.filters[:], logger.disabled = handlers, filters, disabled


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_has_time_level_and_message(written: io.StringIO) -> None:
    logging.getLogger("quakeboard").warning("it is %s", "late", extra={"table": "abc"})
    (line,) = lines(written)
    assert set(line) == {"at", "level", "from", "message", "table"}
    assert (line["level"], line["from"], line["message"], line["table"]) == (
        "warning",
        "quakeboard",
        "it is late",
        "abc",
    )


def test_a_message_of_several_lines_stays_on_one(written: io.StringIO) -> None:
    logging.getLogger("quakeboard").warning("one\ntwo\r\n\u2028three")
    assert len(written.getvalue().split("\n")) == 2
    assert len(lines(written)) == 1


def test_of_an_error_its_type_and_stack_are_logged_but_not_its_text(written: io.StringIO) -> None:
    try:
        raise ValueError("found 3,4 5")
    except ValueError:
        logging.getLogger("quakeboard").exception("a command failed")
    (line,) = lines(written)
    assert line["error"] == "ValueError"
    assert "test_of_an_error" in line["where"][0]
    assert "found 3,4 5" not in written.getvalue()


def test_what_asyncio_says_of_an_error_is_cut_short(written: io.StringIO) -> None:
    async def run() -> None:
        async def fail() -> None:
            raise ValueError("found 3,4 5")

        task = asyncio.create_task(fail())
        await asyncio.wait((task,))
        del task

    asyncio.run(run())
    assert "never retrieved" in written.getvalue()
    assert "found 3,4 5" not in written.getvalue()


def test_a_whole_game_leaves_no_secret_in_the_log(server: ServerThread, written: io.StringIO) -> None:
    """Even if everything is logged that anybody would log."""
    opened = server.open_table(3, game="san-andreas")
    links = [*opened["seats"].values(), opened["watch"]]
    secrets = [*links, *map(own_secret, links)]
    with (
        server.connect(opened, 0) as mara,
        server.connect(opened, 1) as jun,
        server.connect(opened, 2) as ada,
    ):
        jun.until_seq(3)
        jun.command("rename", name="Jun", colour=1)
        ada.until_seq(4)
        ada.command("rename", name="Ada", colour=2)
        ada.command("begin")
        play_to_the_end([mara, jun, ada])
        mara.ask("say", text="xylophone")
        secrets.append(ada.ask("device-link")["token"])
    token = opened["seats"]["0"]
    server.http.get(f"/api/tables/{opened['table']}?token={token}")
    server.http.get(f"/api/tables/{token}")
    server.http.get(f"/api/tables/{opened['table']}", headers={"authorization": f"Bearer {token}"})
    text = written.getvalue()
    assert not [secret for secret in [*secrets, "xylophone", "found "] if secret in text]


def test_junk_is_not_worth_a_line(server: ServerThread, written: io.StringIO) -> None:
    with server.connect(server.open_table(), 0) as mara:
        mara.socket.send(b"\xff", text=True)
        mara.close_code()
    server.http.get("/api/games", headers={"connection": "upgrade", "upgrade": "h2c"})
    assert lines(written) == []
