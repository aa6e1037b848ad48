/** Pictures for the relief, painted with the paths of the plan: ground of tiles, sea, mainland, coins, pins, rings. */

import { figure, hachurePath, hachures, shade } from "../land/tile_shading";
import { coast, pathOf } from "../land/lines";
import { BODIES, DETAILS } from "../../../ui/crew/shapes";
import { figureSize, PIN, SUITS } from "../pieces/shapes";
import { spacesBetween, tint, type Board, type Bounds, type Slab } from "../land/board";
import type { SeaChart } from "../land/sea";
import type { CityView } from "../land/view";

/** A colour by its token. */
export type Ink = (token: string) => string;

/** The tokens as the page has them now. */
export function inks(element: Element): Ink {
  const style = getComputedStyle(element);
  const known = new Map<string, string>();
  return (token) => {
    const found = known.get(token) ?? style.getPropertyValue(`--${token}`).trim();
    known.set(token, found);
    return found;
  };
}

function canvas(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const found = document.createElement("canvas");
  found.width = width;
  found.height = height;
  const context = found.getContext("2d")!;
  context.lineJoin = "round";
  return [found, context];
}

function fill(context: CanvasRenderingContext2D, d: string, colour: string, opacity = 1): void {
  context.globalAlpha = opacity;
  context.fillStyle = colour;
  context.fill(new Path2D(d));
  context.globalAlpha = 1;
}

function stroke(
  context: CanvasRenderingContext2D,
  d: string,
  colour: string,
  width: number,
  { opacity = 1, dash = [] }: { opacity?: number; dash?: readonly number[] } = {},
): void {
  context.globalAlpha = opacity;
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.setLineDash([...dash]);
  context.stroke(new Path2D(d));
  context.setLineDash([]);
  context.globalAlpha = 1;
}

const WHITE = "sign-ink";
const FONT = "Overpass Variable, Overpass, system-ui, sans-serif";

/** The top of a tile: tints, shade, hachures, lines between its spaces, its edge. */
export function paintTile(slab: Slab, ink: Ink, scale: number): HTMLCanvasElement {
  const side = 2 * scale;
  const [picture, context] = canvas(side, side);
  context.translate(-slab.at[0] * scale, (slab.at[1] + 2) * scale);
  for (const space of slab.spaces) {
    context.fillStyle = ink(tint(slab.rise(space)));
    context.fillRect(space[0] * scale, -(space[1] + 1) * scale, scale + 1, scale + 1);
  }
  const slope = shade(slab);
  const whole = `M${slab.at[0] * scale} ${-slab.at[1] * scale}h${side}v${-side}h${-side}Z`;
  if (slope.strength) fill(context, whole, ink(slope.ink === "shield" ? WHITE : slope.ink), slope.strength);
  const [mx, my] = [(slab.at[0] + 1) * scale, -(slab.at[1] + 1) * scale];
  const inner = `M${mx} ${my - scale}v${side}M${mx - scale} ${my}h${side}`;
  stroke(context, inner, ink("strata"), scale / 45, { opacity: 0.45, dash: [scale / 18, scale / 14] });
  const strokes = hachures(slab, slab.spaces).map((one) => hachurePath(one, scale));
  fill(context, strokes.join(""), ink("strata"), 0.55);
  stroke(context, whole, ink("strata"), scale / 18, { opacity: 0.9 });
  return picture;
}

/** The lean as a figure, in a square of a space; red when too steep for a coin. */
export function paintLean(slab: Slab, ink: Ink, scale: number): HTMLCanvasElement {
  const [picture, context] = canvas(scale, scale);
  context.font = `800 ${0.5 * scale}px ${FONT}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineWidth = scale / 8;
  context.strokeStyle = ink("fault-halo");
  context.strokeText(figure(slab.lean), scale / 2, scale / 2);
  context.fillStyle = ink(slab.steep ? "quake" : "fault");
  context.fillText(figure(slab.lean), scale / 2, scale / 2);
  return picture;
}

/** A wall of rock with its strata. */
export function paintRock(ink: Ink, token: "rock-w" | "rock-s"): HTMLCanvasElement {
  const [picture, context] = canvas(128, 96);
  context.fillStyle = ink(token);
  context.fillRect(0, 0, 128, 96);
  stroke(context, "M0 68H128", ink("strata"), 5, { opacity: 0.5 });
  stroke(context, "M0 37H128", ink("strata"), 2.5, { opacity: 0.5 });
  stroke(context, "M0 1H128M0 95H128", ink("strata"), 3, { opacity: 0.8 });
  return picture;
}

/** The water of a block: bands of depth, depth lines, the coast. */
export function paintSea(board: Board, seaChart: SeaChart, block: Bounds, ink: Ink, scale: number, name: string): HTMLCanvasElement {
  const [picture, context] = sheet(block, scale);
  context.fillStyle = ink("sea-0");
  context.fillRect(block.west * scale, -block.north * scale, picture.width, picture.height);
  seaChart.bands(scale).forEach((d, n) => fill(context, d, ink(`sea-${n + 1}`)));
  const { firm, fine } = seaChart.lines(scale);
  stroke(context, firm, ink("sea-ink"), scale / 40, { opacity: 0.34 });
  stroke(context, fine, ink("sea-ink"), scale / 72, { opacity: 0.34 });
  stroke(context, pathOf(coast(board, spacesBetween(block)), scale), ink("shore"), scale / 9);
  paintOcean(context, name, ink, scale);
  return picture;
}

/** The name lies on the water along its western edge, where no tile ever comes. */
function paintOcean(context: CanvasRenderingContext2D, name: string, ink: Ink, scale: number): void {
  context.save();
  context.translate(-1.35 * scale, -8.5 * scale);
  context.rotate(Math.PI / 2);
  context.font = `italic 400 ${0.72 * scale}px ${FONT}`;
  context.letterSpacing = `${0.25 * scale}px`;
  context.textAlign = "center";
  context.fillStyle = ink("sea-ink");
  context.fillText(name.toLocaleUpperCase(), 0, 0);
  context.restore();
}

/** The top of the mainland with its contours, and its border with the tiles. */
export function paintLand(seaChart: SeaChart, block: Bounds, ink: Ink, scale: number): HTMLCanvasElement {
  const [picture, context] = sheet(block, scale);
  context.fillStyle = ink("mainland");
  context.fillRect(block.west * scale, -block.north * scale, picture.width, picture.height);
  const { fine, firm } = seaChart.contours(scale);
  stroke(context, fine, ink("contour"), scale / 45);
  stroke(context, firm, ink("contour-index"), scale / 30);
  return picture;
}

function sheet({ west, south, east, north }: Bounds, scale: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const [picture, context] = canvas((east - west) * scale, (north - south) * scale);
  context.translate(-west * scale, north * scale);
  return [picture, context];
}

/** A coin from above, in a square of 1.1 spaces. */
export function paintCoin(city: CityView, colour: number, ink: Ink, scale: number): HTMLCanvasElement {
  const side = 1.1 * scale;
  const radius = 0.34 * scale;
  const unit = radius / 12.2;
  const [picture, context] = canvas(side, side);
  context.translate(side / 2, side / 2);
  disc(context, radius + 2 * unit, ink("crew-halo"));
  disc(context, radius, ink(`crew-${colour % 4}`));
  const secret = city.coin !== null && !city.known;
  const rim = `M${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0Z`;
  stroke(context, rim, ink("crew-line"), 1.6 * unit, { dash: secret ? [3.2 * unit, 2 * unit] : [] });
  if (city.coin === null) {
    paintSeat(context, colour, 0, 0, 1.34 * radius, ink);
    return picture;
  }
  disc(context, 0.72 * radius, ink(WHITE), ink("crew-line"), 0.8 * unit);
  context.font = `800 ${1.1 * figureSize(radius)}px ${FONT}`;
  context.textAlign = "center";
  context.fillStyle = ink("warn-ink");
  context.fillText(String(city.coin), 0, 0.39 * figureSize(radius));
  paintSeat(context, colour, 0.9 * radius, -0.82 * radius, radius, ink);
  return picture;
}

function disc(context: CanvasRenderingContext2D, radius: number, colour: string, line = "", width = 0): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fillStyle = colour;
  context.fill();
  if (!width) return;
  context.strokeStyle = line;
  context.lineWidth = width;
  context.stroke();
}

function paintSeat(context: CanvasRenderingContext2D, colour: number, x: number, y: number, width: number, ink: Ink): void {
  const body = BODIES[colour % 4]!;
  const details = DETAILS[colour % 4]!;
  context.save();
  context.translate(x, y);
  context.scale(width / 24, width / 24);
  context.translate(-12, -12);
  stroke(context, body, ink("crew-halo"), 5);
  fill(context, body, ink(`crew-${colour % 4}`));
  stroke(context, body, ink("crew-line"), 1.7);
  if (details.bands) fill(context, details.bands, ink("crew-halo"));
  for (const [d, breadth] of details.lines) stroke(context, d, ink("crew-line"), breadth);
  context.restore();
}

/** A survey pin in a box of 26 × 36, standing on the middle of its lower edge. */
export function paintPin(pawn: string, ink: Ink, scale: number): HTMLCanvasElement {
  const [picture, context] = canvas(26 * scale, 36 * scale);
  context.scale(scale, scale);
  context.translate(13, 24.5);
  stroke(context, PIN, ink("crew-halo"), 3.2);
  fill(context, PIN, ink("warn-ink"));
  context.translate(0, -7.2);
  context.scale(0.594, 0.594);
  const suit = SUITS[pawn] ?? "";
  if (pawn === "S") {
    disc(context, 4.3, ink("crew-halo"));
    context.lineCap = "round";
    stroke(context, suit, ink("crew-halo"), 2.1);
  } else fill(context, suit, ink("crew-halo"));
  return picture;
}

/** What lies flat on a space: the ring of a legal one, the frame of the chosen one, the shock of an epicentre. */
export function paintMark(kind: "found" | "mark" | "chosen" | "shock", ink: Ink, scale: number): HTMLCanvasElement {
  const [picture, context] = canvas(scale, scale);
  context.translate(scale / 2, scale / 2);
  const unit = scale / 36;
  const circle = (radius: number) => `M${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0Z`;
  if (kind === "shock") {
    stroke(context, circle(0.46 * scale), ink("quake"), 1.3 * unit, { opacity: 0.8 });
    stroke(context, circle(0.33 * scale), ink("quake"), 1.9 * unit);
  } else if (kind === "chosen") {
    const half = 0.46 * scale;
    const square = `M${-half} ${-half}H${half}V${half}H${-half}Z`;
    fill(context, square, ink("revision-wash"));
    stroke(context, square, ink("revision"), 2.6 * unit);
  } else {
    const ring = kind === "found" ? circle(0.29 * scale) : "M0 10.8L-7.9-.7A10.4 10.4 0 1 1 7.9-.7Z";
    if (kind === "mark") context.scale(unit, unit);
    const breadth = kind === "mark" ? 1 : unit;
    stroke(context, ring, ink("sheet"), 3.8 * breadth, { opacity: 0.7 });
    fill(context, ring, ink("legal-fill"));
    stroke(context, ring, ink("revision"), 1.9 * breadth, { dash: [3.2 * breadth, 2.4 * breadth] });
  }
  return picture;
}
