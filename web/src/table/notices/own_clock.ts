// How much time the reader has left for the present decision.
import type { TableInfo } from "../../wire";

/** Below this the sign counts down. */
export const COUNTDOWN = 20_000;

/** Milliseconds that the reader has left; null if the reader's clock does not run. */
export function ownTimeLeft(info: TableInfo | null, seat: number | null, toldAt: number, now: number): number | null {
  if (!info?.clocks || seat === null || info.state !== "playing" || info.clocks.running !== seat) return null;
  return Math.max(0, (info.clocks.left[seat] ?? 0) - Math.max(0, now - toldAt));
}
