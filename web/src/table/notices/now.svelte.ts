// The server's time for what depends on it on the screen, renewed now and then.
import type { TableState } from "../table.svelte";

/** The server's time, renewed every so many milliseconds while something needs it. */
export function serverTime(table: TableState, every: () => number | null): () => number {
  let now = $state(Date.now());
  $effect(() => {
    const pause = every();
    now = Date.now();
    if (pause === null) return;
    const timer = setInterval(() => (now = Date.now()), pause);
    return () => clearInterval(timer);
  });
  return () => now + table.clockOffset;
}
