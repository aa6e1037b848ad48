import { describe, expect, it } from "vitest";
import { Block } from "../relief/block";
import { crosses, cut, Profile, through } from "./cut";
import position from "../fixtures/turn-37.json";
import drawn from "../fixtures/turn-37.drawn.json";
import { rulerPath } from "../pieces/ruler";
import { Board } from "../land/board";
import type { SanAndreasView, Space } from "../land/view";

const board = new Board(position.view as unknown as SanAndreasView);

describe("the section along x = 7", () => {
  const profile = new Profile(board, cut(board, { along: "column", at: 7 }), 50);

  it("goes from north to south, as far as the renderer's", () => {
    expect(profile.line.spaces).toEqual(drawn.cut.spaces);
    expect([profile.width, profile.height, profile.highest]).toEqual([
      drawn.cut.width,
      expect.closeTo(drawn.cut.height, 2),
      drawn.cut.highest,
    ]);
  });

  it("cuts the same slabs at the same heights", () => {
    expect(profile.slabs.map((slab) => slab.id)).toEqual(drawn.cut.slabs);
    const outlines = Object.fromEntries(
      profile.slabs.map((slab) => [slab.id, profile.outline(slab, profile.spacesOf(slab))]),
    );
    expect(outlines).toEqual(drawn.cut.outlines);
  });

  it("lays coins on the ground as it leans", () => {
    expect(profile.tilt([7, 7])).toBeCloseTo(drawn.cut.tilt8, 9);
    expect(profile.onTop([7, 5])).toEqual(drawn.cut.onTop);
  });

  it("goes west to east along a row", () => {
    const row = cut(board, through([7, 3], "row"));
    expect(row.spaces[0]).toEqual([-3, 3]);
    expect(crosses(row, [0, 3])).toBe(true);
    expect(crosses(row, [3, 0])).toBe(false);
  });
});

describe("the block diagram", () => {
  const block = new Block(board, 20, false);

  it("is cut from the same block", () => {
    const { west, south, east, north } = block.block;
    expect([west, south, east, north]).toEqual(drawn.block.block);
  });

  it("draws sides, voids and tops where the renderer does", () => {
    for (const [name, paths] of Object.entries(drawn.block.columns)) {
      const column = block.columns().find(({ space }) => String(space) === name)!;
      expect(column.strokes.map(({ d }) => d)).toEqual(paths.filter(Boolean));
    }
  });

  it("draws what is farther away first", () => {
    const depths = block.columns().map(({ space: [x, y] }) => x + y);
    expect(depths).toEqual([...depths].sort((a, b) => b - a));
  });
});

describe("rulers", () => {
  it("take the way that the server tells", () => {
    expect(board.coast([2, 12])).toEqual({ side: "S", between: 0, coast: [2, 11] });
    expect(board.coast([4, 12])).toEqual({ side: "E", between: 0, coast: [5, 12] });
    expect(board.coast([9, 5])).toEqual({ side: "W", between: 3, coast: [5, 5] });
    expect(board.coast([0, 12])).toBeUndefined();
  });

  it("have a tick at the end of each space", () => {
    const way = { side: "W", between: 1, coast: [0, 12] as Space };
    expect(rulerPath([2, 12], way, 36).split("M")).toHaveLength(1 + 1 + 2);
    expect(rulerPath([2, 12], way, 36, 1).split("M")).toHaveLength(1 + 1 + 1);
    expect(rulerPath([2, 12], way, 36, 0)).toBe("");
  });
});
