// The positions that the pictures of the rule pages show, for boards to draw. docs/make_diagrams.py makes the files.
import type { SanAndreasEvent, SanAndreasView, SeismicEvent, SeismicSection, SeismicView } from "../../wire";

type Cell = readonly [number, number];

/** A table of Seismic. */
export interface RoadMap {
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

/** All tiles of Seismic, and how often each is in the box. */
export interface TileBox {
  kind: "tiles";
  tiles: Record<string, number>;
}

/** A table of San Andreas: its map, its block, or a cut through it. */
export interface Coast {
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

export type Diagram = RoadMap | TileBox | Coast;
export type Diagrams = Record<string, Diagram>;

const FILES = import.meta.glob<Diagrams>("../../games/*/rules/diagrams.json", { import: "default" });

/** The diagrams of a game's page, by the names of the pictures. A page without them shows its pictures. */
export async function diagrams(game: string): Promise<Diagrams> {
  return (await FILES[`../../games/${game.replace("-", "")}/rules/diagrams.json`]?.().catch(() => null)) ?? {};
}
