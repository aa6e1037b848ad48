import { expect, test } from "vitest";

import { botsOf, like, seated, usual } from "./bots";

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
  expect(usual(BOTS, kept)).toBe("gentle");
  like("sharp", BOTS, kept);
  expect(usual(BOTS, kept)).toBe("sharp");
  like("random", BOTS, kept);
  expect(usual(BOTS, kept)).toBe("sharp");
  expect(usual(botsOf({ bots: ["random", "mild"], levels: ["mild"] }), kept)).toBe("mild");
  expect(usual(botsOf({ bots: ["random"], levels: [] }), kept)).toBe("random");
});

test("a seat keeps its bot if there is such a bot", () => {
  const kept = store();
  expect(seated([{ bot: "" }, { bot: "uct" }, { bot: "gone" }], BOTS, kept)).toEqual([{ bot: "gentle" }, { bot: "uct" }, { bot: "gentle" }]);
});
