// The games of the client: the only place that lists them.
import type { ClientGame } from "./client_game";
import { sanAndreas } from "./sanandreas";
import { seismic } from "./seismic";

/** In the order in which pages show them. */
export const GAMES: readonly [ClientGame, ...ClientGame[]] = [seismic, sanAndreas];

/** The game of this key, if there is one. */
export const findGame = (key: string): ClientGame | undefined => GAMES.find((game) => game.key === key);

/** The game of this key, which the server has named. */
export function gameOf(key: string): ClientGame {
  const found = findGame(key);
  if (!found) throw new Error(`the client does not know the game “${key}”`);
  return found;
}
