// The bots of a game. The server says which of them are levels for people, and which are there to compare with.
import { games } from "../transport/api";
import type { GameInfo } from "../wire";

export interface Bots {
  /** Gentlest first. */
  levels: string[];
  others: string[];
}

export const NO_BOTS: Bots = { levels: [], others: [] };
const STORAGE_KEY = "quakeboard.level";

export function botsOf(info: Pick<GameInfo, "bots" | "levels"> | undefined): Bots {
  if (!info) return NO_BOTS;
  return { levels: info.levels, others: info.bots.filter((bot) => !info.levels.includes(bot)) };
}

export const botsFor = async (game: string | undefined): Promise<Bots> =>
  botsOf((await games()).games.find((one) => one.game === game));

/** The bot of a seat for which none was chosen: the level that was chosen last, or else the gentlest. */
export function defaultBot({ levels, others }: Bots, store: Storage = localStorage): string {
  const stored = store.getItem(STORAGE_KEY) ?? "";
  return levels.includes(stored) ? stored : (levels[0] ?? others[0] ?? "");
}

/** Store a chosen level as the default; bots to compare with are for one table only. */
export function rememberBot(bot: string, { levels }: Bots, store: Storage = localStorage): void {
  if (levels.includes(bot)) store.setItem(STORAGE_KEY, bot);
}

/** The same seats, with the default bot wherever none was chosen, or one that does not play this game. */
export function withBots<Seat extends { bot: string }>(seats: readonly Seat[], bots: Bots, store: Storage = localStorage): Seat[] {
  const known = [...bots.levels, ...bots.others];
  return seats.map((seat) => (known.includes(seat.bot) ? seat : { ...seat, bot: defaultBot(bots, store) }));
}
