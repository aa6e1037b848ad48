// Hash chains: secrets that are fixed before a game and revealed one by one (docs/adr/0021).
import { fromHex, hex, sha256 } from "../../transport/hashing";

/** How many links a chain has. */
export const LENGTH = 1024;
export const LINK_BYTES = 32;
/** Links between two that are kept in memory. */
const STRIDE = 64;

/** The links of one participant, made from a secret root. */
export class HashChain {
  /** Every so many links, from the last one down to the end. */
  private readonly kept: Uint8Array[];

  /** The chain with this root, in hexadecimal digits. */
  constructor(root: string) {
    this.kept = [fromHex(root)];
    while (this.kept.length <= LENGTH / STRIDE) this.kept.push(hashed(this.kept.at(-1)!, STRIDE));
  }

  /** What is published before the first link is used, in hexadecimal digits. */
  get end(): string {
    return hex(this.kept.at(-1)!);
  }

  /** The link that answers the question with this number, counted from 1, in hexadecimal digits. */
  link(number: number): string {
    const steps = LENGTH - number;
    return hex(hashed(this.kept[Math.floor(steps / STRIDE)]!, steps % STRIDE));
  }
}

/** A root that cannot be guessed. */
export const newRoot = (): string => hex(crypto.getRandomValues(new Uint8Array(LINK_BYTES)));

/** The link so many places before this one. */
export function hashed(link: Uint8Array, times: number): Uint8Array {
  let found = link;
  for (let n = 0; n < times; n += 1) found = sha256("quakeboard link\n", found);
  return found;
}
