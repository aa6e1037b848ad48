import { expect, it } from "vitest";
import { nextSpace } from "./arrow_keys";
import type { Space } from "../land/view";

const spaces: Space[] = [[1, 2], [2, 2], [5, 2], [1, 1], [3, 1], [2, 0]];

it("walks straight ahead where it can, across the sea if it must", () => {
  expect(nextSpace(spaces, [1, 2], "ArrowRight")).toEqual([2, 2]);
  expect(nextSpace(spaces, [2, 2], "ArrowRight")).toEqual([5, 2]);
  expect(nextSpace(spaces, [2, 2], "ArrowDown")).toEqual([2, 0]);
});

it("stays where nothing lies ahead", () => {
  expect(nextSpace(spaces, [1, 2], "ArrowUp")).toBeUndefined();
  expect(nextSpace(spaces, [1, 2], "x")).toBeUndefined();
});

it("finds the ends", () => {
  expect(nextSpace(spaces, [3, 1], "Home")).toEqual([1, 2]);
  expect(nextSpace(spaces, [3, 1], "End")).toEqual([2, 0]);
});
