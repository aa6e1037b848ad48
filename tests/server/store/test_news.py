"""What others have changed and whispered reaches everyone who listens, however slowly."""

from __future__ import annotations

import asyncio
import gc

import pytest

from quakeboard.server.store.pubsub import MOST_WHISPERS, News


async def test_what_a_slow_listener_has_not_asked_for_yet_is_one_change() -> None:
    news = News()
    slow, fast = news.changes(), news.changes()
    news.changed(["a", "b"])
    assert await anext(fast) == {"a", "b"}
    news.changed(["a"])
    news.changed(["c"])
    assert await anext(fast) == {"a", "c"}
    assert await anext(slow) == {"a", "b", "c"}


async def test_who_missed_something_is_told_to_look_at_everything() -> None:
    news = News()
    changes = news.changes()
    news.changed(["a"])
    news.missed()
    news.changed(["b"])
    assert await anext(changes) == frozenset()
    news.changed(["c"])
    assert await anext(changes) == {"c"}


async def test_of_too_many_whispers_the_oldest_are_forgotten() -> None:
    news = News()
    whispers = news.whispers()
    for number in range(MOST_WHISPERS + 3):
        news.whispered(str(number))
    assert await anext(whispers) == "3"


async def test_a_listener_wakes_up_when_something_comes_and_at_the_end() -> None:
    news = News()
    changes, whispers = news.changes(), news.whispers()
    waiting = asyncio.ensure_future(anext(changes))
    await asyncio.sleep(0)
    news.changed(["a"])
    assert await waiting == {"a"}
    news.whispered("last words")
    news.end()
    assert [text async for text in whispers] == ["last words"]
    with pytest.raises(StopAsyncIteration):
        await anext(changes)


async def test_a_listener_that_is_gone_is_forgotten() -> None:
    news = News()
    changes, whispers = news.changes(), news.whispers()
    assert (len(news._changes), len(news._whispers)) == (1, 1)
    del changes, whispers
    gc.collect()
    assert (len(news._changes), len(news._whispers)) == (0, 0)
