/** What the board reads, follows and times, without drawing it. */

import { describe, expect, test } from "vitest";

import type { SeismicLaidTile, SeismicView } from "../../../wire";
import { nextRotation, readActions } from "../hand/actions";
import { atRim, fit, held, holds, shown, toLand, toView, within, zoom } from "../viewport/camera";
import { faceOf, fragmentAt, tileAt, turnedFragment } from "../geometry/tile_faces";
import { GestureHandlers } from "../viewport/gestures";
import { keyOf, neighbour, type Cell } from "../geometry/grid";
import type { Point } from "../../../ui/land/plane";
import { edgeOfKey, fragmentUnder } from "../viewport/hit_test";
import { crewsAround, sectionAt, tilesOf } from "../geometry/sections";
import { sidesOf } from "../geometry/sides";
import { compass, labelled, ticks } from "../viewport/ticks";
import { builtWindow } from "../viewport/map_part";

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

  test("what is built is never shown as a detail", () => {
    const window = builtWindow([[0, 0]], [[1, 0]]);
    expect(window.east - window.west).toBeGreaterThan(15);
  });
});

test("ticks are named by compass and thinned where they are dense", () => {
  expect([compass(-3, "WE"), compass(0, "WE"), compass(2, "NS")]).toEqual(["3W", "0", "2S"]);
  expect(labelled(ticks(20, 4, "WE"), 30).map(({ words }) => words)).toEqual(["4W", "2W", "0", "2E", "4E"]);
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

describe("gestures", () => {
  const told: string[] = [];
  const hands = new GestureHandlers(
    {
      tap: (at, mouse) => told.push(`tap ${at} ${mouse}`),
      pull: (dx, dy) => told.push(`pull ${dx},${dy}`),
      pinch: (_, factor) => told.push(`pinch ${factor}`),
      look: (at) => told.push(`look ${at}`),
    },
    () => [100, 0],
  );
  const at = (pointerId: number, x: number, y: number, pointerType = "touch") => ({ pointerId, clientX: x, clientY: y, pointerType, button: 0 });
  const play = (...steps: ["press" | "move" | "release", ReturnType<typeof at>][]): string[] => {
    told.length = 0;
    for (const [what, event] of steps) hands[what](event);
    return [...told];
  };

  test("a press that hardly moves is a tap", () => {
    expect(play(["press", at(1, 110, 10)], ["move", at(1, 113, 12)], ["release", at(1, 113, 12)])).toEqual(["tap 10,10 false"]);
  });

  test("one that moves is a pull and no tap", () => {
    expect(play(["press", at(1, 110, 10)], ["move", at(1, 140, 10)], ["release", at(1, 140, 10)])).toEqual(["pull 30,0"]);
  });

  test("a pull from what can be turned turns it, until a second finger comes", () => {
    const turned: string[] = [];
    const turner = new GestureHandlers(
      {
        tap: (at) => turned.push(`tap ${at}`),
        pull: (dx, dy) => turned.push(`pull ${dx},${dy}`),
        pinch: () => {},
        look: () => {},
        grabs: ([x]) => x < 50,
        swing: (from, to) => turned.push(`swing ${from} ${to}`),
        drop: () => turned.push("drop"),
      },
      () => [0, 0],
    );
    const heard = (doing: () => void): string[] => {
      turned.length = 0;
      doing();
      return [...turned];
    };
    const [one, there] = [at(1, 10, 10), at(1, 10, 30)];
    expect(heard(() => [turner.press(one), turner.move(there), turner.release(there)])).toEqual(["swing 10,10 10,30", "drop"]);
    expect(heard(() => [turner.press(one), turner.release(one)])).toEqual(["drop", "tap 10,10"]);
    expect(heard(() => [turner.press(at(1, 60, 10)), turner.move(at(1, 60, 30)), turner.release(at(1, 60, 30))])).toEqual(["pull 0,20"]);
    expect(heard(() => [turner.press(one), turner.press(at(2, 40, 10)), turner.move(there)])).toEqual(["drop", "pull 0,10"]);
    turner.cancel(one);
    turner.cancel(at(2, 40, 10));
  });

  test("two fingers pinch", () => {
    const steps = play(["press", at(1, 100, 0)], ["press", at(2, 200, 0)], ["move", at(2, 300, 0)], ["release", at(1, 100, 0)], ["release", at(2, 300, 0)]);
    expect(steps).toEqual(["pull 50,0", "pinch 2"]);
  });

  test("a mouse that is not pressed looks", () => {
    expect(play(["move", at(1, 130, 20, "mouse")])).toEqual(["look 30,20"]);
  });
});
