"""What an operator types beside a running server, and what it answers."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from server_thread import ServerThread, TableClient

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerThread]:
    server = ServerThread(tmp_path, unlimited=True)
    yield server
    server.stop()


@pytest.fixture
def admin(run: Run, server: ServerThread) -> Callable[..., str]:
    """`admin("show", table)`, which must succeed; what it prints."""

    def command(*arguments: str, **environment: str) -> str:
        done = run("admin", "--database", server.settings.database, *arguments, **environment)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    return command


def test_a_table_is_looked_after_from_its_chat_to_its_end(
    server: ServerThread, admin: Callable[..., str]
) -> None:
    opened = server.open_table()
    table = opened["table"]
    with server.connect(opened, 0) as mara, server.connect(opened, None) as watcher:
        assert mara.ask("say", text="Hello \x1b[2J there")["type"] == "done"
        assert admin("mute", table, "--seat", "0") == "Seat 0 is muted.\n"
        assert mara.ask("say", text="Hello")["code"] == "muted"
        shown = admin("show", table).splitlines()
        assert shown[0].split()[:4] == [table, "open", "seismic", "1"]
        assert shown[2].startswith("Seat 0: Mara, session ")
        assert shown[2].endswith(". (muted)")
        assert shown[3] == "Seat 1: –, session –."
        assert shown[-1].endswith("Mara: Hello �[2J there"), "nobody controls the terminal"
        report = json.loads(admin("show", table, "--json"))
        assert (report["seats"][0]["muted"], report["lines"][0]["number"]) == (True, 1)
        assert admin("unmute", table, "--seat", "0", QUAKEBOARD_LANGUAGE="de") == (
            "Platz 0 darf wieder sprechen.\n"
        )
        assert admin("remove-line", table, "1") == "Line 1 is removed.\n"
        watcher.receive("said-removed", number=1)
        assert admin("rename-seat", table, "0", "Ada") == "Seat 0 has its new name.\n"
        watcher.receive("update", seq=2)
        freed = admin("free-seat", table, "0")
        assert mara.close_code() == 4003
        token = freed.rstrip(".\n").rsplit("#", 1)[-1]
        with TableClient(server.socket(table), token=token) as again:
            assert again.first["seat"] == 0
        assert admin("end", table, "--reason", "Late.") == f"The game at “{table}” has ended.\n"
        assert watcher.receive("update", seq=5)["fact"]["reason"] == "Late."
        assert admin("delete", table) == f"The table “{table}” is deleted.\n"
        assert watcher.close_code() == 4004
    done = [json.loads(line)["action"] for line in admin("audit", "--json").splitlines()]
    assert done == ["delete", "end", "free-seat", "rename", "remove-line", "unmute", "mute"]
    newest = admin("audit", "--limit", "1").split()
    assert newest[2:] == ["command", "line", "delete", table]


def test_people_are_blocked_exported_and_erased(
    server: ServerThread, admin: Callable[..., str], tmp_path: Path
) -> None:
    table = server.open_table()["table"]
    session = json.loads(admin("show", table, "--json"))["host"]
    assert admin("block", "203.0.113.7", "--for", "1h").startswith("“203.0.113.7/32” is blocked until ")
    assert admin("blocks").startswith("address  203.0.113.7/32  ")
    admin("block", "--session", session, "--for", "1d")
    assert session not in admin("blocks")
    admin("unblock", session)
    admin("unblock", "203.0.113.7")
    assert admin("blocks") == ""
    assert admin("export-person", "data.json", "--session", session) == (
        "“data.json” holds all that is kept about this person.\n"
    )
    data = json.loads((tmp_path / "data.json").read_text())
    assert data["session"] == session
    assert data["seats"][0]["names"] == ["Mara"]
    assert admin("erase-person", "--session", session).endswith("erased, at 1 table.\n")
    assert "Mara" not in admin("show", table)
    assert session not in admin("show", table) + admin("audit")


def test_a_token_is_printed_once_and_kept_nowhere(
    server: ServerThread, admin: Callable[..., str], tmp_path: Path
) -> None:
    token = admin("token", "add", "ada").splitlines()[-1]
    headers = {"authorization": f"Bearer {token}"}
    assert server.http.get("/api/operator/audit", headers=headers).status_code == 200
    assert admin("token", "list").split()[-1] == "ada"
    files = b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite3*"))
    assert token.encode() not in files
    assert token not in admin("audit") + admin("token", "list")
    admin("token", "remove", "ada")
    assert server.http.get("/api/operator/audit", headers=headers).status_code == 404


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("delete", "nowhere"), "There is no such table."),
        (("mute", "nowhere"), "“mute” needs “--seat”."),
        (("mute", "nowhere", "--seat", "0", "--watchers"), "“--seat” and “--watchers” do not go together."),
        (("block", "--for", "1h"), "“block” needs “--session”."),
        (("block", "127.0.0.1", "--for", "1h"), "“127.0.0.1/32” includes the machine of the server itself."),
        (("block", "203.0.113.7", "--for", "soon"), "“soon” is no age"),
        (("erase-person",), "“--table” needs “--seat”."),
        (("export-person", "x", "--session", "none"), "Nothing is kept about that session."),
        (("token", "remove", "ada"), "There is no token “ada”."),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_line(
    arguments: tuple[str, ...], sentence: str, run: Run, server: ServerThread
) -> None:
    done = run("admin", "--database", server.settings.database, *arguments)
    assert done.stderr.startswith(f"quakeboard: {sentence}")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
