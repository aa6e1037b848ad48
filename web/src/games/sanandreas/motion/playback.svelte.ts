/** Plays the beats of updates, one after the other, and tells what is to be drawn now. */

import { beats, type Beat, type Moment } from "./beats";
import type { SanAndreasEvent, SanAndreasView } from "../land/view";

export class Playback {
  /** What moves; null while nothing does. */
  moment = $state.raw<Moment | null>(null);
  private rested: SanAndreasView | null = null;
  private queue: Beat[] = [];
  private began = 0;
  private frame = 0;
  /** 2 in replays: twice as fast. */
  speed = 1;

  constructor(private readonly onrest: () => void = () => {}) {}

  /**
   * A new view has come, with what led to it: play that, beginning at the last view. What still plays ends first, so
   * that one thing moves at a time. A view that nothing led to, such as one of the past, is shown at once.
   */
  show(view: SanAndreasView, events: readonly SanAndreasEvent[], reduced: boolean): void {
    if (view === this.rested) return;
    const before = this.rested;
    this.rested = view;
    if (!before || !events.length) {
      this.stop();
      queueMicrotask(() => this.onrest());
      return;
    }
    this.queue.push(...beats(before, events, reduced));
    if (!this.moment) this.next();
  }

  /** A click or Space goes on to the end. */
  skip(): void {
    if (!this.moment) return;
    this.stop();
    this.onrest();
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.queue = [];
    this.moment = null;
  }

  private next(): void {
    const beat = this.queue.shift();
    if (!beat) {
      this.moment = null;
      queueMicrotask(() => this.onrest());
      return;
    }
    this.began = performance.now();
    this.moment = { beat, part: 0 };
    this.frame = requestAnimationFrame((now) => this.tick(now));
  }

  private tick(now: number): void {
    if (!this.moment) return;
    const { beat } = this.moment;
    const part = beat.ms > 0 ? ((now - this.began) * this.speed) / beat.ms : 1;
    if (part >= 1) {
      this.next();
      return;
    }
    this.moment = { beat, part: Math.max(0, part) };
    this.frame = requestAnimationFrame((later) => this.tick(later));
  }
}
