// Who is there: one word for each seat, the same in the lobby and beside the points.
import { t } from "../i18n/i18n.svelte";
import type { SeatInfo } from "../wire";

export interface Presences {
  /** The seat that is looked from. */
  seat: number | null;
  /** The seats that people at this screen have. */
  atScreen: readonly number[];
  here: readonly number[];
  /** When each person was last seen, in milliseconds since 1970 by the server's clock. */
  seen: Readonly<Record<number, number>>;
  /** The server's time. */
  now: number;
}

export type TimeUnit = "minutes" | "hours" | "days";
export interface TimeSpan {
  unit: TimeUnit;
  count: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time in its largest whole unit; null if it is less than a minute. */
export function timeSpan(milliseconds: number): TimeSpan | null {
  if (milliseconds < MINUTE) return null;
  if (milliseconds < HOUR) return { unit: "minutes", count: Math.floor(milliseconds / MINUTE) };
  if (milliseconds < DAY) return { unit: "hours", count: Math.floor(milliseconds / HOUR) };
  return { unit: "days", count: Math.floor(milliseconds / DAY) };
}

/** The key of the word for a seat, and what it needs. */
export function presence(one: SeatInfo, n: number, { seat, atScreen, here, seen, now }: Presences): [key: string, args?: Record<string, string | number>] {
  if (one.bot) return ["presence-bot", { bot: one.bot }];
  if (one.name === null) return ["presence-free"];
  if (n === seat) return ["presence-you"];
  if (atScreen.includes(n)) return ["presence-screen"];
  if (here.includes(n)) return ["presence-here"];
  const since = seen[n];
  if (since === undefined) return ["presence-expected"];
  const span = timeSpan(now - since);
  return span ? ["presence-away", { ...span }] : ["presence-away-now"];
}

/** What is known at a table, at a time by this machine's clock. */
export function presencesOf(table: { seat: number | null; keys: { seats: object }; here: readonly number[]; seen: Readonly<Record<number, number>>; clockOffset: number }, now: number): Presences {
  const atScreen = Object.keys(table.keys.seats).map(Number);
  return { seat: table.seat, atScreen, here: table.here, seen: table.seen, now: now + table.clockOffset };
}

export const presenceWord = (one: SeatInfo, n: number, all: Presences): string => t(...presence(one, n, all));

/** Whether somebody who plays for this seat is there. */
export const isHere = (n: number, { seat, atScreen, here }: Presences): boolean => n === seat || atScreen.includes(n) || here.includes(n);
