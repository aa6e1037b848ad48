/**
 * What the board looks like after each event of an update, so that one thing can move at a time.
 *
 * No rule is applied here: the events say what happened, and the last view comes from the server.
 */

import { PAWNS, type CityView, type LaidTile, type SanAndreasEvent, type SanAndreasView, type Space } from "../land/view";

const LAND = "land";
/** The coin of a null city, which lies with the destroyed ones once another has taken its place. */
const NULL = 0;
type Shifted = Extract<SanAndreasEvent, { event: "san-andreas-tile-shifted" }>;

/** The view after an event that an older view has not seen yet. */
export function viewAfter(view: SanAndreasView, event: SanAndreasEvent): SanAndreasView {
  switch (event.event) {
    case "san-andreas-city-founded": {
      const { tile, at, seat, coin } = event;
      return { ...spent(view, seat, coin), cities: [...view.cities, { tile, at, seat, coin, known: false }] };
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
          ? { ...tile, underside: event.after, steep: event.steep }
          : tile,
      );
      return { ...view, tiles };
    }
    case "san-andreas-turn-begins":
      return { ...view, turn: event.seat, turn_number: view.turn_number + 1 };
    case "san-andreas-city-destroyed": {
      const { seat, tile, at, coin, known = true } = event;
      const destroyed = view.destroyed.map((coins, n) => (n === seat && known && coin !== null ? [...coins, coin].sort() : coins));
      return { ...view, destroyed, cities: view.cities.filter((city) => !is(city, seat, tile, at)) };
    }
    case "san-andreas-tiles-sank": {
      const stays = (tile: number) => !event.tiles.includes(tile);
      return {
        ...view,
        tiles: view.tiles.filter(({ id }) => stays(id)),
        epicentres: view.epicentres.filter(({ tile }) => stays(tile)),
        pawns: ordered([...view.pawns, ...event.pawns]),
      };
    }
    case "san-andreas-coin-swapped": {
      const { seat, coin, known = true } = event;
      const back = (coins: readonly number[]): number[] => [...coins.toSpliced(coins.indexOf(coin ?? NULL), 1), NULL].sort();
      const destroyed = view.destroyed.map((coins, n) => (n === seat && known ? back(coins) : coins));
      return withCoin({ ...view, destroyed }, event.at, coin, known);
    }
    case "san-andreas-city-scored": {
      const { seat, points, at, coin } = event.score;
      const scores = view.scores.map((score, n) => (n === seat ? score + points : score));
      return withCoin({ ...view, scores }, at, coin, true);
    }
    default:
      return view;
  }
}

function is(city: CityView, seat: number, tile: number, at: Space): boolean {
  return city.seat === seat && city.tile === tile && city.at[0] === at[0] && city.at[1] === at[1];
}

/** The city has this coin from now on; `known` if all know it. */
function withCoin(view: SanAndreasView, at: Space, coin: number | null, known: boolean): SanAndreasView {
  const cities = view.cities.map((city) =>
    city.at[0] === at[0] && city.at[1] === at[1] ? { ...city, coin, known } : city,
  );
  return { ...view, cities };
}

/** The tile goes with all that is on it. What shows then, and how far the coasts are, only the last view says. */
function shifted(view: SanAndreasView, event: Shifted): SanAndreasView {
  const dx = event.after[0] - event.before[0];
  const dy = event.after[1] - event.before[1];
  const along = <Piece extends { readonly tile: number; readonly at: Space }>(piece: Piece): Piece =>
    piece.tile === event.tile ? { ...piece, at: [piece.at[0] + dx, piece.at[1] + dy] } : piece;
  return {
    ...view,
    tiles: view.tiles.map((tile) => ({ ...reordered(tile, event), showing: [], coasts: [] })),
    to_resolve: view.to_resolve.filter((pawn) => pawn !== event.pawn),
    cities: view.cities.map(along),
    epicentres: view.epicentres.filter(({ pawn }) => pawn !== event.pawn).map(along),
    pawns: event.pawn ? ordered([...view.pawns, event.pawn]) : view.pawns,
  };
}

/** The view after a shift as long as its pawn stands on the tile: it goes home when all that falls has fallen. */
export function pawnStays(before: SanAndreasView, after: SanAndreasView, { tile, pawn, before: from, after: to }: Shifted): SanAndreasView {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const epicentres = before.epicentres.map((one) => {
    const rides = one.tile === tile ? { ...one, at: [one.at[0] + dx, one.at[1] + dy] as const } : one;
    return one.pawn === pawn ? rides : (after.epicentres.find((other) => other.pawn === one.pawn) ?? rides);
  });
  return { ...after, epicentres, pawns: before.pawns };
}

/** A coin has left a hand; whose it is all know, which it is perhaps not. */
function spent(view: SanAndreasView, seat: number, coin: number | null): SanAndreasView {
  const hands = view.hands.map((hand, n) => (n === seat && hand && coin !== null ? hand.toSpliced(hand.indexOf(coin), 1) : hand));
  return { ...view, hands, hand_sizes: view.hand_sizes.map((size, n) => (n === seat ? size - 1 : size)) };
}

/** Pawns in the order in which they are told. */
function ordered(pawns: readonly string[]): string[] {
  return PAWNS.filter((pawn) => pawns.includes(pawn));
}

/** A tile as the event says that it now lies among the others. */
function reordered(tile: LaidTile, { tile: id, after, over, under }: Shifted): LaidTile {
  if (tile.id === id) return { ...tile, at: after, over, under_land: under.includes(LAND) };
  const others = tile.over.filter((other) => other !== id);
  return { ...tile, over: under.includes(tile.id) ? [...others, id] : others };
}
