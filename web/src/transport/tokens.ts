// The tokens of seats, stored in this browser by table. They are never part of an address that is sent.
//
// The token of a link is exchanged for a secret that this browser has made: whoever made the link cannot use it then.

import type { Welcome } from "../wire";

/** All that this browser stores to get back to its seats at a table. */
export interface TableKeys {
  /** The seat's secret by the seat's number; several if people share this screen. */
  seats: Record<string, string>;
  /** The secrets of this browser by the token of the link that each is exchanged for. */
  own?: Record<string, string>;
  watch?: string;
  /** Seats whose links the host may hand out. */
  links?: Record<string, string>;
  /** The nonce that this browser added to the seed of chance, at tables that were opened before chains. */
  nonce?: string;
  /** Notices about this table were chosen in this browser. */
  notices?: boolean;
  /** No other person is expected: the game begins as soon as this browser takes part in dealing chance. */
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

/** The secrets of this browser's seats by table, of at most so many seats and none of the tables to skip. */
export function secretsByTable(most: number, skip: ReadonlySet<string>, store: Storage = localStorage): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  let count = 0;
  for (let n = 0; n < store.length; n += 1) {
    const table = store.key(n)!.startsWith(PREFIX) ? store.key(n)!.slice(PREFIX.length) : "";
    const secrets = table && !skip.has(table) ? [...new Set(Object.values(keysOf(table, store).seats))] : [];
    if (!secrets.length || count + secrets.length > most) continue;
    found[table] = secrets;
    count += secrets.length;
  }
  return found;
}

/** Copy the tokens to a rematch, in which everyone sits one seat further; `begin`: the game begins without waiting for anybody. */
export function carryKeysOver(table: string, next: string, size: number, store: Storage = localStorage, begin = false): void {
  const { seats, watch, own } = keysOf(table, store);
  const moved = Object.entries(seats).map(([seat, token]) => [String((Number(seat) + 1) % size), token]);
  updateKeys(next, (keys) => ({ watch, own, ...(begin ? { begin } : {}), ...keys, seats: { ...Object.fromEntries(moved), ...keys.seats } }), store);
}

/**
 * The secret to ask for in exchange for a token; none if the token is such a secret. It is stored before it is sent, so that a
 * lost answer costs nothing, and is the same whenever the link is opened again.
 */
export function secretFor(table: string, token: string, store: Storage = localStorage): string | null {
  const { own = {} } = keysOf(table, store);
  if (Object.values(own).includes(token)) return null;
  const secret = own[token] ?? newToken();
  updateKeys(table, (keys) => ({ ...keys, own: { ...keys.own, [token]: secret } }), store);
  return secret;
}

/** Store what opened a seat; the token to come with from now on. */
export function storeSeat(table: string, token: string, { seat, claimed }: Pick<Welcome, "seat" | "claimed">, store: Storage = localStorage): string {
  const secret = (claimed && secretFor(table, token, store)) || token;
  if (seat !== null) updateKeys(table, (keys) => ({ ...keys, seats: { ...keys.seats, [String(seat)]: secret } }), store);
  return secret;
}

/** Forget a token that opens nothing any more. */
export function forgetToken(table: string, token: string, store: Storage = localStorage): TableKeys {
  return updateKeys(table, (keys) => ({ ...keys, seats: Object.fromEntries(Object.entries(keys.seats).filter(([, one]) => one !== token)) }), store);
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
