/**
 * The motion of an update (the look, section 8): beats, one after the other, each with the board that it starts
 * from, and where a tile is at any moment of a beat. The playback (playback.svelte.ts) runs them.
 */

import { viewAfter } from "./view_after";
import { heightsOf, type CityScore, type CityView, type Corners, type SanAndreasEvent, type SanAndreasView, type Space } from "../land/view";

/** Milliseconds. */
const AHEAD = 150;
const SLIDE = 500;
const SETTLE = 350;
const LOSE = 400;
const SINK = 900;
const PLACE = 160;
const TUMBLE = 900;
const A_SPACE = 90;
const READ = 500;
const ARROW = 600;
const FADE = 200;
/** How far an edge rises before it meets the other, on a dip the other edge; in thicknesses. */
const LIFTED = 1.05;
const DIPPED = 0.35;
/** How much of the way to its new lean a tile goes while it slides. */
const WHILE_SLIDING = 0.7;
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

/** The dice tumble, then lie. */
export interface Roll extends Common {
  readonly kind: "roll";
}

export type Beat = Shift | Settle | Lose | Sink | Place | Score | Roll;

/** The beats of an update, beginning at the view before it. */
export function beats(start: SanAndreasView, events: readonly SanAndreasEvent[], reduced = false): Beat[] {
  const found: Beat[] = [];
  let view = start;
  let slid = -1;
  events.forEach((event, n) => {
    const next = viewAfter(view, event);
    if (event.event === "san-andreas-tile-shifted") slid = event.tile;
    const beat = beatOf(view, next, event, { rest: events.slice(n + 1), slid, reduced });
    if (beat) found.push(beat);
    view = next;
  });
  return joined(found);
}

function beatOf(
  view: SanAndreasView,
  next: SanAndreasView,
  event: SanAndreasEvent,
  { rest, slid, reduced }: { rest: readonly SanAndreasEvent[]; slid: number; reduced: boolean },
): Beat | undefined {
  switch (event.event) {
    case "san-andreas-city-founded":
    case "san-andreas-epicentre-marked":
      return { kind: "place", view: next, ms: reduced ? 120 : PLACE, at: event.at };
    case "san-andreas-dice-rolled":
      return { kind: "roll", view: next, ms: reduced ? FADE : TUMBLE };
    case "san-andreas-tile-shifted": {
      const before = cornersOf(view, event.tile);
      const settled = rest.find(
        (other) => other.event === "san-andreas-tile-shifted" || isSettled(other, event.tile),
      );
      const corners = settled && isSettled(settled, event.tile) ? heightsOf(settled.after) : before;
      return {
        kind: "shift",
        view: reduced ? view : next,
        ms: reduced ? ARROW : AHEAD + SLIDE,
        tile: event.tile,
        from: event.before,
        to: event.after,
        lift: event.lift,
        meets: event.climbs_over.length + event.slides_under.length > 0,
        before,
        rest: corners,
      };
    }
    case "san-andreas-tile-settled": {
      const start = event.tile === slid ? WHILE_SLIDING : 0;
      const tile = { tile: event.tile, from: heightsOf(event.before), to: heightsOf(event.after), start };
      return { kind: "settle", view: next, ms: reduced ? 0 : SETTLE, tiles: [tile] };
    }
    case "san-andreas-city-destroyed": {
      const { seat, tile, at, coin, known = true } = event;
      return { kind: "lose", view: next, ms: reduced ? FADE : LOSE, cities: [{ seat, tile, at, coin, known }] };
    }
    case "san-andreas-tiles-sank":
      return { kind: "sink", view, ms: reduced ? FADE : SINK, tiles: event.tiles };
    case "san-andreas-city-scored": {
      const spaces = event.score.coast ? event.score.coast.between + 1 : 0;
      return { kind: "score", view: next, ms: (reduced ? 0 : spaces * A_SPACE) + READ, score: event.score };
    }
    default:
      return undefined;
  }
}

function isSettled(
  event: SanAndreasEvent,
  tile: number,
): event is Extract<SanAndreasEvent, { event: "san-andreas-tile-settled" }> {
  return event.event === "san-andreas-tile-settled" && event.tile === tile;
}

/** Tiles that settle after the same shift settle together, and so do coins that are lost together. */
function joined(all: readonly Beat[]): Beat[] {
  const found: Beat[] = [];
  for (const beat of all) {
    const last = found.at(-1);
    if (last?.kind === "settle" && beat.kind === "settle")
      found[found.length - 1] = { ...beat, tiles: [...last.tiles, ...beat.tiles] };
    else if (last?.kind === "lose" && beat.kind === "lose")
      found[found.length - 1] = { ...beat, cities: [...last.cities, ...beat.cities] };
    else found.push(beat);
  }
  return found;
}

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

function cornersOf(view: SanAndreasView, id: number): Corners {
  const tile = view.tiles.find((other) => other.id === id);
  return tile ? heightsOf(tile.underside) : [0, 0, 0, 0];
}
