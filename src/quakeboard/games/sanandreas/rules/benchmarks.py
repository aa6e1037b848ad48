"""What is measured of San Andreas beside what is measured of every game."""

from quakeboard.core.kernel.rng import Rng
from quakeboard.games.sanandreas.rules.position import Position


def _playout_listed(position: Position, rng: Rng) -> tuple[int, ...]:
    return position.kernel.playout_listed(rng)


PLAYOUTS = {"listed_per_s": _playout_listed}


def is_chosen_shift(position: Position) -> bool:
    """Whether a seat chooses from three or four dice which one moves its tile next."""
    return position.phase_name() == "shift" and len(position.kernel.codes()) > 2


STEPS = {"shift_us": is_chosen_shift}
