/** How a map is moved by mouse and fingers: dragged, pinched, wheeled. Taps and hovering are not handled here. */

import { dragged, WHOLE, zoomed, type Camera } from "./camera";

/** A pointer that has gone further than this does not tap any more. */
const STEADY = 6;
const STEP = 1.5;

type Point = readonly [number, number];

export class Gestures {
  camera = $state.raw<Camera>(WHOLE);
  private readonly pointers = new Map<number, Point>();
  private travelled = 0;

  /** `frame` tells how large the map is, and how far it lies from the corner of its element. */
  constructor(private readonly frame: () => { width: number; height: number; left: number; top: number }) {}

  down(event: PointerEvent): void {
    if (this.pointers.size === 0) this.travelled = 0;
    this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
  }

  /** False for a pointer that only hovers. */
  move(event: PointerEvent): boolean {
    const before = this.pointers.get(event.pointerId);
    if (!before) return false;
    const now: Point = [event.clientX, event.clientY];
    const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
    this.travelled += Math.hypot(dx, dy);
    const other = [...this.pointers].find(([pointer]) => pointer !== event.pointerId)?.[1];
    if (other) {
      const apart = (at: Point) => Math.hypot(at[0] - other[0], at[1] - other[1]);
      this.zoomAt(event, apart(now) / Math.max(1, apart(before)));
    }
    if (this.travelled > STEADY) this.camera = dragged(this.camera, other ? dx / 2 : dx, other ? dy / 2 : dy, this.frame());
    this.pointers.set(event.pointerId, now);
    return true;
  }

  /** Whether that was a tap. */
  up(event: PointerEvent): boolean {
    const last = this.pointers.delete(event.pointerId) && this.pointers.size === 0;
    return last && this.travelled <= STEADY && event.type === "pointerup";
  }

  /** A wheel comes closer, a trackpad's two fingers move a map that is close already. */
  wheel(event: WheelEvent): void {
    event.preventDefault();
    const pans = !event.ctrlKey && event.deltaMode === 0 && Math.abs(event.deltaX) > Math.abs(event.deltaY) / 4;
    if (pans) this.camera = dragged(this.camera, -event.deltaX, -event.deltaY, this.frame());
    else this.zoomAt(event, Math.exp(-event.deltaY / (event.ctrlKey ? 240 : 500)));
  }

  /** Whether the key was one of the map's own. */
  key(key: string): boolean {
    if (key === "+") this.zoom(STEP);
    else if (key === "-") this.zoom(1 / STEP);
    else if (key === "0") this.camera = WHOLE;
    else return false;
    return true;
  }

  whole(): void {
    this.camera = WHOLE;
  }

  private zoom(factor: number): void {
    const { width, height } = this.frame();
    this.camera = zoomed(this.camera, factor, [width / 2, height / 2], this.frame());
  }

  private zoomAt(event: MouseEvent, factor: number): void {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const { left, top } = this.frame();
    this.camera = zoomed(this.camera, factor, [event.clientX - box.left - left, event.clientY - box.top - top], this.frame());
  }
}
