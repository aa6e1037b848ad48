"""The sentences of a notice, in the reader's language."""

from __future__ import annotations

from typing import NamedTuple

from quakeboard.language import Language, lists
from quakeboard.language.people import People
from quakeboard.service.notices import Notice

SENTENCES = {
    "turn": "notice-turn",
    "reminder": "notice-reminder",
    "ended": "notice-ended",
    "began": "notice-began",
    "sat": "notice-sat",
    "test": "notice-test",
}
"""The key of the sentence for each kind of notice."""


class NoticeText(NamedTuple):
    """What a person reads."""

    title: str
    sentence: str


def text_of(notice: Notice, seat: int, language: Language) -> NoticeText:
    """What the person on a seat is told."""
    people = People(language, notice.names)
    others = [people.name(other) for other in notice.people if other != seat]
    params: dict[str, object] = {
        "name": people.name(seat),
        "others": lists.with_and(language, others),
        "count": len(others),
    }
    if notice.kind == "sat":
        assert notice.seat is not None, "somebody has sat down"
        params = {"who": people.name(notice.seat)}
    elif notice.kind == "test":
        params = {}
    told = language.sentence(SENTENCES[notice.kind], **params)
    if notice.kind == "ended" and notice.winners:
        won = People(language, notice.names, seat).who(*notice.winners)
        told = lists.sentences(language, [told, language.sentence("notice-won", **won)])
    return NoticeText(game_title(notice.game), told)


def game_title(game: str) -> str:
    """The name of a game, which is the same in all languages, from its key."""
    return game.replace("-", " ").title()
