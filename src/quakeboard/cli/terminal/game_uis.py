"""The one place that knows which game does what its own way at the terminal."""

from __future__ import annotations

from quakeboard.cli.terminal.game_ui import Manner
from quakeboard.cli.terminal.sanandreas import commands as sanandreas_commands
from quakeboard.cli.terminal.sanandreas import decisions as sanandreas_deciding
from quakeboard.cli.terminal.sanandreas import parsing as sanandreas_reading
from quakeboard.cli.terminal.sanandreas import questions as sanandreas_asking
from quakeboard.cli.terminal.seismic import commands as seismic_commands
from quakeboard.cli.terminal.seismic import decisions as seismic_deciding
from quakeboard.cli.terminal.seismic import parsing as seismic_reading
from quakeboard.cli.terminal.seismic import questions as seismic_asking
from quakeboard.core.registry import spec_of
from quakeboard.games.sanandreas.rules.game import KEY as SAN_ANDREAS
from quakeboard.games.seismic.rules.game import KEY as SEISMIC

MANNERS = {
    SEISMIC: Manner(
        storyteller=spec_of(SEISMIC).part("language.storyteller"),
        commands=seismic_commands.Commands,
        decision=seismic_deciding.Decision,
        asking=seismic_asking.Asking,
        read=seismic_reading.read,
        cannot_undo="play-cannot-undo",
    ),
    SAN_ANDREAS: Manner(
        storyteller=spec_of(SAN_ANDREAS).part("language.storyteller"),
        commands=sanandreas_commands.Commands,
        decision=sanandreas_deciding.Decision,
        asking=sanandreas_asking.Asking,
        read=sanandreas_reading.read,
        cannot_undo="play-sa-cannot-undo",
        is_final=sanandreas_deciding.is_final,
    ),
}


def manner_of(key: str) -> Manner:
    """The manner of the game with this key."""
    return MANNERS[key]
