import { expect, it } from "vitest";

import type { TableInfo } from "../../wire";
import { ownTimeLeft } from "./own_clock";
import { relativeTime } from "./relative_time";
import { beginner, missing } from "./rematch";

const info = (more: Partial<TableInfo>): TableInfo => ({ state: "open", seats: [], moves: 0, ...more });

it("knows how long the reader has left", () => {
  const playing = info({ state: "playing", clocks: { left: [50_000, 9_000], running: 0 } });
  expect(ownTimeLeft(playing, 0, 1_000, 11_000)).toBe(40_000);
  expect(ownTimeLeft(playing, 0, 1_000, 0)).toBe(50_000);
  expect(ownTimeLeft(playing, 0, 0, 90_000)).toBe(0);
  expect(ownTimeLeft(playing, 1, 0, 0)).toBeNull();
  expect(ownTimeLeft(playing, null, 0, 0)).toBeNull();
  expect(ownTimeLeft({ ...playing, state: "paused" }, 0, 0, 0)).toBeNull();
});

it("tells times from now, those to come never too early", () => {
  expect(relativeTime(-26 * 3_600_000, "en")).toBe("yesterday");
  expect(relativeTime(-5, "en")).toBe("this minute");
  expect(relativeTime(4.2 * 3_600_000, "en")).toBe("in 5 hours");
  expect(relativeTime(5, "en")).toBe("in 1 minute");
});

it("begins a rematch when all people are there, by the browser of the first", () => {
  const seats = [{ name: "greedy", colour: 0, bot: "greedy" }, { name: "Mara", colour: 1 }, { name: "Jun", colour: 2 }];
  const rematch = info({ seats, series: { games: 1, wins: [0, 1, 0] } });
  expect(missing(rematch, [1])).toEqual(["Jun"]);
  expect(missing(rematch, [1, 2])).toEqual([]);
  expect(missing(info({ seats }), [1, 2])).toBeNull();
  expect(missing({ ...rematch, seats: [...seats, { name: null, colour: 3 }] }, [1, 2])).toBeNull();
  expect(beginner(rematch)).toBe(1);
});
