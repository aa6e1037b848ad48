import { expect, it } from "vitest";
import { dragged, WHOLE, zoomed } from "./camera";

const size = { width: 400, height: 300 };

it("comes closer about a point, which stays where it is", () => {
  const near = zoomed(WHOLE, 2, [100, 60], size);
  expect(near.k).toBe(2);
  expect([(100 - near.x) * near.k, (60 - near.y) * near.k]).toEqual([100, 60]);
});

it("never shows what is beyond the map", () => {
  expect(dragged(WHOLE, 50, 50, size)).toEqual(WHOLE);
  const near = zoomed(WHOLE, 2, [400, 300], size);
  expect(dragged(near, -500, -500, size)).toEqual({ k: 2, x: 200, y: 150 });
  expect(zoomed(near, 0.1, [0, 0], size)).toEqual(WHOLE);
});
