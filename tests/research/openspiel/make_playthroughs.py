"""Writes the playthroughs anew: `python tests/research/openspiel/make_playthroughs.py`.

They are games played at random, in the format of OpenSpiel and by its own generator. Tensors are left out,
for they would be fifty times as large as all else.
"""

from __future__ import annotations

from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import quakeboard.research.openspiel  # noqa: F401 (it registers the games)

FOLDER = Path(__file__).parent / "playthroughs"
SEED = 7
OBSERVER = "observer(tensor=False)"
GAMES = {
    "seismic": "python_quakeboard_seismic(columns=7,rows=7,variants=big-one;road-crews-dilemma;aftershocks)",
    "san_andreas": "python_quakeboard_san_andreas",
}

if not flags.FLAGS.is_parsed():  # the generator asks for its own command line
    flags.FLAGS.mark_as_parsed()


def replayed(file: Path) -> tuple[str, str]:
    """The playthrough in a file, and what the same actions lead to now."""
    was, now = generate_playthrough.replay(file)
    return was, now


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, string in GAMES.items():
        text = generate_playthrough.playthrough(string, None, observation_params_string=OBSERVER, seed=SEED)
        (FOLDER / f"{name}.txt").write_text(text, "utf-8")
