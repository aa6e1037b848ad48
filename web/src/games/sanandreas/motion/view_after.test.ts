import { expect, test } from "vitest";
import position from "../fixtures/turn-37.json";
import { Board } from "../land/board";
import type { SanAndreasEvent, SanAndreasView } from "../land/view";
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
