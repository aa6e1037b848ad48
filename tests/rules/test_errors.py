"""Refusals keep what they say wherever they go."""

from __future__ import annotations

import pickle

from quakeboard.play.record import BAD_STEP, BadRecord
from quakeboard.rules.game import IllegalAction
from quakeboard.rules.seismic.refusals import NOT_LONGEST


def test_a_refusal_can_travel_from_one_process_to_another() -> None:
    inner = IllegalAction(NOT_LONGEST, side="NE", tiles=1, most=2)
    sent = BadRecord(BAD_STEP, step=7, action="side NE", why=inner)
    got = pickle.loads(pickle.dumps(sent))
    assert type(got) is BadRecord
    assert (got.code, str(got), got.to_json()) == (sent.code, str(sent), sent.to_json())
    assert type(got.params["why"]) is IllegalAction
