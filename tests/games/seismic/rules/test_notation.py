"""The notation of actions: one text for each, and one action for each text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quakeboard.core.errors import BadNotation
from quakeboard.games.seismic.rules.actions import (
    ChooseSide,
    ChooseTown,
    Draw,
    First,
    Lay,
    Pass,
    SendCrew,
    Turn,
)
from quakeboard.games.seismic.rules.game import Seismic

from .naive import BOX, SIDES

READ = Seismic().read


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("first 2", First(2)),
        ("draw 01-23", Draw("01-23")),
        ("draw +3:024", Draw("+3:024")),
        ("draw Q4", Draw("Q4")),
        ("lay 01-23 3,-1 r2", Lay("01-23", (3, -1), 2)),
        ("lay +6:012345 -30,0 r0", Lay("+6:012345", (-30, 0), 0)),
        ("crew 14", SendCrew("14")),
        ("crew 2", SendCrew("2")),
        ("side E", ChooseSide("E")),
        ("town 4,0", ChooseTown((4, 0))),
        ("turn 3,-1 +2", Turn((3, -1), 2)),
        ("pass", Pass()),
    ],
)
def test_every_kind_of_action_has_its_text(text: str, action: object) -> None:
    assert READ(text) == action
    assert str(action) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        " pass",
        "pass ",
        "pass\n",
        "Pass",
        "pass pass",
        "draw",
        "draw 06",
        "draw 012",
        "draw Q0",
        "draw Q7",
        "draw +7:0",
        "draw town",
        "lay 03  1,0 r1",
        "lay 03 1, 0 r1",
        "lay 03 1,0",
        "lay 03 1,0 r6",
        "lay 03 01,0 r1",
        "lay 03 -0,0 r1",
        "lay 03 +1,0 r1",
        "lay 03 1,0 r１",
        "lay 03 1000,0 r1",
        "crew",
        "crew 123",
        "crew 6",
        "side N",
        "side e",
        "town 4",
        "turn 3,-1 2",
        "turn 3,-1 r2",
        "turn 3,-1 +0",
        "turn 3,-1 +6",
        "first 4",
        "first -1",
        "0",
    ],
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        READ(text)
    assert refusal.value.code == "not-an-action"


NUMBERS = st.integers(-99, 99)
CELLS = st.tuples(NUMBERS, NUMBERS)
ROTATIONS = st.integers(0, 5)
ACTIONS = st.one_of(
    st.just(Pass()),
    st.builds(First, st.integers(0, 3)),
    st.builds(Draw, st.sampled_from(sorted(BOX))),
    st.builds(Lay, st.sampled_from(sorted(BOX)), CELLS, ROTATIONS),
    st.builds(Turn, CELLS, st.integers(1, 5)),
    st.builds(ChooseTown, CELLS),
    st.builds(ChooseSide, st.sampled_from(SIDES)),
    st.builds(SendCrew, st.from_regex("[0-5]{1,2}", fullmatch=True, alphabet="012345")),
)


@given(ACTIONS)
def test_every_action_is_read_back_from_its_text(action: object) -> None:
    assert READ(str(action)) == action


@given(st.text())
def test_any_text_is_an_action_with_just_that_notation_or_refused(text: str) -> None:
    try:
        action = READ(text)
    except BadNotation:
        return
    assert str(action) == text
