// The actions of Seismic (docs/records.md) and their parts in words.
import { t } from "../../i18n/i18n.svelte";
import type { ActionPart, Notation } from "../../table/actions/notation";
import type { SeismicEvent } from "../../wire";
import { cellOf } from "./geometry/grid";
import { faceOf } from "./geometry/tile_faces";
import { changeWords, pointsWords } from "./hand/turn_words";
import { placeName } from "./places.svelte";
import { partName, roadsWords, sideName, tileName } from "./sentences";

/** Where the roads of a tile lead if it lies like this. */
function rotationWords(text: string, tile: string | undefined): string {
  return tile ? roadsWords(faceOf(tile, Number(text.slice(1)))) : "";
}

/** How far a laid tile is turned, the shorter way: one sixth to the left. */
export function turnWords(sixths: number): string {
  const by = ((sixths % 6) + 6) % 6;
  return by > 3 ? t("seismic-turn-left-by", { n: 6 - by }) : t("seismic-turn-right-by", { n: by });
}

function words({ part, kind }: ActionPart, chosen: readonly string[]): string {
  switch (kind) {
    case "tile":
      return tileName(part);
    case "cell":
      return placeName(cellOf(part));
    case "rotation":
      return rotationWords(part, chosen[0] === "lay" ? chosen[1] : undefined);
    case "sixths":
      return turnWords(Number(part));
    case "fragment":
      return partName(part);
    case "side":
      return sideName(part);
    default:
      return part;
  }
}

export const notation: Notation = {
  verbs: {
    lay: { kinds: ["tile", "cell", "rotation"], order: [0, 1, 2] },
    crew: { kinds: ["fragment"], order: [0] },
    side: { kinds: ["side"], order: [0] },
    town: { kinds: ["cell"], order: [0] },
    turn: { kinds: ["cell", "sixths"], order: [0, 1] },
    pass: { kinds: [], order: [] },
  },
  words,
  wordsInSentence: words,
  foreseenWords: (events, names) => {
    const turned = (events as readonly SeismicEvent[]).find((event) => event.event === "seismic-tile-turned");
    return turned ? [pointsWords(turned, names), changeWords(turned, names)].filter(Boolean).join(". ") : "";
  },
  // A rotation is seen.
  briefWords: (part) => (part.kind === "rotation" ? null : words(part, [])),
};
