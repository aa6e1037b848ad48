/**
 * What is seen after each event, so that one thing can move at a time, and a turn can end within an update.
 *
 * No rule decides anything here: the events say what happened. Counts and points are sums of what lies on the
 * table; a test holds them to what the server says.
 */

import type { SeismicEvent, SeismicLaidTile, SeismicView } from "../../../wire";
import { EDGES, keyOf, ray, sameCell, type Cell } from "../geometry/grid";
import { sectionAt, tilesOf } from "../geometry/sections";
import { tileAt } from "../geometry/tile_faces";
import { worthOf } from "../hand/section_worth";

type EventOf<Name extends SeismicEvent["event"]> = Extract<SeismicEvent, { event: Name }>;

/** The view after some events, its counts and points as well. */
export function viewAfter(view: SeismicView, events: readonly SeismicEvent[]): SeismicView {
  return counted(scored(events.reduce(changed, view)));
}

/** The view after an event, with the counts and points from before it. */
export function changed(view: SeismicView, event: SeismicEvent): SeismicView {
  switch (event.event) {
    case "seismic-turn-begins":
      return { ...view, turn: event.seat, turn_number: view.turn_number + 1 };
    case "seismic-tile-turned-up":
      return { ...drawn(view, event.tile, event.seat), face_up: [...view.face_up, event.tile] };
    case "seismic-quake-turned-up":
      return drawn(view, `Q${event.magnitude}`, event.seat);
    case "seismic-row-discarded":
      return { ...view, face_up: [] };
    case "seismic-tile-laid":
      return laid(taken(view, event.tile), event);
    case "seismic-crew-sent":
      return standing(sent(view, event.seat, -1), event);
    case "seismic-tile-destroyed": {
      const gone = fallen(view, event.at);
      return event.crew ? sent(gone, event.crew.seat, 1) : gone;
    }
    case "seismic-tile-turned":
      return turned(view, event);
    default:
      return view;
  }
}

/** A tile has left its slot. */
export function taken(view: SeismicView, tile: string): SeismicView {
  const slot = view.face_up.indexOf(tile);
  return slot < 0 ? view : { ...view, face_up: view.face_up.toSpliced(slot, 1) };
}

export function laid(view: SeismicView, { at, tile, rotation }: EventOf<"seismic-tile-laid">): SeismicView {
  const others = view.board.filter((other) => !sameCell(other.at, at));
  const board = [...others, tileAt(at, tile, rotation)].sort((one, other) => one.at[0] - other.at[0] || one.at[1] - other.at[1]);
  return { ...view, board };
}

/** So many crews come to a seat, or leave it. */
export function sent(view: SeismicView, seat: number, by: number): SeismicView {
  return { ...view, crews_left: view.crews_left.map((left, n) => (n === seat ? left + by : left)) };
}

export function standing(view: SeismicView, { at, seat, fragment }: EventOf<"seismic-crew-sent">): SeismicView {
  return withTile(view, at, (tile) => ({ ...tile, crew: { fragment, seat } }));
}

export function fallen(view: SeismicView, at: Cell): SeismicView {
  return { ...view, board: view.board.filter((tile) => !sameCell(tile.at, at)) };
}

function turned(view: SeismicView, { at, after, links, exits, crew }: EventOf<"seismic-tile-turned">): SeismicView {
  return withTile(view, at, (tile) => ({ ...tile, rotation: after, links, exits, crew }));
}

function withTile(view: SeismicView, at: Cell, change: (tile: SeismicLaidTile) => SeismicLaidTile): SeismicView {
  return { ...view, board: view.board.map((tile) => (sameCell(tile.at, at) ? change(tile) : tile)) };
}

function drawn(view: SeismicView, tile: string, seat: number): SeismicView {
  const piles = view.piles.map((left, n) => (n === seat ? left - 1 : left));
  return { ...view, piles, pile: view.pile - 1, unseen: { ...view.unseen, [tile]: (view.unseen[tile] ?? 1) - 1 } };
}

/** Its sides counted anew. */
export function counted(view: SeismicView): SeismicView {
  const tiles = new Set(view.board.filter(({ kind }) => kind !== "town").map(({ at }) => keyOf(at)));
  const reach = view.columns + view.rows;
  const sides = view.towns.map((town) => EDGES.map((edge) => ray(town, edge, reach).filter((cell) => tiles.has(keyOf(cell))).length));
  return { ...view, sides };
}

/** What each seat would score, added up anew. */
export function scored(view: SeismicView): SeismicView {
  const tiles = tilesOf(view.board);
  const seen = new Set<string>();
  const scores = view.scores.map(() => 0);
  for (const { at, crew } of view.board) {
    if (!crew || seen.has(`${keyOf(at)} ${crew.fragment}`)) continue;
    const section = sectionAt(tiles, at, crew.fragment);
    for (const part of section.parts) seen.add(`${keyOf(part.at)} ${part.fragment}`);
    const { now, holders } = worthOf(section);
    for (const seat of holders) scores[seat] = (scores[seat] ?? 0) + now;
  }
  return { ...view, scores };
}
