// Actions in words, for lists and for those who listen.
import { t } from "../../i18n/i18n.svelte";
import { partsOf, type ActionPart, type Notation } from "./notation";

/** A part in words; `chosen` are the parts that were chosen before it. */
export const partWords = (notation: Notation, part: ActionPart, chosen: readonly string[]): string =>
  part.kind === "verb" ? t(`do-${part.part}`) : notation.words(part, chosen);

/** A whole action in words: what is done, with what and where. */
export function actionWords(notation: Notation, action: string): string {
  const [verb, ...rest] = partsOf(notation, action);
  const chosen = [verb.part, ...rest.map(({ part }) => part)];
  return joined(verb, rest.map((part) => (part.kind === "verb" ? t(`do-${part.part}`) : notation.wordsInSentence(part, chosen))));
}

/** The same for those who see the board. */
export function actionBrief(notation: Notation, action: string): string {
  const [verb, ...rest] = partsOf(notation, action);
  return joined(verb, rest.map((part) => (part.kind === "verb" ? t(`do-${part.part}`) : notation.briefWords(part))).filter((words) => words !== null));
}

function joined(verb: ActionPart, rest: string[]): string {
  const what = t(`do-${verb.part}`);
  return rest.length ? t("action-words", { what, how: rest.reduce((first, then) => t("action-then", { first, then })) }) : what;
}

/** What is being asked for. */
export const heading = (kind: string): string => t(`choose-${kind}`);
