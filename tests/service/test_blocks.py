"""Which clients a block meets."""

from __future__ import annotations

from ipaddress import ip_address

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quakeboard.core.errors import QuakeboardError
from quakeboard.service.blocks import Blocks, read_network, session_digest
from quakeboard.service.operator_store import Block

NOW = 1_700_000_000_000


def blocked(block: Block, host: str, session: str | None = None, now: int = NOW) -> bool:
    blocks = Blocks()
    blocks.load([block])
    try:
        blocks.check(host, session, now)
    except QuakeboardError as error:
        return error.code == "blocked"
    return False


@pytest.mark.parametrize(
    ("given", "network"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        (" 203.0.113.7/24 ", "203.0.113.0/24"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::1/128", "2001:db8::/64"),
        ("2001:db8::/32", "2001:db8::/32"),
    ],
)
def test_an_address_becomes_the_network_of_one_client(given: str, network: str) -> None:
    assert read_network(given) == network


@pytest.mark.parametrize("own", ["127.0.0.1", "127.3.0.0/16", "0.0.0.0/0", "::1", "::/0"])
def test_the_machine_itself_is_blocked_only_by_force(own: str) -> None:
    with pytest.raises(QuakeboardError) as refused:
        read_network(own)
    assert refused.value.code == "own-address"
    read_network(own, force=True)


@pytest.mark.parametrize("text", ["", "here", "1.2.3", "203.0.113.7/33", "1.2.3.4:80", "x" * 1000])
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(QuakeboardError) as refused:
        read_network(text)
    assert refused.value.code == "bad-address"


@pytest.mark.parametrize(
    ("host", "is_blocked"),
    [
        ("203.0.113.7", True),
        ("203.0.114.7", False),
        ("::ffff:203.0.113.7", True),
        ("2001:db8::1", False),
        ("", False),
        ("testclient", False),
    ],
)
def test_a_network_meets_its_addresses(host: str, is_blocked: bool) -> None:
    assert blocked(Block("address", "203.0.113.0/24", NOW + 1), host) is is_blocked


def test_all_addresses_of_an_ipv6_client_are_met() -> None:
    block = Block("address", read_network("2001:db8:0:5::1"), NOW + 1)
    assert blocked(block, "2001:db8:0:5:ffff::2")
    assert blocked(block, "2001:db8:0:5::1%eth0")
    assert not blocked(block, "2001:db8:0:6::1")


def test_a_block_ends() -> None:
    block = Block("address", "203.0.113.7/32", NOW)
    assert blocked(block, "203.0.113.7", now=NOW - 1)
    assert not blocked(block, "203.0.113.7", now=NOW)


def test_a_session_is_met_wherever_it_comes_from() -> None:
    block = Block("session", session_digest("mara"), NOW + 1)
    assert blocked(block, "203.0.113.7", "mara")
    assert not blocked(block, "203.0.113.7", "jun")
    assert not blocked(block, "203.0.113.7", None)


@given(st.ip_addresses())
def test_an_address_is_always_within_its_own_block(address: object) -> None:
    network = read_network(str(address), force=True)
    mapped = getattr(address, "ipv4_mapped", None)
    assert mapped is not None or blocked(Block("address", network, NOW + 1), str(ip_address(str(address))))
