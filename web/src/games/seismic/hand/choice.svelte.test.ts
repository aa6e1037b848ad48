/** What a player has in hand: nothing that the server did not list can ever be sent. */

import { describe, expect, test } from "vitest";

import type { SeismicView } from "../../../wire";
import { Choice } from "./choice.svelte";
import { tileAt } from "../geometry/tile_faces";
import { hintWords } from "./hints";

const view = (change: Partial<SeismicView> = {}): SeismicView =>
  ({
    face_up: ["03", "02", "+1:0"],
    board: [tileAt([0, 0], "town", 0), tileAt([1, 0], "03", 1)],
    towns: [[0, 0]],
    under_way: { laid: null, town: 0, quake: 0 },
    ...change,
  }) as unknown as SeismicView;

const holding = (legal: string[], change: Partial<SeismicView> = {}): Choice => new Choice(() => view(change), () => legal);

describe("a tile", () => {
  const legal = ["lay 03 2,0 r1", "lay 03 2,0 r4", "lay 03 0,1 r2", "lay +1:0 2,0 r4"];

  test("the first that fits is in hand, and one that does not is refused", () => {
    const choice = holding(legal);
    expect([choice.kind, choice.tile, choice.places.size]).toEqual(["lay", "03", 2]);
    choice.take(1);
    expect([choice.tile, choice.refusals]).toEqual(["03", 1]);
  });

  test("is sent only once it lies somewhere, as it lies there", () => {
    const choice = holding(legal);
    choice.point([2, 0]);
    expect([choice.preview?.at, choice.action]).toEqual([[2, 0], null]);
    expect(choice.putAt([5, 5])).toBe(false);
    choice.putAt([2, 0]);
    choice.turn(1);
    expect(choice.action).toBe("lay 03 2,0 r4");
    choice.turn(1);
    expect(choice.action).toBe("lay 03 2,0 r1");
  });

  test("another tile comes into the hand, not onto the board", () => {
    const choice = holding(legal);
    choice.putAt([0, 1]);
    choice.take(2);
    expect([choice.tile, choice.isPut, choice.action]).toEqual(["+1:0", false, null]);
  });
});

describe("a claim", () => {
  test("that is promised with the tile is made when the server offers it, once", () => {
    let legal = $state.raw(["lay 03 2,0 r1"]);
    let laid = $state.raw<[number, number] | null>(null);
    const choice = new Choice(
      () => view({ under_way: { ...view().under_way, laid } }),
      () => legal,
    );
    choice.putAt([2, 0]);
    choice.pickCrew("14");
    choice.done(choice.action!);
    legal = ["crew 14", "pass"];
    laid = [2, 0];
    expect([choice.due(), choice.due()]).toEqual(["crew 14", null]);
  });

  test("the only road there is stands ready, of two one has to be picked", () => {
    expect(holding(["crew 14", "pass"]).action).toBe("crew 14");
    const two = holding(["crew 14", "crew 2", "pass"]);
    expect(two.action).toBeNull();
    two.pickCrew("2");
    expect(two.action).toBe("crew 2");
  });

  test("gives way to a second tile, and comes back (Road Crew's Dilemma)", () => {
    const choice = holding(["crew 14", "crew 2", "lay 03 2,0 r1", "pass"]);
    expect(choice.kind).toBe("crew");
    choice.take(0);
    choice.putAt([2, 0]);
    expect([choice.kind, choice.action]).toEqual(["lay", "lay 03 2,0 r1"]);
    choice.take(0);
    expect(choice.kind).toBe("crew");
    choice.take(0);
    choice.pickCrew("2");
    expect([choice.kind, choice.action]).toEqual(["crew", "crew 2"]);
  });
});

test("a side or town that is not listed cannot be picked", () => {
  const quake = holding(["side E", "side W"]);
  expect([quake.pickSide("NE"), quake.action, quake.pickSide("W"), quake.action]).toEqual([false, null, true, "side W"]);
  expect(holding(["town 0,0", "town 8,0"]).pickTown("3,0")).toBe(false);
});

describe("what somebody else proposes", () => {
  test.each([
    ["lay +1:0 2,0 r4", ["lay 03 2,0 r1", "lay 03 2,0 r4", "lay +1:0 2,0 r4", "lay +1:0 2,0 r5"]],
    ["lay 03 2,0 r1", ["crew 14", "lay 03 2,0 r1", "lay 03 2,0 r4", "pass"]],
    ["turn 1,0 +2", ["turn 1,0 +1", "turn 1,0 +2", "pass"]],
    ["crew 2", ["crew 14", "crew 2", "pass"]],
    ["side W", ["side E", "side W"]],
    ["town 8,0", ["town 0,0", "town 8,0"]],
  ])("%s is in hand as if it had been chosen", (action, legal) => {
    const choice = holding(legal, action.startsWith("turn") ? { face_up: [] } : {});
    expect(choice.show(action)).toBe(true);
    expect([choice.action, choice.proposed]).toEqual([action, action]);
  });

  test("replaces what was in hand, and may be changed", () => {
    const choice = holding(["lay 03 2,0 r1", "lay 03 2,0 r4", "lay +1:0 2,0 r4"]);
    choice.putAt([2, 0]);
    choice.pickCrew("14");
    choice.show("lay +1:0 2,0 r4");
    expect([choice.tile, choice.claim]).toEqual(["+1:0", null]);
    choice.take(0);
    choice.putAt([2, 0]);
    expect(choice.tile).toBe("03");
  });

  test("is nothing that may not be done, and nothing of an earlier question", () => {
    let legal = ["crew 14", "crew 2", "pass"];
    const choice = new Choice(() => view(), () => legal);
    expect(choice.show("crew 5")).toBe(false);
    choice.show("pass");
    expect([choice.proposed, choice.action]).toEqual(["pass", null]);
    legal = ["crew 14", "pass"];
    expect(choice.proposed).toBeNull();
  });
});

test("where nothing else can be done one goes on", () => {
  expect(holding(["pass"]).action).toBe("pass");
  expect(holding(["crew 14", "crew 2", "pass"]).action).toBeNull();
});

test("who is not asked gets no hint", () => {
  expect(hintWords(holding([]))).toBeNull();
});
