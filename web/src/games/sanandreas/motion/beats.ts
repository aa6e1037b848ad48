/** What moves on the board (the look, section 8), and where a tile is at any moment of it. */

import type { CityScore, CityView, Corners, SanAndreasView, Space } from "../land/view";

/** Milliseconds: an edge rises, and the tile slides. */
export const AHEAD = 150;
export const SLIDE = 500;
/** Milliseconds for which the figure of a score can be read. */
export const READ = 500;
/** The first die lies after so long, each other one so much later. */
export const TUMBLE = 600;
export const NEXT_DIE = 220;
/** How far an edge rises before it meets the other, on a dip the other edge; in thicknesses. */
const LIFTED = 1.05;
const DIPPED = 0.35;
/** How much of the way to its new lean a tile goes while it slides. */
export const WHILE_SLIDING = 0.7;
const OVERSHOOT = 0.08;

interface Common {
  /** What is drawn while it lasts. */
  readonly view: SanAndreasView;
  readonly ms: number;
}

export interface Shift extends Common {
  readonly kind: "shift";
  readonly tile: number;
  readonly from: Space;
  readonly to: Space;
  readonly lift: boolean;
  readonly meets: boolean;
  readonly before: Corners;
  readonly rest: Corners;
}

export interface Settle extends Common {
  readonly kind: "settle";
  readonly tiles: readonly Settling[];
}

export interface Settling {
  readonly tile: number;
  readonly from: Corners;
  readonly to: Corners;
  /** How far it has come already: the one that has slid is nearly there. */
  readonly start: number;
}

export interface Lose extends Common {
  readonly kind: "lose";
  readonly cities: readonly CityView[];
}

export interface Sink extends Common {
  readonly kind: "sink";
  readonly tiles: readonly number[];
}

export interface Place extends Common {
  readonly kind: "place";
  readonly at: Space;
}

export interface Score extends Common {
  readonly kind: "score";
  readonly score: CityScore;
}

/** The dice tumble; at its end one more of them lies. */
export interface Roll extends Common {
  readonly kind: "roll";
  readonly dice: readonly number[];
  /** How many lie already when it begins. */
  readonly lying: number;
}

/** A sign with a die and the way in which it pushes a tile. */
export interface Sign extends Common {
  readonly kind: "sign";
  readonly tile: number;
  readonly at: Space;
  readonly die: number;
  /** `N`, `E` or `S`. */
  readonly way: string;
}

/** Nothing moves: a pawn has gone home, a coin has been exchanged. */
export interface Still extends Common {
  readonly kind: "still";
}

export type Beat = Shift | Settle | Lose | Sink | Place | Score | Roll | Sign | Still;

/** A moment: a beat and how far it is, from 0 to 1. */
export interface Moment {
  readonly beat: Beat;
  readonly part: number;
}

/** Where a tile is at a moment: how far from its place, and the heights of its corners SW, SE, NW, NE. */
export interface Pose {
  readonly dx: number;
  readonly dy: number;
  readonly corners: Corners;
}

/** When the figure of a score leaves for its row: the ruler has grown by then. */
export function grown({ beat, part }: Moment): boolean {
  return beat.kind === "score" && part * beat.ms >= beat.ms - READ + AHEAD;
}

/** The dice that are to be seen: those that tumble, else those of the view. */
export function diceOf(view: SanAndreasView, moment: Moment | null): readonly number[] | null {
  return moment?.beat.kind === "roll" ? moment.beat.dice : view.dice;
}

/** How far the die in a place has come from tumbling to lying, from 0 to 1. */
export function lies(moment: Moment | null, place: number): number {
  if (moment?.beat.kind !== "roll" || place < moment.beat.lying) return 1;
  const { lying } = moment.beat;
  const begun = lying ? TUMBLE + (lying - 1) * NEXT_DIE : 0;
  const gone = begun + moment.part * moment.beat.ms;
  return Math.min(1, gone / (TUMBLE + place * NEXT_DIE));
}

/** The pose of a tile at a moment; undefined if it lies still. */
export function poseAt({ beat, part }: Moment, tile: number): Pose | undefined {
  if (beat.kind === "shift" && beat.tile === tile) return sliding(beat, part);
  if (beat.kind !== "settle") return undefined;
  const settling = beat.tiles.find((other) => other.tile === tile);
  if (!settling) return undefined;
  return { dx: 0, dy: 0, corners: between(settling.from, settling.to, settled(part, settling.start)) };
}

function sliding(beat: Shift, part: number): Pose {
  const ms = part * (AHEAD + SLIDE);
  const rising = eased(Math.min(1, ms / AHEAD));
  const slid = eased(Math.max(0, (ms - AHEAD) / SLIDE));
  const raised = beat.meets ? raisedEdge(beat) : beat.before;
  const goal = between(beat.before, beat.rest, WHILE_SLIDING);
  const corners = ms < AHEAD ? between(beat.before, raised, rising) : between(raised, goal, slid);
  return { dx: (beat.from[0] - beat.to[0]) * (1 - slid), dy: (beat.from[1] - beat.to[1]) * (1 - slid), corners };
}

/** On a lift the leading edge has risen, on a dip the other one. */
function raisedEdge({ from, to, lift, before }: Shift): Corners {
  const dx = (to[0] - from[0]) * (lift ? 1 : -1);
  const dy = (to[1] - from[1]) * (lift ? 1 : -1);
  const by = lift ? LIFTED : DIPPED;
  const places = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const;
  return before.map((height, n) => height + (places[n]![0] * dx + places[n]![1] * dy > 0 ? by : 0)) as unknown as Corners;
}

function between(from: Corners, to: Corners, part: number): Corners {
  return from.map((height, n) => height + (to[n]! - height) * part) as unknown as Corners;
}

export function eased(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part);
}

/** From where it starts to 1, over it by 8 %, and to rest. */
export function settled(part: number, start = 0): number {
  if (part >= 1) return 1;
  const rise = 0.45;
  if (part < rise) return start + (1 + OVERSHOOT - start) * eased(part / rise);
  return 1 + OVERSHOOT * (1 - eased((part - rise) / (1 - rise)));
}
