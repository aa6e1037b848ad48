// How large a table of Seismic is, and where its towns lie, by its options.
import type { TableOptions } from "../client_game";

export const sizeOf = (options: TableOptions): { columns: number; rows: number } => ({
  columns: Number(options.columns ?? 17),
  rows: Number(options.rows ?? 17),
});

/** The columns of the towns, counted from the middle. */
export const townsOf = (options: TableOptions): number[] =>
  ((options.variants ?? []) as string[]).includes("twin-cities") ? [-4, 4] : [0];
