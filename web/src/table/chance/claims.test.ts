import { expect, test } from "vitest";

import { type Claim, judge } from "./claims";
import type { Notes } from "./notes";

const chain = (link: number, round: number, transcript: string, end = "e") => ({ root: "", end, link, round, transcript });
const notes: Notes = { first: "f", chains: [chain(4, 10, "ten")] };
const claim = (link: number, round: number, transcript: string): Claim => ({ end: "e", link, round, transcript });
const own = new Map([
  [10, "ten"],
  [14, "fourteen"],
]);

test.each([
  ["the next link for a later question", claim(5, 14, "fourteen"), "new"],
  ["a link after one that was missed", claim(7, 14, "fourteen"), "new"],
  ["the same link for the same question", claim(4, 10, "ten"), "same"],
  ["the same link for a question elsewhere", claim(4, 11, "ten"), "forked"],
  ["the same link after another past", claim(4, 10, "other"), "forked"],
  ["a later link for an earlier question", claim(5, 9, "nine"), "forked"],
  ["a link that another tab has left behind", claim(3, 7, "seven"), "past"],
  ["a link of a chain that is not stored", { ...claim(1, 14, "fourteen"), end: "x" }, "lost"],
] as const)("%s", (_, asked, verdict) => {
  expect(judge(notes, asked, (items) => own.get(items))).toBe(verdict);
});

test("a past that differs where a link was revealed is found, also for an older chain", () => {
  const told = (items: number): string | undefined => (items === 10 ? "other" : undefined);
  expect(judge(notes, claim(5, 14, "fourteen"), told)).toBe("forked");
  const two = { ...notes, chains: [...notes.chains, chain(0, 0, "", "new")] };
  expect(judge(two, { ...claim(1, 14, "fourteen"), end: "new" }, told)).toBe("forked");
  expect(judge(two, { ...claim(1, 14, "fourteen"), end: "new" }, (items) => own.get(items))).toBe("new");
});
