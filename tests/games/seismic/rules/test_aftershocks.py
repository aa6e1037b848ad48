"""Ruling S16: Aftershocks, in which placed tiles are turned."""

from quakeboard.core.game import CHANCE
from quakeboard.games.seismic.rules.events import ShockDeclined, TileTurned
from quakeboard.games.seismic.rules.kernel.position import Position
from quakeboard.games.seismic.rules.view import Crew

from .boards import asked, drawn, legal, play, refused, told, written

TWO_WEST = """
    03 at -1,0 r1
    03 at -2,0 r1
"""
"""The longest side; the first of them is what a 1.0 takes away, the second can then not be turned."""


def shaken(drawing: str, turn: int = 0, seats: int = 2, pile: str = "Q1 01 01") -> Position:
    """The board after a quake that has destroyed -1,0 only."""
    board = drawn(
        TWO_WEST + drawing,
        face_up="03 01",
        pile=pile,
        to_draw=1,
        turn=turn,
        seats=seats,
        variants="aftershocks",
    )
    play(board, "draw Q1")
    return board


def test_s16_after_a_quake_a_placed_tile_may_be_turned() -> None:  # ruling S16
    """A loose curve at 1,0 must keep its road to town (edge 4): 2-4 can become 0-4 and nothing else."""
    board = shaken("02 at 1,0 r2")
    assert asked(board) == (0, "aftershock")
    assert legal(board) == ["turn 1,0 r4", "pass"]
    assert told(play(board, "turn 1,0 r4"), TileTurned) == [TileTurned(0, (1, 0), "02", 2, 4, None)]
    assert written(board) == ["03 at -2,0 r1", "02 at 1,0 r4"]


def test_s16_starting_with_the_player_whose_turn_it_is_and_going_clockwise() -> None:
    board = shaken("02 at 1,0 r2", turn=1, seats=3)
    order = []
    while asked(board)[1] == "aftershock":
        order.append(asked(board)[0])
        assert told(play(board, "pass"), ShockDeclined) == [ShockDeclined(order[-1])]
    assert order == [1, 2, 0]
    assert asked(board) == (CHANCE, "draw")
    assert board.turn == 1


def test_s16_no_tile_is_turned_twice_for_one_quake() -> None:
    board = shaken("02 at 1,0 r2 \n 02 at 0,1 r3")
    play(board, "turn 1,0 r4")
    assert asked(board) == (1, "aftershock")
    assert refused(board, "turn 1,0 r2") == "turned-already S16"
    assert legal(board) == ["turn 0,1 r5", "pass"]


def test_s16_for_the_next_quake_it_may_be_turned_again() -> None:
    board = shaken("02 at 1,0 r2", pile="Q1 Q2 01 01")
    play(board, "turn 1,0 r4", "draw Q2")  # one tile each in the east and in the west
    assert legal(board) == ["side E", "side W"]
    play(board, "side W")
    assert legal(board) == ["turn 1,0 r2", "pass"]


def test_s16_who_has_nothing_to_turn_is_not_asked() -> None:
    board = shaken("02 at 1,0 r2", seats=3)
    play(board, "turn 1,0 r4")
    assert asked(board) == (CHANCE, "draw")


def test_s16_with_nothing_to_turn_at_all_nobody_is_asked() -> None:
    board = shaken("03 at 1,0 r1")
    assert asked(board) == (CHANCE, "draw")


def test_s16_an_orientation_with_the_same_roads_is_no_turn() -> None:
    board = shaken("02 at 0,-1 r0 \n 02 at 1,0 r2 \n 03-14-25 at 1,1 r0")
    assert legal(board) == ["turn 0,-1 r2", "pass"]
    assert refused(board, "turn 0,-1 r0") == "same-roads S16"
    assert refused(board, "turn 1,1 r0") == "same-roads S16"
    assert refused(board, "turn 1,1 r1") == "not-smallest-rotation notation"


def test_s16_the_new_orientation_must_be_a_legal_placement() -> None:
    board = shaken("02 at 1,0 r2 \n 01 at 1,-1 r3")
    assert refused(board, "turn 1,0 r0") == "edge-must-be-road S7"
    assert refused(board, "turn 1,-1 r2") == "edge-must-be-green S7"


def test_s16_a_tile_that_touches_no_highway_cannot_be_turned() -> None:
    board = shaken("02 at 1,0 r2")
    assert refused(board, "turn -2,0 r0") == "no-highway-there S7"


def test_s16_neither_a_town_nor_an_empty_cell_can_be_turned() -> None:
    board = shaken("02 at 1,0 r2")
    assert refused(board, "turn 0,0 r1") == "nothing-to-turn S16"
    assert refused(board, "turn -1,0 r1") == "nothing-to-turn S16"
    assert refused(board, "turn 40,0 r1") == "off-table S7"


def test_s16_a_crew_stays_on_its_fragment_as_the_tile_turns() -> None:
    """The fragment 2-4 of `01-24` becomes 0-4, 1-5 and 0-2 in rotations 2, 3 and 4."""
    for rotation, fragment in [(2, "04"), (3, "15"), (4, "02")]:
        board = shaken("01-24 at 1,0 r0 crew 24 by 1")
        assert legal(board) == ["turn 1,0 r2", "turn 1,0 r3", "turn 1,0 r4", "pass"]
        (turned,) = told(play(board, f"turn 1,0 r{rotation}"), TileTurned)
        assert turned == TileTurned(0, (1, 0), "01-24", 0, rotation, Crew(fragment, 1))
        assert written(board)[-1] == f"01-24 at 1,0 r{rotation} crew {fragment} by 1"


def test_s16_a_crew_stays_on_its_stub() -> None:
    board = shaken("+2:01 at 1,0 r3 crew 3 by 0")
    assert legal(board) == ["turn 1,0 r4", "pass"]
    play(board, "turn 1,0 r4")
    assert written(board)[-1] == "+2:01 at 1,0 r4 crew 4 by 0"
    assert board.scores() == (6 + 2, 0)


def test_s16_turning_can_bring_two_crews_onto_one_section() -> None:
    """Turned by one, the fragment 0-1 at 1,0 joins the +2 in the east to the road in the south-east."""
    board = shaken(
        """
        01-24-35 at 1,0 r0 crew 01 by 0
        +2:03 at 2,0 r1
        03 at 1,1 r2 crew 25 by 1
        +1:0 at 1,2 r5
        """
    )
    play(board, "side W")
    assert board.scores() == (0, 2 + 6 + 1)
    play(board, "turn 1,0 r1")
    assert "01-24-35 at 1,0 r1 crew 12 by 0" in written(board)
    assert board.scores() == (2 + 2 + 1, 2 + 2 + 1)


def test_s16_turned_tiles_open_and_close_cells() -> None:
    """When the curve at 1,0 points to the north-east, 2,-1 is open and 1,1 no longer is."""
    board = shaken("02 at 1,0 r2")
    play(board, "turn 1,0 r4", "draw 01")
    assert legal(board, "lay 03 2,-1") == ["lay 03 2,-1 r0"]
    assert legal(board, "lay 03 1,1") == []


def test_s16_after_a_quake_without_effect_tiles_may_be_turned_too() -> None:
    """Nothing lies on a line from town, but 2,1 and 3,1 lie side by side."""
    board = drawn(
        "03 at 2,1 r1 \n 01 at 3,1 r3", face_up="03 01", pile="Q6 01", to_draw=1, variants="aftershocks"
    )
    play(board, "draw Q6")
    assert asked(board) == (0, "aftershock")
    assert legal(board) == ["turn 3,1 r4", "pass"]


def test_s16_not_without_the_variant() -> None:
    board = drawn(TWO_WEST + "02 at 1,0 r2", face_up="03 01", pile="Q1 01", to_draw=1)
    play(board, "draw Q1")
    assert asked(board) == (CHANCE, "draw")
    assert refused(board, "turn 1,0 r4") == "not-now-draw S6"


def test_s16_nothing_else_is_asked_in_an_aftershock() -> None:
    board = shaken("02 at 1,0 r2")
    for text in ("draw 01", "lay 03 0,1 r2", "crew 24", "side E", "first 0"):
        assert refused(board, text) == "not-now-aftershock S16"
