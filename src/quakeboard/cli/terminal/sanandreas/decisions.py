"""From requests to one legal action of San Andreas: what is open is asked, what cannot be is refused.

A turn is settled by a space and by what is put there, a coin or a pawn, in any order. Everything is judged on
a position that is rebuilt from the view of the one who decides, so that no answer can tell a secret.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from quakeboard.cli.terminal.answers import (
    Act,
    Answer,
    Ask,
    Puzzle,
    Question,
    Refuse,
    in_notation,
    no_such_number,
)
from quakeboard.cli.terminal.requests import Decline, Pick, Request, Unclear
from quakeboard.cli.terminal.sanandreas.requests import FOUND, MARK, SHIFT, SWAP, Wish
from quakeboard.core.game import Game
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

    def __init__(self, game: Game, position: Any) -> None:
        self.game = game
        self.view: SanAndreasView = position.view(position.actor())
        self.position = game.restore(self.view)
        self.legal: list[SanAndreasAction] = position.legal()
        self.wish = Wish()

    @property
    def forced(self) -> bool:
        """Whether passing is all that can be done."""
        return self.legal == [Pass()]

    @property
    def spaces(self) -> list[Space]:
        """Where what is settled so far can be put."""
        return list(dict.fromkeys(action.at for action in self._allowed(self.wish)))

    def back(self) -> None:
        """Settle nothing any more."""
        self.wish = Wish()

    def question(self) -> Question:
        match self.view.phase:
            case _ if self.forced:
                return Question(NONE, {})
            case "shift":
                shifts = [action for action in self.legal if isinstance(action, Shift)]
                return Question(DIE, {str(i): action for i, action in enumerate(shifts, start=1)})
            case "swap":
                swaps = [action for action in self.legal if isinstance(action, Swap)]
                return Question(COIN, {str(action.coin): action for action in swaps})
        if self.wish.at is not None:
            return Question(WITH, self._coins())
        return Question(TURN if self.wish == Wish() else WHERE, self._coins())

    def answer(self, request: Request) -> Answer:
        """What a request comes to; commands and empty lines come to nothing."""
        match request:
            case Pick(label):
                return self._pick(label)
            case Wish():
                return self._wished(request)
            case Decline():
                return self.attempt(Pass())
            case Unclear(text):
                return in_notation(self, self.game, text)
            case _:
                return Ask()

    def attempt(self, action: SanAndreasAction) -> Answer:
        """Do it, or say why it cannot be done."""
        return Act(action) if action in self.legal else Refuse(legality.refusal(self.position, action))

    def pawns(self) -> list[str]:
        """The pawns that could be put where it is wished."""
        allowed = self._allowed(replace(self.wish, coin=None, pawn=None))
        return list(dict.fromkeys(action.pawn for action in allowed if isinstance(action, Mark)))

    def _coins(self) -> dict[str, Wish]:
        """The coins that could be put where it is wished, by their value."""
        allowed = self._allowed(replace(self.wish, coin=None, pawn=None))
        coins = sorted({action.coin or 0 for action in allowed if isinstance(action, Found)})
        return {str(coin): Wish(FOUND, self.wish.at, coin) for coin in coins}

    def _pick(self, label: str) -> Answer:
        menu = self.question().menu
        chosen = menu.get(label)
        if isinstance(chosen, Shift | Swap):
            return Act(chosen)
        if self.view.phase == "turn" and len(label) == 1:  # a coin, whether it is there or not
            return self._wished(Wish(FOUND, coin=int(label)))
        return no_such_number(label, menu)

    def _wished(self, said: Wish) -> Answer:
        if said == Wish():
            return Ask()
        if self.view.phase != "turn" or said.verb in (SHIFT, SWAP):
            return self._in_the_quake(said)
        return self._settle(_joined(self.wish, said))

    def _in_the_quake(self, said: Wish) -> Answer:
        """What is asked here, or what is not asked now."""
        shifting, swapping = self.view.phase == "shift", self.view.phase == "swap"
        if said.verb == SHIFT or (said == Wish(pawn=said.pawn)):
            if said.pawn is None and shifting:
                return Puzzle("play-sa-which-die", {}) if said.coin is None else self._pick(str(said.coin))
            return self.attempt(Shift(said.pawn or PAWNS[0]))
        if said.verb == SWAP or (said == Wish(coin=said.coin)):
            if said.coin is None and swapping:
                return Puzzle("play-sa-which-coin", {})
            return self.attempt(Swap(said.coin or 0))
        if said.at is not None:
            return self.attempt(_action(said, self.view))
        return Puzzle("play-sa-which-die" if shifting else "play-sa-which-coin", {})

    def _settle(self, wish: Wish) -> Answer:
        left = self._allowed(wish)
        if len(left) == 1 and wish.at is not None:
            return Act(left[0])
        if left:
            self.wish = wish
            return Ask()
        return self._why_not(wish)

    def _why_not(self, wish: Wish) -> Answer:
        """Why no legal action agrees with a wish."""
        if self.forced:
            return Puzzle("play-sa-nothing-to-do", {})
        if wish.at is not None:
            return Refuse(legality.refusal(self.position, _action(wish, self.view)))
        # Any space will do on which something can be put: then the coin or the pawn is to blame.
        wrong = _action(replace(wish, at=self._allowed(Wish())[0].at), self.view)
        kind = Found if isinstance(wrong, Found) else Mark
        if wrong in self.legal or (wish.coin is None and wish.pawn is None):
            return Puzzle("play-sa-no-city-anywhere" if kind is Found else "play-sa-no-mark-anywhere", {})
        return Refuse(legality.refusal(self.position, wrong))

    def _allowed(self, wish: Wish) -> list[Found | Mark]:
        return [a for a in self.legal if isinstance(a, Found | Mark) and _agrees(wish, a)]


def _joined(settled: Wish, said: Wish) -> Wish:
    """What is settled once this was said too: the later word counts, and a coin drives out a pawn."""
    verb = said.verb
    if verb is None:
        verb = FOUND if said.coin is not None else MARK if said.pawn is not None else settled.verb
    coin = said.coin if said.coin is not None else settled.coin
    pawn = said.pawn if said.pawn is not None else settled.pawn
    at = said.at if said.at is not None else settled.at
    return Wish(verb, at, None if verb == MARK else coin, None if verb == FOUND else pawn)


def _agrees(wish: Wish, action: Found | Mark) -> bool:
    if wish.at not in (None, action.at):
        return False
    if isinstance(action, Found):
        return wish.verb in (None, FOUND) and wish.pawn is None and wish.coin in (None, action.coin)
    return wish.verb in (None, MARK) and wish.coin is None and wish.pawn in (None, action.pawn)


def _action(wish: Wish, view: SanAndreasView) -> Found | Mark:
    """An action that agrees with a wish, by which the rules can say why not."""
    assert wish.at is not None
    if wish.verb == MARK or (wish.verb is None and wish.pawn is not None):
        return Mark(wish.at, wish.pawn or next(iter(view.pawns), "S"))
    hand = (view.hands[view.actor] or ()) if view.actor >= 0 else ()
    return Found(wish.at, wish.coin if wish.coin is not None else next(iter(hand), 0))
