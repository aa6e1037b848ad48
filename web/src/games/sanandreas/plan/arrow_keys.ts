/** From space to space by arrow keys: the nearest that shows in that direction, straight ahead if there is one. */

import type { Space } from "../land/view";

const WAYS: Readonly<Record<string, Space>> = {
  ArrowUp: [0, 1],
  ArrowRight: [1, 0],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  w: [0, 1],
  d: [1, 0],
  s: [0, -1],
  a: [-1, 0],
};

/** Where a key leads; undefined if it leads nowhere. Home and End go to the first and the last space. */
export function nextSpace(spaces: readonly Space[], from: Space, key: string): Space | undefined {
  if (key === "Home") return spaces[0];
  if (key === "End") return spaces.at(-1);
  const way = WAYS[key];
  if (!way) return undefined;
  let best: Space | undefined;
  let least = Infinity;
  for (const space of spaces) {
    const dx = space[0] - from[0];
    const dy = space[1] - from[1];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    // Aside counts more than ahead, so that one walks along a row or column as long as it goes on.
    const cost = ahead + 3 * aside;
    if (ahead > 0 && aside <= 2 * ahead && cost < least) [best, least] = [space, cost];
  }
  return best;
}
