/** What a turn in an aftershock would do, in a short sentence: from what the server foresees of it (ruling S16). */

import { t } from "../../../i18n/i18n.svelte";
import { list } from "../../../i18n/list";
import type { SeismicSection, SeismicTileTurned } from "../../../wire";

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
