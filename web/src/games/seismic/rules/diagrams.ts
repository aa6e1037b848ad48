// The positions that the pictures of the rule page show. docs/make_diagrams.py writes them.
import type { SeismicEvent, SeismicSection, SeismicView } from "../../../wire";

type Cell = readonly [number, number];

/** A table. */
export interface BoardDiagram {
  kind: "board";
  view: SeismicView;
  names: string[];
  seat?: number | null;
  scars: Cell[];
  sections: SeismicSection[];
  legal?: string[];
  /** What led here from the position before. */
  events?: SeismicEvent[];
  /** The section that the text speaks of. */
  lit?: SeismicSection;
}

/** All tiles, and how often each is in the box. */
export interface TileBoxDiagram {
  kind: "tiles";
  tiles: Record<string, number>;
}
