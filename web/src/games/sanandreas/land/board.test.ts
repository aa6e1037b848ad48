import { describe, expect, it } from "vitest";
import position from "../fixtures/turn-37.json";
import drawn from "../fixtures/turn-37.drawn.json";
import { dip, figure, hachurePath, hachures, shade } from "./tile_shading";
import { Terrain } from "../../../ui/land/terrain";
import { border, buried, coast, pathOf, teeth, thrusts } from "./lines";
import { Board, isMainland, spacesBetween, tint } from "./board";
import { SeaChart } from "./sea";
import type { SanAndreasView, Space } from "./view";

// The numbers in turn-37.drawn.json were taken from the Python renderer, from the same position.
const view = position.view as unknown as SanAndreasView;
const board = new Board(view);
const spaces = spacesBetween({ west: -6, south: -3, east: 16, north: 20 });
const SCALE = 36;

describe("the board of turn 37", () => {
  it("puts the tiles into the same order as the renderer", () => {
    expect(board.slabs.map((slab) => slab.id)).toEqual(drawn.order);
    expect(board.slabs.map((slab) => slab.depth)).toEqual(drawn.depths);
    expect(board.land.depth).toBe(drawn.landDepth);
  });

  it("shows the spaces that the server says are showing", () => {
    for (const tile of view.tiles) {
      expect(new Set(board.shown(board.slab(tile.id)!).map(String))).toEqual(new Set(tile.showing.map(String)));
    }
  });

  it("tints every space by the rise of its middle", () => {
    const tints: Record<string, string> = {};
    for (const space of spaces) {
      const top = board.top(space);
      if (top?.kind === "slab") tints[String(space)] = tint(top.rise(space));
    }
    expect(tints).toEqual(drawn.tints);
  });

  it("refuses an order that goes round in a circle", () => {
    const tiles = view.tiles.map((tile) => (tile.id === 7 ? { ...tile, over: [4] } : tile));
    expect(() => new Board({ ...view, tiles })).toThrow(/circle/);
  });

  it("knows the borders of the mainland", () => {
    expect(([[6, 11], [7, 11], [7, 10], [8, 10], [10, 4], [11, 4], [3, 17], [3, 0]] as Space[]).map(isMainland)).toEqual(
      [false, true, false, true, false, true, true, true],
    );
  });
});

describe("the lines of turn 37", () => {
  it.each([
    ["coast", coast],
    ["border", border],
    ["thrusts", thrusts],
    ["buried", buried],
  ] as const)("draws %s as the renderer does", (name, steps) => {
    expect(pathOf(steps(board, spaces), SCALE)).toBe(drawn[name]);
  });

  it("sets three teeth a step into the upper tile", () => {
    expect(teeth(thrusts(board, spaces), SCALE)).toBe(drawn.teeth);
  });
});

describe("the ground of turn 37", () => {
  const leaning = board.slabs.filter((slab) => slab.leans);

  it("shades slopes alike", () => {
    const shades = Object.fromEntries(
      leaning.map((slab) => [slab.id, [shade(slab).ink, shade(slab).strength]]),
    );
    expect(shades).toEqual(drawn.shade);
  });

  it("writes a lean with at most one decimal", () => {
    expect(Object.fromEntries(leaning.map((slab) => [slab.id, figure(slab.lean)]))).toEqual(drawn.figures);
    expect([1.0003, 1.03, 0.5, 2].map(figure)).toEqual(["1.1", "1.1", ".5", "2"]);
  });

  it("draws the same hachures", () => {
    const strokes = Object.fromEntries(
      leaning.map((slab) => {
        const found = hachures(slab, board.shown(slab));
        return [slab.id, [found.length, found[0] ? hachurePath(found[0], SCALE) : ""]];
      }),
    );
    expect(strokes).toEqual(drawn.hachures);
  });

  it("puts signs of strike and dip where coins and pins leave room", () => {
    const taken = [...board.cities, ...board.pins].map((piece) => piece.at);
    for (const slab of leaning) {
      const place = dip(board, slab, taken);
      const [x, y, size] = drawn.dips[String(slab.id) as keyof typeof drawn.dips] as number[];
      expect(place?.at[0]).toBeCloseTo(x!, 9);
      expect(place?.at[1]).toBeCloseTo(y!, 9);
      expect(place?.size).toBe(size);
    }
  });
});

describe("sea and land", () => {
  const seaChart = new SeaChart(board, { west: -5.5, north: -18.2, east: 14.2, south: 1.4 }, "quakeboard");

  it("has the renderer's terrain", () => {
    const { heights } = new Terrain("quakeboard").patch(-2, -2, 2, 2, 0.5);
    heights.forEach((row, j) => row.forEach((height, i) => expect(height).toBeCloseTo(drawn.terrain[j]![i]!, 8)));
  });

  it("is as deep as the renderer's", () => {
    for (const [at, depth] of Object.entries(drawn.depthAt)) {
      const [x, y] = at.split(",").map(Number) as [number, number];
      expect(seaChart.depth(x, -y)).toBeCloseTo(depth, 5);
    }
  });

  it("draws the same bands and lines", () => {
    const bands = seaChart.bands(SCALE);
    expect(bands.map((d) => d.length)).toEqual(drawn.bandLengths);
    expect(bands[3]!.slice(0, 120)).toBe(drawn.band3);
    const { firm, fine } = seaChart.lines(SCALE);
    expect([firm.length, fine.length]).toEqual(drawn.lines);
    const land = seaChart.contours(SCALE);
    expect([land.fine.length, land.firm.length]).toEqual(drawn.contours);
  });

  it("names the ocean where there is most room", () => {
    expect(seaChart.roomiest(3.2, 1)).toEqual(drawn.roomiest);
  });
});
