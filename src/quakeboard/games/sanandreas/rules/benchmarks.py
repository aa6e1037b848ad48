"""What is measured of San Andreas beside what is measured of every game."""

from quakeboard.games.sanandreas.rules.kernel.position import Position

PLAYOUTS = {"listed_per_s": Position.playout_listed}


def is_chosen_shift(position: Position) -> bool:
    """Whether a seat chooses from three or four dice which one moves its tile next."""
    return position.phase_name() == "shift" and len(position.codes()) > 2


STEPS = {"shift_us": is_chosen_shift}
