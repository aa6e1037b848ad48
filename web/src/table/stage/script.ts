// Writes a scene, motion by motion.
import type { View } from "../../wire";
import type { Beat, Scene, Stage } from "./scene";

/** Milliseconds: the rows of the players change places, and the winner's name stands alone. */
export const PLACES = 500;
const NAMED = 1400;

export class Script<V extends View, M> {
  private readonly beats: Beat<V, M>[] = [];
  private readonly stages: Stage[] = [];
  private winners: readonly number[] | undefined;
  /** How many events have been seen. */
  seen = 0;

  constructor(
    /** What is seen from now on. */
    public view: V,
    /** What moves when nothing does. */
    private readonly still: () => M,
  ) {}

  /** Something moves; what it brings is to be put into the view behind it. */
  move(kind: string, length: number, motion: M, more: Pick<Beat, "begins" | "ends" | "count"> = {}): void {
    const stage = this.stages.length ? { stage: this.stages.length - 1 } : {};
    this.beats.push({ kind, length, view: this.view, motion, seen: this.seen, ...stage, ...more });
  }

  /** Nothing moves for so long. */
  rest(kind: string, length: number, more: Pick<Beat, "begins" | "ends"> = {}): void {
    this.move(kind, length, this.still(), more);
  }

  /** A game has ended: the rows change places, then all is told and the winner named; what leads on comes behind the scene. */
  end(lines: number, winners: readonly number[]): void {
    this.winners = winners;
    this.rest("places", PLACES);
    this.tell(lines);
    this.rest("named", NAMED, { begins: { sound: "win" } });
  }

  /** So many sentences have been told now, and all that has been seen. */
  tell(lines: number): void {
    const stage = this.stages.length ? { stage: this.stages.length - 1 } : {};
    const told = { events: this.seen, lines };
    this.beats.push({ kind: "tell", length: 0, view: this.view, motion: this.still(), seen: this.seen, told, ...stage });
  }

  /** The next stage of a quake begins. */
  enter(stage: Stage): void {
    this.stages.push(stage);
  }

  /** The scene, with what the server says that has come of it. */
  ending(after: V, longest: number, size = 0): Scene<V, M> {
    return { beats: this.beats, after, events: this.seen, longest, stages: this.stages, size, winners: this.winners };
  }
}
