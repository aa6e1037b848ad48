import { t } from "../../i18n/i18n.svelte";
import { percent } from "../../i18n/percent";
import type { OddsInfo as Odds } from "../../wire";
import { perCent } from "./danger";

/** The odds in words, with their error where they were sampled. */
export function oddsWords({ p, error }: Odds): string {
  if (p > 0 && p < 0.005) return t("odds-tiny", { p: percent(0.01) });
  const odds = percent(perCent(p) / 100);
  return error >= 0.005 ? t("odds-about", { p: odds, error: Math.round(error * 100) }) : odds;
}
