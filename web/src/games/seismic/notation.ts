// The actions of Seismic (docs/records.md) and their parts in words.
import { t } from "../../i18n/i18n.svelte";
import { list } from "../../i18n/list";
import type { ActionPart, Notation } from "../../table/actions/notation";
import type { SeismicEvent } from "../../wire";
import { changeWords, pointsWords } from "./hand/turn_words";

const EDGES = ["NE", "E", "SE", "SW", "W", "NW"];
const HALF = "½";

/** A whole or half number as people write it. */
function half(value: number): string {
  const whole = Math.floor(Math.abs(value));
  return Math.abs(value) % 1 ? `${whole || ""}${HALF}` : String(whole);
}

/** A cell by its place on the map: columns east and west of the town, rows north and south of it. */
export function cellWords(text: string): string {
  const [q = 0, r = 0] = text.split(",").map(Number);
  const column = q + r / 2;
  const east = column === 0 ? "" : t(column > 0 ? "place-east" : "place-west", { count: half(column) });
  const north = r === 0 ? "" : t(r < 0 ? "place-north" : "place-south", { count: String(Math.abs(r)) });
  const found = [east, north].filter(Boolean);
  return found.length ? found.join(", ") : t("place-town");
}

/** Which roads a tile brings: `02-14`, or `+3:024`. */
function tileWords(name: string): string {
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

const edgeWords = (number: number): string => t("edge", { edge: EDGES[((number % 6) + 6) % 6]! });

/** Where the roads of a tile lead if it lies like this. */
function rotationWords(text: string, tileName: string | undefined): string {
  const turn = Number(text.slice(1));
  const by = (number: number): string => edgeWords(number + turn);
  if (!tileName) return t("rotation", { turn });
  const junction = /^\+\d:(\d+)/.exec(tileName);
  if (junction) return t("rotation-stubs", { edges: list([...junction[1]!].map((digit) => by(Number(digit)))) });
  const roads = links(tileName).map(([a = 0, b = 0]) => t("road", { from: by(a), to: by(b) }));
  return t("rotation-roads", { roads: list(roads) });
}

/** How far a laid tile is turned, the shorter way: one sixth to the left. */
export function turnWords(sixths: number): string {
  const by = ((sixths % 6) + 6) % 6;
  return by > 3 ? t("seismic-turn-left-by", { n: 6 - by }) : t("seismic-turn-right-by", { n: by });
}

function fragmentWords(text: string): string {
  const ends = [...text].map((digit) => edgeWords(Number(digit)));
  return ends.length === 1 ? t("stub", { edge: ends[0]! }) : t("road", { from: ends[0]!, to: ends[1]! });
}

function words({ part, kind }: ActionPart, chosen: readonly string[]): string {
  switch (kind) {
    case "tile":
      return t("tile", { name: part, roads: tileWords(part) });
    case "cell":
      return cellWords(part);
    case "rotation":
      return rotationWords(part, chosen[0] === "lay" ? chosen[1] : undefined);
    case "sixths":
      return turnWords(Number(part));
    case "fragment":
      return fragmentWords(part);
    case "side":
      return t("edge", { edge: part });
    default:
      return part;
  }
}

export const notation: Notation = {
  verbs: {
    lay: { kinds: ["tile", "cell", "rotation"], order: [0, 1, 2] },
    crew: { kinds: ["fragment"], order: [0] },
    side: { kinds: ["side"], order: [0] },
    town: { kinds: ["cell"], order: [0] },
    turn: { kinds: ["cell", "sixths"], order: [0, 1] },
    pass: { kinds: [], order: [] },
  },
  words,
  wordsInSentence: words,
  // A tile goes by its name, and its rotation is seen.
  foreseenWords: (events, names) => {
    const turned = (events as readonly SeismicEvent[]).find((event) => event.event === "seismic-tile-turned");
    return turned ? [pointsWords(turned, names), changeWords(turned, names)].filter(Boolean).join(". ") : "";
  },
  briefWords: (part) => (part.kind === "rotation" ? null : part.kind === "tile" ? part.part : words(part, [])),
};
