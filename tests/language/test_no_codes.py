"""No code reaches a player: random games of all variants in every sentence, analyses, rule pages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from played import play_random, play_short

from quakeboard.analysis.findings import AnalysedStep, BetterAction, summarise
from quakeboard.analysis.report import Report
from quakeboard.core.choices import Choices
from quakeboard.core.errors import IllegalAction
from quakeboard.core.game import OVER, AnyPosition
from quakeboard.core.kernel.rng import Rng
from quakeboard.core.registry import make_game
from quakeboard.games.seismic.rules.options import VARIANTS
from quakeboard.language import Language, available
from quakeboard.language.narration import question, storyteller
from quakeboard.language.people import People
from quakeboard.language.words import Situation, words_of
from quakeboard.play.record import Record
from quakeboard.play.replay import steps

NAMES = ("Mara", "Jun", "Ilkka", "Priya")
GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "seismic": ("seismic", 2, {}),
    **{variant: ("seismic", 3, {"variants": [variant]}) for variant in VARIANTS},
    "small table": ("seismic", 4, {"columns": 9, "rows": 7}),
    "san-andreas": ("san-andreas", 3, {}),
    "lakes and closed coins": ("san-andreas", 4, {"lakes": True, "lost": "closed"}),
}
CODES = re.compile(
    r"\b[0-5]{2}-[0-5]{2}\b"  # a tile of Seismic
    r"|\+\d:\d"
    r"|-?\b\d+,-?\d{1,2}\b"  # a cell or a space; thousands have three figures
    r"|\b(?:[Rr]otation|[Dd]rehung|[Gg]iro|[Oo]rientation) \d"
    r"|\b(?:[Tt]iles?|[Pp]latten?|[Pp]lacas?|[Pp]laques?|[Pp]lättchen|[Ff]ichas?|[Tt]uiles?) \d"
    r"|\b(?:NE|SE|SW|NW)\b"
)
EVERY = 6
"""The choices and refusals of every so many decisions are read, and the story of all."""


def sentences(name: str, code: str) -> Iterator[str]:
    """All that a player reads in a random game."""
    key, seats, options = GAMES[name]
    game = make_game(key, options)
    position = game.start(seats)
    people = People(Language(code), NAMES, you=0)
    teller = storyteller(key, people.language, NAMES, view=position.view(0), you=0)
    rng = Rng(f"no codes {name}")
    decisions = 0
    while position.actor() != OVER:
        if position.actor() == 0:
            decisions += 1
            if decisions % EVERY == 1:
                yield from asked(Situation(game, position.view(0), people), position)
        yield from teller.tell(position.happen(position.kernel.sample(rng)))
    yield from teller.flush()


def asked(situation: Situation, position: AnyPosition) -> Iterator[str]:
    """The question, each choice down to the actions, the board, and why other actions are refused."""
    key = situation.game.spec.key
    words, texts = words_of(key), position.texts()
    yield question(key, situation.people.language, situation.view, {text.split()[0] for text in texts})
    yield from words.board(situation)
    yield from words.scores(situation)
    choices = Choices(texts, situation.game.spec.verbs)
    while len(choices.offered) > 1:
        for choice in choices.offered:
            yield words.choice(situation, choice)
            yield from words.news(situation, choice)
        choices.pick(choices.offered[len(choices.offered) // 2].label)
        yield words.action(situation, choices.chosen)
    for text in WRONG[key]:
        try:
            position.copy().apply(situation.game.read(text))
        except IllegalAction as error:
            yield situation.refusal(error)


WRONG = {
    "seismic": (
        "lay 03 0,0 r0",
        "lay 03 9,9 r0",
        "lay 03-14-25 1,0 r0",
        "crew 14",
        "side E",
        "town 4,0",
        "turn 1,0 +1",
        "pass",
    ),
    "san-andreas": (
        "found 0,5 5",
        "found 7,12 1",
        "found 1,16 5",
        "mark 5,12 S",
        "mark 1,16 S",
        "shift S",
        "swap 5",
        "pass",
    ),
}


@pytest.mark.parametrize("code", available())
@pytest.mark.parametrize("name", GAMES)
def test_no_code_reaches_a_player(name: str, code: str) -> None:
    read = list(sentences(name, code))
    assert len(read) > 50
    assert [line for line in read if CODES.search(line)] == []


RECORDS = {
    "seismic": play_short("no codes"),
    "san-andreas": play_random("no codes", seats=3, game="san-andreas"),
}


def analysed(record: Record) -> list[AnalysedStep]:
    """An analysis that finds every decision as good as any other, so that each of them is printed."""
    seats = len(record.seats)
    found = []
    for step in steps(record):
        if step.action is None:
            continue
        seat = step.actor if step.actor in range(seats) else None
        text = record.actions[step.number - 1]
        found.append(
            AnalysedStep(
                step=step.number,
                actor="chance" if seat is None else seat,
                action=text,
                win=[1 / seats] * seats,
                error=0.0,
                best=None if seat is None else BetterAction(action=text, win=0.5),
                loss=None if seat is None else 0.1,
                luck=[0.0] * seats if seat is None else None,
            )
        )
    return found


@pytest.mark.parametrize("code", available())
@pytest.mark.parametrize("key", RECORDS)
def test_an_analysis_prints_no_code(key: str, code: str) -> None:
    record = RECORDS[key]
    report, found = Report(Language(code), record), analysed(record)
    *_, columns = report.header()
    begins = columns.index(columns.split()[-1])  # figures stand before the action
    rows = [report.row(step)[begins:] for step in found]
    summary = report.summary(found, summarise(found, len(record.seats)))
    decisions = [
        line.partition(":")[2] if line[2] != " " else line for line in summary if line.startswith("  ")
    ]
    assert len(rows) == len(record.actions)
    assert len(decisions) > 5
    assert [line for line in [*rows, *decisions] if not line or CODES.search(line)] == []


RULES = Path(__file__).parents[2] / "docs" / "rules"
NOTATION = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)


@pytest.mark.parametrize("page", sorted(RULES.glob("**/*.md")), ids=lambda page: str(page.relative_to(RULES)))
def test_a_rule_page_names_places_and_tiles_and_marks_what_is_notation(page: Path) -> None:
    lines = NOTATION.sub("", page.read_text("utf-8")).splitlines()
    assert [line for line in lines if CODES.search(line)] == []
