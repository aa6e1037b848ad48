/**
 * What the board looks like after each event of an update, so that one thing can move at a time.
 *
 * No rule is applied here: the events say what happened, and the last view comes from the server.
 */

import { WIDTH, isMainland } from "../land/board";
import { PAWNS, type CityView, type LaidTile, type SanAndreasEvent, type SanAndreasView, type Space } from "../land/view";

const LAND = "land";
type Shifted = Extract<SanAndreasEvent, { event: "san-andreas-tile-shifted" }>;

/** The view after an event that an older view has not seen yet. */
export function viewAfter(view: SanAndreasView, event: SanAndreasEvent): SanAndreasView {
  switch (event.event) {
    case "san-andreas-city-founded": {
      const { tile, at, seat, coin } = event;
      return { ...view, cities: [...view.cities, { tile, at, seat, coin, known: false }] };
    }
    case "san-andreas-epicentre-marked": {
      const { tile, at, pawn } = event;
      const pawns = view.pawns.filter((other) => other !== pawn);
      return { ...view, pawns, epicentres: [...view.epicentres, { pawn, tile, at }] };
    }
    case "san-andreas-dice-rolled":
      return { ...view, dice: event.dice, to_resolve: PAWNS.filter((_, n) => event.dice[n] !== 0) };
    case "san-andreas-tile-shifted":
      return shifted(view, event);
    case "san-andreas-tile-settled": {
      const tiles = view.tiles.map((tile) =>
        tile.id === event.tile
          ? { ...tile, corners: event.after, lean: event.lean_after, steep: event.steep }
          : tile,
      );
      return { ...view, tiles };
    }
    case "san-andreas-city-destroyed":
      return { ...view, cities: view.cities.filter((city) => !is(city, event.seat, event.tile, event.at)) };
    case "san-andreas-tiles-sank": {
      const stays = (tile: number) => !event.tiles.includes(tile);
      return {
        ...view,
        tiles: view.tiles.filter(({ id }) => stays(id)),
        epicentres: view.epicentres.filter(({ tile }) => stays(tile)),
      };
    }
    case "san-andreas-coin-swapped":
      return withCoin(view, event.at, event.coin);
    case "san-andreas-city-scored":
      return withCoin(view, event.score.at, event.score.coin);
    default:
      return view;
  }
}

function is(city: CityView, seat: number, tile: number, at: Space): boolean {
  return city.seat === seat && city.tile === tile && city.at[0] === at[0] && city.at[1] === at[1];
}

/** From now on all know it. */
function withCoin(view: SanAndreasView, at: Space, coin: number): SanAndreasView {
  const cities = view.cities.map((city) =>
    city.at[0] === at[0] && city.at[1] === at[1] ? { ...city, coin, known: true } : city,
  );
  return { ...view, cities };
}

/** The tile goes with all that is on it; overlaps that end lose their order. */
function shifted(view: SanAndreasView, event: Shifted): SanAndreasView {
  const dx = event.after[0] - event.before[0];
  const dy = event.after[1] - event.before[1];
  const along = <Piece extends { readonly tile: number; readonly at: Space }>(piece: Piece): Piece =>
    piece.tile === event.tile ? { ...piece, at: [piece.at[0] + dx, piece.at[1] + dy] } : piece;
  return {
    ...view,
    tiles: ordered(
      view.tiles.map((tile) => (tile.id === event.tile ? { ...tile, at: event.after } : tile)),
      event,
    ),
    to_resolve: view.to_resolve.filter((pawn) => pawn !== event.pawn),
    cities: view.cities.map(along),
    epicentres: view.epicentres.filter(({ pawn }) => pawn !== event.pawn).map(along),
  };
}

function ordered(tiles: readonly LaidTile[], { tile: id, climbs_over, slides_under }: Shifted): LaidTile[] {
  const places = new Map(tiles.map((tile) => [tile.id as number | string, tile.at]));
  const still = (tile: LaidTile, other: number | string) =>
    other === LAND ? onLand(tile.at) : overlap(tile.at, places.get(other));
  return tiles.map((tile) => {
    const over = new Set(tile.over.filter((other) => still(tile, other)));
    if (tile.id === id) for (const other of climbs_over) over.add(other);
    else if (slides_under.includes(tile.id)) over.add(id);
    const slid = tile.id === id && slides_under.includes(LAND);
    return { ...tile, over: [...over], under_land: slid || (tile.under_land && onLand(tile.at)) };
  });
}

function overlap(a: Space, b: Space | undefined): boolean {
  return b !== undefined && Math.abs(a[0] - b[0]) < WIDTH && Math.abs(a[1] - b[1]) < WIDTH;
}

function onLand([x, y]: Space): boolean {
  return [0, 1].some((dx) => [0, 1].some((dy) => isMainland([x + dx, y + dy])));
}
