/** What a turn in an aftershock would do, in a short sentence: from what the server foresees of it (ruling S16). */

import { t } from "../../../i18n/i18n.svelte";
import type { SeismicLaidTile, SeismicSection, SeismicTileTurned } from "../../../wire";
import type { Tip } from "../board/tips";
import { EDGES, keyOf, neighbour, opposite } from "../geometry/grid";
import type { Tiles } from "../geometry/sections";
import { crosses } from "../geometry/tile_roads";
import { edgeName, list } from "../sentences";
import { clashes, type Result } from "./turning";

/** So many sections are told of one by one. */
const TOLD = 3;

/** Whose points change by how much. */
export function pointsWords(turned: SeismicTileTurned, names: readonly string[]): string {
  const changes = names.flatMap((name, seat) => {
    const change = pointsOf(turned.sections, seat) - pointsOf(turned.sections_before, seat);
    return change ? [t(change > 0 ? "seismic-turn-gains" : "seismic-turn-loses", { name, n: Math.abs(change) })] : [];
  });
  if (changes.length) return list(changes);
  return t(turned.sections.length || turned.sections_before.length ? "seismic-turn-no-points" : "seismic-turn-no-section");
}

function pointsOf(sections: readonly SeismicSection[], seat: number): number {
  return sections.reduce((sum, { holders, points }) => sum + (holders.includes(seat) ? points : 0), 0);
}

/** The sections that change, as they are and as they would be: what they score, and who leads. */
export function changeWords(turned: SeismicTileTurned, names: readonly string[]): string {
  const [before, after] = [turned.sections_before, turned.sections].map((sections) => sectionsWords(sections, names));
  return before && after ? t("seismic-turn-sections", { before, after }) : "";
}

function sectionsWords(sections: readonly SeismicSection[], names: readonly string[]): string {
  const most = [...sections].sort((one, other) => other.points - one.points);
  const told = most.slice(0, TOLD).map((section) => sectionWords(section, names));
  if (most.length > TOLD) told.push(t("seismic-turn-more", { n: most.length - TOLD }));
  return told.length ? told.reduce((first, then) => t("seismic-turn-and", { first, then })) : "";
}

function sectionWords({ ring, ends, points, holders }: SeismicSection, names: readonly string[]): string {
  const kind = ring ? "ring" : ends.length === 2 ? "complete" : "open";
  return t("seismic-turn-section", { kind, points, count: holders.length, names: list(holders.map((seat) => names[seat] ?? "")) });
}

/** What the chosen tile's plate says; null where the server foresees nothing. */
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
