import { describe, expect, test } from "vitest";

import { applyUpdate } from "../../../table/apply_update";
import type { Beat } from "../../../table/stage/scene";
import type { SanAndreasEvent, SanAndreasView, Update, Welcome } from "../../../wire";
import recorded from "../recorded/stream.json";
import { diceOf, lies } from "./beats";
import { scene } from "./scene";

const { welcome, updates } = recorded as unknown as { welcome: Welcome; updates: Update[] };

/** Every update of a game, with what was seen before and after it. */
const all = updates.map((update, n) => {
  const before = updates.slice(0, n).reduce((view, one) => applyUpdate(view, one, welcome.keyed), welcome.view as SanAndreasView);
  const events = (update.steps ?? []).flatMap((step) => step.events) as SanAndreasEvent[];
  return { seq: update.seq, events, before, after: applyUpdate(before, update, welcome.keyed), lines: update.story?.length ?? 0 };
});
const at = (seq: number) => all.find((one) => one.seq === seq)!;
const kinds = (beats: readonly Beat[]): string => beats.map(({ kind }) => kind).join(" ");
const play = (seq: number) => scene(at(seq));

describe("the order of", () => {
  test("founding and marking", () => {
    for (const seq of [3, 4]) expect(kinds(play(seq).beats)).toBe("place tell");
  });

  test("the fourth epicentre: it lands and is told, then the dice roll and are told", () => {
    const { beats } = play(11);
    expect(kinds(beats)).toBe("place tell roll roll roll roll lie tell");
    expect(beats.slice(0, 6).every(({ view }) => view.dice === null)).toBe(true);
    expect(beats.slice(6).every(({ view }) => view.dice?.join() === at(11).after.dice?.join())).toBe(true);
    // What the dice bring is not counted as seen before the last of them lies.
    expect(beats.map(({ seen }) => seen)).toEqual([1, 1, 1, 1, 1, 1, 2, 2]);
    expect(beats.flatMap(({ told }) => (told ? [told.lines] : []))).toEqual([1, 2]);
  });

  test("the dice: one after the other comes to lie, none of them moves again", () => {
    const rolls = play(11).beats.map(({ motion }) => motion).filter(({ kind }) => kind === "roll");
    const lying = rolls.flatMap((beat) => [0, 0.5, 1].map((part) => [0, 1, 2, 3].map((place) => lies({ beat, part }, place) === 1)));
    expect(lying.map((dice) => dice.filter(Boolean).length)).toEqual([0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4]);
    for (const [n, dice] of lying.entries()) expect(dice.indexOf(false) < 0 ? 4 : dice.indexOf(false), `moment ${n}`).toBe(dice.filter(Boolean).length);
    const ways = rolls.flatMap((beat) => [0, 0.5, 0.99].map((part) => lies({ beat, part }, 3)));
    expect(ways).toEqual([...ways].sort());
    expect(diceOf(at(11).before, { beat: rolls[0]!, part: 0 })).toEqual(at(11).after.dice);
  });

  test("a shift: sign, slide, settling, cities one by one, then the pawn goes home, and it is told", () => {
    const { beats } = play(38);
    expect(kinds(beats)).toBe("sign shift settle lose lose home tell");
    const { before, after } = at(38);
    const cities = before.cities.length;
    expect(beats.map(({ view }) => view.cities.length - cities)).toEqual([0, 0, 0, -1, -2, -2, -2]);
    expect(beats.map(({ view }) => view.destroyed[0]!.length - before.destroyed[0]!.length)).toEqual([0, 0, 0, 0, 1, 2, 2]);
    expect(beats.map(({ view }) => view.epicentres.length - before.epicentres.length)).toEqual([0, 0, 0, 0, 0, -1, -1]);
    expect(beats.flatMap(({ count }) => (count ? [count] : []))).toEqual([[1, 2], [2, 2]]);
    expect(beats.at(-1)!.view.epicentres).toEqual(after.epicentres);
  });

  test("a score: one city at a time, its row ticks when the figure has come, and lines last", () => {
    const { beats } = play(13);
    expect(kinds(beats)).toBe("sign shift settle home sign shift settle home score score score score tell");
    const scores = beats.map(({ view }) => view.scores.reduce((sum, points) => sum + points, 0));
    const points = at(13).events.flatMap((event) => (event.event === "san-andreas-city-scored" ? [event.score.points] : []));
    const first = beats.findIndex(({ kind }) => kind === "score");
    expect(scores[first]).toBe(scores[0]);
    expect(scores.slice(first + 1).map((sum, n) => sum - scores[first + n]!)).toEqual(points);
    expect(beats.filter(({ told }) => told)).toHaveLength(1);
  });

  test("a swap, the last score and the end: nobody has won before all of it was seen", () => {
    const { beats } = play(41);
    expect(kinds(beats)).toMatch(/^swap( score)+ still places tell named$/);
    expect(beats.at(-1)!.begins).toEqual({ sound: "win" });
    expect(beats.filter(({ told }) => told)).toHaveLength(1);
  });
});

describe.each(all)("entry $seq", (happening) => {
  test("comes to rest on what the server says, and tells all of it", () => {
    const { beats, after, longest } = scene(happening);
    expect(after).toBe(happening.after);
    const last = beats.at(-1)!;
    expect([last.view.scores, last.view.epicentres, last.view.pawns, last.view.cities.length]).toEqual([
      after.scores, after.epicentres, after.pawns, after.cities.length,
    ]);
    expect(beats.findLast(({ told }) => told)?.told).toEqual({ events: happening.events.length, lines: happening.lines });
    expect(longest).toBeLessThanOrEqual(9000);
  });
});
