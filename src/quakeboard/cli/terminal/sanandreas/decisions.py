"""Turns requests into one legal action of San Andreas: asks what is open, refuses what is illegal.

A turn needs a space and what is put there, a coin or a pawn, in any order. Everything is checked on a
position that is rebuilt from the view of the seat that decides, so that no answer reveals a secret.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from quakeboard.cli.terminal.answers import (
    Act,
    Answer,
    Ask,
    Explain,
    Question,
    Refuse,
    answer_in_notation,
    no_such_number,
)
from quakeboard.cli.terminal.requests import Decline, Pick, Request, Unclear
from quakeboard.cli.terminal.sanandreas.requests import FOUND, MARK, SHIFT, SWAP, PartialAction
from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.rules import legality
from quakeboard.games.sanandreas.rules.actions import Found, Mark, Pass, SanAndreasAction, Shift, Swap
from quakeboard.games.sanandreas.rules.events import CityDestroyed, CityScored
from quakeboard.games.sanandreas.rules.pieces import PAWNS
from quakeboard.games.sanandreas.rules.view import SanAndreasView

TURN, WHERE, WITH, DIE, COIN, NONE = "turn", "where", "with", "die", "coin", "none"


def is_final(events: Iterable[Any]) -> bool:
    """Whether a coin was shown to all (ruling A14)."""
    return any(isinstance(event, CityDestroyed | CityScored) for event in events)


class Decision:
    """One decision of one seat."""

    def __init__(self, game: Any, position: Any) -> None:
        self.game = game
        self.view: SanAndreasView = position.view(position.actor())
        self.position = game.restore(self.view)
        self.legal: list[SanAndreasAction] = position.legal()
        self.partial = PartialAction()

    @property
    def must_pass(self) -> bool:
        """Whether passing is the only legal action."""
        return self.legal == [Pass()]

    @property
    def spaces(self) -> list[Space]:
        """The spaces that are legal for what was chosen so far."""
        return list(dict.fromkeys(action.at for action in self._allowed(self.partial)))

    def clear(self) -> None:
        """Drop what was chosen so far."""
        self.partial = PartialAction()

    def question(self) -> Question:
        match self.view.phase:
            case _ if self.must_pass:
                return Question(NONE, {})
            case "shift":
                shifts = [action for action in self.legal if isinstance(action, Shift)]
                return Question(DIE, {str(i): action for i, action in enumerate(shifts, start=1)})
            case "swap":
                swaps = [action for action in self.legal if isinstance(action, Swap)]
                return Question(COIN, {str(action.coin): action for action in swaps})
        if self.partial.at is not None:
            return Question(WITH, self._coins())
        return Question(TURN if self.partial == PartialAction() else WHERE, self._coins())

    def answer(self, request: Request) -> Answer:
        """The answer to a request; commands and empty lines ask again."""
        match request:
            case Pick(label):
                return self._pick(label)
            case PartialAction():
                return self._add(request)
            case Decline():
                return self.attempt(Pass())
            case Unclear(text):
                return answer_in_notation(self, self.game, text)
            case _:
                return Ask()

    def attempt(self, action: SanAndreasAction) -> Answer:
        """Take an action if it is legal, or refuse it with the reason."""
        return Act(action) if action in self.legal else Refuse(legality.refusal(self.position, action))

    def pawns(self) -> list[str]:
        """The pawns that are legal at the chosen space."""
        allowed = self._allowed(replace(self.partial, coin=None, pawn=None))
        return list(dict.fromkeys(action.pawn for action in allowed if isinstance(action, Mark)))

    def _coins(self) -> dict[str, PartialAction]:
        """The coins that are legal at the chosen space, by their value."""
        allowed = self._allowed(replace(self.partial, coin=None, pawn=None))
        coins = sorted({action.coin or 0 for action in allowed if isinstance(action, Found)})
        return {str(coin): PartialAction(FOUND, self.partial.at, coin) for coin in coins}

    def _pick(self, label: str) -> Answer:
        menu = self.question().menu
        chosen = menu.get(label)
        if isinstance(chosen, Shift | Swap):
            return Act(chosen)
        if self.view.phase == "turn" and len(label) == 1:  # a coin, whether the seat has it or not
            return self._add(PartialAction(FOUND, coin=int(label)))
        return no_such_number(label, menu)

    def _add(self, added: PartialAction) -> Answer:
        if added == PartialAction():
            return Ask()
        if self.view.phase != "turn" or added.verb in (SHIFT, SWAP):
            return self._answer_in_quake(added)
        return self._choose(_merged(self.partial, added))

    def _answer_in_quake(self, added: PartialAction) -> Answer:
        """Answer during a quake, where a die or a coin is asked for."""
        shifting, swapping = self.view.phase == "shift", self.view.phase == "swap"
        if added.verb == SHIFT or (added == PartialAction(pawn=added.pawn)):
            if added.pawn is None and shifting:
                return Explain("play-sa-which-die", {}) if added.coin is None else self._pick(str(added.coin))
            return self.attempt(Shift(added.pawn or PAWNS[0]))
        if added.verb == SWAP or (added == PartialAction(coin=added.coin)):
            if added.coin is None and swapping:
                return Explain("play-sa-which-coin", {})
            return self.attempt(Swap(added.coin or 0))
        if added.at is not None:
            return self.attempt(_action(added, self.view))
        return Explain("play-sa-which-die" if shifting else "play-sa-which-coin", {})

    def _choose(self, partial: PartialAction) -> Answer:
        left = self._allowed(partial)
        if len(left) == 1 and partial.at is not None:
            return Act(left[0])
        if left:
            self.partial = partial
            return Ask()
        return self._why_not(partial)

    def _why_not(self, partial: PartialAction) -> Answer:
        """Why no legal action fits a partial action."""
        if self.must_pass:
            return Explain("play-sa-nothing-to-do", {})
        if partial.at is not None:
            return Refuse(legality.refusal(self.position, _action(partial, self.view)))
        # On a space that is legal for something, the refusal is about the coin or the pawn.
        wrong = _action(replace(partial, at=self._allowed(PartialAction())[0].at), self.view)
        kind = Found if isinstance(wrong, Found) else Mark
        if wrong in self.legal or (partial.coin is None and partial.pawn is None):
            return Explain("play-sa-no-city-anywhere" if kind is Found else "play-sa-no-mark-anywhere", {})
        return Refuse(legality.refusal(self.position, wrong))

    def _allowed(self, partial: PartialAction) -> list[Found | Mark]:
        return [a for a in self.legal if isinstance(a, Found | Mark) and _fits(partial, a)]


def _merged(chosen: PartialAction, added: PartialAction) -> PartialAction:
    """Both partial actions together: what was added last counts, and a coin replaces a pawn."""
    verb = added.verb
    if verb is None:
        verb = FOUND if added.coin is not None else MARK if added.pawn is not None else chosen.verb
    coin = added.coin if added.coin is not None else chosen.coin
    pawn = added.pawn if added.pawn is not None else chosen.pawn
    at = added.at if added.at is not None else chosen.at
    return PartialAction(verb, at, None if verb == MARK else coin, None if verb == FOUND else pawn)


def _fits(partial: PartialAction, action: Found | Mark) -> bool:
    if partial.at not in (None, action.at):
        return False
    if isinstance(action, Found):
        return partial.verb in (None, FOUND) and partial.pawn is None and partial.coin in (None, action.coin)
    return partial.verb in (None, MARK) and partial.coin is None and partial.pawn in (None, action.pawn)


def _action(partial: PartialAction, view: SanAndreasView) -> Found | Mark:
    """Some action that fits a partial action, for the rules to refuse."""
    assert partial.at is not None
    if partial.verb == MARK or (partial.verb is None and partial.pawn is not None):
        return Mark(partial.at, partial.pawn or next(iter(view.pawns), "S"))
    hand = (view.hands[view.actor] or ()) if view.actor >= 0 else ()
    return Found(partial.at, partial.coin if partial.coin is not None else next(iter(hand), 0))
