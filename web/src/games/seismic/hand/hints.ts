/** What the sign adds below the question while nothing is pointed at: how much there is to choose from. */

import { t } from "../../../i18n/i18n.svelte";
import { capital, shortName } from "../sentences";
import type { Choice } from "./choice.svelte";

export function hintWords(choice: Choice): string | null {
  const { crews, sides, turns, lays } = choice.options;
  switch (choice.kind) {
    case "lay":
      return t("seismic-hint-lay", { tile: choice.tile ? capital(shortName(choice.tile)) : "", n: choice.places.size });
    case "crew":
      return t(lays.size ? "seismic-hint-crew-or-lay" : "seismic-hint-crew", { n: crews.length });
    case "side":
      return t("seismic-hint-side", { n: sides.length, magnitude: choice.view().under_way.quake });
    case "town":
      return t("seismic-hint-town");
    case "turn":
      return t("seismic-hint-turn", { n: turns.size });
    case null:
      return choice.options.pass ? t("seismic-hint-pass") : null;
  }
}
