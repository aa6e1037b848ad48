import { expect, it } from "vitest";
import { keptOrder, reordered } from "./dice";

it("keeps the order of the dice that are left", () => {
  expect(keptOrder(["M", "S", "A"], ["S", "M"])).toEqual(["M", "S"]);
  expect(keptOrder([], ["S", "C"])).toEqual(["S", "C"]);
  expect(keptOrder(["C"], ["S", "C", "A"])).toEqual(["C", "S", "A"]);
});

it("puts a die to another place, and never beyond the ends", () => {
  expect(reordered(["S", "M", "C"], "C", 0)).toEqual(["C", "S", "M"]);
  expect(reordered(["S", "M", "C"], "S", 9)).toEqual(["M", "C", "S"]);
  expect(reordered(["S", "M", "C"], "M", -1)).toEqual(["M", "S", "C"]);
});
