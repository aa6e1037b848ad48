"""Tricks of a host and of seats that help it: none works while one honest device answers, or it is reported.

Each trick is tried twice: on the code as it is, and with its safeguard taken out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from extent import size

from quakeboard.play.chance.chains import HashChain
from quakeboard.play.chance.seed import BadChance
from quakeboard.play.chance.transcript import AskItem, ChainItem, DealItem
from quakeboard.play.verified import dealing

from .kit import FACES, Code, EvilHost, act, chi_square, honest_device

ROUNDS = size(300, 5_000)
WANTED = 0
"""The face that the host would like to see."""
CRITICAL_5, CRITICAL_25 = 30.9, 66.6
"""Chi-square for 5 and 25 degrees of freedom that chance exceeds once in 100,000 times."""


def hosts(code: Code, rounds: int = ROUNDS, helpers: int = 1) -> list[EvilHost]:
    """As many tables with an honest device as are needed for so many rounds."""
    return [
        EvilHost(code, [honest_device(code, 100 + number % 100)], helpers, number.to_bytes(32, "big"))
        for number in range(-(-rounds // 500))
    ]


def shares_of(draws: list[int]) -> float:
    """Chi-square of these faces against a fair die."""
    counts = Counter(draws)
    return chi_square([counts[face] for face in range(FACES)], [len(draws) / FACES] * FACES)


# ---------------------------------------------------------------------- foreseeing and choosing


def grinding(code: Code, *, ask_honest: bool = True) -> list[int]:
    """Host and seat choose among many actions the one after which the wanted face would come."""
    draws = []
    for host in hosts(code):
        asked = host.everybody if ask_honest else host.everybody[1:]
        for turn in range(min(500, ROUNDS)):
            tries = (act(f"move {turn} {number}") for number in range(12))
            best = next((one for one in tries if host.foreseen(one, asked) == WANTED), act(f"move {turn}"))
            draws.append(host.honest_round(best, asked))
    return draws


def grinding_chains(code: Code, *, ask_honest: bool = True) -> list[int]:
    """The helper publishes a new chain before each round, one with which the wanted face would come."""
    draws, host = [], None
    for turn in range(min(ROUNDS, 300)):
        if turn % 8 == 0:
            host = EvilHost(code, [honest_device(code, 50 + turn % 150)], 1, turn.to_bytes(32, "big"))
        assert host is not None
        before = host.rounds, list(host.helpers)
        for number in range(12):
            chain = HashChain(turn.to_bytes(16, "big") + number.to_bytes(16, "big"))
            host.rounds, host.helpers = before[0].after(ChainItem(1, chain.end.hex())), [*before[1], chain]
            asked = ([0] if ask_honest else []) + [len(host.rounds.chains) - 1]
            found = host.foreseen(act(f"move {turn}"), asked)
            host.rounds = before[0]
            if found == WANTED:
                break
        host.tell(ChainItem(1, chain.end.hex()))
        draws.append(host.honest_round(act(f"move {turn}"), asked))
    return draws


@pytest.mark.parametrize("trick", [grinding, grinding_chains])
def test_nobody_chooses_while_one_honest_device_answers(trick: Callable[..., list[int]]) -> None:
    assert shares_of(trick(Code())) < CRITICAL_5


@pytest.mark.parametrize("trick", [grinding, grinding_chains])
def test_without_an_honest_device_the_host_and_its_helper_choose(trick: Callable[..., list[int]]) -> None:
    draws = trick(Code(), ask_honest=False)
    assert draws.count(WANTED) > 0.8 * len(draws)
    assert dealing([(1,)], []).kind == "one", "as the verification says"


def test_if_links_were_not_taken_in_the_host_would_choose() -> None:
    draws = grinding(Code("transcript.encode(answers) + ", ""))
    assert draws.count(WANTED) > 0.8 * len(draws)


def foresight(code: Code) -> float:
    """Chi-square of what host and helper can compute before the link against what was drawn."""
    pairs: Counter[tuple[int, int]] = Counter()
    for host in hosts(code):
        for turn in range(min(500, ROUNDS)):
            one = act(f"move {turn}")
            guess = host.foreseen(one, host.everybody)
            pairs[guess, host.honest_round(one, host.everybody)] += 1
    total = sum(pairs.values())
    cells = [(guess, drawn) for guess in range(FACES) for drawn in range(FACES)]
    guesses = [sum(pairs[guess, drawn] for drawn in range(FACES)) for guess in range(FACES)]
    draws = [sum(pairs[guess, drawn] for guess in range(FACES)) for drawn in range(FACES)]
    due = [guesses[guess] * draws[drawn] / total for guess, drawn in cells]
    return chi_square([pairs[cell] for cell in cells], due)


def test_what_the_host_can_compute_says_nothing_about_the_draw() -> None:
    assert foresight(Code()) < CRITICAL_25


def test_if_links_were_not_taken_in_the_host_would_foresee_every_draw() -> None:
    assert foresight(Code("transcript.encode(answers) + ", "")) > 20 * CRITICAL_25


def test_a_seat_that_withholds_its_link_chooses_nothing() -> None:
    """It does not know the links of the others when it decides."""
    host = EvilHost(Code(), [honest_device(Code())], helpers=1)
    draws = []
    for turn in range(500):
        host.tell(act(f"move {turn}"), AskItem([0, 1]))
        ((_, link),) = own = host.own_answers(host.rounds, [0, 1])
        withheld = int(link, 16) % 2  # all that it knows is its own link and the transcript
        draws.append(host.end_round([*host.honest_answers(), *(() if withheld else own)]))
    assert shares_of(draws) < CRITICAL_5


# ---------------------------------------------------------------------- leaving out


def leaving_out(code: Code) -> tuple[list[int], int, int]:
    """The host leaves out the honest answer if it likes that draw better: faces, left out, and noticed."""
    draws, left_out, noticed = [], 0, 0
    for host in hosts(code):
        (device,) = host.honest
        for turn in range(min(500, ROUNDS)):
            host.tell(act(f"move {turn}"), AskItem([0, 1]))
            own, honest = host.own_answers(host.rounds, [0, 1]), host.honest_answers()
            link = host.server_link(host.rounds)
            choice = min([[*honest, *own], own], key=lambda answers: host.would_draw(answers, link))
            left_out += len(choice) == 1
            draws.append(host.end_round(choice))
        noticed += device.left_out
    return draws, left_out, noticed


def test_a_host_that_leaves_out_an_answer_has_a_choice_which_the_one_wronged_notices() -> None:
    draws, left_out, noticed = leaving_out(Code())
    assert shares_of(draws) > CRITICAL_5, "it is a choice between two"
    assert left_out > ROUNDS / 4
    assert noticed == left_out
    assert dealing([(1,)], [(0,)]).choices == 2


def test_without_its_notes_a_device_would_not_notice() -> None:
    _, left_out, noticed = leaving_out(Code("self.left_out += 1"))
    assert left_out > noticed == 0


# ---------------------------------------------------------------------- what is refused


def extra_chains(host: EvilHost) -> None:
    """Ask several chains of one helper, to choose afterwards which of them answered."""
    for number in range(5):
        chain = HashChain(bytes([150 + number]) * 32)
        host.helpers.append(chain)
        host.tell(ChainItem(1, chain.end.hex()))
    host.honest_round(act("move"), host.everybody)


def asking_again(host: EvilHost) -> None:
    """Ask once more after a draw that the host does not like."""
    host.honest_round(act("move"), host.everybody)
    host.tell(AskItem(host.everybody))
    host.end_round(sorted([*host.own_answers(host.rounds, host.everybody), *host.honest_answers()]))


def late_chain(host: EvilHost) -> None:
    """Publish a chain after the honest link is known, and take its link in too."""
    host.tell(act("move"), AskItem([0]))
    answers = host.honest_answers()
    chain = HashChain(b"l" * 32)
    host.tell(ChainItem(1, chain.end.hex()))
    host.end_round([*answers, (2, chain.end.hex())])


def replayed_link(host: EvilHost) -> None:
    """Use the link of the round before again, in place of that of a device that is away."""
    host.tell(act("first"), AskItem([0]))
    (answer,) = host.honest_answers()
    host.end_round([answer])
    host.tell(act("second"), AskItem([0]))
    host.end_round([answer])


def forged_link(host: EvilHost) -> None:
    """Make up the link of a device that is away."""
    host.tell(act("move"), AskItem([0]))
    host.end_round([(0, "ab" * 32)])


def forged_server_link(host: EvilHost) -> None:
    """Choose the server's own link after the others are known."""
    host.tell(act("move"), AskItem([0]))
    host.tell(DealItem(host.honest_answers(), "cd" * 32, ["roll 0"]))


def next_chain_too_early(host: EvilHost) -> None:
    """Announce another chain of the server before its own one is used up."""
    host.tell(act("move"), AskItem([0], "ef" * 32))


def answer_twice(host: EvilHost) -> None:
    """Take the link of one device in twice, or not, as the draw pleases."""
    host.tell(act("move"), AskItem([0]))
    (answer,) = host.honest_answers()
    host.end_round([answer, answer])


def rolling_back(host: EvilHost) -> None:
    """Go back to before the action after the link is known, and act otherwise."""
    (device,) = host.honest
    before, seen = host.rounds, device.rounds
    host.tell(act("one"), AskItem([0]))
    host.honest_answers()
    host.rounds, device.rounds = before, seen  # all devices are told that the other action never was
    host.tell(act("other"), AskItem([0]))
    host.end_round(host.honest_answers())


REFUSED = {
    extra_chains: ("same-seat", "raise BadChance(SAME_SEAT)"),
    asking_again: ("not-due", "raise BadChance(NOT_DUE)"),
    late_chain: (
        "not-in-round",
        "if number not in self.open.chains:\n            raise BadChance(NOT_IN_ROUND, chain=number)",
    ),
    replayed_link: ("wrong-link", "raise BadChance(WRONG_LINK, chain=number)"),
    forged_link: ("wrong-link", "raise BadChance(WRONG_LINK, chain=number)"),
    forged_server_link: ("wrong-server-link", "raise BadChance(WRONG_SERVER_LINK)"),
    next_chain_too_early: ("no-next-end", "raise BadChance(NO_NEXT_END)"),
    answer_twice: (
        "not-in-round",
        "if number <= before:\n                raise BadChance(NOT_IN_ROUND, chain=number)",
    ),
    rolling_back: ("forked", "raise BadChance(FORKED, number=link)"),
}
"""Tricks, the code with which they are refused, and the safeguard against them."""


@pytest.mark.parametrize("trick", REFUSED)
def test_a_trick_is_refused(trick: Callable[[EvilHost], None]) -> None:
    code = Code()
    host = EvilHost(code, [honest_device(code)])
    with pytest.raises(BadChance) as found:
        trick(host)
    assert found.value.code == REFUSED[trick][0]


@pytest.mark.parametrize("trick", REFUSED)
def test_without_its_safeguard_a_trick_works(trick: Callable[[EvilHost], None]) -> None:
    code = Code(REFUSED[trick][1])
    host = EvilHost(code, [honest_device(code)])
    trick(host)
    assert host.rounds.items == host.honest[0].rounds.items


def test_a_device_reveals_nothing_at_a_table_that_knows_another_chain_for_it() -> None:
    """Re-anchoring: the host publishes a chain of its own at the seat of an honest person."""
    code = Code()
    host = EvilHost(code, [honest_device(code)])
    stranger = HashChain(b"x" * 32)
    host.helpers.append(stranger)
    host.tell(ChainItem(0, stranger.end.hex()), act("move"), AskItem([2]))
    assert host.honest_answers() == []
    (device,) = host.honest
    assert device.strangers({0}) == [2]


def test_a_device_that_is_there_and_not_asked_notices() -> None:
    code = Code()
    host = EvilHost(code, [honest_device(code)])
    host.honest_round(act("one"), [0, 1])
    host.honest_round(act("two"), [1])
    (device,) = host.honest
    assert device.not_asked == 1
