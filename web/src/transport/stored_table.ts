// The last state of a table that this browser has shown, so that the table opens at once, also offline.
// It is stored under a digest of the seat's token, so that no other seat's secrets can be read by it.
import { hex, sha256 } from "./hashing";
import type { TableInfo, View, Welcome } from "../wire";

export interface TableSnapshot {
  welcome: Welcome;
  info: TableInfo;
  view: View;
}

const PREFIX = "quakeboard.last.";
/** How many tables are stored; the oldest is removed first. */
const MOST = 8;

function place(table: string, token: string | null): string {
  return `${PREFIX}${table}.${hex(sha256(token ?? "").slice(0, 12))}`;
}

export function storeSnapshot(table: string, token: string | null, snapshot: TableSnapshot, store: Storage = localStorage, now = Date.now()): void {
  const own = place(table, token);
  const others = places(store).filter((one) => one !== own);
  for (const one of others.slice(0, Math.max(0, others.length - MOST + 1))) store.removeItem(one);
  try {
    store.setItem(own, JSON.stringify({ at: now, ...snapshot }));
  } catch {
    // Storage is full: the table is then fetched as usual.
  }
}

export function storedSnapshot(table: string, token: string | null, store: Storage = localStorage): TableSnapshot | null {
  try {
    return JSON.parse(store.getItem(place(table, token)) ?? "null") as TableSnapshot | null;
  } catch {
    return null;
  }
}

/** Remove all snapshots of a table: where several people share a screen, none may see what another saw. */
export function forgetSnapshots(table: string, store: Storage = localStorage): void {
  for (const one of places(store)) if (one.startsWith(`${PREFIX}${table}.`)) store.removeItem(one);
}

/** The keys of all snapshots, the oldest first. */
function places(store: Storage): string[] {
  const found: [string, number][] = [];
  for (let n = 0; n < store.length; n += 1) {
    const name = store.key(n)!;
    if (name.startsWith(PREFIX)) found.push([name, Number(/^\{"at":(\d+)/.exec(store.getItem(name) ?? "")?.[1] ?? 0)]);
  }
  return found.sort(([, one], [, other]) => one - other).map(([name]) => name);
}
