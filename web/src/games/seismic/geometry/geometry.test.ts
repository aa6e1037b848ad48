/** The browser's map and the server's pictures are one drawing: paths differ by one in the last digit at most. */

import { describe, expect, test } from "vitest";

import { spot } from "./crew_places";
import { faceOf } from "./tile_faces";
import type { Cell } from "./grid";
import { cellAt, centre, edges, hexagon, outline } from "./hexes";
import { houses } from "./houses";
import { landIn, tileLines } from "../../../ui/land/land";
import recorded from "./recorded/numbers.json";
import { axis, crossing, type Link } from "./roads";
import { cracks } from "../motion/scars";
import { shortNames } from "./sides";
import { number } from "../../../ui/land/svg";
import { Terrain } from "../../../ui/land/terrain";
import { gravel, roadsOf, spans } from "./tile_roads";

const cells = recorded.cells as unknown as Cell[];
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/** The same commands with the same numbers; where a number falls between two, each may round it its own way. */
function expectPath(drawn: string, wanted: string, within = 0.0101): void {
  const [numbers, others] = [drawn.match(NUMBER)!.map(Number), wanted.match(NUMBER)!.map(Number)];
  expect(drawn.replace(NUMBER, "").replace(/ /g, "")).toBe(wanted.replace(NUMBER, "").replace(/ /g, ""));
  expect(numbers).toHaveLength(others.length);
  numbers.forEach((value, index) => expect(Math.abs(value - others[index]!)).toBeLessThan(within));
}

const linkOf = (name: string): Link => [Number(name[0]), Number(name[1])];

test.each(recorded.numbers as [number, string][])("%d is written %s", (value, text) => {
  expect(number(value)).toBe(text);
});

describe("hexagons", () => {
  test("one, many together, all their edges", () => {
    expect(hexagon(38.5, [10, -4])).toBe(recorded.hexagon);
    expect(outline(cells, 38.5)).toBe(recorded.outline);
    expect(edges(cells, 38.5)).toBe(recorded.edges);
  });

  test("a ring has an outer and an inner outline", () => {
    const ring = outline(recorded.ring as unknown as Cell[], 100);
    expect(ring).toBe(recorded.ringOutline);
    expect(ring.match(/Z/g)).toHaveLength(2);
  });

  test("every point within a cell is found to lie in it", () => {
    for (const cell of cells) {
      const [x, y] = centre(cell);
      for (let turn = 0; turn < 12; turn++) {
        const [dx, dy] = [0.84 * Math.cos((turn * Math.PI) / 6), 0.84 * Math.sin((turn * Math.PI) / 6)];
        expect(cellAt([x + dx, y + dy])).toEqual(cell);
      }
    }
  });
});

describe("roads", () => {
  test.each(Object.entries(recorded.axes))("the axis of %s", (name, path) => {
    expectPath(axis(linkOf(name)).path(38.5), path);
    expectPath(axis(linkOf(name)).path(100, 0.25, 0.75, 0.185), recorded.aside[name as "01"]);
  });

  test("where they cross", () => {
    for (const [one, other, at] of recorded.crossings as unknown as [Link, Link, number][]) {
      expect(crossing(one, other)).toBeCloseTo(at, 9);
    }
  });

  test.each(recorded.bridges as [string, number, string[]][])("bridges of %s turned by %d", (name, turns, paths) => {
    const built = roadsOf(faceOf(name, turns), 100).filter(({ ink }) => ink === "bridge" || ink === "parapet");
    expect(built).toHaveLength(paths.length);
    built.forEach(({ d }, index) => expectPath(d, paths[index]!));
  });

  test("bridges whose ends would touch are one", () => {
    expect(spans([0.5, 0.7, 1.4])).toEqual(recorded.spans);
  });

  test("gravel beyond an open end", () => {
    expect(gravel(4, [12.5, -30], 100)).toBe(recorded.gravel);
  });

  test("crews stand clear of the other roads of their tile", () => {
    for (const [links, fragment, [x, y]] of recorded.spots as unknown as [Link[], string, [number, number]][]) {
      const at = spot(links, fragment);
      expect(at[0]).toBeCloseTo(x, 9);
      expect(at[1]).toBeCloseTo(y, 9);
    }
    expect(spot([], "2")[0]).toBeCloseTo(recorded.stubSpot[0]!, 9);
  });
});

describe("land", () => {
  test("heights belong to the seed", () => {
    const patch = new Terrain("quakeboard").patch(-3, -2, 3, 2, 0.5);
    expect(patch.west).toBe(recorded.heights.west);
    expect(patch.north).toBe(recorded.heights.north);
    patch.heights.forEach((row, j) =>
      row.forEach((height, i) => expect(height).toBeCloseTo(recorded.heights.rows[j]![i]!, 12)),
    );
  });

  test("a seed may have any letters", () => {
    const height = new Terrain("Donnerstag – ü").patch(0, 0, 0.2, 0.2, 0.25).heights[0]![0]!;
    expect(height).toBeCloseTo(recorded.otherHeight, 12);
  });

  test("contours and tints", () => {
    const land = landIn({ west: -4, north: -3, east: 4, south: 3 }, "quakeboard", 38.5);
    for (const layer of ["lines", "indexLines", "hills", "dales"] as const) {
      expectPath(land[layer], recorded.land[layer], 0.101);
    }
  });

  test("lines of a tile that lies nowhere", () => {
    expectPath(tileLines(46), recorded.tileLines, 0.101);
  });
});

test("cracks belong to the cell", () => {
  for (const [cell, path] of recorded.cracks as unknown as [Cell, string][]) expect(cracks(cell, 38.5)).toBe(path);
});

test("houses of the town", () => {
  expect(houses(38.5)).toBe(recorded.houses);
});

test("towns are told apart by what differs", () => {
  expect(shortNames(["San Andreas West", "San Andreas East"])).toEqual(recorded.short);
  expect(shortNames(["San Andreas"])).toEqual(["Andreas"]);
});
