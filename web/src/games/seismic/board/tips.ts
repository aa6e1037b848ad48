/** What a preview's plate says: what the tile would do there, as far as it can be seen on the board. */

import { t } from "../../../i18n/i18n.svelte";
import type { SeismicLaidTile } from "../../../wire";
import { fragmentsOf } from "../geometry/tile_faces";
import { sectionAt, type VisibleSection, type Tiles } from "../geometry/sections";
import { crewWords, lengthWords, list } from "../sentences";
import { worthOf } from "../hand/section_worth";

export interface PreviewContext {
  readonly preview: SeismicLaidTile;
  readonly proposed: Tiles;
  /** The road of the tile that would be claimed, or is looked at. */
  readonly claim: string | null;
  /** The roads of the tile that can be claimed. */
  readonly badges: readonly { readonly fragment: string }[];
  readonly names: readonly string[];
  readonly fitting: readonly number[];
}

export interface Tip {
  readonly title: string;
  readonly detail: string;
}

/** The text of the plate; null if there is none. */
export function previewWords(told: PreviewContext): Tip | null {
  const { preview, proposed, claim, badges, names } = told;
  const at = (fragment: string): VisibleSection => sectionAt(proposed, preview.at, fragment);
  if (claim && badges.some(({ fragment }) => fragment === claim)) return claimWords(at(claim));
  const closed = fragmentsOf(preview).map(at).filter(({ open, ring }) => !open && !ring);
  const best = closed.sort((one, other) => +!!other.crews.size - +!!one.crews.size || worthOf(other).now - worthOf(one).now)[0];
  if (best) return closedWords(best, names);
  const held = fragmentsOf(preview).map(at).find(({ crews }) => crews.size);
  const k = told.fitting.indexOf(preview.rotation) + 1;
  const turns = told.fitting.length > 1 ? t("seismic-preview-turns", { k, n: told.fitting.length }) : "";
  if (held) return { title: t("seismic-preview-extends", { names: list(holderNames(held, names)), n: held.through }), detail: turns };
  return turns ? { title: turns, detail: "" } : null;
}

/** What one's own crew would score there. */
function claimWords(seen: VisibleSection): Tip {
  const { now, closed } = worthOf(seen);
  if (seen.ring) return { title: t("seismic-claim-ring"), detail: lengthWords(seen) };
  if (!seen.open) return { title: t("seismic-closes-for-you", { points: now }), detail: lengthWords(seen) };
  return { title: t("seismic-claim-open", { closed }), detail: lengthWords(seen) };
}

function closedWords(seen: VisibleSection, names: readonly string[]): Tip {
  const { now, holders } = worthOf(seen);
  if (!holders.length) return { title: t("seismic-closes", { points: now }), detail: lengthWords(seen) };
  return {
    title: t("seismic-closes-for", { names: list(holderNames(seen, names)), points: now, count: holders.length }),
    detail: [lengthWords(seen), crewWords(seen, names)].filter(Boolean).join(". "),
  };
}

function holderNames(seen: VisibleSection, names: readonly string[]): string[] {
  return worthOf(seen).holders.map((seat) => names[seat] ?? "");
}
