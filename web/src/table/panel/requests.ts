// What is asked of the others at a table: to take back, or to pause a game with a clock.
import type { Fact, TableInfo } from "../../wire";

export interface PendingRequest {
  kind: "undo" | "pause";
  seat: number;
  agreed: number;
  /** Whether this reader asked for it. */
  own: boolean;
  /** Whether this reader's consent is still wanted. */
  mayAgree: boolean;
  mayDecline: boolean;
}

/** The request that waits for answers, as the reader in this seat sees it. */
export function pendingRequest(info: TableInfo, seat: number | null): PendingRequest | null {
  const kind = info.pause ? "pause" : "undo";
  const request = info.pause ?? info.undo;
  if (!request || info.state !== "playing") return null;
  const own = request.seat === seat;
  // Who lets a bot play is not asked about a pause.
  const mayDecline = seat !== null && !(kind === "pause" && info.seats[seat]?.bot);
  const mayAgree = mayDecline && !own && !request.agreed.includes(seat);
  return { kind, seat: request.seat, agreed: request.agreed.length, own, mayAgree, mayDecline };
}

/** Whether the reader in this seat may ask for a pause now. */
export function mayPause(info: TableInfo, seat: number): boolean {
  if (!info.clocks) return true;
  return !info.pause && !info.undo && !info.seats[seat]?.bot && (info.pauses_left?.[seat] ?? 0) > 0;
}

/** Whether the board is covered: nobody thinks while the clocks stand. */
export const isCovered = (info: TableInfo | null): boolean => info?.state === "paused" && Boolean(info.clocks);

/** The key of the sentence about a fact; a game may go on after a pause without anybody's doing. */
export function factKey(fact: Fact): string {
  if (fact.kind === "claimed" && fact.device) return "fact-claimed-device";
  if (fact.kind === "given" && fact.away) return "fact-given-away";
  if ((fact.kind === "bot-voted" && fact.bot) || (fact.kind === "end-voted" && fact.ends)) return `fact-${fact.kind}-all`;
  return fact.kind === "resumed" && (fact.seat ?? null) === null ? "fact-pause-over" : `fact-${fact.kind}`;
}
