"""Pictures: positions and pieces as self-contained SVG. Needs a view and nothing else."""

from quakeboard.render.palette import Theme
from quakeboard.render.seismic import picture
from quakeboard.render.seismic_sheet import manifest_picture, tile_picture
from quakeboard.render.words import ENGLISH, Words

__all__ = ["ENGLISH", "Theme", "Words", "manifest_picture", "picture", "tile_picture"]
