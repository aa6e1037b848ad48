import { expect, test } from "vitest";

import roads from "../games/seismic/recorded/stream.json";
import type { Update } from "../wire";
import { ranked, winnersOf } from "./result";

const updates = roads.updates as unknown as Update[];

test("the seats stand by their points, and of equals the winners first", () => {
  expect(ranked([2, 3, 0, 1], [10, 40, 40, 25], [1])).toEqual([1, 2, 3, 0]);
  expect(ranked([2, 3, 0, 1], [10, 40, 40, 25], [2])).toEqual([2, 1, 3, 0]);
  expect(ranked([1, 0], [0, 0], null)).toEqual([1, 0]);
});

test("who has won is known when the end has been told, also behind what follows it", () => {
  expect(winnersOf(updates.slice(0, -1))).toBeNull();
  const rematched = { seq: 999, fact: { kind: "rematched" }, steps: [] } as unknown as Update;
  expect(winnersOf([...updates, rematched])).toEqual(winnersOf(updates));
  expect(winnersOf(updates)).toHaveLength(1);
});
