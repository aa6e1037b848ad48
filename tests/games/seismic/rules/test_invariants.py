"""What holds in every game, whatever is played, how many play it and how large the table is."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quakeboard.core.errors import IllegalAction
from quakeboard.core.game import CHANCE, OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.seismic.rules.actions import TURN
from quakeboard.games.seismic.rules.position import Position
from quakeboard.games.seismic.rules.view import SeismicView

from . import naive
from .random_games import Setting, Witness, moments, settings, text_of
from .test_notation import ACTIONS

EVERY = st.integers(17, 41)


@given(settings(), EVERY)
def test_board_pile_and_crews_are_what_they_must_be(setting: Setting, every: int) -> None:
    for position, witness in moments(setting, every):
        view = position.view(None)
        abutting_edges_are_alike(view)
        crews_are_conserved(setting, view)
        tiles_are_conserved(setting, view, witness)
        what_is_kept_is_what_the_board_says(position, view)
    the_end_is_an_end(view)


def abutting_edges_are_alike(view: SeismicView) -> None:  # ruling S7
    board = naive.board_of(view)
    for cell, laid in board.roads.items():
        assert board.holds(cell)
        for edge, wanted in enumerate(board.wanted(cell)):
            assert wanted is None or wanted == (edge in laid)


def crews_are_conserved(setting: Setting, view: SeismicView) -> None:  # ruling S8
    out = Counter(tile.crew.seat for tile in view.board if tile.crew)
    each = 40 if "twin-cities" in setting.variants else 20
    assert [left + out[seat] for seat, left in enumerate(view.crews_left)] == [each] * setting.seats


def tiles_are_conserved(setting: Setting, view: SeismicView, witness: Witness) -> None:  # rulings S5, S17
    boxes = 2 if "twin-cities" in setting.variants else 1
    in_play = Counter(tile.tile for tile in view.board if tile.kind != "town") + Counter(view.face_up)
    assert witness.turned_up == in_play + witness.gone
    for tile, count in naive.BOX.items():
        assert view.unseen[tile] + witness.turned_up[tile] == boxes * count
    assert view.pile == sum(view.unseen.values()) - view.boxed
    if view.piles:
        assert sum(view.piles) == view.pile
        dealt = sum(view.unseen[tile] for tile in naive.INTERSECTIONS if tile != "+1:0")
        assert sum(view.junctions) == dealt


def what_is_kept_is_what_the_board_says(position: Position, view: SeismicView) -> None:
    """Demands, frontier, lines and scores are what they are when computed from scratch."""
    board = naive.board_of(view)
    demand = [0] * position.table.size
    for cell in {naive.beside(cell, edge) for cell in board.tiles for edge in range(6)}:
        if board.holds(cell):
            digits = [0 if want is None else 1 if want else 2 for want in board.wanted(cell)]
            demand[position.table.number(cell)] = sum(digit * 3**edge for edge, digit in enumerate(digits))
    assert list(position.kernel.board.demand) == demand
    frontier = [position.table.cell(cell) for cell in position.kernel.board.frontier()]
    assert frontier == board.frontier()
    assert view.sides == naive.sides(view)
    assert view.scores == naive.scores(view)


def the_end_is_an_end(view: SeismicView) -> None:  # ruling S11
    assert view.phase == "over"
    match view.ended:
        case "tiles":
            assert (view.pile, view.face_up) == (0, ())
        case "closed":
            assert naive.board_of(view).frontier() == []
        case "unplaceable":
            assert view.pile == 0
            assert list(naive.lays(view)) == []
        case reason:
            pytest.fail(reason)


@given(settings(), EVERY, st.data())
def test_legal_actions_are_those_of_the_rules_in_canonical_order(
    setting: Setting, every: int, data: st.DataObject
) -> None:
    dilemma = "road-crews-dilemma" in setting.variants
    chances = 1
    for position, _ in moments(setting, every):
        if position.actor() == CHANCE:
            if chances and position.view(None).turn >= 0:
                chances -= 1
                chance_is_consistent(position)
            continue
        actions = position.legal()
        codes = position.codes()
        texts = [str(action) for action in actions]
        view = position.view(None)
        assert texts == ([] if position.actor() == OVER else naive.legal(view, dilemma))
        assert texts == [text_of(position, code) for code in codes]
        assert [position.game.read(text) for text in texts] == actions
        if view.phase == "lay":
            assert position.kernel.lays == len(texts) > 0
        near = [code + by for code in codes[:40] for by in (-6, -1, 1, 6)]
        far = data.draw(st.lists(st.integers(0, TURN + 40 * 6 * position.table.size), max_size=20))
        for code in [*range(TURN), *near, *far, *codes]:
            assert position.is_legal(code) == (code in codes)


def chance_is_consistent(position: Position) -> None:
    odds = position.odds()
    assert sum(chance for _, chance in odds) == 1
    assert all(chance > 0 for _, chance in odds)
    assert [action for action, _ in odds] == position.legal()
    codes = position.codes()
    assert [text_of(position, code) for code in codes] == [str(action) for action, _ in odds]
    kinds = [str(action).removeprefix("draw ") for action, _ in odds]
    assert kinds == [tile for tile in naive.BOX if tile in kinds]


@given(settings(), EVERY)
def test_copies_are_independent_and_views_restore_the_position(setting: Setting, every: int) -> None:
    game = setting.game()
    for position, _ in moments(setting, every):
        view = position.view(None)
        twin, restored = position.copy(), game.restore(view)
        assert twin.view(None) == restored.view(None) == view
        assert restored.outcome() == twin.outcome() == position.outcome()
        for seat in range(setting.seats):
            assert replace(position.view(seat), seat=None) == view
            assert position.view(seat).seat == seat
        one, other = Rng(setting.seed), Rng(setting.seed)
        for _ in range(12):
            if twin.actor() == OVER:
                break
            code = twin.sample(one)
            assert restored.sample(other) == code
            twin.step(code)
            restored.step(code)
        assert twin.view(None) == restored.view(None)
        assert position.view(None) == view


@given(settings(), EVERY, st.data())
def test_applying_is_stepping_with_events(setting: Setting, every: int, data: st.DataObject) -> None:
    for position, _ in moments(setting, every):
        if position.actor() in (CHANCE, OVER):
            continue
        codes = position.codes()
        index = data.draw(st.integers(0, len(codes) - 1))
        applied, stepped = position.copy(), position.copy()
        applied.apply(position.legal()[index])
        stepped.step(codes[index])
        assert applied.view(None) == stepped.view(None)
        assert applied.kernel.journal is None


@given(settings(), EVERY, st.data())
def test_an_illegal_action_is_refused_with_a_reason_and_changes_nothing(
    setting: Setting, every: int, data: st.DataObject
) -> None:
    for position, _ in moments(setting, every):
        legal = [] if position.actor() == CHANCE else position.legal()
        action = data.draw(ACTIONS)
        if action in legal or (position.actor() == CHANCE and str(action).split()[0] in ("draw", "first")):
            continue
        before, codes = position.view(None), [] if position.actor() == CHANCE else position.codes()
        with pytest.raises(IllegalAction) as refusal:
            position.apply(action)
        assert refusal.value.code
        assert refusal.value.ruling
        assert "{" not in refusal.value.sentence
        assert position.view(None) == before
        assert position.actor() == CHANCE or position.codes() == codes
