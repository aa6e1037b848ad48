import { beforeEach, describe, expect, test } from "vitest";

import type { Update } from "../wire";
import { UpdateQueue, type Screen, type Time } from "./update_queue";

/** Time that passes only when told. */
class Clockwork implements Time {
  private at = 0;
  private timers = new Map<number, { at: number; then: () => void }>();
  private count = 0;
  now(): number {
    return this.at;
  }
  after(milliseconds: number, then: () => void): number {
    this.timers.set(++this.count, { at: this.at + milliseconds, then });
    return this.count;
  }
  cancel(timer: number): void {
    this.timers.delete(timer);
  }
  pass(milliseconds: number): void {
    const end = this.at + milliseconds;
    for (;;) {
      const due = [...this.timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      this.timers.delete(due[0]);
      this.at = due[1].at;
      due[1].then();
    }
    this.at = end;
  }
}

let time: Clockwork;
let shown: number[];
let tempo: number;
let updateQueue: UpdateQueue;
const update = (seq: number, quake = false): Update => ({ seq, quake, steps: [{}] }) as unknown as Update;

beforeEach(() => {
  [time, shown, tempo] = [new Clockwork(), [], 1];
  const screen: Screen = {
    show: ({ update: { seq } }) => shown.push(seq),
    isQuick: () => false,
    isQuake: (one) => (one as unknown as { quake: boolean }).quake,
    speed: () => 1,
    tempo: (times) => (tempo = times),
  };
  updateQueue = new UpdateQueue(screen, time);
});

test("one thing moves at a time", () => {
  for (const seq of [1, 2, 3]) updateQueue.push(update(seq));
  expect(shown).toEqual([1]);
  time.pass(700);
  expect(shown).toEqual([1, 2]);
  time.pass(5000);
  expect(shown).toEqual([1, 2, 3]);
});

test("all at once, for those who will not wait", () => {
  for (const seq of [1, 2, 3]) updateQueue.push(update(seq));
  updateQueue.flush();
  expect(shown).toEqual([1, 2, 3]);
  expect(updateQueue.isIdle).toBe(true);
});

describe("a board that says when it rests", () => {
  beforeEach(() => {
    updateQueue.boardSettled();
    updateQueue.push(update(1, true));
    updateQueue.push(update(2));
  });
  test("is waited for, so that no quake is cut short", () => {
    time.pass(2500);
    expect(shown).toEqual([1]);
    updateQueue.boardSettled();
    expect(shown).toEqual([1, 2]);
  });
  test("is not waited for for ever", () => {
    time.pass(10_000);
    expect(shown).toEqual([1, 2]);
  });
});

test("what was missed goes by within six seconds, at four times the speed, and then all is as before", () => {
  updateQueue.boardSettled();
  updateQueue.catchUp();
  for (let seq = 1; seq <= 200; seq += 1) updateQueue.push(update(seq, seq % 9 === 0));
  expect(tempo).toBe(4);
  time.pass(6000);
  expect(shown).toHaveLength(200);
  updateQueue.caughtUp();
  time.pass(1000);
  expect(tempo).toBe(1);
});
