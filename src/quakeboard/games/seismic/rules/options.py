"""The options of a Seismic table: variants, size, first seat, heights, manifest.

An `Options` value has been checked: it can be played by two to four, unless Balance cannot deal its tiles
evenly, which `check_seats` checks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from quakeboard.core.errors import BadOptions
from quakeboard.core.game import JSON
from quakeboard.core.hexgrid import Cell
from quakeboard.core.spec import Choices, Option
from quakeboard.games.seismic.rules import refusals
from quakeboard.games.seismic.rules.pieces import MANIFEST, RECONSTRUCTION, SINGLES, TILES
from quakeboard.games.seismic.rules.pile import Stock
from quakeboard.games.seismic.spec import SPEC

BIG_ONE = "big-one"
ROAD_CREWS_DILEMMA = "road-crews-dilemma"
AFTERSHOCKS = "aftershocks"
TWIN_CITIES = "twin-cities"
BALANCE = "balance"
VARIANTS = (BIG_ONE, ROAD_CREWS_DILEMMA, AFTERSHOCKS, TWIN_CITIES, BALANCE)

SEATS = SPEC.seats
SIZES = range(7, 62, 2)
COUNTS = range(25)
DEFAULT_SIZE = (25, 17)
TWIN_SIZE = (35, 21)
TWIN_TOWNS: tuple[Cell, ...] = ((-4, 0), (4, 0))
FEWEST_TILES = 20
"""The fewest tiles of a game: two for the set-up, a row, and the bottom of The Big One come off the pile."""


def _size(name: str, default: int) -> Option:
    return Option(name, "number", default, least=SIZES[0], most=SIZES[-1], step=SIZES.step)


CHOICES = Choices(
    VARIANTS,
    (
        _size("columns", DEFAULT_SIZE[0]),
        _size("rows", DEFAULT_SIZE[1]),
        Option("first", "seat"),
        Option("heights", "heights"),
        Option("manifest", "manifest"),
    ),
)


@dataclass(frozen=True)
class Options:
    variants: tuple[str, ...] = ()
    """The variants that are played, in the order of `VARIANTS`."""
    columns: int | None = None
    """The columns of the table; None becomes the default (ruling S4)."""
    rows: int | None = None
    first: int | None = None
    """The seat that begins; None lets chance decide (ruling S13)."""
    heights: tuple[float | None, ...] | None = None
    """The players' heights, which settle a tie (ruling S13)."""
    manifest: tuple[tuple[str, int], ...] | None = None
    """Counts of highways and intersections in one box, where they are not the reconstruction's."""

    def __post_init__(self) -> None:
        for variant in self.variants:
            if variant not in VARIANTS:
                raise BadOptions(
                    refusals.UNKNOWN_VARIANT, variant=variant, variants=", ".join(sorted(VARIANTS))
                )
        object.__setattr__(self, "variants", tuple(v for v in VARIANTS if v in self.variants))
        columns, rows = TWIN_SIZE if self.has(TWIN_CITIES) else DEFAULT_SIZE
        object.__setattr__(self, "columns", columns if self.columns is None else self.columns)
        object.__setattr__(self, "rows", rows if self.rows is None else self.rows)
        self._check_combination()
        self._check_table()
        self._check_manifest()

    def has(self, variant: str) -> bool:
        return variant in self.variants

    @property
    def size(self) -> tuple[int, int]:
        """The columns and rows of the table (ruling S4)."""
        assert self.columns is not None
        assert self.rows is not None
        return self.columns, self.rows

    @property
    def towns(self) -> tuple[Cell, ...]:
        return TWIN_TOWNS if self.has(TWIN_CITIES) else ((0, 0),)

    @property
    def boxes(self) -> int:
        """How many copies of the game are used (ruling S17)."""
        return 2 if self.has(TWIN_CITIES) else 1

    @property
    def crews(self) -> int:
        """The number of crews of a player (ruling S8)."""
        return 20 * self.boxes

    @property
    def tiles(self) -> dict[str, int]:
        """The counts of one box."""
        return dict(self.manifest) if self.manifest is not None else dict(RECONSTRUCTION)

    @property
    def mixed(self) -> tuple[int, int, int]:
        """How many straights, loose and tight curves are mixed with the quakes (rulings S5, S14, S17)."""
        return 2 * self.boxes, 2 * self.boxes, (1 if self.has(BIG_ONE) else 2) * self.boxes

    def stock(self) -> Stock:
        """The tiles that take part (rulings S5, S14, S17, S18, S19)."""
        return _stock(self)

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players that cannot play with these options."""
        if seats not in SEATS:
            raise BadOptions(refusals.BAD_SEATS, seats=seats)
        if self.first is not None and not 0 <= self.first < seats:
            raise BadOptions(refusals.BAD_FIRST, first=self.first, last=seats - 1)
        if self.heights is not None and len(self.heights) != seats:
            raise BadOptions(refusals.BAD_HEIGHTS, heights=len(self.heights), seats=seats)
        if self.has(BALANCE):
            stock = self.stock()
            junctions = sum(stock.counts[tile] for tile in stock.junctions)
            tiles = stock.pile - junctions - 2
            if tiles % seats or junctions % seats:
                raise BadOptions(refusals.UNEVEN_DEAL, tiles=tiles, intersections=junctions, seats=seats)

    def _check_combination(self) -> None:
        if self.has(BALANCE) and self.has(BIG_ONE):
            raise BadOptions(refusals.BALANCE_BIG_ONE)
        if self.has(BALANCE) and self.has(TWIN_CITIES):
            raise BadOptions(refusals.BALANCE_TWIN_CITIES)

    def _check_table(self) -> None:
        columns, rows = self.size
        if columns not in SIZES or rows not in SIZES:
            raise BadOptions(refusals.BAD_TABLE, columns=columns, rows=rows)
        if self.has(TWIN_CITIES) and columns < 9:
            raise BadOptions(refusals.NARROW_TABLE, columns=columns)

    def _check_manifest(self) -> None:
        for tile, count in self.tiles.items():
            if tile not in RECONSTRUCTION:
                raise BadOptions(refusals.UNKNOWN_TILE, tile=tile)
            if count not in COUNTS:
                raise BadOptions(refusals.BAD_COUNT, tile=tile, count=count)
        for single, needed in zip(SINGLES, self.mixed, strict=True):
            tile = TILES[single].name
            if self.tiles.get(tile, 0) < needed // self.boxes:
                raise BadOptions(
                    refusals.TOO_FEW_SINGLES,
                    tile=tile,
                    count=self.tiles.get(tile, 0),
                    needed=needed // self.boxes,
                )
        stock = self.stock()
        if stock.pile < FEWEST_TILES:
            raise BadOptions(refusals.TOO_FEW_TILES, tiles=stock.pile, needed=FEWEST_TILES)
        if stock.overflows():
            raise BadOptions(refusals.TOO_MANY_SINGLES)

    def to_json(self) -> dict[str, JSON]:
        """The options as a record keeps them."""
        return {
            "variants": list(self.variants),
            "columns": self.size[0],
            "rows": self.size[1],
            "first": self.first,
            "heights": None if self.heights is None else list(self.heights),
            "manifest": None if self.manifest is None else dict(self.manifest),
        }


def options_from_json(given: Mapping[str, JSON]) -> Options:
    """Options from a record, a form or the command line; what is missing has its default."""
    for name in given:
        if name not in Options.__dataclass_fields__:
            raise BadOptions(refusals.UNKNOWN_OPTION, name=name)
    manifest = _manifest(given["manifest"]) if "manifest" in given else MANIFEST
    return Options(
        variants=_texts(given.get("variants")),
        columns=_whole("columns", given.get("columns")),
        rows=_whole("rows", given.get("rows")),
        first=_whole("first", given.get("first")),
        heights=_heights(given.get("heights")),
        manifest=None if manifest == RECONSTRUCTION else tuple(sorted(manifest.items())),
    )


def _refuse(name: str, value: object, expected: str) -> BadOptions:
    return BadOptions(refusals.BAD_VALUE, name=name, value=value, expected=expected)


def _whole(name: str, value: object) -> int | None:
    if value is None or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    raise _refuse(name, value, "a whole number")


def _texts(value: object) -> tuple[str, ...]:
    if value is None:
        return ()
    if isinstance(value, (list, tuple)) and all(isinstance(item, str) for item in value):
        return tuple(value)
    raise _refuse("variants", value, "a list of names")


def _heights(value: object) -> tuple[float | None, ...] | None:
    if value is None:
        return None
    if isinstance(value, (list, tuple)):
        wrong = [
            h for h in value if h is not None and (isinstance(h, bool) or not isinstance(h, (int, float)))
        ]
        if not wrong and all(h is None or 0 < h < 1000 for h in value):
            return tuple(value)
    raise _refuse("heights", value, "a list with a height in centimetres, or nothing, for each seat")


def _manifest(value: object) -> dict[str, int]:
    """The whole manifest: given counts, and the data file's for what is not given.

    A record's null is the reconstruction, whatever the data file says today.
    """
    if value is None:
        return RECONSTRUCTION
    if not isinstance(value, Mapping):
        raise _refuse("manifest", value, "a count for each tile")
    for tile, count in value.items():
        if not isinstance(tile, str) or isinstance(count, bool) or not isinstance(count, int):
            raise _refuse("manifest", value, "a count for each tile")
    return {**MANIFEST, **value}


@lru_cache(maxsize=64)
def _stock(options: Options) -> Stock:
    """The stock of these options, cached because its weights take a while to compute."""
    boxes = options.boxes
    tiles = options.tiles
    counts = tuple(boxes * (1 if t.kind == "quake" else tiles.get(t.name, 0)) for t in TILES)
    if options.has(BIG_ONE):
        return Stock(counts, options.mixed, box=5 * boxes, packet=6 * boxes)
    if options.has(BALANCE):
        return Stock(counts, options.mixed, box=5, balance=True)
    return Stock(counts, options.mixed, box=6 * boxes)
