// The commitment to chance: before the first action the server publishes SHA-256 of a secret seed, and every draw
// follows from that seed and the players' nonces (docs/records.md). All of it is derived here again, from nothing but
// these; only the odds come from the rules, and so from the server.
import { sha256 } from "../../transport/sha256";
import type { Draws, Odds } from "../../wire";

const BLOCK = 64;
const SPACE = 1n << 256n;

/** SHA-256 of a seed, both in hexadecimal digits. */
export const commitmentOf = (seed: string): string => hex(sha256(bytesOf(seed)));

/** The result of deriving a game's draws again. */
export interface DrawCheck {
  /** How many were derived and fit. */
  fit: number;
  /** The first that is not what the seed says. */
  wrong: { step: number; action: string; due: string } | null;
}

/** Derive every draw again, but for the first ones that were taken over from another game. */
export function checkDraws(seed: string, { nonces, odds, draws }: Draws, given = 0): DrawCheck {
  const key = bytesOf(seed);
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
  const parts = shares.length ? shares : actions.map(() => 1);
  let place = below(parts.reduce((sum, part) => sum + BigInt(part), 0n), seed, nonces, n);
  const found = parts.findIndex((part) => (place -= BigInt(part)) < 0n);
  return actions[found]!;
}

/** A number below the limit, all equally likely: numbers from beyond its largest multiple are drawn anew. */
function below(limit: bigint, seed: Uint8Array, nonces: readonly string[], n: number): bigint {
  const usable = SPACE - (SPACE % limit);
  for (let attempt = 0; ; attempt += 1) {
    const message = joined(...nonces.map(framed), written(n, 8), written(attempt, 8));
    const x = BigInt(`0x${hex(hmac(seed, message))}`);
    if (x < usable) return x % limit;
  }
}

/** HMAC-SHA-256. Browsers keep their own to safe pages; a table in the living room is served without TLS. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(block.map((byte) => byte ^ 0x36), message));
  return sha256(joined(block.map((byte) => byte ^ 0x5c), inner));
}

function framed(nonce: string): Uint8Array {
  const text = new TextEncoder().encode(nonce);
  return joined(written(text.length, 4), text);
}

/** A number in so many bytes, the largest first. */
function written(value: number, bytes: number): Uint8Array {
  return Uint8Array.from({ length: bytes }, (_, place) => Math.floor(value / 256 ** (bytes - 1 - place)) % 256);
}

function joined(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const bytesOf = (digits: string): Uint8Array => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
