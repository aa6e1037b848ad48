/** Sentences about cells, tiles and sections, put together from messages. */

import { language, t } from "../../i18n/i18n.svelte";
import type { SeismicLaidTile } from "../../wire";
import { faceOf, type Face } from "./geometry/tile_faces";
import { EDGE_NAMES, type Cell } from "./geometry/grid";
import type { VisibleSection } from "./geometry/sections";
import { worthOf } from "./hand/section_worth";
import { placeName, wayFromTown } from "./places.svelte";

export function list(words: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(words);
}

/** As a sentence begins. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase(language()) + words.slice(1);
}

/** A cell by its name and the way from the nearest town: “K7, 2 west and 2 north of the town”. */
export function place(cell: Cell): string {
  const { x, y, town, towns } = wayFromTown(cell);
  return t("seismic-place", {
    name: placeName(cell),
    ew: x < 0 ? "west" : x > 0 ? "east" : "middle",
    ns: y < 0 ? "north" : y > 0 ? "south" : "middle",
    x: Math.abs(x),
    y: Math.abs(y),
    town: t(towns < 2 ? "seismic-the-town" : town ? "seismic-town-east" : "seismic-town-west"),
  });
}

export function edgeName(edge: number): string {
  return t(`seismic-edge-${EDGE_NAMES[edge]!.toLowerCase()}`);
}

export function sideName(side: string): string {
  return t(`seismic-side-${side.toLowerCase()}`);
}

/** Where a fragment or stub leads: “from north-east to west”, “to the south-east”. */
function wayWords(fragment: string): string {
  const [from, to] = [...fragment].map((edge) => EDGE_NAMES[Number(edge)]!);
  return to === undefined ? t("seismic-exit", { edge: from! }) : t("seismic-way", { from: from!, to });
}

/** A fragment or stub: “the road from north-east to west”, “the exit to the south-east”. */
export function partName(fragment: string): string {
  const [from, to] = [...fragment].map((edge) => EDGE_NAMES[Number(edge)]!);
  return to === undefined ? t("seismic-the-exit", { edge: from! }) : t("seismic-the-road", { from: from!, to });
}

/** A tile by its roads: “a straight crossed by a loose curve”, “a +4”. */
export function tileName(tile: string): string {
  const face = faceOf(tile);
  if (face.kind === "quake") return t("seismic-tile-quake", { magnitude: face.value });
  return face.kind === "intersection" ? t("seismic-tile-intersection", { value: face.value }) : t(`seismic-tile-${tile}`);
}

/** The same as a label: “straight and loose curve, crossing”, “+4”. */
export function shortName(tile: string): string {
  const face = faceOf(tile);
  if (face.kind === "quake") return t("seismic-tile-quake", { magnitude: face.value });
  return face.kind === "intersection" ? `+${face.value}` : t(`seismic-tile-${tile}.short`);
}

/** What a tile joins as it lies: “roads from north-east to west and from east to south-west”. */
export function roadsWords({ links, exits }: Pick<Face, "links" | "exits">): string {
  if (links.length) return t("seismic-roads", { ways: list(links.map(([a, b]) => wayWords(`${a}${b}`))) });
  return t("seismic-exits", { ways: list(exits.map((edge) => wayWords(String(edge)))) });
}

/** What a tile carries; with its rotation also what it joins. An intersection always tells its exits. */
export function tileWords(tile: string, rotation: number | null = null, town = ""): string {
  if (tile === "town") return t("seismic-tile-town", { name: town });
  const face = faceOf(tile, rotation ?? 0);
  if (face.kind === "quake" || (rotation === null && face.kind === "highway")) return tileName(tile);
  return t("seismic-tile-lies", { tile: tileName(tile), roads: roadsWords(face) });
}

/** How long a section is, and where it ends. */
export function lengthWords(seen: VisibleSection): string {
  const [here, there] = seen.ends.map((tile) => `+${tile.value}`);
  return t("seismic-section-length", {
    n: seen.through,
    ends: seen.ring ? "ring" : there ? "two" : here ? "one" : "none",
    here: here ?? "",
    there: there ?? "",
  });
}

/** How many crews of whom, where there are several. */
export function crewWords(seen: VisibleSection, names: readonly string[]): string {
  const all = [...seen.crews.values()].reduce((sum, n) => sum + n, 0);
  if (all < 2) return "";
  return t("seismic-section-crews", { crews: list([...seen.crews].map(([seat, n]) => t("seismic-section-crew", { name: names[seat] ?? "", n }))) });
}

/** What a section is worth, how long it is, who has crews on it and would score it. */
export function sectionWords(seen: VisibleSection, names: readonly string[]): { title: string; detail: string } {
  const { now, closed, holders } = worthOf(seen);
  const kind = seen.ring ? "ring" : seen.open ? "open" : "complete";
  const who = holders.length
    ? t("seismic-section-holders", { kind, names: list(holders.map((seat) => names[seat] ?? "")), count: holders.length })
    : t("seismic-section-free");
  return {
    title: t(`seismic-section-${kind}`, { now, closed }),
    detail: [lengthWords(seen), who, crewWords(seen, names)].filter(Boolean).join(". "),
  };
}

/** A laid tile with where it lies and who is on it. */
export function laidWords(tile: SeismicLaidTile, names: readonly string[], town: string): string {
  const crew = tile.crew;
  return t("seismic-cell-tile", {
    place: place(tile.at),
    tile: tileWords(tile.tile, tile.rotation, town),
    crewed: crew ? 1 : 0,
    name: crew ? (names[crew.seat] ?? "") : "",
    fragment: crew ? partName(crew.fragment) : "",
  });
}
