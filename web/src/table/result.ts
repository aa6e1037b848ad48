// How a game has ended: who has won, and in which order the rows of the players stand.
import type { Update } from "../wire";

/** Winners as the game itself named them: among equals the tallest may win; null if nothing has been told of an end. */
export function winnersOf(entries: readonly Update[]): readonly number[] | null {
  for (const update of entries.slice(-5).reverse())
    for (const { events } of update.steps ?? []) for (const event of events) if ("winners" in event) return event.winners;
  return null;
}

/** The seats by their points, of equals the winners first; others stay as they sat. */
export function ranked(seats: readonly number[], scores: readonly number[], winners: readonly number[] | null): number[] {
  const value = (seat: number): number => (scores[seat] ?? 0) + (winners?.includes(seat) ? 0.5 : 0);
  return [...seats].sort((one, other) => value(other) - value(one));
}
