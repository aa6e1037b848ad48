/** A ruler from a city straight to the coast, and the sum that it shows: what is scored, the server says. */

import { numbers } from "../../../ui/land/svg";
import { DIRECTIONS } from "../land/board";
import type { CoastWay, Space } from "../land/view";

/** The figure on a coin less the spaces between it and the coast. */
export function pointsOf(coin: number, way: CoastWay): number {
  return Math.max(0, coin - way.between);
}

/** From the rim of a coin to the coast, with a tick where each space ends; `reach` spaces of it, for one that grows. */
export function rulerPath(city: Space, way: CoastWay, scale: number, reach = way.between + 1): string {
  const [dx, dy] = DIRECTIONS["NESW".indexOf(way.side)]!;
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
