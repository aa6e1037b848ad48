import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { AutoPass, MOMENT } from "./auto_pass.svelte";
import type { Choice } from "./choice.svelte";

let legal = $state.raw<readonly string[]>([]);
let laid = $state.raw<readonly [number, number] | null>([0, 1]);
const choice = { legal: () => legal, view: () => ({ under_way: { laid } }) } as unknown as Choice;
const pass = vi.fn();

/** Follows the question as an effect does: anew whenever it has changed. */
function follow(given: Choice | null = choice): { auto: AutoPass; again: () => void } {
  const auto = new AutoPass(() => given, pass);
  let end = auto.follow();
  const again = (): void => {
    end?.();
    end = auto.follow();
  };
  return { auto, again };
}

beforeEach(() => {
  vi.useFakeTimers();
  pass.mockClear();
  [legal, laid] = [["pass"], [0, 1]];
});
afterEach(() => vi.useRealTimers());

it("ends a turn in which nothing is left to do, after a moment", () => {
  const { auto } = follow();
  expect(auto.runs).toBe(true);
  vi.advanceTimersByTime(MOMENT - 1);
  expect(pass).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(pass).toHaveBeenCalledOnce();
});

it("ends nothing once the lay is to be taken back, or the question has changed", () => {
  const { auto, again } = follow();
  auto.stop();
  again();
  vi.advanceTimersByTime(2 * MOMENT);
  expect(auto.runs).toBe(false);
  legal = ["pass"];
  again();
  vi.advanceTimersByTime(MOMENT / 2);
  legal = ["crew 03", "pass"];
  again();
  vi.advanceTimersByTime(2 * MOMENT);
  expect(pass).not.toHaveBeenCalled();
});

it.each([
  ["a road can be claimed", ["crew 03", "pass"], [0, 1] as const],
  ["no tile was laid", ["pass"], null],
])("ends nothing by itself where %s", (_, offered, where) => {
  [legal, laid] = [offered, where];
  const { auto } = follow();
  expect(auto.runs).toBe(false);
});

it("ends nothing by itself where nothing can be taken back", () => {
  const { auto } = follow(null);
  expect(auto.runs).toBe(false);
});
