/** How a map lies on its sheet: which part of the land it shows, how large, and the margins around it. */

import { shown, type Camera } from "../../../ui/pan_zoom/camera";
import { spacesBetween, type Board } from "../land/board";
import type { Space } from "../land/view";
import { columnLetter, rowNumber } from "../places";

/** However much room there is, nothing is drawn larger than this. */
const LARGEST = 48;
/** Below so many pixels to a space a picture is a thumbnail. */
export const SMALL = 18;
/** What a plan shows at least. */
const WEST = -5.5;
const SOUTH = -0.9;
const EAST = 14.2;
const NORTH = 17.9;
/** A picture that is not as wide as this has no room for much sea. */
export const PHONE = 600;
const NARROW_WEST = -1.3;
const NARROW_EAST = 12.2;
/** On a phone one row of land beyond the coast. */
const NARROW_SOUTH = 0.2;
const NARROW_NORTH = 17.8;
/** Around tiles that have come further than that; north and south only what is under land lies there. */
const MARGIN = 1.2;
const RIM = 0.35;

/** A part of the land, in spaces, y to the south. */
export interface Window {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

export interface Margins {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const FRAMED: Margins = { left: 42, top: 32, right: 20, bottom: 22 };
export const BARE: Margins = { left: 0, top: 0, right: 0, bottom: 0 };

export interface Sheet {
  readonly window: Window;
  readonly scale: number;
  readonly margins: Margins;
  readonly width: number;
  readonly height: number;
  /** Where the point (0, 0) of the land falls. */
  readonly origin: readonly [number, number];
}

/** How much finer than usual the lines of a small map are. */
export function weight(scale: number): number {
  return Math.max(0.55, Math.min(1, scale / 34));
}

/** What a plan shows: the coast, all tiles; on a phone less sea. */
export function planWindow(board: Board, narrow: boolean): Window {
  const { west, south, east, north } = board.bounds();
  return {
    west: Math.min(narrow ? NARROW_WEST : WEST, west - MARGIN),
    north: -Math.max(narrow ? NARROW_NORTH : NORTH, north + RIM),
    east: Math.max(narrow ? NARROW_EAST : EAST, east + MARGIN),
    south: -Math.min(narrow ? NARROW_SOUTH : SOUTH, south - RIM),
  };
}

/** The same window with so many pixels of sea to the west of all land: there stand buttons that may cover none of it. */
export function withSea(window: Window, board: Board, room: number, width: number, height: number): Window {
  const { west, east } = board.bounds();
  const scale = wholePixels(Math.min(height / (window.south - window.north), (width - room) / (east + RIM - west)));
  return { ...window, west: Math.min(window.west, west - room / scale), east: east + RIM };
}

/** A sheet of the size asked for that shows at least the window, as large as it goes; `westward` is the part of the room beside it that goes to the west. */
export function layOut(window: Window, width: number, height: number, margins: Margins, westward = 0.5): Sheet {
  const mapWidth = Math.max(24, width - margins.left - margins.right);
  const mapHeight = Math.max(24, height - margins.top - margins.bottom);
  const least = { width: window.east - window.west, height: window.south - window.north };
  const scale = wholePixels(Math.min(LARGEST, mapWidth / least.width, mapHeight / least.height));
  const dx = Math.max(0, mapWidth / scale - least.width);
  const dy = Math.max(0, mapHeight / scale - least.height) / 2;
  const all = {
    west: window.west - dx * westward,
    north: window.north - dy,
    east: window.east + dx * (1 - westward),
    south: window.south + dy,
  };
  return {
    window: all,
    scale,
    margins,
    width,
    height,
    origin: [margins.left + onPixel(-all.west * scale), margins.top + onPixel(-all.north * scale)],
  };
}

/** The map of a sheet, without its margins, in pixels. */
export function mapOf({ width, height, margins }: Sheet): { width: number; height: number; left: number; top: number } {
  const { left, top, right, bottom } = margins;
  return { width: width - left - right, height: height - top - bottom, left, top };
}

/** As many whole pixels of the screen to a space as there is room for: lines between spaces are then sharp. */
function wholePixels(scale: number): number {
  const ratio = globalThis.devicePixelRatio || 1;
  return Math.max(1, Math.floor(scale * ratio)) / ratio;
}

function onPixel(at: number): number {
  const ratio = globalThis.devicePixelRatio || 1;
  return Math.round(at * ratio) / ratio;
}

/** The camera that shows all of a sheet. */
export function wholeView({ scale, origin, margins }: Sheet): Camera {
  return { x: origin[0] - margins.left, y: origin[1] - margins.top, scale };
}

/** The part of a sheet that is in sight, as its frame has to count it. */
export function inSight(sheet: Sheet, camera: Camera): Sheet {
  const { left, top } = sheet.margins;
  return { ...sheet, scale: camera.scale, window: shown(camera, mapOf(sheet)), origin: [left + camera.x, top + camera.y] };
}

/** All spaces that a window touches, and one more around. */
export function spacesIn({ west, south, east, north }: Window): Space[] {
  return spacesBetween({
    west: Math.floor(west) - 1,
    south: Math.floor(-south) - 1,
    east: Math.ceil(east) + 1,
    north: Math.ceil(-north) + 1,
  });
}

export interface Tick {
  readonly at: number;
  readonly words: string;
}

/** The letters of the columns and the numbers of the rows, each at the middle of its space; fewer where they would touch. */
export function ticks({ window, scale, origin: [x, y] }: Sheet): { across: Tick[]; down: Tick[] } {
  const across = range(Math.ceil(window.west - 0.3), Math.floor(window.east - 0.7));
  const down = range(Math.ceil(-window.south - 0.3), Math.floor(-window.north - 0.7));
  return {
    across: spaced(across, 30 / scale).map((n) => ({ at: x + (n + 0.5) * scale, words: columnLetter(n) })).filter(({ words }) => words),
    down: spaced(down, 18 / scale).map((n) => ({ at: y - (n + 0.5) * scale, words: String(rowNumber(n)) })),
  };
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => first + n);
}

function spaced(all: readonly number[], room: number): number[] {
  const every = Math.ceil(room);
  return all.filter((n) => n % every === 0);
}
