// The participant of a page: it speaks over the table's socket and stores what it must in this browser.
import { exclusive } from "./exclusive";
import { type ChanceMessage, Participant } from "./participant";
import type { Tell } from "../../wire";

/** Milliseconds after which a page that has come into view has taken in what waited for it. */
const WAKING = 2000;

let shownAt = -Infinity;
globalThis.document?.addEventListener?.("visibilitychange", () => (shownAt = Date.now()));

export function browserParticipant(table: string, tell: (message: ChanceMessage) => Promise<Tell>, changed: () => void): Participant {
  const isAwake = (): boolean => !document.hidden && Date.now() - shownAt > WAKING;
  return new Participant(table, { tell, store: localStorage, exclusive: exclusive(), now: () => Date.now(), isAwake, changed });
}
