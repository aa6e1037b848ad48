/** What a tile carries, read off its name, in any rotation: `01-23`, `+4:0134`, `Q3`, `town`. */

import type { SeismicLaidTile } from "../../../wire";
import type { Link } from "./roads";

/** Roads as laid. */
export interface Face {
  readonly links: readonly Link[];
  readonly exits: readonly number[];
  readonly value: number;
  readonly kind: string;
}

const faces = new Map<string, Face>();

export function faceOf(name: string, rotation = 0): Face {
  const key = `${name} ${rotation}`;
  let face = faces.get(key);
  if (!face) {
    face = read(name, rotation);
    faces.set(key, face);
  }
  return face;
}

function read(name: string, rotation: number): Face {
  const turned = (edge: string): number => (Number(edge) + rotation) % 6;
  if (name === "town") return { links: [], exits: [0, 1, 2, 3, 4, 5], value: 6, kind: "town" };
  if (name.startsWith("Q")) return { links: [], exits: [], value: Number(name.slice(1)), kind: "quake" };
  if (name.startsWith("+")) {
    const [value, exits] = name.slice(1).split(":");
    return { links: [], exits: [...exits!].map(turned).sort(), value: Number(value), kind: "intersection" };
  }
  const links = name.split("-").map(([a, b]): Link => {
    const [one, other] = [turned(a!), turned(b!)];
    return one < other ? [one, other] : [other, one];
  });
  return { links: links.sort((one, other) => one[0] - other[0]), exits: [], value: 0, kind: "highway" };
}

/** A tile as it would lie. */
export function tileAt(at: readonly [number, number], tile: string, rotation: number): SeismicLaidTile {
  const face = faceOf(tile, rotation);
  return {
    at: [...at],
    tile,
    kind: face.kind,
    rotation,
    links: face.links.map(([a, b]) => [a, b]),
    exits: [...face.exits],
    value: face.value,
    crew: null,
  };
}

/** Its fragments by their edges, stubs by their one edge. */
export function fragmentsOf(face: Pick<Face, "links" | "exits">): string[] {
  return [...face.links.map(([a, b]) => `${a}${b}`), ...face.exits.map(String)];
}

/** The fragment or stub that crosses an edge, if one does. */
export function fragmentAt(face: Pick<Face, "links" | "exits">, edge: number): string | null {
  return fragmentsOf(face).find((name) => name.includes(String(edge))) ?? null;
}

/** The same fragment or stub after so many turns. */
export function turnedFragment(fragment: string, turns: number): string {
  return [...fragment]
    .map((edge) => (((Number(edge) + turns) % 6) + 6) % 6)
    .sort((one, other) => one - other)
    .join("");
}

/** A laid tile turned clockwise by so many sixths, its crew with it. */
export function turnedTile(tile: SeismicLaidTile, sixths: number): SeismicLaidTile {
  const turned = (edge: number): number => (((edge + sixths) % 6) + 6) % 6;
  const links = tile.links.map(([a, b]): Link => (turned(a) < turned(b) ? [turned(a), turned(b)] : [turned(b), turned(a)]));
  return {
    ...tile,
    rotation: turned(tile.rotation),
    links: links.sort((one, other) => one[0] - other[0]).map(([a, b]) => [a, b]),
    exits: tile.exits.map(turned).sort((one, other) => one - other),
    crew: tile.crew && { ...tile.crew, fragment: turnedFragment(tile.crew.fragment, sixths) },
  };
}
