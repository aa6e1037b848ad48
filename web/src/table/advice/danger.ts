// How likely things are lost, by the server's forecast, in the steps that a hatching can show.
import type { DangerInfo as Danger, OddsInfo as Odds } from "../../wire";

/** From so much on danger is hatched, and from there more and more densely; the last is crossed. */
export const STEPS = [0.02, 0.1, 0.25, 0.5] as const;

/** How densely this is hatched: from 0, not at all, to 4. */
export const densityOf = (p: number): number => STEPS.filter((least) => p >= least).length;

/** Per cent as a whole number; what is neither certain nor impossible looks like neither. */
export function perCent(p: number): number {
  if (p <= 0 || p >= 1) return p <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(p * 100)));
}

/** What is in danger at all within this time, the most endangered first. */
export function ranked(dangers: readonly Danger[], horizon: string): { danger: Danger; odds: Odds }[] {
  return dangers
    .flatMap((danger) => {
      const odds = danger.odds[horizon];
      return odds && odds.p > 0 ? [{ danger, odds }] : [];
    })
    .sort((one, other) => other.odds.p - one.odds.p);
}

/** The times that these were foreseen for, in the order in which the server names them. */
export const horizonsOf = (dangers: readonly Danger[]): string[] => Object.keys(dangers[0]?.odds ?? {});
