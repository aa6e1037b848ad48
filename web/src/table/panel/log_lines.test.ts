import { describe, expect, test, vi } from "vitest";

import { seismic } from "../../games/seismic";
import recorded from "../../games/seismic/recorded/stream.json";
import { LANGUAGES, needWords, useLanguage } from "../../i18n/i18n.svelte";
import type { Fact, Update } from "../../wire";
import { partOf } from "../stage/staging.svelte";
import { logLines } from "./sentences";

const updates = recorded.updates as unknown as Update[];
const table = { game: seismic, names: ["Mara", "Jun"], reader: 0 };
const until = (seq: number): Update[] => updates.filter((update) => update.seq <= seq);

test("a quake stands in the log under the turn that it opens, and alone is red", () => {
  const [quake, crew] = logLines(table, until(74));
  expect([quake!.quake, crew!.quake]).toEqual([true, false]);
  expect(quake!.text).toMatch(/^Quake 5\.0/);
  expect(quake!.turn).toBe(crew!.turn! + 1);
});

test("what has not been seen yet is no line, and turns nothing red", () => {
  const partly = [...until(73), partOf(updates.find(({ seq }) => seq === 74)!, { events: 2, lines: 1 })];
  const [crew] = logLines(table, partly);
  expect([crew!.text, crew!.quake]).toEqual(["random sends a crew to an open road of one fragment.", false]);
});

/** What is told of a seat; of a person who is away two seats are named. */
const FACTS: Fact[] = [
  { kind: "flagged", seat: 0 },
  { kind: "given", seat: 0, bot: "steady" },
  { kind: "given", seat: 0, bot: "steady", away: true },
  { kind: "taken-back", seat: 0 },
  { kind: "claimed", seat: 0 },
  { kind: "claimed", seat: 0, device: true },
  { kind: "device-linked", seat: 0 },
  { kind: "reissued", seat: 0 },
  { kind: "handed-over", seat: 0 },
  { kind: "undo-asked", seat: 0, actions: 3 },
  { kind: "undo-agreed", seat: 0 },
  { kind: "undo-declined", seat: 0 },
  { kind: "undone", seat: 0, actions: 3 },
  { kind: "paused", seat: 0 },
  { kind: "pause-asked", seat: 0 },
  { kind: "pause-agreed", seat: 0 },
  { kind: "pause-declined", seat: 0 },
  { kind: "resumed", seat: 0 },
  { kind: "reminded", seat: 0, asked: 1 },
  { kind: "reminded", seat: 1, asked: 0 },
  { kind: "bot-voted", seat: 0, asked: 1 },
  { kind: "bot-voted", seat: 0, asked: 1, bot: "steady" },
  { kind: "bot-voted", seat: 1, asked: 0, bot: "steady" },
  { kind: "end-voted", seat: 0, asked: 1 },
  { kind: "end-voted", seat: 0, asked: 1, ends: true },
  { kind: "came-back", seat: 0 },
  { kind: "resigned", seat: 0, bot: "steady" },
  { kind: "abandoned", seat: 0 },
  { kind: "closed-seat", seat: 0, bot: "steady" },
] as unknown as Fact[];
const line = (fact: Fact, reader: number | null): string => logLines({ ...table, reader }, [{ seq: 1, fact } as Update])[0]!.text;

describe.each(LANGUAGES)("in %s", (code) => {
  test.each(FACTS)("the log says “you” to the reader alone: $kind of $seat", async (fact) => {
    vi.stubGlobal("document", { documentElement: {} });
    await useLanguage(code);
    await needWords("away", "table");
    expect(line(fact, 0)).not.toContain("Mara");
    for (const reader of [2, null]) expect(line(fact, reader)).toContain("Mara");
  });
});

test("a log line has the form of the one who reads it", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await useLanguage("en");
  await needWords("away", "table");
  const voted = { kind: "bot-voted", seat: 1, asked: 0, bot: "steady" } as unknown as Fact;
  expect([0, 1, 2].map((reader) => line(voted, reader))).toEqual([
    "Jun agrees: steady plays this turn for you.",
    "You agree: steady plays this turn for Mara.",
    "Jun agrees: steady plays this turn for Mara.",
  ]);
});
