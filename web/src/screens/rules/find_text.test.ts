import { expect, test } from "vitest";

import { findIn } from "./find_text";

test("words are found whatever the case and the accents", () => {
  expect(findIn("Séismes et séisme", "seisme")).toEqual([
    [0, 6],
    [11, 17],
  ]);
});

test("places are those of the text as it stands, also behind letters that fold away", () => {
  const text = "e\u0301pais: Plättchen";
  const [[start, end] = [0, 0]] = findIn(text, "platt");
  expect(text.slice(start, end)).toBe("Plätt");
});

test("places do not overlap, and nothing is not everywhere", () => {
  expect(findIn("aaaa", "aa")).toHaveLength(2);
  expect(findIn("abc", "  ")).toEqual([]);
  expect(findIn("abc", "x")).toEqual([]);
});
