import { describe, expect, test } from "vitest";

import { least, LONGEST, most, type Showing } from "./pacing";

const plain: Showing = { quake: false, waiting: 0, left: null, speed: 1 };

describe("what others do", () => {
  test("a quake is shown longer than a turn, and both shorter for those who like it fast", () => {
    expect(least({ ...plain, quake: true })).toBeGreaterThan(least(plain));
    expect(least({ ...plain, speed: 2 })).toBe(least(plain) / 2);
  });
  test("a board may take its time, but not for ever", () => {
    expect(most({ ...plain, quake: true })).toBeGreaterThan(least({ ...plain, quake: true }));
    expect(most({ ...plain, quake: true })).toBeLessThan(10_000);
  });
});

describe("what was missed", () => {
  /** All pauses of so many things that were missed, one after the other. */
  function whole(things: number): number {
    let spent = 0;
    for (let waiting = things - 1; waiting >= 0; waiting -= 1) spent += most({ quake: waiting % 5 === 0, waiting, left: LONGEST - spent, speed: 1 });
    return spent;
  }
  test("plays four times as fast", () => {
    expect(least({ ...plain, left: LONGEST })).toBe(least(plain) / 4);
  });
  test.each([1, 10, 60, 1000])("%i things never take longer than six seconds", (things) => {
    expect(whole(things)).toBeLessThanOrEqual(LONGEST + 0.001);
  });
});
