// The lobby of a rematch.
import type { TableInfo } from "../../wire";

/** The names of those who are still to come to a rematch; null if the table is none, or a seat is free. */
export function missing(info: TableInfo, here: readonly number[]): string[] | null {
  if (!info.series || info.state !== "open" || info.seats.some(({ name }) => name === null)) return null;
  return info.seats.flatMap(({ name, bot }, seat) => (bot || here.includes(seat) ? [] : [name!]));
}

/** The seat whose browser begins it: the first person's. */
export const beginner = (info: TableInfo): number => info.seats.findIndex(({ bot }) => !bot);
