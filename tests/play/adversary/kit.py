"""Dishonest hosts and seats. They write the transcript as they like and speak to honest devices by its items.

The code under attack is loaded from its source, so that a test can take one safeguard out of it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from quakeboard.play.chance import participant as participant_module
from quakeboard.play.chance import rounds as rounds_module
from quakeboard.play.chance.chains import HashChain, server_chain
from quakeboard.play.chance.transcript import (
    ActItem,
    AnyItem,
    AskItem,
    BeginItem,
    ChainItem,
    DealItem,
    first_hash,
)
from quakeboard.play.chance.uniform import pick

FACES = 6
"""Every draw is a die: each face is as likely."""


class Code:
    """The modules under attack, without the lines of one safeguard perhaps."""

    def __init__(self, without: str | None = None, instead: str = "pass") -> None:
        self.removed = 0
        self.rounds = self._load(rounds_module, without, instead)
        self.participant = self._load(participant_module, without, instead)
        self.participant.Rounds = self.rounds.Rounds  # type: ignore[attr-defined]
        assert without is None or self.removed == 1, "the safeguard is there, once"

    def _load(self, module: ModuleType, without: str | None, instead: str) -> ModuleType:
        source = Path(str(module.__file__)).read_text()
        if without is not None and without in source:
            self.removed += source.count(without)
            source = source.replace(without, instead)
        copy = ModuleType(f"{module.__name__}_under_attack_{id(self)}_{module.__name__[-1]}")
        sys.modules[copy.__name__] = copy  # msgspec looks annotations up there
        exec(compile(source, str(module.__file__), "exec"), copy.__dict__)
        return copy


class EvilHost:
    """A host that knows its own chain and those of the seats that help it."""

    def __init__(self, code: Code, honest: Sequence[Any], helpers: int = 1, seed: bytes = b"s" * 32) -> None:
        self.code = code
        self.honest = list(honest)
        self.helpers = [HashChain(bytes([number]) * 32) for number in range(helpers)]
        self.server = server_chain(seed, 0)
        first = first_hash("t1", "dice", 1, {}, 2, self.server.end.hex())
        self.rounds = code.rounds.Rounds.at_first(first, self.server.end.hex())
        for device in self.honest:
            device.begin(first.hex(), self.server.end.hex())
        for seat, device in enumerate(self.honest):
            self.tell(ChainItem(seat, device.end))
        for seat, chain in enumerate(self.helpers, start=len(self.honest)):
            self.tell(ChainItem(seat, chain.end.hex()))
        self.tell(BeginItem())

    @property
    def everybody(self) -> list[int]:
        return list(range(len(self.rounds.chains)))

    def tell(self, *items: AnyItem) -> None:
        """Add items to the transcript that everybody follows."""
        for item in items:
            self.rounds = self.rounds.after(item)
            for device in self.honest:
                device.follow([msgspec.to_builtins(item)])

    def own_answers(self, rounds: Any, asked: Sequence[int]) -> list[tuple[int, str]]:
        """The links of the helpers that are asked."""
        ends = {chain.end.hex(): chain for chain in self.helpers}
        return [
            (number, ends[chain.end].link(chain.asked).hex())
            for number in asked
            if (chain := rounds.chains[number]).end in ends
        ]

    def server_link(self, rounds: Any) -> str:
        return self.server.link(rounds.server.asked).hex()

    def foreseen(self, act: AnyItem, asked: Sequence[int]) -> int:
        """The face that would be drawn if those whom it cannot compute did not answer."""
        rounds = self.rounds.after(act).after(AskItem(list(asked)))
        state = rounds.closing(self.own_answers(rounds, asked), self.server_link(rounds))
        return face(state)

    def would_draw(self, answers: Sequence[tuple[int, str]], link: str) -> int:
        """The face that these answers to the open round would give."""
        return face(self.rounds.closing(answers, link))

    def honest_answers(self) -> list[tuple[int, str]]:
        """What the honest devices answer to the open round."""
        found = []
        for device in self.honest:
            answer = device.answer()
            if answer is not None:
                found.append((self.rounds.chain_at(device.end), answer.link))
        return found

    def end_round(self, answers: Sequence[tuple[int, str]]) -> int:
        """Deal with these answers, and return the face."""
        link = self.server_link(self.rounds)
        drawn = face(self.rounds.closing(answers, link))
        self.tell(DealItem(sorted(answers), link, [f"roll {drawn}"]))
        return drawn

    def honest_round(self, act: AnyItem, asked: Sequence[int]) -> int:
        """A round in which all answers count that there are."""
        self.tell(act, AskItem(list(asked)))
        return self.end_round(sorted([*self.own_answers(self.rounds, asked), *self.honest_answers()]))


def honest_device(code: Code, root: int = 200) -> Any:
    return code.participant.Participant(HashChain(bytes([root]) * 32))


def face(state: bytes) -> int:
    return pick([1] * FACES, state, (0).to_bytes(8, "big"))


def act(text: str, seat: int = 1) -> ActItem:
    return ActItem(seat, text)


def chi_square(counts: Sequence[int], expected: Sequence[float]) -> float:
    return sum((count - due) ** 2 / due for count, due in zip(counts, expected, strict=True))
