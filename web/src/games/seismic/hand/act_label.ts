/** What the act button says: what it will do, or what is missing. */

import { t } from "../../../i18n/i18n.svelte";
import { sideName } from "../sentences";
import type { Choice } from "./choice.svelte";

export function actLabel(choice: Choice, towns?: readonly string[]): string {
  switch (choice.kind) {
    case "side":
      return choice.pickedSide ? t("seismic-act-side", { side: sideName(choice.pickedSide) }) : t("seismic-act-side-none");
    case "town":
      return choice.pickedTown ? t("seismic-act-town", { town: townName(choice, choice.pickedTown, towns) }) : t("seismic-act-town-none");
    case "crew":
      return t(choice.pickedCrew ? "seismic-act-crew" : "seismic-act-crew-none");
    case "turn":
      if (!choice.turning) return t("seismic-act-turn-none");
      return t(choice.action ? "seismic-act-turn" : "seismic-act-turn-misfit");
    case null:
      return t("seismic-act-pass");
    default:
      if (!choice.action) return t("seismic-act-none");
      return t(choice.claim ? "seismic-act-lay-claim" : "seismic-act-lay");
  }
}

export function townName(choice: Choice, town: string, names?: readonly string[]): string {
  const n = choice.view().towns.findIndex((one) => one.join() === town);
  return names?.[n] ?? t(n ? "seismic-town-east" : "seismic-town-west");
}

/** The way out beside it. */
export function passLabel({ options }: Choice): string {
  return t(options.crews.length ? "seismic-pass-claim" : options.turns.size ? "seismic-pass-turn" : "seismic-pass");
}
