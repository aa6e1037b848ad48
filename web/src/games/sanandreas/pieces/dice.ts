/** What the faces of the dice are printed with, and the order in which a player means to resolve them. */

export interface Push {
  readonly side: "N" | "E" | "S";
  readonly lift: boolean;
}

/** By face; null stays (San Andreas, QUAKES). */
export const PUSHES: readonly (Push | null)[] = [
  null,
  { side: "E", lift: true },
  { side: "N", lift: false },
  { side: "N", lift: true },
  { side: "S", lift: false },
  { side: "S", lift: true },
];

/** The order kept as far as it still holds, with what is new at its end. */
export function keptOrder(order: readonly string[], open: readonly string[]): string[] {
  const kept = order.filter((pawn) => open.includes(pawn));
  return [...kept, ...open.filter((pawn) => !kept.includes(pawn))];
}

/** The order with a die put to another place. */
export function reordered(order: readonly string[], pawn: string, to: number): string[] {
  const rest = order.filter((other) => other !== pawn);
  const place = Math.min(Math.max(to, 0), rest.length);
  return [...rest.slice(0, place), pawn, ...rest.slice(place)];
}
