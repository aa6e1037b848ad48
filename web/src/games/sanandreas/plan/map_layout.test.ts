import { describe, expect, it } from "vitest";

import type { Board } from "../land/board";
import { BARE, layOut, planWindow, withSea } from "./map_layout";

const boardWithin = (west: number, south: number, east: number, north: number): Board => ({ bounds: () => ({ west, south, east, north }) }) as Board;

describe("the whole coast on a phone", () => {
  const CASES = [
    [390, 549],
    [390, 369],
    [360, 345],
    [390, 265],
  ] as const;
  const boards = [boardWithin(1, 1, 11, 17), boardWithin(-2, 1, 11, 17), boardWithin(1, -1, 14, 19)];

  it.each(CASES)("leaves room for cards on the sea at %i × %i", (width, height) => {
    for (const board of boards) {
      const { origin, scale, window } = layOut(withSea(planWindow(board, true), board, 121, width, height), width, height, BARE, 0.85);
      const { west, east, north, south } = board.bounds();
      expect(origin[0] + west * scale).toBeGreaterThanOrEqual(120);
      expect(origin[0] + east * scale).toBeLessThanOrEqual(width);
      expect(window.north).toBeLessThanOrEqual(-north);
      expect(window.south).toBeGreaterThanOrEqual(-south);
    }
  });
});
