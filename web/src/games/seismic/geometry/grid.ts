/** Pointy-top hexagons in axial coordinates (q, r). Edges are numbered clockwise from the north-east. */

export type Cell = readonly [number, number];

export const EDGES = [0, 1, 2, 3, 4, 5] as const;
export const EDGE_NAMES = ["NE", "E", "SE", "SW", "W", "NW"] as const;
const DIRECTIONS: readonly Cell[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

/** A cell as notation and maps know it: `3,-1`. */
export function keyOf(cell: Cell): string {
  return `${cell[0]},${cell[1]}`;
}

export function cellOf(key: string): Cell {
  const [q, r] = key.split(",").map(Number);
  return [q ?? 0, r ?? 0];
}

export function sameCell(one: Cell | null, other: Cell | null): boolean {
  return one === other || (!!one && !!other && one[0] === other[0] && one[1] === other[1]);
}

export function opposite(edge: number): number {
  return (edge + 3) % 6;
}

export function neighbour(cell: Cell, edge: number): Cell {
  const [dq, dr] = DIRECTIONS[edge % 6]!;
  return [cell[0] + dq, cell[1] + dr];
}

/** The column of a cell on a table whose rows are shifted by half a cell in turn. */
export function column(cell: Cell): number {
  return cell[0] + Math.floor(cell[1] / 2);
}

export function onTable(cell: Cell, columns: number, rows: number): boolean {
  return Math.abs(column(cell)) <= Math.floor(columns / 2) && Math.abs(cell[1]) <= Math.floor(rows / 2);
}

/** The cells of a table with (0, 0) in its middle, by q, then r. */
export function rectangle(columns: number, rows: number): Cell[] {
  const halfRows = Math.floor(rows / 2);
  const reach = Math.floor(columns / 2) + halfRows;
  const cells: Cell[] = [];
  for (let q = -reach; q <= reach; q++) {
    for (let r = -halfRows; r <= halfRows; r++) {
      if (onTable([q, r], columns, rows)) cells.push([q, r]);
    }
  }
  return cells;
}

/** The cells in a straight line from `start`, which is not one of them, nearest first. */
export function ray(start: Cell, edge: number, length: number): Cell[] {
  const cells: Cell[] = [];
  let cell = start;
  for (let step = 0; step < length; step++) {
    cell = neighbour(cell, edge);
    cells.push(cell);
  }
  return cells;
}
