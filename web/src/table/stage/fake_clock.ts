// A clock for tests: time passes when a test says so.
import type { Clock } from "./clock";

export class FakeClock implements Clock {
  private time = 0;
  private timers = new Map<number, { at: number; then: () => void }>();
  private made = 0;

  now(): number {
    return this.time;
  }

  after(milliseconds: number, then: () => void): number {
    this.timers.set((this.made += 1), { at: this.time + milliseconds, then });
    return this.made;
  }

  cancel(timer: number): void {
    this.timers.delete(timer);
  }

  /** Let so many milliseconds pass. */
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (let next = this.due(end); next; next = this.due(end)) {
      const [timer, { at, then }] = next;
      this.timers.delete(timer);
      this.time = at;
      then();
    }
    this.time = end;
  }

  /** Let the time pass until nothing is waited for; how long that takes. */
  passAll(): number {
    const start = this.time;
    while (this.timers.size) this.pass(Math.min(...[...this.timers.values()].map(({ at }) => at)) - this.time);
    return this.time - start;
  }

  private due(end: number): [number, { at: number; then: () => void }] | undefined {
    return [...this.timers].filter(([, { at }]) => at <= end).sort(([, one], [, other]) => one.at - other.at)[0];
  }
}
