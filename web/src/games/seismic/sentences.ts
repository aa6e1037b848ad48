/** Sentences about cells, tiles and sections, put together from messages. */

import { language, t } from "../../i18n/i18n.svelte";
import type { SeismicLaidTile } from "../../wire";
import type { Face } from "./geometry/tile_faces";
import { EDGE_NAMES, column, type Cell } from "./geometry/grid";
import { span, type Link } from "./geometry/roads";
import type { VisibleSection } from "./geometry/sections";
import { worthOf } from "./hand/section_worth";

export function list(words: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(words);
}

/** As a sentence begins. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase(language()) + words.slice(1);
}

/** `2 west, 3 north`, as the frame counts. */
export function place(cell: Cell): string {
  const [x, y] = [column(cell), cell[1]];
  return t("seismic-place", {
    ew: x < 0 ? "west" : x > 0 ? "east" : "middle",
    ns: y < 0 ? "north" : y > 0 ? "south" : "middle",
    x: Math.abs(x),
    y: Math.abs(y),
  });
}

export function edgeName(edge: number): string {
  return t(`seismic-edge-${EDGE_NAMES[edge]!.toLowerCase()}`);
}

export function sideName(side: string): string {
  return t(`seismic-side-${side.toLowerCase()}`);
}

function fragmentName([a, b]: Link): string {
  const kinds = ["", "tight", "loose", "straight"];
  return t("seismic-fragment", { kind: kinds[span([a, b])]!, from: edgeName(a), to: edgeName(b) });
}

/** A fragment or stub by the edges it runs between. */
export function partName(fragment: string): string {
  const [a, b] = [...fragment].map(Number);
  return b === undefined ? t("seismic-stub", { edge: edgeName(a!) }) : fragmentName([a!, b]);
}

/** What a tile carries. */
export function tileWords(face: Pick<Face, "links" | "exits" | "value" | "kind">, town = ""): string {
  if (face.kind === "town") return t("seismic-tile-town", { name: town });
  if (face.kind === "quake") return t("seismic-tile-quake", { magnitude: face.value });
  if (face.kind === "intersection") {
    return t("seismic-tile-intersection", { value: face.value, exits: list(face.exits.map(edgeName)) });
  }
  return t("seismic-tile-highway", { fragments: list(face.links.map(fragmentName)) });
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
    tile: tileWords(tile, town),
    crewed: crew ? 1 : 0,
    name: crew ? (names[crew.seat] ?? "") : "",
    fragment: crew ? partName(crew.fragment) : "",
  });
}
