import { beforeAll, expect, test } from "vitest";

import { needWords, useLanguage } from "../../../i18n/i18n.svelte";
import type { SeatInfo } from "../../../wire";
import { lobbyFacts } from "./lobby_facts";
import { isHere, presenceWord } from "./seat_presence";

beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as Document;
  await useLanguage("en");
  await needWords("setup");
});

const facts = (table: Partial<Parameters<typeof lobbyFacts>[0]>): string[] =>
  lobbyFacts({ clock: {}, public: false, forecast: true, hasSecrets: false, ...table }).map(({ title, words, more }) => `${title}: ${words}, ${more}`);

test("a lobby tells the clock, what happens at zero, help and watching", () => {
  expect(facts({ clock: { kind: "bank", seconds: 600, increment: 5 } })).toEqual([
    "Clock: 10 minutes each, and 5 seconds a move",
    "At zero: A bot plays on, you may take over again",
    "Help: Hints allowed, and forecasts",
    "Watching: With the link, they see all that you see",
  ]);
  expect(facts({ clock: { kind: "move", seconds: 86_400, when_over: "pass" }, public: true, forecast: false, hasSecrets: true })).toEqual([
    "Clock: One day a move, new for every move",
    "At zero: The turn is passed, or the first legal action is taken",
    "Help: Without hints, and without forecasts",
    "Watching: Everybody, they see what lies open",
  ]);
});

test("without a clock nothing is said of zero", () => {
  expect(facts({}).map((words) => words.split(":")[0])).toEqual(["Clock", "Help", "Watching"]);
});

test("each seat has its word", () => {
  const all = { seat: 0, atScreen: [0, 1], here: [0, 2], seen: { 3: 1000 }, now: 1000 + 4 * 60_000 };
  const word = (n: number, more: Partial<SeatInfo> = {}): string => presenceWord({ name: "Jun", colour: n, ...more }, n, all);
  expect(word(0)).toBe("You");
  expect(word(1)).toBe("At this screen");
  expect(word(2)).toBe("Here");
  expect(word(3)).toBe("Away 4 min");
  expect(word(4)).toBe("Not here yet");
  expect(word(4, { bot: "greedy" })).toBe("Bot: greedy");
  expect(word(4, { name: null })).toBe("Free");
  expect([0, 1, 2, 3, 4].map((n) => isHere(n, all))).toEqual([true, true, true, false, false]);
});
