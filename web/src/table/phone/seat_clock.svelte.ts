/** What is left of the clock that runs, for a phone's header. */

import { t } from "../../i18n/i18n.svelte";
import { SCARCE, timeLeft, untilTick } from "../panel/clock_time";
import type { TableState } from "../table.svelte";

export class SeatClock {
  private now = $state(Date.now());

  constructor(private readonly table: TableState) {
    // Updated exactly when the figures change.
    $effect(() => {
      if (this.left === null || !this.runs) return;
      const timer = setTimeout(() => (this.now = Date.now()), untilTick(this.left));
      return () => clearTimeout(timer);
    });
  }

  private get runs(): boolean {
    return this.table.info?.state === "playing";
  }

  /** Milliseconds that are left of the clock that runs, or else of one's own; null at a table without clocks. */
  private readonly left: number | null = $derived.by(() => {
    const clocks = this.table.info?.clocks;
    if (!clocks) return null;
    const seat = clocks.running ?? this.table.seat ?? 0;
    const spent = clocks.running === seat && this.runs ? Math.max(0, this.now - this.table.infoTime) : 0;
    return Math.max(0, (clocks.left[seat] ?? 0) - spent);
  });

  get isLow(): boolean {
    return this.left !== null && this.left < SCARCE;
  }

  readonly words: string | null = $derived.by(() => {
    if (this.left === null) return null;
    const { days, hours, clock } = timeLeft(this.left);
    return clock ?? t("days", { days, hours });
  });
}
