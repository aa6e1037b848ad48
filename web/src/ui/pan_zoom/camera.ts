/** Which part of a map is in view. Pixels are those of the view, from its upper left corner. */

import { middleOf, heightOf, widthOf, type Point, type Window } from "../land/plane";

export interface Camera {
  /** Where the point (0, 0) of the land falls. */
  readonly x: number;
  readonly y: number;
  /** Pixels to a unit. */
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function toLand(camera: Camera, [x, y]: Point): Point {
  return [(x - camera.x) / camera.scale, (y - camera.y) / camera.scale];
}

export function toView(camera: Camera, [x, y]: Point): Point {
  return [camera.x + x * camera.scale, camera.y + y * camera.scale];
}

/** Pixels to a unit at which the window fits into the view, but no more than the largest. */
export function fittingScale(window: Window, view: Size, largest = Infinity): number {
  return Math.min(largest, view.width / widthOf(window), view.height / heightOf(window));
}

/** The window in the middle of the view. */
export function fit(window: Window, view: Size, largest?: number): Camera {
  return lookAt(middleOf(window), view, fittingScale(window, view, largest));
}

/** A point of the land in the middle of the view. */
export function lookAt([x, y]: Point, view: Size, scale: number): Camera {
  return { x: view.width / 2 - x * scale, y: view.height / 2 - y * scale, scale };
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Larger or smaller, the land under this point of the view staying where it is. */
export function zoom(camera: Camera, [x, y]: Point, scale: number): Camera {
  const factor = scale / camera.scale;
  return { x: x - (x - camera.x) * factor, y: y - (y - camera.y) * factor, scale };
}

/** The same camera, moved so that it looks past the window no further than it must. */
export function within(camera: Camera, window: Window, view: Size): Camera {
  const along = (at: number, low: number, high: number, room: number): number => {
    const [first, last] = [room - high * camera.scale, -low * camera.scale];
    return first > last ? (first + last) / 2 : Math.min(last, Math.max(first, at));
  };
  return {
    x: along(camera.x, window.west, window.east, view.width),
    y: along(camera.y, window.north, window.south, view.height),
    scale: camera.scale,
  };
}

/** What the view shows of the land. */
export function shown(camera: Camera, view: Size): Window {
  const [west, north] = toLand(camera, [0, 0]);
  const [east, south] = toLand(camera, [view.width, view.height]);
  return { west, north, east, south };
}

/** Whether a window lies within what is shown, but for a margin. */
export function holds(shown: Window, window: Window, margin: number): boolean {
  const across = shown.west <= window.west + margin && shown.east >= window.east - margin;
  return across && shown.north <= window.north + margin && shown.south >= window.south - margin;
}

/** Where a mark for a point out of view sticks to the rim; null if it is in view. */
export function atRim(camera: Camera, point: Point, view: Size, margin: number): Point | null {
  const [x, y] = toView(camera, point);
  const kept: Point = [
    Math.min(view.width - margin, Math.max(margin, x)),
    Math.min(view.height - margin, Math.max(margin, y)),
  ];
  const out = margin / 2;
  const inView = x > -out && y > -out && x < view.width + out && y < view.height + out;
  return inView ? null : kept;
}

/** The same camera, moved by less than a pixel so that a point of the land falls on a corner between pixels of the screen. */
export function onPixels(camera: Camera, [x, y]: Point, ratio: number): Camera {
  const whole = (at: number): number => Math.round(at * ratio) / ratio;
  const [left, top] = [x * camera.scale, y * camera.scale];
  return { x: whole(camera.x + left) - left, y: whole(camera.y + top) - top, scale: camera.scale };
}
