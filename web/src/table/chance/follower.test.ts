import { expect, test } from "vitest";

import { HashChain } from "./chains";
import { Contradiction, follow, type Follower } from "./follower";

const [first, other] = ["11".repeat(32), "22".repeat(32)];
const { end } = new HashChain("ab".repeat(32));
const items = [["begin"], ["act", 0, "pass"], ["act", 1, "pass"]];
const known = (): Follower => follow({ first, after: 0, items: items.slice(0, 2) }, end, null)!;

test("a part continues what is known, or begins anew and comes to the same", () => {
  const [continued, anew] = [follow({ first, after: 2, items: items.slice(2) }, end, known())!, follow({ first, after: 0, items }, end, known())!];
  expect(continued.rounds.transcript).toBe(anew.rounds.transcript);
  expect(continued.items).toEqual(items);
  expect([0, 1, 2, 3, 4].map((place) => continued.hashAt(place) !== undefined)).toEqual([false, true, true, true, false]);
});

test("a part that continues something else cannot be followed", () => {
  expect(follow({ first, after: 3, items: [] }, end, known())).toBeNull();
  expect(follow({ first, after: 1, items: [] }, end, null)).toBeNull();
});

test.each([
  ["other-beginning", { first: other, after: 2, items: items.slice(2) }],
  ["shorter-transcript", { first, after: 0, items: items.slice(0, 1) }],
  ["other-transcript", { first, after: 0, items: [items[0], items[2], items[1]] }],
] as const)("what contradicts what is known is refused: %s", (code, part) => {
  expect(() => follow({ ...part, items: [...part.items] }, end, known())).toThrow(new Contradiction(code));
});
