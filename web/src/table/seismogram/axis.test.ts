import { expect, test } from "vitest";

import { Axis } from "./axis";

test("without a quake all turns are equally wide", () => {
  const axis = new Axis(1000, 50);
  expect([0, 10, 50].map((turn) => axis.x(turn))).toEqual([0, 200, 1000]);
  expect(axis.turn(200)).toBe(10);
});

test("the place of a quake opens to 300 pixels, and the axis keeps its length", () => {
  const axis = new Axis(1000, 50, { turn: 26, open: 1 });
  expect(axis.x(26) - axis.x(25)).toBeCloseTo(300);
  expect(axis.x(50)).toBeCloseTo(1000);
  expect(axis.x(25.5)).toBeCloseTo((axis.x(25) + axis.x(26)) / 2);
  for (const turn of [3, 25.25, 40]) expect(axis.turn(axis.x(turn))).toBeCloseTo(turn);
});

test("on a narrow strip it takes no more than half", () => {
  const axis = new Axis(300, 60, { turn: 1, open: 1 });
  expect(axis.x(1)).toBe(150);
  expect(axis.x(60)).toBeCloseTo(300);
});

test("a place that is closed is as wide as the others", () => {
  const axis = new Axis(1000, 50, { turn: 26, open: 0 });
  expect(axis.x(26)).toBeCloseTo(520);
});
