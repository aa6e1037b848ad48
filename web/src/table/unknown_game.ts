// A server may host games of other packages, which this client cannot draw.
import { findGame } from "../games";
import { t } from "../i18n/i18n.svelte";
import type { Refused } from "../wire";

/** Why a table of this game cannot be shown; null if it can. */
export function refuseUnknownGame(game: string): Refused | null {
  if (findGame(game)) return null;
  return { type: "refused", code: "unknown-game", ruling: "", sentence: t("unknown-game", { game }), params: { game } };
}
