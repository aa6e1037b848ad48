/** A piece that is carried from the dock onto the map, and a press that is held: what a finger does beside tapping. */

import type { Point } from "../land/plane";

/** A finger that has gone further than this carries. */
const SLACK = 10;
/** The piece is held so many pixels above the thumb, which would hide it. */
export const ABOVE = 72;
/** After so many milliseconds a press is held. */
const HELD = 480;

export class Carry {
  /** Where on the screen the piece is, above the thumb; null if nothing is carried. */
  at = $state.raw<Point | null>(null);
  /** Set by the map: what happens where the piece is let go. */
  drop: (at: Point) => void = () => {};

  /** For a piece in the dock: `take` is called once it is really carried. */
  press(event: PointerEvent, take: () => void): void {
    if (event.pointerType === "mouse") return;
    const element = event.currentTarget as HTMLElement;
    const from: Point = [event.clientX, event.clientY];
    const move = (now: PointerEvent): void => {
      if (now.pointerId !== event.pointerId) return;
      if (!this.at) {
        if (Math.hypot(now.clientX - from[0], now.clientY - from[1]) < SLACK) return;
        element.setPointerCapture(now.pointerId);
        take();
      }
      this.at = [now.clientX, now.clientY - ABOVE];
    };
    const end = (now: PointerEvent): void => {
      if (now.pointerId !== event.pointerId) return;
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", end);
      element.removeEventListener("pointercancel", end);
      if (this.at && now.type === "pointerup") this.drop(this.at);
      this.at = null;
    };
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", end);
    element.addEventListener("pointercancel", end);
  }
}

/** Calls back when a finger rests on an element; the tap that follows is none. */
export function held(onhold: (at: Point) => void): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: Point = [0, 0];
    let was = false;
    const press = (event: PointerEvent): void => {
      clearTimeout(timer);
      was = false;
      if (event.pointerType === "mouse" || !event.isPrimary) return;
      from = [event.clientX, event.clientY];
      timer = setTimeout(() => {
        was = true;
        onhold(from);
      }, HELD);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - from[0], event.clientY - from[1]) > SLACK) clearTimeout(timer);
    };
    const end = (): void => clearTimeout(timer);
    const click = (event: MouseEvent): void => {
      if (was) event.stopPropagation();
      was = false;
    };
    const menu = (event: Event): void => event.preventDefault();
    const listeners = { pointerdown: press, pointermove: move, pointerup: end, pointercancel: end, contextmenu: menu } as const;
    for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener as EventListener);
    node.addEventListener("click", click, true);
    return () => {
      end();
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener as EventListener);
      node.removeEventListener("click", click, true);
    };
  };
}

/** How far a map walks on in a frame while a piece is held at its rim. */
export function rimStep([x, y]: Point, box: DOMRect): Point {
  const RIM = 34;
  const STEP = 6;
  const along = (at: number, low: number, high: number): number => (at < low + RIM ? STEP : at > high - RIM ? -STEP : 0);
  const inside = x > box.left - RIM && x < box.right + RIM && y > box.top - RIM && y < box.bottom + RIM;
  return inside ? [along(x, box.left, box.right), along(y, box.top, box.bottom)] : [0, 0];
}
