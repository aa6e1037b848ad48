"""From what a person says to a legal action."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quakeboard.cli.terminal.answers import Act, Ask, Refuse
from quakeboard.cli.terminal.seismic.decisions import CELL, CREW, ROTATION, SIDE, TILE, Decision
from quakeboard.cli.terminal.seismic.parsing import parse
from quakeboard.cli.terminal.seismic.placement import PartialPlacement
from quakeboard.core.game import CHANCE
from quakeboard.core.registry import make_game
from quakeboard.games.seismic.rules.actions import Pass, SendCrew

SET_UP = ("draw 03", "draw 02", "draw +3:024")


Summarise = Callable[[object], str]


@pytest.fixture
def make_decision(played: Callable[..., Any]) -> Callable[..., Decision]:
    def decision(*actions: str, **options: object) -> Decision:
        position = played(*actions, **options)
        return Decision(position.game, position)

    return decision


def test_a_tile_is_laid_in_three_steps(summarise: Summarise, make_decision: Callable[..., Decision]) -> None:
    decision = make_decision(*SET_UP)
    assert decision.question().kind == TILE
    assert decision.answer(parse("2")) == Ask()
    assert decision.question().kind == CELL
    assert list(decision.question().menu) == ["1", "2", "3", "4", "5", "6"]
    assert decision.answer(parse("4")) == Ask()
    assert decision.question().kind == ROTATION
    assert summarise(decision.answer(parse("1"))) == "lay 02 1,0 r2"


def test_cells_are_numbered_as_one_reads(make_decision: Callable[..., Decision]) -> None:
    decision = make_decision(*SET_UP)
    decision.answer(parse("1"))
    cells = [
        partial.at for partial in decision.question().menu.values() if isinstance(partial, PartialPlacement)
    ]
    assert cells == [(0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1)]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("lay 03 1,0 r1", "lay 03 1,0 r1"),
        ("lay 1 1,0", "lay 03 1,0 r1"),  # the only rotation that fits
        ("lay 03 1,0 r4", "lay 03 1,0 r1"),  # the same roads
        ("1 1,0", "lay 03 1,0 r1"),
        ("lay 2 1,0", "ask"),
        ("02 1,0", "ask"),
        ("+3 1,0", "lay +3:024 1,0 r0"),
        ("lay 02 1,0 r0", "edge-must-be-road"),
        ("lay 03 1,0 r0", "edge-must-be-road"),
        ("lay 03 0,0", "cell-taken"),
        ("lay 03 0,0 r0", "cell-taken"),
        ("lay 03 5,5", "no-highway-there"),
        ("lay 03 99,0 r1", "off-table"),
        ("5,5", "no-highway-there"),
        ("lay 01 1,0", "not-face-up"),
        ("lay 77", "no-such-tile"),
        ("lay 4", "play-no-such-number"),
        ("9", "play-no-such-number"),
        ("r1", "ask"),
        ("crew 14", "not-now-lay"),
        ("pass", "not-now-lay"),
        ("side E", "not-now-lay"),
        ("town 0,0", "not-now-lay"),
        ("draw 02", "not-now-lay"),
        ("first 1", "not-now-lay"),
        ("lay Q3 1,0 r0", "not-face-up"),
        ("rubbish", "play-unclear"),
    ],
)
def test_requests_before_a_lay(
    summarise: Summarise, make_decision: Callable[..., Decision], line: str, expected: str
) -> None:
    assert summarise(make_decision(*SET_UP).answer(parse(line))) == expected


def test_a_refusal_changes_nothing(make_decision: Callable[..., Decision]) -> None:
    decision = make_decision(*SET_UP)
    decision.answer(parse("2"))
    before = decision.partial
    decision.answer(parse("5,5"))
    assert decision.partial == before
    decision.clear()
    assert decision.question().kind == TILE


def test_a_cell_may_be_named_before_the_tile(
    summarise: Summarise, make_decision: Callable[..., Decision]
) -> None:
    decision = make_decision(*SET_UP)
    assert decision.answer(parse("1,0")) == Ask()
    assert decision.question().kind == TILE
    assert summarise(decision.answer(parse("1"))) == "lay 03 1,0 r1"


LAID = (*SET_UP, "lay 02 1,0 r2")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("crew 24", "crew 24"),
        ("crew 42", "crew 24"),
        ("crew 1", "crew 24"),  # number 1 of the list
        ("1", "crew 24"),
        ("crew SE", "crew 24"),
        ("w", "crew 24"),
        ("crew se-w", "crew 24"),
        ("pass", "pass"),
        ("crew 14", "no-such-fragment"),
        ("crew NE", "no-such-fragment"),
        ("crew 99", "play-no-such-number"),
        ("2", "play-no-such-number"),
        ("lay 03 2,0 r1", "no-second-tile"),
    ],
)
def test_sending_a_crew(
    summarise: Summarise, make_decision: Callable[..., Decision], line: str, expected: str
) -> None:
    assert summarise(make_decision(*LAID).answer(parse(line))) == expected


def test_the_number_of_a_stub_is_its_edge(
    summarise: Summarise, make_decision: Callable[..., Decision]
) -> None:
    decision = make_decision(*SET_UP, "lay +3:024 1,0 r0")
    assert decision.question().kind == CREW
    assert decision.question().menu == {edge: SendCrew(edge) for edge in "024"}
    assert decision.answer(parse("2")) == decision.answer(parse("crew 2")) == Act(SendCrew("2"))
    assert summarise(decision.answer(parse("1"))) == "play-no-such-number"


def test_a_section_that_is_taken(summarise: Summarise, make_decision: Callable[..., Decision]) -> None:
    decision = make_decision(*SET_UP, "lay 03 1,0 r1", "crew 14", "draw 01", "lay 02 2,0 r2")
    assert decision.must_pass
    assert summarise(decision.answer(parse("crew 24"))) == "section-taken"
    assert decision.answer(parse("pass")) == Act(Pass())


def test_a_second_tile_instead_of_a_crew(
    summarise: Summarise, make_decision: Callable[..., Decision]
) -> None:
    decision = make_decision(*LAID, variants=["road-crews-dilemma"])
    assert list(decision.question().menu) == ["1", "2", "3"]
    assert decision.answer(parse("2")) == Ask()
    assert decision.question().kind == CELL
    decision.clear()
    assert decision.question().kind == CREW
    assert summarise(decision.answer(parse("lay 03 -1,0"))) == "lay 03 -1,0 r1"


def test_choosing_the_side_that_is_hit(summarise: Summarise, make_decision: Callable[..., Decision]) -> None:
    lays = ("lay 03 1,0 r1", "pass", "draw 01", "lay 02 -1,0 r1", "pass", "draw Q2")
    decision = make_decision(*SET_UP, *lays)
    assert decision.question().kind == SIDE
    for line in ("e", "side E", "1", "side 1"):
        assert summarise(decision.answer(parse(line))) == "side E"
    assert summarise(decision.answer(parse("ne"))) == "not-longest"


def test_a_turn_is_shown_before_it_is_made(
    summarise: Summarise, make_decision: Callable[..., Decision]
) -> None:
    lays = ("lay 02 1,0 r2", "pass", "draw 01", "lay 03 -1,0 r1", "pass", "draw Q1", "side W")
    decision = make_decision(*SET_UP, *lays, variants=["aftershocks"])
    assert decision.view.phase == "aftershock"
    assert summarise(decision.answer(parse("turn 0,0"))) == "nothing-to-turn"
    assert summarise(decision.answer(parse("turn -1,0"))) == "nothing-to-turn"
    assert summarise(decision.answer(parse("turn 1,0 r2"))) == "same-roads"
    assert summarise(decision.answer(parse("turn 1,0 r0"))) == "edge-must-be-road"
    assert summarise(decision.answer(parse("02"))) == "play-which-cell"
    assert decision.answer(parse("turn 1,0")) == Ask()
    assert decision.question().kind == ROTATION
    assert summarise(decision.answer(parse("1"))) == "turn 1,0 r4"
    assert summarise(decision.answer(parse("turn 1,0 r4"))) == "turn 1,0 r4"
    assert summarise(decision.answer(parse("pass"))) == "pass"


WORDS = [
    "lay",
    "crew",
    "turn",
    "side",
    "town",
    "+4",
    "+3:024",
    "02",
    "1",
    "3,-1",
    "1,0",
    "-4,0",
    "r1",
    "NE",
    "pass",
]


def some_position(seed: int) -> Any:
    """A decision somewhere in a game with every variant that asks something."""
    variants = ["twin-cities", "aftershocks", "road-crews-dilemma"] if seed % 2 else []
    game = make_game("seismic", {"variants": variants})
    position, dice = game.start(3), Random(seed)
    for _ in range(3 + 9 * (seed % 8)):
        if position.actor() == CHANCE:
            position.apply(dice.choice([action for action, _ in position.odds()]))
        else:
            position.apply(dice.choice(position.legal()))
    while position.actor() == CHANCE:
        position.apply(dice.choice([action for action, _ in position.odds()]))
    return position


POSITIONS = [some_position(seed) for seed in range(16)]


@given(
    st.sampled_from(POSITIONS),
    st.lists(
        st.one_of(st.text(max_size=12), st.lists(st.sampled_from(WORDS), max_size=4).map(" ".join)),
        max_size=6,
    ),
)
def test_every_request_gives_a_legal_action_or_a_message(position: Any, lines: list[str]) -> None:
    decision = Decision(position.game, position)
    for line in lines:
        answer = decision.answer(parse(line))
        assert not isinstance(answer, Act) or answer.action in decision.legal
        assert decision.question().menu or decision.must_pass
        if isinstance(answer, Refuse):
            assert answer.error.sentence


@pytest.mark.parametrize("position", POSITIONS, ids=range(len(POSITIONS)))
def test_every_legal_action_can_be_typed_in_notation(position: Any) -> None:
    decision = Decision(position.game, position)
    for action in decision.legal:
        assert Decision(position.game, position).answer(parse(str(action))) == Act(action)


@pytest.mark.parametrize("position", POSITIONS, ids=range(len(POSITIONS)))
def test_every_placement_can_be_reached_by_numbers(position: Any) -> None:
    reached = set()

    def explore(numbers: list[str]) -> None:
        decision = Decision(position.game, position)
        for number in numbers:
            answer = decision.answer(parse(number))
            if isinstance(answer, Act):
                reached.add(answer.action)
                return
            if not isinstance(answer, Ask):
                return
        for label in decision.question().menu:
            explore([*numbers, label])

    explore([])
    assert reached == set(position.legal()) - {Pass()}
