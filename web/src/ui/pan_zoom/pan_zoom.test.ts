import { expect, test, vi } from "vitest";

import type { Camera } from "./camera";
import type { Movement } from "./d3_zoom";
import { PanZoom } from "./pan_zoom.svelte";

const moved = vi.hoisted(() => ({ movement: null as unknown as Movement }));
vi.mock("./d3_zoom", () => ({
  mover: (_: HTMLElement, movement: Movement) => {
    moved.movement = movement;
    return { go: () => {}, put: () => {}, zoomBy: () => {}, stop: () => {} };
  },
}));

const AWAY: Camera = { x: 40, y: 30, scale: 20 };
const BY_HAND: Camera = { x: 7, y: 9, scale: 44 };

test("a map that glides knows where it will be, until a hand moves it", async () => {
  const size = { width: 400, height: 300 };
  const map = new PanZoom(() => ({ size, limits: [10, 80], anchor: [0, 0], reduced: false, hold: (camera) => camera }));
  map.attach({} as HTMLElement);
  await vi.waitFor(() => expect(moved.movement).not.toBeNull());
  const before = map.camera;
  map.glide(AWAY);
  expect([map.camera, map.destination]).toEqual([before, AWAY]);
  moved.movement.moved({ x: 20, y: 15, scale: 30 }, false);
  expect(map.destination).toEqual(AWAY);
  moved.movement.moved(BY_HAND, true);
  expect([map.camera, map.destination]).toEqual([BY_HAND, BY_HAND]);
});
