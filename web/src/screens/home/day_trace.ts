// The trace across the home page: the quakes of all public tables in the last day.
import { findGame } from "../../games";
import { apart, type Shock } from "../../table/seismogram/trace";
import type { GameEvent, QuakeLine } from "../../wire";

const DAY = 86_400_000;
/** How long the axis is, and where on it the pen stands. */
export const AXIS = 1440;
export const PEN = 1160;

/** As many quakes as there is room for, and how far they lie apart at least. */
const MOST = 18;
const ROOM = 56;
/** The first plate and the last one have room too. */
const MARGIN = 40;

/** Where each of the latest quakes lies on the axis, the oldest first: by its time, but none on another. */
export function dayShocks(quakes: readonly QuakeLine[], now: number): Shock[] {
  const found = quakes
    .flatMap(({ game, at, events }): Shock[] => {
      const quake = findGame(game)?.seismogram.quakeAmong(events as GameEvent[]);
      const ago = Math.max(0, now - at);
      return quake && ago < DAY ? [{ ...quake, at: PEN * (1 - ago / DAY) }] : [];
    })
    .sort((one, other) => one.at - other.at)
    .slice(-MOST);
  const places = apart(found.map(({ at }) => at), ROOM, MARGIN, PEN - ROOM);
  return found.map((shock, n) => ({ ...shock, at: places[n]! }));
}

export interface Plate {
  x: number;
  y: number;
  words: string;
  /** A diamond with a count instead of a plate with a magnitude. */
  diamond: boolean;
}

/** The plates of quakes; one that would cover its neighbour hangs higher, and none leaves the sheet. */
export function plates(shocks: readonly Shock[], total: number, sheet: { middle: number; swing: number; width: number }): Plate[] {
  let before = { x: -100, y: 0 };
  return shocks.flatMap((shock) => {
    if (shock.plate === null) return [];
    const x = Math.max(26, (shock.at / total) * sheet.width + 4);
    const own = sheet.middle - shock.size * sheet.swing - 14;
    before = { x, y: Math.max(14, x - before.x < 48 ? Math.min(own, before.y - 25) : own) };
    return [{ ...before, words: shock.plate, diamond: shock.diamond }];
  });
}
