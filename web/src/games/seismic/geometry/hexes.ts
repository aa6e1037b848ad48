/** Where hexagons lie on paper. Lengths are in units of the circumradius, x to the east, y to the south. */

import type { Point } from "../../../ui/land/plane";
import { numbers } from "../../../ui/land/svg";
import { EDGES, keyOf, neighbour, type Cell } from "./grid";

export const ROOT3 = Math.sqrt(3);
/** From the centre to the middle of an edge. */
export const INRADIUS = ROOT3 / 2;

// Corners fall on a lattice of √3/2 by 1/2, so that they can be told apart without rounding.
// Edge e runs from corner e to corner e + 1.
const CORNERS: readonly Point[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];

/** The direction from the centre to the middle of an edge. */
export function bearing(edge: number): Point {
  const angle = ((edge - 1) * Math.PI) / 3;
  return [Math.cos(angle), Math.sin(angle)];
}

export function centre(cell: Cell): Point {
  return [ROOT3 * (cell[0] + cell[1] / 2), 1.5 * cell[1]];
}

/** The cell that a point lies in. */
export function cellAt([x, y]: Point): Cell {
  const r = y / 1.5;
  const q = x / ROOT3 - r / 2;
  let [near_q, near_r] = [Math.round(q), Math.round(r)];
  const near_s = Math.round(-q - r);
  const [off_q, off_r, off_s] = [Math.abs(near_q - q), Math.abs(near_r - r), Math.abs(near_s + q + r)];
  // The three rounded numbers must add up to 0: the one that was rounded most gives way.
  if (off_q > off_r && off_q > off_s) near_q = -near_r - near_s;
  else if (off_r > off_s) near_r = -near_q - near_s;
  return [near_q + 0, near_r + 0];
}

/** The middle of an edge, seen from the centre. */
export function edgeMiddle(edge: number): Point {
  const [x, y] = bearing(edge);
  return [INRADIUS * x, INRADIUS * y];
}

/** A corner, seen from the centre: 0 is the northern one, then clockwise. */
export function corner(index: number, radius = 1): Point {
  const [i, j] = CORNERS[index % 6]!;
  return [i * INRADIUS * radius, (j / 2) * radius];
}

type Corner = readonly [number, number];

function lattice(cell: Cell, index: number): Corner {
  const [i, j] = CORNERS[index % 6]!;
  return [2 * cell[0] + cell[1] + i, 3 * cell[1] + j];
}

function written(corners: readonly Corner[], scale: number): string {
  return corners.map(([i, j]) => numbers([i * INRADIUS * scale, (j / 2) * scale])).join("L");
}

/** The path of one hexagon. */
export function hexagon(scale: number, at: Point = [0, 0]): string {
  const corners = EDGES.map((index) => corner(index, scale));
  return `M${corners.map(([x, y]) => numbers([at[0] + x, at[1] + y])).join("L")}Z`;
}

/** The path around all the cells together, with the holes between them. */
export function outline(cells: readonly Cell[], scale: number): string {
  const taken = new Set(cells.map(keyOf));
  const steps = new Map<string, [Corner, Corner]>();
  for (const cell of cells) {
    for (const edge of EDGES) {
      if (taken.has(keyOf(neighbour(cell, edge)))) continue;
      const from = lattice(cell, edge);
      steps.set(keyOf(from), [from, lattice(cell, edge + 1)]);
    }
  }
  let loops = "";
  for (const [start, step] of steps) {
    const loop: Corner[] = [];
    let next: [Corner, Corner] | undefined = step;
    let at = start;
    while (next) {
      steps.delete(at);
      loop.push(next[0]);
      at = keyOf(next[1]);
      next = at === start ? undefined : steps.get(at);
    }
    loops += `M${written(loop, scale)}Z`;
  }
  return loops;
}

/** The path of all their edges, each drawn once. */
export function edges(cells: readonly Cell[], scale: number): string {
  const drawn = new Set<string>();
  const runs: Corner[][] = [];
  for (const cell of cells) {
    let run: Corner[] = [];
    for (const edge of EDGES) {
      const [from, to] = [lattice(cell, edge), lattice(cell, edge + 1)];
      const known = [keyOf(from), keyOf(to)].sort().join(" ");
      if (drawn.has(known)) continue;
      drawn.add(known);
      const last = run[run.length - 1];
      if (last && keyOf(last) === keyOf(from)) run.push(to);
      else {
        runs.push(run);
        run = [from, to];
      }
    }
    runs.push(run);
  }
  return runs.map((run) => (run.length ? `M${written(run, scale)}` : "")).join("");
}
