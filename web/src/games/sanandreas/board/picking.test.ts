import { describe, expect, it } from "vitest";
import { Picking } from "./picking.svelte";

function asked(...legal: string[]): Picking {
  const picking = new Picking();
  picking.ask(legal);
  return picking;
}

describe("what somebody else proposes", () => {
  it("is in hand as if it had been chosen", () => {
    const turn = asked("found 3,12 5", "found 3,12 1", "found 4,4 5", "mark 2,9 S", "mark 2,9 M");
    for (const action of ["found 3,12 1", "mark 2,9 M", "found 4,4 5"]) {
      expect(turn.show(action)).toBe(true);
      expect([turn.action, turn.proposed]).toEqual([action, action]);
    }
  });

  it("puts a die first, and leaves the others in the order that was wanted", () => {
    const quake = asked("shift S", "shift M", "shift C");
    quake.wanted = ["C", "S", "M"];
    quake.show("shift M");
    expect([quake.order, quake.aimed]).toEqual([["M", "C", "S"], "M"]);
  });

  it("picks the coin that is taken back", () => {
    const swap = asked("swap 5", "swap 2", "pass");
    swap.show("swap 5");
    expect(swap.swapped).toBe(5);
    expect([swap.show("pass"), swap.proposed]).toEqual([true, "pass"]);
  });

  it("is nothing that may not be done, and ends with the question", () => {
    const turn = asked("found 3,12 5", "pass");
    expect([turn.show("found 3,12 1"), turn.proposed]).toEqual([false, null]);
    turn.show("found 3,12 5");
    turn.ask(["pass"]);
    expect([turn.proposed, turn.action]).toEqual([null, null]);
  });
});
