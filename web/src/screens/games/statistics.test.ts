import { expect, test } from "vitest";

import type { PlayedGame } from "../../transport/played_games";
import { matching, opponentsOf, resultOf, statistics } from "./statistics";

const game = (more: Partial<PlayedGame> = {}): PlayedGame => ({
  table: "t",
  game: "seismic",
  at: 0,
  turns: 40,
  seats: [{ name: "Mara" }, { name: "Jun" }, { name: "gentle", bot: "gentle" }],
  mine: [0],
  points: [20, 30, 10],
  winners: [1],
  ...more,
});

test("a game is won, shared or lost by those at this screen, or by nobody", () => {
  expect(resultOf(game())).toBe("lost");
  expect(resultOf(game({ winners: [0] }))).toBe("won");
  expect(resultOf(game({ winners: [0, 1] }))).toBe("shared");
  expect(resultOf(game({ mine: [0, 1], winners: [1] }))).toBe("won");
  expect(resultOf(game({ winners: [] }))).toBe("none");
});

test("opponents are people by name and bots by level, each once", () => {
  const two = game({ seats: [{ name: "Mara" }, { name: "gentle", bot: "gentle" }, { name: "gentle 2", bot: "gentle" }, { name: null }] });
  expect(opponentsOf(two).map(({ key }) => key)).toEqual(["bot gentle"]);
  expect(opponentsOf(game()).map(({ key }) => key)).toEqual(["person Jun", "bot gentle"]);
});

test("games are counted in all, by game and by opponent, the most played first", () => {
  const found = statistics([game({ winners: [0], points: [55, 1, 1] }), game(), game({ game: "san-andreas", winners: [0, 2], seats: [{ name: "Mara" }, { name: "sharp", bot: "sharp" }] })]);
  expect([found.played, found.won]).toEqual([3, 2]);
  expect(found.games).toEqual([
    { game: "seismic", played: 2, won: 1, best: 55 },
    { game: "san-andreas", played: 1, won: 1, best: 20 },
  ]);
  expect(found.opponents.map(({ opponent, played, won }) => [opponent.key, played, won])).toEqual([
    ["person Jun", 2, 1],
    ["bot gentle", 2, 1],
    ["bot sharp", 1, 1],
  ]);
  expect(statistics([])).toEqual({ played: 0, won: 0, games: [], opponents: [] });
});

test("filters hold together", () => {
  const games = [game({ table: "a", winners: [0] }), game({ table: "b" }), game({ table: "c", game: "san-andreas", winners: [0] })];
  const ids = (...filter: Parameters<typeof matching>): string => matching(...filter).map(({ table }) => table).join("");
  expect(ids(games, { game: "", result: "", opponent: "" })).toBe("abc");
  expect(ids(games, { game: "seismic", result: "won", opponent: "" })).toBe("a");
  expect(ids(games, { game: "", result: "won", opponent: "person Jun" })).toBe("ac");
  expect(ids(games, { game: "", result: "", opponent: "person Ilkka" })).toBe("");
});
