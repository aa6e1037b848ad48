/** Where crews stand on the roads of a tile. */

import type { Point } from "../../../ui/land/plane";
import { axis, distance, fragmentAxis, type Link } from "./roads";

/** A crew this far from all other roads of its tile cannot be mistaken for theirs. */
const CLEAR = 0.36;

/**
 * Where a crew stands: on a stub 0.8 of the way out, on a fragment at its middle.
 *
 * Where another road of the tile runs through that middle, nobody could tell whose crew it is: then it stands
 * further along its own road, at the nearest place that is clear.
 */
export function spot(links: readonly Link[], fragment: string): Point {
  const line = fragmentAxis(fragment);
  if (fragment.length === 1) return line.at(0.2);
  const others = links.filter((link) => !isFragment(link, fragment)).map(axis);
  for (let step = 0; step < 9; step++) {
    for (const hand of [1, -1]) {
      const at = line.at(0.5 + (step / 20) * hand);
      if (others.every((other) => distance(other, at) >= CLEAR)) return at;
    }
  }
  return line.at(0.5);
}

function isFragment(link: Link, fragment: string): boolean {
  return fragment.includes(String(link[0])) && fragment.includes(String(link[1]));
}
