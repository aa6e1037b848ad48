/** Contour lines of a height field: marching squares, joined into lines, drawn as smooth curves. */

import type { Point } from "./plane";
import { number, spaced } from "./svg";
import { raised, type Patch } from "./terrain";

// Corners above the level, as bits (north-west 1, north-east 2, south-east 4, south-west 8), and which sides
// of the square (0 north, 1 east, 2 south, 3 west) the lines then join. A saddle's middle decides: 5 and 10
// stand for a low middle, 21 and 26 for a high one.
const JOINS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[3, 0]],
  2: [[0, 1]],
  3: [[3, 1]],
  4: [[1, 2]],
  5: [
    [3, 0],
    [1, 2],
  ],
  6: [[0, 2]],
  7: [[3, 2]],
  8: [[2, 3]],
  9: [[2, 0]],
  10: [
    [0, 1],
    [2, 3],
  ],
  11: [[2, 1]],
  12: [[1, 3]],
  13: [[1, 0]],
  14: [[0, 3]],
  21: [
    [0, 1],
    [2, 3],
  ],
  26: [
    [3, 0],
    [1, 2],
  ],
};

/** For one level: which crossed sides of squares a line joins. */
type Sides = Map<number, number[]>;

/** A line of one height; a closed one does not repeat its first point. */
export interface Contour {
  /** The height, in intervals. */
  readonly step: number;
  readonly points: readonly Point[];
  readonly closed: boolean;
  readonly length: number;
}

/** The lines at all multiples of the interval, plus the offset, lowest first. */
export function contours(patch: Patch, interval: number, offset = 0): Contour[] {
  const found = crossedSides(patch, interval, offset);
  const steps = [...found.keys()].sort((one, other) => one - other);
  return steps.flatMap((step) =>
    runs(found.get(step)!).map(([run, closed]) => {
      const points = run.map((side) => pointOn(patch, side, step * interval + offset));
      return { step, points, closed, length: lengthOf(points, closed) };
    }),
  );
}

/** The closed lines around all that lies above the level, or below it. */
export function borders(patch: Patch, level: number, below = false): Contour[] {
  const factor = below ? -1 : 1;
  return contours(raised(patch, -1e3, factor), 1e6, level * factor);
}

function lengthOf(points: readonly Point[], closed: boolean): number {
  let length = 0;
  const last = closed ? points.length : points.length - 1;
  for (let n = 0; n < last; n++) {
    const [[x0, y0], [x1, y1]] = [points[n]!, points[(n + 1) % points.length]!];
    length += Math.hypot(x1 - x0, y1 - y0);
  }
  return length;
}

function crossedSides({ heights }: Patch, interval: number, offset: number): Map<number, Sides> {
  const width = heights[0]!.length;
  const found = new Map<number, Sides>();
  for (let j = 0; j + 1 < heights.length; j++) {
    const [north, south] = [heights[j]!, heights[j + 1]!];
    for (let i = 0; i + 1 < width; i++) {
      const [a, b, c, d] = [north[i]!, north[i + 1]!, south[i + 1]!, south[i]!];
      const high = Math.max(a, b, c, d);
      for (let step = Math.ceil((Math.min(a, b, c, d) - offset) / interval); ; step++) {
        const level = step * interval + offset;
        if (level >= high) break;
        let corners = +(a > level) + 2 * +(b > level) + 4 * +(c > level) + 8 * +(d > level);
        if ((corners === 5 || corners === 10) && a + b + c + d > 4 * level) corners += 16;
        const at = 2 * (j * width + i);
        const sides = [at, at + 3, at + 2 * width, at + 1];
        if (!found.has(step)) found.set(step, new Map());
        const links = found.get(step)!;
        for (const [one, other] of JOINS[corners] ?? []) join(links, sides[one]!, sides[other]!);
      }
    }
  }
  return found;
}

function join(links: Sides, one: number, other: number): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const joined = links.get(from);
    if (joined) joined.push(to);
    else links.set(from, [to]);
  }
}

/** Lines from end to end first, then what is left: the closed ones. */
function runs(sides: Sides): [number[], boolean][] {
  const left = new Map(sides);
  const found: [number[], boolean][] = [];
  for (const [start, joined] of sides) {
    if (joined.length === 1 && left.has(start)) found.push([run(left, start), false]);
  }
  for (const start of left.keys()) found.push([run(left, start), true]);
  return found;
}

function run(left: Sides, start: number): number[] {
  const found = [start];
  let at = left.get(start)!;
  left.delete(start);
  for (;;) {
    const step = at.find((side) => left.has(side));
    if (step === undefined) return found;
    found.push(step);
    at = left.get(step)!;
    left.delete(step);
  }
}

/** Where a side of a square (even: to the east, odd: to the south of its corner) has this height. */
function pointOn(patch: Patch, side: number, level: number): Point {
  const [corner, down] = [side >> 1, side & 1];
  const width = patch.heights[0]!.length;
  const [j, i] = [Math.floor(corner / width), corner % width];
  const here = patch.heights[j]![i]!;
  const there = down ? patch.heights[j + 1]![i]! : patch.heights[j]![i + 1]!;
  const part = (level - here) / (there - here);
  const [x, y] = down ? [i, j + part] : [i + part, j];
  return [patch.west + x * patch.pitch, patch.north + y * patch.pitch];
}

/** About as many points as the spacing says, evenly along the line, both ends of an open one included. */
export function evenly(contour: Contour, spacing: number): Point[] {
  const points = contour.closed ? [...contour.points, contour.points[0]!] : contour.points;
  const count = Math.max(4, Math.round(contour.length / spacing));
  const stride = contour.length / count;
  const spread: Point[] = [points[0]!];
  let rest = stride;
  for (let n = 0; n + 1 < points.length; n++) {
    const [[x0, y0], [x1, y1]] = [points[n]!, points[n + 1]!];
    const length = Math.hypot(x1 - x0, y1 - y0);
    let along = 0;
    while (length - along >= rest && spread.length < count) {
      along += rest;
      spread.push([x0 + ((x1 - x0) * along) / length, y0 + ((y1 - y0) * along) / length]);
      rest = stride;
    }
    rest -= length - along;
  }
  return contour.closed ? spread : [...spread, points[points.length - 1]!];
}

const tenth = (value: number): number => Number(value.toFixed(1));

/**
 * A quadratic B-spline about the points, to a tenth of a unit.
 *
 * With `t` only the ends of its pieces are written: each control point is the mirror image of the last. An end
 * is chosen so that the control point it implies falls on the true one, so rounding never adds up.
 */
export function smooth(points: readonly Point[], closed: boolean, scale: number): string {
  const controls = points.map(([x, y]): Point => [x * scale, y * scale]);
  if (closed) controls.push(controls[0]!, controls[1]!);
  const [[x0, y0], [x1, y1]] = [controls[0]!, controls[1]!];
  let [atX, atY] = closed ? [tenth((x0 + x1) / 2), tenth((y0 + y1) / 2)] : [tenth(x0), tenth(y0)];
  let [controlX, controlY] = [tenth(x1), tenth(y1)];
  let text = `M${pair(atX, atY)}`;
  const commands: string[] = [];
  controls.slice(2).forEach(([x, y], index) => {
    const [endX, endY] = [tenth((controlX + x) / 2), tenth((controlY + y) / 2)];
    const step = pair(endX - atX, endY - atY);
    if (index === 0) text += `q${spaced([pair(controlX - atX, controlY - atY), step])}`;
    else commands.push(step);
    [atX, atY] = [endX, endY];
    [controlX, controlY] = [2 * endX - controlX, 2 * endY - controlY];
  });
  if (commands.length) text += `t${spaced(commands)}`;
  return closed ? `${text}Z` : `${text}L${pair(...controls[controls.length - 1]!)}`;
}

function pair(x: number, y: number): string {
  return spaced([number(x, 1), number(y, 1)]);
}
