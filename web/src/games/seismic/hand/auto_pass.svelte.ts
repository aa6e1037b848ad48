/** A turn in which a tile was laid and nothing is left to claim ends by itself, after a moment in which the lay can be taken back. */

import type { Choice } from "./choice.svelte";

/** Milliseconds of that moment. */
export const MOMENT = 1200;

export class AutoPass {
  /** The question for which it was stopped. */
  private stopped = $state.raw<readonly string[] | null>(null);

  /** `choice` is null where nothing may end by itself. */
  constructor(
    private readonly choice: () => Choice | null,
    private readonly pass: () => void,
  ) {}

  /** Whether the turn is about to end. */
  readonly runs: boolean = $derived.by(() => {
    const choice = this.choice();
    return choice !== null && choice.legal() !== this.stopped && hasNothingLeft(choice);
  });

  /** Run as an effect: it ends the turn when the moment is over, unless the question changes before. */
  follow(): (() => void) | undefined {
    if (!this.runs) return undefined;
    const timer = setTimeout(() => this.pass(), MOMENT);
    return () => clearTimeout(timer);
  }

  /** Let the player end this turn by hand. */
  stop(): void {
    this.stopped = this.choice()?.legal() ?? null;
  }
}

function hasNothingLeft(choice: Choice): boolean {
  const legal = choice.legal();
  return legal.length === 1 && legal[0] === "pass" && choice.view().under_way.laid !== null;
}
