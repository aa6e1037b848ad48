// The trace of a game: noise, and a burst for each thing that happened, larger the more the ground moved.
import type { Turn } from "../history";
import type { GameEvent } from "../../wire";

export interface Shock {
  /** Where on the axis: turn 26 runs from 25 to 26. */
  at: number;
  /** 0 to 1. */
  size: number;
  /** Of a quake: what its plate says. */
  plate: string | null;
  /** A diamond with a count (San Andreas) instead of a plate with a magnitude (Seismic). */
  diamond: boolean;
}

/** How firmly the pen jumps, by what happened. */
const SIZES: Record<string, number> = {
  "seismic-tile-laid": 0.09,
  "seismic-crew-sent": 0.16,
  "seismic-tile-turned": 0.16,
  "san-andreas-city-founded": 0.1,
  "san-andreas-epicentre-marked": 0.2,
};

export function shocks(turns: readonly Turn[]): Shock[] {
  return turns.flatMap((turn) => {
    const found = turn.events.flatMap((event) => small(event));
    const quake = quakeOf(turn);
    const all = quake ? [...found, quake] : found;
    return all.map((shock, index) => ({ ...shock, at: Math.max(0, turn.number - 1) + (index + 0.5) / (all.length + 0.5) }));
  });
}

type Placed = Omit<Shock, "at">;

function small(event: GameEvent): Placed[] {
  const size = SIZES[event.event];
  return size === undefined ? [] : [{ size, plate: null, diamond: false }];
}

/** The quake of a turn, if there was one. */
export function quakeOf(turn: Turn): Placed | null {
  let magnitude = 0;
  let [rolled, shifted, lost] = [false, 0, 0];
  for (const event of turn.events) {
    if (event.event === "seismic-quake-turned-up" && !event.set_up) magnitude = Math.max(magnitude, event.magnitude);
    if (event.event === "san-andreas-dice-rolled") rolled = true;
    if (event.event === "san-andreas-tile-shifted") shifted += 1;
    if (event.event === "san-andreas-city-destroyed") lost += 1;
  }
  if (magnitude) return { size: Math.min(1, 0.28 + 0.12 * magnitude), plate: `M${magnitude}.0`, diamond: false };
  if (rolled) return { size: Math.min(1, 0.3 + 0.09 * (shifted + lost)), plate: String(shifted), diamond: true };
  return null;
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
}

const STEP = 0.9;
const NOISE = 0.012;

/** Points of the trace, as the path of an SVG around y = 0. */
export function tracePath(found: readonly Shock[], sheet: Sheet): string {
  const scale = sheet.width / Math.max(sheet.total, 1);
  const end = Math.min(sheet.until, sheet.total) * scale;
  const random = noise(sheet.seed);
  const bursts = found.map((shock) => ({
    x: shock.at * scale,
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

/** What a turn has below the trace: the seat's piece if it claimed or founded, a pin if it marked, else a dot. */
export function markOf(turn: Turn): "piece" | "pin" | "dot" {
  for (const event of turn.events) {
    if (event.event === "seismic-crew-sent" || event.event === "san-andreas-city-founded") return "piece";
    if (event.event === "san-andreas-epicentre-marked") return "pin";
  }
  return "dot";
}

/** The turn of the next quake after this one, or none. */
export function nextQuake(turns: readonly Turn[], after: number): number | null {
  return turns.find((turn) => turn.number > after && quakeOf(turn) !== null)?.number ?? null;
}

/** The last turn before this one in which the ground shook. */
export function quakeBefore(turns: readonly Turn[], before: number): number | null {
  return turns.findLast((turn) => turn.number < before && quakeOf(turn))?.number ?? null;
}

/** How long the axis of a game is that goes on: what is certain to come, and a little more. */
export function likelyLength(turn: number, pile: number | null): number {
  return Math.max(turn + (pile ?? 18) + 3, pile === null ? 48 : 24);
}

/** Where plates of this width stand, so that none covers the one before it: whoever has no room goes left. */
export function apart(places: readonly number[], width: number, least: number, most: number): number[] {
  let right = most + width;
  return [...places]
    .reverse()
    .map((place) => (right = Math.max(least, Math.min(place, right - width))))
    .reverse();
}
