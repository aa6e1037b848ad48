import { expect, test } from "vitest";

import { densityOf, horizonsOf, perCent, ranked } from "./danger";

test("danger is hatched in four steps, and what hardly is any not at all", () => {
  expect([0, 0.019, 0.02, 0.0999, 0.1, 0.24, 0.25, 0.49, 0.5, 1].map(densityOf)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
});

test("only what is certain shows as certain", () => {
  expect([0, 0.001, 0.014, 0.5, 0.996, 1].map(perCent)).toEqual([0, 1, 1, 50, 99, 100]);
});

test("the most endangered come first, and the safe not at all", () => {
  const danger = (at: string, soon: number, end: number) => ({ at, seat: null, odds: { soon: { p: soon, error: 0 }, end: { p: end, error: 0.02 } } });
  const all = [danger("0,1", 0.1, 0.2), danger("1,1", 0, 0.9), danger("2,1", 0.4, 0.3)];
  expect(horizonsOf(all)).toEqual(["soon", "end"]);
  expect(ranked(all, "soon").map(({ danger }) => danger.at)).toEqual(["2,1", "0,1"]);
  expect(ranked(all, "end").map(({ danger }) => danger.at)).toEqual(["1,1", "2,1", "0,1"]);
  expect(ranked(all, "worst")).toEqual([]);
});
