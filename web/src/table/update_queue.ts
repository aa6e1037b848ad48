// A queue of updates that are shown one after another, each for its time, and faster if they were missed.
import { FASTER, least, LONGEST, most } from "./pacing";
import type { Update } from "../wire";

/** An update that waits to be shown, and when it was received. */
export interface ReceivedUpdate {
  update: Update;
  at: number;
}

/** Where updates are shown. */
export interface Screen {
  show(received: ReceivedUpdate): void;
  /** Whether the next update may follow at once: the page is hidden, or this reader has just acted. */
  isQuick(update: Update, waiting: number): boolean;
  isQuake(update: Update): boolean;
  /** How many times as fast as usual the reader likes it. */
  speed(): number;
  /** How many times as fast again things move now. */
  tempo(times: number): void;
}

/** What a test puts in the place of the browser. */
export interface Time {
  now(): number;
  after(milliseconds: number, then: () => void): number;
  cancel(timer: number): void;
}

const browser: Time = {
  now: () => Date.now(),
  after: (milliseconds, then) => window.setTimeout(then, milliseconds),
  cancel: (timer) => window.clearTimeout(timer),
};

export class UpdateQueue {
  private queue: ReceivedUpdate[] = [];
  private timer: number | null = null;
  private onBoardSettled: (() => void) | null = null;
  /** Whether the board reports when it has settled; otherwise it is not waited for. */
  private reports = false;
  private missedUntil: number | null = null;

  constructor(
    private screen: Screen,
    private time: Time = browser,
  ) {}

  get isIdle(): boolean {
    return this.queue.length === 0;
  }

  push(update: Update): void {
    this.queue.push({ update, at: this.time.now() });
    if (this.timer === null) this.next();
  }

  /** What comes now happened while there was no connection. */
  catchUp(): void {
    this.missedUntil = this.time.now() + LONGEST;
  }

  /** The last of what was missed has been shown. */
  caughtUp(): void {
    this.missedUntil = null;
  }

  /** The board has shown all that happened. */
  boardSettled(): void {
    this.reports = true;
    this.onBoardSettled?.();
  }

  /** Show all waiting updates at once. */
  flush(): void {
    this.stop();
    while (this.queue.length) this.screen.show(this.queue.shift()!);
  }

  /** Drop all waiting updates. */
  clear(): void {
    this.stop();
    this.queue = [];
    this.missedUntil = null;
  }

  private stop(): void {
    if (this.timer !== null) this.time.cancel(this.timer);
    this.timer = this.onBoardSettled = null;
  }

  private next(): void {
    this.stop();
    const received = this.queue.shift();
    this.screen.tempo(received && this.missedUntil !== null ? FASTER : 1);
    if (!received) return;
    this.screen.show(received);
    if (!received.update.steps?.length || this.screen.isQuick(received.update, this.queue.length)) return this.next();
    const left = this.missedUntil === null ? null : this.missedUntil - this.time.now();
    const showing = { quake: this.screen.isQuake(received.update), waiting: this.queue.length, left, speed: this.screen.speed() };
    this.hold(least(showing), most(showing));
  }

  /** Go on after the shortest time if the board has settled by then, and after the longest in any case. */
  private hold(shortest: number, longest: number): void {
    let rests = !this.reports || longest <= shortest;
    this.onBoardSettled = () => (rests = true);
    this.timer = this.time.after(shortest, () => {
      if (rests) return this.next();
      this.onBoardSettled = () => this.next();
      this.timer = this.time.after(longest - shortest, () => this.next());
    });
  }
}
