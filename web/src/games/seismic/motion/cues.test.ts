import { expect, test } from "vitest";

import type { SeismicEvent, SeismicView } from "../../../wire";
import { ray } from "../geometry/grid";
import { cellsToShow, isQuakeOrCount, strength, type Cue } from "./cues";
import { lastAfter, scarsAfter } from "./scars";
import { scene } from "./scene";

const EMPTY = { columns: 25, rows: 17, towns: [[0, 0]], board: [], scores: [0, 0], crews_left: [20, 20], sides: [], face_up: [] } as unknown as SeismicView;
const fall = (at: [number, number]): SeismicEvent => ({ event: "seismic-tile-destroyed", at, tile: "03", rotation: 1, crew: null });
const hit: SeismicEvent = { event: "seismic-side-hit", seat: 0, magnitude: 3, town: [0, 0], side: "E", tiles: 3, destroyed: 2 };

/** All that moves in these events, one list a motion. */
const cuesOf = (...events: SeismicEvent[]): (readonly Cue[])[] =>
  scene({ before: EMPTY, events, after: EMPTY, lines: 0 }).beats.map(({ motion }) => motion.cues).filter((cues) => cues.length);

test.each([
  [1, 1, 300],
  [3, 3, 900],
  [4, -2, 600],
  [5, -1, 300],
])("an aftershock by %i sixths goes the shorter way, then what it changed lights", (sixths, by, length) => {
  const turned = { event: "seismic-tile-turned", at: [1, 0], sixths, before: 0, after: 0, sections: [{ fragment: "12" }, { fragment: "34" }] } as unknown as SeismicEvent;
  const [turn, lights] = cuesOf(turned);
  expect(turn).toEqual([{ kind: "turn", at: [1, 0], by, length }]);
  expect(lights).toEqual(["12", "34"].map((fragment) => ({ kind: "change", at: [1, 0], fragment, length: 500 })));
  expect(cellsToShow(turn!)).toEqual([[1, 0]]);
});

test("a quake is to be seen from its town to the last tile that falls", () => {
  const crack = cuesOf(hit, fall([1, 0]), fall([2, 0])).flat().find(({ kind }) => kind === "crack")!;
  expect(cellsToShow([crack])).toEqual([[0, 0], ...ray([0, 0], 1, 2)]);
});

test("a click skips quakes and the count, and chooses through everything else", () => {
  expect(cuesOf(hit, fall([1, 0])).every(isQuakeOrCount)).toBe(true);
  expect(isQuakeOrCount([{ kind: "lay", at: [0, 0], length: 1 }])).toBe(false);
});

test("the stronger the quake, the more it shakes, up to a limit", () => {
  expect([1, 3, 6].map(strength)).toEqual([2, 6, 10]);
});

test("scars stay until they are built over", () => {
  const quake = [hit, fall([1, 0]), fall([2, 0])];
  const scars = scarsAfter([], quake);
  expect(scars).toEqual([[1, 0], [2, 0]]);
  const lay: SeismicEvent = { event: "seismic-tile-laid", seat: 0, tile: "03", at: [1, 0], rotation: 1, second: false };
  expect(scarsAfter(scars, [lay])).toEqual([[2, 0]]);
  expect(lastAfter(null, [lay])).toEqual([1, 0]);
  expect(lastAfter([1, 0], quake)).toBeNull();
});
