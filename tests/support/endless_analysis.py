"""An analysis that does not end while a test looks on, on however fast a machine."""

from __future__ import annotations

import json
from itertools import count
from multiprocessing.connection import Connection
from time import sleep


def analyse(lines: Connection, seed: str, encoded: bytes, seconds: float) -> None:
    """Tells of each action of a record, and then of more, a few a second."""
    actions = json.loads(encoded)["actions"]
    for number in count():
        step = {"step": number + 1, "action": actions[number] if number < len(actions) else None}
        lines.send_bytes(json.dumps(step).encode() + b"\n")
        sleep(0.05)
