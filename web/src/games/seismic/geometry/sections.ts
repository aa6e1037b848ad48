/** Sections as they can be seen on the board: which fragments hang together, where they end, who has crews. */

import type { SeismicLaidTile } from "../../../wire";
import { fragmentAt } from "./tile_faces";
import { keyOf, neighbour, opposite, type Cell } from "./grid";

export type Tiles = ReadonlyMap<string, SeismicLaidTile>;

/** A fragment or stub of a tile. */
export interface Part {
  readonly at: Cell;
  readonly fragment: string;
}

/** What is seen of a section. It says nothing about what it scores. */
export interface VisibleSection {
  /** From end to end, stubs included. */
  readonly parts: readonly Part[];
  /** Fragments that run through a tile. */
  readonly through: number;
  /** The intersections and towns it ends at, in the order of `parts`. */
  readonly ends: readonly SeismicLaidTile[];
  /** How many of its ends lie open. */
  readonly open: number;
  readonly ring: boolean;
  /** Crews by seat. */
  readonly crews: ReadonlyMap<number, number>;
}

export function tilesOf(board: readonly SeismicLaidTile[]): Map<string, SeismicLaidTile> {
  return new Map(board.map((tile) => [keyOf(tile.at), tile]));
}

/** The section that a fragment or stub belongs to. */
export function sectionAt(tiles: Tiles, at: Cell, fragment: string): VisibleSection {
  const start = { at, fragment };
  const edges = [...fragment].map(Number);
  const ahead = follow(tiles, start, edges[edges.length - 1]!);
  if (ahead.ring || edges.length === 1) return see(tiles, [start, ...ahead.parts], ahead.ring);
  const behind = follow(tiles, start, edges[0]!);
  return see(tiles, [...behind.parts.reverse(), start, ...ahead.parts], false);
}

/** What comes behind an edge, to the end or back to the start. */
function follow(tiles: Tiles, start: Part, edge: number): { parts: Part[]; ring: boolean } {
  const parts: Part[] = [];
  let at = start.at;
  for (;;) {
    at = neighbour(at, edge);
    const entry = opposite(edge);
    const tile = tiles.get(keyOf(at));
    const fragment = tile && fragmentAt(tile, entry);
    if (!fragment) return { parts, ring: false };
    if (keyOf(at) === keyOf(start.at) && fragment === start.fragment) return { parts, ring: true };
    parts.push({ at, fragment });
    if (fragment.length === 1) return { parts, ring: false };
    edge = Number(fragment[0] === String(entry) ? fragment[1] : fragment[0]);
  }
}

function see(tiles: Tiles, parts: Part[], ring: boolean): VisibleSection {
  const crews = new Map<number, number>();
  for (const { at, fragment } of parts) {
    const crew = tiles.get(keyOf(at))?.crew;
    if (crew?.fragment === fragment) crews.set(crew.seat, (crews.get(crew.seat) ?? 0) + 1);
  }
  const stubs = parts.filter(({ fragment }) => fragment.length === 1);
  return {
    parts,
    through: parts.length - stubs.length,
    ends: stubs.map(({ at }) => tiles.get(keyOf(at))!),
    open: ring ? 0 : 2 - stubs.length,
    ring,
    crews,
  };
}

/** The seats that have crews on sections which lead to this empty cell. */
export function crewsAround(tiles: Tiles, cell: Cell): number[] {
  const seats = new Set<number>();
  for (let edge = 0; edge < 6; edge++) {
    const beyond = neighbour(cell, edge);
    const tile = tiles.get(keyOf(beyond));
    const fragment = tile && fragmentAt(tile, opposite(edge));
    if (!fragment) continue;
    for (const seat of sectionAt(tiles, beyond, fragment).crews.keys()) seats.add(seat);
  }
  return [...seats].sort((one, other) => one - other);
}
