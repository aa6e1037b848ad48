// Who is there: one word for each seat of a lobby.
import { t } from "../../../i18n/i18n.svelte";
import type { SeatInfo } from "../../../wire";

export interface Presences {
  /** The seat that is looked from. */
  seat: number | null;
  /** The seats that people at this screen have. */
  atScreen: readonly number[];
  here: readonly number[];
  /** When each person was last seen, in milliseconds since 1970. */
  seen: Readonly<Record<number, number>>;
  now: number;
}

const MINUTE = 60_000;

/** Whether somebody who plays for this seat is there. */
export const isHere = (n: number, { seat, atScreen, here }: Presences): boolean => n === seat || atScreen.includes(n) || here.includes(n);

export function presenceWord(one: SeatInfo, n: number, all: Presences): string {
  if (one.bot) return t("seat-bot", { bot: one.bot });
  if (one.name === null) return t("free-seat");
  if (n === all.seat) return t("you");
  if (all.atScreen.includes(n)) return t("same-screen");
  if (all.here.includes(n)) return t("seat-here");
  const since = all.seen[n];
  return since === undefined ? t("seat-expected") : t("seat-away-for", { minutes: Math.floor(Math.max(0, all.now - since) / MINUTE) });
}
