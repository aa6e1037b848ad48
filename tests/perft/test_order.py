"""The order of legal actions must not change: seeds and searches rely on it."""

import pytest

from .positions import Block, SanAndreasBlock, SeismicBlock, blocks

BLOCKS = blocks("order.txt", SeismicBlock) + blocks("sanandreas-order.txt", SanAndreasBlock)


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.title)
def test_legal_actions_stand_in_their_order(block: Block) -> None:
    assert block.legal
    assert [str(action) for action in block.position().legal()] == block.legal
