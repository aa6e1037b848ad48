// What stands in the place of the sign: one's time is up, or somebody who is waited for is away or back.
import type { AwayInfo, TableInfo, Update } from "../../wire";

/** Milliseconds of absence before anybody is told of it. */
const UNNOTICED = 60_000;
/** Milliseconds for which it is told that somebody is back. */
export const WELCOME_BACK = 6_000;

export type Notice =
  | { kind: "time-up"; taken: boolean; played: readonly Update[] }
  | { kind: "away"; away: AwayInfo; ready: boolean }
  | { kind: "back"; seat: number };

export interface Moment {
  info: TableInfo;
  /** The person who is asked and not connected. */
  away: AwayInfo | null;
  entries: readonly Update[];
  seat: number | null;
  /** The server's time. */
  now: number;
}

/** Facts that say who plays for a seat from then on. */
const WHO_PLAYS = ["flagged", "given", "taken-back", "came-back", "resigned"];

export function noticeOf({ info, away, entries, seat, now }: Moment): Notice | null {
  if (info.state !== "playing") return null;
  const played = seat === null ? null : playedSinceTimeWasUp(info, entries, seat);
  if (played) return { kind: "time-up", taken: info.seats[seat!]!.bot_until === "time", played };
  const back = whoIsBack(entries, seat, now);
  if (back !== null) return { kind: "back", seat: back };
  const ready = away !== null && now >= away.ready_at;
  if (away && away.seat !== seat && (ready || now - away.since >= UNNOTICED)) return { kind: "away", away, ready };
  return null;
}

/** What a bot did for this seat since its clock ran out; null if no bot plays because of that. */
export function playedSinceTimeWasUp(info: TableInfo, entries: readonly Update[], seat: number): Update[] | null {
  if (!info.clocks || !info.seats[seat]?.bot) return null;
  const taken = info.seats[seat].bot_until === "time";
  const found = entries.findLastIndex(({ fact }) => WHO_PLAYS.includes(fact.kind) && (fact as { seat: number }).seat === seat && !(taken && fact.kind === "taken-back"));
  if (entries[found]?.fact.kind !== "flagged") return null;
  return entries.slice(found).filter(({ fact, steps }) => fact.kind === "acted" && fact.seat === seat && steps?.length);
}

function whoIsBack(entries: readonly Update[], seat: number | null, now: number): number | null {
  const last = entries.at(-1);
  if (last?.fact.kind !== "came-back" || now - last.at >= WELCOME_BACK) return null;
  return last.fact.seat === seat ? null : last.fact.seat;
}

/** The request that the newest entry has ended without anybody's agreeing or declining; null if it has ended none. */
export function lapsedRequest(entries: readonly Update[]): "undo" | "pause" | null {
  const [before, last] = entries.slice(-2);
  if (!before || !last || ["undo-agreed", "undo-declined", "undone", "pause-agreed", "pause-declined"].includes(last.fact.kind)) return null;
  if (before.info.undo && !last.info.undo) return "undo";
  return before.info.pause && !last.info.pause && last.info.state === "playing" ? "pause" : null;
}
