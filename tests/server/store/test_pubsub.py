"""Changes and messages reach every subscription, however slowly it reads."""

from __future__ import annotations

import asyncio
import gc

import pytest

from quakeboard.server.store.pubsub import MAX_QUEUED_MESSAGES, PubSub


async def test_what_a_slow_listener_has_not_asked_for_yet_is_one_change() -> None:
    pubsub = PubSub()
    slow, fast = pubsub.changes(), pubsub.changes()
    pubsub.publish_changes(["a", "b"])
    assert await anext(fast) == {"a", "b"}
    pubsub.publish_changes(["a"])
    pubsub.publish_changes(["c"])
    assert await anext(fast) == {"a", "c"}
    assert await anext(slow) == {"a", "b", "c"}


async def test_a_subscription_that_missed_changes_yields_an_empty_set() -> None:
    pubsub = PubSub()
    changes = pubsub.changes()
    pubsub.publish_changes(["a"])
    pubsub.publish_missed()
    pubsub.publish_changes(["b"])
    assert await anext(changes) == frozenset()
    pubsub.publish_changes(["c"])
    assert await anext(changes) == {"c"}


async def test_of_too_many_messages_the_oldest_are_dropped() -> None:
    pubsub = PubSub()
    messages = pubsub.peer_messages()
    for number in range(MAX_QUEUED_MESSAGES + 3):
        pubsub.publish_message(str(number))
    assert await anext(messages) == "3"


async def test_a_listener_wakes_up_when_something_comes_and_at_the_end() -> None:
    pubsub = PubSub()
    changes, messages = pubsub.changes(), pubsub.peer_messages()
    waiting = asyncio.ensure_future(anext(changes))
    await asyncio.sleep(0)
    pubsub.publish_changes(["a"])
    assert await waiting == {"a"}
    pubsub.publish_message("last words")
    pubsub.close()
    assert [text async for text in messages] == ["last words"]
    with pytest.raises(StopAsyncIteration):
        await anext(changes)


async def test_a_listener_that_is_gone_is_forgotten() -> None:
    pubsub = PubSub()
    changes, messages = pubsub.changes(), pubsub.peer_messages()
    assert (len(pubsub._changes), len(pubsub._messages)) == (1, 1)
    del changes, messages
    gc.collect()
    assert (len(pubsub._changes), len(pubsub._messages)) == (0, 0)
