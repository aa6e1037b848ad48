/** The contour lines of the land: brown on bare ground, green on tiles. */

import { grown, heightOf, widthOf, type Window } from "./plane";
import { borders, contours, evenly, smooth, type Contour } from "./contours";
import { DALE, HILL, INDEX, INTERVAL, Terrain } from "./terrain";

const PITCH = 0.25;
const MOST_POINTS = 14_000;
/** Between the points that a line is drawn through, in pitches. */
const SPACING = 1.7;

/** The paths of the land in a window. */
export interface Land {
  readonly lines: string;
  /** Every fourth line, drawn firmer. */
  readonly indexLines: string;
  /** What is tinted on tiles. */
  readonly hills: string;
  readonly dales: string;
}

/** Fine enough for a smooth line, coarse enough for a table that is very large. */
export function pitchFor(window: Window): number {
  const pitch = Math.max(PITCH, Math.sqrt((widthOf(window) * heightOf(window)) / MOST_POINTS));
  return Math.ceil(pitch * 20) / 20;
}

export function landIn(window: Window, seed: string, scale: number): Land {
  const wide = grown(window, 0.5);
  const pitch = pitchFor(wide);
  const spacing = SPACING * pitch;
  const patch = new Terrain(seed).patch(wide.west, wide.north, wide.east, wide.south, pitch);
  const lines = contours(patch, INTERVAL);
  const drawn = (found: Contour[]): string => draw(found, spacing, 3 * spacing, scale);
  return {
    lines: drawn(lines.filter(({ step }) => step % INDEX)),
    indexLines: drawn(lines.filter(({ step }) => step % INDEX === 0)),
    hills: drawn(borders(patch, HILL)),
    dales: drawn(borders(patch, DALE, true)),
  };
}

function draw(lines: Contour[], spacing: number, shortest: number, scale: number): string {
  return lines
    .filter(({ length }) => length > shortest)
    .map((line) => smooth(evenly(line, spacing), line.closed, scale))
    .join("");
}

/** The path of contour lines for a tile that lies nowhere; to be clipped to its hexagon. */
export function tileLines(scale: number): string {
  const patch = new Terrain("off the table").patch(-1, -1, 1, 1, 0.125);
  return draw(contours(patch, INTERVAL), 0.3, 0.5, scale);
}
