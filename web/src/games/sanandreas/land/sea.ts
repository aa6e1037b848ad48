/**
 * The sea by its depth, the mainland by its contours: everything on the sheet that is not a tile.
 *
 * Depth is the distance from the coast, smoothed and a little disturbed. Lengths are in spaces, y to the south.
 */

import { contours, evenly, smooth, type Contour } from "../../../ui/land/contours";
import { INDEX, INTERVAL, raised, Terrain, type Patch } from "../../../ui/land/terrain";
import type { Point } from "../../../ui/land/plane";
import type { Board } from "./board";
import type { Window } from "../plan/map_layout";
import { spaceName, type Space } from "./view";

type Heights = number[][];

/** From here on the sea is a band deeper. */
export const BANDS = [0.55, 1.5, 3, 5.2] as const;
/** Depth lines between the bands and beyond them. */
const FINE_LINES = [1, 2.2, 4, 6.2, 7.4] as const;
const LEVELS: readonly number[] = [...BANDS, ...FINE_LINES].sort((a, b) => a - b);
const PITCH = 0.25;
const SPACING = 0.45;
const SHORTEST = 1.2;
/** Words at sea keep so far off the coast. */
const SHORE = 0.2;
const NOISE = 0.55;
const FAR = 1e3;

const terrains = new Map<string, Terrain>();

function terrainOf(seed: string): Terrain {
  const found = terrains.get(seed) ?? new Terrain(seed);
  terrains.set(seed, found);
  return found;
}

/** Depths around a board, as far as a window goes. */
export class SeaChart {
  private readonly window: Window;
  private readonly land: Patch;
  private readonly distances: Patch;
  private readonly depths: Patch;
  private readonly steps: Patch;

  constructor(board: Board, window: Window, seed: string) {
    this.window = window;
    this.land = terrainOf(seed).patch(
      window.west - 0.5,
      window.north - 0.5,
      window.east + 0.5,
      window.south + 0.5,
      PITCH,
    );
    const distances = distancesOf(board, this.land);
    this.distances = { ...this.land, heights: distances };
    this.depths = { ...this.land, heights: disturbed(smoothed(distances), this.land.heights) };
    // Every level a whole number: all lines are then found in one go.
    this.steps = { ...this.land, heights: this.depths.heights.map((row) => row.map(stepped)) };
  }

  /** The depth at the lattice point next to a point. */
  depth(x: number, y: number): number {
    return nearest(this.depths, x, y);
  }

  /** The paths of all that is deeper than each band's limit; a path may be empty. */
  bands(scale: number): string[] {
    const found = contours(raised(this.steps, 0), 1);
    return BANDS.map((limit) =>
      drawn(
        found.filter((line) => line.step === stepOf(limit)),
        scale,
      ),
    );
  }

  /** The paths of the depth lines: those of the bands, and the fine ones. */
  lines(scale: number): { firm: string; fine: string } {
    const found = contours(this.steps, 1);
    const of = (levels: readonly number[]) =>
      drawn(
        found.filter((line) => levels.some((level) => stepOf(level) === line.step)),
        scale,
      );
    return { firm: of(BANDS), fine: of(FINE_LINES) };
  }

  /** The middle of the widest open water in the window, for words that reach so far from it. */
  roomiest(aside: number, above: number, taken: readonly Window[] = []): Point | undefined {
    const { window, distances } = this;
    let best = SHORE;
    let found: Point | undefined;
    const clear = (x: number, y: number) =>
      taken.every((t) => x + aside < t.west || x - aside > t.east || y + above < t.north || y - above > t.south);
    for (let j = 0; j < distances.heights.length; j += 2) {
      const y = distances.north + j * PITCH;
      if (!(window.north + above < y && y < window.south - above)) continue;
      for (let i = 0; i < distances.heights[0]!.length; i += 2) {
        const x = distances.west + i * PITCH;
        if (!(window.west + aside < x && x < window.east - aside) || !clear(x, y)) continue;
        let room = FAR;
        for (const n of [-2, -1, 0, 1, 2])
          for (const m of [-1, 1]) room = Math.min(room, nearest(distances, x + (n * aside) / 2, y + m * above));
        if (room > best) [best, found] = [room, [x, y]];
      }
    }
    return found;
  }

  /** The paths of the land's contours, fine and firm, to be clipped to the mainland. */
  contours(scale: number): { fine: string; firm: string } {
    const ashore = contours(this.land, INTERVAL).flatMap((line) => this.ashore(line));
    const of = (index: boolean) =>
      drawn(
        ashore.filter((line) => (line.step % INDEX === 0) === index),
        scale,
      );
    return { fine: of(false), firm: of(true) };
  }

  /** Pieces of the land's contours by the space they lie on, index lines or the others. */
  contoursBySpace(index: boolean): Map<string, Point[][]> {
    const found = new Map<string, Point[][]>();
    for (const line of contours(this.land, INTERVAL)) {
      if ((line.step % INDEX === 0) !== index) continue;
      const points = line.closed ? [...line.points, line.points[0]!] : line.points;
      for (let n = 0; n + 1 < points.length; n++) {
        const a = points[n]!;
        const b = points[n + 1]!;
        const space: Space = [Math.floor((a[0] + b[0]) / 2), -Math.floor((a[1] + b[1]) / 2) - 1];
        const pieces = found.get(spaceName(space)) ?? [];
        found.set(spaceName(space), pieces);
        if (pieces.at(-1)?.at(-1) === a) pieces.at(-1)!.push(b);
        else pieces.push([a, b]);
      }
    }
    return found;
  }

  /** The parts of a line that lie on land or tiles, with a little more at their ends. */
  private ashore(line: Contour): Contour[] {
    const near = line.points.map(([x, y]) => nearest(this.distances, x, y) < 0.6);
    if (near.every(Boolean)) return [line];
    const pieces: Point[][] = [[]];
    line.points.forEach((point, n) => {
      if (near[n]) pieces.at(-1)!.push(point);
      else if (pieces.at(-1)!.length) pieces.push([]);
    });
    return pieces.filter((piece) => piece.length > 4).map((points) => ({ step: line.step, points, closed: false, length: measure(points) }));
  }
}

function nearest({ west, north, heights }: Patch, x: number, y: number): number {
  const j = Math.min(Math.max(Math.round((y - north) / PITCH), 0), heights.length - 1);
  const row = heights[j]!;
  return row[Math.min(Math.max(Math.round((x - west) / PITCH), 0), row.length - 1)]!;
}

function stepOf(level: number): number {
  return LEVELS.indexOf(level) + 1;
}

/** Depth as a number of levels: 1 at the first one, 2 at the second, and evenly between them. */
function stepped(depth: number): number {
  let below = 0;
  while (below < LEVELS.length && LEVELS[below]! <= depth) below++;
  const lower = below ? LEVELS[below - 1]! : 0;
  const upper = below < LEVELS.length ? LEVELS[below]! : lower + 2;
  return below + (depth - lower) / (upper - lower);
}

function drawn(lines: readonly Contour[], scale: number): string {
  return lines
    .filter((line) => line.length > SHORTEST)
    .map((line) => smooth(evenly(line, SPACING), line.closed, scale))
    .join("");
}

/** At each point of the lattice how far the nearest land or tile is; on them it is 0. */
function distancesOf(board: Board, patch: Patch): Heights {
  const width = patch.heights[0]!.length;
  const upright = uprightDistances(board, patch);
  return patch.heights.map((_, j) => {
    const row = upright.map((column) => column[j]!);
    return row.map((here, i) => {
      let best = here;
      for (let step = 1; best > step * PITCH && (i - step >= 0 || i + step < width); step++) {
        const aside = step * PITCH;
        const left = row[i - step] ?? FAR;
        const right = row[i + step] ?? FAR;
        if (left < best) best = Math.min(best, Math.hypot(aside, left));
        if (right < best) best = Math.min(best, Math.hypot(aside, right));
      }
      return best;
    });
  });
}

/** For each column of the lattice, how far it is from each point straight up or down to land or a tile. */
function uprightDistances(board: Board, patch: Patch): number[][] {
  const columns = new Map<number, number[]>();
  const ofSpaces = (x: number): number[] => {
    const found = columns.get(x) ?? alongColumn(board, patch, x);
    columns.set(x, found);
    return found;
  };
  return patch.heights[0]!.map((_, i) => {
    const x = patch.west + i * PITCH;
    const here = ofSpaces(Math.floor(x));
    if (x !== Math.floor(x)) return here;
    const beside = ofSpaces(x - 1);
    return here.map((value, n) => Math.min(value, beside[n]!));
  });
}

function alongColumn(board: Board, patch: Patch, x: number): number[] {
  const line = patch.heights.map((_, j): number => {
    const y = -(patch.north + j * PITCH);
    const touching = y === Math.floor(y) ? [y, y - 1] : [Math.floor(y)];
    return touching.every((space) => board.isSea([x, space])) ? FAR : 0;
  });
  for (let j = 1; j < line.length; j++) line[j] = Math.min(line[j]!, line[j - 1]! + PITCH);
  for (let j = line.length - 2; j >= 0; j--) line[j] = Math.min(line[j]!, line[j + 1]! + PITCH);
  return line;
}

function smoothed(heights: Heights): Heights {
  let found = heights;
  for (let n = 0; n < 2; n++) found = turned(turned(found.map(blurred)).map(blurred));
  return found;
}

function turned(heights: Heights): Heights {
  return heights[0]!.map((_, i) => heights.map((row) => row[i]!));
}

/** The mean of five neighbours; beyond its ends the line goes on level. */
function blurred(line: readonly number[]): number[] {
  const last = line.length - 1;
  const at = (n: number) => line[n < 0 ? 0 : n > last ? last : n]!;
  return line.map((_, n) => (at(n - 2) + at(n - 1) + at(n) + at(n + 1) + at(n + 2)) / 5);
}

/** A little noise, none at the coast. */
function disturbed(depths: Heights, noise: Patch["heights"]): Heights {
  return depths.map((row, j) =>
    row.map((depth, i) => depth + NOISE * noise[j]![i]! * Math.min(1, depth / 1.5)),
  );
}

function measure(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, [x, y], n) => sum + Math.hypot(x - points[n]![0], y - points[n]![1]), 0);
}
