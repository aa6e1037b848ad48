import { expect, test } from "vitest";

import type { TableLine } from "../../wire";
import { beingPlayed, isMyTurn, ongoing, withFreeSeats } from "./table_lists";

const line = (table: string, more: Partial<TableLine> = {}): TableLine => ({
  table,
  game: "seismic",
  options: {},
  clock: {},
  public: true,
  state: "playing",
  seats: [{ name: "Mara" }, { name: "Jun" }],
  free: 0,
  asked: 1,
  opened_at: 0,
  changed_at: 0,
  mine: [0],
  ...more,
});
const ids = (found: readonly TableLine[]): string => found.map(({ table }) => table).join("");

test("my turn comes first, the most urgent before all, then the latest changed", () => {
  const tables = [
    line("a", { changed_at: 5 }),
    line("b", { changed_at: 9 }),
    line("c", { asked: 0, changed_at: 1 }),
    line("d", { asked: 0, clock_ends: 900, changed_at: 2 }),
    line("e", { asked: 0, clock_ends: 300, changed_at: 3 }),
    line("f", { asked: 0, changed_at: 4 }),
    line("g", { state: "open", asked: null, changed_at: 7 }),
  ];
  expect(ids(ongoing(tables))).toBe("edfcbga");
});

test("games that are over and records that were loaded are not among those that go on", () => {
  expect(ids(ongoing([line("a", { state: "over" }), line("b", { state: "abandoned" }), line("c", { loaded: true }), line("d")]))).toBe("d");
});

test("whoever is asked at a table that stands still need not come", () => {
  expect(isMyTurn(line("a", { asked: 0 }))).toBe(true);
  expect(isMyTurn(line("a", { asked: 0, state: "paused" }))).toBe(false);
  expect(isMyTurn(line("a", { asked: null }))).toBe(false);
  expect(isMyTurn(line("a", { asked: 0, mine: [] }))).toBe(false);
});

test("what others play in public is told apart from my own tables and from open ones", () => {
  const tables = [line("a"), line("b", { mine: [] }), line("c", { state: "paused" }), line("d", { state: "open", free: 2 }), line("e", { state: "open", free: 0 })];
  expect(ids(beingPlayed(tables, [line("a")]))).toBe("bc");
  expect(ids(withFreeSeats(tables))).toBe("d");
});
