"""The land: always the same for a seed, and lines that truly follow its heights."""

import re
from collections.abc import Callable
from itertools import pairwise
from math import hypot, isclose, sin

import pytest

from quakeboard.render.svg.contours import Contour, borders, contours, resample, smooth
from quakeboard.render.svg.terrain import Patch, Terrain


def field(height: Callable[[float, float], float], size: int = 41, pitch: float = 0.25) -> Patch:
    """A field around (0, 0)."""
    west = -(size // 2) * pitch
    heights = [[height(west + i * pitch, west + j * pitch) for i in range(size)] for j in range(size)]
    return Patch(west, west, pitch, heights)


def test_a_seed_has_its_land_for_ever() -> None:
    heights = Terrain("quakeboard").patch(-3, -2, 3, 2, 0.5).heights
    assert [heights[0][0], heights[4][6], heights[7][11]] == pytest.approx(
        [-0.434989939627, -0.196410767827, 0.043128917072], abs=1e-9
    )


def test_another_seed_has_another_land() -> None:
    here, there = (Terrain(seed).patch(0, 0, 1, 1, 0.5).heights for seed in ("one", "two"))
    assert here != there
    assert Terrain("one").patch(0, 0, 1, 1, 0.5).heights == here


def test_neighbouring_patches_agree() -> None:
    terrain = Terrain("quakeboard")
    whole, part = terrain.patch(-4, -4, 4, 4, 0.25), terrain.patch(-1, -2, 1, 2, 0.25)
    i, j = round((part.west - whole.west) / 0.25), round((part.north - whole.north) / 0.25)
    assert [
        row[i : i + len(part.heights[0])] for row in whole.heights[j : j + len(part.heights)]
    ] == part.heights


def test_the_land_has_hills_and_dales_but_no_cliffs() -> None:
    heights = Terrain("quakeboard").patch(-20, -20, 20, 20, 0.25).heights
    flat = [height for row in heights for height in row]
    assert -1.5 < min(flat) < -0.3
    assert 0.3 < max(flat) < 1.5
    steps = [abs(b - a) for row in heights for a, b in pairwise(row)]
    assert max(steps) < 0.25


def test_a_cone_has_circles() -> None:
    lines = contours(field(lambda x, y: -hypot(x, y)), 1.0, 0.001)
    circles = [line for line in lines if line.closed]
    assert [line.step for line in circles] == [-5, -4, -3, -2, -1]
    assert {line.step for line in lines if not line.closed} == {-7, -6}  # cut by the corners of the field
    for line in circles:
        assert all(isclose(hypot(x, y), -line.step - 0.001, abs_tol=0.02) for x, y in line.points)
        assert line.length == pytest.approx(2 * 3.1416 * -line.step, rel=0.01)


def test_a_slope_has_straight_lines_from_border_to_border() -> None:
    lines = contours(field(lambda x, y: x / 2 + 0.01), 1.0)
    assert [line.step for line in lines] == [-2, -1, 0, 1, 2]
    for line in lines:
        assert not line.closed
        assert {round(x, 6) for x, _ in line.points} == {round(2 * line.step - 0.02, 6)}
        assert sorted(y for _, y in line.points) in (
            [y for _, y in line.points],
            [y for _, y in line.points[::-1]],
        )
        assert line.length == pytest.approx(10)


def test_no_line_crosses_another_at_a_saddle() -> None:
    """Four corners in turn high and low: the middle decides how the lines run."""
    low, high = Patch(0, 0, 1, [[1, 0], [0, 0.8]]), Patch(0, 0, 1, [[1, 0.3], [0.3, 1]])
    for patch, apart in ((low, True), (high, False)):
        ends = [{*line.points} for line in contours(patch, 10, 0.5)]
        assert len(ends) == 2
        north, west = (
            next(p for e in ends for p in e if p[1] == 0),
            next(p for e in ends for p in e if p[0] == 0),
        )
        assert ({north, west} in ends) is apart


def test_borders_close_around_hills_and_around_dales() -> None:
    wave = field(lambda x, _: sin(x * 1.2))
    for line in (*borders(wave, 0.5), *borders(wave, -0.5, below=True)):
        assert line.closed
    assert len(borders(wave, 0.5)) == len(borders(wave, -0.5, below=True)) == 2
    assert not borders(wave, 1.5)


def test_points_are_spread_evenly() -> None:
    line = Contour(0, [(0, 0), (0.1, 0), (3, 0), (3, 4)], closed=False)
    spread = resample(line, 1)
    gaps = [abs(x1 - x0) + abs(y1 - y0) for (x0, y0), (x1, y1) in pairwise(spread)]
    assert spread[0] == (0, 0)
    assert spread[-1] == (3, 4)
    assert gaps == pytest.approx([1] * 7)
    ring = resample(Contour(0, [(0, 0), (2, 0), (2, 2), (0, 2)], closed=True), 0.5)
    assert len(ring) == len({(round(x, 9), round(y, 9)) for x, y in ring}) == 16


def control_points(path: str) -> list[tuple[float, float]]:
    """The control points of a path of one `q` and many `t`, as a renderer finds them."""
    numbers = [
        float(word) for word in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", path.rstrip("Z").partition("L")[0])
    ]
    x, y, cx, cy = numbers[0], numbers[1], numbers[0] + numbers[2], numbers[1] + numbers[3]
    found, ends = [(cx, cy)], numbers[4:]
    for dx, dy in zip(ends[::2], ends[1::2], strict=True):
        x, y = x + dx, y + dy
        cx, cy = 2 * x - cx, 2 * y - cy
        found.append((cx, cy))
    return found


@pytest.mark.parametrize("closed", [False, True])
def test_rounding_never_adds_up_along_a_line(closed: bool) -> None:
    points = [(n * 0.37, sin(n / 3) * 2.123) for n in range(300)]
    found = control_points(smooth(points, closed, 38.5))
    true = points[1:] + points[:2] if closed else points[1:]
    assert len(found) == len(true)
    for (x, y), (at_x, at_y) in zip(found, true, strict=True):
        assert hypot(x - at_x * 38.5, y - at_y * 38.5) < 0.2


def test_an_open_line_keeps_its_ends() -> None:
    path = smooth([(0, 0), (1, 1), (2, 0), (3, 1)], False, 10)
    assert path.startswith("M0 0q")
    assert path.endswith("L30 10")
