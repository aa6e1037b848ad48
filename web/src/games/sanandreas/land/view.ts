/** The wire types that a San Andreas board reads, as read-only types. */

import type * as wire from "../../../wire";

type Readable<T> = T extends object ? { readonly [Key in keyof T]: Readable<T[Key]> } : T;

export type Space = readonly [x: number, y: number];
export type SanAndreasView = Readable<wire.SanAndreasView>;
export type Underside = Readable<wire.SanAndreasUnderside>;
export type LaidTile = Readable<wire.SanAndreasLaidTile>;
export type CityView = Readable<wire.SanAndreasCity>;
export type EpicentreView = Readable<wire.SanAndreasEpicentre>;
export type CoastWay = Readable<wire.SanAndreasCoastLine>;
export type CityScore = Readable<wire.SanAndreasCityScore>;
export type SanAndreasEvent = Readable<wire.SanAndreasEvent>;
export type EventOf<Name extends SanAndreasEvent["event"]> = Extract<SanAndreasEvent, { event: Name }>;

/** The suits, in the order in which dice are told: suns, moons, crowns, arms. */
export const PAWNS = ["S", "M", "C", "A"] as const;

/** What the server says would follow if this pawn's die were resolved next. */
export interface ShiftPreview {
  readonly pawn: string;
  readonly events: readonly SanAndreasEvent[];
}

/** What a question tells of each die that may come next, by the action that chooses it. */
export function previewsOf(told: Readonly<Record<string, readonly unknown[]>>): ShiftPreview[] {
  return Object.entries(told).map(([action, would]) => ({ pawn: action.split(" ")[1] ?? "", events: would as SanAndreasEvent[] }));
}

export function spaceName(space: Space): string {
  return `${space[0]},${space[1]}`;
}

/** Tells cities apart even while one tile slides over another: then two of them may be on one space. */
export function cityName(city: Pick<CityView, "tile" | "at">): string {
  return `${city.tile}/${spaceName(city.at)}`;
}

export function sameSpace(a: Space | null | undefined, b: Space | null | undefined): boolean {
  return a != null && b != null && a[0] === b[0] && a[1] === b[1];
}

export type Corners = readonly [number, number, number, number];

/** The heights of a tile's corners SW, SE, NW and NE. */
export function heightsOf({ corners, denominator }: Underside): Corners {
  return corners.map((corner) => corner / denominator) as unknown as Corners;
}
