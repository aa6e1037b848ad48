import { expect, it } from "vitest";

import { isHere, presence, timeSpan, type Presences } from "./presence";

const NOON = 1_700_000_000_000;
const all: Presences = { seat: 0, atScreen: [0, 1], here: [0, 2], seen: { 3: NOON - 4 * 60_000 - 5 }, now: NOON };
const person = { name: "Jun", colour: 1 };

it("has one word for every seat", () => {
  expect(presence(person, 0, all)).toEqual(["presence-you"]);
  expect(presence(person, 1, all)).toEqual(["presence-screen"]);
  expect(presence(person, 2, all)).toEqual(["presence-here"]);
  expect(presence(person, 3, all)).toEqual(["presence-away", { unit: "minutes", count: 4 }]);
  expect(presence(person, 3, { ...all, seen: { 3: NOON - 59_999 } })).toEqual(["presence-away-now"]);
  expect(presence(person, 3, { ...all, seen: {} })).toEqual(["presence-expected"]);
  expect(presence({ ...person, bot: "greedy" }, 3, all)).toEqual(["presence-bot", { bot: "greedy" }]);
  expect(presence({ name: null, colour: 0 }, 3, all)).toEqual(["presence-free"]);
});

it("tells a time in its largest unit, rounded down", () => {
  expect(timeSpan(59_999)).toBeNull();
  expect(timeSpan(60_000)).toEqual({ unit: "minutes", count: 1 });
  expect(timeSpan(3_599_999)).toEqual({ unit: "minutes", count: 59 });
  expect(timeSpan(86_399_999)).toEqual({ unit: "hours", count: 23 });
  expect(timeSpan(2 * 86_400_000)).toEqual({ unit: "days", count: 2 });
});

it("knows who is there: people at this screen are", () => {
  expect([0, 1, 2, 3].map((n) => isHere(n, all))).toEqual([true, true, true, false]);
});
