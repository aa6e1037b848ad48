/**
 * The roads of one tile: layers, bridges, hubs, the town, gravel where a road ends in the open.
 *
 * Everything is drawn about the tile's centre and inked by its class.
 */

import { fragmentAt, type Face } from "./tile_faces";
import type { Point } from "../../../ui/land/plane";
import { bearing, edgeMiddle } from "./hexes";
import { houses } from "./houses";
import {
  LOOSE,
  STRAIGHT,
  TIGHT,
  asideOf,
  axis,
  cross,
  crossing,
  fromBottom,
  span,
  stub,
  type Axis,
  type Link,
} from "./roads";
import { number, numbers } from "../../../ui/land/svg";

/** How wide the layers of a road are, bottom to top. */
export const CASING = 0.315;
export const TAR = 0.25;
export const LANE = 0.032;
/** Dashes on each kind of road, so that they run on across tiles; 0 is a stub. */
const DASHES: Readonly<Record<number, number>> = { [TIGHT]: 6, [LOOSE]: 9, [STRAIGHT]: 10, 0: 5 };
const SHADOW = 0.46;
const SHADOW_LENGTH = 0.4;
const PARAPET_ASIDE = 0.185;
const PARAPET = 0.42;
const FLARE = 0.05;
const HUB = 0.352;
const RING = 0.385;
const TOWN = 0.63;
export const SHIELD = 0.64;
const GRAVEL = 0.17;

export type Ink = "casing" | "tar" | "dash" | "bridge" | "parapet" | "ring" | "hub" | "urban" | "houses";

/** One path in one ink. */
export interface Mark {
  readonly ink: Ink;
  readonly d: string;
  readonly width?: number;
  readonly dashes?: string;
  readonly offset?: string;
}

const drawings = new WeakMap<Face, Map<number, Mark[]>>();

/** All roads of a tile with their bridges, hub or town, the lowest first; the shield is not among them. */
export function roadsOf(face: Face, scale: number): Mark[] {
  let sizes = drawings.get(face);
  if (!sizes) drawings.set(face, (sizes = new Map()));
  let marks = sizes.get(scale);
  if (!marks) sizes.set(scale, (marks = draw(face, scale)));
  return marks;
}

function draw(face: Face, scale: number): Mark[] {
  if (face.kind === "town") {
    return [
      ...stubs(face.exits, scale),
      { ink: "urban", d: disc(TOWN * scale) },
      { ink: "houses", d: houses(scale) },
    ];
  }
  if (face.exits.length) return [...stubs(face.exits, scale), { ink: "hub", d: disc(HUB * scale) }];
  const order = fromBottom(face.links);
  return order.flatMap((link, place) => fragment(link, order.slice(0, place), scale));
}

function disc(radius: number): string {
  const [r, across] = [number(radius), number(2 * radius)];
  return `M-${r} 0a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0Z`;
}

/** The layers of a road over an axis. */
function road(line: Axis, kind: number, scale: number): Mark[] {
  const d = line.path(scale);
  // Dashes as long as the gaps between them, half a dash at each end.
  const dash = (line.length / DASHES[kind]! / 2) * scale;
  return [
    { ink: "casing", d, width: CASING * scale },
    { ink: "tar", d, width: TAR * scale },
    { ink: "dash", d, width: LANE * scale, dashes: number(dash, 3), offset: number(dash / 2, 3) },
  ];
}

/** A fragment over those it crosses: their shade, its road, its parapets. */
function fragment(link: Link, below: readonly Link[], scale: number): Mark[] {
  const line = axis(link);
  const layers = road(line, span(link), scale);
  const under = below.filter((other) => cross(link, other));
  if (!under.length) return layers;
  const bridges = spans(under.map((other) => crossing(link, other) * line.length));
  const inset = (PARAPET - SHADOW_LENGTH) / 2;
  const shade = bridges.map(([start, end]) =>
    line.path(scale, (start + inset) / line.length, (end - inset) / line.length),
  );
  const rails = bridges.flatMap(([start, end]) =>
    [1, -1].map((hand) => parapet(line, start / line.length, end / line.length, hand * PARAPET_ASIDE, scale)),
  );
  return [
    { ink: "bridge", d: shade.join(""), width: SHADOW * scale },
    ...layers,
    { ink: "parapet", d: rails.join(""), width: LANE * scale },
  ];
}

/** Along the road, both ends flared outwards: the map sign for a bridge. */
function parapet(line: Axis, t0: number, t1: number, aside: number, scale: number): string {
  const flare = aside > 0 ? FLARE : -FLARE;
  const tip = (t: number, back: number): string => {
    const [[x, y], [dx, dy]] = [asideOf(line, t, aside + flare), line.heading(t)];
    return numbers([(x + dx * back) * scale, (y + dy * back) * scale]);
  };
  return `M${tip(t0, -FLARE)}L${line.path(scale, t0, t1, aside).slice(1)}L${tip(t1, FLARE)}`;
}

function stubs(exits: readonly number[], scale: number): Mark[] {
  const roads = exits.map((edge) => road(stub(edge), 0, scale));
  return [
    ...roads.map(([casing]) => casing!),
    { ink: "ring", d: disc(RING * scale) },
    ...roads.flatMap(([, tar, dash]) => [tar!, dash!]),
  ];
}

/** The bridges over the crossings, as stretches of the road; two whose ends would touch become one. */
export function spans(crossings: readonly number[]): [number, number][] {
  const bridges: [number, number][] = [];
  for (const at of [...crossings].sort((one, other) => one - other)) {
    let start = at - PARAPET / 2;
    const last = bridges[bridges.length - 1];
    if (last && start - last[1] < 2 * FLARE) start = bridges.pop()![0];
    bridges.push([start, at + PARAPET / 2]);
  }
  return bridges;
}

/** The path of broken asphalt beyond an edge of the tile at this point. */
export function gravel(edge: number, at: Point, scale: number): string {
  const [[x, y], [dx, dy]] = [edgeMiddle(edge), bearing(edge)];
  const ends = [0.03, 0.03 + GRAVEL].map((out) =>
    numbers([at[0] + (x + dx * out) * scale, at[1] + (y + dy * out) * scale]),
  );
  return `M${ends.join("L")}`;
}

/**
 * The patch over the seam where roads of two tiles meet, as a path across the edge: two shapes that end on one
 * line let a hair of what is under them shine through.
 */
export function seam(edge: number, at: Point, half: number, scale: number): string {
  const [[x, y], [dx, dy]] = [edgeMiddle(edge), bearing(edge)];
  const [mx, my] = [at[0] + x * scale, at[1] + y * scale];
  return `M${numbers([mx - dx * half, my - dy * half])}L${numbers([mx + dx * half, my + dy * half])}`;
}

/** Whether a road of the tile crosses this edge. */
export function crosses(face: Pick<Face, "links" | "exits">, edge: number): boolean {
  return fragmentAt(face, edge) !== null;
}
