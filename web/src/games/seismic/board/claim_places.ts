/** Where the marks for claimable roads stand on a tile: each on its own road, as far from the others as they can be. */

import type { Point } from "../../../ui/land/plane";
import { spot } from "../geometry/crew_places";
import { fragmentAxis, type Link } from "../geometry/roads";

/** Marks whose middles are nearer than this cover one another, in units. */
const APART = 0.8;
/** Where on a road a mark may stand, the middle first. */
const ALONG = [0.5, 0.3, 0.7, 0.18, 0.82];

/** A place for each road, in the same order: where its crew will stand, unless marks would then cover one another. */
export function claimPlaces(links: readonly Link[], fragments: readonly string[]): Point[] {
  const usual = fragments.map((fragment) => spot(links, fragment));
  if (nearest(usual) >= APART) return usual;
  return combinations(fragments.map(placesOn)).reduce((best, places) => (nearest(places) > nearest(best) + 1e-9 ? places : best), usual);
}

function placesOn(fragment: string): Point[] {
  const line = fragmentAxis(fragment);
  return fragment.length === 1 ? [line.at(0.2)] : ALONG.map((t) => line.at(t));
}

/** The least distance between any two. */
function nearest(places: readonly Point[]): number {
  return Math.min(Infinity, ...places.flatMap(([x, y], n) => places.slice(n + 1).map(([u, v]) => Math.hypot(x - u, y - v))));
}

function combinations(choices: readonly Point[][]): Point[][] {
  return choices.reduce<Point[][]>((found, some) => found.flatMap((places) => some.map((place) => [...places, place])), [[]]);
}
