/** Plays the events of an update by their timetable, and keeps what stays on the map afterwards. */

import type { SeismicEvent } from "../../../wire";
import { keyOf, type Cell } from "../geometry/grid";
import { STILL, atTime, isQuakeOrCount, nextChange, timetable, cellsToShow, type Cue, type Timetable } from "./timetable";
import { lastAfter, scarsAfter } from "./scars";

export interface Pace {
  readonly reduced: boolean;
  /** How many times as fast things move. */
  readonly speed: number;
}

/** How a tile that lies on the map moves. */
export interface Moving {
  readonly how: "lays" | "appears" | "turns";
  /** Milliseconds. */
  readonly start: number;
  readonly length?: number;
  /** By how many sixths it turns, the shorter way. */
  readonly by?: number;
}

export class Playback {
  private plan = $state.raw<Timetable>(STILL);
  scars = $state.raw<readonly Cell[]>([]);
  last = $state.raw<Cell | null>(null);
  private seen: readonly SeismicEvent[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Milliseconds of the timetable that have passed, where nothing may move by itself. */
  private passed = $state(0);
  private ticking: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly pace: () => Pace,
    private readonly settled: () => void,
  ) {}

  get cues(): readonly Cue[] {
    return this.plan.cues;
  }

  /** What is to be drawn: all of it, each with its delay; or, without motion, what is on just now. */
  readonly drawn: readonly Cue[] = $derived.by(() => (this.pace().reduced ? atTime(this.cues, this.passed) : this.cues));

  /** Something moves, and nothing can be chosen meanwhile. */
  readonly isBusy: boolean = $derived.by(() => this.plan.cues.length > 0);
  readonly shake = $derived.by(() => this.plan.cues.find((cue) => cue.kind === "shake"));

  /** By cell: the tiles that are laid or turned. */
  readonly moving: ReadonlyMap<string, Moving> = $derived.by(() => {
    const { reduced, speed } = this.pace();
    const found = new Map<string, Moving>();
    for (const cue of this.cues) {
      const start = cue.start / speed;
      if (cue.kind === "lay") found.set(keyOf(cue.at), { how: reduced ? "appears" : "lays", start });
      if (cue.kind === "turn" && !reduced) found.set(keyOf(cue.at), { how: "turns", start, length: cue.length / speed, by: cue.by });
    }
    return found;
  });

  /** By cell: when a crew hops onto it. */
  readonly hopping: ReadonlyMap<string, number> = $derived.by(
    () => new Map(this.cues.flatMap((cue) => (cue.kind === "claim" ? [[keyOf(cue.at), cue.start / this.pace().speed] as const] : []))),
  );

  /** Show these, once; the cells to be looked at. */
  take(events: readonly SeismicEvent[]): Cell[] {
    if (events === this.seen) return [];
    this.seen = events;
    if (!events.length) return [];
    this.scars = scarsAfter(this.scars, events);
    this.last = lastAfter(this.last, events);
    clearTimeout(this.timer);
    const { reduced, speed } = this.pace();
    this.plan = timetable(events, reduced);
    this.timer = setTimeout(() => this.skip(), this.plan.length / speed + 30);
    if (reduced) this.tick(0, speed);
    return cellsToShow(this.plan.cues);
  }

  /** Go on to the next moment at which something appears or goes. */
  private tick(passed: number, speed: number): void {
    clearTimeout(this.ticking);
    this.passed = passed;
    const next = nextChange(this.cues, passed);
    if (next !== null) this.ticking = setTimeout(() => this.tick(next, speed), (next - passed) / speed);
  }

  /** End the playback; true if more than a tile or a crew was being shown. */
  skip(): boolean {
    const great = isQuakeOrCount(this.cues);
    this.stop();
    this.plan = STILL;
    this.settled();
    return great;
  }

  /** Stop when the board is removed. */
  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.ticking);
  }
}
