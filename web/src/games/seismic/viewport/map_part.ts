/** The parts of the land that are looked at, in units, and how near and how far off one may look at them. */

import { zoom, type Camera, type Size } from "../../../ui/pan_zoom/camera";
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

/** A tile is drawn no larger than this, in pixels to a unit. */
export const NEAREST = 96;
/** A cell is then 44 pixels wide: a finger hits it. */
export const FINGER = 44 / ROOT3;
/** How much of the world stays in view, however far it is dragged. */
const KEPT = 96;

/** The smallest and the largest scale at which the world is shown. */
export function limits(world: Window, view: Size): readonly [number, number] {
  return [Math.min(NEAREST, view.width / widthOf(world), view.height / heightOf(world)) * 0.9, NEAREST];
}

/** The same camera, but never so far off that the world is lost from view. */
export function held(camera: Camera, world: Window, view: Size): Camera {
  const [smallest, largest] = limits(world, view);
  const scale = Math.min(largest, Math.max(smallest, camera.scale));
  const { x, y } = scale === camera.scale ? camera : zoom(camera, [view.width / 2, view.height / 2], scale);
  const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));
  return {
    x: between(KEPT - world.east * scale, x, view.width - KEPT - world.west * scale),
    y: between(KEPT - world.south * scale, y, view.height - KEPT - world.north * scale),
    scale,
  };
}
