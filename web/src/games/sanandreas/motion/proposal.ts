/** What a die that could be resolved next would do, as the server has reckoned it; without that, what the die says. */

import { t } from "../../../i18n/i18n.svelte";
import { PUSHES } from "../pieces/dice";
import { figure } from "../land/tile_shading";
import { viewAfter } from "./view_after";
import { cityClause, facing, listed } from "../board/space_words";
import { Board, DIRECTIONS } from "../land/board";
import { placeName, tileName, tileParams } from "../places";
import { PAWNS, sameSpace, type CityView, type EventOf, type SanAndreasEvent, type SanAndreasView, type ShiftPreview, type Space } from "../land/view";

export interface Move {
  readonly tile: number;
  readonly from: Space;
  readonly to: Space;
}

export interface Proposal {
  /** The tile of the die; the last die of a quake follows by itself, so its tile may be the second one. */
  readonly moves: readonly Move[];
  /** The board as it is. */
  readonly before: SanAndreasView;
  /** The board as it would be; unknown without the server. */
  readonly after: SanAndreasView | null;
  /** Cities that would be lost, as the reader knows them, where they would stand. */
  readonly lost: readonly CityView[];
  /** Tiles that would sink, where they would lie. */
  readonly sunk: readonly Space[];
  readonly events: readonly SanAndreasEvent[];
}

/** What follows from the ground alone; questions and points are left out. */
const GROUND = new Set(["tile-shifted", "tile-settled", "city-destroyed", "tiles-sank"].map((name) => `san-andreas-${name}`));
const WAYS: Readonly<Record<string, Space>> = { N: DIRECTIONS[0]!, E: DIRECTIONS[1]!, S: DIRECTIONS[2]! };

/** Undefined for a die that moves nothing. */
export function proposalOf(view: SanAndreasView, pawn: string, previews: readonly ShiftPreview[]): Proposal | undefined {
  const preview = previews.find((one) => one.pawn === pawn);
  return (preview && reckoned(view, preview)) ?? printed(view, pawn);
}

function reckoned(view: SanAndreasView, { events }: ShiftPreview): Proposal | undefined {
  const ground = events.filter(({ event }) => GROUND.has(event));
  const moves = ground.flatMap((event) =>
    event.event === "san-andreas-tile-shifted" ? [{ tile: event.tile, from: event.before, to: event.after }] : [],
  );
  if (!moves.length) return undefined;
  const lost: CityView[] = [];
  const sunk: Space[] = [];
  const then = ground.reduce((now, event) => {
    if (event.event === "san-andreas-city-destroyed") lost.push(...now.cities.filter((city) => sameSpace(city.at, event.at) && city.tile === event.tile));
    if (event.event === "san-andreas-tiles-sank") sunk.push(...event.at);
    return viewAfter(now, event);
  }, view);
  return { moves, before: view, after: then, lost, sunk, events: ground };
}

/** One space to where the die points: that much is printed on it. */
function printed(view: SanAndreasView, pawn: string): Proposal | undefined {
  const push = PUSHES[view.dice?.[PAWNS.indexOf(pawn as "S")] ?? 0];
  const mark = view.epicentres.find((one) => one.pawn === pawn);
  const tile = view.tiles.find(({ id }) => id === mark?.tile);
  if (!push || !tile) return undefined;
  const [dx, dy] = WAYS[push.side]!;
  const move = { tile: tile.id, from: tile.at, to: [tile.at[0] + dx, tile.at[1] + dy] as const };
  return { moves: [move], before: view, after: null, lost: [], sunk: [], events: [] };
}

/** The same in words, one sentence each; empty without the server. */
export function proposalWords(proposal: Proposal, seat: number | null, names: readonly string[]): string[] {
  return proposal.events.flatMap((event) => {
    switch (event.event) {
      case "san-andreas-tile-shifted":
        return shiftWords(proposal.before, event);
      case "san-andreas-tile-settled":
        return proposal.moves.some(({ tile }) => tile === event.tile) && proposal.after ? leanWords(proposal.after, event.tile) : [];
      case "san-andreas-city-destroyed": {
        const city = proposal.lost.find(({ at, tile }) => tile === event.tile && sameSpace(at, event.at));
        return city ? [t("sanandreas-would-lose", { city: cityClause({ seat, names }, city), at: placeName(event.at) })] : [];
      }
      case "san-andreas-tiles-sank":
        return [t("sanandreas-would-sink", { count: event.tiles.length, tiles: listed(event.at.map(([x, y]) => t("sanandreas-the-tile", { pawn: "none", tile: placeName([x, y + 1]) }))) })];
      default:
        return [];
    }
  });
}

function shiftWords(before: SanAndreasView, event: EventOf<"san-andreas-tile-shifted">): string[] {
  const what = (all: readonly (number | string)[]) =>
    listed(all.map((one) => (typeof one === "number" ? tileName(before, one) : t("sanandreas-land"))));
  const said = [t("sanandreas-would-go", { ...tileParams(before, event.tile), side: event.direction })];
  if (event.climbs_over.length) said.push(t("sanandreas-would-climb", { what: what(event.climbs_over) }));
  if (event.slides_under.length) said.push(t("sanandreas-would-slip", { what: what(event.slides_under) }));
  return said;
}

function leanWords(after: SanAndreasView, tile: number): string[] {
  const slab = new Board(after).slab(tile);
  if (!slab) return [];
  if (!slab.leans) return [t("sanandreas-would-level")];
  return [t("sanandreas-would-lean", { figure: figure(slab.lean), side: facing(slab) })];
}
