/** The part of the map that is in view: fitted, dragged, zoomed, or moved to where something happens. */

import { middleOf, type Point, type Window } from "../../../ui/land/plane";
import { fit, holds, lookAt, pan, shown, toView, type Camera, type Size } from "../../../ui/pan_zoom/camera";
import { PanZoom, type PanZoomGestures } from "../../../ui/pan_zoom/pan_zoom.svelte";
import type { Cell } from "../geometry/grid";
import { centre } from "../geometry/hexes";
import { FINGER, held, LARGEST, limits } from "./map_part";

export interface ViewportContext {
  /** The whole table. */
  readonly world: Window;
  /** All that there is to see on it. */
  readonly built: Window;
  /** The turn, and whether cells are lit in it to lay on: only between two turns, and when those light up, the map is fitted anew. */
  readonly turn: number;
  readonly lays: boolean;
  readonly reduced: boolean;
  /** Whether the map may be fitted anew: a moment of the past is shown, and nothing moves. */
  readonly fits: boolean;
}

/** A moment of the past is drawn anew if it could be larger by so much. */
const LARGER = 1.12;

export class Viewport {
  width = $state(0);
  height = $state(0);
  readonly panZoom: PanZoom;
  /** Where the view lies on the screen: the drawing comes to rest on whole pixels of it. */
  origin = $state.raw<Point>([0, 0]);
  private fitted = { turn: -1, lays: false };
  private opened: Size = { width: 0, height: 0 };

  constructor(
    private readonly around: () => ViewportContext,
    gestures: PanZoomGestures = {},
  ) {
    this.panZoom = new PanZoom(() => {
      const { world, reduced } = around();
      return {
        size: this.size,
        limits: limits(world, this.size),
        anchor: [world.west, world.north],
        reduced,
        hold: (camera) => held(camera, world, this.size),
      };
    }, gestures);
  }

  readonly size: Size = $derived.by(() => ({ width: this.width, height: this.height }));
  readonly camera: Camera = $derived.by(() => this.panZoom.camera);
  /** The scale that the map is drawn at; while zooming, the drawing is stretched. */
  readonly drawn: number = $derived.by(() => this.panZoom.drawn);
  readonly inView: Window = $derived.by(() => shown(this.camera, this.size));
  readonly isAllInView: boolean = $derived.by(() => holds(this.inView, this.around().built, 0.7));
  /** Whether cells are too small for a finger. */
  readonly isFar: boolean = $derived.by(() => this.camera.scale < FINGER - 0.3);

  /** Take in what has changed: the room there is, and what there is to see. */
  follow(): void {
    const { built, turn, lays, fits } = this.around();
    if (!this.width || !this.height) return;
    const [before, first] = [this.opened, !this.opened.width];
    const resized = before.width !== this.width || before.height !== this.height;
    this.opened = { ...this.size };
    if (first || (resized && !this.panZoom.touched)) return this.panZoom.place(this.whole);
    if (resized) return this.panZoom.place(pan(this.camera, (this.width - before.width) / 2, (this.height - before.height) / 2));
    // The map stays where it is as long as it shows everything.
    if (this.panZoom.touched) return;
    const all = this.whole;
    const isSmall = fits && all.scale > LARGER * this.camera.scale;
    if (!isSmall && turn === this.fitted.turn && (this.fitted.lays || !lays)) return;
    this.fitted = { turn, lays };
    if (isSmall || !holds(this.inView, built, 0.7)) this.panZoom.glide(all);
  }

  private get whole(): Camera {
    return fit(this.around().built, this.size, LARGEST);
  }

  zoomBy(factor: number): void {
    this.panZoom.zoomBy(factor);
  }

  lookAt(point: Point): void {
    this.panZoom.lookAt(point);
  }

  showAll(): void {
    this.panZoom.touched = false;
    this.panZoom.glide(this.whole);
  }

  /** Come so near to a cell that a finger hits it and its neighbours. */
  comeTo(cell: Cell): void {
    this.panZoom.touched = true;
    this.panZoom.glide(lookAt(centre(cell), this.size, FINGER));
  }

  /** Bring cells into view, if they are not. */
  reveal(cells: readonly Cell[]): void {
    if (!cells.length || !this.width) return;
    const { destination } = this.panZoom;
    const points = cells.map((cell) => toView(destination, centre(cell)));
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const margin = Math.min(destination.scale * 1.3, this.width / 3, this.height / 3);
    const into = (all: number[], room: number): number => {
      const [low, high] = [Math.min(...all), Math.max(...all)];
      if (high - low > room - 2 * margin) return (room - low - high) / 2;
      return low < margin ? margin - low : high > room - margin ? room - margin - high : 0;
    };
    const [dx, dy] = [into(xs, this.width), into(ys, this.height)];
    if (Math.abs(dx) + Math.abs(dy) > 1) this.panZoom.glide(pan(destination, dx, dy));
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
    const [left, top] = [x + world.west * scale, y + world.north * scale].map((at, n) => wholePixel(at, this.origin[n]!));
    return `translate(${left}px, ${top}px)${scale === this.drawn ? "" : ` scale(${scale / this.drawn})`}`;
  });
}

/** The nearest place that begins a pixel of the screen. */
function wholePixel(at: number, origin: number): number {
  const pixels = window.devicePixelRatio || 1;
  return Math.round((at + origin) * pixels) / pixels - origin;
}
