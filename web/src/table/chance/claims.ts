// Whether a link may be revealed: one link answers one question of one transcript, whatever this browser's tabs are told.
import type { Notes } from "./notes";

/** A link that is to be revealed. */
export interface Claim {
  end: string;
  /** The number of the link. */
  link: number;
  /** The number of items up to the question, and the hash of the transcript there. */
  round: number;
  transcript: string;
}

/**
 * new: to be noted, and then revealed. same: noted before, for the same question, and may be revealed again. past: another tab has
 * answered a later question. forked: the link answered another question, or another transcript was noted. lost: the chain is not
 * stored here any more.
 */
export type Verdict = "new" | "same" | "past" | "forked" | "lost";

/** What the notes say about a claim; `hashAt` tells the hash of the claim's own transcript after so many items. */
export function judge({ chains }: Notes, claim: Claim, hashAt: (items: number) => string | undefined): Verdict {
  const chain = chains.find(({ end }) => end === claim.end);
  if (!chain) return "lost";
  if (chains.some(({ link, round, transcript }) => link > 0 && (hashAt(round) ?? transcript) !== transcript)) return "forked";
  if (claim.link < chain.link) return "past";
  if (claim.link > chain.link) return claim.round > chain.round ? "new" : "forked";
  return claim.round === chain.round && claim.transcript === chain.transcript ? "same" : "forked";
}
