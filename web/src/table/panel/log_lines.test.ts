import { expect, test } from "vitest";

import { seismic } from "../../games/seismic";
import recorded from "../../games/seismic/recorded/stream.json";
import type { Update } from "../../wire";
import { partOf } from "../stage/staging.svelte";
import { logLines } from "./sentences";

const updates = recorded.updates as unknown as Update[];
const until = (seq: number): Update[] => updates.filter((update) => update.seq <= seq);

test("a quake stands in the log under the turn that it opens, and alone is red", () => {
  const [quake, crew] = logLines(seismic, until(74), []);
  expect([quake!.quake, crew!.quake]).toEqual([true, false]);
  expect(quake!.text).toMatch(/^Quake 5\.0/);
  expect(quake!.turn).toBe(crew!.turn! + 1);
});

test("what has not been seen yet is no line, and turns nothing red", () => {
  const partly = [...until(73), partOf(updates.find(({ seq }) => seq === 74)!, { events: 2, lines: 1 })];
  const [crew] = logLines(seismic, partly, []);
  expect([crew!.text, crew!.quake]).toEqual(["random sends a crew to an open road of one fragment.", false]);
});
