// The items of a transcript, all that the draws of a table depend on, and their running hash (docs/adr/0021).
import { sha256 } from "../../transport/hashing";
import { canonicalBytes } from "./canonical_json";

/** A link of a chain by the number of the chain. */
export type Answer = [chain: number, link: string];

export type Item =
  | ["chain", seat: number, end: string]
  | ["begin"]
  | ["act", seat: number, action: string]
  | ["known", draws: string[]]
  | ["ask", chains: number[], nextEnd: string | null]
  | ["deal", answers: Answer[], link: string, draws: string[]]
  | ["back", moves: number];

export const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === "object" && !Array.isArray(value);
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isText = (value: unknown): boolean => typeof value === "string";
const listOf = (is: (value: unknown) => boolean) => (value: unknown): boolean => Array.isArray(value) && value.every(is);
const isAnswer = (value: unknown): boolean => Array.isArray(value) && value.length === 2 && isCount(value[0]) && isText(value[1]);

/** What stands after the kind of each item. */
const FIELDS: Record<Item[0], ((value: unknown) => boolean)[]> = {
  chain: [isCount, isText],
  begin: [],
  act: [isCount, isText],
  known: [listOf(isText)],
  ask: [listOf(isCount), (value) => value === null || isText(value)],
  deal: [listOf(isAnswer), isText, listOf(isText)],
  back: [isCount],
};

/** Whether something that was received is an item. */
export function isItem(value: unknown): value is Item {
  if (!Array.isArray(value) || typeof value[0] !== "string" || !Object.hasOwn(FIELDS, value[0])) return false;
  const fields = FIELDS[value[0] as Item[0]];
  return value.length === fields.length + 1 && fields.every((fits, n) => fits(value[n + 1]));
}

/** What a transcript begins with. */
export interface Heading {
  table: string;
  game: string;
  rulesVersion: number;
  options: unknown;
  seats: number;
  serverEnd: string;
  /** What happens while one participant alone is connected. */
  alone: "deal" | "wait";
  /** The actions that a branch took over. */
  given: readonly string[];
}

/** The hash of a transcript without items. */
export const firstHash = ({ table, game, rulesVersion, options, seats, serverEnd, alone, given }: Heading): Uint8Array =>
  sha256(canonicalBytes(["quakeboard", 2, table, game, rulesVersion, options, seats, serverEnd, alone, given]));

/** The hash of a transcript with one more item. */
export const nextHash = (before: Uint8Array, item: Item): Uint8Array => sha256(before, canonicalBytes(item));
