// What this browser noted of a game, compared with its record: the part of the check that needs no trust in anybody.
import type { Notes } from "../../table/chance/notes";
import { counting, type Verification } from "./verified";

export interface OwnPart {
  /** How many of the draws that count take a link of this browser. */
  draws: number;
  of: number;
  /** Whether the record continues all that this browser noted. */
  fits: boolean;
}

/** The part of this browser; null if it published no chain at the table. */
export function ownPart(found: Verification, { chains, first }: Notes): OwnPart | null {
  const used = chains.filter(({ link }) => link > 0);
  const own = found.chains.filter(({ end }) => chains.some((chain) => chain.end === end));
  if (!own.length && !used.length) return null;
  const rounds = new Set(own.flatMap(({ answered }) => answered));
  const draws = counting(found);
  const passes = used.every(({ round, transcript, end }) => found.hashes[round] === transcript && own.some((chain) => chain.end === end));
  return {
    draws: draws.filter(({ round }) => round !== null && rounds.has(round)).length,
    of: draws.length,
    fits: passes && (first === null || first === found.hashes[0]),
  };
}
