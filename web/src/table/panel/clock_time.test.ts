import { expect, test } from "vitest";

import { timeLeft, untilTick } from "./clock_time";

test.each([
  [0, "0:00.0"],
  [4_321, "0:04.4"],
  [9_999, "0:10.0"],
  [10_000, "0:10.0"],
  [10_001, "0:11"],
  [59_001, "1:00"],
  [600_000, "10:00"],
  [3_661_000, "1:01:01"],
  [86_399_000, "23:59:59"],
])("%i milliseconds are %s", (milliseconds, figures) => {
  expect(timeLeft(milliseconds).clock).toBe(figures);
});

test("from a day on days and hours are enough", () => {
  expect(timeLeft(2 * 86_400_000 + 3 * 3_600_000)).toEqual({ days: 2, hours: 3, clock: null });
});

test.each([600_000, 12_345, 10_000, 10_001, 7_250, 3])("the figures of %i change when it says, and not before", (left) => {
  const wait = untilTick(left);
  expect(timeLeft(Math.max(0, left - wait))).not.toEqual(timeLeft(left));
  expect(timeLeft(left - Math.max(0, wait - 2))).toEqual(timeLeft(left));
});
