"""Where two earthquake tabletop games, Seismic and San Andreas, are played, hosted and studied."""

from quakeboard.core import kernels

__version__ = "0.1.0"

# Before any module of the kernel can be imported, however that comes about.
kernels.select()
