/**
 * The land under a table: one height field for each seed, the same wherever and however large it is drawn.
 *
 * It is gradient noise in three octaves. The gradients come from SHA-256 of the seed, so that a table has its
 * terrain on every machine and for ever. Lengths are in units of a tile's circumradius.
 */

import { sha256 } from "../../transport/hashing";

/** Wavelength and amplitude. */
const OCTAVES = [
  [9.0, 1.0],
  [4.3, 0.3],
  [2.3, 0.05],
] as const;

/** Between two contour lines; every fourth is an index line. */
export const INTERVAL = 0.08;
export const INDEX = 4;
/** Above the one and below the other, tiles are tinted. */
export const HILL = 0.17;
export const DALE = -0.17;

/** Heights at the points of a square lattice: rows from north to south, each from west to east. */
export interface Patch {
  readonly west: number;
  readonly north: number;
  readonly pitch: number;
  readonly heights: readonly (readonly number[])[];
}

/** The heights times a factor, within a frame of one height: every contour then closes. */
export function raised(patch: Patch, frame: number, factor = 1): Patch {
  const row = new Array<number>(patch.heights[0]!.length + 2).fill(frame);
  const inner = patch.heights.map((heights) => [frame, ...heights.map((height) => height * factor), frame]);
  return {
    west: patch.west - patch.pitch,
    north: patch.north - patch.pitch,
    pitch: patch.pitch,
    heights: [row, ...inner, row],
  };
}

interface Octave {
  readonly wavelength: number;
  readonly amplitude: number;
  readonly angles: number[];
  readonly order: number[];
  readonly shift: readonly [number, number];
}

export class Terrain {
  private readonly octaves: Octave[];

  constructor(seed: string) {
    this.octaves = OCTAVES.map(([wavelength, amplitude], octave) => ({
      wavelength,
      amplitude,
      angles: anglesOf(seed, octave),
      order: orderOf(seed, octave),
      // Noise is 0 on its lattice: without a shift every town would lie at the same height.
      shift: shiftOf(seed, octave),
    }));
  }

  /**
   * The land between four limits, and a little beyond them. Points lie on multiples of the pitch, so that
   * neighbouring patches agree to the last digit.
   */
  patch(west: number, north: number, east: number, south: number, pitch: number): Patch {
    const xs = multiples(west, east, pitch);
    const ys = multiples(north, south, pitch);
    const heights = ys.map(() => new Array<number>(xs.length).fill(0));
    for (const octave of this.octaves) add(octave, xs, ys, heights);
    return { west: xs[0]!, north: ys[0]!, pitch, heights };
  }
}

function multiples(from: number, to: number, pitch: number): number[] {
  const found = [];
  for (let n = Math.floor(from / pitch); n <= Math.floor(to / pitch) + 1; n++) found.push(n * pitch);
  return found;
}

function digest(seed: string, octave: number, block: number): Uint8Array {
  return sha256(`${octave}/${block}/${seed}`);
}

function anglesOf(seed: string, octave: number): number[] {
  const angles = [];
  for (let block = 0; block < 8; block++) {
    for (const byte of digest(seed, octave, block)) angles.push((byte * Math.PI) / 128);
  }
  return angles;
}

function orderOf(seed: string, octave: number): number[] {
  const drawn = Array.from({ length: 256 }, (_, n) => ({ n, by: digest(seed, octave, n + 256) }));
  return drawn.sort((one, other) => compareBytes(one.by, other.by)).map(({ n }) => n);
}

function compareBytes(one: Uint8Array, other: Uint8Array): number {
  const at = one.findIndex((byte, index) => byte !== other[index]);
  return at < 0 ? 0 : one[at]! - other[at]!;
}

function shiftOf(seed: string, octave: number): readonly [number, number] {
  const bytes = digest(seed, octave, 512);
  return [bytes[0]! / 256, bytes[1]! / 256];
}

/** The lattice cell, the place in it, and its smooth weight. */
function within(x: number): [number, number, number] {
  const cell = Math.floor(x);
  const u = x - cell;
  return [cell, u, u * u * u * (u * (u * 6 - 15) + 10)];
}

function gradient(octave: Octave, i: number, j: number): [number, number] {
  const angle = octave.angles[octave.order[(octave.order[i & 255]! + j) & 255]!]!;
  return [Math.cos(angle), Math.sin(angle)];
}

function add(octave: Octave, xs: number[], ys: number[], heights: number[][]): void {
  const columns = xs.map((x) => within(x / octave.wavelength + octave.shift[0]));
  const first = columns[0]![0];
  const last = columns[columns.length - 1]![0] + 1;
  const known = new Map<number, [number, number][]>();
  const line = (j: number): [number, number][] => {
    let gradients = known.get(j);
    if (!gradients) {
      gradients = [];
      for (let i = first; i <= last; i++) gradients.push(gradient(octave, i, j));
      known.set(j, gradients);
    }
    return gradients;
  };
  ys.forEach((y, row) => {
    const [j, v, fadeV] = within(y / octave.wavelength + octave.shift[1]);
    const [above, below] = [line(j), line(j + 1)];
    const heightsHere = heights[row]!;
    columns.forEach(([cell, u, fadeU], index) => {
      const i = cell - first;
      const [[ax, ay], [bx, by]] = [above[i]!, above[i + 1]!];
      const [[cx, cy], [dx, dy]] = [below[i]!, below[i + 1]!];
      const northWest = ax * u + ay * v;
      const southWest = cx * u + cy * (v - 1);
      const upper = northWest + fadeU * (bx * (u - 1) + by * v - northWest);
      const lower = southWest + fadeU * (dx * (u - 1) + dy * (v - 1) - southWest);
      heightsHere[index]! += octave.amplitude * (upper + fadeV * (lower - upper));
    });
  });
}
