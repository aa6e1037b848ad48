/**
 * The solid bodies of the relief as plain numbers: tiles as slabs cut into spaces, the mainland as a plateau.
 *
 * x goes east, y up, z south; a thickness is as high as the block diagram has it, so that both look alike.
 */

import type { Corners } from "../land/view";
import { isMainland, WIDTH, type Board, type Bounds, type Slab } from "../land/board";
import { spaceName, type Space } from "../land/view";

/** How high a thickness is, in spaces: what the projection of the block diagram makes of it. */
export const HIGH = 0.6;

/** Triangles by material; three numbers a point, two for its place on the picture. */
export interface Solid {
  readonly points: number[];
  readonly uvs: number[];
  readonly indices: number[];
  readonly groups: { start: number; count: number; material: number }[];
}

export const TOP = 0;
export const WEST_EAST = 1;
export const NORTH_SOUTH = 2;
export const UNDERSIDE = 3;

type Point = readonly [number, number, number];
type Quad = { readonly corners: readonly [Point, Point, Point, Point]; readonly uvs: readonly number[]; readonly material: number };

const SIDE_UVS = [0, 0, 1, 0, 1, 1, 0, 1] as const;

function solid(quads: readonly Quad[]): Solid {
  const found: Solid = { points: [], uvs: [], indices: [], groups: [] };
  const sorted = [...quads].sort((a, b) => a.material - b.material);
  for (const { corners, uvs, material } of sorted) {
    const first = found.points.length / 3;
    const start = found.indices.length;
    for (const corner of corners) found.points.push(...corner);
    found.uvs.push(...uvs);
    found.indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
    const last = found.groups.at(-1);
    if (last?.material === material) last.count += 6;
    else found.groups.push({ start, count: 6, material });
  }
  return found;
}

export type Height = (x: number, y: number) => number;

/** The underside of a tile whose corners SW, SE, NW and NE have these heights. */
export function plane([x0, y0]: Space, [southWest, southEast, northWest]: Corners): Height {
  const east = (southEast - southWest) / WIDTH;
  const north = (northWest - southWest) / WIDTH;
  return (x, y) => southWest + east * (x - x0) + north * (y - y0);
}

export function cornersOf(slab: Slab): Corners {
  const [x, y] = slab.at;
  return [slab.underside(x, y), slab.underside(x + 2, y), slab.underside(x, y + 2), slab.underside(x + 2, y + 2)];
}

/** What there is of a tile above ground: its spaces that are not under land. */
export function openSpaces(board: Board, slab: Slab): Space[] {
  return slab.spaces.filter((space) => board.top(space)?.kind !== "land");
}

/** A tile over these of its spaces; the picture of its top is as large as the tile. */
export function slabSolid(at: Space, spaces: readonly Space[], under: Height): Solid {
  const has = new Set(spaces.map(spaceName));
  const low = (x: number, y: number): Point => [x, under(x, y) * HIGH, -y];
  const high = (x: number, y: number): Point => [x, (under(x, y) + 1) * HIGH, -y];
  const quads: Quad[] = [];
  for (const [x, y] of spaces) {
    const place = (px: number, py: number) => [(px - at[0]) / WIDTH, (py - at[1]) / WIDTH];
    quads.push({
      corners: [high(x, y), high(x + 1, y), high(x + 1, y + 1), high(x, y + 1)],
      uvs: [...place(x, y), ...place(x + 1, y), ...place(x + 1, y + 1), ...place(x, y + 1)],
      material: TOP,
    });
    quads.push({
      corners: [low(x, y), low(x, y + 1), low(x + 1, y + 1), low(x + 1, y)],
      uvs: [...SIDE_UVS],
      material: UNDERSIDE,
    });
    for (const { beyond, from, to, material } of walls([x, y]))
      if (!has.has(spaceName(beyond)))
        quads.push({ corners: [low(...from), low(...to), high(...to), high(...from)], uvs: [...SIDE_UVS], material });
  }
  return solid(quads);
}

/** The mainland within a block: a plateau, one thickness high. The picture of its top is as large as the block. */
export function landSolid(block: Bounds): Solid {
  const { west, south, east, north } = block;
  const within = ([x, y]: Space) => x >= west && x < east && y >= south && y < north;
  const place = (px: number, py: number) => [(px - west) / (east - west), (py - south) / (north - south)];
  const quads: Quad[] = [];
  for (let x = west; x < east; x++) {
    for (let y = south; y < north; y++) {
      if (!isMainland([x, y])) continue;
      const high = (px: number, py: number): Point => [px, HIGH, -py];
      quads.push({
        corners: [high(x, y), high(x + 1, y), high(x + 1, y + 1), high(x, y + 1)],
        uvs: [...place(x, y), ...place(x + 1, y), ...place(x + 1, y + 1), ...place(x, y + 1)],
        material: TOP,
      });
      for (const { beyond, from, to, material } of walls([x, y]))
        if (!isMainland(beyond) || !within(beyond))
          quads.push({
            corners: [[from[0], 0, -from[1]], [to[0], 0, -to[1]], high(...to), high(...from)],
            uvs: [...SIDE_UVS],
            material,
          });
    }
  }
  return solid(quads);
}

interface Wall {
  readonly beyond: Space;
  /** The ends of its foot, so that its outside is seen from outside. */
  readonly from: Space;
  readonly to: Space;
  readonly material: number;
}

function walls([x, y]: Space): Wall[] {
  return [
    { beyond: [x, y - 1], from: [x, y], to: [x + 1, y], material: NORTH_SOUTH },
    { beyond: [x + 1, y], from: [x + 1, y], to: [x + 1, y + 1], material: WEST_EAST },
    { beyond: [x, y + 1], from: [x + 1, y + 1], to: [x, y + 1], material: NORTH_SOUTH },
    { beyond: [x - 1, y], from: [x, y + 1], to: [x, y], material: WEST_EAST },
  ];
}
