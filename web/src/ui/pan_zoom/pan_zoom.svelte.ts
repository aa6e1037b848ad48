/** A map that is dragged, pinched, wheeled, or glides by itself; at rest it lies on whole pixels of the screen. */

import type { Point } from "../land/plane";
import { lookAt, onPixels, pan, toLand, zoom, type Camera, type Size } from "./camera";
import type { Mover } from "./d3_zoom";

export interface PanZoomContext {
  readonly size: Size;
  readonly limits: readonly [number, number];
  /** The point of the land that comes to lie on a corner between pixels. */
  readonly anchor: Point;
  /** Whether the map rests at whole pixels to a unit only, so that all its lines are sharp. */
  readonly wholeScale?: boolean;
  readonly reduced: boolean;
  /** The nearest camera that may be. */
  hold(camera: Camera): Camera;
}

export interface PanZoomGestures {
  /** Whether a press, or a turn of the wheel, moves the map; it does unless this says no. */
  moves?(event: Event): boolean;
  doubleTap?(at: Point): void;
}

/** After so long without a turn of the wheel the map is drawn anew; drawing is dear, so a slow machine must not begin it between two turns. */
const STOPPED = 200;

export class PanZoom {
  camera = $state.raw<Camera>({ x: 0, y: 0, scale: 40 });
  /** The scale that the map is drawn at; while it is zoomed, the drawing is stretched. */
  drawn = $state(40);
  /** Whether the map was moved by hand: it then stays where it is. */
  touched = false;
  /** Where it comes to rest if nothing else moves it. */
  private goal: Camera | null = null;
  private mover: Mover | null = null;
  private redraw: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly around: () => PanZoomContext,
    private readonly gestures: PanZoomGestures = {},
  ) {}

  /** Let this element be moved by hand. */
  readonly attach = (node: HTMLElement): (() => void) => {
    let gone = false;
    void import("./d3_zoom").then(({ mover }) => {
      if (gone) return;
      this.mover = mover(node, {
        size: () => this.around().size,
        limits: () => this.around().limits,
        hold: (camera) => this.around().hold(camera),
        moves: (event) => this.gestures.moves?.(event) ?? true,
        moved: (camera, byHand) => {
          if (byHand) this.touched = true;
          if (byHand) this.goal = null;
          this.camera = camera;
          clearTimeout(this.redraw);
        },
        rested: (byWheel) => {
          clearTimeout(this.redraw);
          if (byWheel) this.redraw = setTimeout(() => this.rest(), STOPPED);
          else this.rest();
        },
        doubleTapped: (at) => this.gestures.doubleTap?.(at),
      });
      this.mover.put(this.camera);
    });
    return () => {
      gone = true;
      clearTimeout(this.redraw);
      this.mover?.stop();
      this.mover = null;
    };
  };

  /** Go there at once. */
  place(camera: Camera): void {
    const { hold } = this.around();
    this.goal = null;
    if (this.mover) return this.mover.go(hold(camera), false);
    this.camera = hold(camera);
    this.rest();
  }

  /** Move there by itself; at once for those who asked for less motion. */
  glide(camera: Camera): void {
    if (!this.mover || this.around().reduced) return this.place(camera);
    this.goal = this.around().hold(camera);
    this.mover.go(this.goal, true);
  }

  /** Where it is, or where it is on its way to. */
  get destination(): Camera {
    return this.goal ?? this.camera;
  }

  zoomBy(factor: number): void {
    const { size, limits } = this.around();
    this.touched = true;
    this.goal = null;
    if (this.mover) return this.mover.zoomBy(factor);
    const scale = Math.min(limits[1], Math.max(limits[0], this.camera.scale * factor));
    this.place(zoom(this.camera, [size.width / 2, size.height / 2], scale));
  }

  /** Drag it by so many pixels. */
  pull(dx: number, dy: number): void {
    this.touched = true;
    this.place(pan(this.camera, dx, dy));
  }

  lookAt(point: Point): void {
    this.touched = true;
    this.place(lookAt(point, this.around().size, this.camera.scale));
  }

  /** It has come to rest: on whole pixels, and drawn as large as it is shown. */
  private rest(): void {
    const { size, anchor, wholeScale } = this.around();
    const ratio = globalThis.devicePixelRatio || 1;
    let camera = this.camera;
    if (wholeScale) camera = zoom(camera, [size.width / 2, size.height / 2], Math.max(1, Math.round(camera.scale * ratio)) / ratio);
    this.camera = onPixels(camera, anchor, ratio);
    this.drawn = this.camera.scale;
    this.mover?.put(this.camera);
  }

  /** The point of the land under a point of the view. */
  landAt(point: Point): Point {
    return toLand(this.camera, point);
  }
}
