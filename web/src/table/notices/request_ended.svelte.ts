// That a request has ended without an answer, for a moment.
import { t } from "../../i18n/i18n.svelte";
import type { TableState } from "../table.svelte";
import { lapsedRequest } from "./notice";

/** Milliseconds for which it is told. */
const SHOWN = 6_000;

/** The sentence about a request that has lapsed, while it is told; to be called while a component is set up. */
export function requestEnded(table: TableState): () => string {
  let shown = $state<"undo" | "pause" | null>(null);
  $effect(() => {
    shown = lapsedRequest(table.entries) ?? shown;
  });
  $effect(() => {
    if (!shown) return;
    const timer = setTimeout(() => (shown = null), SHOWN);
    return () => clearTimeout(timer);
  });
  return () => (shown && !table.info?.undo && !table.info?.pause ? t(shown === "undo" ? "undo-over" : "pause-over") : "");
}
