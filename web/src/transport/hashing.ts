// SHA-256 and HMAC, at once: the browser's own answer later, and on safe pages only, which a home network does not have.
import { hmac as keyed } from "@noble/hashes/hmac.js";
import { sha256 as digest } from "@noble/hashes/sha2.js";

/** Bytes, or a text that stands for its bytes as UTF-8. */
export type Hashable = string | Uint8Array;

const encoder = new TextEncoder();
export const bytesOf = (part: Hashable): Uint8Array => (typeof part === "string" ? encoder.encode(part) : part);

/** The 32 bytes of the digest of these parts, one after another. */
export function sha256(...parts: Hashable[]): Uint8Array {
  const hash = digest.create();
  for (const part of parts) hash.update(bytesOf(part));
  return hash.digest();
}

/** HMAC-SHA-256 of these parts, one after another. */
export function hmac(key: Uint8Array, ...parts: Hashable[]): Uint8Array {
  const hash = keyed.create(digest, key);
  for (const part of parts) hash.update(bytesOf(part));
  return hash.digest();
}

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
/** The bytes of hexadecimal digits. */
export const fromHex = (digits: string): Uint8Array => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** A number in so many bytes, the largest first. */
export function numberBytes(value: number, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, place) => Math.floor(value / 256 ** (length - 1 - place)) % 256);
}
