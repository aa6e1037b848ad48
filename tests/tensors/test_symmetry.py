"""A symmetry of the game moves tensors and action numbers alike, as the kernel itself bears out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest
from random_positions import moments

from quakeboard.core.game import CHANCE
from quakeboard.core.hexgrid import DIRECTIONS, EDGES, Cell
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.sanandreas.rules.view import SanAndreasView
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.rules.pieces import FACES, Face
from quakeboard.games.seismic.rules.view import SeismicView
from quakeboard.tensors.actions import action_space
from quakeboard.tensors.encoder import encoder
from quakeboard.tensors.symmetry import Symmetry

SEISMIC = [
    Seismic(),
    Seismic.from_json({"columns": 11, "rows": 9}),
    Seismic.from_json({"variants": ["aftershocks", "road-crews-dilemma"], "columns": 21, "rows": 21}),
    Seismic.from_json({"variants": ["twin-cities", "aftershocks", "big-one"], "columns": 31, "rows": 21}),
    Seismic.from_json({"variants": ["balance"], "columns": 17, "rows": 17}),
]
CLOSED = SanAndreas.from_json({"lakes": True, "lost": "closed"})

Edges = tuple[int, ...]

# ---------------------------------------------------------------------- the same table, seen otherwise


@cache
def edges_of(name: str) -> Edges:
    """Where each edge goes, as the symmetry's name says."""
    turns = int(name.split()[1].rstrip("°")) // 60
    mirror = [2, 1, 0, 5, 4, 3] if name.endswith("mirrored") else list(EDGES)  # north becomes south
    return tuple((edge + turns) % 6 for edge in mirror)


def moved_cell(cell: Cell, edges: Edges) -> Cell:
    """The cell is so many steps to the east and so many to the south-east; take them where these go."""
    (a, b), (c, d) = DIRECTIONS[edges[1]], DIRECTIONS[edges[2]]
    return cell[0] * a + cell[1] * c, cell[0] * b + cell[1] * d


def moved_fragment(name: str, edges: Edges) -> str:
    return "".join(sorted(str(edges[int(edge)]) for edge in name))


@cache
def moved_face(face: Face, edges: Edges) -> Face:
    roads = {moved_fragment(name, edges) for name in face.fragments()}
    return next(
        other for other in FACES if other and other.tile.kind != "town" and set(other.fragments()) == roads
    )


@cache
def moved_kind(kind: str, edges: Edges) -> str:
    return (
        moved_face(next(f for f in FACES if f and f.tile.name == kind), edges).tile.name
        if kind[0] != "Q"
        else kind
    )


def moved_view(view: SeismicView, edges: Edges) -> SeismicView:
    """The view of the same game at a table that was turned, or seen in a mirror."""
    board = []
    for tile in view.board:
        at = moved_cell(tile.at, edges)
        if tile.kind == "town":
            board.append(replace(tile, at=at))
            continue
        face = next(f for f in FACES if f and (f.tile.name, f.rotation) == (tile.tile, tile.rotation))
        new = moved_face(face, edges)
        crew = tile.crew and replace(tile.crew, fragment=moved_fragment(tile.crew.fragment, edges))
        board.append(
            replace(
                tile,
                at=at,
                tile=new.tile.name,
                rotation=new.rotation,
                links=new.links,
                exits=new.exits,
                crew=crew,
            )
        )
    now = view.under_way
    towns = [view.towns.index(moved_cell(town, edges)) for town in view.towns]
    return replace(
        view,
        board=tuple(board),
        face_up=tuple(moved_kind(kind, edges) for kind in view.face_up),
        unseen={moved_kind(kind, edges): count for kind, count in view.unseen.items()},
        under_way=replace(
            now,
            laid=now.laid and moved_cell(now.laid, edges),
            turned=tuple(moved_cell(cell, edges) for cell in now.turned),
            town=towns[now.town],
        ),
    )


def traded(view: SanAndreasView, name: str) -> SanAndreasView:
    """The view of the same game in which the pawns have traded places, with their dice."""
    becomes = dict(zip(*name.split(" as "), strict=True))
    dice = view.dice and {becomes[pawn]: die for pawn, die in zip("SMCA", view.dice, strict=True)}
    return replace(
        view,
        epicentres=tuple(replace(mark, pawn=becomes[mark.pawn]) for mark in view.epicentres),
        dice=dice and tuple(dice[pawn] for pawn in "SMCA"),
    )


# ---------------------------------------------------------------------- both ways come to the same


def check(
    game: Any, seats: int, symmetry: Symmetry, moved: Callable[[Any], Any], position: Any, seat: int
) -> None:
    """The tensor and the legal numbers, and those after any action, are what the symmetry says."""
    encode, space = encoder(game, seats).encode, action_space(game, seats)
    there = game.restore(moved(full(position)))
    assert np.array_equal(symmetry.tensor(encode(position.kernel, seat)), encode(there.kernel, seat))
    assert sorted(map(symmetry.number, space.legal(position.kernel))) == space.legal(there.kernel)
    assert np.array_equal(symmetry.policy(space.mask(position.kernel)), space.mask(there.kernel))
    for number in space.legal(position.kernel)[:: 1 + len(space.legal(position.kernel)) // 3]:
        after, after_there = position.copy(), there.copy()
        after.step(space.code(after.kernel, number))
        after_there.step(space.code(after_there.kernel, symmetry.number(number)))
        if symmetry.fits(encode(after.kernel, seat)):
            assert np.array_equal(
                symmetry.tensor(encode(after.kernel, seat)), encode(after_there.kernel, seat)
            )


def full(position: Any) -> Any:
    return position.full_view() if hasattr(position, "full_view") else position.view(None)


@pytest.mark.parametrize("game", SEISMIC)
def test_turned_and_mirrored_tables_play_alike(game: Seismic) -> None:
    symmetries = encoder(game, 2).symmetries()
    held = dict.fromkeys((symmetry.name for symmetry in symmetries), 0)
    for step, position in enumerate(moments(game, 2, 1)):
        symmetry = symmetries[step // 2 % len(symmetries)]
        if step % 2:
            continue
        if not symmetry.fits(encoder(game, 2).encode(position.kernel, 0)):
            assert not symmetry.exact
            continue
        edges = edges_of(symmetry.name)
        check(game, 2, symmetry, lambda view, edges=edges: moved_view(view, edges), position, step // 2 % 2)
        held[symmetry.name] += 1
    assert all(held.values())


@pytest.mark.parametrize("game", SEISMIC)
def test_chance_is_the_same_at_turned_and_mirrored_tables(game: Seismic) -> None:
    symmetries = encoder(game, 2).symmetries()
    for step, position in enumerate(moments(game, 2, 2)):
        symmetry = symmetries[step // 3 % len(symmetries)]
        if (
            step % 3 == 0
            and position.actor() == CHANCE
            and symmetry.fits(encoder(game, 2).encode(position.kernel, 0))
        ):
            edges = edges_of(symmetry.name)
            there = {
                str(action): odds for action, odds in game.restore(moved_view(full(position), edges)).odds()
            }
            for action, odds in position.odds():
                word, what = str(action).split()
                assert there[f"{word} {what if word == 'first' else moved_kind(what, edges)}"] == odds


def test_pawns_may_trade_places() -> None:
    game = SanAndreas()
    symmetries = encoder(game, 3).symmetries()
    for step, position in enumerate(p for seed in range(3) for p in moments(game, 3, seed)):
        symmetry = symmetries[step * 7 % len(symmetries)]
        check(game, 3, symmetry, lambda view, name=symmetry.name: traded(view, name), position, step % 3)


# ---------------------------------------------------------------------- which there are


def test_a_table_has_twelve_and_fits_two_of_them_exactly() -> None:
    """Odd rows are shifted to the east (ruling S4): only north and south may be exchanged."""
    found = encoder(Seismic(), 2).symmetries()
    assert len({symmetry.name for symmetry in found}) == 12
    assert [symmetry.name for symmetry in found if symmetry.exact] == ["turned 0°", "turned 0° mirrored"]


def test_twin_cities_must_map_to_each_other() -> None:
    game = Seismic.from_json({"variants": ["twin-cities"]})
    names = [symmetry.name for symmetry in encoder(game, 2).symmetries()]
    assert names == ["turned 0°", "turned 180°", "turned 0° mirrored", "turned 180° mirrored"]


def test_a_box_that_holds_more_of_one_hand_has_no_mirror() -> None:
    left, right = "01-24", "01-35"
    assert moved_kind(left, edges_of("turned 0° mirrored")) == right
    game = Seismic.from_json({"manifest": {left: 5}})
    assert len(encoder(game, 2).symmetries()) == 6


def test_the_pawns_have_twenty_four_orders() -> None:
    found = encoder(SanAndreas(), 4).symmetries()
    assert len({tuple(symmetry.numbers) for symmetry in found}) == 24
    assert all(symmetry.exact for symmetry in found)


@pytest.mark.parametrize("game", [SEISMIC[1], SEISMIC[3], SanAndreas(), CLOSED])
def test_the_first_changes_nothing_and_all_can_be_undone(game: Any) -> None:
    first, *others = encoder(game, 3).symmetries()
    numbers = np.arange(action_space(game, 3).size)
    assert np.array_equal(first.numbers, numbers)
    tensor = encoder(game, 3).encode(game.start(3).kernel, 0)
    assert np.array_equal(first.tensor(tensor), tensor)
    for symmetry in others:
        assert not np.array_equal(symmetry.numbers, numbers)
        stays = symmetry.numbers >= 0
        back = [
            other
            for other in (first, *others)
            if np.array_equal(other.numbers[symmetry.numbers[stays]], numbers[stays])
        ]
        assert len(back) == 1
