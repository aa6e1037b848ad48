import { expect, test } from "vitest";

import { botsOf, rememberBot, withBots, defaultBot } from "./bots";

const INFO = { bots: ["random", "greedy", "uct", "gentle", "steady", "sharp", "fierce"], levels: ["gentle", "steady", "sharp", "fierce"] };
const BOTS = botsOf(INFO);

/** What a browser keeps, in memory. */
function store(): Storage {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } as Storage;
}

test("levels stand apart from what is there to compare with, and nobody is lost", () => {
  expect(BOTS).toEqual({ levels: INFO.levels, others: ["random", "greedy", "uct"] });
  expect(botsOf({ bots: ["random"], levels: [] })).toEqual({ levels: [], others: ["random"] });
});

test("the gentlest sits down at first, later the level that was liked", () => {
  const kept = store();
  expect(defaultBot(BOTS, kept)).toBe("gentle");
  rememberBot("sharp", BOTS, kept);
  expect(defaultBot(BOTS, kept)).toBe("sharp");
  rememberBot("random", BOTS, kept);
  expect(defaultBot(BOTS, kept)).toBe("sharp");
  expect(defaultBot(botsOf({ bots: ["random", "mild"], levels: ["mild"] }), kept)).toBe("mild");
  expect(defaultBot(botsOf({ bots: ["random"], levels: [] }), kept)).toBe("random");
});

test("a seat keeps its bot if there is such a bot", () => {
  const kept = store();
  expect(withBots([{ bot: "" }, { bot: "uct" }, { bot: "gone" }], BOTS, kept)).toEqual([{ bot: "gentle" }, { bot: "uct" }, { bot: "gentle" }]);
});
