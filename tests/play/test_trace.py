"""Traces: every field of every step, as the format says."""

from __future__ import annotations

import json
from itertools import pairwise

from played import play_random

from quakeboard.core.game import OVER
from quakeboard.play.record import Record
from quakeboard.play.trace import trace


def test_a_trace_begins_before_the_first_action_and_ends_with_the_outcome(finished: Record) -> None:
    lines = list(trace(finished, legal=True))
    assert len(lines) == len(finished.actions) + 1
    first, last = lines[0], lines[-1]
    assert (first["step"], first["actor"], first["action"], first["to_act"]) == (0, None, None, "chance")
    assert first["state"]["pile"] == 73
    assert first["state"]["face_up"] == []
    assert first["state"]["crews_left"] == [20, 20, 20]
    assert first["state"]["phase"] == "set-up"
    assert [tile["tile"] for tile in first["state"]["board"]] == ["town"]
    assert last["to_act"] is None
    assert last["state"]["phase"] == "over"
    assert finished.outcome is not None
    assert last["outcome"]["scores"] == finished.outcome.scores


def test_every_action_was_legal_a_line_before(finished: Record) -> None:
    lines = list(trace(finished, legal=True))
    for before, after in pairwise(lines):
        if isinstance(before["to_act"], int):
            assert after["action"] in before["legal"]
            assert after["actor"] == before["to_act"]
        else:
            assert "legal" not in before


def test_a_trace_is_plain_json_in_a_fixed_order(finished: Record) -> None:
    lines = list(trace(finished))
    assert json.loads(json.dumps(lines)) == lines
    assert list(lines[0]) == ["step", "actor", "action", "to_act", "state", "outcome"]
    for line in lines:
        cells = [tuple(tile["at"]) for tile in line["state"]["board"]]
        assert cells == sorted(cells)
    assert OVER not in [line["to_act"] for line in lines]


def test_links_and_exits_are_as_laid() -> None:
    for line in trace(play_random("links")):
        for tile in line["state"]["board"]:
            if tile["kind"] == "highway":
                by = tile["rotation"]
                names = tile["tile"].split("-")
                assert (
                    sorted(sorted(((int(a) + by) % 6, (int(b) + by) % 6)) for a, b in names) == tile["links"]
                )
            elif tile["kind"] == "intersection":
                exits = tile["tile"].split(":")[1]
                assert sorted((int(e) + tile["rotation"]) % 6 for e in exits) == tile["exits"]
                assert tile["value"] == len(exits)
