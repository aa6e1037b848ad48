"""`admin` on a running server, without revealing secrets."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from serving import ask, serving
from websockets.sync.client import connect

Run = Callable[..., subprocess.CompletedProcess[str]]
DOCS = Path(__file__).parents[2] / "docs"
GAME = DOCS / "games" / "san-andreas.quake.json"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    with serving(tmp_path / "tables.db") as base:
        yield base


@pytest.fixture
def admin(run: Run) -> Run:
    """`admin("list")` on the store of the server, which must succeed in silence but for what it prints."""

    def command(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        done = run("admin", "--database", "sqlite:///tables.db", *arguments, **environment)
        assert (done.returncode, done.stderr) == (0, "")
        return done

    return command


def open_table(server: str, **fields: Any) -> dict[str, Any]:
    wish = {"game": "san-andreas", "seats": [{}, {}, {"bot": "random"}], "seat": 0, "name": "Mara", **fields}
    opened: dict[str, Any] = ask(server, "/api/tables", wish)
    return opened


def welcome(server: str, table: str) -> Any:
    """What somebody without any secret gets to see."""
    with connect(f"ws://{server}/api/tables/{table}/socket", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello"}))
        return json.loads(socket.recv())


def test_tables_are_listed_while_the_server_runs(server: str, admin: Run) -> None:
    opened = open_table(server)
    told = admin("list").stdout.splitlines()
    assert told[0].split()[:4] == [opened["table"], "open", "san-andreas", "1"]
    assert told[0].endswith("  Mara, –, random")
    assert told[1:] == ["1 table."]
    assert admin("list", QUAKEBOARD_LANGUAGE="de").stdout.endswith("1 Tisch.\n")
    facts = json.loads(admin("list", "--json").stdout)
    assert (facts["table"], facts["state"], facts["entries"]) == (opened["table"], "open", 1)
    assert facts["names"] == ["Mara", None, "random"]


def test_an_imported_game_can_be_watched_and_verified_at_once(server: str, admin: Run, run: Run) -> None:
    told = admin("import", str(GAME)).stdout
    table = told.rstrip(".\n").rsplit("/", 1)[-1]
    assert told == f"The table is called “{table}”. It can be watched at /t/{table}.\n"
    record = json.loads(GAME.read_text())
    shown = welcome(server, table)
    assert shown["info"]["state"] == "over"
    assert shown["seat"] is None
    assert shown["view"]["scores"] == record["outcome"]["scores"]
    assert [seat["name"] for seat in shown["info"]["seats"]] == [seat["name"] for seat in record["seats"]]
    verified = ask(server, f"/api/tables/{table}/verification")
    assert verified["result"] == "verified"
    assert verified["commitment"] == record["chance"]["commitment"]
    admin("export", table, "again.quake.json")
    assert run("verify", "again.quake.json").returncode == 0


def test_an_unfinished_game_is_exported_on_request_with_a_warning(
    server: str, admin: Run, run: Run, tmp_path: Path
) -> None:
    table = open_table(server, seats=[{}, {"bot": "random"}, {"bot": "random"}], begin=True)["table"]
    done = run("admin", "--database", "tables.db", "export", table, "game.quake.json")
    assert (done.returncode, done.stderr) == (
        2,
        "quakeboard: The game at this table is not over yet. [tables]\n",
    )
    assert not (tmp_path / "game.quake.json").exists()
    told = admin("export", table, "game.quake.json", "--unfinished").stdout
    assert told == "“game.quake.json” shows everything, also the coins that players keep secret.\n"
    assert json.loads((tmp_path / "game.quake.json").read_text())["chance"]["seed"] is None


def test_expired_tables_are_gone_from_the_server(server: str, admin: Run, tmp_path: Path) -> None:
    admin("import", str(GAME))
    kept = open_table(server)["table"]
    would = admin("expire", "--older-than", "0h", "--dry-run").stdout
    assert would.endswith("1 table would be removed.\n")
    assert admin("expire", "--older-than", "1h").stdout == "No table was removed.\n"
    assert admin("expire", "--older-than", "0h").stdout == would.replace("would be", "was")
    assert [json.loads(line)["table"] for line in admin("list", "--json").stdout.splitlines()] == [kept]


def test_a_backup_of_a_running_server_is_restored(server: str, admin: Run, run: Run, tmp_path: Path) -> None:
    opened = open_table(server)
    told = admin("backup", "kept.db").stdout
    assert told.startswith("“kept.db” holds 1 table and its secrets.")
    back = run("admin", "--database", "back.db", "restore", "kept.db", QUAKEBOARD_LANGUAGE="fr")
    assert (back.stdout, back.stderr) == ("1 table est de retour.\n", "")
    with serving(tmp_path / "back.db") as other:
        mine = ask(other, f"/api/tables/{opened['table']}", token=opened["seats"]["0"])
        assert mine["seats"][0]["name"] == "Mara"


def test_no_secret_is_printed(server: str, admin: Run) -> None:
    opened = open_table(server)
    table = opened["table"]
    admin("import", str(GAME))
    told = [
        admin("list").stdout,
        admin("list", "--json").stdout,
        admin("export", table, "game.quake.json", "--unfinished").stdout,
        admin("backup", "kept.db").stdout,
        admin("expire", "--older-than", "0h", "--state", "open,over").stdout,
    ]
    secrets = [opened["watch"], *opened["seats"].values(), json.loads(GAME.read_text())["chance"]["seed"]]
    assert [secret for secret in secrets if secret in "".join(told)] == []


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("list",), "There is no store"),
        (("backup", "kept.db"), "There is no store"),
        (("--database", "mysql://here", "list"), "A store is a file, sqlite:///file or postgresql://"),
        (("expire", "--older-than", "soon"), "“soon” is no age"),
        (("expire", "--older-than", "3d", "--state", "lost"), "“lost” is no state of a table."),
        (("import", "nothing.quake.json"), "There is no file “nothing.quake.json”."),
        (("restore", "nothing.db"), "There is no store “nothing.db”."),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_line(
    arguments: tuple[str, ...], sentence: str, run: Run, tmp_path: Path
) -> None:
    done = run("admin", "--database", "none.db", *arguments)
    assert done.stderr.startswith(f"quakeboard: {sentence}")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert list(tmp_path.iterdir()) == []
