/** What moves when something has happened: the events of an update as a timetable, one thing after another. */

import type { SeismicEvent } from "../../../wire";
import { EDGE_NAMES, ray, type Cell } from "../geometry/grid";
import { shorterWay } from "../hand/turning";

interface Timed {
  /** Milliseconds from the beginning. */
  readonly start: number;
  readonly length: number;
}

export type Cue = Timed &
  (
    | { readonly kind: "lay"; readonly at: Cell }
    | { readonly kind: "claim"; readonly at: Cell; readonly fragment: string }
    | { readonly kind: "shake"; readonly strength: number }
    | { readonly kind: "crack"; readonly town: Cell; readonly cells: readonly Cell[] }
    | { readonly kind: "fall"; readonly at: Cell; readonly tile: string; readonly rotation: number; readonly tilt: number }
    | { readonly kind: "home"; readonly at: Cell; readonly fragment: string; readonly tile: string; readonly rotation: number; readonly seat: number }
    | { readonly kind: "turn"; readonly at: Cell; /** Sixths, the shorter way: less than 0 to the left. */ readonly by: number }
    | { readonly kind: "change"; readonly at: Cell; readonly fragment: string }
    | { readonly kind: "score"; readonly at: Cell; readonly fragment: string; readonly points: number; readonly holders: readonly number[] }
  );

export interface Timetable {
  readonly cues: readonly Cue[];
  readonly length: number;
}

export const STILL: Timetable = { cues: [], length: 0 };

const LAY = 260;
const CLAIM = 500;
const SHAKE = 420;
const CRACK = 90;
const FALL = 260;
const FALL_APART = 90;
const HOME = 600;
/** Each sixth of an aftershock's turn. */
const TURN = 300;
/** A chosen tile goes to its next turn. */
export const STEP = 160;
/** With reduced motion an arrow shows how far it was turned. */
const ARROW = 600;
/** With reduced motion the side flashes, twice in a second, instead of shaking. */
const FLASH = 350;
const FLASH_APART = 300;
const FADE = 120;
/** The final count: each section lights for so long, but all of them together no longer than a player will watch. */
const SCORE = 700;
const COUNT = 9000;

/** Pixels of a quake: two for each step of its magnitude, at most ten. */
export function strength(magnitude: number): number {
  return Math.min(10, 2 * magnitude);
}

/** The timetable; `reduced` for those who asked for less motion. */
export function timetable(events: readonly SeismicEvent[], reduced = false): Timetable {
  const cues: Cue[] = [];
  let now = 0;
  let falls = 0;
  let fell: number | null = null;
  const walks: Cue[] = [];
  const scored = events.filter((event) => event.event === "seismic-section-scored" && event.section.points > 0).length;
  const settle = (): void => {
    if (fell === null) return;
    now = fell;
    for (const keyboardInput of walks) cues.push({ ...keyboardInput, start: now });
    if (walks.length) now += walks[0]!.length;
    walks.length = 0;
    fell = null;
    falls = 0;
  };
  for (const event of events) {
    if (event.event !== "seismic-tile-destroyed") settle();
    switch (event.event) {
      case "seismic-tile-laid":
        cues.push({ kind: "lay", at: event.at, start: now, length: reduced ? FADE : LAY });
        now += reduced ? FADE : LAY;
        break;
      case "seismic-crew-sent":
        cues.push({ kind: "claim", at: event.at, fragment: event.fragment, start: now, length: CLAIM });
        now += CLAIM;
        break;
      case "seismic-side-hit": {
        const edge = EDGE_NAMES.indexOf(event.side as (typeof EDGE_NAMES)[number]);
        const cells = ray(event.town, Math.max(edge, 0), event.tiles);
        if (!reduced) {
          cues.push({ kind: "shake", strength: strength(event.magnitude), start: now, length: SHAKE });
          now += SHAKE;
        }
        const length = reduced ? FLASH : CRACK * Math.max(1, cells.length);
        cues.push({ kind: "crack", town: event.town, cells, start: now, length });
        now += length;
        if (reduced) {
          cues.push({ kind: "crack", town: event.town, cells, start: now + FLASH_APART, length });
          now += FLASH_APART + length;
        }
        break;
      }
      case "seismic-tile-destroyed": {
        const start = now + falls * FALL_APART;
        const tilt = (falls % 2 ? -1 : 1) * (6 + ((falls * 5) % 9));
        const { at, tile, rotation, crew } = event;
        cues.push({ kind: "fall", at, tile, rotation, tilt, start, length: FALL });
        if (crew) walks.push({ kind: "home", at, tile, rotation, ...crew, start: 0, length: reduced ? FADE : HOME });
        falls++;
        fell = start + FALL;
        break;
      }
      case "seismic-tile-turned": {
        const { at, sections } = event;
        const by = shorterWay(event.sixths);
        const length = reduced ? ARROW : TURN * Math.abs(by);
        cues.push({ kind: "turn", at, by, start: now, length });
        now += length;
        for (const { fragment } of sections) cues.push({ kind: "change", at, fragment, start: now, length: CLAIM });
        if (sections.length) now += CLAIM;
        break;
      }
      case "seismic-section-scored": {
        const { at, fragment, points, holders } = event.section;
        if (!points) break;
        const length = Math.min(SCORE, COUNT / scored);
        cues.push({ kind: "score", at, fragment, points, holders, start: now, length });
        now += length;
        break;
      }
    }
  }
  settle();
  return { cues, length: now };
}

/** What is on at a time, where things only appear and go: a tile that falls lies there until then. */
export function atTime(cues: readonly Cue[], time: number): Cue[] {
  return cues.filter((cue) => time < cue.start + cue.length && (cue.kind === "fall" || time >= cue.start));
}

/** When something appears or goes next; null if all is over. */
export function nextChange(cues: readonly Cue[], time: number): number | null {
  const later = cues.flatMap(({ start, length }) => [start, start + length]).filter((at) => at > time);
  return later.length ? Math.min(...later) : null;
}

/** Whether a click is to skip them first, as they are quakes or the final count. */
export function isQuakeOrCount(cues: readonly Cue[]): boolean {
  return cues.some(({ kind }) => kind === "crack" || kind === "score");
}

/** The cells that should be in view to see it; the count goes all over the table. */
export function cellsToShow(cues: readonly Cue[]): Cell[] {
  return cues.flatMap((cue): readonly Cell[] => {
    if (cue.kind === "crack") return [cue.town, ...cue.cells];
    return cue.kind === "lay" || cue.kind === "claim" || cue.kind === "turn" ? [cue.at] : [];
  });
}
