// The seal on chance: before the first action the server publishes SHA-256 of a secret seed (docs/records.md).
import { sha256 } from "../seismic/sha256";

/** SHA-256 of a seed, both in hexadecimal digits. */
export async function sealOf(seed: string): Promise<string> {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  // Browsers keep their own to safe pages; a table in the living room is served without TLS.
  const digest = globalThis.crypto?.subtle ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)) : sha256(bytes);
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
