/** The names of places, as Python has them too: tests/games/…/rules/test_places.py reads the same examples. */

import { expect, test } from "vitest";

import { letters } from "./atlas";
import { placeName as spaceName } from "./sanandreas/places";
import spaces from "./sanandreas/recorded/places.json";
import { rectangle } from "./seismic/geometry/grid";
import { placeName } from "./seismic/places.svelte";
import cells from "./seismic/recorded/places.json";

test("after Z comes AA", () => {
  expect([0, 25, 26, 51, 52].map(letters)).toEqual(["A", "Z", "AA", "AZ", "BA"]);
});

test("the cells of Seismic", () => {
  for (const { cell, name, ...size } of cells) expect(placeName(cell as [number, number], size)).toBe(name);
});

test("no two cells of a table have the same name", () => {
  const size = { columns: 61, rows: 61 };
  expect(new Set(rectangle(61, 61).map((cell) => placeName(cell, size))).size).toBe(61 * 61);
});

test("the spaces of San Andreas; the open sea in the west has no names", () => {
  for (const { space, name } of spaces) expect(spaceName(space as [number, number])).toBe(name);
  expect(spaceName([0, 5])).toBe("");
});
