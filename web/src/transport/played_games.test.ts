import { beforeEach, expect, test } from "vitest";

import type { TableLine } from "../wire";
import { forgetGames, MOST_GAMES, notePlayedGames, playedGames } from "./played_games";

let store: Storage;
beforeEach(() => {
  const kept = new Map<string, string>();
  store = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } as unknown as Storage;
});

const line = (table: string, more: Partial<TableLine> = {}): TableLine => ({
  table,
  game: "seismic",
  options: {},
  clock: {},
  public: false,
  state: "over",
  seats: [{ name: "Mara" }, { name: "Jun", colour: 2 }],
  free: 0,
  asked: null,
  opened_at: 1,
  changed_at: 9,
  mine: [0],
  points: [3, 4],
  winners: [1],
  turn: 31,
  ...more,
});
const ids = (): string => playedGames(store).map(({ table }) => table).join(" ");

test("games that are over are noted once, the latest first", () => {
  notePlayedGames([line("a", { changed_at: 2 }), line("b", { changed_at: 5 }), line("c", { state: "playing" }), line("d", { loaded: true }), line("e", { mine: [] })], store);
  notePlayedGames([line("a", { changed_at: 2 }), line("f", { changed_at: 3 })], store);
  expect(ids()).toBe("b f a");
  expect(playedGames(store)[0]).toEqual({ table: "b", game: "seismic", at: 5, turns: 31, seats: line("b").seats, mine: [0], points: [3, 4], winners: [1] });
});

test("a game that was forgotten stays forgotten, whatever the server tells", () => {
  notePlayedGames([line("a"), line("b")], store);
  expect(forgetGames(["a"], store).map(({ table }) => table)).toEqual(["b"]);
  notePlayedGames([line("a"), line("b")], store);
  expect(ids()).toBe("b");
});

test("there are at most so many; the oldest go first", () => {
  notePlayedGames(Array.from({ length: MOST_GAMES + 5 }, (_, n) => line(`t${n}`, { changed_at: n })), store);
  expect(playedGames(store)).toHaveLength(MOST_GAMES);
  expect(playedGames(store).at(-1)!.at).toBe(5);
});

test("a foreign text holds no games, and full storage does no harm", () => {
  store.setItem("quakeboard.played", '{"games":7}');
  expect(playedGames(store)).toEqual([]);
  const full = { getItem: () => null, setItem: () => { throw new Error("full"); } } as unknown as Storage;
  expect(notePlayedGames([line("a")], full).map(({ table }) => table)).toEqual(["a"]);
});
