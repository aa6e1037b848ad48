"""A link is good once. From then on a seat has a secret that whoever made the link never had."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from typing import Any

import pytest

from quakeboard.core.errors import QuakeboardError
from quakeboard.service.errors import Refused
from quakeboard.service.log_entries import Claimed, DeviceLinked, Entry
from quakeboard.service.messages import DeviceLink, HandOver, Hello, Pause, Reissue, Rematch
from quakeboard.service.seats import Access
from quakeboard.service.store import Append, Key, StoreUnavailable
from quakeboard.service.tokens import digest, new_token

from .application import FailingStore, FakeTimeService, TableHarness, begin, plan
from .connected import ConnectedClient

HOST = "hana"


async def open_by_links(service: FakeTimeService, **wishes: Any) -> TableHarness:
    """A table whose host sits nowhere and has a link for every seat."""
    opened = await service.opening.create(HOST, plan(**wishes))
    return TableHarness(service, opened, await service.registry.get(opened.table))


async def enter(harness: TableHarness, token: str | None, new: str | None = None) -> Access:
    hello = Hello(token=token, new_token=new)
    return await harness.service.seats.enter(harness.live_table.id, hello, None)


async def refusal(harness: TableHarness, token: str | None, new: str | None = None) -> str:
    """The code with which a hello is refused; nothing happens at the table."""
    before = await harness.service.store.keys_of(harness.live_table.id), harness.live_table.seq
    with pytest.raises(Refused) as found:
        await enter(harness, token, new)
    assert before == (await harness.service.store.keys_of(harness.live_table.id), harness.live_table.seq)
    return found.value.code


async def link_of(harness: TableHarness, seat: int, *, host: bool = False) -> str:
    """A new link, made by the seat for another device, or by the host."""
    told: list[str] = []
    make = harness.service.seats.reissue if host else harness.service.seats.link_device
    await make(harness.live_table, seat, told.append)
    (token,) = told
    return token


# ---------------------------------------------------------------------- what each kind of token is good for


async def test_a_link_is_exchanged_once_for_a_secret(service: FakeTimeService) -> None:
    harness = await open_by_links(service)
    link, secret = harness.opened.seats[1], new_token()
    assert await enter(harness, link, secret) == Access(1, secret, claimed=True)
    assert await enter(harness, secret) == Access(1, secret)
    assert harness.log == ["Claimed"]
    assert await refusal(harness, link) == "link-used"
    assert await refusal(harness, link, new_token()) == "link-used"


async def test_a_used_link_with_the_secret_of_another_seat_opens_nothing(service: FakeTimeService) -> None:
    harness = await open_by_links(service)
    links, secrets = harness.opened.seats, [new_token(), new_token()]
    for seat, secret in enumerate(secrets):
        await enter(harness, links[seat], secret)
    assert await refusal(harness, links[0], secrets[1]) == "link-used"
    assert await refusal(harness, links[0], harness.opened.watch) == "link-used"


async def test_a_link_alone_opens_nothing(service: FakeTimeService) -> None:
    harness = await open_by_links(service)
    assert await refusal(harness, harness.opened.seats[1]) == "link-unused"
    with pytest.raises(Refused, match="sitting down once"):
        await service.seats.authorize(harness.live_table.id, harness.opened.seats[1])


@pytest.mark.parametrize("secret", ["", "x" * 31, "x" * 129])
async def test_a_secret_is_neither_short_nor_endless(service: FakeTimeService, secret: str) -> None:
    harness = await open_by_links(service)
    assert await refusal(harness, harness.opened.seats[0], secret) == "bad-token"


async def test_no_secret_of_the_table_is_accepted_as_a_new_one(service: FakeTimeService) -> None:
    """Not that of a link, of a seat, or to watch, and not one that has ended, be it of the same seat."""
    harness = await open_by_links(service)
    links, secret = harness.opened.seats, new_token()
    await enter(harness, links[0], secret)
    known = [links[0], links[1], links[2], secret, harness.opened.watch]
    for token in known:
        assert await refusal(harness, links[1], token) == "secret-exists"
        assert await harness.refused(0, HandOver, token=token) == "secret-exists"


async def test_a_link_to_watch_is_never_a_seat(service: FakeTimeService) -> None:
    harness = await open_by_links(service)
    watch = harness.opened.watch
    assert await enter(harness, watch, new_token()) == Access(None, watch)
    assert await enter(harness, watch) == Access(None, watch)
    assert harness.log == []


async def test_a_secret_needs_no_exchange(service: FakeTimeService) -> None:
    harness = await begin(service)
    secret = harness.opened.seats[0]
    before = harness.live_table.seq
    assert await enter(harness, secret, new_token()) == Access(0, secret)
    assert harness.live_table.seq == before


KINDS = ("invitation", "seat", "watch", "ended", "foreign")
OPERATIONS = (
    "hello",
    "hello with a secret",
    "play",
    "look",
    "exchange a link for it",
    "hand over to it",
)
MATRIX = {
    "invitation": ("link-unused", "seat", "link-unused", "ok", "secret-exists", "secret-exists"),
    "seat": ("seat", "seat", "seat", "ok", "secret-exists", "secret-exists"),
    "watch": ("watch", "watch", "watch", "ok", "secret-exists", "secret-exists"),
    "ended": ("link-used", "link-used", "link-used", "link-used", "secret-exists", "secret-exists"),
    "foreign": ("wrong-key", "wrong-key", "wrong-key", "wrong-key", "seat", "ok"),
}


@pytest.mark.parametrize(("kind", "operation"), [*itertools.product(KINDS, OPERATIONS)])
async def test_what_each_token_is_good_for(service: FakeTimeService, kind: str, operation: str) -> None:
    harness, other = await open_by_links(service), await open_by_links(service)
    seats, table = service.seats, harness.live_table.id
    secret = new_token()
    await enter(harness, harness.opened.seats[0], secret)
    token = {
        "invitation": harness.opened.seats[1],
        "seat": secret,
        "watch": harness.opened.watch,
        "ended": harness.opened.seats[0],
        "foreign": other.opened.seats[1],
    }[kind]

    def what(seat: int | None) -> str:
        return "watch" if seat is None else "seat"

    try:
        match operation:
            case "hello":
                found = what((await enter(harness, token)).seat)
            case "hello with a secret":
                found = what((await enter(harness, token, new_token())).seat)
            case "play":
                found = what(await seats.authorize(table, token))
            case "look":
                await seats.visible_table(table, "somebody", token)
                found = "ok"
            case "exchange a link for it":
                found = what((await enter(harness, harness.opened.seats[2], token)).seat)
            case _:
                await harness.do(0, HandOver, token=token)
                found = "ok"
    except QuakeboardError as error:
        found = error.code
    assert found == MATRIX[kind][OPERATIONS.index(operation)]


# ---------------------------------------------------------------------- lost answers and races


@pytest.mark.parametrize("failure", ["before", "after"])
async def test_the_same_hello_again_joins_whether_or_not_the_first_was_stored(
    service: FakeTimeService, store: FailingStore, failure: str
) -> None:
    harness = await open_by_links(service)
    link, secret = harness.opened.seats[1], new_token()
    store.failures = [failure]
    with pytest.raises(StoreUnavailable):
        await enter(harness, link, secret)
    for _ in range(3):
        assert await enter(harness, link, secret) == Access(1, secret, claimed=True)
    await service.settle()
    assert harness.log == ["Claimed"]


async def test_of_two_browsers_with_one_link_one_gets_the_seat(service: FakeTimeService) -> None:
    harness = await open_by_links(service)
    link = harness.opened.seats[0]
    answers = await asyncio.gather(
        *(enter(harness, link, new_token()) for _ in range(8)), return_exceptions=True
    )
    assert len([answer for answer in answers if isinstance(answer, Access)]) == 1
    assert {answer.code for answer in answers if isinstance(answer, Refused)} == {"link-used"}
    assert harness.log == ["Claimed"]


async def test_of_two_browsers_at_two_processes_one_gets_the_seat(
    service: FakeTimeService, other: FakeTimeService
) -> None:
    """The processes do not tell each other anything: the number of the entry decides."""
    harness = await open_by_links(service)
    elsewhere = TableHarness(other, harness.opened, await other.registry.get(harness.live_table.id))
    for link in harness.opened.seats.values():
        answers = await asyncio.gather(
            *(enter(place, link, new_token()) for place in (harness, elsewhere)), return_exceptions=True
        )
        assert len([answer for answer in answers if isinstance(answer, Access)]) == 1
        assert {answer.code for answer in answers if isinstance(answer, Refused)} == {"link-used"}
    assert len(await harness.stored()) == 3


async def test_a_link_is_not_used_by_a_hello_that_is_refused_for_another_reason(
    service: FakeTimeService,
) -> None:
    harness = await open_by_links(service)
    client = ConnectedClient(harness)
    assert await client.hello(harness.opened.seats[0], new_token(), name="\u200b" * 3) != "welcome"
    assert harness.log == []


# ---------------------------------------------------------------------- new links


async def test_another_device_joins_by_a_link_of_the_seat(service: FakeTimeService) -> None:
    harness = await begin(service)
    first = await harness.listen(0)
    link, secret = await link_of(harness, 0), new_token()
    assert await enter(harness, link, secret) == Access(0, secret, claimed=True)
    await harness.listen(0, token=secret)
    assert first.revoked == 0
    facts = [update["fact"] for update in first.received("update")]
    assert facts == [
        {"kind": "device-linked", "seat": 0},
        {"kind": "claimed", "seat": 0, "device": True},
    ]
    assert first.received("presence")[-1]["devices"] == {"0": 2}


async def test_a_later_link_for_a_device_ends_the_earlier_one_and_no_secret(service: FakeTimeService) -> None:
    harness = await begin(service)
    early, late = await link_of(harness, 0), await link_of(harness, 0)
    assert await refusal(harness, early, new_token()) == "link-used"
    assert (await enter(harness, late, new_token())).seat == 0
    assert (await enter(harness, harness.opened.seats[0])).seat == 0


async def test_a_new_link_of_the_host_ends_all_that_opened_the_seat(service: FakeTimeService) -> None:
    harness = await begin(service)
    device, phone = await link_of(harness, 1), await link_of(harness, 0)
    secret = new_token()
    await enter(harness, phone, secret)
    old = [await harness.listen(0), await harness.listen(0, token=secret)]
    watcher = await harness.listen(None)
    unused = await link_of(harness, 0)
    link = await link_of(harness, 0, host=True)
    assert [listener.revoked for listener in old] == [1, 1]
    for token in (harness.opened.seats[0], secret, unused):
        assert await refusal(harness, token, new_token()) == "link-used"
    assert watcher.received("update")[-1]["fact"] == {"kind": "reissued", "seat": 0}
    assert watcher.received("presence")[-1]["here"] == []
    assert (await enter(harness, link, new_token())).seat == 0
    assert watcher.received("update")[-1]["fact"] == {"kind": "claimed", "seat": 0}
    assert (await enter(harness, device, new_token())).seat == 1  # other seats keep what they had


async def test_a_new_link_does_not_fail_because_the_table_moves_on(service: FakeTimeService) -> None:
    harness = await begin(service)
    host = ConnectedClient(harness, session=HOST)
    await host.hello(harness.opened.watch)
    await harness.do(0, Pause)  # an entry that the host's client has not seen
    assert (await host.ask(Reissue(id=1, seat=1)))["type"] == "done"


@pytest.mark.parametrize(("seat", "code"), [(-1, "no-seat"), (3, "no-seat"), (2, "seat-taken")])
async def test_there_is_no_link_for_a_seat_that_nobody_can_have(
    service: FakeTimeService, seat: int, code: str
) -> None:
    harness = await begin(service, plan(bots=(2,)))
    with pytest.raises(Refused) as found:
        await link_of(harness, seat, host=True)
    assert found.value.code == code


async def test_links_and_secrets_open_the_rematch_one_seat_further(service: FakeTimeService) -> None:
    harness = await begin(service, plan("seismic", 2))
    used, unused, secret = await link_of(harness, 0), await link_of(harness, 1), new_token()
    await enter(harness, used, secret)
    while not harness.table.over:
        await harness.act()
    command = Rematch(seq=harness.live_table.seq + 1)
    table = await service.opening.rematch(harness.live_table, 0, command)
    new = TableHarness(service, harness.opened, await service.registry.get(table))
    assert (await enter(new, secret)).seat == 1
    assert (await enter(new, unused, new_token())).seat == 0
    assert await refusal(new, used, new_token()) == "link-used"


# ---------------------------------------------------------------------- who may make links, and who is told


async def test_only_the_host_makes_a_new_link_for_a_seat(service: FakeTimeService) -> None:
    harness = await begin(service)
    for token, session in ((harness.opened.seats[1], "jun"), (harness.opened.watch, None)):
        client = ConnectedClient(harness, session)
        await client.hello(token)
        assert (await client.ask(Reissue(id=1, seat=0)))["code"] == "not-the-host"
    watcher = ConnectedClient(harness, HOST)
    await watcher.hello(harness.opened.watch)
    assert (await watcher.ask(DeviceLink(id=2)))["code"] == "not-seated"


async def test_a_link_goes_to_the_asker_alone(service: FakeTimeService) -> None:
    harness = await begin(service)
    host, mara, jun = ConnectedClient(harness, HOST), ConnectedClient(harness), ConnectedClient(harness)
    await host.hello(harness.opened.watch)
    await mara.hello(harness.opened.seats[0])
    await jun.hello(harness.opened.seats[1])
    device = (await mara.ask(DeviceLink(id=1)))["token"]
    new = (await host.ask(Reissue(id=1, seat=1)))["token"]
    entries = str(await harness.stored())
    for token, asker in ((device, mara), (new, host)):
        assert token not in entries
        for client in (host, mara, jun):
            assert (token in str(client.sent)) == (client is asker)


async def test_the_host_gets_the_link_of_the_own_seat_before_being_disconnected(
    service: FakeTimeService,
) -> None:
    harness = await begin(service)
    host = ConnectedClient(harness, HOST)
    await host.hello(harness.opened.seats[0])
    token = (await host.ask(Reissue(id=1, seat=0)))["token"]
    assert host.revoked_after is not None
    assert "done" in [message["type"] for message in host.sent[: host.revoked_after]]
    assert await ConnectedClient(harness, HOST).hello(token, new_token()) == "welcome"


async def test_the_welcome_says_whether_the_link_was_exchanged(service: FakeTimeService) -> None:
    harness = await open_by_links(service)
    link, secret = harness.opened.seats[0], new_token()
    for token, new, claimed in ((link, secret, True), (link, secret, True), (secret, new_token(), False)):
        client = ConnectedClient(harness)
        await client.hello(token, new)
        (welcome,) = [message for message in client.sent if message["type"] == "welcome"]
        assert (welcome["seat"], welcome.get("claimed", False)) == (0, claimed)


# ---------------------------------------------------------------------- the opener


@pytest.mark.parametrize("seed", range(8))
async def test_no_token_that_the_opener_was_ever_given_opens_the_seat_of_another(
    service: FakeTimeService, seed: int
) -> None:
    """Whatever seats do with their links and secrets, once each has used what the opener gave it."""
    opened = await service.opening.create(HOST, plan(), own=(0,))
    harness = TableHarness(service, opened, await service.registry.get(opened.table))
    dice = random.Random(seed)
    given = [*opened.seats.values(), opened.watch]
    for seat in (1, 2):
        await enter(harness, opened.seats[seat], new_token())
    for _ in range(20):
        seat = dice.choice((1, 2))
        match dice.choice(("device", "device unused", "hand over", "reissue")):
            case "device":
                await enter(harness, await link_of(harness, seat), new_token())
            case "device unused":
                await link_of(harness, seat)
            case "hand over":
                link = new_token()
                await harness.do(seat, HandOver, token=link)
                await enter(harness, link, new_token())
            case _:
                given.append(await link_of(harness, seat, host=True))
                await enter(harness, given[-1], new_token())
        await expect_only_own(harness, given, dice)


async def expect_only_own(harness: TableHarness, given: list[str], dice: random.Random) -> None:
    """The opener gets into the own seat or watches, with any two tokens, and as a watcher over HTTP."""
    before = harness.live_table.seq
    for token in given:
        for new in (None, new_token(), dice.choice(given)):
            with contextlib.suppress(Refused):
                assert (await enter(harness, token, new)).seat in (0, None)
        with contextlib.suppress(Refused):
            assert await harness.service.seats.authorize(harness.live_table.id, token) in (0, None)
    assert harness.live_table.seq == before


async def test_old_links_are_exchanged_by_the_first_browser_that_comes(service: FakeTimeService) -> None:
    """A key of a table from before keys had kinds is an invitation, also if its seat is taken."""
    harness = await begin(service)
    secret, old = new_token(), harness.opened.seats[0]
    entry = Append(
        harness.live_table.id,
        Entry(harness.live_table.seq + 1, service.now(), DeviceLinked(0)),
        harness.table.standing(),
        (Key(digest(old), harness.live_table.id, 0, "invitation"),),  # as the migration leaves it
    )
    assert await service.store.append(entry)
    await harness.live_table.refresh()
    assert await enter(harness, old, secret) == Access(0, secret, claimed=True)
    assert await refusal(harness, old, new_token()) == "link-used"
    assert harness.table.entries[-1].fact == Claimed(0)
