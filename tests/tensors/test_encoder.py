"""A tensor shows what a view shows, all of it that matters and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_positions import fewer_tables, moments

from quakeboard.core.game import OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.tensors.encoder import encoder

from . import naive_planes


def drawn(view: Any, game: Any) -> naive_planes.Planes:
    return (
        naive_planes.seismic(view, game)
        if game.spec.key == "seismic"
        else naive_planes.san_andreas(view, game)
    )


@fewer_tables
def test_every_plane_shows_what_the_view_says(game: Any, seats: int) -> None:
    encode = encoder(game, seats).encode
    names = [plane.name for plane in encoder(game, seats).planes]
    for step, position in enumerate(moments(game, seats, 1)):
        if step % 17 and position.actor() != OVER:
            continue
        seat = step % seats
        planes = drawn(position.view(seat), game)
        tensor = encode(position.kernel, seat)
        for number, name in enumerate(names):
            assert np.array_equal(tensor[number], planes[name]), name
        assert planes.keys() == set(names)  # the view says nothing that has no plane


@fewer_tables
def test_constant_planes_are_declared(game: Any, seats: int) -> None:
    planes = encoder(game, seats).planes
    assert len({plane.name for plane in planes}) == len(planes)
    flat = np.ones(len(planes), bool)
    for step, position in enumerate(moments(game, seats, 2)):
        if step % 9 == 0:
            tensor = encoder(game, seats).encode(position.kernel, 0).reshape(len(planes), -1)
            flat &= (tensor == tensor[:, :1]).all(axis=1)
    for plane, same in zip(planes, flat, strict=True):
        assert same or not plane.everywhere, plane.name


@given(st.integers(0, 2**32), st.sampled_from([3, 4]), st.integers(0, 60), st.integers(0, 3))
def test_coins_that_a_seat_may_not_know_never_show(seed: int, seats: int, steps: int, seat: int) -> None:
    """However the hidden coins are dealt, the tensor is the same (ruling A14)."""
    game = SanAndreas.from_json({"lakes": True, "lost": "closed"} if seed % 2 else {})
    encode = encoder(game, seats).encode
    rng = Rng(seed)
    position = game.start(seats)
    for _ in range(steps):
        if position.actor() != OVER:
            position.step(position.sample(rng))
    seat %= seats
    tensor = encode(position.kernel, seat)
    for _ in range(3):
        assert np.array_equal(encode(game.secrets.deal(position.view(seat), rng).kernel, seat), tensor)


@fewer_tables
def test_a_position_that_is_taken_up_again_has_the_same_tensor(game: Any, seats: int) -> None:
    encode = encoder(game, seats).encode
    for step, position in enumerate(moments(game, seats, 3)):
        if step % 13 == 0:
            for seat in range(seats):
                again = game.restore(position.view(seat))
                assert np.array_equal(encode(again.kernel, seat), encode(position.kernel, seat))


def in_any_order(view: Any) -> Any:
    """The view without what no rule asks for: how long the game is, and orders that mean nothing."""
    if hasattr(view, "under_way"):
        now = view.under_way
        asked = view.phase == "aftershock"
        return replace(
            view,
            turn_number=0,
            ended="",
            face_up=tuple(sorted(view.face_up)),
            under_way=replace(
                now,
                set_up_draws=0,
                doubled=False,
                town=now.town if view.phase == "side" else 0,
                towns_hit=now.towns_hit if view.phase == "side" else 0,
                shocks_asked=0,
                turned=tuple(sorted(now.turned)) if asked else (),
            ),
        )
    return replace(
        view,
        turn_number=0,
        ended="",
        cities=tuple(sorted(view.cities, key=lambda city: city.at)),
        epicentres=tuple(sorted(view.epicentres, key=lambda mark: mark.pawn)),
        dice=tuple(die if pawn in view.to_resolve else 0 for pawn, die in zip("SMCA", view.dice, strict=True))
        if view.dice
        else None,
    )


def after_each(game: Any, position: Any, seat: int) -> Iterator[Any]:
    """What may come of a position, if that is not too much."""
    for code in position.codes()[:24]:
        after = position.copy()
        after.step(code)
        yield after


@fewer_tables
def test_tensors_differ_just_where_views_differ_in_what_matters(game: Any, seats: int) -> None:
    encode = encoder(game, seats).encode
    by_tensor: dict[bytes, Any] = {}
    by_view: dict[str, bytes] = {}
    for step, position in enumerate(moments(game, seats, 4)):
        if step % 41:
            continue
        for after in after_each(game, position, 0):
            tensor = encode(after.kernel, 0).tobytes()
            view = repr(in_any_order(after.view(0)))
            assert by_tensor.setdefault(tensor, view) == view
            assert by_view.setdefault(view, tensor) == tensor


def test_two_ways_to_one_board_end_in_one_tensor() -> None:
    """Two founders and two pawns, in one order and in another."""
    game = SanAndreas.from_json({"first": 0})
    one, other = game.start(3), game.start(3)
    for text in ("found 1,11 3", "mark 1,16 S", "mark 1,14 M"):
        one.apply(game.read(text))
    for text in ("mark 1,14 M", "mark 1,16 S", "found 1,11 3"):
        other.apply(game.read(text))
    assert one.view(0) != other.view(0)
    # the city is another's now: the board is the same but for who owns it
    names = [plane.name for plane in encoder(game, 3).planes]
    different = encoder(game, 3).encode(one.kernel, 0) != encoder(game, 3).encode(other.kernel, 0)
    about = {name.split()[0] for name, wrong in zip(names, different, strict=True) if wrong.any()}
    assert about == {"coin", "city", "hand", "held"}


def test_the_order_in_which_tiles_were_turned_up_does_not_show() -> None:
    game = Seismic.from_json({"first": 0})
    one, other = game.start(2), game.start(2)
    for text in ("draw 01", "draw 02", "draw 03"):
        one.apply(game.read(text))
    for text in ("draw 03", "draw 01", "draw 02"):
        other.apply(game.read(text))
    assert one.view(0) != other.view(0)
    for seat in (0, 1):
        encode = encoder(game, 2).encode
        assert np.array_equal(encode(one.kernel, seat), encode(other.kernel, seat))


def test_a_seat_sees_itself_first() -> None:
    """Whoever begins, it sees the same first turn."""
    tensors = []
    for first in range(3):
        game = Seismic.from_json({"first": first})
        position = game.start(3)
        for text in ("draw 01", "draw 02", "draw 03"):
            position.apply(game.read(text))
        tensors.append(encoder(game, 3).encode(position.kernel, first))
        assert not np.array_equal(encoder(game, 3).encode(position.kernel, (first + 1) % 3), tensors[0])
    assert np.array_equal(tensors[0], tensors[1])
    assert np.array_equal(tensors[0], tensors[2])


def test_a_given_array_is_written_whole() -> None:
    game = Seismic()
    encode = encoder(game, 2).encode
    out = np.full(encoder(game, 2).shape, 7, np.float32)
    assert encode(game.start(2).kernel, 1, out) is out
    assert np.array_equal(out, encode(game.start(2).kernel, 1))
    with pytest.raises(ValueError, match="no seat 2"):
        encode(game.start(2).kernel, 2)


@pytest.mark.parametrize(
    ("game", "seats", "shape"),
    [
        (Seismic(), 2, (168, 17, 25)),
        (Seismic(), 4, (182, 17, 25)),
        (Seismic.from_json({"variants": ["twin-cities"]}), 3, (175, 21, 35)),
        (SanAndreas(), 3, (125, 28, 16)),
        (SanAndreas(), 4, (142, 28, 16)),
        (SanAndreas.from_json({"lakes": True}), 3, (126, 28, 16)),
        (SanAndreas.from_json({"lakes": True, "lost": "closed"}), 3, (132, 28, 16)),
    ],
)
def test_the_shape_is_what_it_was(game: Any, seats: int, shape: tuple[int, int, int]) -> None:
    """A change here is a new version of every environment: see docs/research.md."""
    assert encoder(game, seats).shape == shape
