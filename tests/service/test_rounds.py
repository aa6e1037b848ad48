"""Rounds of chance at live tables: who is asked, who is waited for, and what happens meanwhile."""

from __future__ import annotations

from typing import Any

import pytest

from quakeboard.core.game import CHANCE
from quakeboard.play.chance.chains import HashChain, server_chain
from quakeboard.play.chance.rounds import Rounds
from quakeboard.play.chance.seed import Chance
from quakeboard.service import dealing, snapshot
from quakeboard.service import log_entries as entries
from quakeboard.service.clocks import Uptime
from quakeboard.service.messages import Abandon, Agree, Begin, Pause, Ping, Resign, Reveal, Undo
from quakeboard.service.participants import MAX_WAIT_MS, MIN_WAIT_MS
from quakeboard.service.table import Table
from quakeboard.service.table_setup import Dealing

from .application import BLITZ, FailingStore, FakeTimeService, TableHarness, begin, plan, seat_all
from .connected import Device

TOGETHER = Dealing("together")
WAITING = Dealing("together", "wait")


async def dealt_together(
    service: FakeTimeService, seats: int = 2, how: Dealing = TOGETHER, **others: Any
) -> tuple[TableHarness, list[Device]]:
    """A table at which everybody sits and takes part, ready to begin."""
    harness = await seat_all(service, plan("seismic", seats, dealing=how, options={}, **others))
    devices = [Device(harness) for _ in harness.opened.seats]
    for seat, device in zip(harness.opened.seats, devices, strict=True):
        assert await device.join(harness.opened.seats[seat]) == "done"
    return harness, devices


async def answer_all(harness: TableHarness, devices: list[Device]) -> None:
    """Let these answer until nobody is asked."""
    while harness.table.waits_for_chance and any([await device.reveal() for device in devices]):
        await harness.service.settle()


async def begun(service: FakeTimeService, seats: int = 2, **others: Any) -> tuple[TableHarness, list[Device]]:
    harness, devices = await dealt_together(service, seats, **others)
    await harness.do(0, Begin)
    await answer_all(harness, devices)
    return harness, devices


async def act_until_chance(harness: TableHarness) -> None:
    """Let seats decide until chance is asked."""
    while not harness.table.waits_for_chance:
        await harness.act(str(harness.table.legal()[-1]))


def rounds_of(harness: TableHarness) -> Rounds:
    assert harness.table.rounds is not None
    return harness.table.rounds


async def test_everybody_is_asked_before_anything_is_drawn(service: FakeTimeService) -> None:
    harness, devices = await dealt_together(service)
    await harness.do(0, Begin)
    assert harness.table.waits_for_chance
    assert not harness.table.opening
    assert harness.live_table.info().waits == "chance"
    assert await devices[0].reveal() == "done"
    await service.settle()
    assert harness.table.waits_for_chance
    assert await devices[1].reveal() == "done"
    await service.settle()
    assert not harness.table.waits_for_chance
    assert harness.table.opening
    assert harness.live_table.info().waits is None
    (asked,) = [entry.fact for entry in harness.table.entries if isinstance(entry.fact, entries.Began)]
    (dealt,) = [entry.fact for entry in harness.table.entries if isinstance(entry.fact, entries.Dealt)]
    assert asked.round is not None
    assert asked.round.asked == [0, 1]
    assert asked.chance == []
    assert dealt.round is not None
    assert [chain for chain, _ in dealt.round.answers] == [0, 1]


async def test_every_device_computes_the_same_state_from_what_it_is_sent(service: FakeTimeService) -> None:
    harness, devices = await begun(service, 3)
    for _ in range(12):
        await act_until_chance(harness)
        await answer_all(harness, devices)
    for device in devices:
        device.follow()
        assert device.participant.rounds == rounds_of(harness)


async def test_a_whole_game_leads_to_the_same_table_from_its_log(service: FakeTimeService) -> None:
    harness, devices = await begun(service)
    while not harness.table.over:
        await harness.act(str(harness.table.legal()[0]))
        await answer_all(harness, devices)
    again = Table.from_log(harness.live_table.head, await harness.stored(), Uptime())
    assert again.rounds == harness.table.rounds
    assert list(again.values) == list(harness.table.values)
    assert again.position.state() == harness.table.position.state()


async def test_who_does_not_answer_is_left_out_and_asked_again_after_a_sign_of_life(
    service: FakeTimeService,
) -> None:
    harness, (mara, jun) = await begun(service)
    await act_until_chance(harness)
    await mara.reveal()
    service.rounds.end_round(harness.live_table)
    await service.settle()
    assert not harness.table.waits_for_chance
    for _ in range(2):
        await act_until_chance(harness)
        opened = rounds_of(harness).open
        assert opened is not None
        assert opened.chains == (0,)
        await answer_all(harness, [mara])
    await jun.connection.handle(Ping(id=99))
    await act_until_chance(harness)
    opened = rounds_of(harness).open
    assert opened is not None
    assert opened.chains == (0, 1)
    await answer_all(harness, [mara, jun])
    assert not harness.table.waits_for_chance


async def test_who_often_misses_rounds_is_waited_for_less_long(service: FakeTimeService) -> None:
    harness, (mara, jun) = await begun(service)
    waits = []
    for _ in range(6):
        await act_until_chance(harness)
        opened = rounds_of(harness).open
        assert opened is not None
        now = service.time.now()
        assert harness.live_table.participants.deadline(opened, now) == now + MAX_WAIT_MS, "for Mara"
        await mara.reveal()
        waits.append(harness.live_table.participants.deadline(opened, now) - now)
        service.rounds.end_round(harness.live_table)
        await service.settle()
        await jun.connection.handle(Ping(id=7))
    assert waits == [MAX_WAIT_MS, 1500, 750, MIN_WAIT_MS, MIN_WAIT_MS, MIN_WAIT_MS]


async def test_without_any_device_the_server_deals_in_the_same_entry(service: FakeTimeService) -> None:
    harness = await begin(service, plan("seismic", 2, dealing=TOGETHER, options={}))
    assert harness.table.opening
    assert "Dealt" not in harness.log
    assert len(harness.table.values) == len(harness.table.opening)


@pytest.mark.parametrize("how", [TOGETHER, WAITING])
async def test_one_person_alone_deals_or_waits_as_the_table_was_opened(
    service: FakeTimeService, how: Dealing
) -> None:
    harness, (mara, jun) = await dealt_together(service, how=how)
    jun.connection.leave()
    await harness.do(0, Begin)
    if how is TOGETHER:
        opened = rounds_of(harness).open
        assert opened is not None
        assert opened.chains == (0,)
        return
    assert rounds_of(harness).open is None
    assert harness.live_table.info().waits == "people"
    again = Device(harness)
    assert await again.join(harness.opened.seats[1]) == "done"
    await service.settle()
    assert harness.log[-1] == "ChanceAsked"
    await answer_all(harness, [mara, again])
    assert harness.table.opening


async def test_people_at_one_browser_are_one_participant_and_do_not_wait_for_each_other(
    service: FakeTimeService,
) -> None:
    harness = await seat_all(service, plan("seismic", 2, dealing=WAITING, options={}))
    chain = HashChain.fresh()
    devices = [Device(harness, chain, session="one browser") for _ in range(2)]
    for seat, device in enumerate(devices):
        assert await device.join(harness.opened.seats[seat]) == "done"
    assert [found.seats for found in rounds_of(harness).chains] == [(0, 1)]
    await harness.do(0, Begin)
    await answer_all(harness, devices[:1])
    assert harness.table.opening


async def test_people_at_one_browser_may_connect_one_after_another(service: FakeTimeService) -> None:
    harness = await seat_all(service, plan("seismic", 2, dealing=TOGETHER, options={}))
    chain = HashChain.fresh()
    for seat in range(2):
        device = Device(harness, chain, session="one browser")
        assert await device.join(harness.opened.seats[seat]) == "done"
        device.connection.leave()
    assert [found.seats for found in rounds_of(harness).chains] == [(0, 1)]


async def test_nobody_passes_off_the_chain_of_another_as_his_own(service: FakeTimeService) -> None:
    harness = await seat_all(service, plan("seismic", 2, dealing=TOGETHER, options={}))
    chain = HashChain.fresh()
    for session, other in (("mara", "jun"), (None, None), ("mara", None)):
        mara, jun = Device(harness, chain, session=session), Device(harness, chain, session=other)
        assert await mara.join(harness.opened.seats[0]) == "done"
        assert await jun.join(harness.opened.seats[1]) == "chain-of-others"
        assert jun.connection.chain is None
        mara.connection.leave()
    assert [found.seats for found in rounds_of(harness).chains] == [(0,)]


async def test_of_two_devices_of_a_seat_the_newer_one_is_asked(service: FakeTimeService) -> None:
    harness, (mara, jun) = await dealt_together(service)
    phone = Device(harness)
    assert await phone.join(harness.opened.seats[0]) == "done"
    await harness.do(0, Begin)
    opened = rounds_of(harness).open
    assert opened is not None
    assert opened.chains == (1, 2)
    phone.connection.leave()
    await jun.reveal()
    service.rounds.end_round(harness.live_table)
    await service.settle()
    await act_until_chance(harness)
    opened = rounds_of(harness).open
    assert opened is not None
    assert opened.chains == (0, 1)
    await answer_all(harness, [mara, jun])
    assert not harness.table.waits_for_chance


async def test_a_seat_has_a_bound_on_chains_that_leaves_others_theirs(service: FakeTimeService) -> None:
    harness = await seat_all(service, plan("seismic", 2, dealing=TOGETHER, options={}))
    answers = [await Device(harness).join(harness.opened.seats[0]) for _ in range(dealing.MAX_CHAINS + 1)]
    assert answers == ["done"] * dealing.MAX_CHAINS + ["too-many-chains"]
    assert await Device(harness).join(harness.opened.seats[1]) == "done"


async def test_links_that_do_not_fit_are_refused_and_change_nothing(service: FakeTimeService) -> None:
    harness, (mara, jun) = await dealt_together(service)
    assert (await mara.ask(Reveal(id=501, round=3, link="00" * 32)))["code"] == "no-round"
    await harness.do(0, Begin)
    opened = rounds_of(harness).open
    assert opened is not None
    wrong = [(opened.number, "00" * 32), (opened.number, "no link"), (opened.number - 1, "00" * 32)]
    for number, (round_, link) in enumerate(wrong, start=600):
        found = await mara.ask(Reveal(id=number, round=round_, link=link))
        assert found["code"] == ("wrong-link", "bad-link", "no-round")[number - 600]
    watcher = Device(harness)
    await watcher.hello(harness.opened.watch)
    assert (await watcher.ask(Reveal(id=1000, round=opened.number, link="00" * 32)))["code"] == "no-round"
    assert await mara.reveal() == "done"
    assert await mara.reveal() == "done"
    assert await jun.reveal() == "done"


async def test_what_may_happen_between_an_action_and_its_draws(service: FakeTimeService) -> None:
    harness, devices = await begun(service, 3)
    await act_until_chance(harness)
    seat = harness.table.moves[-1].seat
    assert await harness.refused(seat, Undo) == "dealing"
    assert await harness.refused(seat, Pause) == "dealing"
    await harness.do((seat + 1) % 3, Resign, bot="random")
    await answer_all(harness, devices)
    assert not harness.table.waits_for_chance


async def test_an_undo_cannot_be_agreed_to_while_chance_is_dealt(service: FakeTimeService) -> None:
    harness, (mara, jun) = await begun(service, how=WAITING)
    while not all(harness.table.moves_of):
        await act_until_chance(harness)
        await answer_all(harness, [mara, jun])
    jun.connection.leave()
    await act_until_chance(harness)
    assert harness.live_table.info().waits == "people"
    seat = harness.table.moves[-1].seat
    await harness.do(1 - seat, Undo)
    assert harness.table.undo is not None
    again = Device(harness)
    await again.join(harness.opened.seats[1])
    await service.settle()
    assert harness.table.round_open
    assert await harness.refused(seat, Agree) == "dealing"
    await answer_all(harness, [mara, again])
    assert not harness.table.waits_for_chance


async def test_clocks_stand_still_while_chance_is_dealt(service: FakeTimeService) -> None:
    harness, devices = await begun(service, clock=BLITZ)
    await act_until_chance(harness)
    assert harness.table.clocks.running is None
    service.time.ms += 2_000
    await answer_all(harness, devices)
    assert harness.table.clocks.running == harness.table.asked
    assert harness.table.clocks.since == service.time.now()


async def test_after_an_undo_the_same_values_are_drawn_again(service: FakeTimeService) -> None:
    harness, devices = await begun(service)
    await act_until_chance(harness)
    move, moves = harness.table.moves[-1], len(harness.table.moves)
    await answer_all(harness, devices)
    drawn, values = harness.table.moves[-1].chance, list(harness.table.values)
    asked = rounds_of(harness).chains[0].asked
    await harness.do(move.seat, Undo)
    while harness.table.undo is not None:
        await harness.do(1 - move.seat, Agree)
    assert len(harness.table.moves) == moves - 1
    await harness.act(move.action)
    assert harness.table.moves[-1].chance[: len(drawn)] == drawn
    fact = harness.table.entries[-1].fact
    assert isinstance(fact, entries.Acted)
    assert (fact.known, fact.round) == (len(drawn), None)
    assert list(harness.table.values) == values
    assert rounds_of(harness).chains[0].asked == asked


async def test_a_game_that_is_ended_in_a_round_stays_as_it_is(service: FakeTimeService) -> None:
    harness, (mara, jun) = await begun(service)
    await act_until_chance(harness)
    await mara.reveal()
    await harness.do(1, Resign, bot="random")
    await harness.do(0, Abandon)
    assert (await jun.ask(Reveal(id=900, round=1, link="00" * 32)))["type"] == "refused"
    service.rounds.end_round(harness.live_table)
    await service.settle()
    assert harness.log[-1] == "Abandoned"
    assert harness.table.position.actor() == CHANCE
    restored = snapshot.restore(harness.live_table.head, snapshot.take(harness.table), Uptime())
    assert restored.position.state() == harness.table.position.state()
    assert restored.rounds == harness.table.rounds


async def test_after_a_crash_the_same_question_is_answered_with_the_same_links(
    service: FakeTimeService, other: FakeTimeService
) -> None:
    harness, devices = await begun(service)
    await act_until_chance(harness)
    before = rounds_of(harness).open
    await devices[0].reveal()
    devices[1].follow()
    service.rounds.stop(harness.live_table.id)  # the first process dies
    live_table = await other.registry.get(harness.live_table.id)
    assert live_table.table.rounds is not None
    assert live_table.table.rounds.open == before
    standing = live_table.table.standing()
    assert standing.due == live_table.table.entries[-1].at + MAX_WAIT_MS
    again = [Device(harness, device.participant._chain, service=other) for device in devices]
    for seat, (device, old) in enumerate(zip(again, devices, strict=True)):
        device.participant = old.participant
        assert await device.join(harness.opened.seats[seat]) == "done"
    other.rounds.schedule(live_table)
    for device in again:
        assert await device.reveal() == "done"
    await other.settle()
    assert not live_table.table.waits_for_chance


async def test_answers_at_another_process_count(service: FakeTimeService, other: FakeTimeService) -> None:
    harness, devices = await begun(service)
    await act_until_chance(harness)
    assert await devices[0].reveal() == "done"
    devices[1].follow()
    answer = devices[1].participant.answer()
    assert answer is not None
    service.rounds.answered_elsewhere(harness.live_table, 1, answer.round + 7, answer.link)
    service.rounds.answered_elsewhere(harness.live_table, 1, answer.round, answer.link)
    await service.settle()
    assert not harness.table.waits_for_chance


async def test_the_server_goes_on_with_its_next_chain(
    service: FakeTimeService, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("play.chance.chains", "play.chance.rounds", "service.dealing"):
        monkeypatch.setattr(f"quakeboard.{module}.LENGTH", 64)
    harness, devices = await begun(service)
    ends = {rounds_of(harness).server.end}
    while not harness.table.over:
        await harness.act(str(harness.table.legal()[-1]))
        await answer_all(harness, devices)
        ends.add(rounds_of(harness).server.end)
        if all(chain.asked == 64 for chain in rounds_of(harness).chains):
            for device in devices:
                await device.use(HashChain.fresh())
    assert len(rounds_of(harness).chains) > 2
    assert rounds_of(harness).server_chains >= 1
    seed = harness.live_table.head.seed
    assert ends == {server_chain(seed, number).end.hex() for number in range(len(ends))}


async def test_dealt_by_the_host_the_words_of_all_are_committed_before_they_are_shown(
    service: FakeTimeService,
) -> None:
    harness, devices = await dealt_together(service, how=Dealing("host"))
    await harness.do(0, Begin)
    assert not harness.table.opening
    await answer_all(harness, devices)
    words = [device.participant._chain.link(1).hex() for device in devices]
    assert list(harness.table.nonces) == words
    chance = Chance(harness.live_table.head.seed, words)
    position = harness.table.game.start(2)
    for text in harness.table.opening:
        weights = position.kernel.weights()
        assert position.texts()[chance.draw(weights)] == text
        position.apply(harness.table.game.read(text))
    late = Device(harness)
    assert await late.join(harness.opened.seats[0]) == "no-chains"
    for _ in range(5):
        await harness.act()
    assert "ChanceAsked" not in harness.log
    assert harness.log.count("Dealt") == 1


async def test_while_the_store_is_away_draws_wait_and_are_not_lost(
    service: FakeTimeService, store: FailingStore
) -> None:
    harness, devices = await begun(service)
    await act_until_chance(harness)
    store.failures = ["before", "after"]
    for device in devices:
        await device.reveal()
    await service.settle()
    assert not harness.table.waits_for_chance
    stored = Table.from_log(harness.live_table.head, await harness.stored(), Uptime())
    assert stored.rounds == harness.table.rounds
