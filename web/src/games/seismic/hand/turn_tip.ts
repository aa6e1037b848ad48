/** What is said of the chosen tile of an aftershock, as it is turned now: what it would do, or why it cannot lie like this. */

import { t } from "../../../i18n/i18n.svelte";
import type { SeismicLaidTile, SeismicTileTurned } from "../../../wire";
import type { Tip } from "../board/tips";
import { EDGES, keyOf, neighbour, opposite } from "../geometry/grid";
import type { Tiles } from "../geometry/sections";
import { crosses } from "../geometry/tile_roads";
import { turnWords } from "../notation";
import { edgeName, list } from "../sentences";
import { changeWords, pointsWords } from "./turn_words";
import { clashes, type Result } from "./turning";

/** How far it is turned. */
export function turnedWords(result: Result, sixths: number): string {
  return result === "same" ? t("seismic-turn-same") : turnWords(sixths);
}

/** Its plate; null where the server foresees nothing. */
export function turnTip(result: Result, preview: SeismicLaidTile, tiles: Tiles, turned: SeismicTileTurned | null, names: readonly string[]): Tip | null {
  if (result === "same") return { title: t("seismic-turn-same"), detail: "" };
  if (result === "misfit") return { title: t("seismic-turn-misfit"), detail: misfitWords(preview, tiles) };
  return turned && { title: pointsWords(turned, names), detail: changeWords(turned, names) };
}

/** Why it does not fit, as far as it can be seen. */
function misfitWords(preview: SeismicLaidTile, tiles: Tiles): string {
  const edges = clashes(preview, tiles);
  if (edges.length) return t("seismic-turn-misfit-edges", { edges: list(edges.map(edgeName)) });
  const meets = EDGES.some((edge) => {
    const beside = tiles.get(keyOf(neighbour(preview.at, edge)));
    return beside && crosses(preview, edge) && crosses(beside, opposite(edge));
  });
  return meets ? "" : t("seismic-turn-misfit-alone");
}
