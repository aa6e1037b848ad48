/** What may be done now, read from the notation of the legal actions and sorted by what a player points at. */

import { cellOf, keyOf, type Cell } from "../geometry/grid";

/** For each cell, by its key, the rotations that fit there, or the sixths by which its tile may be turned, in order. */
export type Places = ReadonlyMap<string, readonly number[]>;

export interface Options {
  /** Where each face-up tile may be laid. */
  readonly lays: ReadonlyMap<string, Places>;
  /** Aftershocks: which laid tiles may be turned. */
  readonly turns: Places;
  /** Fragments of the tile just laid that may be claimed. */
  readonly crews: readonly string[];
  /** The sides that a quake may hit: `E`. */
  readonly sides: readonly string[];
  /** The towns that it may hit first, by their keys. */
  readonly towns: readonly string[];
  readonly pass: boolean;
}

export const NOTHING: Options = { lays: new Map(), turns: new Map(), crews: [], sides: [], towns: [], pass: false };

export function readActions(legal: readonly string[]): Options {
  const lays = new Map<string, Map<string, number[]>>();
  const turns = new Map<string, number[]>();
  const [crews, sides, towns]: string[][] = [[], [], []];
  let pass = false;
  for (const action of legal) {
    const [word, ...rest] = action.split(" ");
    if (word === "lay") {
      const [tile, cell, rotation] = rest as [string, string, string];
      if (!lays.has(tile)) lays.set(tile, new Map());
      fit(lays.get(tile)!, cell, rotation);
    } else if (word === "turn") fit(turns, rest[0]!, rest[1]!);
    else if (word === "crew") crews!.push(rest[0]!);
    else if (word === "side") sides!.push(rest[0]!);
    else if (word === "town") towns!.push(rest[0]!);
    else if (word === "pass") pass = true;
  }
  return { lays, turns, crews: crews!, sides: sides!, towns: towns!, pass };
}

function fit(places: Map<string, number[]>, cell: string, rotation: string): void {
  const known = places.get(cell);
  const turns = Number(rotation.slice(1));
  if (known) known.push(turns);
  else places.set(cell, [turns]);
}

export function layAction(tile: string, cell: Cell, rotation: number): string {
  return `lay ${tile} ${keyOf(cell)} r${rotation}`;
}

export function turnAction(cell: Cell, sixths: number): string {
  return `turn ${keyOf(cell)} +${sixths}`;
}

/** The next rotation that fits, clockwise or back. */
export function nextRotation(fitting: readonly number[], now: number, step: 1 | -1): number {
  const sorted = [...fitting].sort((one, other) => one - other);
  const at = sorted.indexOf(now);
  return sorted[(Math.max(at, 0) + step + sorted.length) % sorted.length] ?? now;
}

/** All cells of some places. */
export function cellsOf(places: Places): Cell[] {
  return [...places.keys()].map(cellOf);
}
