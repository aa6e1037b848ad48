"""Whether forecasts come true is counted as it happened."""

from __future__ import annotations

import pytest
from played import play_random

from quakeboard.analysis.forecast import Effort
from quakeboard.games.seismic.analysis.calibration import PastForecast, grouped, past_forecasts
from quakeboard.play.replay import steps

QUICK = Effort(nodes=0, samples=16, seconds=None)


def test_what_was_said_is_compared_with_what_became_of_the_tiles() -> None:
    record = play_random("calibration", columns=11, rows=9)
    found = past_forecasts(record, 12, QUICK)
    assert len(found) > 3
    for past in found:
        gone, due = set(), None
        begun = False
        for step in steps(record):
            now = step.position
            if begun:
                gone |= {f"{e.at[0]},{e.at[1]}" for e in step.events if e.key == "seismic-tile-destroyed"}
            lays = now.phase_name() == "lay" and now.turn == past.seat
            if begun and due is None and lays and now.turn_number > past.turn_number:
                due = set(gone)
            begun = begun or (lays and now.turn_number == past.turn_number)
        assert (past.gone, past.gone_soon) == (gone, gone if due is None else due)


def test_groups_hold_what_said_much_the_same() -> None:
    said = {"soon": {"1,0": 0.01, "2,0": 0.02, "3,0": 0.3}, "end": {"1,0": 0.95}}
    groups = grouped([PastForecast(0, 1, said, gone={"1,0", "3,0"}, gone_soon={"3,0"})])
    assert [group.to_json() for group in groups["soon"]] == [
        {"tiles": 2, "said": pytest.approx(0.015), "gone": 0.0},
        {"tiles": 1, "said": 0.3, "gone": 1.0},
    ]
    assert [group.to_json() for group in groups["end"]] == [{"tiles": 1, "said": 0.95, "gone": 1.0}]
