/** Aftershocks: which of the listed turns comes of turning a laid tile by hand, by key or by wheel (ruling S16). */

import type { SeismicEvent, SeismicLaidTile, SeismicTileTurned } from "../../../wire";
import { EDGES, keyOf, neighbour, opposite } from "../geometry/grid";
import type { Tiles } from "../geometry/sections";
import { turnedTile } from "../geometry/tile_faces";
import { crosses } from "../geometry/tile_roads";
import type { Point } from "../../../ui/land/plane";

/** A turn that is listed, by its sixths; what comes to the tile as it lies; or what is not listed. */
export type Result = number | "same" | "misfit";

/** A whole turn, in sixths. */
const WHOLE = 6;
/** Nearer to the middle than this part of a tile, a pointer has no direction that anybody means. */
const MIDDLE = 0.2;

/** What a turn by so many sixths, either way round, comes to: the shortest of those that look alike is listed. */
export function resultOf(tile: SeismicLaidTile, sixths: number, listed: readonly number[]): Result {
  const wanted = looks(turnedTile(tile, sixths));
  if (wanted === looks(tile)) return "same";
  return listed.find((turn) => looks(turnedTile(tile, turn)) === wanted) ?? "misfit";
}

/** Two tiles in the same place with the same looks are the same, roads and crew. */
function looks({ links, exits, crew }: SeismicLaidTile): string {
  return `${links.join(" ")}/${exits.join("")}/${crew?.fragment ?? ""}`;
}

/** The next turn that is listed, going clockwise or back; where there is no other one, the same. */
export function nextTurn(tile: SeismicLaidTile, sixths: number, step: 1 | -1, listed: readonly number[]): number {
  const now = resultOf(tile, sixths, listed);
  for (let further = 1; further < WHOLE; further++) {
    const result = resultOf(tile, sixths + step * further, listed);
    if (typeof result === "number" && result !== now) return sixths + step * further;
  }
  return sixths;
}

/** By how many sixths a pointer has gone clockwise about the middle of a tile, all in units of the land. */
export function sixthsAbout(middle: Point, from: Point, to: Point): number {
  const [ax, ay, bx, by] = [from[0] - middle[0], from[1] - middle[1], to[0] - middle[0], to[1] - middle[1]];
  if (Math.hypot(ax, ay) < MIDDLE || Math.hypot(bx, by) < MIDDLE) return 0;
  return (Math.atan2(ax * by - ay * bx, ax * bx + ay * by) * WHOLE) / (2 * Math.PI);
}

/** The shorter way round to a turn by so many sixths clockwise: negative to the left. */
export function shorterWay(sixths: number): number {
  return sixths > WHOLE / 2 ? sixths - WHOLE : sixths;
}

/** The edges at which a road of the tile would meet none, or none would meet a road, as drawn. */
export function clashes(tile: SeismicLaidTile, tiles: Tiles): number[] {
  return EDGES.filter((edge) => {
    const beside = tiles.get(keyOf(neighbour(tile.at, edge)));
    return beside !== undefined && crosses(tile, edge) !== crosses(beside, opposite(edge));
  });
}

/** What the server foresees of a turn. */
export function foreseen(previews: Readonly<Record<string, readonly unknown[]>>, action: string | null): SeismicTileTurned | null {
  const events = (action === null ? undefined : previews[action]) as readonly SeismicEvent[] | undefined;
  return events?.find((event) => event.event === "seismic-tile-turned") ?? null;
}
