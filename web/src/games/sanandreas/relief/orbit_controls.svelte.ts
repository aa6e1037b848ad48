/** How the relief is turned: dragged with inertia, pinched, wheeled, by keys, and gently to a place that has a name. */

import { nearer, NORTH_UP, slowed, START, towards, turned, type Viewpoint, type Spin } from "./orbit";

/** Radians to a pixel. */
const DRAG = 0.006;
const STEADY = 6;
const GOING = 420;
const KEYS: Readonly<Record<string, readonly [turn: number, tilt: number]>> = {
  ArrowLeft: [0.12, 0],
  ArrowRight: [-0.12, 0],
  ArrowUp: [0, 0.08],
  ArrowDown: [0, -0.08],
};

interface Held {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

export class OrbitControls {
  viewpoint = $state.raw<Viewpoint>(START);
  private frame = 0;
  private readonly held = new Map<number, Held>();
  private spin: Spin = { turn: 0, tilt: 0 };
  private travelled = 0;

  constructor(private readonly reduced: () => boolean) {}

  down(event: PointerEvent): void {
    cancelAnimationFrame(this.frame);
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    if (this.held.size === 0) this.travelled = 0;
    this.held.set(event.pointerId, { x: event.clientX, y: event.clientY, at: event.timeStamp });
    this.spin = { turn: 0, tilt: 0 };
  }

  /** False for a pointer that only hovers. */
  move(event: PointerEvent): boolean {
    const before = this.held.get(event.pointerId);
    if (!before) return false;
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    this.travelled += Math.hypot(dx, dy);
    const other = [...this.held].find(([pointer]) => pointer !== event.pointerId)?.[1];
    if (other) {
      const apart = (x: number, y: number) => Math.hypot(x - other.x, y - other.y);
      this.viewpoint = nearer(this.viewpoint, apart(event.clientX, event.clientY) / Math.max(1, apart(before.x, before.y)));
    } else {
      const ms = Math.max(1, event.timeStamp - before.at);
      this.viewpoint = turned(this.viewpoint, dx * DRAG, dy * DRAG);
      this.spin = { turn: (dx * DRAG) / ms, tilt: (dy * DRAG) / ms };
    }
    this.held.set(event.pointerId, { x: event.clientX, y: event.clientY, at: event.timeStamp });
    return true;
  }

  /** Whether that was a tap; a drag goes on by itself for a while. */
  up(event: PointerEvent): boolean {
    const last = this.held.delete(event.pointerId) && this.held.size === 0;
    if (!last) return false;
    if (this.travelled < STEADY) return event.type === "pointerup";
    if (!this.reduced()) this.glide(performance.now());
    return false;
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    this.viewpoint = nearer(this.viewpoint, Math.exp(-event.deltaY / 500));
  }

  /** Whether the key was one of the relief's own. */
  key(key: string): boolean {
    const turn = KEYS[key];
    if (turn) this.viewpoint = turned(this.viewpoint, ...turn);
    else if (key === "+") this.viewpoint = nearer(this.viewpoint, 1.2);
    else if (key === "-") this.viewpoint = nearer(this.viewpoint, 1 / 1.2);
    else if (key.toLowerCase() === "n") this.go(NORTH_UP);
    else return false;
    return true;
  }

  go(to: Viewpoint): void {
    this.stop();
    const from = this.viewpoint;
    if (this.reduced()) {
      this.viewpoint = towards(from, to, 1);
      return;
    }
    const start = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / GOING));
      this.viewpoint = towards(from, to, 1 - (1 - part) ** 3);
      if (part < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }

  private glide(since: number): void {
    this.frame = requestAnimationFrame((now) => {
      const ms = Math.min(50, Math.max(0, now - since));
      const next = slowed(this.spin, ms);
      if (!next) return;
      this.spin = next;
      this.viewpoint = turned(this.viewpoint, next.turn * ms, next.tilt * ms);
      this.glide(now);
    });
  }
}
