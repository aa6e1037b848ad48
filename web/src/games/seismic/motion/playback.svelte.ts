/** What a stage plays, as the layers of the board draw it. */

import { Stage } from "../../../table/stage/stage.svelte";
import type { Pace } from "../../../table/stage/tempo";
import type { SeismicEvent, SeismicView } from "../../../wire";
import { keyOf, type Cell } from "../geometry/grid";
import { cellsToShow, isQuakeOrCount, type Cue, type Motion } from "./cues";
import { scene } from "./scene";
import { lastAfter, scarsAfter } from "./scars";

/** How a tile that lies on the map moves. */
export interface Moving {
  readonly how: "lays" | "appears" | "turns";
  /** Milliseconds. */
  readonly start: number;
  readonly length?: number;
  /** By how many sixths it turns, the shorter way. */
  readonly by?: number;
}

const NOTHING: readonly Cue[] = [];

export class Playback {
  /** A board that no table's stage is for has one of its own. */
  private readonly own: Stage;
  scars = $state.raw<readonly Cell[]>([]);
  last = $state.raw<Cell | null>(null);
  private given: SeismicView | null = null;

  constructor(
    private readonly pace: () => Pace,
    /** Where the table plays what happens; null if nothing of it is to be seen here. */
    private readonly stage: () => Stage | null | undefined,
    private readonly settled: () => void,
  ) {
    this.own = new Stage({ pace });
  }

  private readonly playing: Stage | null = $derived.by(() => (this.stage() === undefined ? this.own : (this.stage() ?? null)));
  private readonly motion: Motion | null = $derived.by(() => (this.playing?.beat?.motion as Motion | undefined) ?? null);

  /** What is seen; null before anything was shown. */
  readonly view: SeismicView | null = $derived.by(() => (this.stage() === undefined ? (this.own.view as SeismicView | null) : null));
  readonly cues: readonly Cue[] = $derived.by(() => this.motion?.cues ?? NOTHING);
  /** How many times as fast as they say things move. */
  readonly speed: number = $derived.by(() => this.playing?.speed ?? 1);

  /** Something moves, and nothing can be chosen meanwhile. */
  readonly isBusy: boolean = $derived.by(() => this.cues.length > 0);
  readonly shake = $derived.by(() => this.cues.find((cue) => cue.kind === "shake"));

  /** By cell: the tiles that are laid or turned. */
  readonly moving: ReadonlyMap<string, Moving> = $derived.by(() => {
    const { reduced } = this.pace();
    const found = new Map<string, Moving>();
    for (const cue of this.cues) {
      if (cue.kind === "lay") found.set(keyOf(cue.at), { how: reduced ? "appears" : "lays", start: 0 });
      if (cue.kind === "turn" && !reduced) found.set(keyOf(cue.at), { how: "turns", start: 0, length: cue.length / this.speed, by: cue.by });
    }
    return found;
  });

  /** By cell: when a crew hops onto it. */
  readonly hopping: ReadonlyMap<string, number> = $derived.by(() => new Map(this.cues.flatMap((cue) => (cue.kind === "claim" ? [[keyOf(cue.at), 0] as const] : []))));

  /** The cells to be looked at now. */
  readonly cells: readonly Cell[] = $derived.by(() => cellsToShow(this.cues));

  /** Where no table plays: this is to be seen, and these events led to it. */
  show(view: SeismicView, events: readonly SeismicEvent[]): void {
    if (view === this.given) return;
    const before = this.given;
    this.given = view;
    this.scars = scarsAfter(this.scars, events);
    this.last = lastAfter(this.last, events);
    if (!before || !events.length) {
      this.own.show(view);
      if (events.length) this.settled();
    } else this.own.play(scene({ before, events, after: view, lines: 0 }), { ended: this.settled });
  }

  /** End the playback; true if more than a tile or a crew was being shown. */
  skip(): boolean {
    const great = isQuakeOrCount(this.cues);
    this.playing?.skip();
    return great;
  }

  /** Stop when the board is removed. */
  stop(): void {
    this.own.clear();
  }
}
