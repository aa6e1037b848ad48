// Looking back at earlier turns of a game that goes on.
import type { View } from "../../wire";
import { likelyLength } from "../seismogram/trace";
import type { TableState } from "../table.svelte";

export class LookBack {
  /** The turn that is looked back at, or none: the present. */
  private turn = $state<number | null>(null);

  constructor(private readonly table: TableState) {}

  get isPast(): boolean {
    return this.turn !== null;
  }
  get last(): number {
    return this.table.turns.at(-1)?.number ?? 0;
  }
  /** The turn that is shown. */
  get at(): number {
    return this.turn ?? this.last;
  }
  /** How many turns the game has, or is likely to have. */
  get total(): number {
    const { info, game, view } = this.table;
    return info!.state === "over" || info!.state === "abandoned" ? Math.max(this.last, 1) : likelyLength(this.last, game.turnsLeft(view!));
  }
  /** The moment that is looked back at. */
  readonly view: View | null = $derived.by(() => (this.turn === null ? null : this.table.atEndOf(this.table.turns[this.turn])));

  look(turn: number | null): void {
    if (turn === this.turn) return;
    this.turn = turn;
  }

  seek(turn: number): void {
    this.look(turn >= this.last ? null : turn);
  }

  step(by: number): void {
    this.table.flush();
    this.seek(Math.max(0, this.at + by));
  }
}
