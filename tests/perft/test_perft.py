"""Perft: the number of ways to go on, counted by the kernel, pinned, and checked by hand for two actions."""

from __future__ import annotations

from typing import Any

import pytest

from quakeboard.core.game import CHANCE, OVER
from tests.games.sanandreas.rules import naive as naive_sanandreas
from tests.games.seismic.rules import naive as naive_seismic

from .positions import Block, SanAndreasBlock, SeismicBlock, blocks

SEISMIC = blocks("seismic.txt", SeismicBlock)
SAN_ANDREAS = blocks("sanandreas.txt", SanAndreasBlock)
BLOCKS = SEISMIC + SAN_ANDREAS
every_block = pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.title)


def perft(position: Any, depth: int) -> int:
    """How many sequences of so many actions there are."""
    codes = position.codes()
    if depth == 1:
        return len(codes)
    total = 0
    for code in codes:
        after = position.copy()
        after.step(code)
        total += perft(after, depth - 1)
    return total


def perft_by_hand(position: Any, depth: int) -> int:
    """The same by the letter of the rules."""
    texts = legal_by_hand(position)
    if depth == 1:
        return len(texts)
    total = 0
    for text in texts:
        after = position.copy()
        after.apply(position.game.read(text))
        total += perft_by_hand(after, depth - 1)
    return total


def legal_by_hand(position: Any) -> list[str]:
    if position.actor() == OVER:
        return []
    if position.game.spec.key == "san-andreas":
        return naive_sanandreas.legal(position.full_view())
    return seismic_by_hand(position)


def seismic_by_hand(position: Any) -> list[str]:
    view = position.view(None)
    if position.actor() != CHANCE:
        return naive_seismic.legal(view, dilemma=position.game.options.has("road-crews-dilemma"))
    if view.turn < 0:
        return [f"first {seat}" for seat in range(view.seats)]
    tiles = [tile for tile, count in view.unseen.items() if count]
    if position.game.options.has("big-one") and view.pile > 6 * len(view.towns):
        tiles.remove("Q6")
    if position.game.options.has("balance"):
        if view.phase == "set-up":
            tiles = [tile for tile in tiles if tile[0] != "Q" and (tile[0] != "+" or tile == "+1:0")]
        elif not view.junctions[view.turn]:
            tiles = [tile for tile in tiles if tile[0] != "+" or tile == "+1:0"]
    return [f"draw {tile}" for tile in tiles]


@every_block
def test_perft_is_what_it_was(block: Block) -> None:
    position = block.position()
    assert block.perft, "this block says nothing"
    assert {depth: perft(position, depth) for depth in block.perft} == block.perft


@every_block
@pytest.mark.parametrize("depth", [1, 2])
def test_perft_is_what_the_rules_say(block: Block, depth: int) -> None:
    assert perft_by_hand(block.position(), depth) == block.perft[depth]


def test_every_variant_is_counted() -> None:
    names = {name for block in SEISMIC for name in block.given.get("variants", "").split()}
    assert names == {"big-one", "road-crews-dilemma", "aftershocks", "twin-cities", "balance"}


def test_every_phase_of_san_andreas_is_counted() -> None:
    phases = {block.position().phase_name() for block in SAN_ANDREAS}
    assert phases == {"set-up", "turn", "roll", "shift", "swap", "over"}
