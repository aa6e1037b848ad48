/** What a player has in hand and points at, shared by the board and the hand; nothing of it is sent by itself. */

import type { SeismicLaidTile, SeismicTileTurned, SeismicView } from "../../../wire";
import { layAction, nextRotation, readActions, turnAction, type Options, type Places } from "./actions";
import { foreseen, nextTurn, resultOf, shorterWay, type Result } from "./turning";
import { tileAt, turnedTile } from "../geometry/tile_faces";
import { cellOf, keyOf, type Cell } from "../geometry/grid";

export type Kind = "lay" | "turn" | "crew" | "side" | "town";

/** By action: what the server foresees. */
export type Previews = Readonly<Record<string, readonly unknown[]>>;

const NOWHERE: Places = new Map();

export class Choice {
  readonly view: () => SeismicView;
  readonly legal: () => readonly string[];
  /** The face-up tile that was taken, by its place in the row. */
  private taken = $state<number | null>(null);
  private turned = $state(0);
  /** Aftershocks: by how many sixths the tile is turned from where it lies, to the right; less than 0 to the left. */
  sixths = $state(0);
  /** While it is dragged: by what part of a sixth it is further. */
  swing = $state(0);
  /** By how many sixths it went at once, for the board to show it turning. */
  lastStep = $state(0);
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

  constructor(
    view: () => SeismicView,
    legal: () => readonly string[],
    private readonly previews: () => Previews = () => ({}),
  ) {
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

  /** Where the tile is shown: where it was put down, or else under the pointer. A laid tile turns only once it is chosen. */
  readonly at: Cell | null = $derived.by(() => {
    const key = [this.put, this.tile === null ? null : this.pointed].find((cell) => cell !== null && this.places.has(cell));
    return key ? cellOf(key) : null;
  });

  /** The lit cell under the pointer, by its key, as long as none is chosen. */
  readonly here: string | null = $derived.by(() => (this.isPut || this.pointed === null || !this.places.has(this.pointed) ? null : this.pointed));

  readonly isPut: boolean = $derived.by(() => this.put !== null && this.places.has(this.put));

  /** The rotations to go through: what fits where the tile is shown, or anywhere. */
  readonly fitting: readonly number[] = $derived.by(() => {
    if (this.at) return this.places.get(keyOf(this.at)) ?? [];
    return [...new Set([...this.places.values()].flat())].sort((one, other) => one - other);
  });

  readonly rotation: number = $derived.by(() =>
    this.fitting.includes(this.turned) ? this.turned : (this.fitting[0] ?? 0),
  );

  /** Aftershocks: the chosen tile, as it lies. */
  readonly turning: SeismicLaidTile | null = $derived.by(() => {
    const { at } = this;
    return (at && this.tile === null && this.view().board.find((tile) => keyOf(tile.at) === keyOf(at))) || null;
  });

  /** What the turn comes to. */
  readonly result: Result = $derived.by(() => (this.turning ? resultOf(this.turning, this.sixths, this.fitting) : "same"));

  /** What the server foresees of it. */
  readonly foreseen: SeismicTileTurned | null = $derived.by(() => foreseen(this.previews(), this.turning && this.action));

  /** The tile as it would lie. */
  readonly preview: SeismicLaidTile | null = $derived.by(() => {
    if (this.turning) return turnedTile(this.turning, this.sixths);
    return this.at && this.tile !== null ? tileAt(this.at, this.tile, this.rotation) : null;
  });

  /** Whether the tile in hand or the chosen one can be turned to something else that fits. */
  readonly canTurn: boolean = $derived.by(() => {
    if (this.kind === "lay") return this.fitting.length > 1;
    return this.turning !== null && nextTurn(this.turning, this.sixths, 1, this.fitting) !== this.sixths;
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
    if (this.tile !== null) return layAction(this.tile, this.at, this.rotation);
    return typeof this.result === "number" ? turnAction(this.at, this.result) : null;
  });

  take(place: number): void {
    const tile = this.view().face_up[place];
    if (tile === undefined || !this.options.lays.has(tile)) return this.refuse();
    if (place !== this.slot) this.lift();
    // Where a road may be claimed instead, the second tile can be laid back.
    const isBack = this.options.crews.length > 0 && place === this.slot;
    this.taken = isBack ? null : place;
  }

  /** Put the tile down here, or choose the one that lies here and give it its first turn; false if nothing fits. */
  putAt(cell: Cell): boolean {
    const key = keyOf(cell);
    if (!this.places.has(key)) return false;
    if (this.put !== key) this.claim = null;
    // What is shown under the pointer stays as it is.
    if (this.tile !== null) this.turned = this.rotation;
    else if (this.put !== key) this.turnBy(shorterWay(this.places.get(key)![0]!));
    this.put = key;
    return true;
  }

  point(cell: Cell | null): void {
    const key = cell && keyOf(cell);
    this.pointed = key !== null && this.places.has(key) ? key : null;
  }

  turn(step: 1 | -1): void {
    if (this.turning) return this.turnBy(nextTurn(this.turning, this.sixths, step, this.fitting), this.sixths);
    if (this.fitting.length < 2 || this.tile === null) return;
    this.turned = nextRotation(this.fitting, this.rotation, step);
    if (this.kind !== "crew") this.claim = null;
  }

  private turnBy(sixths: number, before = 0): void {
    [this.lastStep, this.sixths, this.swing] = [sixths - before, sixths, 0];
  }

  /** Drag the chosen tile by some part of a sixth; it may come to lie as it does not fit. */
  swingBy(sixths: number): void {
    const free = this.sixths + this.swing + sixths;
    this.sixths = Math.round(free);
    [this.swing, this.lastStep] = [free - this.sixths, 0];
  }

  /** The drag is over: the tile lies in the nearest direction. */
  settle(): void {
    this.swing = 0;
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
    } else if (verb === "turn") {
      this.put = first;
      this.turnBy(shorterWay(Number(second.slice(1))));
    } else if (verb === "crew") this.claim = first;
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
