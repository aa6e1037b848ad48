"""Writes games.json: records of games, and what their verification says, for the client's tests.

Run it from the repository with the package installed: `python web/src/screens/verify/recorded/make_games.py`.
`tests/play/test_browser_games.py` tells when that is needed.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

ROOT = Path(__file__).parents[5]
FILE = Path(__file__).with_name("games.json")
sys.path.insert(0, str(ROOT / "tests" / "support"))

from dealt import branched, deal_together, with_words  # noqa: E402
from played import branch_random, play_short  # noqa: E402

from quakeboard.core.errors import QuakeboardError  # noqa: E402
from quakeboard.play.record import Record  # noqa: E402
from quakeboard.play.verify import verification  # noqa: E402
from quakeboard.service.verification import draws  # noqa: E402

COAST = {"game": "san-andreas", "seats": 3}


def games() -> dict[str, Record]:
    """A record for each thing that can be said."""
    people = ((0,), (1,), (2,))
    plain = deal_together("plain", undos=0.2, misses=0.2, moves=30)
    seeded = play_short("seeded")
    return {
        "undone and missing": plain,
        "with coins": deal_together("coins", people, undos=0.2, absent=0.3, moves=30, **COAST),  # type: ignore[arg-type]
        "hot seat": deal_together("hot seat", ((0, 1), (2,)), seats=3, moves=8),
        "several devices": deal_together("devices", ((0,), (0,), (1,)), absent=0.4, moves=12),
        "nobody": deal_together("nobody", (), moves=6),
        "to wait": deal_together("waits", absent=0.4, alone="wait", moves=12),
        "branch": branched(branched(plain, 9, moves=12), 14, "again", moves=8),
        "branch of a seed": branched(seeded, 9, moves=6),
        "branch without proof": branched(plain, 9, prove=False, moves=6),
        "words": with_words(),
        "a word is missing": with_words((1,)),
        "clear words": play_short("clear", nonces=("a", "", "Büro")),
        "seed": seeded,
        "branch from a seed": branch_random(seeded, 9),
        "wrong draw": _wrong_draw(deal_together("wrong", moves=0)),
    }


def _wrong_draw(record: Record) -> Record:
    """A record whose last tile is not what the links say."""
    text = msgspec.to_builtins(record)
    deal = next(item for item in text["chance"]["transcript"]["items"] if item[0] == "deal")
    deal[3][-1] = text["actions"][-1] = "draw 03" if deal[3][-1] != "draw 03" else "draw 01"
    return msgspec.convert(text, Record)


def follows(record: Record) -> dict[str, Any]:
    """What a verification says, or why it fails."""
    try:
        found = verification(record)
    except QuakeboardError as error:
        why = error.params.get("why", error)
        return {"code": why.code, "item": error.params.get("item")}
    return {
        "draws": [[one.step, one.action, one.dealing.kind, one.round] for one in found.draws],
        "transcript": found.transcript,
        "unproved": found.unproved,
        "says": [[one.key, one.numbers, one.seats] for one in found.statements()],
    }


def main() -> None:
    lines = []
    for name, record in games().items():
        one = {"name": name, "record": replace(record), "draws": draws(record), "follows": follows(record)}
        lines.append(msgspec.json.encode(one).decode())
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


if __name__ == "__main__":
    main()
