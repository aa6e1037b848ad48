/** The six sides of a town: fault lines out to a figure beyond the last tile, the longest with a warning. */

import { EDGES, keyOf, ray, type Cell } from "./grid";
import type { SeismicView } from "../../../wire";

/** A straight line of tiles from a town. */
export interface Side {
  readonly town: number;
  readonly start: Cell;
  readonly edge: number;
  readonly count: number;
  /** Whether the town's next quake may hit it. */
  readonly longest: boolean;
  /** The cells that its line crosses; its count stands on the last. */
  readonly cells: readonly Cell[];
  readonly end: Cell;
  /** Whether it runs through another town, so that its count does not tell whose it is. */
  readonly shared: boolean;
}

type VisibleSection = Pick<SeismicView, "towns" | "board" | "sides" | "columns" | "rows">;

/** All sides of all towns; a count stands on the first cell beyond the last tile that is free for it. */
export function sidesOf(view: VisibleSection, legal: ReadonlySet<string>): Side[] {
  const tiles = new Set(view.board.map((tile) => keyOf(tile.at)));
  const towns = new Set(view.towns.map(keyOf));
  const taken = new Set<string>();
  return fromTheNearest(view, towns).map(([town, edge]) => {
    const start = view.towns[town]!;
    const counts = view.sides[town]!;
    const line = ray(start, edge, view.columns + view.rows + view.towns.length + 2);
    const keys = line.map(keyOf);
    let end = keys.findLastIndex((key) => tiles.has(key)) + 1;
    while (legal.has(keys[end]!) || taken.has(keys[end]!)) end++;
    taken.add(keys[end]!);
    const count = counts[edge]!;
    const longest = count > 0 && count === Math.max(...counts);
    const shared = keys.some((key) => towns.has(key));
    return { town, start, edge, count, longest, cells: line.slice(0, end + 1), end: line[end]!, shared };
  });
}

/** Towns and edges; where sides of two towns end together, the one that starts nearer comes first. */
function fromTheNearest(view: VisibleSection, towns: ReadonlySet<string>): [number, number][] {
  const all = view.towns.flatMap((_, town) => EDGES.map((edge): [number, number] => [town, edge]));
  const through = ([town, edge]: [number, number]): number =>
    +ray(view.towns[town]!, edge, view.columns + view.rows).some((cell) => towns.has(keyOf(cell)));
  return all.sort((one, other) => through(one) - through(other));
}

/** What tells the towns apart: their names without the words that all of them begin with. */
export function shortNames(towns: readonly string[]): string[] {
  const words = towns.map((name) => name.split(/\s+/));
  const shortest = Math.min(...words.map((name) => name.length));
  let same = 0;
  while (same < shortest - 1 && new Set(words.map((name) => name[same])).size === 1) same++;
  return words.map((name) => name.slice(same).join(" "));
}
