import { expect, it } from "vitest";
import { RIGHT, UP } from "./block";
import { NORTH_UP, START, towards } from "./orbit";

it("starts where the block diagram is seen from", () => {
  // A space to the east goes RIGHT aside and UP up: the sine of the height is their quotient.
  expect(Math.sin(START.tilt)).toBeCloseTo(UP / RIGHT, 9);
});

it("goes back to north by the shorter way", () => {
  const far = { ...START, turn: 1.9 * Math.PI };
  expect(towards(far, NORTH_UP, 1).turn).toBeCloseTo(2 * Math.PI, 9);
  expect(towards(START, NORTH_UP, 0.5).turn).toBeCloseTo(Math.PI / 8, 9);
});
