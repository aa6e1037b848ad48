// Exact odds from keyed hashes: an outcome is as likely as its weight says, without bias.
import { fromHex, type Hashable, hex, hmac, numberBytes } from "../../transport/hashing";

const SPACE = 1n << 256n;

/** The index of an outcome, drawn from HMAC(key, message ‖ attempt) as likely as its weight. */
export function pick(weights: readonly number[], key: Uint8Array, ...message: Hashable[]): number {
  const whole = weights.map(BigInt);
  const divisor = whole.reduce(gcd);
  let place = divisor * below(whole.reduce((sum, weight) => sum + weight) / divisor, key, message);
  return whole.findIndex((weight) => (place -= weight) < 0n);
}

/** The index that a draw has: the state of its round in hexadecimal digits, and its place in that round from 0. */
export const pickInRound = (weights: readonly number[], state: string, place: number): number =>
  pick(weights, fromHex(state), numberBytes(place, 8));

/** A number below the limit, all equally likely: numbers from beyond its largest multiple are drawn anew. */
function below(limit: bigint, key: Uint8Array, message: Hashable[]): bigint {
  const usable = SPACE - (SPACE % limit);
  for (let attempt = 0; ; attempt += 1) {
    const x = BigInt(`0x${hex(hmac(key, ...message, numberBytes(attempt, 8)))}`);
    if (x < usable) return x % limit;
  }
}

function gcd(one: bigint, other: bigint): bigint {
  return other === 0n ? one : gcd(other, one % other);
}
