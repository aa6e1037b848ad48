// The pen while a quake plays: its place on the axis opens, the pen writes in real time, then the place closes.
import type { Stage } from "../stage/stage.svelte";
import type { Opening } from "./axis";

/** Milliseconds in which the place opens and closes. */
const OPENS = 160;

/** What the pen writes now. */
export interface Writing {
  /** The turn of the quake. */
  readonly turn: number;
  /** How strong it is, and how much of it is over, from 0 to 1. */
  readonly size: number;
  readonly part: number;
}

export class QuakePen {
  writing = $state.raw<Writing | null>(null);
  opening = $state.raw<Opening | null>(null);
  private frame = 0;

  /** Follow the stage, frame by frame, as long as a quake plays at this turn; to be called in an effect. */
  follow(stage: Stage | null, turn: number, reduced: boolean): (() => void) | undefined {
    const isQuake = stage?.beat?.stage !== undefined;
    if (!isQuake && !this.opening) return undefined;
    const [began, from] = [performance.now(), this.opening?.open ?? 0];
    const next = (): void => {
      const part = stage?.quakePart ?? null;
      this.writing = part === null ? null : { turn, size: stage!.scene!.size ?? 0, part };
      const gone = reduced ? 1 : Math.min(1, (performance.now() - began) / OPENS);
      const open = part === null ? from * (1 - gone) : from + (1 - from) * gone;
      this.opening = open > 0 ? { turn: part === null ? (this.opening?.turn ?? turn) : turn, open } : null;
      if (part !== null || this.opening) this.frame = requestAnimationFrame(next);
    };
    next();
    return () => cancelAnimationFrame(this.frame);
  }
}
