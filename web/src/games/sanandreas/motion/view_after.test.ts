import { expect, test } from "vitest";
import { applyUpdate } from "../../../table/apply_update";
import type { Update, Welcome } from "../../../wire";
import position from "../fixtures/turn-37.json";
import { Board } from "../land/board";
import type { SanAndreasEvent, SanAndreasView } from "../land/view";
import recorded from "../recorded/stream.json";
import { viewAfter } from "./view_after";

const view = position.view as unknown as SanAndreasView;
const city = view.cities[0]!;
const swapped = (coin: number | null, known: boolean): SanAndreasEvent => ({ event: "san-andreas-coin-swapped", seat: city.seat, tile: city.tile, at: [city.at[0], city.at[1]], coin, known });

test("a coin that was lost face down comes back face down", () => {
  expect(viewAfter(view, swapped(null, false)).cities[0]).toMatchObject({ coin: null, known: false });
  expect(viewAfter(view, swapped(4, false)).cities[0]).toMatchObject({ coin: 4, known: false });
  expect(viewAfter(view, swapped(4, true)).cities[0]).toMatchObject({ coin: 4, known: true });
});

test("a lake is one only while no tile lies there", () => {
  const board = new Board({ ...view, lakes: [[0, 9], [view.tiles[0]!.at[0], view.tiles[0]!.at[1]]] });
  expect(board.isLake([0, 9])).toBe(true);
  expect(board.isLake([0, 10])).toBe(false);
  expect(board.isLake(view.tiles[0]!.at)).toBe(false);
});

test("the events of every update of a game lead to what the server says", () => {
  const { welcome, updates } = recorded as unknown as { welcome: Welcome; updates: Update[] };
  // A null city is known as soon as its swap is asked about: no event says so.
  const told = ({ cities, epicentres, pawns, hands, hand_sizes, destroyed, scores, turn, turn_number }: SanAndreasView) => ({
    cities: cities.map(({ seat, tile, at }) => [seat, tile, at]), epicentres, pawns, hands, hand_sizes, destroyed, scores, turn, turn_number,
  });
  let before = welcome.view as SanAndreasView;
  for (const update of updates) {
    const events = (update.steps ?? []).flatMap((step) => step.events) as SanAndreasEvent[];
    const after = applyUpdate(before as never, update, welcome.keyed) as SanAndreasView;
    expect(told(events.reduce(viewAfter, before)), `entry ${update.seq}`).toEqual(told(after));
    before = after;
  }
});
