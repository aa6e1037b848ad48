"""Lossless packing of tensors.

Most planes hold only 0 and 1, and many hold one number everywhere. So a packed tensor has four parts: the
numbers of the constant planes; the planes of 0 and 1 as bits; and the indices and values of the nonzero cells
of the other planes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quakeboard.tensors.encoder import Encoder, Tensor


class Packed(NamedTuple):
    """A tensor in four parts."""

    everywhere: NDArray[np.float32]
    """The numbers of the constant planes, in order."""
    bits: bytes
    """The planes of 0 and 1, in order, row by row, the first cell in the highest bit of a byte."""
    graded_at: NDArray[np.uint32]
    """The indices of the nonzero cells in the other planes, one after the other."""
    graded: NDArray[np.float32]
    """The values of these cells."""


class Packer:
    """Packs and unpacks the tensors of one encoder."""

    def __init__(self, encoder: Encoder) -> None:
        planes = encoder.planes
        self.shape = encoder.shape
        self._everywhere = np.flatnonzero([plane.everywhere for plane in planes])
        self._graded = np.flatnonzero([plane.graded for plane in planes])
        self._bits = np.flatnonzero([not (plane.everywhere or plane.graded) for plane in planes])

    def pack(self, tensor: Tensor) -> Packed:
        graded = tensor[self._graded].reshape(-1)
        at = np.flatnonzero(graded)
        return Packed(
            tensor[self._everywhere, 0, 0],
            np.packbits(tensor[self._bits] != 0.0).tobytes(),
            at.astype(np.uint32),
            graded[at],
        )

    def unpack(self, packed: Sequence[Any], out: Tensor | None = None) -> Tensor:
        """The tensor, written to `out` if it is given."""
        everywhere, bits, graded_at, graded = packed
        tensor = np.empty(self.shape, np.float32) if out is None else out
        cells = self.shape[1] * self.shape[2]
        tensor[self._everywhere] = np.asarray(everywhere, np.float32)[:, None, None]
        unpacked = np.unpackbits(np.frombuffer(bits, np.uint8), count=len(self._bits) * cells)
        tensor[self._bits] = unpacked.reshape(-1, *self.shape[1:])
        others = np.zeros(len(self._graded) * cells, np.float32)
        others[np.asarray(graded_at, np.intp)] = graded
        tensor[self._graded] = others.reshape(-1, *self.shape[1:])
        return tensor
