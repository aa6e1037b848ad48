"""The one place that knows which game does what its own way at the terminal."""

from __future__ import annotations

from quakeboard.cli.text.manner import Manner
from quakeboard.cli.text.sanandreas import asking as sanandreas_asking
from quakeboard.cli.text.sanandreas import commands as sanandreas_commands
from quakeboard.cli.text.sanandreas import deciding as sanandreas_deciding
from quakeboard.cli.text.sanandreas import reading as sanandreas_reading
from quakeboard.cli.text.seismic import asking as seismic_asking
from quakeboard.cli.text.seismic import commands as seismic_commands
from quakeboard.cli.text.seismic import deciding as seismic_deciding
from quakeboard.cli.text.seismic import reading as seismic_reading
from quakeboard.language.games import TELLINGS
from quakeboard.rules.sanandreas.game import KEY as SAN_ANDREAS
from quakeboard.rules.seismic.game import KEY as SEISMIC

MANNERS = {
    SEISMIC: Manner(
        storyteller=TELLINGS[SEISMIC].storyteller,
        commands=seismic_commands.Commands,
        decision=seismic_deciding.Decision,
        asking=seismic_asking.Asking,
        read=seismic_reading.read,
        cannot_undo="play-cannot-undo",
    ),
    SAN_ANDREAS: Manner(
        storyteller=TELLINGS[SAN_ANDREAS].storyteller,
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
