// What the games that were played here tell: results, and how often each game and each opponent was won against.
import type { PlayedGame } from "../../transport/played_games";

export type Result = "won" | "shared" | "lost" | "none";

/** How it ended for those at this screen; with several of them it is won if one of them has won. */
export function resultOf({ winners, mine }: Pick<PlayedGame, "winners" | "mine">): Result {
  if (!winners.length) return "none";
  if (!winners.some((seat) => mine.includes(seat))) return "lost";
  return winners.every((seat) => mine.includes(seat)) ? "won" : "shared";
}

export interface Opponent {
  /** The same for the same person or level of bot. */
  key: string;
  name: string;
  bot: string | null;
}

/** The others at the table: bots by their level, people by their names. */
export function opponentsOf({ seats, mine }: Pick<PlayedGame, "seats" | "mine">): Opponent[] {
  const found = seats.flatMap(({ name, bot = null }, n): Opponent[] =>
    mine.includes(n) || name === null ? [] : [{ key: bot ? `bot ${bot}` : `person ${name}`, name, bot }],
  );
  return [...new Map(found.map((one) => [one.key, one])).values()];
}

export interface Filter {
  game: string;
  result: Result | "";
  /** The key of an opponent. */
  opponent: string;
}

export const matching = (games: readonly PlayedGame[], { game, result, opponent }: Filter): PlayedGame[] =>
  games.filter(
    (one) => (!game || one.game === game) && (!result || resultOf(one) === result) && (!opponent || opponentsOf(one).some(({ key }) => key === opponent)),
  );

export interface Tally {
  played: number;
  /** Shared wins count too. */
  won: number;
}

export interface Statistics extends Tally {
  games: (Tally & { game: string; best: number })[];
  opponents: (Tally & { opponent: Opponent })[];
}

/** The most played come first. */
export function statistics(games: readonly PlayedGame[]): Statistics {
  const byGame = new Map<string, Tally & { game: string; best: number }>();
  const byOpponent = new Map<string, Tally & { opponent: Opponent }>();
  let won = 0;
  for (const one of games) {
    const wins = ["won", "shared"].includes(resultOf(one)) ? 1 : 0;
    won += wins;
    const game = byGame.get(one.game) ?? { game: one.game, played: 0, won: 0, best: 0 };
    const best = Math.max(game.best, ...one.mine.map((seat) => one.points[seat] ?? 0));
    byGame.set(one.game, { ...game, played: game.played + 1, won: game.won + wins, best });
    for (const opponent of opponentsOf(one)) {
      const tally = byOpponent.get(opponent.key) ?? { opponent, played: 0, won: 0 };
      byOpponent.set(opponent.key, { ...tally, played: tally.played + 1, won: tally.won + wins });
    }
  }
  const mostPlayed = <T extends Tally>(found: Iterable<T>): T[] => [...found].sort((a, b) => b.played - a.played || b.won - a.won);
  return { played: games.length, won, games: mostPlayed(byGame.values()), opponents: mostPlayed(byOpponent.values()) };
}
