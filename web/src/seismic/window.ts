/** Parts of the land, in units, and how a part is fitted into a number of pixels. */

import { INRADIUS, ROOT3, centre, type Point } from "./hexes";
import type { Cell } from "./grid";

export interface Window {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** However much room there is, a whole position is drawn no larger than this. */
export const LARGEST = 48;

export function widthOf(window: Window): number {
  return window.east - window.west;
}

export function heightOf(window: Window): number {
  return window.south - window.north;
}

export function middleOf(window: Window): Point {
  return [(window.west + window.east) / 2, (window.north + window.south) / 2];
}

export function grown(window: Window, margin: number): Window {
  return {
    west: window.west - margin,
    north: window.north - margin,
    east: window.east + margin,
    south: window.south + margin,
  };
}

/** The smallest window that holds both. */
export function around(one: Window, other: Window): Window {
  return {
    west: Math.min(one.west, other.west),
    north: Math.min(one.north, other.north),
    east: Math.max(one.east, other.east),
    south: Math.max(one.south, other.south),
  };
}

/** Grown on both sides alike until it is so wide and so high. */
export function atLeast(window: Window, width: number, height: number): Window {
  const dx = Math.max(0, width - widthOf(window)) / 2;
  const dy = Math.max(0, height - heightOf(window)) / 2;
  return { west: window.west - dx, north: window.north - dy, east: window.east + dx, south: window.south + dy };
}

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
