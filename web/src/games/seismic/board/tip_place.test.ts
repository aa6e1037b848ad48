import { expect, it } from "vitest";

import { tipPlace, type Obstacle } from "./tip_place";

const VIEW = { width: 960, height: 580 };
const TIP = { width: 248, height: 54 };
const CLEAR = 40;

const reach = ({ left, top }: { left: number; top: number }, { at: [x, y] }: Obstacle): number =>
  Math.hypot(Math.max(left - x, 0, x - left - TIP.width), Math.max(top - y, 0, y - top - TIP.height));

it("stands right below the cell where nothing is in the way", () => {
  const { left, top, from } = tipPlace([480, 200], CLEAR, TIP, VIEW, []);
  expect([left, top]).toEqual([480 - TIP.width / 2, 200 + CLEAR + 12]);
  expect(from).toEqual([480, top]);
});

it("stands above a cell at the lower rim", () => {
  expect(tipPlace([480, 560], CLEAR, TIP, VIEW, []).top).toBeLessThan(560 - CLEAR - TIP.height);
});

it("stays in view, and off the chosen cell and a row of lit cells around it", () => {
  let state = 9;
  const roll = (sides: number): number => (state = (state * 16807) % 2147483647) % sides;
  const point = (): readonly [number, number] => [roll(VIEW.width), roll(VIEW.height)];
  for (let run = 0; run < 300; run += 1) {
    const [at, others] = [point(), Array.from({ length: roll(7) }, point)];
    const obstacles = others.map((other) => ({ at: other, radius: 30 }));
    const place = tipPlace(at, CLEAR, TIP, VIEW, obstacles);
    expect(Math.min(place.left, place.top)).toBeGreaterThanOrEqual(8);
    expect(place.left + TIP.width).toBeLessThanOrEqual(VIEW.width - 8);
    expect(place.top + TIP.height).toBeLessThanOrEqual(VIEW.height - 8);
    for (const obstacle of [{ at, radius: CLEAR }, ...obstacles]) expect(reach(place, obstacle)).toBeGreaterThanOrEqual(obstacle.radius - 1e-6);
  }
});
