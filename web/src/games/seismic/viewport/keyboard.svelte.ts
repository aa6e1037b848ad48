/** Keyboard input: a cursor that moves from cell to cell, and keys that choose, turn, act and zoom. */

import type { PointerInput } from "./pointer.svelte";
import type { Choice } from "../hand/choice.svelte";
import type { Viewport } from "./viewport.svelte";
import { cellOf, keyOf, neighbour, onTable, type Cell } from "../geometry/grid";
import { edgeOfKey } from "./hit_test";
import { meaning } from "../../../ui/keys";
import { SEISMIC_KEYS, type SeismicKey } from "../keys";
import type { Playback } from "../motion/playback.svelte";

export class KeyboardInput {
  private cursor = $state<string | null>(null);
  /** Whether the cursor is shown. */
  shows = $state(false);

  constructor(
    private readonly choice: () => Choice,
    private readonly viewport: Viewport,
    private readonly playback: Playback,
    private readonly pointerInput: () => PointerInput,
    private readonly act: () => void,
    private readonly focus: (key: string) => void,
  ) {}

  /** The cell that the keyboard is on, by its key: at first where something can be done. */
  readonly at: string = $derived.by(() => {
    if (this.cursor) return this.cursor;
    const choice = this.choice();
    const view = choice.view();
    return [...choice.places.keys()][0] ?? keyOf(view.under_way.laid ?? view.towns[0] ?? [0, 0]);
  });

  put(cell: Cell): void {
    this.cursor = keyOf(cell);
  }

  private step(edge: number): void {
    const { columns, rows } = this.choice().view();
    const next = neighbour(cellOf(this.at), edge);
    if (onTable(next, columns, rows)) this.go(next);
  }

  private go(cell: Cell): void {
    this.put(cell);
    this.shows = true;
    if (!this.choice().isPut) this.choice().point(cell);
    this.viewport.reveal([cell]);
    this.focus(keyOf(cell));
  }

  /** To the next cell where something can be done. */
  private leap(step: 1 | -1): void {
    const lit = [...this.choice().places.keys()];
    if (!lit.length) return;
    const now = lit.indexOf(this.at);
    this.go(cellOf(lit[(now < 0 ? (step > 0 ? 0 : lit.length - 1) : now + step + lit.length) % lit.length]!));
  }

  private figure(n: number): void {
    const choice = this.choice();
    const { crews, sides, towns } = choice.options;
    if (sides.length) choice.pickSide(sides[n - 1] ?? "");
    else if (towns.length) choice.pickTown(towns[n - 1] ?? "");
    else if (choice.kind === "crew" && crews[n - 1]) choice.pickCrew(crews[n - 1]!);
    else choice.take(n - 1);
  }

  /** Put the tile down; once it lies there, act. */
  private enter(): void {
    const choice = this.choice();
    const isHere = choice.at !== null && keyOf(choice.at) === this.at;
    const isPlaced = choice.kind === "lay" || choice.kind === "turn";
    if (choice.action && (!isPlaced || isHere || !this.shows)) return this.act();
    this.pointerInput().choose(cellOf(this.at), null);
  }

  /** Whether the key meant something. `onBoard`: it was pressed on the board itself and not on a button beside it. */
  key(event: KeyboardEvent, onBoard: boolean): boolean {
    if (event.key === " ") return this.space(onBoard);
    const name = meaning(SEISMIC_KEYS, event);
    if (!name || ((name === "walk" || name === "act") && !onBoard)) return false;
    const choice = this.choice();
    const doing: Record<SeismicKey, () => void> = {
      walk: () => this.step(edgeOfKey(event.code, cellOf(this.at)[1])!),
      next: () => this.leap(1),
      previous: () => this.leap(-1),
      take: () => this.figure(Number(event.key)),
      turn: () => choice.turn(1),
      turnBack: () => choice.turn(-1),
      act: () => this.enter(),
      back: () => choice.lift(),
      fit: () => this.viewport.showAll(),
      nearer: () => this.viewport.zoomBy(1.25),
      farther: () => this.viewport.zoomBy(0.8),
    };
    doing[name]();
    return true;
  }

  /** Skip what moves, or choose the cell that the keyboard is on. */
  private space(onBoard: boolean): boolean {
    if (this.playback.isBusy) this.playback.skip();
    else if (onBoard && this.shows) this.pointerInput().choose(cellOf(this.at), null);
    else return false;
    return true;
  }
}
