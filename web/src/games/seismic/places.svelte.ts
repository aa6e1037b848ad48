/** The names of cells: a letter for the column from the west, a number for the row from the north. */

import { letters } from "../atlas";
import { column, type Cell } from "./geometry/grid";

/** What names places: the size of a table, and where its towns lie. */
export interface Places {
  readonly columns: number;
  readonly rows: number;
  readonly towns: readonly Cell[];
}

/** The table on the screen; all words about places are about this one. */
let shown = $state.raw<Places>({ columns: 25, rows: 17, towns: [[0, 0]] });

export function usePlaces(places: Places): void {
  shown = places;
}

export const columnLetters = (index: number, columns: number): string => letters(index + Math.floor(columns / 2));
export const rowNumber = (r: number, rows: number): number => r + Math.floor(rows / 2) + 1;

/** The name of a cell: `K7`. */
export function placeName(cell: Cell, { columns, rows }: Pick<Places, "columns" | "rows"> = shown): string {
  return `${columnLetters(column(cell), columns)}${rowNumber(cell[1], rows)}`;
}

/** How many columns to the east and rows to the south a cell lies of the nearest town, and which that is. */
export function wayFromTown(cell: Cell): { x: number; y: number; town: number; towns: number } {
  const ways = shown.towns.map((town, index) => ({ x: column(cell) - column(town), y: cell[1] - town[1], town: index }));
  const [nearest] = ways.sort((one, other) => Math.abs(one.x) + Math.abs(one.y) - Math.abs(other.x) - Math.abs(other.y));
  return { ...(nearest ?? { x: 0, y: 0, town: 0 }), towns: shown.towns.length };
}
