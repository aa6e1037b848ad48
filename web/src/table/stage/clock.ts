// The time of a stage: the browser's, or that of a test.

export interface Clock {
  /** Milliseconds since any moment. */
  now(): number;
  after(milliseconds: number, then: () => void): number;
  cancel(timer: number): void;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, then) => window.setTimeout(then, milliseconds),
  cancel: (timer) => window.clearTimeout(timer),
};
