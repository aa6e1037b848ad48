/** What the board reads, follows and times, without drawing it. */

import { describe, expect, test } from "vitest";

import type { SeismicLaidTile, SeismicView } from "../../../wire";
import { nextRotation, readActions } from "../hand/actions";
import { atRim, fit, holds, onPixels, shown, toLand, toView, within, zoom } from "../../../ui/pan_zoom/camera";
import { faceOf, fragmentAt, tileAt, turnedFragment } from "../geometry/tile_faces";
import { keyOf, neighbour, type Cell } from "../geometry/grid";
import type { Point } from "../../../ui/land/plane";
import { edgeOfKey, fragmentUnder } from "../viewport/hit_test";
import { crewsAround, sectionAt, tilesOf } from "../geometry/sections";
import { sidesOf } from "../geometry/sides";
import { labelled, ticks } from "../viewport/ticks";
import { columnLetters } from "../places.svelte";
import { builtWindow, held } from "../viewport/map_part";

describe("legal actions", () => {
  test("are sorted by what a player points at", () => {
    const options = readActions(["lay 01-23 3,-1 r2", "lay 01-23 3,-1 r4", "lay 03 0,1 r0", "crew 14", "crew 2", "pass"]);
    expect(options.lays.get("01-23")!.get("3,-1")).toEqual([2, 4]);
    expect([...options.lays.keys()]).toEqual(["01-23", "03"]);
    expect(options.crews).toEqual(["14", "2"]);
    expect(options.pass).toBe(true);
    const quake = readActions(["side E", "side NW", "town 4,0", "turn 3,-1 +2"]);
    expect([quake.sides, quake.towns, [...quake.turns]]).toEqual([["E", "NW"], ["4,0"], [["3,-1", [2]]]]);
  });

  test("a tile is turned through what fits and never through what does not", () => {
    expect(nextRotation([0, 2, 5], 0, 1)).toBe(2);
    expect(nextRotation([0, 2, 5], 5, 1)).toBe(0);
    expect(nextRotation([0, 2, 5], 0, -1)).toBe(5);
    expect(nextRotation([3], 3, 1)).toBe(3);
  });
});

describe("faces", () => {
  test("are read off the name and turned clockwise", () => {
    expect(faceOf("01-23", 2).links).toEqual([[2, 3], [4, 5]]);
    expect(faceOf("+4:0134", 2)).toMatchObject({ exits: [0, 2, 3, 5], value: 4, kind: "intersection" });
    expect(faceOf("Q3")).toMatchObject({ value: 3, kind: "quake", links: [], exits: [] });
    expect(faceOf("town").exits).toHaveLength(6);
  });

  test("know the fragment at an edge", () => {
    expect(fragmentAt(faceOf("01-24"), 4)).toBe("24");
    expect(fragmentAt(faceOf("01-24"), 3)).toBeNull();
    expect(turnedFragment("05", 2)).toBe("12");
    expect(turnedFragment("14", -2)).toBe("25");
  });
});

const laid = (at: Cell, tile: string, rotation = 0, crew?: [string, number]): SeismicLaidTile => ({
  ...tileAt(at, tile, rotation),
  crew: crew ? { fragment: crew[0], seat: crew[1] } : null,
});

describe("sections", () => {
  // Town, a straight to the east with a crew, a +1 that closes it; beyond the +1 a straight that does not meet it.
  const tiles = tilesOf([laid([0, 0], "town"), laid([1, 0], "03", 1, ["14", 2]), laid([2, 0], "+1:0", 4), laid([-1, 0], "03", 1)]);

  test("run from end to end through what they pass", () => {
    const seen = sectionAt(tiles, [1, 0], "14");
    expect(seen.parts.map(({ at, fragment }) => `${keyOf(at)} ${fragment}`)).toEqual(["2,0 4", "1,0 14", "0,0 1"]);
    expect(seen).toMatchObject({ through: 1, open: 0, ring: false });
    expect(seen.ends.map(({ value }) => value)).toEqual([1, 6]);
    expect([...seen.crews]).toEqual([[2, 1]]);
  });

  test("are the same from each of their parts", () => {
    expect(new Set(sectionAt(tiles, [0, 0], "1").parts)).toEqual(new Set(sectionAt(tiles, [1, 0], "14").parts));
    expect(sectionAt(tiles, [2, 0], "4").through).toBe(1);
  });

  test("are open where nothing lies", () => {
    expect(sectionAt(tiles, [-1, 0], "14")).toMatchObject({ through: 1, open: 1 });
    expect(sectionAt(tiles, [0, 0], "5")).toMatchObject({ through: 0, open: 1 });
  });

  test("may be rings", () => {
    // Three tight curves about one corner.
    const ring = tilesOf([laid([0, 0], "01", 1), laid([1, 0], "01", 3), laid([0, 1], "01", 5)]);
    expect(sectionAt(ring, [0, 0], "12")).toMatchObject({ ring: true, through: 3, open: 0 });
  });

  test("an empty cell knows whose sections lead to it", () => {
    const open = tilesOf([laid([0, 0], "town"), laid([1, 0], "03", 1, ["14", 2])]);
    expect(crewsAround(open, [2, 0])).toEqual([2]);
    expect(crewsAround(open, [1, -1])).toEqual([]);
  });

  test("are pointed at near their road only", () => {
    const tile = laid([0, 0], "03", 1);
    expect(fragmentUnder(tile, [0.3, 0.1])).toBe("14");
    expect(fragmentUnder(tile, [0, 0.5])).toBeNull();
  });
});

describe("sides", () => {
  const view = (board: SeismicLaidTile[], sides: number[][]): SeismicView =>
    ({ columns: 25, rows: 17, towns: [[0, 0]], board, sides }) as unknown as SeismicView;

  test("counts stand beyond the last tile, two beyond if that cell is lit", () => {
    const board = [laid([0, 0], "town"), laid([1, 0], "03"), laid([3, 0], "03")];
    const counts = [[0, 2, 0, 0, 0, 0]];
    const east = (legal: string[]) => sidesOf(view(board, counts), new Set(legal)).find(({ edge }) => edge === 1)!;
    expect(east([])).toMatchObject({ end: [4, 0], longest: true, count: 2 });
    expect(east(["4,0"]).end).toEqual([5, 0]);
  });

  test("no side is the longest while all are empty", () => {
    const all = sidesOf(view([laid([0, 0], "town")], [[0, 0, 0, 0, 0, 0]]), new Set());
    expect(all.some(({ longest }) => longest)).toBe(false);
    expect(all).toHaveLength(6);
  });
});

describe("the camera", () => {
  const view = { width: 800, height: 600 };
  const world = { west: -20, north: -12, east: 20, south: 12 };

  test("zooms about the point under the finger", () => {
    const before = fit(world, view);
    const point: Point = [200, 150];
    const land = toLand(before, point);
    const after = toView(zoom(before, point, 50), land);
    expect(after[0]).toBeCloseTo(200, 9);
    expect(after[1]).toBeCloseTo(150, 9);
  });

  test("never loses the world", () => {
    const lost = held({ x: 1e6, y: -1e6, scale: 1000 }, world, view);
    const seen = shown(lost, view);
    expect(seen.west).toBeLessThan(world.east);
    expect(seen.east).toBeGreaterThan(world.west);
    expect(lost.scale).toBeLessThanOrEqual(96);
  });

  test("looks past what is built no further than it must", () => {
    const close = within({ x: 5000, y: 5000, scale: 40 }, world, view);
    expect(shown(close, view).west).toBeCloseTo(world.west, 9);
    const far = within({ x: 0, y: 0, scale: 10 }, world, view);
    expect(far.x).toBeCloseTo(400, 9);
  });

  test("knows whether all is in view, give or take a margin", () => {
    const all = { west: -3, north: -3, east: 3, south: 3 };
    expect([holds(world, all, 0), holds(all, world, 0)]).toEqual([true, false]);
    expect([holds(all, { ...all, east: 3.5 }, 0.7), holds(all, { ...all, east: 4 }, 0.7)]).toEqual([true, false]);
  });

  test("signs out of view stick to the rim", () => {
    const camera = { x: 0, y: 0, scale: 10 };
    expect(atRim(camera, [10, 10], view, 24)).toBeNull();
    expect(atRim(camera, [-50, 10], view, 24)).toEqual([24, 100]);
  });

  test("comes to rest on whole pixels of the screen, by moving less than one", () => {
    const camera = { x: 10.3, y: -7.45, scale: 25.41 };
    const rested = onPixels(camera, [world.west, world.north], 3);
    const corner = toView(rested, [world.west, world.north]);
    for (const at of corner) expect(at * 3).toBeCloseTo(Math.round(at * 3), 6);
    expect(Math.hypot(rested.x - camera.x, rested.y - camera.y)).toBeLessThan(0.5);
  });

  test("what is built is never shown as a detail", () => {
    const window = builtWindow([[0, 0]], [[1, 0]]);
    expect(window.east - window.west).toBeGreaterThan(15);
  });
});

test("columns are named by letters and thinned where they are dense", () => {
  const letters = ticks(20, 4, (n) => columnLetters(n, 9), 0.25);
  expect(labelled(letters, 30).map(({ words }) => words)).toEqual(["A", "C", "E", "G", "I"]);
  expect(letters[4]!.at).toBe(5);
});

describe("keys", () => {
  test("six letters lead to the six neighbours", () => {
    const edges = ["KeyQ", "KeyW", "KeyE", "KeyA", "KeyS", "KeyD"].map((code) => edgeOfKey(code, 0));
    expect(new Set(edges).size).toBe(6);
    expect(edgeOfKey("KeyZ", 0)).toBeNull();
  });

  test("up and up again is straight ahead, and down comes back", () => {
    let cell: Cell = [3, 0];
    for (const code of ["ArrowUp", "ArrowUp"]) cell = neighbour(cell, edgeOfKey(code, cell[1])!);
    expect(cell).toEqual([4, -2]);
    for (const code of ["ArrowDown", "ArrowDown"]) cell = neighbour(cell, edgeOfKey(code, cell[1])!);
    expect(cell).toEqual([3, 0]);
  });
});
