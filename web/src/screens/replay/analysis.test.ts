import { describe, expect, test } from "vitest";

import { winChances, costliest, readFindings, totals, usualError, placedFindings } from "./analysis";
import { gameOf } from "../../games";
import { placedSteps, turns } from "../../table/history";
import seismic from "../../games/seismic/recorded/stream.json";
import sanAndreas from "../../games/sanandreas/recorded/stream.json";
import type { AnalysedStep, Finding, Update } from "../../wire";

const STREAMS = { seismic, "san-andreas": sanAndreas } as unknown as Record<string, { updates: Update[] }>;

const step = (change: Partial<AnalysedStep>): AnalysedStep => ({
  type: "step",
  step: 1,
  actor: 0,
  action: "pass",
  win: [0.5, 0.5],
  error: 0.02,
  best: null,
  loss: 0,
  luck: null,
  ...change,
});

async function all(...pieces: string[]): Promise<Finding[][]> {
  const bytes = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(bytes.encode(piece));
      controller.close();
    },
  });
  const found: Finding[][] = [];
  for await (const some of readFindings(stream)) found.push(some);
  return found;
}

describe("a stream", () => {
  test("is read by whole lines, however it was cut", async () => {
    const lines = [step({ step: 1 }), step({ step: 2, action: "lay 03 2,0 r1 – ½" })].map((one) => `${JSON.stringify(one)}\n`);
    const text = lines.join("");
    for (const cut of [1, 20, lines[0]!.length, lines[0]!.length + 1, text.length - 1]) {
      const found = (await all(text.slice(0, cut), text.slice(cut))).flat();
      expect(found.map((one) => (one as AnalysedStep).step)).toEqual([1, 2]);
    }
  });

  test("that came all at once is told all at once, and an empty one not at all", async () => {
    expect((await all(`${JSON.stringify(step({}))}\n`.repeat(3))).map(({ length }) => length)).toEqual([3]);
    expect(await all()).toEqual([]);
  });
});

describe.each(Object.entries(STREAMS))("in a game of %s", (key, { updates }) => {
  const placed = placedSteps(updates);
  const found = placed.map(({ step: { actor, action } }, n) => step({ step: n + 1, actor, action, win: [n / 1000, 1 - n / 1000] }));

  test("every step stands in the turn that the strip shows it in", () => {
    const expected = turns(gameOf(key), updates).flatMap((turn) => turn.steps.map(({ action }) => [turn.number, action]));
    expect(placed.map(({ turn, step: { action } }) => [turn, action])).toEqual(expected);
  });

  test("a seat's action is the first of its entry, so that the view before it is known", () => {
    for (const { seq, step } of placed) if (step.actor !== "chance") expect(updates.find((update) => update.seq === seq)!.steps![0]).toBe(step);
  });

  test("the curves have a point for every turn that is wholly known", () => {
    const ends = turns(gameOf(key), updates).map((turn) => placed.filter((one) => one.turn <= turn.number).length);
    const whole = winChances(placedFindings(found, placed, placed.length), placed, 2);
    expect(whole[0]).toEqual(ends.map((end) => (end - 1) / 1000));
    const cut = ends[4]! - 1;
    expect(winChances(placedFindings(found.slice(0, cut), placed, placed.length), placed, 2)[1]).toHaveLength(4);
    expect(winChances([], placed, 2)).toEqual([[], []]);
  });

  test("steps from before a branch belong to another table", () => {
    const older = [step({ step: 1 }), step({ step: 2 }), ...found.map((one) => ({ ...one, step: one.step + 2 }))];
    const own = placedFindings(older, placed, placed.length + 2);
    expect(own).toHaveLength(placed.length);
    expect(own[0]!.found.action).toBe(placed[0]!.step.action);
  });
});

test("what was taken back does not count", () => {
  const update = (seq: number, moves: number, action: string, fact = { kind: "acted" }): Update =>
    ({ seq, info: { moves }, fact, steps: action ? [{ actor: 0, action, events: [] }] : [] }) as unknown as Update;
  const updates = [update(1, 1, "lay a"), update(2, 2, "lay b"), update(3, 1, "", { kind: "undone", actions: 1 } as never), update(4, 2, "lay c")];
  expect(placedSteps(updates).map(({ seq, step }) => [seq, step.action])).toEqual([
    [1, "lay a"],
    [4, "lay c"],
  ]);
});

test("decisions are ordered by what they lost; those that lost nothing are not told", () => {
  const best = { action: "pass", win: 0.6 };
  const losses = [0.02, 0, 0.3, 0.1, null];
  const some = losses.map((loss, n) => ({ found: step({ step: n + 1, loss, best: loss === 0.1 ? null : best }), placed: { step: { actor: 0, action: "", events: [] }, seq: n, turn: n } }));
  expect(costliest(some).map(({ found }) => found.step)).toEqual([3, 1]);
  expect(costliest(some, 1)).toHaveLength(1);
});

test("one step that is hardly known does not make all the others look so", () => {
  expect(usualError([0.02, 0.31, 0.03].map((error) => step({ error })))).toBe(0.03);
  expect(usualError([])).toBe(0);
});

test("luck and losses add up seat by seat", () => {
  const found = totals([step({ actor: "chance", loss: null, luck: [0.1, -0.1] }), step({ loss: 0.2 }), step({ actor: 1, loss: 0.05 }), step({ actor: "chance", loss: null, luck: [0.05, -0.05] })], 2);
  expect(found.luck.map((luck) => luck.toFixed(2))).toEqual(["0.15", "-0.15"]);
  expect(found.lost).toEqual([0.2, 0.05]);
});
