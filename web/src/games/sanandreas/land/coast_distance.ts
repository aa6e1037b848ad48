/** How far it is to the coast, as one sees it on the map: straight to each side, never across land that shows. */

import { numbers } from "../../../ui/land/svg";
import { DIRECTIONS, neighbour, SIDES, type Board } from "./board";
import type { CoastWay, Space } from "./view";

const NAMES = ["N", "E", "S", "W"] as const;
const FARTHEST = 60;

/** The ways to the coast, at most one a side. */
export function coastWays(board: Board, at: Space): CoastWay[] {
  const found: CoastWay[] = [];
  for (const side of SIDES) {
    let space = at;
    for (let between = 0; between < FARTHEST; between++) {
      space = neighbour(space, side);
      const top = board.top(space);
      if (!top) found.push({ side: NAMES[side]!, between, coast: space });
      if (top?.kind !== "slab") break;
    }
  }
  return found;
}

/** The shortest, the first of N, E, S, W among equals. */
export function nearestCoast(board: Board, at: Space): CoastWay | undefined {
  return coastWays(board, at).reduce<CoastWay | undefined>(
    (best, way) => (best && best.between <= way.between ? best : way),
    undefined,
  );
}

/** From the rim of a coin to the coast, with a tick where each space ends; `reach` spaces of it, for one that grows. */
export function rulerPath(city: Space, way: CoastWay, scale: number, reach = way.between + 1): string {
  const [dx, dy] = DIRECTIONS[NAMES.indexOf(way.side as "N")]!;
  const x = (city[0] + 0.5) * scale;
  const y = -(city[1] + 0.5) * scale;
  const spaces = Math.min(reach, way.between + 1);
  if (spaces <= 0) return "";
  const at = (n: number) => [x + dx * n * scale, y - dy * n * scale] as const;
  const across = [0.13 * scale * dy, 0.13 * scale * dx] as const;
  let d = `M${numbers(at(0.36))}L${numbers(at(spaces - 0.5))}`;
  for (let n = 0; n < Math.floor(spaces); n++) {
    const [tx, ty] = at(n + 0.5);
    d += `M${numbers([tx - across[0], ty - across[1]])}L${numbers([tx + across[0], ty + across[1]])}`;
  }
  return d;
}
