/** Where one looks at the relief from, and how a drag goes on by itself for a while. */

export interface Viewpoint {
  /** Around the table, in radians: 0 from the south, with north up; an eighth of a turn is from the south-west. */
  readonly turn: number;
  /** Above the horizon. */
  readonly tilt: number;
  /** How close. */
  readonly near: number;
}

/** From the south-west, as the block diagram has it. */
export const START: Viewpoint = { turn: Math.PI / 4, tilt: Math.asin(0.39 / 0.87), near: 1 };
export const NORTH_UP: Viewpoint = { turn: 0, tilt: (62 * Math.PI) / 180, near: 1.22 };
const LOWEST = 0.12;
const HIGHEST = Math.PI / 2 - 0.01;
/** What is left of a movement after a millisecond. */
const LASTING = 0.994;
const SLOWEST = 1e-5;

export function turned(viewpoint: Viewpoint, turn: number, tilt: number): Viewpoint {
  return { ...viewpoint, turn: viewpoint.turn + turn, tilt: Math.min(HIGHEST, Math.max(LOWEST, viewpoint.tilt + tilt)) };
}

export function nearer(viewpoint: Viewpoint, factor: number): Viewpoint {
  return { ...viewpoint, near: Math.min(5, Math.max(0.7, viewpoint.near * factor)) };
}

/** Part of the way to another place, the shorter way round. */
export function towards(from: Viewpoint, to: Viewpoint, part: number): Viewpoint {
  const round = 2 * Math.PI;
  const way = ((((to.turn - from.turn) % round) + 1.5 * round) % round) - round / 2;
  return {
    turn: from.turn + way * part,
    tilt: from.tilt + (to.tilt - from.tilt) * part,
    near: from.near + (to.near - from.near) * part,
  };
}

/** Radians a millisecond, both ways. */
export interface Spin {
  readonly turn: number;
  readonly tilt: number;
}

/** How fast it still turns after so many milliseconds; null once it has stopped. */
export function slowed(spin: Spin, ms: number): Spin | null {
  const left = LASTING ** ms;
  const next = { turn: spin.turn * left, tilt: spin.tilt * left };
  return Math.hypot(next.turn, next.tilt) < SLOWEST ? null : next;
}
