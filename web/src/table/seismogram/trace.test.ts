import { expect, test } from "vitest";

import { sanAndreas } from "../../games/sanandreas";
import { seismic } from "../../games/seismic";
import { turns } from "../history";
import coast from "../../games/sanandreas/recorded/stream.json";
import roads from "../../games/seismic/recorded/stream.json";
import type { Update } from "../../wire";
import { apart, likelyLength, marksAt, nextQuake, noise, quakeBefore, quakeOf, shocks, tracePath } from "./trace";

const roadTurns = turns(seismic, roads.updates as unknown as Update[]);
const island = turns(sanAndreas, coast.updates as unknown as Update[]);
const sheet = { width: 900, swing: 40, total: 80, until: 40, seed: "abc" };

test("a quake of Seismic bears its magnitude, and shakes by it", () => {
  const plates = shocks(seismic, roadTurns).filter((shock) => shock.plate !== null);
  expect(plates.length).toBeGreaterThan(0);
  for (const shock of plates) {
    const magnitude = Number(shock.plate!.slice(1));
    expect(shock.size).toBeCloseTo(Math.min(1, 0.28 + 0.12 * magnitude));
    expect(shock.diamond).toBe(false);
  }
});

test("a quake of San Andreas bears the number of its shifts", () => {
  for (const turn of island) {
    const quake = quakeOf(sanAndreas, turn);
    const shifts = turn.events.filter((event) => event.event === "san-andreas-tile-shifted").length;
    if (quake) expect(quake).toMatchObject({ plate: String(shifts), diamond: true });
  }
  expect(island.some((turn) => quakeOf(sanAndreas, turn))).toBe(true);
});

test("the same game always has the same trace, another seed another", () => {
  const found = shocks(seismic, roadTurns);
  expect(tracePath(found, sheet)).toBe(tracePath(found, sheet));
  expect(tracePath(found, sheet)).not.toBe(tracePath(found, { ...sheet, seed: "abd" }));
});

test("the trace ends where the pen is", () => {
  const xs = [...tracePath(shocks(seismic, roadTurns), sheet).matchAll(/L([\d.]+) /g)].map(([, x]) => Number(x));
  expect(Math.max(...xs)).toBeLessThanOrEqual(450);
  expect(Math.max(...xs)).toBeGreaterThan(448);
});

test("everything that happened in a turn lies within it, in order", () => {
  let before = 0;
  for (const shock of shocks(seismic, roadTurns)) {
    expect(shock.at).toBeGreaterThanOrEqual(before);
    before = Math.floor(shock.at);
  }
});

test("on a low strip only quakes stand out", () => {
  const lay = [{ at: 1, size: 0.16, plate: null, diamond: false }];
  const highest = (low: boolean) =>
    Math.max(...[...tracePath(lay, { ...sheet, low }).matchAll(/ (-?[\d.]+)/g)].map(([, y]) => Math.abs(Number(y))));
  expect(highest(true)).toBeLessThan(highest(false) / 2);
});

test("the next quake is the next one, and after the last there is none", () => {
  const numbers = roadTurns.filter((turn) => quakeOf(seismic, turn)).map((turn) => turn.number);
  expect(nextQuake(seismic, roadTurns, 0)).toBe(numbers[0]);
  expect(nextQuake(seismic, roadTurns, numbers[0]!)).toBe(numbers[1] ?? null);
  expect(nextQuake(seismic, roadTurns, numbers.at(-1)!)).toBeNull();
});

test("who claimed or founded shows its piece, who marked its pin, who passed a dot", () => {
  for (const [game, turn] of [...roadTurns.map((turn) => [seismic, turn] as const), ...island.map((turn) => [sanAndreas, turn] as const)]) {
    const kinds = turn.events.map((event) => event.event);
    const mark = game.seismogram.markFor(turn.events);
    expect(mark === "piece").toBe(kinds.includes("seismic-crew-sent") || kinds.includes("san-andreas-city-founded"));
    expect(mark === "pin").toBe(kinds.includes("san-andreas-epicentre-marked"));
  }
});

test("noise is even and the axis never shorter than the game", () => {
  const random = noise("x");
  const drawn = Array.from({ length: 4000 }, random);
  expect(drawn.reduce((sum, x) => sum + x, 0) / 4000).toBeCloseTo(0.5, 1);
  expect(likelyLength(49, 18)).toBe(70);
  expect(likelyLength(60, null)).toBeGreaterThan(60);
});

test("the quake before is the last one before, and before the first there is none", () => {
  const numbers = roadTurns.filter((turn) => quakeOf(seismic, turn)).map((turn) => turn.number);
  expect(quakeBefore(seismic, roadTurns, numbers[1]!)).toBe(numbers[0]);
  expect(quakeBefore(seismic, roadTurns, roadTurns.length)).toBe(numbers.at(-1));
  expect(quakeBefore(seismic, roadTurns, numbers[0]!)).toBeNull();
});

test("plates stand where their quakes were, unless one would cover another", () => {
  expect(apart([100, 300], 40, 20, 400)).toEqual([100, 300]);
  expect(apart([290, 300, 410], 40, 20, 400)).toEqual([260, 300, 400]);
});

test.each([2, 3, 4])("every one of %i seats has marks below the trace, however dense the turns are", (seats) => {
  for (const pixels of [0.05, 0.7, 1, 2.2, 3.3, 5, 7, 11, 30]) {
    const { every, size } = marksAt(pixels, seats);
    const marked = new Set(Array.from({ length: seats }, (_, n) => ((n + 1) * every) % seats));
    expect(marked.size).toBe(seats);
    expect(size).toBeGreaterThan(0.5);
    expect(size).toBeLessThanOrEqual(1);
    expect(every * Math.max(pixels, 0.1)).toBeGreaterThanOrEqual(6.5);
  }
  expect(marksAt(12, seats)).toEqual({ every: 1, size: 1 });
});
