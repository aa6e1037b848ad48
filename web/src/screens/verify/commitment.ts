// The commitment to chance: before the first action the server publishes SHA-256 of a secret seed, and every draw
// follows from that seed and the players' nonces (docs/records.md). All of it is derived here again, from nothing but
// these; only the odds come from the rules, and so from the server.
import { pick } from "../../table/chance/pick";
import { bytesOf, fromHex, hex, numberBytes, sha256 } from "../../transport/hashing";
import type { DrawList, Odds } from "../../wire";

/** SHA-256 of a seed, both in hexadecimal digits. */
export const commitmentOf = (seed: string): string => hex(sha256(fromHex(seed)));

/** The result of deriving a game's draws again. */
export interface DrawCheck {
  /** How many were derived and fit. */
  fit: number;
  /** The first that is not what the seed says. */
  wrong: { step: number | null; action: string; due: string } | null;
}

/** Derive every draw again, but for the first ones that were taken over from another game. */
export function checkDraws(seed: string, { nonces, odds, draws }: DrawList, given = 0): DrawCheck {
  const key = fromHex(seed);
  let fit = 0;
  for (const [n, { step, action, odds: which }] of draws.entries()) {
    if (n < given) continue;
    const due = drawn(key, nonces, n, odds[which]!);
    if (due !== action) return { fit, wrong: { step, action, due } };
    fit += 1;
  }
  return { fit, wrong: null };
}

/** The n-th chance action of a game with this seed and these nonces. */
function drawn(seed: Uint8Array, nonces: readonly string[], n: number, { actions, shares = [] }: Odds): string {
  const weights = shares.length ? shares : actions.map(() => 1);
  return actions[pick(weights, seed, ...nonces.flatMap(framed), numberBytes(n, 8))]!;
}

/** A nonce after its length. */
function framed(nonce: string): Uint8Array[] {
  const text = bytesOf(nonce);
  return [numberBytes(text.length, 4), text];
}
