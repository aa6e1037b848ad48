// When the next thing may move: one thing at a time, and what was missed faster than it happened.

/** Milliseconds for which what others did is shown, at least, before the next thing moves. */
const TURN = 650;
const QUAKE = 1500;
/** What was missed plays so many times as fast, and never longer than this in all. */
export const FASTER = 4;
export const LONGEST = 6000;

export interface Showing {
  /** The ground shook in it. */
  quake: boolean;
  /** How many things wait behind it. */
  waiting: number;
  /** Milliseconds that are left for what was missed; null if nothing was. */
  left: number | null;
  /** How many times as fast as usual the reader likes things to move. */
  speed: number;
}

/** The least time that it is shown. */
export function least({ quake, waiting, left, speed }: Showing): number {
  const usual = (quake ? QUAKE : TURN) / speed;
  if (left !== null) return Math.min(usual / FASTER, Math.max(0, left) / (waiting + 1));
  return Math.min(usual, LONGEST / Math.max(waiting, 1));
}

/** The longest time that a board may take to show it before the table goes on without it. */
export function most(showing: Showing): number {
  const patience = (showing.quake ? 9000 : 2500) / showing.speed;
  if (showing.left !== null) return least(showing);
  return Math.max(least(showing), patience / Math.max(1, showing.waiting - 2));
}
