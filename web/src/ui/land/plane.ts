/** Points of a plane and parts of it: x to the east, y to the south. */

export type Point = readonly [x: number, y: number];

export interface Window {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

export function widthOf(window: Window): number {
  return window.east - window.west;
}

export function heightOf(window: Window): number {
  return window.south - window.north;
}

export function middleOf(window: Window): Point {
  return [(window.west + window.east) / 2, (window.north + window.south) / 2];
}

export function grown(window: Window, margin: number): Window {
  return {
    west: window.west - margin,
    north: window.north - margin,
    east: window.east + margin,
    south: window.south + margin,
  };
}

/** The smallest window that holds both. */
export function around(one: Window, other: Window): Window {
  return {
    west: Math.min(one.west, other.west),
    north: Math.min(one.north, other.north),
    east: Math.max(one.east, other.east),
    south: Math.max(one.south, other.south),
  };
}

/** Grown on both sides alike until it is so wide and so high. */
export function atLeast(window: Window, width: number, height: number): Window {
  const dx = Math.max(0, width - widthOf(window)) / 2;
  const dy = Math.max(0, height - heightOf(window)) / 2;
  return { west: window.west - dx, north: window.north - dy, east: window.east + dx, south: window.south + dy };
}
