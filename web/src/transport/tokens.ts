// The secrets of seats, kept in this browser: table by table, never in an address that is sent.

/** What opens seats at one table. */
export interface Held {
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
const NAME = "quakeboard.name";

export function held(table: string, store: Storage = localStorage): Held {
  try {
    const found: unknown = JSON.parse(store.getItem(PREFIX + table) ?? "null");
    if (found && typeof found === "object" && "seats" in found) return found as Held;
  } catch {
    // Somebody wrote something else there: it opens nothing.
  }
  return { seats: {} };
}

export function hold(table: string, change: (held: Held) => Held, store: Storage = localStorage): Held {
  const next = change(held(table, store));
  store.setItem(PREFIX + table, JSON.stringify(next));
  return next;
}

/** The secrets go with their holders to the next table, where everyone sits one seat further. */
export function carry(table: string, next: string, size: number, store: Storage = localStorage): void {
  const { seats, watch } = held(table, store);
  const moved = Object.entries(seats).map(([seat, token]) => [String((Number(seat) + 1) % size), token]);
  hold(next, (kept) => ({ watch, ...kept, seats: { ...Object.fromEntries(moved), ...kept.seats } }), store);
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

const COLOUR = "quakeboard.colour";

export const myName = (store: Storage = localStorage): string => store.getItem(NAME) ?? "";
export const keepName = (name: string, store: Storage = localStorage): void => store.setItem(NAME, name);

/** The crew that one likes to lead, 0 to 3, if one has said so. */
export function myColour(store: Storage = localStorage): number | null {
  const kept = store.getItem(COLOUR);
  return kept !== null && /^[0-3]$/.test(kept) ? Number(kept) : null;
}
export const keepColour = (colour: number, store: Storage = localStorage): void => store.setItem(COLOUR, String(colour));
