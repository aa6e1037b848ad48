// The actions of San Andreas (docs/records.md) and their parts in words.
import { t } from "../../i18n/i18n.svelte";
import type { Space } from "./land/view";
import { placeName } from "./places";
import type { ActionPart, Notation } from "../../table/actions/notation";

export function spaceOf(text: string): Space {
  const [x = 0, y = 0] = text.split(",").map(Number);
  return [x, y];
}

function words({ part, kind }: ActionPart): string {
  switch (kind) {
    case "space":
      return placeName(spaceOf(part));
    case "coin":
      return t("coin", { coin: Number(part) });
    case "pawn":
      return t("pawn", { pawn: part });
    default:
      return part;
  }
}

const wordsInSentence = (part: ActionPart): string => (part.kind === "space" ? t("action-space", { at: placeName(spaceOf(part.part)) }) : words(part));

export const notation: Notation = {
  verbs: {
    found: { kinds: ["space", "coin"], order: [1, 0] },
    mark: { kinds: ["space", "pawn"], order: [1, 0] },
    shift: { kinds: ["pawn"], order: [0] },
    swap: { kinds: ["coin"], order: [0] },
    pass: { kinds: [], order: [] },
  },
  words,
  wordsInSentence,
  briefWords: wordsInSentence,
};
