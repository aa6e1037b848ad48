// One tab at a time: what is noted of chance must not be overwritten by another tab of this browser.

/** Milliseconds in which what one tab stores reaches the others, where there are no locks. */
export const SETTLING = 50;

export interface Exclusive {
  /** Do something that no other tab does at the same time, if the browser can hold others back. */
  run<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result>;
  /** Wait until another tab's notes would have been seen, where nothing holds others back. */
  settle(): Promise<void>;
}

/** Locks of the browser, which it gives to safe pages only. */
const withLocks = (locks: LockManager): Exclusive => ({
  run: async (name, work) => await locks.request(name, async () => await work()),
  settle: () => Promise.resolve(),
});

const withoutLocks: Exclusive = {
  run: async (_, work) => await work(),
  settle: () => new Promise((resolve) => setTimeout(resolve, SETTLING)),
};

export const exclusive = (): Exclusive => (navigator.locks ? withLocks(navigator.locks) : withoutLocks);
