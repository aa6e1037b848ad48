/** The part of the map that is in view: fitted, dragged, zoomed, or moved to where something happens. */

import { middleOf, type Point, type Window } from "../../../ui/land/plane";
import { between, fit, held, holds, lookAt, pan, shown, toView, within, zoom, type Camera, type Size } from "./camera";
import type { Cell } from "../geometry/grid";
import { centre } from "../geometry/hexes";

export interface ViewportContext {
  /** The whole table. */
  readonly world: Window;
  /** All that there is to see on it. */
  readonly built: Window;
  /** Where to look if not all of it can be seen. */
  readonly middle: Cell;
  /** Room for a frame; without it tiles are as large as fingers. */
  readonly framed: boolean;
  readonly reduced: boolean;
  /** Whether the map may be fitted anew: a moment of the past is shown, and nothing moves. */
  readonly fits: boolean;
}

/** On a narrow view tiles are no smaller than a finger can tell, at first. */
export const FINGER = 30;
const GLIDE = 260;
/** A moment of the past is drawn anew if it could be larger by so much. */
const LARGER = 1.12;
/** After so long without zooming the map is drawn anew; drawing is dear, so a slow machine must not begin it between two turns of the wheel. */
const STOPPED = 320;

export class Viewport {
  width = $state(0);
  height = $state(0);
  camera = $state.raw<Camera>({ x: 0, y: 0, scale: 38.5 });
  /** The scale that the map is drawn at; while zooming, the drawing is stretched. */
  drawn = $state(38.5);
  /** Whether the map was moved by hand: it then stays where it is. */
  private touched = false;
  private opened: Size = { width: 0, height: 0 };
  private redraw: ReturnType<typeof setTimeout> | undefined;
  private gliding = 0;

  constructor(private readonly around: () => ViewportContext) {}

  readonly size: Size = $derived.by(() => ({ width: this.width, height: this.height }));
  readonly inView: Window = $derived.by(() => shown(this.camera, this.size));
  readonly isAllInView: boolean = $derived.by(() => holds(this.inView, this.around().built, 0.7));

  /** Take in what has changed: the room there is, and what there is to see. */
  follow(): void {
    const { built, framed, fits } = this.around();
    if (!this.width || !this.height) return;
    const [before, first] = [this.opened, !this.opened.width];
    const resized = before.width !== this.width || before.height !== this.height;
    this.opened = { ...this.size };
    if (first || (resized && !this.touched)) return this.open();
    if (resized) return this.show(pan(this.camera, (this.width - before.width) / 2, (this.height - before.height) / 2));
    // The map stays where it is as long as it shows everything.
    const all = fit(built, this.size);
    const isSmall = fits && all.scale > LARGER * this.camera.scale;
    if (framed && !this.touched && (isSmall || !holds(this.inView, built, 0.7))) this.glide(all);
  }

  /** As a table is first shown. */
  private open(): void {
    const { built, middle, framed } = this.around();
    const all = fit(built, this.size);
    const enough = framed || all.scale >= FINGER;
    this.place(enough ? all : within(lookAt(centre(middle), this.size, FINGER), built, this.size));
    this.drawn = this.camera.scale;
  }

  private place(next: Camera): void {
    this.camera = held(next, this.around().world, this.size);
  }

  /** Move the map by hand. */
  show(next: Camera): void {
    cancelAnimationFrame(this.gliding);
    this.touched = true;
    this.place(next);
    clearTimeout(this.redraw);
    if (this.camera.scale !== this.drawn) this.redraw = setTimeout(() => (this.drawn = this.camera.scale), STOPPED);
  }

  pull(dx: number, dy: number): void {
    this.show(pan(this.camera, dx, dy));
  }

  zoomAt(point: Point, factor: number): void {
    this.show(zoom(this.camera, point, this.camera.scale * factor));
  }

  zoomBy(factor: number): void {
    this.zoomAt([this.width / 2, this.height / 2], factor);
  }

  lookAt(point: Point): void {
    this.show(lookAt(point, this.size, this.camera.scale));
  }

  showAll(): void {
    this.touched = false;
    this.glide(fit(this.around().built, this.size));
  }

  /** Move the map by itself; at once for those who asked for less motion. */
  private glide(to: Camera): void {
    cancelAnimationFrame(this.gliding);
    clearTimeout(this.redraw);
    const [from, start] = [this.camera, performance.now()];
    const step = (now: number): void => {
      const part = this.around().reduced ? 1 : Math.min(1, Math.max(0, now - start) / GLIDE);
      this.place(between(from, to, 1 - (1 - part) ** 3));
      if (part < 1) this.gliding = requestAnimationFrame(step);
      else this.drawn = this.camera.scale;
    };
    if (this.around().reduced) step(start);
    else this.gliding = requestAnimationFrame(step);
  }

  /** Bring cells into view, if they are not. */
  reveal(cells: readonly Cell[]): void {
    if (!cells.length || !this.width) return;
    const points = cells.map((cell) => toView(this.camera, centre(cell)));
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const margin = Math.min(this.camera.scale * 1.3, this.width / 3, this.height / 3);
    const into = (all: number[], room: number): number => {
      const [low, high] = [Math.min(...all), Math.max(...all)];
      if (high - low > room - 2 * margin) return (room - low - high) / 2;
      return low < margin ? margin - low : high > room - margin ? room - margin - high : 0;
    };
    const [dx, dy] = [into(xs, this.width), into(ys, this.height)];
    if (Math.abs(dx) + Math.abs(dy) > 1) this.glide(pan(this.camera, dx, dy));
  }

  /** Bring the nearest of these into view, unless one is in view already. */
  revealOne(cells: readonly Cell[]): void {
    const [x, y] = middleOf(this.inView);
    const away = (cell: Cell): number => Math.hypot(centre(cell)[0] - x, centre(cell)[1] - y);
    const isIn = ([cx, cy]: Point): boolean => holds(this.inView, { west: cx, north: cy, east: cx, south: cy }, 0);
    if (cells.some((cell) => isIn(centre(cell)))) return;
    this.reveal([...cells].sort((one, other) => away(one) - away(other)).slice(0, 1));
  }

  /** Where the map is drawn, as a style. */
  readonly transform: string = $derived.by(() => {
    const { world } = this.around();
    const { x, y, scale } = this.camera;
    return `translate(${x + world.west * scale}px, ${y + world.north * scale}px) scale(${scale / this.drawn})`;
  });
}
