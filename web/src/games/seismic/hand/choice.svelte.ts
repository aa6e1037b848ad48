/** What a player has in hand and points at, shared by the board and the hand; nothing of it is sent by itself. */

import type { SeismicLaidTile, SeismicView } from "../../../wire";
import { layAction, nextRotation, readActions, turnAction, type Options, type Places } from "./actions";
import { tileAt } from "../geometry/tile_faces";
import { cellOf, keyOf, type Cell } from "../geometry/grid";

export type Kind = "lay" | "turn" | "crew" | "side" | "town";

const NOWHERE: Places = new Map();

export class Choice {
  readonly view: () => SeismicView;
  readonly legal: () => readonly string[];
  /** The face-up tile that was taken, by its place in the row. */
  private taken = $state<number | null>(null);
  private turned = $state(0);
  /** Where the tile was put down, by the cell's key. */
  private put = $state<string | null>(null);
  /** The lit cell under the pointer. */
  private pointed = $state<string | null>(null);
  /** The fragment to claim, now or when the tile lies. */
  claim = $state<string | null>(null);
  private side = $state<string | null>(null);
  private town = $state<string | null>(null);
  /** Counts refusals, for the tray to shake its head. */
  refusals = $state(0);
  private promised: { at: string; fragment: string } | null = null;
  /** The proposed action, and the question it belongs to. */
  private advised = $state.raw<{ action: string; legal: readonly string[] } | null>(null);

  constructor(view: () => SeismicView, legal: () => readonly string[]) {
    this.view = view;
    this.legal = legal;
  }

  readonly options: Options = $derived.by(() => readActions(this.legal()));

  /** The place in the row of the tile in hand: the one that was taken, or else the first that fits somewhere. */
  readonly slot: number | null = $derived.by(() => {
    const row = this.view().face_up;
    const fits = (place: number): boolean => this.options.lays.has(row[place] ?? "");
    if (this.taken !== null && fits(this.taken)) return this.taken;
    if (this.options.crews.length) return null;
    const first = row.findIndex((_, place) => fits(place));
    return first < 0 ? null : first;
  });

  readonly tile: string | null = $derived.by(() => (this.slot === null ? null : (this.view().face_up[this.slot] ?? null)));

  /** The cells that light up, and the rotations that fit there. */
  readonly places: Places = $derived.by(() => {
    if (this.tile !== null) return this.options.lays.get(this.tile) ?? NOWHERE;
    return this.options.turns;
  });

  /** Where the tile is shown: where it was put down, or else under the pointer. */
  readonly at: Cell | null = $derived.by(() => {
    const key = [this.put, this.pointed].find((cell) => cell !== null && this.places.has(cell));
    return key ? cellOf(key) : null;
  });

  readonly isPut: boolean = $derived.by(() => this.put !== null && this.places.has(this.put));

  /** The rotations to go through: what fits where the tile is shown, or anywhere. */
  readonly fitting: readonly number[] = $derived.by(() => {
    if (this.at) return this.places.get(keyOf(this.at)) ?? [];
    return [...new Set([...this.places.values()].flat())].sort((one, other) => one - other);
  });

  readonly rotation: number = $derived.by(() =>
    this.fitting.includes(this.turned) ? this.turned : (this.fitting[0] ?? 0),
  );

  /** The tile as it would lie. */
  readonly preview: SeismicLaidTile | null = $derived.by(() => {
    if (!this.at) return null;
    if (this.tile !== null) return tileAt(this.at, this.tile, this.rotation);
    const there = this.view().board.find((tile) => keyOf(tile.at) === keyOf(this.at!));
    return there ? tileAt(this.at, there.tile, this.rotation) : null;
  });

  readonly kind: Kind | null = $derived.by(() => {
    if (this.options.sides.length) return "side";
    if (this.options.towns.length) return "town";
    if (this.tile !== null) return "lay";
    if (this.options.turns.size) return "turn";
    return this.options.crews.length ? "crew" : null;
  });

  readonly pickedSide: string | null = $derived.by(() =>
    this.side !== null && this.options.sides.includes(this.side) ? this.side : null,
  );

  readonly pickedTown: string | null = $derived.by(() =>
    this.town !== null && this.options.towns.includes(this.town) ? this.town : null,
  );

  /** The fragment of the laid tile that would be claimed: the one that was picked, or the only one there is. */
  readonly pickedCrew: string | null = $derived.by(() => {
    const { crews } = this.options;
    if (this.kind !== "crew") return null;
    if (this.claim !== null && crews.includes(this.claim)) return this.claim;
    return crews.length === 1 ? crews[0]! : null;
  });

  /** What the act button would do. */
  readonly action: string | null = $derived.by(() => {
    if (this.kind === "side") return this.pickedSide && `side ${this.pickedSide}`;
    if (this.kind === "town") return this.pickedTown && `town ${this.pickedTown}`;
    if (this.kind === "crew") return this.pickedCrew && `crew ${this.pickedCrew}`;
    if (this.kind === null) return this.options.pass ? "pass" : null;
    if (!this.isPut || !this.at) return null;
    return this.tile !== null ? layAction(this.tile, this.at, this.rotation) : turnAction(this.at, this.rotation);
  });

  take(place: number): void {
    const tile = this.view().face_up[place];
    if (tile === undefined || !this.options.lays.has(tile)) return this.refuse();
    if (place !== this.slot) this.lift();
    // Where a road may be claimed instead, the second tile can be laid back.
    const isBack = this.options.crews.length > 0 && place === this.slot;
    this.taken = isBack ? null : place;
  }

  /** Put the tile down here; false if it does not fit. */
  putAt(cell: Cell): boolean {
    const key = keyOf(cell);
    if (!this.places.has(key)) return false;
    if (this.put !== key) this.claim = null;
    // What is shown under the pointer stays as it is.
    this.turned = this.rotation;
    this.put = key;
    return true;
  }

  point(cell: Cell | null): void {
    const key = cell && keyOf(cell);
    this.pointed = key !== null && this.places.has(key) ? key : null;
  }

  turn(step: 1 | -1): void {
    if (this.fitting.length < 2) return;
    this.turned = nextRotation(this.fitting, this.rotation, step);
    if (this.kind !== "crew") this.claim = null;
  }

  turnTo(rotation: number): void {
    this.turned = rotation;
  }

  /** Take the tile back into the hand. */
  lift(): void {
    this.put = null;
    if (this.kind !== "crew") this.claim = null;
  }

  pickSide(side: string): boolean {
    if (!this.options.sides.includes(side)) return false;
    this.side = side;
    return true;
  }

  pickTown(town: string): boolean {
    if (!this.options.towns.includes(town)) return false;
    this.town = town;
    return true;
  }

  /** Claim this road, now or with the tile in hand; once more takes the wish back. */
  pickCrew(fragment: string): void {
    if (this.options.crews.includes(fragment)) this.taken = null;
    this.claim = this.claim === fragment && this.kind !== "crew" ? null : fragment;
  }

  /** Have in hand what this action says, as if the player had chosen it; false if it may not be done. */
  show(action: string): boolean {
    const legal = this.legal();
    if (!legal.includes(action)) return false;
    const [verb, first = "", second = "", third = ""] = action.split(" ");
    this.put = this.taken = this.claim = null;
    if (verb === "lay") {
      [this.taken, this.put, this.turned] = [this.view().face_up.indexOf(first), second, Number(third.slice(1))];
    } else if (verb === "turn") [this.put, this.turned] = [first, Number(second.slice(1))];
    else if (verb === "crew") this.claim = first;
    else if (verb === "side") this.side = first;
    else if (verb === "town") this.town = first;
    this.advised = { action, legal };
    return true;
  }

  /** The action that was proposed for this question, if any. */
  get proposed(): string | null {
    return this.advised && this.advised.legal === this.legal() ? this.advised.action : null;
  }

  refuse(): void {
    this.refusals++;
  }

  /** The action is on its way: forget what was pointed at, but not a claim that was promised. */
  done(action: string): void {
    const laid = this.kind === "lay" && this.claim && this.at ? { at: keyOf(this.at), fragment: this.claim } : null;
    this.promised = action.startsWith("lay ") ? laid : null;
    this.put = this.pointed = this.taken = this.claim = this.side = this.town = null;
  }

  /** The claim that was promised with the tile, once it may be made. */
  due(): string | null {
    const { crews } = this.options;
    if (!this.promised || !crews.length) return null;
    const { at, fragment } = this.promised;
    const laid = this.view().under_way.laid;
    this.promised = null;
    return laid && keyOf(laid) === at && crews.includes(fragment) ? `crew ${fragment}` : null;
  }
}
