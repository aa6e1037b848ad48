// The tokens of seats, stored in this browser by table. They are never part of an address that is sent.

/** All that this browser stores to get back to its seats at a table. */
export interface TableKeys {
  /** The seat's token by the seat's number; several if people share this screen. */
  seats: Record<string, string>;
  watch?: string;
  /** Seats whose links the host may hand out. */
  links?: Record<string, string>;
  /** The nonce that this browser added to the seed of chance. */
  nonce?: string;
  /** No other person is expected: the game begins as soon as the nonce is added. */
  begin?: boolean;
  /** The commitment to the seed of chance, as this browser first received it. */
  sealed?: string;
}

const PREFIX = "quakeboard.table.";

export function keysOf(table: string, store: Storage = localStorage): TableKeys {
  try {
    const found: unknown = JSON.parse(store.getItem(PREFIX + table) ?? "null");
    if (found && typeof found === "object" && "seats" in found) return found as TableKeys;
  } catch {
    // The stored text is not ours, so it holds no tokens.
  }
  return { seats: {} };
}

export function updateKeys(table: string, change: (keys: TableKeys) => TableKeys, store: Storage = localStorage): TableKeys {
  const next = change(keysOf(table, store));
  store.setItem(PREFIX + table, JSON.stringify(next));
  return next;
}

/** Copy the tokens to a rematch, in which everyone sits one seat further. */
export function carryKeysOver(table: string, next: string, size: number, store: Storage = localStorage): void {
  const { seats, watch } = keysOf(table, store);
  const moved = Object.entries(seats).map(([seat, token]) => [String((Number(seat) + 1) % size), token]);
  updateKeys(next, (keys) => ({ watch, ...keys, seats: { ...Object.fromEntries(moved), ...keys.seats } }), store);
}

/** Take the token behind the # of a link, and remove it there, so that it is not copied with the address. */
export function tokenFromLink(place: Location = location, past: History = history): string | null {
  const token = decodeURIComponent(place.hash.slice(1));
  if (token.length < 16) return null;
  past.replaceState(past.state, "", place.pathname + place.search);
  return token;
}

/** A new random token. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
