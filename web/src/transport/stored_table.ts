// The last that this browser saw of a table, so that it opens at once, also without a net.
// It is found only with the secret it was seen with: nobody at this browser sees another seat's coins by it.
import { sha256 } from "./sha256";
import type { TableInfo, View, Welcome } from "../wire";

export interface TableSnapshot {
  welcome: Welcome;
  info: TableInfo;
  view: View;
}

const PREFIX = "quakeboard.last.";
/** Tables that are remembered; the one that was seen longest ago gives way. */
const MOST = 8;

function place(table: string, token: string | null): string {
  const digest = sha256(new TextEncoder().encode(token ?? ""));
  return `${PREFIX}${table}.${[...digest.slice(0, 12)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

export function storeSnapshot(table: string, token: string | null, snapshot: TableSnapshot, store: Storage = localStorage, now = Date.now()): void {
  const own = place(table, token);
  const others = places(store).filter((one) => one !== own);
  for (const one of others.slice(0, Math.max(0, others.length - MOST + 1))) store.removeItem(one);
  try {
    store.setItem(own, JSON.stringify({ at: now, ...snapshot }));
  } catch {
    // There is no room: the table is then fetched as ever.
  }
}

export function storedSnapshot(table: string, token: string | null, store: Storage = localStorage): TableSnapshot | null {
  try {
    return JSON.parse(store.getItem(place(table, token)) ?? "null") as TableSnapshot | null;
  } catch {
    return null;
  }
}

/** Several people share this screen: nothing that one of them saw may stay for the next. */
export function forgetSnapshots(table: string, store: Storage = localStorage): void {
  for (const one of places(store)) if (one.startsWith(`${PREFIX}${table}.`)) store.removeItem(one);
}

/** All that is kept, what was seen longest ago first. */
function places(store: Storage): string[] {
  const found: [string, number][] = [];
  for (let n = 0; n < store.length; n += 1) {
    const name = store.key(n)!;
    if (name.startsWith(PREFIX)) found.push([name, Number(/^\{"at":(\d+)/.exec(store.getItem(name) ?? "")?.[1] ?? 0)]);
  }
  return found.sort(([, one], [, other]) => one - other).map(([name]) => name);
}
