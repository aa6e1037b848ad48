/**
 * What the figures along a section add up to, for the plate that tells of it: a sum of what is printed on the map.
 * What is scored in the end, the server says; a test holds the two together.
 */

import { sameCell } from "../geometry/grid";
import type { VisibleSection } from "../geometry/sections";

/** What a section from one town to another brings more (ruling S17). */
const BETWEEN_TOWNS = 10;
/** No intersection adds less to a section that ends there. */
const LEAST_END = 1;

export interface Worth {
  /** What it scores as it lies. */
  readonly now: number;
  /** What it scores at the least once its open ends have arrived somewhere; 0 for a ring, which has none. */
  readonly closed: number;
  /** The seats with most crews on it. */
  readonly holders: readonly number[];
}

export function worthOf(seen: VisibleSection): Worth {
  const [one, other] = seen.ends;
  const isRoadBetween = one?.kind === "town" && other?.kind === "town" && !sameCell(one.at, other.at);
  const ends = seen.ends.reduce((sum, tile) => sum + tile.value, 0) + (isRoadBetween ? BETWEEN_TOWNS : 0);
  const sum = seen.ring ? 0 : seen.through + ends + LEAST_END * seen.open;
  const most = Math.max(0, ...seen.crews.values());
  const holders = [...seen.crews].filter(([, crews]) => crews === most).map(([seat]) => seat);
  return { now: seen.open ? 0 : sum, closed: sum, holders: holders.sort((a, b) => a - b) };
}

/** What it scores now, or at the least once it is closed. */
export function worthFigure({ now, closed }: Worth): string {
  return now ? `${now}` : closed ? `${closed}+` : "0";
}
