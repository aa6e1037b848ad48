/** What moves on the board, one thing at a time. */

import type { SeismicEvent } from "../../../wire";
import type { Cell } from "../geometry/grid";

interface Timed {
  /** Milliseconds. */
  readonly length: number;
}

/** A crew on a tile that may be gone. */
interface Standing {
  readonly at: Cell;
  readonly tile: string;
  readonly rotation: number;
  readonly fragment: string;
  readonly seat: number;
}

export type Cue = Timed &
  (
    | { readonly kind: "lay"; readonly at: Cell }
    | { readonly kind: "claim"; readonly at: Cell; readonly fragment: string }
    | { readonly kind: "shake"; readonly strength: number }
    | { readonly kind: "rings"; readonly town: Cell }
    /** The magnitude, on a sign at the end of a side. */
    | { readonly kind: "sign"; readonly at: Cell; readonly magnitude: number }
    /** The sheet steps back, but for these tiles. */
    | { readonly kind: "veil"; readonly tiles: readonly FallingTile[]; readonly opens: boolean }
    | { readonly kind: "crack"; readonly town: Cell; readonly cells: readonly Cell[] }
    | ({ readonly kind: "fall"; readonly tilt: number } & FallingTile)
    | ({ readonly kind: "stands" } & Standing)
    | ({ readonly kind: "home" } & Standing)
    | { readonly kind: "turn"; readonly at: Cell; /** Sixths, the shorter way: less than 0 to the left. */ readonly by: number }
    | { readonly kind: "change"; readonly at: Cell; readonly fragment: string }
    | { readonly kind: "score"; readonly at: Cell; readonly fragment: string; readonly points: number; readonly holders: readonly number[] }
  );

export interface FallingTile {
  readonly at: Cell;
  readonly tile: string;
  readonly rotation: number;
}

/** All that moves at a moment, and what has been seen of what happened. */
export interface Motion {
  readonly cues: readonly Cue[];
  readonly seen: readonly SeismicEvent[];
}

/** A chosen tile goes to its next turn. */
export const STEP = 160;

/** Pixels of a quake: two for each step of its magnitude, at most ten. */
export function strength(magnitude: number): number {
  return Math.min(10, 2 * magnitude);
}

/** Whether a click is to skip them first, as they are quakes or the final count. */
export function isQuakeOrCount(cues: readonly Cue[]): boolean {
  return cues.some(({ kind }) => ["sign", "veil", "score"].includes(kind));
}

/** The cells that should be in view to see it; the count goes all over the table. */
export function cellsToShow(cues: readonly Cue[]): Cell[] {
  return cues.flatMap((cue): readonly Cell[] => {
    if (cue.kind === "crack") return [cue.town, ...cue.cells];
    return ["lay", "claim", "turn", "sign"].includes(cue.kind) && "at" in cue ? [cue.at] : [];
  });
}
