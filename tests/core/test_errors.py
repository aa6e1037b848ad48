"""Refusals keep what they say wherever they go."""

from __future__ import annotations

import pickle

from quakeboard.core.errors import IllegalAction
from quakeboard.games.seismic.rules.refusals import NOT_LONGEST
from quakeboard.play.record import BAD_STEP, BadRecord


def test_a_refusal_can_travel_from_one_process_to_another() -> None:
    inner = IllegalAction(NOT_LONGEST, edge="north-east", tiles=1, most=2)
    sent = BadRecord(BAD_STEP, step=7, action="side NE", why=inner)
    got = pickle.loads(pickle.dumps(sent))
    assert type(got) is BadRecord
    assert (got.code, str(got), got.to_json()) == (sent.code, str(sent), sent.to_json())
    assert type(got.params["why"]) is IllegalAction
