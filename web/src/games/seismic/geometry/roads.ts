/**
 * The axes of roads inside a tile, in units of its circumradius, centre at (0, 0).
 *
 * A straight runs through the centre. A loose curve is an arc of radius 1.5 about the centre of the neighbour
 * between its two edges, a tight one an arc of radius 0.5 about the corner they share. All of them meet the
 * edge in its middle and at right angles, so that roads run on into the next tile without a kink.
 */

import type { Point } from "../../../ui/land/plane";
import { INRADIUS, bearing, corner, edgeMiddle } from "./hexes";
import { numbers } from "../../../ui/land/svg";

export type Link = readonly [number, number];

/** How many edges a fragment's two edges are apart. */
export const TIGHT = 1;
export const LOOSE = 2;
export const STRAIGHT = 3;

export interface Axis {
  readonly length: number;
  /** The point a part `t` of the way along. */
  at(t: number): Point;
  /** The direction of travel there, of length 1. */
  heading(t: number): Point;
  /** How far a point is off the axis: positive on the one hand, negative on the other. */
  side(point: Point): number;
  /** The path of a stretch of it, or of a parallel so far to the right of travel. */
  path(scale: number, t0?: number, t1?: number, aside?: number): string;
}

/** A straight axis. */
export class Line implements Axis {
  readonly length: number;

  constructor(
    readonly start: Point,
    readonly end: Point,
  ) {
    this.length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  }

  at(t: number): Point {
    return [this.start[0] + t * (this.end[0] - this.start[0]), this.start[1] + t * (this.end[1] - this.start[1])];
  }

  heading(_t: number): Point {
    return [(this.end[0] - this.start[0]) / this.length, (this.end[1] - this.start[1]) / this.length];
  }

  side(point: Point): number {
    const [dx, dy] = this.heading(0);
    return dx * (point[1] - this.start[1]) - dy * (point[0] - this.start[0]);
  }

  path(scale: number, t0 = 0, t1 = 1, aside = 0): string {
    const [[x0, y0], [x1, y1]] = [asideOf(this, t0, aside), asideOf(this, t1, aside)];
    return `M${numbers([x0 * scale, y0 * scale])}L${numbers([x1 * scale, y1 * scale])}`;
  }
}

/** A curved axis: from `angle` on by `sweep`, both in radians, clockwise as seen on paper. */
export class Arc implements Axis {
  readonly length: number;

  constructor(
    readonly hub: Point,
    readonly radius: number,
    readonly angle: number,
    readonly sweep: number,
  ) {
    this.length = Math.abs(sweep) * radius;
  }

  at(t: number): Point {
    const angle = this.angle + t * this.sweep;
    return [this.hub[0] + this.radius * Math.cos(angle), this.hub[1] + this.radius * Math.sin(angle)];
  }

  heading(t: number): Point {
    const [angle, turn] = [this.angle + t * this.sweep, this.sweep > 0 ? 1 : -1];
    return [-turn * Math.sin(angle), turn * Math.cos(angle)];
  }

  side(point: Point): number {
    return Math.hypot(point[0] - this.hub[0], point[1] - this.hub[1]) - this.radius;
  }

  path(scale: number, t0 = 0, t1 = 1, aside = 0): string {
    const [[x0, y0], [x1, y1]] = [asideOf(this, t0, aside), asideOf(this, t1, aside)];
    const radius = (this.sweep > 0 ? this.radius - aside : this.radius + aside) * scale;
    const [start, end] = [numbers([x0 * scale, y0 * scale]), numbers([x1 * scale, y1 * scale])];
    return `M${start}A${numbers([radius, radius])} 0 0 ${this.sweep > 0 ? 1 : 0} ${end}`;
  }
}

/** The point so far to the right of the axis there. */
export function asideOf(axis: Axis, t: number, distance: number): Point {
  const [[x, y], [dx, dy]] = [axis.at(t), axis.heading(t)];
  return [x - dy * distance, y + dx * distance];
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

/** `TIGHT`, `LOOSE` or `STRAIGHT`. */
export function span(link: Link): number {
  const apart = modulo(link[1] - link[0], 6);
  return Math.min(apart, 6 - apart);
}

/** The edge from which its other one is reached clockwise in `span` steps. */
export function firstEdge(link: Link): number {
  return modulo(link[1] - link[0], 6) <= STRAIGHT ? link[0] : link[1];
}

function arc(link: Link, hub: Point, radius: number): Arc {
  const [[x0, y0], [x1, y1]] = [edgeMiddle(link[0]), edgeMiddle(link[1])];
  const angle = Math.atan2(y0 - hub[1], x0 - hub[0]);
  const sweep = Math.atan2(y1 - hub[1], x1 - hub[0]) - angle;
  return new Arc(hub, radius, angle, modulo(sweep + Math.PI, 2 * Math.PI) - Math.PI);
}

const axes = new Map<number, Axis>();

/** The axis of a fragment, from its first edge to its second. */
export function axis(link: Link): Axis {
  const known = axes.get(link[0] * 6 + link[1]);
  if (known) return known;
  const made = newAxis(link);
  axes.set(link[0] * 6 + link[1], made);
  return made;
}

function newAxis(link: Link): Axis {
  const edge = firstEdge(link);
  if (span(link) === TIGHT) return arc(link, corner(edge + 1), 0.5);
  if (span(link) === LOOSE) {
    const [x, y] = bearing(edge + 1);
    return arc(link, [2 * INRADIUS * x, 2 * INRADIUS * y], 1.5);
  }
  return new Line(edgeMiddle(link[0]), edgeMiddle(link[1]));
}

/** The axis of an intersection's exit, from the edge to the centre. */
export function stub(edge: number): Line {
  return new Line(edgeMiddle(edge), [0, 0]);
}

/** The axis of a fragment or stub named by its edges: `14`, `2`. */
export function fragmentAxis(fragment: string): Axis {
  const [first, second] = [...fragment].map(Number);
  return second === undefined ? stub(first!) : axis([first!, second]);
}

/** Whether two fragments of a tile cross: their ends interleave around it. */
export function cross(one: Link, other: Link): boolean {
  const [low, high] = [Math.min(...one), Math.max(...one)];
  return (low < other[0] && other[0] < high) !== (low < other[1] && other[1] < high);
}

/** How far along the upper of two crossing fragments they meet. */
export function crossing(upper: Link, lower: Link): number {
  const [above, below] = [axis(upper), axis(lower)];
  let [t0, t1] = [0, 1];
  const sign = below.side(above.at(0)) > 0;
  for (let step = 0; step < 40; step++) {
    const middle = (t0 + t1) / 2;
    if (below.side(above.at(middle)) > 0 === sign) t0 = middle;
    else t1 = middle;
  }
  return t0;
}

const RANK = [0, 1, 0, 2];

/** Fragments in the order they lie: loose curves lowest, then tight ones, then straights. */
export function fromBottom(links: readonly Link[]): Link[] {
  return [...links].sort(
    (one, other) => RANK[span(one)]! - RANK[span(other)]! || Math.min(...one) - Math.min(...other),
  );
}

/** How far a point is from a road. */
export function distance(line: Axis, point: Point): number {
  let nearest = Infinity;
  for (let step = 0; step <= 16; step++) {
    const [x, y] = line.at(step / 16);
    nearest = Math.min(nearest, Math.hypot(x - point[0], y - point[1]));
  }
  return nearest;
}
