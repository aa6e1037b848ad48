import { describe, expect, test } from "vitest";

// What the server's own code found (recorded/make_games.py).
import recorded from "./recorded/games.json";
import type { Notes } from "../../table/chance/notes";
import type { Draws } from "../../wire";
import { ownPart } from "./own_part";
import type { GameRecord } from "./record";
import { Misfit } from "./together";
import { verification } from "./verification";
import { participants, statements, unproved } from "./verified";

interface Game {
  name: string;
  record: GameRecord;
  draws: Draws;
  follows: unknown;
}
const games = recorded as unknown as Game[];
const named = (name: string): Game => structuredClone(games.find((game) => game.name === name)!);

function follows({ record, draws }: Game): unknown {
  try {
    const found = verification(record, draws);
    return {
      draws: found.draws.map(({ step, action, dealing, round }) => [step, action, dealing.kind, round]),
      transcript: found.hashes.at(-1) ?? "",
      unproved: unproved(found),
      says: statements(found).map(({ key, numbers, seats }) => [key, numbers, seats]),
    };
  } catch (error) {
    if (error instanceof Misfit) return { code: error.code, item: error.details.item ?? null };
    throw error;
  }
}

test.each(games.map((game) => [game.name, game] as const))("%s: the same is found as on the server", (_, game) => {
  expect(follows(game)).toEqual(game.follows);
});

describe("what was changed is noticed", () => {
  const place = (kind: string): number => named("undone and missing").record.chance.transcript!.items.findIndex(([what]) => what === kind);
  const changes: [string, (game: Game) => void, string][] = [
    ["a link", ({ record }) => ((record.chance.transcript!.items[place("deal")] as any)[1][0][1] = "00".repeat(32)), "wrong-link"],
    ["the server's link", ({ record }) => ((record.chance.transcript!.items[place("deal")] as any)[2] = "00".repeat(32)), "wrong-server-link"],
    ["the table", ({ record }) => (record.chance.transcript!.table = "other"), "wrong-dealt"],
    ["the options", ({ record }) => (record.chance.transcript!.options = {}), "wrong-dealt"],
    ["an action", ({ record }) => (record.actions[6] = "pass again"), "too-few-items"],
    ["a question without a decision", ({ record }) => record.chance.transcript!.items.splice(place("deal") + 1, 0, ["ask", [], null]), "not-due"],
    ["known values left aside", ({ record }) => (record.chance.transcript!.items[place("known")] = ["ask", [], null]), "known-draws"],
    ["an undo of nothing", ({ record }) => record.chance.transcript!.items.push(["back", 999]), "no-such-move"],
    ["odds that are missing", ({ draws }) => draws.draws.pop(), "no-draw-due"],
  ];
  test.each(changes)("%s", (_, change, code) => {
    const game = named("undone and missing");
    change(game);
    expect(follows(game)).toMatchObject({ code });
  });
  test("words", () => {
    const game = named("words");
    game.record.chance.transcript!.end = "00".repeat(32);
    expect(follows(game)).toMatchObject({ code: "wrong-words" });
  });
  test("the past of a branch", () => {
    const game = named("branch");
    game.record.chance.source = named("hot seat").record.chance;
    expect(follows(game)).toHaveProperty("code");
  });
});

describe("what this browser noted", () => {
  const game = named("undone and missing");
  const found = verification(game.record, game.draws);
  const { end } = found.chains[0]!;
  const round = found.hashes.length - 1;
  const notes = (changes: Partial<Notes["chains"][0]> = {}): Notes => ({
    first: found.hashes[0]!,
    chains: [{ root: "", end, link: 3, round, transcript: found.hashes[round]!, ...changes }],
  });
  test("is compared with the record", () => {
    const own = found.draws.filter(({ step, dealing }) => step !== null && dealing.answered.some((seats) => seats.includes(0)));
    expect(own.length).toBeGreaterThan(0);
    expect(ownPart(found, notes())).toEqual({ draws: own.length, of: found.draws.filter(({ step }) => step !== null).length, fits: true });
  });
  test.each([{ transcript: "00" }, { round: 999 }, { end: "00" }])("does not fit with %o", (changes) => {
    expect(ownPart(found, notes(changes))?.fits).toBe(false);
  });
  test("another beginning does not fit", () => {
    expect(ownPart(found, { ...notes(), first: "00" })?.fits).toBe(false);
  });
  test("is nothing where it published no chain", () => {
    expect(ownPart(found, { first: null, chains: [] })).toBeNull();
  });
});

test("chains that share a seat are of one participant", () => {
  expect(participants([[0], [1, 2], [3], [2, 3]])).toEqual([[0], [1, 2, 3], [1, 2, 3], [1, 2, 3]]);
});
