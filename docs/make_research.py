"""Writes the tables of docs/research anew (`make docs`): action numbers, planes, the columns of a data set.

What they mean stands once, in the code that makes them; the words around them are in the `.in.md` files.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from string import Template

from quakeboard.core.hexgrid import EDGE_NAMES
from quakeboard.games.sanandreas.rules.pieces import PAWNS
from quakeboard.games.sanandreas.tensors import layout as sanandreas_layout
from quakeboard.games.seismic.rules.options import DEFAULT_SIZE
from quakeboard.games.seismic.rules.pieces import TOWN, laid
from quakeboard.games.seismic.tensors import layout as seismic_layout
from quakeboard.research.dataset.files import COLUMNS
from quakeboard.tensors.layout import Block, Group

HERE = Path(__file__).parent / "research"


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    titles = list(head)
    lines = [titles, ["---"] * len(titles), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def block_table(blocks: Iterable[Block]) -> str:
    rows = (
        (str(block.first), str(block.size), f"`{block.name}`", block.index or "–", block.meaning)
        for block in blocks
    )
    return table(("First", "Numbers", "Block", "Counted from the first", "Meaning"), rows)


def face_table() -> str:
    """The faces, one line a tile."""
    rows = []
    first = 0
    while first < TOWN - 1:
        name = laid(first + 1).tile.name
        last = max(face for face in range(first, TOWN - 1) if laid(face + 1).tile.name == name)
        rotations = "r0" if last == first else f"r0–r{last - first}"
        rows.append((str(first) if last == first else f"{first}–{last}", f"`{name}`", rotations))
        first = last + 1
    return table(("Face", "Tile", "Rotations"), rows)


def plane_table(of_one: tuple[Group, ...], of_two: tuple[Group, ...]) -> str:
    """The planes, one line a group; where they stand is told by comparing two numbers of seats."""
    rows = []
    first_one = first_two = 0
    for one, two in zip(of_one, of_two, strict=True):
        rows.append((place(one, first_one, two, first_two), f"`{one.name}`", members(one), meaning(one)))
        first_one += len(one.members)
        first_two += len(two.members)
    return table(("Planes", "Group", "One each for", "Meaning"), rows)


def place(one: Group, first_one: int, two: Group, first_two: int) -> str:
    """The numbers of the planes; with S in them if they depend on the seats."""
    each = len(two.members) - len(one.members)
    shift = first_two - first_one
    if not each and not shift:
        last = first_one + len(one.members) - 1
        return f"{first_one}–{last}" if last > first_one else str(first_one)
    base = first_one - 3 * shift
    start = f"{base} + {times(shift)}" if shift else str(base)
    return f"{start} …: {times(each)} planes"


def times(number: int) -> str:
    """So many times the seats."""
    return "S" if number == 1 else f"{number}·S"


def members(group: Group) -> str:
    names = group.members
    if names == ("",):
        return "–"
    if "me" in names[0]:
        return "each seat, *me* first" + (", and its coins 0–5" if " of " in names[0] else "")
    return " · ".join(names)


def meaning(group: Group) -> str:
    told = group.meaning.replace("{0}", "{}").replace("{}", "…")
    return told + (" *(everywhere)*" if group.everywhere else "")


def pages() -> Iterator[tuple[str, dict[str, str]]]:
    """Each page with what is filled in."""
    spaces = sanandreas_layout.grid()
    yield (
        "actions",
        {
            "seismic_blocks": block_table(seismic_layout.blocks(DEFAULT_SIZE)),
            "sanandreas_blocks": block_table(sanandreas_layout.blocks()),
            "fragments": " ".join(seismic_layout.FRAGMENT_NAMES),
            "edges": ", ".join(f"{edge} {name}" for edge, name in enumerate(EDGE_NAMES)),
            "faces": face_table(),
            "rows": str(sanandreas_layout.ROWS),
            "columns": str(sanandreas_layout.COLUMNS),
            "north": str(spaces[0][1]),
            "south": str(spaces[-1][1]),
            "west": str(spaces[0][0]),
            "east": str(spaces[-1][0]),
            "pawns": ", ".join(f"{number} {pawn}" for number, pawn in enumerate(PAWNS)),
        },
    )
    yield (
        "tensors",
        {
            "seismic_planes": plane_table(seismic_layout.groups(3), seismic_layout.groups(4)),
            "sanandreas_planes": plane_table(sanandreas_layout.groups(3), sanandreas_layout.groups(4)),
        },
    )
    columns = ((f"`{column.name}`", f"`{column.type}`", column.meaning) for column in COLUMNS)
    yield "dataset", {"columns": table(("Column", "Type", "Meaning"), columns)}


def main(folder: Path = HERE) -> None:
    for name, filled in pages():
        text = Template((HERE / f"{name}.in.md").read_text("utf-8"))
        (folder / f"{name}.md").write_text(text.substitute(filled), "utf-8")


if __name__ == "__main__":
    main()
