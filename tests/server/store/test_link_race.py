"""Browsers that come to different processes with one link: one of them gets the seat."""

from __future__ import annotations

import asyncio

from quakeboard.server.store.postgres.store import PostgresStore
from quakeboard.service.errors import Refused
from quakeboard.service.messages import Hello
from quakeboard.service.seats import Access
from quakeboard.service.table_service import TableService
from quakeboard.service.tokens import digest, new_token
from tests.service.application import InlineBots, plan

TABLES = 8


async def test_of_browsers_at_two_processes_one_gets_the_seat(processes: list[PostgresStore]) -> None:
    services = [TableService(f"p{number}", store, InlineBots()) for number, store in enumerate(processes)]
    try:
        for _ in range(TABLES):
            opened = await services[0].opening.create("hana", plan())
            wanted = [(seat, link) for seat, link in opened.seats.items() for _ in range(2)]
            hellos = [(seat, Hello(token=link, new_token=new_token())) for seat, link in wanted]
            answers = await asyncio.gather(
                *(
                    service.seats.enter(opened.table, hello, None)
                    for service in services
                    for _, hello in hellos
                ),
                return_exceptions=True,
            )
            won = [answer for answer in answers if isinstance(answer, Access)]
            lost = [answer for answer in answers if isinstance(answer, Refused)]
            # Each hello was said at both processes, and the winner's is welcome at both.
            assert sorted(access.seat or 0 for access in won) == [0, 0, 1, 1, 2, 2]
            assert {error.code for error in lost} == {"link-used"}
            assert len(won) + len(lost) == len(answers)
            keys = {key.digest: key for key in await processes[0].keys_of(opened.table)}
            assert sorted(key.seat or 0 for key in keys.values() if key.kind == "seat") == [0, 1, 2]
            for access in won:
                assert access.token is not None
                assert keys[digest(access.token)].kind == "seat"
            assert len(await processes[1].entries(opened.table, 0)) == 3
    finally:
        for service in services:
            await service.close()
