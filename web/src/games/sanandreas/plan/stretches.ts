/** The three stretches of the coast, for screens on which the whole of it is too small to touch. */

import { middleOf, type Point, type Window } from "../../../ui/land/plane";
import { lookAt, type Camera, type Size } from "../../../ui/pan_zoom/camera";
import type { Space } from "../land/view";

export const STRETCHES = ["north", "middle", "south"] as const;
export type Stretch = (typeof STRETCHES)[number];

/** The southernmost row of the northern and of the middle stretch: the coast has rows 1 to 16. */
const LAST_ROWS = [12, 6] as const;
/** So many pixels a space has that a finger hits. */
export const FINGER = 44;

export function stretchOf([, y]: Space): Stretch {
  return y >= LAST_ROWS[0] ? "north" : y >= LAST_ROWS[1] ? "middle" : "south";
}

/** Where two stretches meet, in spaces to the south of the origin. */
export const BORDERS: readonly number[] = LAST_ROWS.map((row) => -row);

/** How many of these spaces each stretch has. */
export function placesIn(spaces: readonly Space[]): Record<Stretch, number> {
  const counts = { north: 0, middle: 0, south: 0 };
  for (const space of spaces) counts[stretchOf(space)] += 1;
  return counts;
}

/** The window about some spaces. */
function windowOf(spaces: readonly Space[]): Window {
  const [xs, ys] = [spaces.map(([x]) => x), spaces.map(([, y]) => y)];
  return { west: Math.min(...xs), east: Math.max(...xs) + 1, north: -Math.max(...ys) - 1, south: -Math.min(...ys) };
}

/** A stretch as large as a finger needs it, with the spaces that matter in the middle; `all` are those that show. */
export function nearView(stretch: Stretch, wanted: readonly Space[], all: readonly Space[], view: Size, scale = FINGER): Camera {
  const within = (spaces: readonly Space[]): Space[] => spaces.filter((space) => stretchOf(space) === stretch);
  const found = [within(wanted), within(all), all].find((spaces) => spaces.length) ?? [[5, 8] as const];
  return lookAt(middleOf(windowOf(found)), view, scale);
}

/** The space that is meant: the one under the point, or else the nearest of those that may be chosen. */
export function spaceNear([x, y]: Point, open: readonly Space[], reach: number): Space {
  const here: Space = [Math.floor(x), Math.floor(-y)];
  if (open.some((space) => space[0] === here[0] && space[1] === here[1])) return here;
  let [nearest, least]: [Space, number] = [here, reach];
  for (const space of open) {
    const away = Math.hypot(space[0] + 0.5 - x, -space[1] - 0.5 - y);
    if (away < least) [nearest, least] = [space, away];
  }
  return nearest;
}
