"""The output of `bench`, not its figures."""

from __future__ import annotations

import json

import pytest

from quakeboard.cli.benchmarks import vector


def test_vectorised_games_are_compared_with_the_kernel(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(vector, "ROUNDS", 1)
    monkeypatch.setattr(vector, "SECONDS", 0.001)
    vector.measure_vector(tables=16, as_json=True)
    figures = json.loads(capsys.readouterr().out)
    assert set(figures) == {"seismic", "san-andreas"}
    for found in figures.values():
        assert set(found) == {"kernel_from_python", "rolled", "stepped", "stepped_observed"}
        assert min(found.values()) > 0
    vector.measure_vector(tables=16)
    assert capsys.readouterr().out.count("kernel_from_python") == 2
