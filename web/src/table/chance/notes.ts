// What this browser stores about the chance of a table: its chains, under which transcript it revealed their links, and warnings.
import { isObject } from "./transcript";

/** A chain of this browser. Its root is secret. */
export interface OwnChain {
  root: string;
  end: string;
  /** The number of the last link that was revealed; 0: none was. */
  link: number;
  /** The round in which that was, and the hash of the transcript then. */
  round: number;
  transcript: string;
}

export interface Notes {
  /** The newest is the last. */
  chains: OwnChain[];
  /** The hash of the transcript without items. */
  first: string | null;
}

/**
 * Told what does not continue the notes; answered a round and not counted; connected and not asked; nothing can be stored here.
 */
export type WarningKind = "forked" | "left-out" | "not-asked" | "no-storage";

export interface ChanceWarning {
  kind: WarningKind;
  /** When it was noticed, in milliseconds since 1970. */
  at: number;
  /** What shows it, without anything secret. */
  proof: Record<string, unknown> | null;
}

const NOTES = "quakeboard.chance.";
/** Apart from the notes, so that a warning of one tab cannot overwrite what another notes at the same time. */
const WARNINGS = "quakeboard.chance-warnings.";
/** Warnings of one kind that are kept for a table. */
const MOST_ALIKE = 3;

export function notesOf(table: string, store: Storage = localStorage): Notes {
  const found = read(NOTES + table, store);
  return { chains: [], first: null, ...(isObject(found) ? found : {}) };
}

/** Store notes; whether they are there now. */
export const storeNotes = (table: string, notes: Notes, store: Storage = localStorage): boolean => write(NOTES + table, notes, store);

export function warningsOf(table: string, store: Storage = localStorage): ChanceWarning[] {
  const found = read(WARNINGS + table, store);
  return Array.isArray(found) ? (found as ChanceWarning[]) : [];
}

/** Keep a warning; only the first ones of a kind are. */
export function storeWarning(table: string, warning: ChanceWarning, store: Storage = localStorage): void {
  const kept = warningsOf(table, store);
  if (kept.filter(({ kind }) => kind === warning.kind).length < MOST_ALIKE) write(WARNINGS + table, [...kept, warning], store);
}

function read(key: string, store: Storage): unknown {
  try {
    return JSON.parse(store.getItem(key) ?? "null");
  } catch {
    // The stored text is not ours, or nothing may be read.
    return null;
  }
}

function write(key: string, value: unknown, store: Storage): boolean {
  const text = JSON.stringify(value);
  try {
    store.setItem(key, text);
    return store.getItem(key) === text;
  } catch {
    return false;
  }
}
