/** What a stage plays, as the pictures of the board draw it: what moves, and how far it is. */

import { Stage } from "../../../table/stage/stage.svelte";
import type { SanAndreasEvent, SanAndreasView } from "../land/view";
import type { Beat, Moment } from "./beats";
import { scene } from "./scene";

export class Playback {
  /** How far the motion was that was drawn last. */
  private drawn = $state.raw<Moment | null>(null);
  private reduced = $state(false);
  private given: SanAndreasView | null = null;
  private frame = 0;
  /** A board that no table's stage is for has one of its own. */
  private readonly own: Stage;
  /** How many times as fast as usual the own stage plays. */
  pace = 1;

  constructor(
    private readonly onrest: () => void = () => {},
    /** Where the table plays what happens; null if nothing of it is to be seen here. */
    private readonly stage: () => Stage | null | undefined = () => undefined,
  ) {
    this.own = new Stage({ pace: () => ({ reduced: this.reduced, speed: this.pace }) });
  }

  private readonly playing: Stage | null = $derived.by(() => (this.stage() === undefined ? this.own : (this.stage() ?? null)));
  private readonly beat: Beat | null = $derived.by(() => (this.playing?.beat?.motion as Beat | undefined) ?? null);

  /** What moves; null while nothing does. */
  readonly moment: Moment | null = $derived.by(() => (this.beat && this.drawn?.beat !== this.beat ? { beat: this.beat, part: 0 } : this.beat && this.drawn));
  /** How many times as fast as it says a motion goes. */
  readonly speed: number = $derived.by(() => this.playing?.speed ?? 1);

  /**
   * Where no table plays: a new view has come, with what led to it. What still plays ends first, so that one thing
   * moves at a time. A view that nothing led to, such as one of the past, is shown at once.
   */
  show(view: SanAndreasView, events: readonly SanAndreasEvent[], reduced: boolean): void {
    if (this.stage() !== undefined || view === this.given) return;
    const before = this.given;
    [this.given, this.reduced] = [view, reduced];
    if (!before || !events.length) {
      this.own.show(view as never);
      queueMicrotask(() => this.onrest());
    } else this.own.play(scene({ before, events, after: view, lines: 0 } as never), { ended: () => queueMicrotask(() => this.onrest()) });
  }

  /** Follow what moves, frame by frame; to be called in an effect. */
  follow(): (() => void) | undefined {
    const { beat, playing } = this;
    if (!beat || !playing) return undefined;
    const next = (): void => {
      this.drawn = { beat, part: playing.part };
      this.frame = requestAnimationFrame(next);
    };
    this.frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(this.frame);
  }

  /** A click or Space goes on to the end. */
  skip(): void {
    this.playing?.skip();
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.own.clear();
  }
}
