/** The names of spaces and tiles: a letter for the column from the west, a number for the row from the north. */

import { t } from "../../i18n/i18n.svelte";
import { letters } from "../atlas";
import type { SanAndreasView, Space } from "./land/view";

/** Row 1 is the northernmost that a tile could ever reach. */
const NORTH = 22;

/** Nothing ever lies to the west of column A. */
export const columnLetter = (x: number): string => (x > 0 ? letters(x - 1) : "");
export const rowNumber = (y: number): number => NORTH + 1 - y;

/** The name of a space: `E12`; empty on the open sea in the west. */
export function placeName([x, y]: Space): string {
  return x > 0 ? `${columnLetter(x)}${rowNumber(y)}` : "";
}

/** What the sentences about a tile ask for: the pawn on it or `none`, and its north-western space. */
export function tileParams({ tiles, epicentres }: Pick<SanAndreasView, "tiles" | "epicentres">, id: number): { pawn: string; tile: string } {
  const [x, y] = tiles.find((tile) => tile.id === id)?.at ?? [1, 1];
  return { pawn: epicentres.find((mark) => mark.tile === id)?.pawn ?? "none", tile: placeName([x, y + 1]) };
}

/** A tile within a sentence: “the Sun’s tile”, “the tile at E12”. */
export function tileName(view: Pick<SanAndreasView, "tiles" | "epicentres">, id: number): string {
  return t("sanandreas-the-tile", tileParams(view, id));
}
