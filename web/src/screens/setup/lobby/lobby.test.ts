import { beforeAll, expect, test } from "vitest";

import { needWords, useLanguage } from "../../../i18n/i18n.svelte";
import { lobbyFacts } from "./lobby_facts";

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
