/** A cut through the table: which spaces it meets, which tiles, and where their heights fall. */

import { numbers } from "../../../ui/land/svg";
import { isMainland, type Board, type Slab } from "../land/board";
import { spaceName, type Space } from "../land/view";

/** How high a thickness is drawn, in spaces. */
const THICKNESS = 0.52;
/** In pixels: a narrow section is drawn higher than that. */
const LEAST_THICKNESS = 20;
/** The spaces that a section shows at least, along y and along x. */
const ROWS = [-2, 17] as const;
const COLUMNS = [-3, 13] as const;
const LEAST_HEIGHT = 4;
export const SEA_LEVEL = 0.62;
/** Lines in a slab: how far up, how broad. */
export const STRATA = [
  [0.3, 1.8],
  [0.55, 0.8],
  [0.75, 0.8],
] as const;

export interface Line {
  readonly along: "row" | "column";
  /** The y of a row, the x of a column. */
  readonly at: number;
}

/** A row of spaces, from left to right: north or west first. */
export interface Cut extends Line {
  readonly spaces: readonly Space[];
}

export function cut(board: Board, { along, at }: Line): Cut {
  const { west, south, east, north } = board.bounds();
  const spaces: Space[] = [];
  if (along === "column") {
    for (let y = Math.max(ROWS[1], north); y >= Math.min(ROWS[0], south - 1); y--) spaces.push([at, y]);
  } else {
    for (let x = Math.min(COLUMNS[0], west - 1); x <= Math.max(COLUMNS[1], east); x++) spaces.push([x, at]);
  }
  return { along, at, spaces };
}

export interface Room {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Around the section of a page of its own. */
export const PAGE: Room = { left: 54, right: 26, top: 46, bottom: 46 };

/** A cut at one scale; pixels from the upper left corner. */
export class Profile {
  readonly thickness: number;
  readonly slabs: readonly Slab[];
  readonly highest: number;
  private readonly places: ReadonlyMap<string, number>;

  constructor(
    readonly board: Board,
    readonly line: Cut,
    readonly scale: number,
    readonly room: Room = PAGE,
  ) {
    this.thickness = Math.max(THICKNESS * scale, Math.min(LEAST_THICKNESS, 1.2 * scale));
    this.places = new Map(line.spaces.map((space, n) => [spaceName(space), n]));
    this.slabs = board.slabs.filter((slab) => line.spaces.some((space) => slab.covers(space)));
    const tops = this.slabs.flatMap((slab) => this.ends(this.spacesOf(slab)).map(([x, y]) => slab.top(x, y)));
    this.highest = Math.max(LEAST_HEIGHT, ...tops.map((top) => Math.ceil(top - 1e-9)));
  }

  get width(): number {
    return this.room.left + this.line.spaces.length * this.scale + this.room.right;
  }

  get height(): number {
    return this.y(0) + 0.5 * this.thickness + this.room.bottom;
  }

  x(place: number): number {
    return this.room.left + place * this.scale;
  }

  y(z: number): number {
    return this.room.top + (this.highest + 0.4 - z) * this.thickness;
  }

  place(space: Space): number | undefined {
    return this.places.get(spaceName(space));
  }

  coordinate(space: Space): number {
    return this.line.along === "column" ? space[1] : space[0];
  }

  spacesOf(slab: Slab): Space[] {
    return this.line.spaces.filter((space) => slab.covers(space));
  }

  underLand(space: Space, slab: Slab): boolean {
    return isMainland(space) && slab.depth < this.board.land.depth;
  }

  /** Where the cut enters a run of spaces, on the left, and where it leaves it. */
  ends(spaces: readonly Space[]): [Space, Space] {
    const [ax, ay] = spaces[0]!;
    const [bx, by] = spaces.at(-1)!;
    if (this.line.along === "column")
      return [
        [ax + 0.5, ay + 1],
        [bx + 0.5, by],
      ];
    return [
      [ax, ay + 0.5],
      [bx + 1, by + 0.5],
    ];
  }

  /** The path around a run of spaces of a slab, upper left corner first. */
  outline(slab: Slab, spaces: readonly Space[]): string {
    const [[ax, ay], [bx, by]] = this.ends(spaces);
    const [left, right] = this.sides(spaces);
    const corners = [
      [left, slab.top(ax, ay)],
      [right, slab.top(bx, by)],
      [right, slab.underside(bx, by)],
      [left, slab.underside(ax, ay)],
    ] as const;
    return `M${corners.map(([x, z]) => numbers([x, this.y(z)])).join("L")}Z`;
  }

  /** A line through a run of spaces of a slab, so far above its underside. */
  stratum(slab: Slab, spaces: readonly Space[], up: number): string {
    const [[ax, ay], [bx, by]] = this.ends(spaces);
    const [left, right] = this.sides(spaces);
    const from = numbers([left, this.y(slab.underside(ax, ay) + up)]);
    return `M${from}L${numbers([right, this.y(slab.underside(bx, by) + up)])}`;
  }

  /** Where the number of a slab stands: in the middle of what is not under land. */
  numberAt(slab: Slab): readonly [number, number] {
    const all = this.spacesOf(slab);
    const open = all.filter((space) => !this.underLand(space, slab));
    const seen = open.length ? open : all;
    const [[ax, ay], [bx, by]] = this.ends(seen);
    const place = this.place(seen[0]!)! + seen.length / 2;
    return [this.x(place), this.y(slab.underside((ax + bx) / 2, (ay + by) / 2) + 0.5)];
  }

  /** The middle of the ground of a space. */
  onTop(space: Space): readonly [number, number] {
    const top = this.board.top(space);
    const z = top?.kind === "slab" ? top.top(space[0] + 0.5, space[1] + 0.5) : top ? 1 : 0;
    return [this.x((this.place(space) ?? 0) + 0.5), this.y(z)];
  }

  /** The angle at which the ground of a space is cut, in degrees clockwise. */
  tilt(space: Space): number {
    const top = this.board.top(space);
    if (top?.kind !== "slab") return 0;
    const [left, right] = this.ends([space]);
    const fall = top.top(...left) - top.top(...right);
    return (Math.atan((fall * this.thickness) / this.scale) * 180) / Math.PI;
  }

  private sides(spaces: readonly Space[]): [number, number] {
    return [this.x(this.place(spaces[0]!)!), this.x(this.place(spaces.at(-1)!)! + 1)];
  }
}

/** The line through a space, along the way that is asked for. */
export function through(space: Space, along: Line["along"]): Line {
  return { along, at: along === "column" ? space[0] : space[1] };
}

export function crosses(line: Line, space: Space): boolean {
  return line.along === "column" ? space[0] === line.at : space[1] === line.at;
}

export function sameLine(a: Line, b: Line): boolean {
  return a.along === b.along && a.at === b.at;
}

