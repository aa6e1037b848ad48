/** How a tile's ground is drawn: shade by lean, hachures downhill, the sign for strike and dip. */

import { numbers } from "../../../ui/land/svg";
import type { Board, Slab } from "./board";
import { spaceName, type Space } from "./view";

/** Where the light comes from: the north-west. */
const LIGHT = [-0.7071, 0.7071] as const;
const MOST_SHADE = 0.29;
/** Between hachures, along the level line and downhill: two rows of five a space. */
const ACROSS = 0.2;
const ALONG = 0.5;
const HACHURE = 0.09;
/** Of a strike-and-dip sign: half the bar, the tick, and how far the figure stands from the middle. */
const BAR = 0.36;
const TICK = 0.3;
const FIGURE = 0.5;

export interface Shade {
  readonly ink: "shield" | "shadow-c";
  readonly strength: number;
}

/** The ink and its strength that make a slope lighter or darker, and 0 where it does neither. */
export function shade(slab: Slab): Shade {
  const towards = -(slab.east * LIGHT[0] + slab.north * LIGHT[1]);
  const strength = Math.min(MOST_SHADE, 0.3 * Math.abs(towards));
  return { ink: towards > 0 ? "shield" : "shadow-c", strength: Math.round(strength * 100) / 100 };
}

/** A tapering stroke: the two ends of its base, then its tip. */
export type Hachure = readonly [Space, Space, Space];

/** Tapering strokes downhill, longer when steeper, on the spaces of a tile that show. */
export function hachures(slab: Slab, shown: readonly Space[]): Hachure[] {
  if (!slab.leans) return [];
  const showing = new Set(shown.map(spaceName));
  const [dx, dy] = slab.downhill;
  const [mx, my] = slab.middle;
  const length = Math.min(0.44, 0.2 + 0.125 * slab.lean);
  const half = HACHURE / 2;
  const found: Hachure[] = [];
  for (let j = -3; j < 3; j++) {
    for (let i = -8; i < 8; i++) {
      const across = (i + 0.5) * ACROSS;
      const along = (j + 0.5) * ALONG - length / 2;
      const x = mx + across * -dy + along * dx;
      const y = my + across * dx + along * dy;
      const stroke: Hachure = [
        [x - half * -dy, y - half * dx],
        [x + half * -dy, y + half * dx],
        [x + length * dx, y + length * dy],
      ];
      if (touched(stroke).every((space) => showing.has(spaceName(space)))) found.push(stroke);
    }
  }
  return found;
}

/** The spaces that a stroke touches. */
export function touched(stroke: Hachure): Space[] {
  return stroke.map(([x, y]) => [Math.floor(x), Math.floor(y)] as const);
}

export function hachurePath(stroke: Hachure, scale: number, origin: Space = [0, 0]): string {
  const points = stroke.map(([x, y]) => numbers([(x - origin[0]) * scale, (origin[1] - y) * scale], 1));
  return `M${points.join("L")}Z`;
}

/** The lean with at most one decimal: `.7`, `1`, `1.4`; never 0 or 1 for what is not exactly that. */
export function figure(lean: number): string {
  let tenths = Math.round(10 * lean);
  if (tenths === 0 && lean > 1e-9) tenths = 1;
  if (tenths === 10 && Math.abs(lean - 1) > 1e-9) tenths = lean > 1 ? 11 : 9;
  return (tenths / 10).toFixed(1).replace(/\.0$/, "").replace(/^0(?=\.)/, "");
}

/** A strike-and-dip sign: where it stands and how large. */
export interface Dip {
  readonly at: Space;
  readonly size: number;
}

/** The place for a leaning tile's sign: its middle if that shows, or where there is most room. */
export function dip(board: Board, slab: Slab, taken: readonly Space[]): Dip | undefined {
  const shown = board.shown(slab);
  if (!slab.leans || !shown.length) return undefined;
  const [mx, my] = slab.middle;
  const cost = (place: Dip): number[] => {
    const [x, y] = place.at;
    const [fx, fy] = figureAt(slab, place);
    let crowded = 0;
    for (const [ox, oy] of taken) {
      crowded += Math.max(0, 0.6 - Math.hypot(x - ox - 0.5, y - oy - 0.5));
      crowded += Math.max(0, 0.5 - Math.hypot(fx - ox - 0.5, fy - oy - 0.5));
    }
    return [rounded(crowded), rounded(Math.hypot(x - mx, y - my)), x, y];
  };
  return places(slab, shown)
    .map((place) => ({ place, cost: cost(place) }))
    .reduce((best, other) => (before(other.cost, best.cost) ? other : best)).place;
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

function before(a: readonly number[], b: readonly number[]): boolean {
  const n = a.findIndex((value, index) => value !== b[index]);
  return n >= 0 && a[n]! < b[n]!;
}

/** The tile's middle; if not all of it shows, places between two spaces that do, or on one of them. */
function places(slab: Slab, shown: readonly Space[]): Dip[] {
  if (shown.length === slab.spaces.length) return [{ at: slab.middle, size: 1 }];
  const [dx, dy] = figureSide(slab);
  const found: Dip[] = [];
  for (const [ax, ay] of shown) {
    for (const [bx, by] of shown) {
      const stepX = bx - ax;
      const stepY = by - ay;
      if (stepX < 0 || stepY < 0 || stepX + stepY > 1) continue;
      const x = (ax + bx + 1) / 2;
      const y = (ay + by + 1) / 2;
      // Where there is only one space for sign and figure together, the sign makes room.
      const tight = !(dx * stepX || dy * stepY);
      found.push(tight ? { at: [x - 0.2 * dx, y - 0.2 * dy], size: 0.78 } : { at: [x, y], size: 1 });
    }
  }
  return found;
}

/** Beyond the tick, but straight up, down or aside, so that it stands between two coins and not on one. */
export function figureAt(slab: Slab, place: Dip): Space {
  const [dx, dy] = figureSide(slab);
  const out = FIGURE * place.size;
  return [place.at[0] + out * dx, place.at[1] + out * dy];
}

function figureSide(slab: Slab): Space {
  const [dx, dy] = slab.downhill;
  if (Math.abs(dx) >= Math.abs(dy) - 1e-9) return [dx > 0 ? 1 : -1, 0];
  return [0, dy > 0 ? 1 : -1];
}

/** Bar along the level line, tick downhill. */
export function dipPath(slab: Slab, place: Dip, scale: number): string {
  const [x, y] = place.at;
  const [dx, dy] = slab.downhill;
  const bar = BAR * place.size;
  const tick = TICK * place.size;
  const [a, b, c, d] = [
    [x + bar * dy, y - bar * dx],
    [x - bar * dy, y + bar * dx],
    [x, y],
    [x + tick * dx, y + tick * dy],
  ].map(([px = 0, py = 0]) => numbers([px * scale, -py * scale]));
  return `M${a}L${b}M${c}L${d}`;
}

export function squarePath([x, y]: Space, scale: number): string {
  const side = numbers([scale]);
  return `M${numbers([x * scale, -y * scale])}v-${side}h${side}v${side}Z`;
}
