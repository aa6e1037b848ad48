/** What lies under a point of the land: a fragment of a laid tile, or one of several marks. */

import type { SeismicLaidTile } from "../../../wire";
import { fragmentsOf } from "../geometry/tile_faces";
import type { Point } from "../../../ui/land/plane";
import { centre } from "../geometry/hexes";
import { distance, fragmentAxis } from "../geometry/roads";

/** As near to a road's axis one points at it. */
const NEAR = 0.24;

/** The fragment or stub of a tile that is nearest to the point, if one is near enough. */
export function fragmentUnder(tile: SeismicLaidTile, point: Point): string | null {
  const [x, y] = centre(tile.at);
  const here: Point = [point[0] - x, point[1] - y];
  let nearest: string | null = null;
  let least = NEAR;
  for (const name of fragmentsOf(tile)) {
    const away = distance(fragmentAxis(name), here);
    if (away < least) [nearest, least] = [name, away];
  }
  return nearest;
}

/** The nearest of several marks within reach, all in the same measure. */
export function nearestOf<Mark extends { readonly at: Point }>(marks: readonly Mark[], point: Point, reach: number): Mark | null {
  let [found, least]: [Mark | null, number] = [null, reach];
  for (const mark of marks) {
    const away = Math.hypot(mark.at[0] - point[0], mark.at[1] - point[1]);
    if (away < least) [found, least] = [mark, away];
  }
  return found;
}

/** Where arrow keys and letters lead: edges of the cell, upper row first. Up and down go straight over two rows. */
export function edgeOfKey(code: string, row: number): number | null {
  const letters: Record<string, number> = { KeyQ: 5, KeyW: 0, KeyE: 1, KeyA: 4, KeyS: 3, KeyD: 2 };
  const even = row % 2 === 0;
  const arrows: Record<string, number> = { ArrowLeft: 4, ArrowRight: 1, ArrowUp: even ? 0 : 5, ArrowDown: even ? 2 : 3 };
  return letters[code] ?? arrows[code] ?? null;
}
