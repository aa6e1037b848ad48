// The parts of the notation in words, for lists and for those who listen.
import { partsOf, type Choice, type Kind } from "./choices";
import { language, t } from "../../i18n/i18n.svelte";

const EDGES = ["NE", "E", "SE", "SW", "W", "NW"];
const HALF = "½";

/** A whole or half number as people write it. */
function half(value: number): string {
  const whole = Math.floor(Math.abs(value));
  return Math.abs(value) % 1 ? `${whole || ""}${HALF}` : String(whole);
}

/** A cell by its place on the map: columns east and west of the town, rows north and south of it. */
export function cell(text: string): string {
  const [q = 0, r = 0] = text.split(",").map(Number);
  const column = q + r / 2;
  const east = column === 0 ? "" : t(column > 0 ? "place-east" : "place-west", { count: half(column) });
  const north = r === 0 ? "" : t(r < 0 ? "place-north" : "place-south", { count: String(Math.abs(r)) });
  const found = [east, north].filter(Boolean);
  return found.length ? found.join(", ") : t("place-town");
}

/** Which roads a tile brings: `02-14`, or `+3:024`. */
export function tile(name: string): string {
  const junction = /^\+(\d)/.exec(name);
  if (junction) return t("tile-intersection", { value: junction[1]! });
  if (name === "town") return t("place-town");
  const counts = [0, 0, 0, 0];
  for (const [a = 0, b = 0] of links(name)) counts[Math.min(Math.abs(a - b), 6 - Math.abs(a - b))]! += 1;
  const said = ["", "tile-tight", "tile-loose", "tile-straight"].flatMap((key, turn) =>
    counts[turn] ? [t(key, { count: counts[turn] })] : [],
  );
  return list(said);
}

const links = (name: string): number[][] => name.split("-").map((pair) => [...pair].map(Number));

export function list(parts: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(parts);
}

export const edge = (number: number): string => t("edge", { edge: EDGES[((number % 6) + 6) % 6]! });

/** Where the roads of a tile lead if it lies like this. */
function rotation(text: string, tileName: string | undefined): string {
  const turn = Number(text.slice(1));
  const by = (number: number): string => edge(number + turn);
  if (!tileName) return t("rotation", { turn });
  const junction = /^\+\d:(\d+)/.exec(tileName);
  if (junction) return t("rotation-stubs", { edges: list([...junction[1]!].map((digit) => by(Number(digit)))) });
  const roads = links(tileName).map(([a = 0, b = 0]) => t("road", { from: by(a), to: by(b) }));
  return t("rotation-roads", { roads: list(roads) });
}

function fragment(text: string): string {
  const ends = [...text].map((digit) => edge(Number(digit)));
  return ends.length === 1 ? t("stub", { edge: ends[0]! }) : t("road", { from: ends[0]!, to: ends[1]! });
}

/** A choice in words; `way` are the parts that were chosen before it. */
export function spoken(choice: Pick<Choice, "part" | "kind">, way: readonly string[]): string {
  const { part, kind } = choice;
  switch (kind) {
    case "verb":
      return t(`do-${part}`);
    case "tile":
      return t("tile", { name: part, roads: tile(part) });
    case "cell":
      return cell(part);
    case "space":
      return t("space", { at: part });
    case "rotation":
      return rotation(part, way[0] === "lay" ? way[1] : undefined);
    case "fragment":
      return fragment(part);
    case "side":
      return t("edge", { edge: part });
    case "coin":
      return t("coin", { coin: Number(part) });
    case "pawn":
      return t("pawn", { pawn: part });
  }
}

/** A whole action in words: what is done, with what and where. */
export function actionWords(action: string): string {
  const [verb, ...rest] = partsOf(action);
  const way = [verb!.part, ...rest.map(({ part }) => part)];
  return told(verb!, rest.map((part) => within(part, way)));
}

/** The same for those who see the board: a tile by its name, and not how it lies. */
export function actionBrief(action: string): string {
  const [verb, ...rest] = partsOf(action);
  const kept = rest.filter(({ kind }) => kind !== "rotation");
  return told(verb!, kept.map((part) => (part.kind === "tile" ? part.part : within(part, []))));
}

/** A part as it stands within a sentence. */
const within = (part: Pick<Choice, "part" | "kind">, way: readonly string[]): string =>
  part.kind === "space" ? t("action-space", { at: part.part }) : spoken(part, way);

function told(verb: Pick<Choice, "part" | "kind">, rest: string[]): string {
  const what = spoken(verb, []);
  return rest.length ? t("action-words", { what, how: rest.reduce((first, then) => t("action-then", { first, then })) }) : what;
}

/** What is being asked for. */
export const heading = (kind: Kind): string => t(`choose-${kind}`);
