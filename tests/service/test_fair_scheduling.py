"""Jobs are queued by fair shares: nobody starves, weights hold, lines are bounded, and nothing gets lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quakeboard.service import fair_scheduling
from quakeboard.service.fair_scheduling import FairQueue, Job, Path, ShareRules

NAMES = st.sampled_from("abc")
COSTS = st.floats(0.01, 2.0)


class Machine:
    """Workers that take the next job when they end one; time passes when a test says so."""

    def __init__(self, queue: FairQueue[str], workers: int) -> None:
        self.queue = queue
        self.workers = workers
        self.running: list[tuple[float, Job[str]]] = []
        self.begun: list[str] = []
        self.now = 0.0
        self.fill()

    def fill(self) -> None:
        while len(self.running) < self.workers and (job := self.queue.take()) is not None:
            self.begun.append(job.item)
            self.running.append((self.now + job.cost, job))

    def end_one(self) -> Job[str]:
        """End the job that is done first, and begin the next."""
        self.running.sort(key=lambda entry: entry[0])
        self.now, job = self.running.pop(0)
        self.queue.finish(job, job.cost)
        self.fill()
        return job


def queue_of(**rules: ShareRules) -> FairQueue[str]:
    """A queue with rules for paths that are written like `a_b`."""
    return FairQueue(lambda path: rules.get("_".join(path), ShareRules()))


# ---------------------------------------------------------------------- no starvation


@pytest.mark.parametrize("workers", [1, 2, 4])
def test_a_greedy_bot_waits_for_no_more_than_the_running_jobs_of_62_fierce_tables(workers: int) -> None:
    queue = queue_of()
    for table in range(62):
        queue.put(("crowd", str(table)), "fierce", 1.0)
    machine = Machine(queue, workers)
    for _ in range(10):
        table = machine.end_one().share.path
        queue.put(table, "fierce", 1.0)  # its next bot
    machine.begun.clear()
    queue.put(("other", "table"), "greedy", 0.02)
    machine.end_one()
    assert machine.begun == ["greedy"]


@given(st.lists(COSTS, min_size=1, max_size=30), st.integers(1, 4), COSTS)
def test_a_newcomer_waits_for_running_jobs_and_at_most_as_much_as_it_costs_itself(
    costs: list[float], workers: int, cost: float
) -> None:
    queue = queue_of()
    for number, much in enumerate(costs):
        queue.put(("crowd", str(number)), "crowd", much)
    machine = Machine(queue, workers)
    for _ in range(len(costs) // 2):
        machine.end_one()
    machine.begun.clear()
    before = [job for _, job in machine.running]
    queue.put(("new", "table"), "new", cost)
    others = 0.0
    while machine.running and "new" not in machine.begun:
        ended = machine.end_one()
        others += 0.0 if ended in before else ended.cost
    assert "new" in machine.begun
    assert others <= cost


def test_a_long_job_is_not_starved_by_newcomers_with_short_ones() -> None:
    queue = queue_of()
    machine = Machine(queue, 1)
    queue.put(("first", "table"), "short", 0.05)
    machine.fill()
    queue.put(("patient", "table"), "long", 1.0)
    for number in range(100):
        queue.put((f"new {number}", "table"), "short", 0.05)
        machine.end_one()
    assert "long" in machine.begun


def test_whoever_was_idle_has_saved_nothing_up() -> None:
    queue = queue_of()
    for number in range(40):
        queue.put(("busy", str(number)), "busy", 1.0)
    machine = Machine(queue, 1)
    for _ in range(20):
        machine.end_one()
    for number in range(40):
        queue.put(("idle", str(number)), "idle", 1.0)
    machine.begun.clear()
    for _ in range(10):
        machine.end_one()
    assert Counter(machine.begun) == {"busy": 5, "idle": 5}


def test_an_idle_share_still_owes_what_it_used_beyond_the_others() -> None:
    queue = queue_of()
    heavy = queue.put(("heavy", "t"), "heavy", 0.1)
    for _ in range(100):
        queue.put(("steady", "t"), "steady", 0.1)
    assert queue.take() is heavy
    queue.finish(heavy, 5.0)
    queue.put(("heavy", "t"), "heavy", 0.1)
    machine = Machine(queue, 1)
    for _ in range(40):
        machine.end_one()
    assert "heavy" not in machine.begun


# ---------------------------------------------------------------------- weights and costs


@given(st.lists(COSTS, min_size=4, max_size=4), st.integers(1, 3))
def test_shares_converge_to_their_weights(costs: list[float], workers: int) -> None:
    weights = {"a": 8, "b": 4, "c": 2, "d": 1}
    queue = queue_of(**{name: ShareRules(weight) for name, weight in weights.items()})
    for name, cost in zip(weights, costs, strict=True):
        for table in range(workers + 1):
            queue.put((name, str(table)), name, cost)
    machine = Machine(queue, workers)
    used: Counter[str] = Counter()
    while machine.now < 300:
        ended = machine.end_one()
        used[ended.item] += ended.cost  # type: ignore[assignment]
        queue.put(ended.share.path, ended.item, ended.cost)
    total = sum(used.values())
    for name, weight in weights.items():
        assert used[name] == pytest.approx(total * weight / 15, abs=4 * workers * max(costs))


def test_what_a_job_has_cost_is_charged_and_not_its_estimate() -> None:
    queue = queue_of()
    for _ in range(30):
        queue.put(("liar", "t"), "liar", 0.01)
        queue.put(("honest", "t"), "honest", 1.0)
    begun: list[str] = []
    for _ in range(22):
        job = queue.take()
        assert job is not None
        begun.append(job.item)
        queue.finish(job, 10.0 if job.item == "liar" else 1.0)
    assert Counter(begun) == {"liar": 2, "honest": 20}


def test_tables_of_one_address_share_what_it_has() -> None:
    queue = queue_of()
    for number in range(20):
        queue.put(("address", "many"), f"many {number}", 1.0)
    queue.put(("address", "one"), "one", 1.0)
    assert [job.item for job in (queue.take(), queue.take()) if job] == ["many 0", "one"]


# ---------------------------------------------------------------------- bounds


def test_no_more_run_than_a_share_may() -> None:
    queue = queue_of(hints=ShareRules(max_running=1))
    hints = [queue.put(("hints", "x"), "hint", 1.0) for _ in range(3)]
    bot = queue.put(("bots", "y"), "bot", 9.0)
    assert [queue.take(), queue.take(), queue.take()] == [hints[0], bot, None]
    queue.finish(hints[0], 1.0)
    assert [queue.take(), queue.take()] == [hints[1], None]


def test_where_too_many_wait_the_newest_of_the_longest_line_is_dropped() -> None:
    dropped: list[str] = []
    queue: FairQueue[str] = FairQueue(
        lambda path: ShareRules(max_waiting=4 if path == () else float("inf")),
        lambda job: dropped.append(job.item),
    )
    for number in range(6):
        queue.put(("greedy", str(number % 2)), f"greedy {number}", 1.0)
    assert dropped == ["greedy 4", "greedy 5"]
    other = queue.put(("other", "0"), "other", 1.0)
    assert (queue.waiting, other.state) == (4, "waiting")
    assert len(dropped) == 3
    assert dropped[2].startswith("greedy")
    assert queue.put(("other", "0"), "second", 1.0).state == "waiting"
    assert queue.put(("other", "0"), "third", 1.0).state == "ended"  # now each has two
    assert dropped[4] == "third"


def test_idle_shares_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_scheduling, "KEPT_IDLE", 3)
    queue = queue_of()
    for number in range(50):
        queue.put((str(number), "t"), "job", 1.0)
        job = queue.take()
        assert job is not None
        queue.finish(job, 1.0)
    assert len(queue._root.children) <= 4


# ---------------------------------------------------------------------- nothing gets lost


def test_a_job_that_is_moved_waits_in_its_new_place() -> None:
    queue = queue_of(present=ShareRules(100))
    moved = queue.put(("absent", "a"), "moved", 1.0)
    for _ in range(3):
        queue.put(("absent", "b"), "absent", 0.1)
    queue.move(("absent", "a"), ("present", "a"))
    queue.move(("absent", "nobody"), ("present", "nobody"))
    assert queue.take() is moved
    assert queue.waiting == 3


@given(st.data())
def test_every_job_is_taken_once_or_cancelled_or_dropped(data: st.DataObject) -> None:
    dropped: list[Job[int]] = []
    queue: FairQueue[int] = FairQueue(_tight, dropped.append)
    waiting: list[Job[int]] = []
    running: list[Job[int]] = []
    counted = 0

    def put() -> None:
        nonlocal counted
        counted += 1
        waiting.append(queue.put(data.draw(st.tuples(NAMES, NAMES)), counted, data.draw(COSTS)))

    def take() -> None:
        job = queue.take()
        if job is not None:
            assert job in waiting
            waiting.remove(job)
            running.append(job)

    def finish() -> None:
        if running:
            queue.finish(running.pop(data.draw(st.integers(0, len(running) - 1))), data.draw(COSTS))

    def cancel() -> None:
        if waiting:
            queue.cancel(waiting.pop(data.draw(st.integers(0, len(waiting) - 1))))

    def move() -> None:
        queue.move(data.draw(st.tuples(NAMES, NAMES)), data.draw(st.tuples(NAMES, NAMES)))

    operations: list[Callable[[], None]] = [put, put, put, take, take, finish, cancel, move]
    for operation in data.draw(st.lists(st.sampled_from(operations), max_size=60)):
        operation()
        for job in dropped:
            waiting.remove(job)
        dropped.clear()
        assert (queue.waiting, queue.running) == (len(waiting), len(running))
        assert queue.running <= 3
    while waiting or running:
        take()
        assert running, "nothing runs, and something waits"
        queue.finish(running.pop(0), 1.0)
    assert queue.take() is None
    assert not any(child.is_active() for child in queue._root.children.values())


def _tight(path: Path) -> ShareRules:
    """Three run at once, two of a share, and few wait."""
    levels = [
        ShareRules(max_running=3, max_waiting=6),
        ShareRules(2, max_running=2),
        ShareRules(max_waiting=3),
    ]
    return levels[len(path)]
