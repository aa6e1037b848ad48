/** Where a tip stands: beside the cell it tells of, in view, and off everything that a player has to see while choosing. */

import type { Point } from "../../../ui/land/plane";
import type { Size } from "../../../ui/pan_zoom/camera";

/** A place that must stay visible, as a disc in pixels of the view. */
export interface Obstacle {
  readonly at: Point;
  readonly radius: number;
}

export interface TipPlace {
  readonly left: number;
  readonly top: number;
  /** Where the tip's pointer begins, on the edge of the tip that is nearest to the cell. */
  readonly from: Point;
}

const EDGE = 8;
const GAP = 12;
/** How much further away is tried next, in pixels, and how often. */
const STEP = 20;
const STEPS = 24;
/** Below, above, right, left, and then between those. */
const DIRECTIONS = [90, -90, 0, 180, 45, 135, -45, -135, 68, 112, -68, -112, 22, 158, -22, -158].map((degrees): Point => [
  Math.cos((degrees * Math.PI) / 180),
  Math.sin((degrees * Math.PI) / 180),
]);

/** What a pixel of something that must stay visible costs, and each middle that is covered; a pixel further away costs 1. */
const COVERED = 1000;
const SOFT = 40;

/** The nearest place that covers nothing; where there is none, the one that covers least. `soft` are middles of what is covered only if it must. */
export function tipPlace(at: Point, clear: number, tip: Size, view: Size, obstacles: readonly Obstacle[], soft: readonly Point[] = []): TipPlace {
  const kept = [{ at, radius: clear }, ...obstacles];
  let [best, least] = [beside(at, clear + GAP, DIRECTIONS[0]!, tip, view), Infinity];
  for (let step = 0; step < STEPS && step * STEP < least; step++) {
    for (const direction of DIRECTIONS) {
      const place = beside(at, clear + GAP + step * STEP, direction, tip, view);
      const covered = kept.reduce((sum, one, n) => sum + overlap(place, tip, one) * (n ? 1 : 4), 0);
      const cost = step * STEP + COVERED * covered + SOFT * soft.filter((middle) => overlap(place, tip, { at: middle, radius: 1 }) > 0).length;
      if (cost < least) [best, least] = [place, cost];
    }
  }
  return { ...best, from: [within(at[0], best.left, best.left + tip.width), within(at[1], best.top, best.top + tip.height)] };
}

interface Corner {
  readonly left: number;
  readonly top: number;
}

/** So far from the cell in a direction, but in view. */
function beside(at: Point, away: number, [dx, dy]: Point, tip: Size, view: Size): Corner {
  const left = at[0] + dx * away + (dx - 1) * 0.5 * tip.width;
  const top = at[1] + dy * away + (dy - 1) * 0.5 * tip.height;
  return { left: within(left, EDGE, Math.max(EDGE, view.width - tip.width - EDGE)), top: within(top, EDGE, Math.max(EDGE, view.height - tip.height - EDGE)) };
}

/** By how much a tip reaches into a disc. */
function overlap({ left, top }: Corner, tip: Size, { at: [x, y], radius }: Obstacle): number {
  const away = Math.hypot(within(x, left, left + tip.width) - x, within(y, top, top + tip.height) - y);
  return Math.max(0, radius - away);
}

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
