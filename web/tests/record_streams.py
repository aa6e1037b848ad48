"""Plays whole games at a running server and keeps what its socket sent, for the tests of the fold.

python web/tests/record_streams.py http://127.0.0.1:8000
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

GAMES = Path(__file__).parent.parent / "src" / "games"


def post(address: str, body: Any) -> Any:
    request = Request(address, json.dumps(body).encode(), {"content-type": "application/json"})
    with urlopen(request) as answer:
        return json.load(answer)


def record(server: str, game: str) -> dict[str, Any]:
    """One game of a person who picks at random against two bots, as the person's socket had it."""
    seats = [{}, {"bot": "greedy"}, {"bot": "random"}]
    wish = {"game": game, "seats": seats, "seat": 0, "name": "Mara", "begin": True, "options": {"first": 0}}
    opened = post(f"{server}/api/tables", wish)
    address = server.replace("http", "ws") + f"/api/tables/{opened['table']}/socket"
    hello = json.dumps({"type": "hello", "token": opened["seats"]["0"], "language": "en"})
    chance = Random(game)
    with connect(address, max_size=None) as socket:
        socket.send(hello)
        welcome = json.loads(socket.recv())
        updates, question = [], welcome.get("question")
        seq = welcome["seq"]
        while True:
            if question:
                socket.send(
                    json.dumps({"type": "act", "seq": seq + 1, "action": chance.choice(question["legal"])})
                )
            question = None
            message = json.loads(socket.recv(timeout=60))
            if message["type"] != "update":
                continue
            seq, question = message["seq"], message.get("question")
            updates.append(message)
            if message["info"]["state"] == "over":
                break
    with connect(address, max_size=None) as socket:
        socket.send(hello)
        end = json.loads(socket.recv())["view"]
    return {"welcome": welcome, "updates": updates, "end": end}


def fold(view: Any, update: Any, keyed: Any) -> None:
    """Bring a view up to date, as docs/protocol.md says."""
    view.update(update.get("changes", {}))
    for field, patch in update.get("patches", {}).items():
        key = keyed[field]
        old = [*patch.get("take", []), *(thing[key] for thing in patch["put"])]
        view[field] = [thing for thing in view[field] if thing[key] not in old] + patch["put"]


def showcase(server: str, game: str, turn: int) -> dict[str, Any]:
    """A game among bots for the home page: the view of a late turn, and what shook when."""
    seats = [{}, *[{"bot": "greedy"}] * 3]
    opened = post(
        f"{server}/api/tables", {"game": game, "seats": seats, "seat": 0, "name": "Mara", "begin": True}
    )
    address = server.replace("http", "ws") + f"/api/tables/{opened['table']}/socket"
    with connect(address, max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": opened["seats"]["0"]}))
        welcome = json.loads(socket.recv())
        socket.send(json.dumps({"type": "give", "seq": welcome["seq"] + 1}))
        while (message := json.loads(socket.recv(timeout=120))).get("info", {}).get("state") != "over":
            pass
        view, kept, updates = None, None, []
        while len(updates) < message["seq"]:
            until = min(len(updates) + 50, message["seq"])
            socket.send(json.dumps({"type": "history", "after": len(updates), "until": until}))
            part = json.loads(socket.recv(timeout=60))
            view = view or part["view"]
            updates += part["updates"]
    for update in updates:
        fold(view, update, welcome["keyed"])
        if kept is None and view["turn_number"] >= turn and view["phase"] in ("lay", "turn"):
            kept = json.loads(json.dumps(view))
    return {"view": kept, "turns": shaken(updates)}


def shaken(updates: list[Any]) -> list[Any]:
    """The turns with as much of their events as a trace shows."""
    turns: list[Any] = [{"number": 0, "seat": -1, "events": []}]
    for event in (
        event for update in updates for step in update.get("steps", []) for event in step["events"]
    ):
        if event["event"].endswith("-turn-begins"):
            turns.append({"number": len(turns), "seat": event["seat"], "events": []})
        told = {key: event[key] for key in ("event", "magnitude", "set_up") if key in event}
        turns[-1]["events"].append(told)
    return turns


def main(server: str) -> None:
    for game, turn in (("seismic", 46), ("san-andreas", 30)):
        folder = GAMES / game.replace("-", "")
        text = json.dumps(showcase(server, game, turn), separators=(",", ":"))
        (folder / "showcase.json").write_text(text + "\n", "utf-8")
        print(f"showcase of {game}: {len(text) // 1024} KB")
        found = record(server, game)
        text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
        (folder / "recorded" / "stream.json").write_text(text + "\n", "utf-8")
        print(f"{game}: {len(found['updates'])} updates, {len(text) // 1024} KB")


if __name__ == "__main__":
    main(sys.argv[1])
