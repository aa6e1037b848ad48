"""The golden games and how they are told."""

from __future__ import annotations

from pathlib import Path

from quakeboard.games.sanandreas.language.storyteller import Storyteller as SanAndreasStoryteller
from quakeboard.games.seismic.language.storyteller import Storyteller as SeismicStoryteller
from quakeboard.language import Language
from quakeboard.play.record import Record
from quakeboard.play.replay import load, steps

GAMES = Path(__file__).parent / "games"
NAMES = sorted(path.name.removesuffix(".quake.json") for path in GAMES.glob("*.quake.json"))
STORYTELLERS = {"seismic": SeismicStoryteller, "san-andreas": SanAndreasStoryteller}


def record(name: str) -> Record:
    return load(GAMES / f"{name}.quake.json")


def story(name: str) -> list[str]:
    """Every line that a spectator reads of the game."""
    played = record(name)
    storyteller = STORYTELLERS[played.game](Language("en"), played.names)
    lines = [line for step in steps(played) for line in storyteller.tell(step.events)]
    return lines + storyteller.flush()


def write_stories() -> None:
    """Write all stories as they are told now: `.venv/bin/python -m tests.golden.golden_games`."""
    for name in NAMES:
        (GAMES / f"{name}.txt").write_text("\n".join([*story(name), ""]), "utf-8")


if __name__ == "__main__":
    write_stories()
