/**
 * A position as the pictures need it: slabs in their order, and what lies on each space.
 *
 * What shows is worked out from nothing but places and the order (rulings A5, A8): at each space the highest tile,
 * or land. No rule of the game is here.
 */

import { heightsOf, spaceName, type CityView, type CoastWay, type LaidTile, type SanAndreasView, type Space } from "./view";

export const WIDTH = 2;
const LAND = "land";
/** A little less than any difference between two heights that the rules can make. */
const HAIR = 1e-9;
const BANDS = [1 / 4, 3 / 4, 5 / 4, 7 / 4, 5 / 2] as const;

export type Side = 0 | 1 | 2 | 3;
export const SIDES: readonly Side[] = [0, 1, 2, 3];
/** North, east, south, west. */
export const DIRECTIONS: readonly Space[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];

const SIDE_NAMES = ["N", "E", "S", "W"] as const;

export type Tint = "h0" | "h1" | "h2" | "h3" | "h4" | "h5";

export function neighbour(space: Space, side: Side): Space {
  const [dx, dy] = DIRECTIONS[side]!;
  return [space[0] + dx, space[1] + dy];
}

/** The token that a space of this rise is painted with. */
export function tint(rise: number): Tint {
  return `h${BANDS.filter((limit) => rise > limit + HAIR).length}` as Tint;
}

/** Whether a space lies beyond a border (ruling A3): the coast of the sheet, which no game changes. */
export function isMainland([x, y]: Space): boolean {
  if (y >= 17 || y <= 0) return true;
  if (y >= 11) return x > 6;
  if (y >= 9) return x > 7;
  if (y >= 7) return x > 8;
  if (y >= 5) return x > 9;
  return x > 10;
}

export interface Land {
  readonly kind: "land";
  readonly depth: number;
}

/** A tile as it lies: its underside is a plane, its top is one thickness above it. */
export class Slab {
  readonly kind = "slab";
  readonly id: number;
  readonly at: Space;
  readonly depth: number;
  readonly base: number;
  readonly east: number;
  readonly north: number;
  readonly steep: boolean;

  constructor(tile: LaidTile, depth: number) {
    const [southWest, southEast, northWest] = heightsOf(tile.underside);
    this.id = tile.id;
    this.at = tile.at;
    this.depth = depth;
    this.base = southWest;
    this.east = (southEast - southWest) / WIDTH;
    this.north = (northWest - southWest) / WIDTH;
    this.steep = tile.steep;
  }

  get spaces(): Space[] {
    const [x, y] = this.at;
    return [
      [x, y],
      [x, y + 1],
      [x + 1, y],
      [x + 1, y + 1],
    ];
  }

  get middle(): Space {
    return [this.at[0] + WIDTH / 2, this.at[1] + WIDTH / 2];
  }

  get leans(): boolean {
    return Math.abs(this.east) > HAIR || Math.abs(this.north) > HAIR;
  }

  get lean(): number {
    return Math.hypot(this.east, this.north);
  }

  /** The direction in which it falls, of length 1; only for one that leans. */
  get downhill(): Space {
    return [-this.east / this.lean, -this.north / this.lean];
  }

  covers([x, y]: Space): boolean {
    const [ax, ay] = this.at;
    return x >= ax && x < ax + WIDTH && y >= ay && y < ay + WIDTH;
  }

  underside(x: number, y: number): number {
    return this.base + this.east * (x - this.at[0]) + this.north * (y - this.at[1]);
  }

  top(x: number, y: number): number {
    return this.underside(x, y) + 1;
  }

  /** How far the middle of a space is lifted. */
  rise([x, y]: Space): number {
    return this.underside(x + 0.5, y + 0.5);
  }
}

export type Layer = Slab | Land;

export function covers(layer: Layer, space: Space): boolean {
  return layer.kind === "slab" ? layer.covers(space) : isMainland(space);
}

export interface Pin {
  readonly at: Space;
  readonly pawn: string;
  readonly tile: number;
}

export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export class Board {
  /** From the bottom of the order to its top. */
  readonly slabs: readonly Slab[];
  readonly land: Land;
  readonly cities: readonly CityView[];
  readonly pins: readonly Pin[];
  private readonly bySpace: ReadonlyMap<string, readonly Layer[]>;
  private readonly coasts: ReadonlyMap<string, CoastWay | null>;
  private readonly lakes: ReadonlySet<string>;

  /** Raises an error if the order goes round in a circle. */
  constructor(view: Pick<SanAndreasView, "tiles" | "cities" | "epicentres"> & Partial<Pick<SanAndreasView, "lakes">>) {
    const depths = depthsOf(view.tiles);
    this.slabs = view.tiles
      .map((tile) => new Slab(tile, depths.get(tile.id) ?? 0))
      .sort((a, b) => a.depth - b.depth || a.id - b.id);
    this.land = { kind: "land", depth: depths.get(LAND) ?? 0 };
    this.cities = view.cities;
    this.pins = view.epicentres;
    this.bySpace = layersOf(this.slabs, this.land);
    this.coasts = new Map(view.tiles.flatMap(coastsOf));
    this.lakes = new Set((view.lakes ?? []).map(spaceName));
  }

  /** All that lies on a space, from the bottom to the top. */
  layers(space: Space): readonly Layer[] {
    return this.bySpace.get(spaceName(space)) ?? (isMainland(space) ? [this.land] : []);
  }

  /** What shows on a space (ruling A8); undefined is open sea. */
  top(space: Space): Layer | undefined {
    return this.layers(space).at(-1);
  }

  isSea(space: Space): boolean {
    return this.layers(space).length === 0;
  }

  /** Whether the sea there is a lake, which is no coast (ruling A3). */
  isLake(space: Space): boolean {
    return this.lakes.has(spaceName(space)) && this.isSea(space);
  }

  /** The nearest way to the coast: null if a space has none, undefined where the server told of none. */
  coast(space: Space): CoastWay | null | undefined {
    return this.coasts.get(spaceName(space));
  }

  /** The null of a seat that asks for another coin, as far as the reader may know it. */
  nullCity(seat: number): CityView | undefined {
    return this.cities.find((city) => city.seat === seat && city.coin === 0);
  }

  slab(id: number): Slab | undefined {
    return this.slabs.find((slab) => slab.id === id);
  }

  /** The spaces of a tile that show. */
  shown(slab: Slab): Space[] {
    return slab.spaces.filter((space) => this.top(space) === slab);
  }

  /** Whether the pawn on a space stands on what shows; one that is covered stays with its tile (A10). */
  showsPin(pin: Pin): boolean {
    const top = this.top(pin.at);
    return top?.kind === "slab" && top.id === pin.tile;
  }

  city(space: Space): CityView | undefined {
    return this.cities.find((city) => city.at[0] === space[0] && city.at[1] === space[1]);
  }

  pin(space: Space): Pin | undefined {
    return this.pins.find((pin) => pin.at[0] === space[0] && pin.at[1] === space[1]);
  }

  /** All tiles, in lattice lines. */
  bounds(): Bounds {
    const xs = this.slabs.length ? this.slabs.map((slab) => slab.at[0]) : [1];
    const ys = this.slabs.length ? this.slabs.map((slab) => slab.at[1]) : [1];
    return {
      west: Math.min(...xs),
      south: Math.min(...ys),
      east: Math.max(...xs) + WIDTH,
      north: Math.max(...ys) + WIDTH,
    };
  }
}

/** The nearest way to the coast from each space of a tile that shows. */
function coastsOf({ showing, coasts }: LaidTile): [string, CoastWay | null][] {
  return showing.map((space, n) => {
    const told = coasts[n];
    if (!told) return [spaceName(space), null];
    const [side, between] = told;
    const [dx, dy] = DIRECTIONS[side]!;
    const coast = [space[0] + (between + 1) * dx, space[1] + (between + 1) * dy] as const;
    return [spaceName(space), { side: SIDE_NAMES[side]!, between, coast }];
  });
}

/** For each tile and the land, the length of the longest chain below it. */
function depthsOf(tiles: readonly LaidTile[]): Map<number | string, number> {
  const below = new Map<number | string, Set<number | string>>([[LAND, new Set()]]);
  for (const tile of tiles) {
    below.set(tile.id, new Set(tile.over));
    if (tile.under_land) below.get(LAND)!.add(tile.id);
  }
  const depths = new Map<number | string, number>();
  const depth = (name: number | string, above: readonly (number | string)[]): number => {
    if (above.includes(name)) throw new Error(`the order of the tiles goes round in a circle at ${name}`);
    const known = depths.get(name);
    if (known !== undefined) return known;
    let found = 0;
    for (const lower of below.get(name) ?? []) found = Math.max(found, depth(lower, [...above, name]) + 1);
    depths.set(name, found);
    return found;
  };
  for (const name of below.keys()) depth(name, []);
  return depths;
}

function layersOf(slabs: readonly Slab[], land: Land): Map<string, Layer[]> {
  const found = new Map<string, Layer[]>();
  const mainland = new Map<string, Space>();
  for (const slab of slabs) {
    for (const space of slab.spaces) {
      const name = spaceName(space);
      if (isMainland(space)) mainland.set(name, space);
      found.set(name, [...(found.get(name) ?? []), slab]);
    }
  }
  for (const name of mainland.keys()) {
    const layers = found.get(name)!;
    const at = layers.filter((layer) => layer.depth < land.depth).length;
    layers.splice(at, 0, land);
  }
  return found;
}

/** The spaces between four lattice lines. */
export function spacesBetween({ west, south, east, north }: Bounds): Space[] {
  const found: Space[] = [];
  for (let x = west; x < east; x++) for (let y = south; y < north; y++) found.push([x, y]);
  return found;
}

const built = new WeakMap<object, Board>();

/** The board of a view; the same one for all who draw that view. */
export function boardOf(view: SanAndreasView): Board {
  const found = built.get(view) ?? new Board(view);
  built.set(view, found);
  return found;
}
