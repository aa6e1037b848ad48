// Time that is left, as clocks show it.

/** Below this the clock counts tenths. */
const LOW = 10_000;
/** Below this the figures are bold and red. */
export const SCARCE = 60_000;
const DAY = 86_400;

export interface Left {
  days: number;
  hours: number;
  /** The figures, if it is less than a day. */
  clock: string | null;
}

const two = (n: number): string => String(n).padStart(2, "0");

export function timeLeft(milliseconds: number): Left {
  const seconds = Math.ceil(milliseconds / 1000);
  const [days, hours] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / 3600)];
  if (days) return { days, hours, clock: null };
  if (milliseconds <= LOW) return { days, hours, clock: `0:${(Math.ceil(milliseconds / 100) / 10).toFixed(1).padStart(4, "0")}` };
  const [m, s] = [Math.floor((seconds % 3600) / 60), seconds % 60];
  return { days, hours, clock: hours ? `${hours}:${two(m)}:${two(s)}` : `${m}:${two(s)}` };
}

/** Milliseconds until the figures change. */
export function untilTick(milliseconds: number): number {
  const step = milliseconds <= LOW ? 100 : 1000;
  return (milliseconds % step || step) + 1;
}
