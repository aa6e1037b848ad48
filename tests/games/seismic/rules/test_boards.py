"""The drawings themselves: what could not lie on a table cannot be drawn."""

import pytest

from .boards import drawn, written


@pytest.mark.parametrize(
    ("drawing", "complaint"),
    [
        ("03 beside 1,0", "not how a tile is drawn"),
        ("10 at 1,0", "no tile 10"),
        ("03 at 40,0 r1", "off the table"),
        ("03 at 1,0 r4", "smaller rotation"),
        ("03 at 0,0 r1", "two tiles"),
        ("03 at 1,0 r0", "not alike"),
        ("03 at 1,0 r1 crew 03 by 0", "no fragment"),
        ("+1:0 at 1,0 r4 \n +1:0 at -1,0 r1", "not 2 of"),
    ],
)
def test_an_impossible_drawing_is_refused(drawing: str, complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        drawn(drawing)


def test_a_drawing_is_what_lies_on_the_table() -> None:
    board = drawn(
        """
        03 at 1,0 r1 crew 14 by 1
        +2:01 at 2,0 r4 crew 5 by 0
        """,
        face_up="02 02 01",
        turn=1,
    )
    assert written(board) == ["03 at 1,0 r1 crew 14 by 1", "+2:01 at 2,0 r4 crew 5 by 0"]
    assert board.view(None).crews_left == (19, 19)
    assert board.actor() == 1
