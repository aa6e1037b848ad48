"""Ruling S16: Aftershocks, in which placed tiles are turned."""

from quakeboard.core.game import CHANCE
from quakeboard.games.seismic.rules.events import ShockDeclined, TileTurned
from quakeboard.games.seismic.rules.position import Position
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
    assert legal(board) == ["turn 1,0 +2", "pass"]
    (turned,) = told(play(board, "turn 1,0 +2"), TileTurned)
    assert (turned.seat, turned.at, turned.tile, turned.sixths) == (0, (1, 0), "02", 2)
    assert (turned.before, turned.after, turned.links, turned.exits) == (2, 4, ((0, 4),), ())
    assert (turned.crew_before, turned.crew) == (None, None)
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
    play(board, "turn 1,0 +2")
    assert asked(board) == (1, "aftershock")
    assert refused(board, "turn 1,0 +4") == "turned-already S16"
    assert legal(board) == ["turn 0,1 +2", "pass"]


def test_s16_for_the_next_quake_it_may_be_turned_again() -> None:
    board = shaken("02 at 1,0 r2", pile="Q1 Q2 01 01")
    play(board, "turn 1,0 +2", "draw Q2")  # one tile each in the east and in the west
    assert legal(board) == ["side E", "side W"]
    play(board, "side W")
    assert legal(board) == ["turn 1,0 +4", "pass"]


def test_s16_who_has_nothing_to_turn_is_not_asked() -> None:
    board = shaken("02 at 1,0 r2", seats=3)
    play(board, "turn 1,0 +2")
    assert asked(board) == (CHANCE, "draw")


def test_s16_with_nothing_to_turn_at_all_nobody_is_asked() -> None:
    board = shaken("03 at 1,0 r1")
    assert asked(board) == (CHANCE, "draw")


def test_s16_a_turn_that_changes_neither_roads_nor_crews_is_not_offered() -> None:
    """A crew on one of three straights is on the same one again after half a turn."""
    board = shaken("02 at 0,-1 r0 \n 02 at 1,0 r2 \n 03-14-25 at 1,1 r0")
    assert legal(board) == ["turn 0,-1 +2", "pass"]
    assert refused(board, "turn 1,1 +1") == "turn-changes-nothing S16"
    board = shaken("02 at 0,-1 r0 \n 02 at 1,0 r2 \n 03-14-25 at 1,1 r0 crew 03 by 1")
    assert legal(board) == ["turn 0,-1 +2", "turn 1,1 +1", "turn 1,1 +2", "pass"]
    assert refused(board, "turn 1,1 +3") == "turn-changes-nothing S16"


def test_s16_of_turns_that_come_to_the_same_the_one_by_fewest_sixths_is_offered() -> None:
    board = shaken("01-34 at 1,-1 r0")
    assert legal(board, "turn 1,-1") == ["turn 1,-1 +2"]
    assert refused(board, "turn 1,-1 +5") == "not-fewest-sixths S16"


def test_s16_a_tile_that_looks_alike_is_turned_to_carry_its_crew_to_another_section() -> None:
    """Half a turn of 01-34 shows the same roads, but takes the crew from one curve to the other."""
    board = shaken("01-34 at 1,-1 r0 crew 01 by 1")
    assert legal(board, "turn 1,-1") == ["turn 1,-1 +2", "turn 1,-1 +3", "turn 1,-1 +5"]
    (turned,) = told(play(board, "turn 1,-1 +3"), TileTurned)
    assert (turned.before, turned.after) == (0, 0)
    assert (turned.crew_before, turned.crew) == (Crew("01", 1), Crew("34", 1))
    assert written(board)[-1] == "01-34 at 1,-1 r0 crew 34 by 1"


def test_s16_a_crew_on_a_6_can_be_carried_to_any_of_its_six_stubs() -> None:
    for sixths in range(1, 6):
        board = shaken("+6:012345 at 1,0 r0 crew 4 by 0 \n 02 at 0,-1 r0")
        assert legal(board, "turn 1,0") == [f"turn 1,0 +{k}" for k in range(1, 6)]
        play(board, f"turn 1,0 +{sixths}")
        assert written(board)[-1] == f"+6:012345 at 1,0 r0 crew {(4 + sixths) % 6} by 0"
    assert legal(shaken("+6:012345 at 1,0 r0 \n 02 at 0,-1 r0"), "turn 1,0") == []


def test_s16_a_seat_is_asked_for_a_crew_that_can_be_carried_alone() -> None:
    board = shaken("+6:012345 at 1,0 r0 crew 4 by 0")
    assert asked(board) == (0, "aftershock")
    play(board, "turn 1,0 +1")
    assert asked(board) == (CHANCE, "draw")


def test_s16_with_two_towns_no_tile_is_turned_twice_for_one_quake() -> None:
    board = drawn(
        """
        03 at 5,-1 r0 \n 03 at 6,-2 r0 \n 03 at 7,-3 r0
        03 at -3,-1 r0 \n 03 at -2,-2 r0 \n 03 at -1,-3 r0
        02 at 4,1 r3 \n 02 at -4,1 r3
        """,
        face_up="03 01",
        pile="Q1 01 01",
        to_draw=1,
        turn=0,
        seats=3,
        variants="aftershocks twin-cities",
    )
    play(board, "draw Q1", "town 4,0")
    assert legal(board) == ["turn -4,1 +2", "turn 4,1 +2", "pass"]
    play(board, "turn 4,1 +2")
    assert legal(board) == ["turn -4,1 +2", "pass"]
    assert refused(board, "turn 4,1 +4") == "turned-already S16"
    play(board, "turn -4,1 +2")
    assert asked(board) == (CHANCE, "draw")


def test_s16_the_new_orientation_must_be_a_legal_placement() -> None:
    board = shaken("02 at 1,0 r2 \n 01 at 1,-1 r3")
    assert refused(board, "turn 1,0 +4") == "edge-must-be-road S7"
    assert refused(board, "turn 1,-1 +5") == "edge-must-be-green S7"


def test_s16_a_tile_that_touches_no_highway_cannot_be_turned() -> None:
    board = shaken("02 at 1,0 r2")
    assert refused(board, "turn -2,0 +1") == "no-highway-there S7"


def test_s16_neither_a_town_nor_an_empty_cell_can_be_turned() -> None:
    board = shaken("02 at 1,0 r2")
    assert refused(board, "turn 0,0 +1") == "nothing-to-turn S16"
    assert refused(board, "turn -1,0 +1") == "nothing-to-turn S16"
    assert refused(board, "turn 40,0 +1") == "off-table S7"


def test_s16_a_crew_stays_on_its_fragment_as_the_tile_turns() -> None:
    """The fragment 2-4 of `01-24` becomes 0-4, 1-5 and 0-2 when turned by 2, 3 and 4."""
    for sixths, fragment in [(2, "04"), (3, "15"), (4, "02")]:
        board = shaken("01-24 at 1,0 r0 crew 24 by 1")
        assert legal(board) == ["turn 1,0 +2", "turn 1,0 +3", "turn 1,0 +4", "pass"]
        (turned,) = told(play(board, f"turn 1,0 +{sixths}"), TileTurned)
        assert (turned.crew_before, turned.crew) == (Crew("24", 1), Crew(fragment, 1))
        assert written(board)[-1] == f"01-24 at 1,0 r{sixths} crew {fragment} by 1"


def test_s16_a_crew_stays_on_its_stub() -> None:
    board = shaken("+2:01 at 1,0 r3 crew 3 by 0")
    assert legal(board) == ["turn 1,0 +1", "pass"]
    play(board, "turn 1,0 +1")
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
    (turned,) = told(play(board, "turn 1,0 +1"), TileTurned)
    assert "01-24-35 at 1,0 r1 crew 12 by 0" in written(board)
    assert board.scores() == (2 + 2 + 1, 2 + 2 + 1)
    before = [(road.fragment, road.complete, road.points, road.holders) for road in turned.sections_before]
    assert before == [("01", False, 0, (0,)), ("24", True, 2 + 6 + 1, (1,))]
    after = [(road.fragment, road.complete, road.points, road.holders) for road in turned.sections]
    assert after == [("12", True, 2 + 2 + 1, (0, 1))]


def test_s16_turned_tiles_open_and_close_cells() -> None:
    """When the curve at 1,0 points to the north-east, 2,-1 is open and 1,1 no longer is."""
    board = shaken("02 at 1,0 r2")
    play(board, "turn 1,0 +2", "draw 01")
    assert legal(board, "lay 03 2,-1") == ["lay 03 2,-1 r0"]
    assert legal(board, "lay 03 1,1") == []


def test_s16_after_a_quake_without_effect_tiles_may_be_turned_too() -> None:
    """Nothing lies on a line from town, but 2,1 and 3,1 lie side by side."""
    board = drawn(
        "03 at 2,1 r1 \n 01 at 3,1 r3", face_up="03 01", pile="Q6 01", to_draw=1, variants="aftershocks"
    )
    play(board, "draw Q6")
    assert asked(board) == (0, "aftershock")
    assert legal(board) == ["turn 3,1 +1", "pass"]


def test_s16_not_without_the_variant() -> None:
    board = drawn(TWO_WEST + "02 at 1,0 r2", face_up="03 01", pile="Q1 01", to_draw=1)
    play(board, "draw Q1")
    assert asked(board) == (CHANCE, "draw")
    assert refused(board, "turn 1,0 +2") == "not-now-draw S6"


def test_s16_nothing_else_is_asked_in_an_aftershock() -> None:
    board = shaken("02 at 1,0 r2")
    for text in ("draw 01", "lay 03 0,1 r2", "crew 24", "side E", "first 0"):
        assert refused(board, text) == "not-now-aftershock S16"
