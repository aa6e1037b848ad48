// The bytes that are hashed for a value: JSON without spaces, with sorted keys, as UTF-8, as the server writes it.
import { bytesOf } from "../../transport/hashing";

/** The JSON text of a value. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (value !== null && typeof value === "object") {
    const fields = Object.entries(value).sort(([one], [other]) => comparePoints(one, other));
    return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(",")}}`;
  }
  return JSON.stringify(value);
}

export const canonicalBytes = (value: unknown): Uint8Array => bytesOf(canonicalJson(value));

/** The order of two texts by their characters, where JavaScript compares halves of rare ones. */
function comparePoints(one: string, other: string): number {
  const [left, right] = [[...one], [...other]];
  const place = left.findIndex((character, n) => character !== right[n]);
  if (place < 0) return left.length - right.length;
  return place < right.length ? left[place]!.codePointAt(0)! - right[place]!.codePointAt(0)! : 1;
}
