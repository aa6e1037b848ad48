import { describe, expect, it } from "vitest";
import position from "../fixtures/turn-37.json";
import { Board } from "../land/board";
import { cornersOf, HIGH, landSolid, openSpaces, plane, slabSolid, TOP } from "./solids";
import type { SanAndreasView } from "../land/view";

const board = new Board(position.view as unknown as SanAndreasView);

function body(id: number) {
  const slab = board.slab(id)!;
  return slabSolid(slab.at, openSpaces(board, slab), plane(slab.at, cornersOf(slab)));
}

/** The normal of the first triangle of a material: which way it faces. */
function faces(solid: ReturnType<typeof body>, triangle: number): number[] {
  const [a, b, c] = [0, 1, 2].map((n) => {
    const at = solid.indices[3 * triangle + n]! * 3;
    return solid.points.slice(at, at + 3);
  }) as [number[], number[], number[]];
  const u = b.map((value, n) => value - a[n]!);
  const v = c.map((value, n) => value - a[n]!);
  return [u[1]! * v[2]! - u[2]! * v[1]!, u[2]! * v[0]! - u[0]! * v[2]!, u[0]! * v[1]! - u[1]! * v[0]!];
}

describe("slabs", () => {
  it("are four spaces with eight walls, each face outwards", () => {
    const solid = body(5);
    const quads = solid.indices.length / 6;
    expect(quads).toBe(4 + 4 + 8);
    const top = solid.groups.find(({ material }) => material === TOP)!;
    for (let n = 0; n < top.count / 3; n++) expect(faces(solid, top.start / 3 + n)[1]).toBeGreaterThan(0);
  });

  it("lie as high as the plane says", () => {
    const solid = body(4);
    const heights = solid.points.filter((_, n) => n % 3 === 1);
    expect(Math.min(...heights)).toBeCloseTo(0, 9);
    expect(Math.max(...heights)).toBeCloseTo(3 * HIGH, 9);
  });

  it("end where they slide under land", () => {
    expect(openSpaces(board, board.slab(21)!)).toEqual([[7, 1], [8, 1]]);
    expect(body(21).indices.length / 6).toBe(2 + 2 + 6);
  });

  it("keep the mainland one thickness high, with walls only where it ends", () => {
    const solid = landSolid({ west: 0, south: -1, east: 2, north: 1 });
    expect(solid.indices.length / 6).toBe(4 + 8);
    expect(Math.max(...solid.points.filter((_, n) => n % 3 === 1))).toBeCloseTo(HIGH, 9);
  });
});
