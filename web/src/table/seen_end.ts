// Which games this browser has seen end: what lies ahead in a replay is drawn only for those who know it.
const KEY = "quakeboard.seen";
/** How many games are kept, the newest last. */
const MOST = 200;

function seen(store: Storage): string[] {
  try {
    return JSON.parse(store.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export function hasSeenEnd(table: string, store: Storage = localStorage): boolean {
  return seen(store).includes(table);
}

export function markEndSeen(table: string, store: Storage = localStorage): void {
  const tables = seen(store);
  if (!tables.includes(table)) store.setItem(KEY, JSON.stringify([...tables, table].slice(-MOST)));
}
