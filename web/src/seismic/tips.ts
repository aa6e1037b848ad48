/** What a preview's plate says: what somebody foresees, or else what can be seen on the board. */

import { t } from "../lib/i18n.svelte";
import type { SeismicLaidTile, SeismicSection } from "../lib/wire";
import { fragmentsOf } from "./faces";
import type { Forecast } from "./forecast";
import { sameCell } from "./grid";
import { sectionAt, type Seen, type Tiles } from "./sections";
import { list, sectionWords } from "./words";

export interface PreviewTold {
  readonly preview: SeismicLaidTile;
  readonly proposed: Tiles;
  readonly claim: string | null;
  readonly foreseen: Forecast | null;
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly fitting: readonly number[];
}

export interface Tip {
  readonly title: string;
  readonly detail: string;
}

/** Nothing if there is nothing to tell. */
export function previewWords(told: PreviewTold): Tip | null {
  const { preview, proposed, claim, foreseen, names } = told;
  const wanted = claim && foreseen?.claims.find(({ fragment }) => fragment === claim);
  if (wanted) return claimWords(wanted.section, sectionAt(proposed, preview.at, claim), preview, names);
  const closed = foreseen?.closes[0];
  if (closed) return closedWords(closed, told);
  const seen = fragmentsOf(preview)
    .map((fragment) => sectionAt(proposed, preview.at, fragment))
    .find((section) => section.open === 0);
  if (seen) return { title: t("seismic-closes"), detail: between(seen, preview) };
  if (told.fitting.length < 2) return null;
  const k = told.fitting.indexOf(preview.rotation) + 1;
  return { title: t("seismic-preview-turns", { k, n: told.fitting.length }), detail: "" };
}

function claimWords(section: SeismicSection, seen: Seen, preview: SeismicLaidTile, names: readonly string[]): Tip {
  if (!section.points) return { title: t("seismic-claim-open"), detail: sectionWords(seen, names).detail };
  return { title: t("seismic-closes-for-you", { points: section.points }), detail: between(seen, preview) };
}

function closedWords(section: SeismicSection, { seat, names }: PreviewTold): Tip {
  const { points, holders } = section;
  const mine = seat !== null && holders.includes(seat);
  const others = holders.filter((holder) => holder !== seat).map((holder) => names[holder] ?? "");
  return {
    title: mine ? t("seismic-closes-for-you", { points }) : t("seismic-closes"),
    detail: others.length ? t("seismic-closes-for", { names: list(others), points }) : "",
  };
}

/** How long a complete section is and where it ends, this tile first if it is one of the ends. */
function between(seen: Seen, preview: SeismicLaidTile): string {
  if (seen.ring) return t("seismic-section-ring", { n: seen.through });
  const ends = seen.ends.map((tile) => ({ value: `+${tile.value}`, here: sameCell(tile.at, preview.at) }));
  const [one, other] = ends[0]?.here ? ends : [...ends].reverse();
  const args = { n: seen.through, here: one?.value ?? "", there: other?.value ?? "" };
  return t(one?.here ? "seismic-closes-detail" : "seismic-closes-between", args);
}
