import { expect, test } from "vitest";

import shipped from "../../../../src/quakeboard/games/seismic/rules/manifest.toml?raw";
import { isProblem, MAX_LIST_BYTES, readCounts } from "./manifest";

test("the list of the program itself is read whole", () => {
  const counts = readCounts(shipped);
  expect(isProblem(counts)).toBe(false);
  expect(Object.keys(counts)).toHaveLength(30);
  expect(Object.values(counts).reduce((sum: number, count) => sum + (count as number), 0)).toBe(73);
});

test("sections, comments, blank lines and ways to write a name", () => {
  const text = "\ufeff# mine\r\n\r\n[highways] # counted\r\n03 = 5\r\n\"01-23\"=4 # four\n'02' = 0\n[ \"intersections\" ]\n\"#1\" = 2";
  expect(readCounts(text)).toEqual({ "03": 5, "01-23": 4, "02": 0, "#1": 2 });
});

test.each([
  ['"03" = 5', 1],
  ["[highways]\n03: 5", 2],
  ['[highways]\n\n"03" = "5"', 3],
  ["[highways]\n03 = 5.5", 2],
  ["[highways]\n03 = 05", 2],
  ["[highways]\n03 =", 2],
  ["[highways]\n= 5", 2],
  ['[highways]\n"03 = 5 # unclosed', 2],
  ["[highways]\n03 = 5 6", 2],
  ["[highways\n03 = 5", 1],
  ["[highways]\n03 = 99999999999", 2],
  ['{"manifest": {"03": 5}}', 1],
  ["\u0000\u0001PNG", 1],
])("a line that is no count is refused with its number: %j", (text, line) => {
  expect(readCounts(text)).toMatchObject({ problem: "bad-line", line });
});

test("a piece that is counted twice is refused, in whichever section", () => {
  expect(readCounts("[a]\n03 = 5\n[b]\n'03' = 6")).toEqual({ problem: "twice", line: 4, text: "'03' = 6" });
});

test("a file without counts is refused, and so is one that is far too large", () => {
  expect(readCounts("")).toMatchObject({ problem: "empty" });
  expect(readCounts("# nothing\n[highways]\n")).toMatchObject({ problem: "empty" });
  const large = `[a]\n03 = 5\n#${"é".repeat(MAX_LIST_BYTES / 2)}`;
  expect(readCounts(large)).toMatchObject({ problem: "too-large" });
});

test("a piece may be called like a property of every object", () => {
  expect(Object.entries(readCounts("[a]\n__proto__ = 5\nproblem = 3"))).toContainEqual(["problem", 3]);
  expect(isProblem(readCounts("[a]\nproblem = 3"))).toBe(false);
});
