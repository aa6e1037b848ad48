import { describe, expect, test } from "vitest";

// What the server drew from a seed, three players' words and odds of several kinds.
import recorded from "./recorded/draws.json";
import { checkDraws, commitmentOf } from "./commitment";
import type { Draws } from "../../wire";

const { seed, commitment } = recorded;
const drawn = recorded.drawn as Draws;
const other = seed.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));

test("the seal of a seed is its SHA-256", () => {
  expect(commitmentOf(seed)).toBe(commitment);
  expect(commitmentOf(other)).not.toBe(commitment);
});

describe("every draw is derived again", () => {
  test("and is what the server drew", () => {
    expect(checkDraws(seed, drawn)).toEqual({ fit: drawn.draws.length, wrong: null });
  });
  test("a draw that was exchanged is found", () => {
    const draws = drawn.draws.map((line, n) => (n === 7 ? { ...line, action: "draw Q9" } : line));
    expect(checkDraws(seed, { ...drawn, draws })).toEqual({ fit: 7, wrong: { step: 15, action: "draw Q9", due: drawn.draws[7]!.action } });
  });
  test("another seed, or another word of a player, would have drawn otherwise", () => {
    expect(checkDraws(other, drawn).wrong).not.toBeNull();
    expect(checkDraws(seed, { ...drawn, nonces: ["", "Mara’s other word", drawn.nonces[2]!] }).wrong).not.toBeNull();
  });
  test("other odds would have brought something else", () => {
    const odds = drawn.odds.map((one) => ({ ...one, actions: [...one.actions].reverse() }));
    expect(checkDraws(seed, { ...drawn, odds }).wrong).not.toBeNull();
  });
  test("what was taken over from another game is not the seed's", () => {
    const draws = drawn.draws.map((line, n) => (n < 5 ? { ...line, action: "from elsewhere" } : line));
    expect(checkDraws(seed, { ...drawn, draws }, 5)).toEqual({ fit: drawn.draws.length - 5, wrong: null });
    expect(checkDraws(seed, { ...drawn, draws }, 4).wrong).not.toBeNull();
  });
});
