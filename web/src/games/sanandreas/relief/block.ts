/**
 * The block diagram: the table seen from the south-west, cut into columns in the order that is always right.
 *
 * Every tile is cut into its four spaces. Columns are drawn by falling x + y, within a column from the bottom of the
 * order to its top, of each slab the west side, the south side, the top. Nothing else has to be sorted.
 */

import { hachurePath, hachures, shade, touched } from "../land/tile_shading";
import { number, numbers } from "../../../ui/land/svg";
import { isMainland, tint, type Board, type Bounds, type Layer, type Slab } from "../land/board";
import { spaceName, type Space } from "../land/view";

/** A point falls at (RIGHT·(x − y), −UP·(x + y) − LIFT·z) on the screen. */
export const RIGHT = 0.87;
export const UP = 0.39;
export const LIFT = 0.66;
/** Where the block ends below. */
export const FLOOR = -1.5;
/** How far up a side its two lines run, and how broad they are. */
const STRATA = [
  [0.3, 1.6],
  [0.62, 0.8],
] as const;
const VOID = { west: 0.72, south: 0.82 } as const;
/** The block is at least so large, in lattice lines. */
const LEAST: Bounds = { west: -2, south: -1, east: 12, north: 18 };

export type Corner = readonly [x: number, y: number, z: number];

/** A stroke of the pen: a path and its inks, which are tokens. */
export interface Stroke {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: string;
  readonly transform?: string;
}

export interface Column {
  readonly space: Space;
  readonly strokes: readonly Stroke[];
}

/** Where a point of the land falls, in spaces, y to the south. */
export function project([x, y, z]: Corner): readonly [number, number] {
  return [RIGHT * (x - y), -UP * (x + y) - LIFT * z];
}

/** Whether one sees its top: it does not lean away by more than the eye looks down. */
export function facesUs(slab: Slab): boolean {
  return LIFT * (slab.east + slab.north) > -2 * UP;
}

export function blockOf(board: Board): Bounds {
  const { west, south, east, north } = board.bounds();
  return {
    west: Math.min(LEAST.west, west - 1),
    south: Math.min(LEAST.south, south - 1),
    east: Math.max(LEAST.east, east + 1),
    north: Math.max(LEAST.north, north + 1),
  };
}

/** A board as a block, at one scale. */
export class Block {
  readonly block: Bounds;

  constructor(
    readonly board: Board,
    readonly scale: number,
    readonly small: boolean,
  ) {
    this.block = blockOf(board);
  }

  /** What the picture needs: left, top, width, height in pixels. */
  get box(): readonly [number, number, number, number] {
    const { west, south, east, north } = this.block;
    const tops = this.board.slabs.flatMap((slab) =>
      cornersOf(slab).map(([x, y]) => project([x, y, slab.top(x, y)])[1]),
    );
    const left = RIGHT * (west - north) - 0.6;
    const right = RIGHT * (east - south) + 0.6;
    const top = Math.min(project([east, north, 1])[1], ...tops) - 0.6;
    const bottom = project([west, south, FLOOR])[1] + 0.6;
    return [left * this.scale, top * this.scale, (right - left) * this.scale, (bottom - top) * this.scale];
  }

  point(corner: Corner): string {
    const [x, y] = project(corner);
    return numbers([x * this.scale, y * this.scale], 1);
  }

  polygon(...corners: readonly Corner[]): string {
    return `M${corners.map((corner) => this.point(corner)).join("L")}Z`;
  }

  line(...corners: readonly Corner[]): string {
    return `M${corners.map((corner) => this.point(corner)).join("L")}`;
  }

  /** The matrix that lays what is drawn for the plan, about a point, into a plane through that point. */
  plane(at: Corner, east = 0, north = 0): string {
    const [x, y] = project(at);
    const turn = [RIGHT, -UP - LIFT * east, RIGHT, UP + LIFT * north].map((value) => number(value, 3));
    return `matrix(${turn.join(" ")} ${number(x * this.scale)} ${number(y * this.scale)})`;
  }

  /** The middle of the top of a column and how it leans; undefined if one cannot see it. */
  ground(space: Space): { at: Corner; east: number; north: number } | undefined {
    const top = this.board.top(space);
    const x = space[0] + 0.5;
    const y = space[1] + 0.5;
    if (!top) return undefined;
    if (top.kind === "land") return { at: [x, y, 1], east: 0, north: 0 };
    return facesUs(top) ? { at: [x, y, top.top(x, y)], east: top.east, north: top.north } : undefined;
  }

  within([x, y]: Space): boolean {
    const { west, south, east, north } = this.block;
    return x >= west && x < east && y >= south && y < north;
  }

  /** Water, and the ground under it; `bed` says how deep the sea is at the western face. */
  faces(bed: (y: number) => number): Stroke[] {
    const { west, south, east, north } = this.block;
    const shore: Corner[] = [];
    for (let y = north; y >= south; y -= 0.5) shore.push([west, y, bed(y)]);
    const below = ([x, y, z]: Corner): Corner => [x, y, (z + FLOOR) / 2];
    return [
      {
        d: this.polygon([west, north, 0], [west, south, 0], [west, south, FLOOR], [west, north, FLOOR]),
        fill: "sea-4",
      },
      {
        d: this.polygon(...shore, [west, south, FLOOR], [west, north, FLOOR]),
        fill: "rock-w",
        stroke: "strata",
        width: 0.8,
      },
      {
        d: this.polygon([west, south, 0], [east, south, 0], [east, south, FLOOR], [west, south, FLOOR]),
        fill: "rock-s",
        stroke: "strata",
        width: 0.8,
      },
      { d: this.line(...shore.map(below), [east, south, FLOOR / 2]), stroke: "strata", width: 1.2, opacity: 0.5 },
    ];
  }

  /** All columns, by falling x + y; those with the same sum stand side by side. */
  columns(): Column[] {
    const { west, south, east, north } = this.block;
    const strokes = this.small ? new Map<string, string>() : this.hachuresBySpace();
    const found: Column[] = [];
    for (let depth = east + north - 2; depth >= west + south; depth--) {
      for (let x = Math.max(west, depth - north + 1); x < Math.min(east, depth - south + 1); x++) {
        const space: Space = [x, depth - x];
        const drawn = this.column(space, strokes);
        if (drawn.length) found.push({ space, strokes: drawn });
      }
    }
    return found;
  }

  /** What stands on a space; if land is on top of it, only land. */
  private column(space: Space, hachured: ReadonlyMap<string, string>): Stroke[] {
    let layers = this.board.layers(space);
    if (layers.at(-1)?.kind === "land") layers = layers.slice(-1);
    return layers.flatMap((layer, n) =>
      layer.kind === "slab" ? this.slab(layer, layers[n - 1], space, hachured) : this.land(space),
    );
  }

  private land([x, y]: Space): Stroke[] {
    const sides = sidesOf([x, y]).flatMap(({ name, beyond, foot: [a, b] }) =>
      isMainland(beyond) && this.within(beyond) ? [] : this.side(name, [...a, 0], [...b, 0]),
    );
    const top = this.polygon([x, y, 1], [x + 1, y, 1], [x + 1, y + 1, 1], [x, y + 1, 1]);
    return [...sides, { d: top, fill: "mainland", stroke: "mainland", width: 0.7 }];
  }

  /** A quarter of a tile: west side, south side, top. */
  private slab(slab: Slab, below: Layer | undefined, space: Space, hachured: ReadonlyMap<string, string>): Stroke[] {
    const drawn = sidesOf(space).flatMap(({ name, beyond, foot: [a, b] }) => {
      const cutOff = this.board.top(beyond)?.kind === "land" || !this.within(beyond);
      if (slab.covers(beyond) && !cutOff) return [];
      const low: Corner = [...a, slab.underside(...a)];
      const high: Corner = [...b, slab.underside(...b)];
      return [...this.dark(name, low, high, heightOf(below, a), heightOf(below, b)), ...this.side(name, low, high)];
    });
    return facesUs(slab) ? [...drawn, ...this.top(slab, space, hachured)] : drawn;
  }

  /** The dark under a lifted edge, down to whatever lies below. */
  private dark(name: "west" | "south", low: Corner, high: Corner, floor: number, otherFloor: number): Stroke[] {
    if (low[2] - floor < 1e-6 && high[2] - otherFloor < 1e-6) return [];
    const d = this.polygon(low, high, [high[0], high[1], otherFloor], [low[0], low[1], floor]);
    return [{ d, fill: "crew-line", opacity: VOID[name] }];
  }

  /** A side, one thickness high, with its strata. */
  private side(name: "west" | "south", low: Corner, high: Corner): Stroke[] {
    const raised = ([x, y, z]: Corner, by: number): Corner => [x, y, z + by];
    const wall: Stroke = {
      d: this.polygon(raised(low, 1), raised(high, 1), high, low),
      fill: name === "west" ? "rock-w" : "rock-s",
      stroke: "strata",
      width: this.small ? 0.5 : 0.7,
    };
    if (this.small) return [wall];
    const strata = STRATA.map(([up, width]) => ({
      d: this.line(raised(low, up), raised(high, up)),
      stroke: "strata",
      width,
      opacity: 0.5,
    }));
    return [wall, ...strata];
  }

  private top(slab: Slab, [x, y]: Space, hachured: ReadonlyMap<string, string>): Stroke[] {
    const at = (px: number, py: number): Corner => [px, py, slab.top(px, py)];
    const ring = [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)] as const;
    const beyond: readonly Space[] = [
      [x, y - 1],
      [x + 1, y],
      [x, y + 1],
      [x - 1, y],
    ];
    let inner = "";
    let outer = "";
    beyond.forEach((space, n) => {
      const line = this.line(ring[n]!, ring[(n + 1) % 4]!);
      if (!slab.covers(space)) outer += line;
      else if (n === 1 || n === 2) inner += line;
    });
    const d = this.polygon(...ring);
    const { ink, strength } = shade(slab);
    const token = tint(slab.rise([x, y]));
    const drawn: Stroke[] = [{ d, fill: token, stroke: token, width: 0.7 }];
    if (strength) drawn.push({ d, fill: ink, opacity: strength });
    if (inner && !this.small) drawn.push({ d: inner, stroke: "strata", width: 0.7, dash: "2 2.5", opacity: 0.45 });
    const strokes = hachured.get(`${slab.id}/${x},${y}`);
    if (strokes) {
      const middle: Corner = at(x + 0.5, y + 0.5);
      drawn.push({ d: strokes, fill: "strata", opacity: 0.55, transform: this.plane(middle, slab.east, slab.north) });
    }
    if (outer) drawn.push({ d: outer, stroke: "strata", width: this.small ? 0.8 : 1.3, opacity: 0.9 });
    return drawn;
  }

  /** Each stroke goes with the nearest of the spaces it touches, which is drawn last. */
  private hachuresBySpace(): Map<string, string> {
    const found = new Map<string, string>();
    for (const slab of this.board.slabs) {
      for (const stroke of hachures(slab, this.board.shown(slab))) {
        const nearest = touched(stroke).reduce((best, space) =>
          space[0] + space[1] < best[0] + best[1] ? space : best,
        );
        const key = `${slab.id}/${spaceName(nearest)}`;
        const path = hachurePath(stroke, this.scale, [nearest[0] + 0.5, nearest[1] + 0.5]);
        found.set(key, (found.get(key) ?? "") + path);
      }
    }
    return found;
  }
}

function cornersOf({ at: [x, y] }: Slab): Space[] {
  return [
    [x, y],
    [x + 2, y],
    [x, y + 2],
    [x + 2, y + 2],
  ];
}

interface Wall {
  readonly name: "west" | "south";
  readonly beyond: Space;
  readonly foot: readonly [Space, Space];
}

/** The two sides of a column that can be seen: the space beyond, the ends of its foot. */
function sidesOf([x, y]: Space): Wall[] {
  return [
    { name: "west", beyond: [x - 1, y], foot: [[x, y + 1], [x, y]] },
    { name: "south", beyond: [x, y - 1], foot: [[x, y], [x + 1, y]] },
  ];
}

/** The top of whatever lies below. */
function heightOf(layer: Layer | undefined, [x, y]: Space): number {
  if (layer?.kind === "slab") return layer.top(x, y);
  return layer ? 1 : 0;
}
