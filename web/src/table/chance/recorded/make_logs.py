"""Writes logs.json: random transcripts of chance, and what follows from each, for the client's tests.

A link stands there as `@chain.number`, so that the file stays small. Run it from the repository with the
package installed: `python web/src/table/chance/recorded/make_logs.py`. `tests/play/test_browser_logs.py`
tells when that is needed.
"""

from __future__ import annotations

import json
import re
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from quakeboard.play.chance.chains import LENGTH, HashChain
from quakeboard.play.chance.rounds import Rounds
from quakeboard.play.chance.seed import BadChance
from quakeboard.play.chance.transcript import AnyItem, encode, first_hash
from quakeboard.play.chance.uniform import pick

FILE = Path(__file__).with_name("logs.json")
LOGS = 1000
DIGITS = 16  # of each hash that is compared
SERVER = 9  # the chain of the server; its next one follows

_TEXTS = [
    "lay 01-23 3,-1 r2",
    "pass",
    "roll 2",
    "draw +3:024",
    'a "word"\\',
    "Büro/ß",
    "\u2028\x7f\x80",
    "\x00\x1f\n\t",
    "🌋 \uffee",
]
OPTIONS: list[dict[str, Any]] = [
    {},
    {"variants": ["aftershocks"], "columns": 25, "rows": 17, "first": None},
    {"10": 1, "9": [True, False, None], "b": {"\uffee": 1, "🌋": 2, "ä": -3}, "a": "Ł\u2029"},
    {"heights": [180.5, 0.1, 1e-7, None, 180.0], "manifest": {"01-23": 4, "+3:024": 1}},
]


@cache
def chain(number: int) -> HashChain:
    """The chain that is written as this number."""
    return HashChain(sha256(b"root %d" % number).digest())


def filled_in(value: Any) -> Any:
    """A value in which links stand for their names."""
    if isinstance(value, list):
        return [filled_in(one) for one in value]
    name = re.fullmatch(r"@(\d+)\.(\d+)", value) if isinstance(value, str) else None
    return chain(int(name[1])).link(int(name[2])).hex() if name else value


def follow(log: dict[str, Any]) -> str:
    """The transcript's hash, the state and a draw after a log; or the code of what does not fit."""
    table, game, version, options, seats, alone, given = log["heading"]
    end = filled_in(f"@{SERVER}.0")
    first = first_hash(table, game, version, OPTIONS[options], seats, end, alone, given)
    rounds = Rounds.at_first(first, end)
    try:
        for item in filled_in(log["items"]):
            rounds = rounds.after(msgspec.convert(item, AnyItem))
    except BadChance as error:
        return f"{error.code} {rounds.items}"
    drawn = pick(log["weights"], rounds.state, (3).to_bytes(8, "big"))
    return f"{rounds.transcript.hex()[:DIGITS]} {rounds.state.hex()[:DIGITS]} {drawn}"


def long_log() -> list[Any]:
    """A log in which the server's chain and that of a participant run out."""
    items: list[Any] = [["chain", 0, "@0.0"]]
    for number in range(1, LENGTH + 1):
        items.append(["act", 0, "pass"])
        items.append(["ask", [0], f"@{SERVER + 1}.0" if number == LENGTH else None])
        items.append(["deal", [[0, f"@0.{number}"]] if number % 3 else [], f"@{SERVER}.{number}", []])
    items += [["begin"], ["ask", [], None], ["deal", [], f"@{SERVER + 1}.1", ["first 2"]], ["begin"]]
    return [*items, ["ask", [0], None]]


def long_follows() -> list[str]:
    """What follows from the long log without its last item, and with it."""
    heading, items = ["k3v9", "tremor", 2, 0, 2, "wait", []], long_log()
    return [follow({"heading": heading, "items": part, "weights": [1, 1]}) for part in (items[:-1], items)]


def random_log(random: Random) -> dict[str, Any]:
    """A log that fits, or with one thing wrong."""
    heading = [
        random.choice(["k3v9", "Zürich"]),
        "tremor",
        random.randint(1, 3),
        random.randrange(len(OPTIONS)),
        random.randint(2, 4),
        random.choice(["deal", "wait"]),
        random.choices(_TEXTS, k=random.choice([0, 0, 1, 2])),
    ]
    items: list[Any] = [["chain", n, f"@{n}.0"] for n in range(random.randint(0, 3))]
    asked = [0] * len(items)
    for round_ in range(1, random.randint(1, 4)):
        act = ["act", random.randint(0, 3), random.choice(_TEXTS)]
        items.append(random.choice([["begin"], act]))
        if random.random() < 0.2:
            items.append(["back", random.randint(0, 300)])
        if random.random() < 0.2:
            items.append(["known", random.choices(_TEXTS, k=2)])
        chains = sorted(random.sample(range(len(asked)), random.randint(0, len(asked))))
        items.append(["ask", chains, None])
        for number in chains:
            asked[number] += 1
        if random.random() < 0.2:
            items.append(["chain", random.randint(0, 3), random.choice(["@0.0", f"@{len(asked)}.0"])])
            asked.extend([0] if items[-1][2] == f"@{len(asked)}.0" else [0] * (not asked))
        if round_ == 3 and random.random() < 0.3:
            break
        answers = [[number, f"@{number}.{asked[number]}"] for number in chains if random.random() < 0.8]
        items.append(["deal", answers, f"@{SERVER}.{round_}", random.choices(_TEXTS, k=random.randint(0, 3))])
    if random.random() < 0.25 and items:
        spoil(items, random)
    weights = [random.choice([1, 2, 6, 36, 10**12]) for _ in range(random.randint(1, 9))]
    return {"heading": heading, "items": items, "weights": weights}


def spoil(items: list[Any], random: Random) -> None:
    """Put one thing wrong."""
    place = random.randrange(len(items))
    item = items[place]
    if item[0] == "deal" and random.random() < 0.8:
        wrong = random.choice(["@7.3", f"@{SERVER}.700", "00", "G" * 64, item[2].upper()])
        if item[1] and random.random() < 0.5:
            item[1][-1][1] = wrong
        elif item[1] and random.random() < 0.5:
            item[1] = [*item[1], item[1][0]]
        else:
            item[2] = wrong
    elif item[0] == "ask":
        item[1:] = random.choice([[[*item[1], 9], None], [[*item[1], *item[1]], None], [item[1], "@4.0"]])
    elif item[0] in ("begin", "act") and random.random() < 0.5:
        items[place] = ["back", 3]
    elif random.random() < 0.5:
        items.insert(place, random.choice(items))
    else:
        del items[place]


def main() -> None:
    random = Random(21)
    logs = [random_log(random) for _ in range(LOGS)]
    found = {
        "options": OPTIONS,
        "texts": [
            [text, encode(text).decode()] for text in [*_TEXTS, *map(chr, [*range(32), 0x22, 0x5C, 0x7F])]
        ],
        "long": long_follows(),
        "logs": [{**log, "follows": follow(log)} for log in logs],
    }
    lines = ",\n".join(json.dumps(log, ensure_ascii=False, separators=(",", ":")) for log in found["logs"])
    head = json.dumps({key: found[key] for key in ("options", "texts", "long")}, separators=(",", ":"))
    FILE.write_text(f'{head[:-1]},"logs":[\n{lines}\n]}}\n', "utf-8")


if __name__ == "__main__":
    main()
