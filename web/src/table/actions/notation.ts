// How a game writes its actions (docs/records.md), and how their parts are put into words.
import type { GameEvent } from "../../wire";

/** A part of an action: a verb, or what its game calls this kind of part. */
export interface ActionPart {
  part: string;
  /** “verb”, or a kind of the game's own; the message `choose-<kind>` asks for it. */
  kind: string;
}

export interface Notation {
  /** For each verb, of what kinds the parts after it are, and in which order they are asked for. */
  readonly verbs: Readonly<Record<string, { readonly kinds: readonly string[]; readonly order: readonly number[] }>>;
  /** A part that is no verb, in words; `chosen` are the parts that were chosen before it. */
  words(part: ActionPart, chosen: readonly string[]): string;
  /** The same within a sentence. */
  wordsInSentence(part: ActionPart, chosen: readonly string[]): string;
  /** The same for those who see the board; null if it need not be said. */
  briefWords(part: ActionPart): string | null;
  /** What the server foresees of an action, in words; empty if it need not be said. */
  foreseenWords?(events: readonly GameEvent[], names: readonly string[]): string;
}

/** The parts of an action with their kinds, in the order in which they are asked for. */
export function partsOf({ verbs }: Notation, action: string): [ActionPart, ...ActionPart[]] {
  const [verb = "", ...rest] = action.split(" ");
  const known = verbs[verb];
  const parts = known
    ? known.order.map((index) => ({ part: rest[index] ?? "", kind: known.kinds[index]! }))
    : rest.map((part) => ({ part, kind: "verb" }));
  return [{ part: verb, kind: "verb" }, ...parts];
}
