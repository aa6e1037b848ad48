"""Games that were played by an older version of their rules, and what they are by today's.

A game that has changed brings the part `rules.older`. Only today's rules are ever played: what was done by
older ones is translated action by action, and leads to the same end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from quakeboard.core.game import AnyGame, AnyPosition


class OlderRules(Protocol):
    """What a game with older versions of its rules knows about them."""

    def differ(self, game: AnyGame, version: int) -> bool:
        """Whether this game, with its options, is played otherwise by that version."""

    def translate(self, position: AnyPosition, version: int, text: str) -> list[str]:
        """The actions by today's rules that an action of that version stands for in this position.

        Chance does as much as before. Raises `BadNotation` if that version has no such action; what is not
        legal is refused by whoever applies it.
        """


def differ(game: AnyGame, version: int) -> bool:
    """Whether this game is played otherwise by an older version of its rules."""
    if version >= game.rules_version or not game.spec.has("rules.older"):
        return False
    older: OlderRules = game.spec.part("rules.older")
    return older.differ(game, version)


def translate(game: AnyGame, position: AnyPosition, version: int, text: str) -> list[str]:
    """What an action of an older version, by which the game is played otherwise, is by today's rules."""
    older: OlderRules = game.spec.part("rules.older")
    return older.translate(position, version, text)
