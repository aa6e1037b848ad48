// The trace of a game: noise, and a burst for each thing that happened, larger the more the ground moved.
import type { ClientGame } from "../../games/client_game";
import type { Turn } from "../history";
import { Axis } from "./axis";

export interface Shock {
  /** Where on the axis: turn 26 runs from 25 to 26. */
  at: number;
  /** 0 to 1. */
  size: number;
  /** Of a quake: what its plate says. */
  plate: string | null;
  /** A diamond with a count instead of a plate with a magnitude. */
  diamond: boolean;
}

/** A quake on the strip. */
export type QuakeMark = Omit<Shock, "at">;
/** What a turn has below the trace: its seat's piece if it put one there, a pin if it marked a place, or else a dot. */
export type TurnMark = "piece" | "pin" | "dot";

/** Which events a game draws, and how. */
type Game = Pick<ClientGame, "seismogram">;

export function shocks({ seismogram }: Game, turns: readonly Turn[]): Shock[] {
  return turns.flatMap((turn) => {
    const found = turn.events.flatMap(({ event }): QuakeMark[] => {
      const size = seismogram.jolts[event];
      return size === undefined ? [] : [{ size, plate: null, diamond: false }];
    });
    const quake = seismogram.quakeAmong(turn.events);
    const all = quake ? [...found, quake] : found;
    return all.map((shock, index) => ({ ...shock, at: Math.max(0, turn.number - 1) + (index + 0.5) / (all.length + 0.5) }));
  });
}

export interface Sheet {
  width: number;
  /** Half the height that a burst of size 1 has, in pixels. */
  swing: number;
  /** How many turns the axis is long. */
  total: number;
  /** Up to where the pen has come, in turns. */
  until: number;
  /** The game's own noise: the same record always has the same signature. */
  seed: string;
  /** On a low strip small things shrink, so that quakes still stand out. */
  low?: boolean;
  /** Where turns are, if they are not all equally wide. */
  axis?: Axis;
}

const STEP = 0.9;
const NOISE = 0.012;

/** Points of the trace, as the path of an SVG around y = 0. */
export function tracePath(found: readonly Shock[], sheet: Sheet): string {
  const axis = sheet.axis ?? new Axis(sheet.width, sheet.total);
  const end = axis.x(Math.min(sheet.until, sheet.total));
  const random = noise(sheet.seed);
  const bursts = found.map((shock) => ({
    x: axis.x(shock.at),
    a: sheet.low && shock.plate === null ? shock.size * 0.3 : shock.size,
  }));
  let path = "M0 0";
  let first = 0;
  for (let x = STEP; x <= end; x += STEP) {
    let y = NOISE * 2 * (random() - 0.5) * 2;
    while (first < bursts.length && x - bursts[first]!.x > 190) first += 1;
    for (let index = first; index < bursts.length && bursts[index]!.x <= x; index += 1) {
      const { x: from, a } = bursts[index]!;
      const d = x - from;
      y += a * Math.exp(-d / (5 + 26 * a)) * Math.sin(d * (1.55 - 0.5 * a));
    }
    path += `L${x.toFixed(1)} ${(-y * sheet.swing).toFixed(1)}`;
  }
  return path;
}

/** Pixels between two swings of a quake that is written. */
const SWING = 10;

/** A quake as the pen writes it: a small first wave with the shake, the main one with the falling. The path from x = 0, and where the pen is. */
export function quakePath(size: number, part: number, width: number, swing: number): { path: string; x: number; y: number } {
  const end = width * Math.min(1, part);
  let [path, y] = ["M0 0", 0];
  for (let x = STEP; x <= end; x += STEP) {
    y = -envelope(x / width) * size * swing * 1.25 * Math.sin((2 * Math.PI * x) / SWING);
    path += `L${x.toFixed(1)} ${y.toFixed(1)}`;
  }
  return { path, x: end, y };
}

/** How strong a quake is at a part of its time, from 0 to 1. */
function envelope(part: number): number {
  if (part < 0.05) return 0.04;
  if (part < 0.18) return 0.26;
  if (part < 0.3) return 0.26 + 0.74 * ((part - 0.18) / 0.12);
  return 0.04 + 0.96 * Math.exp(-2.2 * (part - 0.3)) * (part > 0.9 ? (1 - part) * 10 : 1);
}

/** Numbers from 0 to 1 that a text decides (xorshift, begun with its FNV hash). */
export function noise(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  state ||= 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** The quake of a turn, if there was one. */
export const quakeOf = ({ seismogram }: Game, turn: Turn): QuakeMark | null => seismogram.quakeAmong(turn.events);

/** The turn of the next quake after this one, or none. */
export function nextQuake(game: Game, turns: readonly Turn[], after: number): number | null {
  return turns.find((turn) => turn.number > after && quakeOf(game, turn) !== null)?.number ?? null;
}

/** The last turn before this one in which the ground shook. */
export function quakeBefore(game: Game, turns: readonly Turn[], before: number): number | null {
  return turns.findLast((turn) => turn.number < before && quakeOf(game, turn))?.number ?? null;
}

/** How long the axis of a game is that goes on: what is certain to come, and a little more. */
export function likelyLength(turn: number, turnsLeft: number | null): number {
  return Math.max(turn + (turnsLeft ?? 18) + 3, turnsLeft === null ? 48 : 24);
}

/** Where plates of this width stand, so that none covers the one before it: whoever has no room goes left. */
export function apart(places: readonly number[], width: number, least: number, most: number): number[] {
  let right = most + width;
  return [...places]
    .reverse()
    .map((place) => (right = Math.max(least, Math.min(place, right - width))))
    .reverse();
}

/** Pixels that a mark needs at its full size, and at least. */
const MARK = 11;
const SMALLEST_MARK = 6.5;

/** Which turns have a mark below the trace, every n-th, and how large: so that with any number of seats each of them has marks. */
export function marksAt(pixelsPerTurn: number, seats: number): { every: number; size: number } {
  const room = Math.max(pixelsPerTurn, 0.1);
  let every = Math.ceil(SMALLEST_MARK / room);
  while (seats > 1 && greatestDivisor(every, seats) > 1) every += 1;
  return { every, size: Math.min(1, (room * every) / MARK) };
}

function greatestDivisor(a: number, b: number): number {
  return b ? greatestDivisor(b, a % b) : a;
}
