"""An analysis that does not end while a test looks on, on however fast a machine."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from time import sleep


def analyse(payload: bytes) -> Iterator[bytes]:
    """Tells of each action of a record, and then of more, a few a second."""
    actions = json.loads(payload)["record"]["actions"]
    for number in count():
        step = {"step": number + 1, "action": actions[number] if number < len(actions) else None}
        yield json.dumps(step).encode() + b"\n"
        sleep(0.05)
