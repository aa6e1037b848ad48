"""Ruling S12: the count."""

from quakeboard.games.seismic.rules.scoring import claimed_sections

from .boards import drawn, ended, play


def test_s12_a_point_a_fragment_and_the_number_at_each_end() -> None:  # ruling S12
    board = drawn(
        """
        03 at 1,0 r1 crew 14 by 0
        03 at 2,0 r1
        03 at 3,0 r1
        +4:0123 at 4,0 r4
        """
    )
    assert board.scores() == (3 + 6 + 4, 0)


def test_s12_stubs_count_nothing() -> None:
    board = drawn("+1:0 at 1,0 r4 crew 4 by 0")
    assert board.scores() == (6 + 1, 0)


def test_s12_the_same_intersection_at_both_ends_counts_twice() -> None:
    board = drawn(
        """
        +5:01234 at 3,0 r0
        01 at 4,-1 r2 crew 23 by 1
        01 at 4,0 r4
        """
    )
    assert board.scores() == (0, 2 + 5 + 5)


def test_s12_a_loop_from_town_to_town_counts_san_andreas_twice() -> None:
    board = drawn(
        """
        01 at 1,-1 r2 crew 23 by 1
        01 at 1,0 r4
        """
    )
    assert board.scores() == (0, 2 + 6 + 6)


def test_s12_a_road_through_one_tile_twice_counts_it_twice() -> None:
    board = drawn(
        """
        01-35 at 1,0 r1 crew 12 by 0
        01 at 2,-1 r2
        01 at 2,0 r4
        +1:0 at 1,1 r5
        """
    )
    assert board.scores() == (4 + 6 + 1, 0)


def test_s12_most_crews_get_all_of_it() -> None:
    board = drawn(
        """
        03 at 1,0 r1 crew 14 by 0
        03 at 2,0 r1 crew 14 by 1
        03 at 3,0 r1 crew 14 by 1
        +1:0 at 4,0 r4
        """
    )
    assert board.scores() == (0, 3 + 6 + 1)


def test_s12_a_crew_on_a_stub_counts_as_much_as_any() -> None:
    board = drawn(
        """
        03 at 1,0 r1 crew 14 by 0
        03 at 2,0 r1 crew 14 by 1
        +1:0 at 3,0 r4 crew 4 by 1
        """
    )
    assert board.scores() == (0, 2 + 6 + 1)


def test_s12_tied_players_get_all_of_it_each() -> None:
    board = drawn(
        """
        03 at 1,0 r1 crew 14 by 0
        03 at 2,0 r1 crew 14 by 1
        +1:0 at 3,0 r4
        """
    )
    assert board.scores() == (2 + 6 + 1, 2 + 6 + 1)


def test_s12_two_tie_ahead_of_a_third() -> None:
    board = drawn(
        """
        03 at 1,0 r1 crew 14 by 3
        03 at 2,0 r1 crew 14 by 1
        03 at 3,0 r1 crew 14 by 1
        03 at 4,0 r1 crew 14 by 3
        03 at 5,0 r1 crew 14 by 0
        +1:0 at 6,0 r4
        """,
        seats=4,
    )
    assert board.scores() == (0, 5 + 6 + 1, 0, 5 + 6 + 1)


def test_s12_several_crews_of_one_player_score_a_section_once() -> None:
    board = drawn(
        """
        03 at 1,0 r1 crew 14 by 0
        03 at 2,0 r1 crew 14 by 0
        +1:0 at 3,0 r4 crew 4 by 0
        """
    )
    assert board.scores() == (2 + 6 + 1, 0)


def test_s12_sections_add_up() -> None:
    board = drawn(
        """
        03 at 1,0 r1 crew 14 by 0
        +2:03 at 2,0 r1
        03 at 3,0 r1 crew 14 by 0
        +1:0 at 4,0 r4
        +3:024 at -1,0 r1 crew 1 by 1
        """
    )
    assert board.scores() == ((1 + 6 + 2) + (1 + 2 + 1), 6 + 3)


def test_s12_incomplete_sections_and_unclaimed_ones_score_nothing() -> None:
    board = drawn(
        """
        03 at 1,0 r1
        +2:03 at 2,0 r1 crew 1 by 0
        03 at -1,0 r1 crew 14 by 1
        """
    )
    assert board.scores() == (0, 0)


def test_s12_two_sections_that_cross_on_a_tile_are_counted_apart() -> None:
    """At 1,0 one road runs from town to the +1, another crosses it; the crew works on the crossing one."""
    board = drawn(
        """
        03-14 at 1,0 r0 crew 03 by 1
        +1:0 at 2,0 r4
        +2:03 at 2,-1 r0
        +2:01 at 0,1 r5
        """
    )
    assert board.scores() == (0, 1 + 2 + 2)


def test_s12_the_count_tells_each_section_with_its_holders() -> None:
    board = drawn(
        """
        03 at 1,0 r1 crew 14 by 0
        03 at 2,0 r1 crew 14 by 1
        +1:0 at 3,0 r4
        03 at -1,0 r1 crew 14 by 1
        """
    )
    open_road, complete = claimed_sections(board)
    assert (open_road.at, open_road.fragment, open_road.points, open_road.holders) == ((-1, 0), "14", 0, (1,))
    assert (complete.at, complete.fragments, complete.points) == ((1, 0), 2, 9)
    assert (complete.crews, complete.holders, complete.bonus) == ((1, 1), (0, 1), 0)


def test_s12_the_highest_total_wins() -> None:
    board = drawn("+1:0 at 1,0 r4 crew 4 by 1", face_up="03", pile="")
    play(board, "lay 03 -1,0 r1", "crew 14")
    outcome = ended(board)
    assert (outcome.scores, outcome.winners) == ((0, 7), (1,))
