"""The protocol of `core.game`, tested on every game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from fractions import Fraction
from functools import cache
from random import Random
from sys import byteorder
from typing import Any

import pytest

from quakeboard.core.errors import BadNotation, BadOptions, IllegalAction, QuakeboardError
from quakeboard.core.game import CHANCE, OVER, AnyGame, Kernel
from quakeboard.core.kernel.rng import Rng

from .tables import TABLES, Table

LONGEST_GAME = 5000
"""Actions; far more than any game here takes."""

FEW = range(2000)
"""All numbers that draws and rolls have are among these."""

every_table = pytest.mark.parametrize("table", TABLES.values(), ids=TABLES.keys())


def chosen(position: Any, rng: Random) -> Any:
    """A random action: a seat's evenly, chance's by its odds."""
    if position.actor() != CHANCE:
        return rng.choice(position.legal())
    odds = position.odds()
    return rng.choices([action for action, _ in odds], [float(chance) for _, chance in odds])[0]


def texts_of_a_game(table: Table, seed: int) -> list[str]:
    """A whole game, played by the protocol alone."""
    position, rng = table.game().start(table.seats), Random(seed)
    texts = []
    while position.actor() != OVER:
        action = chosen(position, rng)
        position.apply(action)
        texts.append(str(action))
        assert len(texts) < LONGEST_GAME, "this game does not end"
    return texts


@cache
def played(name: str) -> tuple[str, ...]:
    return tuple(texts_of_a_game(TABLES[name], seed=1))


def record(table: Table) -> tuple[str, ...]:
    """The game that all tests of a table look at."""
    return played(next(name for name, other in TABLES.items() if other is table))


def replayed(table: Table) -> Iterator[tuple[Any, str | None]]:
    """Every position of that game, with the action that was done in it."""
    game = table.game()
    position = game.start(table.seats)
    for text in record(table):
        yield position, text
        position.apply(game.read(text))
    yield position, None


def stride(table: Table, long: int) -> int:
    """How many positions a test goes on by: so many in a long game, while of a short one it looks at all."""
    return long if len(record(table)) > 100 else 1


def sight(game: AnyGame, position: Any, seats: int) -> list[Any]:
    """All that can be seen of a position from outside."""
    views = [position.view(seat) for seat in (None, *range(seats))]
    return [position.actor(), position.legal(), position.outcome(), position.state(), views]


# ------------------------------------------------------------------ the game


@every_table
def test_a_game_says_which_it_is(table: Table) -> None:
    game = table.game()
    assert game.spec.key == game.spec.key.lower().strip()
    assert game.rules_version in game.spec.rules_versions


@every_table
def test_a_game_starts_the_same_every_time(table: Table) -> None:
    game = table.game()
    first, again = game.start(table.seats), game.start(table.seats)
    assert sight(game, first, table.seats) == sight(game, again, table.seats)
    assert first.actor() in (CHANCE, *range(table.seats))


@every_table
def test_options_survive_json(table: Table) -> None:
    game = table.game()
    written = json.loads(json.dumps(game.options_to_json()))
    again = table.make(written)
    assert again.options_to_json() == written
    assert (again.spec, again.rules_version) == (game.spec, game.rules_version)
    assert again.start(table.seats).state() == game.start(table.seats).state()


@every_table
def test_an_option_that_does_not_exist_is_refused(table: Table) -> None:
    with pytest.raises(BadOptions) as refusal:
        table.make({"no such option": 1})
    explained(refusal.value)


@every_table
@pytest.mark.parametrize("seats", [-1, 0, 1, 99])
def test_too_few_or_too_many_seats_are_refused(table: Table, seats: int) -> None:
    with pytest.raises(BadOptions) as refusal:
        table.make({}).start(seats)
    explained(refusal.value)


# ------------------------------------------------------------------ the position


@every_table
def test_every_game_ends_with_an_outcome(table: Table) -> None:
    for position, _ in replayed(table):
        assert (position.outcome() is None) == (position.actor() != OVER)
    outcome = position.outcome()
    assert outcome.reason
    assert len(outcome.scores) == table.seats
    assert list(outcome.winners) == sorted(set(outcome.winners))
    assert outcome.winners
    assert {outcome.scores[seat] for seat in outcome.winners} == {max(outcome.scores)}


@every_table
def test_somebody_is_asked_something_until_it_is_over(table: Table) -> None:
    game = table.game()
    for position, text in replayed(table):
        texts = [str(action) for action in position.legal()]
        assert len(set(texts)) == len(texts)
        assert bool(texts) == (position.actor() != OVER)
        assert position.actor() in (CHANCE, OVER, *range(table.seats))
        assert text is None or text in texts
        assert [game.read(text) for text in texts] == position.legal()


@every_table
def test_the_odds_are_those_of_the_legal_actions_and_sum_to_one(table: Table) -> None:
    for position, _ in replayed(table):
        if position.actor() == CHANCE:
            odds = position.odds()
            assert [action for action, _ in odds] == position.legal()
            assert all(isinstance(chance, (Fraction, int)) and chance > 0 for _, chance in odds)
            assert sum(chance for _, chance in odds) == 1


@every_table
def test_every_action_is_told_in_events(table: Table) -> None:
    game = table.game()
    position = game.start(table.seats)
    told = 0
    for text in record(table):
        events = position.apply(game.read(text))
        told += len(events)
        assert all(isinstance(event.key, str) and event.key.startswith(game.spec.key) for event in events)
    assert told >= len(record(table)) // 2


@every_table
def test_a_copy_is_equal_and_goes_its_own_way(table: Table) -> None:
    game = table.game()
    rng = Random(2)
    for step, (position, _) in enumerate(replayed(table)):
        if step % stride(table, 11):
            continue
        before = sight(game, position, table.seats)
        twin = position.copy()
        assert sight(game, twin, table.seats) == before
        for _ in range(3):
            if twin.actor() != OVER:
                twin.apply(chosen(twin, rng))
        assert sight(game, position, table.seats) == before


@every_table
def test_the_same_actions_lead_to_the_same_positions(table: Table) -> None:
    game = table.game()
    one, other = game.start(table.seats), game.start(table.seats)
    for step, text in enumerate(record(table)):
        assert one.apply(game.read(text)) == other.apply(game.read(text))
        if step % stride(table, 11) == 0:
            assert sight(game, one, table.seats) == sight(game, other, table.seats)
    assert one.outcome() == other.outcome()


@every_table
def test_the_same_seed_plays_the_same_game_and_another_one_another(table: Table) -> None:
    assert texts_of_a_game(table, seed=1) == list(record(table))
    assert texts_of_a_game(table, seed=2) != list(record(table))


@every_table
def test_everyone_has_a_view_from_which_the_position_can_be_restored(table: Table) -> None:
    game = table.game()
    for step, (position, _) in enumerate(replayed(table)):
        if step % stride(table, 11) and position.actor() != OVER:
            continue
        for seat in (None, *range(table.seats)):
            view = position.view(seat)
            assert view.seat == seat
            restored = game.restore(view)
            assert restored.view(seat) == view
            assert restored.actor() == position.actor()


@every_table
def test_a_view_of_the_seat_that_is_asked_tells_what_is_legal(table: Table) -> None:
    game = table.game()
    for position, _ in replayed(table):
        if position.actor() >= 0:
            assert game.restore(position.view(position.actor())).texts() == position.texts()


@every_table
def test_the_state_of_a_trace_is_plain_data(table: Table) -> None:
    for step, (position, _) in enumerate(replayed(table)):
        if step % stride(table, 11) == 0:
            state = position.state()
            assert json.loads(json.dumps(state)) == state


# ------------------------------------------------------------------ refusals


@every_table
def test_what_is_not_legal_is_refused_and_changes_nothing(table: Table) -> None:
    """Every action of the game is tried where it was not done and is not legal."""
    game = table.game()
    texts = sorted(set(record(table)))
    rng = Random(3)
    refused = 0
    for step, (position, _) in enumerate(replayed(table)):
        if step % stride(table, 7) and position.actor() != OVER:
            continue
        legal = {str(action) for action in position.legal()}
        before = sight(game, position, table.seats)
        for text in rng.sample(texts, min(12, len(texts))):
            if text not in legal:
                refused += 1
                with pytest.raises(IllegalAction) as refusal:
                    position.apply(game.read(text))
                explained(refusal.value)
        assert sight(game, position, table.seats) == before
    assert refused > 20


def explained(refusal: QuakeboardError) -> None:
    """A code for programs, a ruling, and a sentence for people."""
    assert refusal.code == refusal.code.lower().replace(" ", "-") != ""
    assert refusal.ruling
    assert refusal.sentence.endswith(".")
    assert "{" not in refusal.sentence
    written = json.loads(json.dumps(refusal.to_json()))
    assert set(written) == {"code", "ruling", "sentence", "params"}
    assert written["code"] == refusal.code
    assert str(refusal) == refusal.sentence


@every_table
@pytest.mark.parametrize(
    "text", ["", "pass ", "PASS", "move e2 e4", "draw", "0", "pass\n", "‑1", "x" * 10_000]
)
def test_what_is_no_action_is_refused(table: Table, text: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        table.game().read(text)
    explained(refusal.value)
    assert len(refusal.value.sentence) < 200


# ---------------------------------------------------------------------- numbers, which say the same


@every_table
def test_texts_and_codes_are_those_of_the_legal_actions(table: Table) -> None:
    for position, _ in replayed(table):
        legal = position.legal()
        assert position.texts() == [str(action) for action in legal]
        assert [position.decode(code) for code in position.kernel.codes()] == legal
        assert [position.encode(action) for action in legal] == position.kernel.codes()
        assert all(position.kernel.is_legal(code) for code in position.kernel.codes())


@every_table
def test_weights_are_to_each_other_as_the_odds(table: Table) -> None:
    for position, _ in replayed(table):
        if position.actor() == CHANCE:
            weights = position.kernel.weights()
            shares = [Fraction(weight, sum(weights)) for weight in weights]
            assert shares == [share for _, share in position.odds()]


@every_table
def test_a_step_by_its_code_is_the_action(table: Table) -> None:
    game = table.game()
    told = game.start(table.seats)
    for position, text in replayed(table):
        if text is not None:
            code = position.encode(game.read(text))
            by_step, by_code = position.copy(), position.copy()
            by_step.kernel.step(code)
            assert by_code.happen(code) == told.apply(game.read(text))
            assert by_step.state() == by_code.state() == told.state()
            with pytest.raises(ValueError, match="legal"):
                position.copy().kernel.step(-1)


@every_table
def test_the_kernel_knows_the_same_moment(table: Table) -> None:
    for position, _ in replayed(table):
        view, kernel = position.view(None), position.kernel
        assert (kernel.seats, kernel.turn_number, kernel.actor()) == (
            table.seats,
            view.turn_number,
            position.actor(),
        )
        assert kernel.scores() == view.scores
        if position.actor() != OVER:
            assert kernel.sample(Rng(1)) in kernel.codes()


@every_table
def test_a_playout_ends_the_game(table: Table) -> None:
    position = table.game().start(table.seats)
    scores = position.kernel.playout(Rng(1))
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.scores == scores


@every_table
def test_a_view_survives_json(table: Table) -> None:
    game = table.game()
    for step, (position, _) in enumerate(replayed(table)):
        if step % stride(table, 11) == 0:
            for seat in (None, *range(table.seats)):
                view = position.view(seat)
                assert game.read_view(json.loads(json.dumps(asdict(view)))) == view


@every_table
def test_a_view_says_which_of_its_fields_are_keyed_lists(table: Table) -> None:
    for position, _ in replayed(table):
        view = position.view(0)
        for field, key in view.keyed.items():
            keys = [getattr(item, key) for item in getattr(view, field)]
            assert len(set(keys)) == len(keys)


@every_table
def test_what_is_played_when_time_is_up_is_legal(table: Table) -> None:
    game = table.game()
    for position, _ in replayed(table):
        if position.actor() >= 0:
            assert game.timeout(position) in position.legal()


@every_table
def test_previews_are_of_legal_actions(table: Table) -> None:
    game = table.game()
    for position, _ in replayed(table):
        if position.actor() >= 0:
            assert set(game.previews(position, position.actor())) <= set(position.texts())


# ---------------------------------------------------------------------- snapshots of the kernel


def moment(kernel: Kernel) -> list[Any]:
    """All that a kernel tells of its moment, and how two games with the same luck go on from there."""
    weights = kernel.weights() if kernel.actor() == CHANCE else None
    rests = [kernel.copy().playout(Rng(seed)) for seed in ("one", "other")]
    return [kernel.actor(), kernel.codes(), weights, kernel.scores(), kernel.seats, kernel.turn_number, rests]


@every_table
def test_a_kernel_that_loads_a_snapshot_is_equal(table: Table) -> None:
    fresh = table.game().start(table.seats).kernel
    for number, (position, _) in enumerate(replayed(table)):
        if number % stride(table, 11) == 0 or position.actor() == OVER:
            snapshot = position.kernel.snapshot()
            fresh.load(snapshot)
            assert fresh.snapshot() == snapshot
            assert moment(fresh) == moment(position.kernel)


@every_table
def test_a_snapshot_that_is_none_is_refused_and_changes_nothing(table: Table) -> None:
    """A wrong length, or a number that can stand nowhere."""
    for number, (position, _) in enumerate(replayed(table)):
        if number % stride(table, 43) == 0:
            kernel = position.kernel
            whole, before = kernel.snapshot(), moment(kernel)
            for garbage in (whole + b"\xff", b"\xff" * 400):
                with pytest.raises(ValueError, match=r"snapshot|length"):
                    kernel.load(garbage)
                assert kernel.snapshot() == whole
            assert moment(kernel) == before


@every_table
def test_no_number_in_a_snapshot_makes_a_kernel_that_cannot_be_asked(table: Table) -> None:
    """Any number may be wrong: such a snapshot is refused, or it can be loaded and written again."""
    rng = Random(4)
    refused = tried = 0
    fresh = table.game().start(table.seats).kernel
    for number, (position, _) in enumerate(replayed(table)):
        if number % stride(table, 43) == 0:
            whole = position.kernel.snapshot()
            for _ in range(40 if whole else 0):
                at = 4 * rng.randrange(len(whole) // 4 or 1)
                spoilt = rng.choice((-1, 3, 77, 1 << 16, -(1 << 31), (1 << 31) - 1))
                garbage = whole[:at] + spoilt.to_bytes(4, byteorder, signed=True) + whole[at + 4 :]
                before = fresh.snapshot()
                tried += 1
                try:
                    fresh.load(garbage)
                except ValueError:
                    refused += 1
                    assert fresh.snapshot() == before
                else:
                    assert fresh.snapshot() == garbage
                    assert fresh.actor() in (CHANCE, OVER, *range(table.seats))
                    assert all(fresh.is_legal(code) for code in fresh.codes())
    assert refused > tried // 2


@every_table
def test_any_number_may_be_asked_for_and_is_refused_unless_it_is_legal(table: Table) -> None:
    """But for a draw: a kernel need not ask whether the odds allow it."""
    rng = Random(5)
    numbers = [sign * (1 << bits) + by for bits in range(63) for sign in (-1, 1) for by in (-1, 0, 1)]
    for number, (position, _) in enumerate(replayed(table)):
        if number % stride(table, 43) == 0:
            kernel = position.kernel
            legal, before = set(kernel.codes()), kernel.snapshot()
            near = [rng.randrange(-10, 200_000) for _ in range(500)]
            for code in (*FEW, *range(-40, 0), *near, *numbers):
                assert kernel.is_legal(code) == (code in legal)
                if code not in legal and (kernel.actor() != CHANCE or code not in FEW):
                    with pytest.raises(ValueError, match="legal"):
                        kernel.step(code)
            assert kernel.snapshot() == before


# ---------------------------------------------------------------------- secrets


@every_table
def test_without_secrets_all_see_the_same(table: Table) -> None:
    game = table.game()
    if game.secrets is None:
        for position, _ in replayed(table):
            views = [asdict(position.view(seat)) | {"seat": None} for seat in (None, *range(table.seats))]
            assert all(view == views[0] for view in views)


@every_table
def test_another_seats_view_of_the_same_moment_is_that_seats_view(table: Table) -> None:
    secrets = table.game().secrets
    for number, (position, _) in enumerate(replayed(table)):
        if secrets is not None and number % stride(table, 5) == 0:
            first = position.view(0)
            for seat in (None, *range(table.seats)):
                assert secrets.view_for_seat(position, first, seat) == position.view(seat)


@every_table
def test_a_seat_sees_its_own_actions_and_others_see_the_action_that_a_watcher_sees(table: Table) -> None:
    """Of an event, everybody sees the whole or what a watcher sees."""
    game = table.game()
    position, secrets = game.start(table.seats), game.secrets
    for text in record(table) if secrets is not None else ():
        actor, action = position.actor(), game.read(text)
        events = position.apply(action)
        watched, public = secrets.seen_by(None, actor, action, events)
        for seat in range(table.seats):
            seen, told = secrets.seen_by(seat, actor, action, events)
            assert seen == (action if seat == actor else watched)
            assert all(one in two for one, two in zip(told, zip(events, public, strict=True), strict=True))


@every_table
def test_a_deal_agrees_with_the_view_and_depends_on_nothing_else(table: Table) -> None:
    secrets = table.game().secrets
    for number, (position, _) in enumerate(replayed(table)):
        if secrets is not None and number % stride(table, 11) == 0:
            for seat in (None, *range(table.seats)):
                view = position.view(seat)
                deals = [secrets.deal(view, Rng(seed)) for seed in ("one", "other")]
                assert all(deal.view(seat) == view for deal in deals)
                again = secrets.deal(deals[0].view(seat), Rng("one"))
                assert again.state() == deals[0].state()


@every_table
def test_the_full_view_restores_the_whole_position(table: Table) -> None:
    game = table.game()
    for number, (position, _) in enumerate(replayed(table)):
        if game.secrets is not None and number % stride(table, 11) == 0:
            assert game.restore(game.secrets.full_view(position)).state() == position.state()


@every_table
def test_what_a_view_tells_of_secrets_does_not_depend_on_what_it_hides(table: Table) -> None:
    secrets = table.game().secrets
    for number, (position, _) in enumerate(replayed(table)):
        if secrets is not None and number % 5 == 0:
            for seat in (None, *range(table.seats)):
                view = position.view(seat)
                assert secrets.known(secrets.deal(view, Rng("other")).view(seat)) == secrets.known(view)


@every_table
def test_who_knows_everything_knows_all_that_anybody_knows(table: Table) -> None:
    secrets = table.game().secrets
    for position, _ in replayed(table):
        if secrets is not None:
            everything = secrets.known(secrets.full_view(position))
            for seat in (None, *range(table.seats)):
                assert secrets.known(position.view(seat)) <= everything
