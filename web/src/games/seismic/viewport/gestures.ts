/** Recognises taps, drags, pinches and hovering from pointer events. */

import type { Point } from "../../../ui/land/plane";

export interface Gestures {
  /** Whether a press was no pull: what it points at, and whether a mouse or a finger did it. */
  tap(at: Point, mouse: boolean): void;
  pull(dx: number, dy: number): void;
  /** Whether a pull from here turns something instead. */
  grabs?(at: Point): boolean;
  swing?(from: Point, to: Point): void;
  /** What was being turned is let go. */
  drop?(): void;
  /** Two fingers: their middle, by how much they moved apart. */
  pinch(middle: Point, factor: number): void;
  look(at: Point | null): void;
}

/** A press that moves further than this is a pull. */
const SLACK = 6;

type Pointer = Pick<PointerEvent, "pointerId" | "clientX" | "clientY" | "pointerType" | "button">;

export class GestureHandlers {
  private down = new Map<number, { from: Point; at: Point }>();
  private pulled = false;
  /** The pointer that turns something. */
  private turns: number | null = null;

  constructor(
    private readonly answer: Gestures,
    private readonly origin: () => Point,
  ) {}

  private place(event: Pointer): Point {
    const [left, top] = this.origin();
    return [event.clientX - left, event.clientY - top];
  }

  /** Whether a drag or a pinch is going on. */
  get busy(): boolean {
    return this.pulled;
  }

  press(event: Pointer): void {
    if (event.pointerType === "mouse" && event.button > 1) return;
    const at = this.place(event);
    if (!this.down.size) this.pulled = false;
    this.down.set(event.pointerId, { from: at, at });
    this.drop();
    if (this.down.size > 1) this.pulled = true;
    else if (this.answer.grabs?.(at)) this.turns = event.pointerId;
  }

  move(event: Pointer): void {
    const at = this.place(event);
    const held = this.down.get(event.pointerId);
    if (!held) {
      if (event.pointerType === "mouse") this.answer.look(at);
      return;
    }
    const before = held.at;
    if (!this.pulled && Math.hypot(at[0] - held.from[0], at[1] - held.from[1]) < SLACK) return;
    this.pulled = true;
    const other = [...this.down].find(([id]) => id !== event.pointerId)?.[1].at;
    held.at = at;
    if (this.turns === event.pointerId) return this.answer.swing?.(before, at);
    if (!other) return this.answer.pull(at[0] - before[0], at[1] - before[1]);
    const apart = (point: Point): number => Math.hypot(point[0] - other[0], point[1] - other[1]);
    this.answer.pull((at[0] - before[0]) / 2, (at[1] - before[1]) / 2);
    this.answer.pinch([(at[0] + other[0]) / 2, (at[1] + other[1]) / 2], apart(at) / Math.max(1, apart(before)));
  }

  private drop(): void {
    if (this.turns === null) return;
    this.turns = null;
    this.answer.drop?.();
  }

  release(event: Pointer): void {
    if (event.pointerId === this.turns) this.drop();
    const held = this.down.get(event.pointerId);
    this.down.delete(event.pointerId);
    if (held && !this.pulled) this.answer.tap(held.from, event.pointerType === "mouse");
    if (!this.down.size) this.pulled = false;
  }

  cancel(event: Pointer): void {
    if (event.pointerId === this.turns) this.drop();
    this.down.delete(event.pointerId);
    if (!this.down.size) this.pulled = false;
  }
}
