// Updates are differences: fields with new values, and patches for the long lists (docs/protocol.md).
import type { Update, View, Welcome } from "../wire";

type Thing = Record<string, unknown>;

/** The fields of a view that are patched lists, each with the field of their elements that identifies them. */
export type Keyed = Welcome["keyed"];

/** The view after an update. The old one stays as it was, and what has not changed is shared with it. */
export function applyUpdate<V extends View>(view: V, update: Pick<Update, "changes" | "patches">, keyed: Keyed): V {
  const next: Record<string, unknown> = { ...view, ...update.changes };
  for (const [field, patch] of Object.entries(update.patches ?? {})) {
    const key = keyed[field];
    if (key === undefined) throw new Error(`no key is known for the list “${field}”`);
    next[field] = patched(next[field] as Thing[], patch, key);
  }
  return next as unknown as V;
}

function patched(list: Thing[], patch: Record<string, unknown[]>, key: string): Thing[] {
  const put = (patch.put ?? []) as Thing[];
  const gone = new Set([...(patch.take ?? []), ...put.map((thing) => thing[key])].map(name));
  const kept = list.filter((thing) => !gone.has(name(thing[key])));
  return [...kept, ...put].sort((one, other) => compare(one[key], other[key]));
}

const name = (key: unknown): string => JSON.stringify(key);

/** In the order in which the server keeps them: cells by q, then r; tiles by number. */
function compare(one: unknown, other: unknown): number {
  const [a, b] = [one, other].map((key) => (Array.isArray(key) ? key : [key])) as [number[], number[]];
  return a[0]! - b[0]! || (a[1] ?? 0) - (b[1] ?? 0);
}
