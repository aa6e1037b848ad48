"""A packed tensor is small, and comes out as it went in."""

from __future__ import annotations

from typing import Any

import numpy as np
from random_positions import fewer_tables, moments

from quakeboard.research.dataset.packing import Packer
from quakeboard.tensors.encoder import encoder


@fewer_tables
def test_packing_is_lossless(game: Any, seats: int) -> None:
    the_encoder = encoder(game, seats)
    packer = Packer(the_encoder)
    out = np.full(the_encoder.shape, 7, np.float32)
    for step, position in enumerate(moments(game, seats, 5)):
        if step % 19 == 0:
            tensor = the_encoder.encode(position.kernel, step % seats)
            packed = packer.pack(tensor)
            assert np.array_equal(packer.unpack(packed), tensor)
            assert packer.unpack(packed, out) is out
            assert np.array_equal(out, tensor)
            assert sum(memoryview(part).nbytes for part in packed) < tensor.nbytes / 24
