// The secrets of seats, kept in this browser: table by table, never in an address that is sent.

/** What opens seats at one table. */
export interface TableKeys {
  /** The seat's token by the seat's number; several if people share this screen. */
  seats: Record<string, string>;
  watch?: string;
  /** Seats whose links the host may hand out. */
  links?: Record<string, string>;
  /** This browser's own word in the seed of chance. */
  nonce?: string;
  /** Nobody is to come: the game begins as soon as the word is in the seed. */
  begin?: boolean;
  /** The commitment to the seed of chance, as this browser first heard it. */
  sealed?: string;
}

const PREFIX = "quakeboard.table.";

export function keysOf(table: string, store: Storage = localStorage): TableKeys {
  try {
    const found: unknown = JSON.parse(store.getItem(PREFIX + table) ?? "null");
    if (found && typeof found === "object" && "seats" in found) return found as TableKeys;
  } catch {
    // Somebody wrote something else there: it opens nothing.
  }
  return { seats: {} };
}

export function updateKeys(table: string, change: (keys: TableKeys) => TableKeys, store: Storage = localStorage): TableKeys {
  const next = change(keysOf(table, store));
  store.setItem(PREFIX + table, JSON.stringify(next));
  return next;
}

/** The secrets go with their holders to the next table, where everyone sits one seat further. */
export function carryKeysOver(table: string, next: string, size: number, store: Storage = localStorage): void {
  const { seats, watch } = keysOf(table, store);
  const moved = Object.entries(seats).map(([seat, token]) => [String((Number(seat) + 1) % size), token]);
  updateKeys(next, (kept) => ({ watch, ...kept, seats: { ...Object.fromEntries(moved), ...kept.seats } }), store);
}

/** Take the secret behind the # of a link, and clear it away, so that nobody copies it with the address. */
export function tokenFromLink(place: Location = location, past: History = history): string | null {
  const token = decodeURIComponent(place.hash.slice(1));
  if (token.length < 16) return null;
  past.replaceState(past.state, "", place.pathname + place.search);
  return token;
}

/** A secret that nobody can guess. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
