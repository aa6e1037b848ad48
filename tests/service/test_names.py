"""Names of people at a table: which are refused, and which are too alike for one table."""

from __future__ import annotations

import pytest

from quakeboard.core.errors import QuakeboardError
from quakeboard.service import log_entries as entries
from quakeboard.service.errors import Refused
from quakeboard.service.messages import Leave, Rename
from quakeboard.service.names import alike, check_name
from quakeboard.service.table import Proposal

from .application import FakeTimeService, open_table, plan


@pytest.mark.parametrize(
    ("given", "found"), [("Mara", "Mara"), ("  Mara \t Ø\n", "Mara Ø"), ("x" * 40, "x" * 40), ("李", "李")]
)
def test_a_name_has_no_spaces_around_it(given: str, found: str) -> None:
    assert check_name(given) == found


@pytest.mark.parametrize("name", ["", " \n", "x" * 41, "a\0b", "\u202eevil", "\ud800", "a\u200bb"])
def test_a_name_can_be_printed(name: str) -> None:
    with pytest.raises(QuakeboardError) as found:
        check_name(name)
    assert found.value.code == "seat-name"


@pytest.mark.parametrize(
    "name", ["\u2800", "\u3164", "\u115f\u1160", "\ufe0f", "\u0301", "Ma\u3164ra", "Mara\u034f", "\u2800Mara"]
)
def test_a_name_can_be_seen(name: str) -> None:
    with pytest.raises(QuakeboardError) as found:
        check_name(name)
    assert found.value.code == "blank-name"


@pytest.mark.parametrize(
    "name", ["❤\ufe0f", "…", "Zoë", "Søren", "Ярослав", "Ολυμπία", "कविता", "はるか", "7"]
)
def test_names_of_all_scripts_can_be_seen(name: str) -> None:
    assert check_name(name) == name


ALIKE = {
    "case": ("Mara", "mARA"),
    "Cyrillic case": ("Вера", "вера"),
    "Cyrillic letters": ("Mara", "Маrа"),
    "all in Cyrillic": ("MAMA", "МАМА"),
    "Greek capitals": ("Nina", "Νina"),
    "Greek small letters": ("Oliver", "Oliνer"),
    "a capital i": ("Alice", "AIice"),
    "a small l": ("Ida", "lda"),
    "digits": ("Olli", "0l1i"),
    "wide letters": ("Mara", "Ｍａｒａ"),
    "mathematical letters": ("Mara", "𝓜𝓪𝓻𝓪"),
    "small capitals": ("Mara", "ᴍᴀʀᴀ"),
    "accents": ("Mara", "Marà"),
    "accents that combine": ("Mara", "Mara\u0323"),
    "strokes": ("Olaf", "Øłaf"),
    "a dotless i": ("Mila", "Mıla"),
    "two letters that look like one": ("Emma", "Ernma"),
    "spaces": ("Mara", "Ma ra"),
    "punctuation": ("Mara", "Mara."),
    "a variation selector": ("❤", "❤\ufe0f"),
    "punctuation alone": ("…", "..."),
}


@pytest.mark.parametrize("name", ALIKE)
def test_names_that_look_alike(name: str) -> None:
    one, other = ALIKE[name]
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Mara", "Maria"),
        ("greedy", "greedy 2"),
        ("はる", "ばる"),
        ("किरण", "करण"),
        ("Вера", "Лера"),
        ("?", "!"),
    ],
)
def test_names_that_can_be_told_apart(one: str, other: str) -> None:
    assert not alike(one, other)


async def test_no_two_seats_have_names_that_look_alike(service: FakeTimeService) -> None:
    harness = await open_table(service, plan(bots=(2,)))
    await harness.do(0, Rename, name="Mara", colour=0)
    assert await harness.refused(1, Rename, name="mara", colour=1) == "name-taken"
    assert await harness.refused(1, Rename, name="Маrа", colour=1) == "name-taken"
    assert await harness.refused(1, Rename, name="Random", colour=1) == "name-taken"  # the bot's
    await harness.do(1, Rename, name="Jun", colour=1)
    await harness.do(0, Rename, name="MARA", colour=0)  # one may be like oneself


async def test_a_name_is_free_again_when_its_owner_has_left(service: FakeTimeService) -> None:
    harness = await open_table(service, plan(public=True))
    await harness.do(0, Rename, name="Mara", colour=0)
    with pytest.raises(Refused, match="“Mara” plays at this table"):
        await service.seats.take_seat(harness.live_table.id, 1, "jun", "Mara", None)
    await harness.do(0, Leave)
    await service.seats.take_seat(harness.live_table.id, 1, "jun", "Mara", None)
    assert harness.table.names == ["1", "Mara", "3"]


async def test_whoever_had_a_name_before_keeps_it(service: FakeTimeService) -> None:
    """At a table from a time when names were not compared."""
    harness = await open_table(service)
    for fact in (entries.Sat(0, "Mara", 0), entries.Sat(1, "Mara", 1)):
        await harness.live_table.apply(lambda _, fact=fact: Proposal(fact))  # type: ignore[misc]
    await harness.do(1, Rename, name="Mara", colour=3)
    assert [seat.name for seat in harness.table.seats] == ["Mara", "Mara", None]
    assert await harness.refused(1, Rename, name="mara", colour=3) == "name-taken"
