import { expect, test, vi } from "vitest";

import type { Ask, Tell } from "../../wire";
import { Adviser } from "./adviser.svelte";
import type { TableState } from "../table.svelte";

/** A table that answers when the test says so. */
function table(change: Partial<TableState> = {}) {
  const asked: { message: Ask; answer: (tell: unknown) => void; refuse: (code: string) => void }[] = [];
  const state = {
    shown: 7,
    seat: 0,
    mayAct: true,
    isIdle: true,
    stale: false,
    contact: { state: "here" },
    info: { state: "playing", forecast: true },
    refused: null,
    ask: (message: Ask) => new Promise<Tell>((answer, fail) => asked.push({ message, answer: answer as never, refuse: (code) => fail({ code, sentence: code }) })),
    ...change,
  };
  return { state: state as unknown as TableState & typeof state, asked };
}

const quiet = () => new Promise((then) => setTimeout(then));

test("one thing at a time is asked for, in the order in which it was wanted", async () => {
  const { state, asked } = table();
  const adviser = new Adviser(state);
  adviser.showsForecast = true;
  adviser.follow();
  const hint = adviser.askHint();
  await quiet();
  expect(asked.map(({ message }) => message.type)).toEqual(["forecast"]);
  asked[0]!.answer({ type: "forecast", seq: 7, dangers: [] });
  await quiet();
  expect(asked.map(({ message }) => message.type)).toEqual(["forecast", "hint"]);
  asked[1]!.answer({ type: "hint", action: "pass", sentence: "Why not." });
  await hint;
  expect([adviser.hint?.sentence, adviser.proposed]).toEqual(["Why not.", { action: "pass", seat: 0 }]);
});

test("a hint is for the question that it was asked for, and is asked for once", async () => {
  const { state, asked } = table();
  const adviser = new Adviser(state);
  const first = adviser.askHint();
  await quiet();
  asked[0]!.answer({ type: "hint", action: "pass", sentence: "Why not." });
  await first;
  const before = adviser.proposed;
  await adviser.askHint();
  expect(asked).toHaveLength(1);
  // The same once more: the board shows it anew.
  expect(adviser.proposed).not.toBe(before);
  expect(adviser.proposed).toEqual(before);
});

test("a forecast that is refused for good goes, and one that came too fast comes later", async () => {
  vi.useFakeTimers();
  const { state, asked } = table();
  const adviser = new Adviser(state);
  adviser.showsForecast = true;
  adviser.follow();
  await vi.advanceTimersByTimeAsync(0);
  asked[0]!.refuse("slow-down");
  await vi.advanceTimersByTimeAsync(100);
  adviser.follow();
  await vi.advanceTimersByTimeAsync(0);
  expect([asked.length, adviser.showsForecast, state.refused]).toEqual([1, true, null]);
  await vi.advanceTimersByTimeAsync(2000);
  adviser.follow();
  await vi.advanceTimersByTimeAsync(0);
  asked[1]!.refuse("forecast-forbidden");
  await vi.advanceTimersByTimeAsync(0);
  expect([adviser.showsForecast, state.refused?.code]).toEqual([false, "forecast-forbidden"]);
  vi.useRealTimers();
});

test("where both are forbidden neither is asked for", async () => {
  const { state, asked } = table({ info: { state: "playing", forecast: false } as never });
  const adviser = new Adviser(state);
  adviser.showsForecast = true;
  adviser.follow();
  await adviser.askHint();
  await quiet();
  expect([asked.length, adviser.allowed, adviser.dangers]).toEqual([0, false, []]);
});
