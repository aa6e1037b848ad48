/** The description of a space, in the reader's language: what lies there, how it leans, and why it does not light. */

import { language, t } from "../../../i18n/i18n.svelte";
import type { Choices, Tool } from "../hand/choices";
import { figure } from "../land/tile_shading";
import { pointsOf } from "../pieces/ruler";
import { neighbour, SIDES, type Board, type Slab } from "../land/board";
import { placeName, tileParams } from "../places";
import { sameSpace, type CityView, type LaidTile, type SanAndreasView, type Space } from "../land/view";

const COMPASS = ["E", "NE", "N", "NW", "W", "SW", "S", "SE"] as const;

export interface SpaceContext {
  readonly view: SanAndreasView;
  readonly board: Board;
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly choices: Choices;
  readonly tool: Tool | null;
}

export interface SpaceDescription {
  readonly title: string;
  /** What else there is to say, one clause each. */
  readonly clauses: readonly string[];
  /** Why what is in hand may not go there. */
  readonly why: string | null;
}

export function describeSpace(reader: SpaceContext, space: Space): SpaceDescription {
  const { board } = reader;
  const at = placeName(space);
  const top = board.top(space);
  const why = whyNot(reader, space);
  if (!top && !at) return { title: t("sanandreas-ocean"), clauses: [], why };
  if (!top) return { title: t(board.isLake(space) ? "sanandreas-at-lake" : "sanandreas-at-sea", { at }), clauses: [], why };
  const pin = board.pin(space);
  if (top.kind === "land") return { title: t("sanandreas-at-land", { at }), clauses: pinClause(board, space), why };
  const clauses = [t("sanandreas-height", { height: Math.round(top.rise(space) * 100) / 100 })];
  if (top.leans) clauses.push(leanClause(top));
  if (top.steep) clauses.push(t("sanandreas-too-steep"));
  const city = board.city(space);
  if (city) clauses.push(cityClause(reader, city));
  if (pin) clauses.push(...pinClause(board, space));
  if (board.coast(space) !== undefined) clauses.push(coastClause(board, space));
  if (reader.choices.allows(reader.tool, space))
    clauses.push(t(reader.tool?.kind === "pawn" ? "sanandreas-may-mark" : "sanandreas-may-found"));
  return { title: t("sanandreas-at-tile", { at, ...tileParams(reader.view, top.id) }), clauses, why };
}

/** A description as one line: “E12: the tile at E11, height 1, leans by 1 to the east, your city 5”. */
export function descriptionText({ title, clauses }: SpaceDescription): string {
  return listed([title, ...clauses]);
}

export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "unit", style: "short" }).format(items);
}

export function leanClause(slab: Slab): string {
  return t("sanandreas-leans", { figure: figure(slab.lean), side: facing(slab) });
}

/** The side to which a tile falls, of eight. */
export function facing(slab: Slab): string {
  const [dx, dy] = slab.downhill;
  return COMPASS[(Math.round((Math.atan2(dy, dx) * 4) / Math.PI) + 8) % 8]!;
}

export function cityClause({ seat, names }: Pick<SpaceContext, "seat" | "names">, { seat: owner, coin, known }: CityView): string {
  const name = names[owner] ?? "";
  if (owner === seat) return t(known ? "sanandreas-city-yours" : "sanandreas-city-yours-secret", { coin: coin ?? 0 });
  return coin === null ? t("sanandreas-city-secret", { name }) : t("sanandreas-city-known", { name, coin });
}

function pinClause(board: Board, space: Space): string[] {
  return board.pins
    .filter((pin) => sameSpace(pin.at, space))
    .map((pin) =>
      t(board.showsPin(pin) ? "sanandreas-epicentre" : "sanandreas-epicentre-buried", { pawn: pin.pawn }),
    );
}

export function coastClause(board: Board, space: Space): string {
  const way = board.coast(space);
  return way ? t("sanandreas-inland", { spaces: way.between }) : t("sanandreas-no-coast");
}

/** What a ruler says: “5, 2 spaces inland: 3”. */
export function rulerWords(board: Board, space: Space, coin: number | null): string {
  const way = board.coast(space);
  if (!way) return t("sanandreas-no-coast");
  if (coin === null) return t("sanandreas-inland", { spaces: way.between });
  return t("sanandreas-ruler", { coin, spaces: way.between, points: pointsOf(coin, way) });
}

/** The server's list says that it may not; this says what the map shows about it. */
function whyNot({ view, board, choices, tool }: SpaceContext, space: Space): string | null {
  if (!tool || choices.allows(tool, space)) return null;
  const at = placeName(space);
  const top = board.top(space);
  if (!top) return t("sanandreas-why-sea");
  if (top.kind === "land") return t("sanandreas-why-land");
  if (board.city(space)) return t("sanandreas-why-city", { at });
  const pin = board.pin(space);
  if (pin && board.showsPin(pin)) return t("sanandreas-why-pin", { at });
  return (tool.kind === "coin" ? whyNoCity(view, board, top, space) : whyNoMark(view, board, top)) ?? t("sanandreas-why-waiting");
}

function whyNoCity(view: SanAndreasView, board: Board, top: Slab, space: Space): string | null {
  if (top.steep) return t("sanandreas-why-steep", { ...tileParams(view, top.id), figure: figure(top.lean) });
  for (const side of SIDES) {
    const beside = board.city(neighbour(space, side));
    if (beside) return t("sanandreas-why-neighbour", { beside: placeName(beside.at) });
  }
  return null;
}

function whyNoMark(view: SanAndreasView, board: Board, top: Slab): string | null {
  const tile: LaidTile | undefined = view.tiles.find(({ id }) => id === top.id);
  if (!tile || tile.coastal) return null;
  const lake = tile.showing.some((space) => SIDES.some((side) => board.isLake(neighbour(space, side))));
  return t(lake ? "sanandreas-why-lake" : "sanandreas-why-inland", tileParams(view, tile.id));
}
