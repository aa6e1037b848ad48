// The games that were played at this browser and are over, stored in it: the server may delete them one day.
import type { SeatLine, TableLine } from "../wire";

export interface PlayedGame {
  table: string;
  game: string;
  /** When it ended, in milliseconds since 1970. */
  at: number;
  turns: number;
  seats: SeatLine[];
  /** The seats of this browser. */
  mine: number[];
  points: number[];
  winners: number[];
}

interface Stored {
  games: PlayedGame[];
  /** Tables that are not to be noted again. */
  forgotten: string[];
}

const STORAGE_KEY = "quakeboard.played";
export const MOST_GAMES = 300;
const MOST_FORGOTTEN = 600;

function read(store: Storage): Stored {
  try {
    const found = JSON.parse(store.getItem(STORAGE_KEY) ?? "null") as Partial<Stored> | null;
    if (Array.isArray(found?.games) && Array.isArray(found.forgotten)) return found as Stored;
  } catch {
    // The stored text is not ours, so it holds no games.
  }
  return { games: [], forgotten: [] };
}

function write({ games, forgotten }: Stored, store: Storage): void {
  try {
    store.setItem(STORAGE_KEY, JSON.stringify({ games: games.slice(0, MOST_GAMES), forgotten: forgotten.slice(-MOST_FORGOTTEN) }));
  } catch {
    // Storage is full: the games are noted another time.
  }
}

/** The latest first. */
export const playedGames = (store: Storage = localStorage): PlayedGame[] => read(store).games;

/** Note those of this browser's tables whose games are over; all that are stored, the latest first. */
export function notePlayedGames(lines: readonly TableLine[], store: Storage = localStorage): PlayedGame[] {
  const stored = read(store);
  const known = new Set([...stored.games.map(({ table }) => table), ...stored.forgotten]);
  const ended = lines.filter(({ state, loaded, mine, table }) => state === "over" && !loaded && mine?.length && !known.has(table));
  if (!ended.length) return stored.games;
  const games = [...ended.map(played), ...stored.games].sort((one, other) => other.at - one.at);
  write({ ...stored, games }, store);
  return games.slice(0, MOST_GAMES);
}

const played = ({ table, game, changed_at, turn = 0, seats, mine = [], points = [], winners = [] }: TableLine): PlayedGame => ({
  table,
  game,
  at: changed_at,
  turns: turn,
  seats,
  mine,
  points,
  winners,
});

/** Forget these games; those that stay, the latest first. */
export function forgetGames(tables: readonly string[], store: Storage = localStorage): PlayedGame[] {
  const { games, forgotten } = read(store);
  const stay = games.filter(({ table }) => !tables.includes(table));
  write({ games: stay, forgotten: [...forgotten, ...tables] }, store);
  return stay;
}
