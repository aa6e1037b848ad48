/** The parts of the land that are looked at, in units, and how a part is fitted into a number of pixels. */

import { around, atLeast, grown, heightOf, widthOf, type Window } from "../../../ui/land/plane";
import type { Cell } from "../geometry/grid";
import { INRADIUS, ROOT3, centre } from "../geometry/hexes";

/** However much room there is, a whole position is drawn no larger than this. */
export const LARGEST = 48;

/** The window about the middles of cells, so far beyond them. */
export function windowOf(cells: readonly Cell[], aside: number, above: number): Window {
  const points = cells.map(centre);
  return {
    west: Math.min(...points.map(([x]) => x)) - aside,
    north: Math.min(...points.map(([, y]) => y)) - above,
    east: Math.max(...points.map(([x]) => x)) + aside,
    south: Math.max(...points.map(([, y]) => y)) + above,
  };
}

/** The whole table. */
export function tableWindow(columns: number, rows: number): Window {
  const reach = ROOT3 * (Math.floor(columns / 2) + 0.5);
  const depth = 1.5 * Math.floor(rows / 2) + 1;
  return { west: -reach, north: -depth, east: reach + INRADIUS, south: depth };
}

/** All that there is to see, with a margin of paper; never so little that it looks like a detail. */
export function builtWindow(cells: readonly Cell[], counts: readonly Cell[]): Window {
  const built = around(windowOf(cells, INRADIUS, 1), windowOf(counts, 0.55, 0.55));
  return atLeast(grown(built, 0.7), 9 * ROOT3, 11.5);
}

/** Pixels to a unit at which the window fits into so many pixels. */
export function fittingScale(window: Window, width: number, height: number): number {
  return Math.min(LARGEST, width / widthOf(window), height / heightOf(window));
}
