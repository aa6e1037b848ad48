import { expect, test } from "vitest";

import type { QuakeLine } from "../../wire";
import { dayShocks, PEN, plates } from "./day_trace";

const NOW = 1_700_000_000_000;
const HOUR = 3_600_000;
const quake = (hours: number, magnitude = 3): QuakeLine => ({
  game: "seismic",
  at: NOW - hours * HOUR,
  events: [{ event: "seismic-quake-turned-up", seat: 0, magnitude, set_up: false }],
});

test("quakes lie on the axis by their time, up to the pen", () => {
  const found = dayShocks([quake(12, 5), quake(6)], NOW);
  expect(found.map(({ at }) => at)).toEqual([PEN / 2, (PEN * 3) / 4]);
  expect(found.map(({ plate }) => plate)).toEqual(["M5.0", "M3.0"]);
});

test("what is older than a day, is no quake or is of no known game is left out", () => {
  const setUp = { ...quake(1), events: [{ event: "seismic-quake-turned-up", seat: 0, magnitude: 2, set_up: true }] };
  expect(dayShocks([quake(25), setUp, { ...quake(1), game: "tremor" }], NOW)).toEqual([]);
});

test("quakes of the same minute do not lie on each other, and the oldest make way", () => {
  const found = dayShocks(Array.from({ length: 60 }, (_, n) => quake((60 - n) / 600)), NOW);
  expect(found).toHaveLength(18);
  for (const [n, { at }] of found.slice(1).entries()) expect(at - found[n]!.at).toBeGreaterThanOrEqual(56);
  expect(found[0]!.at).toBeGreaterThan(0);
  expect(found.at(-1)!.at).toBeLessThan(PEN);
});

test("plates hang over each other where they would touch, and stay on the sheet", () => {
  const sheet = { middle: 96, swing: 62, width: 1440 };
  const shock = { size: 0.5, plate: "M2.0", diamond: false };
  const found = plates([{ ...shock, at: 10 }, { ...shock, at: 20 }, { ...shock, at: 400 }, { ...shock, at: 500, plate: null }], 1440, sheet);
  expect(found).toHaveLength(3);
  expect(found[1]!.y).toBe(found[0]!.y - 25);
  expect(found[2]!.y).toBe(found[0]!.y);
});
