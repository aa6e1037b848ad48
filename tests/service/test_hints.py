"""Hints and forecasts at a table: for whom, once, and not where the table forbids them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from quakeboard.core.errors import QuakeboardError
from quakeboard.language import Language
from quakeboard.service.messages import Foretold, Give, HintGiven, Pause, Rename

from .application import AtOnce, Party, SlowLobby, begin, plan, seat_all


async def forecast(party: Party, seat: int | None) -> Foretold:
    return await party.desk.thoughts.forecast(party.table, seat, party.lobby.thinkers)


async def hint(party: Party, seat: int, language: str | None = None) -> HintGiven:
    speaks = None if language is None else Language(language)
    return await party.desk.thoughts.hint(party.table, seat, speaks, party.lobby.thinkers)


async def refused(work: Any) -> str:
    with pytest.raises(QuakeboardError) as found:
        await work
    return found.value.code


async def test_everybody_may_ask_for_a_forecast(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan("seismic", 2))
    await party.act()
    await party.act()
    (laid,) = [tile for tile in party.table.view(None).board if tile.kind != "town"]
    for seat in (0, 1, None):
        told = await forecast(party, seat)
        assert told.seq == party.table.seq
        (danger,) = told.dangers
        assert danger.at == f"{laid.at[0]},{laid.at[1]}"
        assert set(danger.odds) == {"soon", "end"}
        assert 0 < danger.odds["soon"].p < danger.odds["end"].p <= 1


async def test_a_city_has_its_owner_and_its_odds(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    await party.act("found 1,11 3", "mark 1,12 S")
    (danger,) = (await forecast(party, 2)).dangers
    assert (danger.at, danger.seat) == ("1,11", 0)
    assert set(danger.odds) == {"average", "worst"}
    assert danger.odds["average"].error == 0


async def test_only_who_is_asked_gets_a_hint(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    assert await refused(hint(party, 1)) == "not-asked"
    assert (await hint(party, 0)).action in [str(action) for action in party.table.legal()]
    await party.do(0, Give, bot="random")
    assert await refused(hint(party, 0)) in ("bot-plays", "not-asked")


async def test_a_hint_speaks_the_language_of_whoever_asks(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    told = {language: (await hint(party, 0, language)) for language in (None, "en", "de", "es", "fr")}
    assert len({one.action for one in told.values()}) == 1
    assert told[None].sentence == told["en"].sentence
    assert len({one.sentence for one in told.values()}) == 4
    assert all(one.sentence for one in told.values())


async def test_there_is_nothing_to_foretell_before_or_after_the_game(lobby: SlowLobby) -> None:
    party = await seat_all(lobby)
    assert await refused(forecast(party, 0)) == "not-begun"
    assert await refused(hint(party, 0)) == "not-begun"
    party = await begin(lobby, plan("seismic", 2))
    await party.do(0, Pause)
    assert (await forecast(party, 0)).dangers == []
    assert await refused(hint(party, 0)) == "is-paused"


async def test_a_table_may_forbid_both(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan(forecast=False))
    ear = await party.listen(1)
    assert ear.told("welcome")[0]["info"]["forecast"] is False
    for work in (forecast(party, 0), forecast(party, None), hint(party, 0)):
        assert await refused(work) == "forecast-forbidden"


async def test_tables_allow_both_unless_they_say_so(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    ear = await party.listen(1)
    assert "forecast" not in ear.told("welcome")[0]["info"]  # left out: it is as usual


class Counting(AtOnce):
    """Thinks when it is told to, and counts how often."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()
        self.thoughts = 0

    async def _think(self, company: int, work: Any, *about: Any) -> list[Any]:
        self.thoughts += 1
        await self.go.wait()
        return await super()._think(company, work, *about)


async def test_what_is_the_same_is_thought_out_once(lobby: SlowLobby) -> None:
    lobby.thinkers = thinkers = Counting()
    party = await begin(lobby, plan("seismic", 2))
    await party.act()
    asking = [asyncio.create_task(forecast(party, 0)) for _ in range(5)]
    await asyncio.sleep(0)
    asking[0].cancel()  # whoever asked first goes
    thinkers.go.set()
    answers = await asyncio.gather(*asking, return_exceptions=True)
    assert isinstance(answers[0], asyncio.CancelledError)
    assert thinkers.thoughts == 1
    assert all(answer == answers[1] for answer in answers[2:])
    assert await forecast(party, 0) == answers[1]
    await forecast(party, 1)
    assert thinkers.thoughts == 2
    await party.do(1, Rename, name="Juna", colour=1)
    await forecast(party, 0)
    assert thinkers.thoughts == 3  # the table has another number


async def test_a_thought_that_failed_is_thought_again(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan("seismic", 2))

    class Failing(AtOnce):
        async def _think(self, company: int, work: Any, *about: Any) -> list[Any]:
            raise OSError("no process can be started")

    lobby.thinkers, well = Failing(), lobby.thinkers
    with pytest.raises(OSError, match="no process"):
        await forecast(party, 0)
    lobby.thinkers = well
    assert (await forecast(party, 0)).dangers == []
