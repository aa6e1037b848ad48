// The positions that the pictures of the rule page show. docs/make_diagrams.py writes them.
import type { SanAndreasEvent, SanAndreasView } from "../../../wire";

type Cell = readonly [number, number];

/** A table: its map, its block, or a cut through it. */
export interface TableDiagram {
  kind: "plan" | "relief" | "section";
  view: SanAndreasView;
  names: string[];
  seat?: number | null;
  legal?: string[];
  events?: SanAndreasEvent[];
  /** West, south, east and north of what is to be seen. */
  crop?: [number, number, number, number];
  /** Spaces that the text speaks of. */
  marked?: Cell[];
  line?: { along: "row" | "column"; at: number };
  /** Whether cities show what they score. */
  rulers?: boolean;
  /** Whether tiles bear their numbers. */
  numbers?: boolean;
}
