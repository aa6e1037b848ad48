import { expect, it } from "vitest";
import { walk } from "./arrow_keys";
import type { Space } from "../land/view";

const spaces: Space[] = [[1, 2], [2, 2], [5, 2], [1, 1], [3, 1], [2, 0]];

it("walks straight ahead where it can, across the sea if it must", () => {
  expect(walk(spaces, [1, 2], "ArrowRight")).toEqual([2, 2]);
  expect(walk(spaces, [2, 2], "ArrowRight")).toEqual([5, 2]);
  expect(walk(spaces, [2, 2], "ArrowDown")).toEqual([2, 0]);
});

it("stays where nothing lies ahead", () => {
  expect(walk(spaces, [1, 2], "ArrowUp")).toBeUndefined();
  expect(walk(spaces, [1, 2], "x")).toBeUndefined();
});

it("finds the ends", () => {
  expect(walk(spaces, [3, 1], "Home")).toEqual([1, 2]);
  expect(walk(spaces, [3, 1], "End")).toEqual([2, 0]);
});
