import { describe, expect, test } from "vitest";
import { shown, toView } from "../../../ui/pan_zoom/camera";
import type { Space } from "../land/view";
import { FINGER, nearView, placesIn, spaceNear, stretchOf } from "./stretches";

const ALL: Space[] = Array.from({ length: 16 }, (_, row) => [3, row + 1] as const);

describe("stretches of the coast", () => {
  test("every row belongs to one of the three", () => {
    expect(placesIn(ALL)).toEqual({ north: 5, middle: 6, south: 5 });
    expect(stretchOf([2, 18])).toBe("north");
    expect(stretchOf([2, -1])).toBe("south");
  });

  test("a near view shows all of a stretch, each space as large as a finger", () => {
    const view = { width: 390, height: 369 };
    for (const stretch of ["north", "middle", "south"] as const) {
      const camera = nearView(stretch, [], ALL, view);
      const seen = shown(camera, view);
      expect(camera.scale).toBe(FINGER);
      for (const [x, y] of ALL.filter((space) => stretchOf(space) === stretch)) {
        expect(seen.north).toBeLessThanOrEqual(-y - 1);
        expect(seen.south).toBeGreaterThanOrEqual(-y);
        expect(toView(camera, [x + 0.5, -y - 0.5])[0]).toBeCloseTo(195, 6);
      }
    }
  });

  test("what may be chosen comes into the middle before what merely shows", () => {
    const view = { width: 390, height: 369 };
    const camera = nearView("north", [[6, 14]], ALL, view);
    expect(toView(camera, [6.5, -14.5])).toEqual([195, 184.5]);
  });

  test("a drop beside a space that may be chosen means that space", () => {
    expect(spaceNear([3.9, -8.5], [[4, 8]], 0.8)).toEqual([4, 8]);
    expect(spaceNear([2.2, -8.5], [[4, 8]], 0.8)).toEqual([2, 8]);
  });
});
