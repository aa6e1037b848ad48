import { describe, expect, it } from "vitest";
import { actionOf, Choices, sameTool } from "./choices";

const turn = new Choices(["found 3,12 5", "found 3,12 1", "found 4,4 5", "mark 2,9 S", "mark 2,9 M"]);

describe("the legal actions", () => {
  it("light the spaces of what is in hand", () => {
    expect([...turn.spaces({ kind: "coin", coin: 5 })]).toEqual(["3,12", "4,4"]);
    expect([...turn.spaces({ kind: "pawn", pawn: "M" })]).toEqual(["2,9"]);
    expect(turn.allows({ kind: "coin", coin: 1 }, [4, 4])).toBe(false);
    expect(turn.spaces(null).size).toBe(0);
  });

  it("put the highest coin in hand first, or a pawn where no city can be founded", () => {
    expect(turn.firstTool()).toEqual({ kind: "coin", coin: 5 });
    expect(new Choices(["mark 2,9 C"]).firstTool()).toEqual({ kind: "pawn", pawn: "C" });
    expect(new Choices(["pass"]).firstTool()).toBeNull();
  });

  it("know shifts, swaps and passes", () => {
    expect(new Choices(["shift S", "shift A"]).shift).toEqual(["S", "A"]);
    const swap = new Choices(["swap 5", "swap 2", "pass"]);
    expect([swap.swap, swap.pass]).toEqual([[5, 2], true]);
    expect(turn.pass).toBe(false);
  });

  it("are written back as they were read", () => {
    expect(actionOf({ kind: "coin", coin: 5 }, [3, 12])).toBe("found 3,12 5");
    expect(actionOf({ kind: "pawn", pawn: "S" }, [-1, 9])).toBe("mark -1,9 S");
  });

  it("tell tools apart", () => {
    expect(sameTool({ kind: "coin", coin: 5 }, { kind: "coin", coin: 5 })).toBe(true);
    expect(sameTool({ kind: "coin", coin: 5 }, { kind: "pawn", pawn: "S" })).toBe(false);
  });
});
