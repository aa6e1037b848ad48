/** Which part of the plan is in view: the whole coast, a stretch that a finger can touch, or what was dragged there. */

import { untrack } from "svelte";

import { grown } from "../../../ui/land/plane";
import { within, type Camera } from "../../../ui/pan_zoom/camera";
import { PanZoom } from "../../../ui/pan_zoom/pan_zoom.svelte";
import type { Space } from "../land/view";
import { inSight, mapOf, wholeView, type Sheet } from "./map_layout";
import { FINGER, nearView, stretchOf, type Stretch } from "./stretches";

export interface PlanContext {
  /** The whole plan on its sheet. */
  readonly sheet: Sheet;
  /** Whether it is touched: spaces are then chosen in a near view only. */
  readonly touched: boolean;
  /** Whether another picture beside it shows the whole coast. */
  readonly beside: boolean;
  /** Spaces that may be chosen, and all that show. */
  readonly lit: readonly Space[];
  readonly all: readonly Space[];
  readonly reduced: boolean;
  readonly isBusy: boolean;
}

/** How many times as large as the whole plan it can be drawn. */
const CLOSEST = 4;
const STEP = 1.5;

export class PlanView {
  readonly panZoom: PanZoom;
  private last: Stretch = "north";
  /** The sheet that the camera was placed for. */
  private placed: Sheet | null = null;

  constructor(private readonly around: () => PlanContext) {
    this.panZoom = new PanZoom(
      () => {
        const { sheet, reduced } = around();
        const size = mapOf(sheet);
        return {
          size,
          limits: [this.least, Math.max(CLOSEST * sheet.scale, 1.5 * FINGER)],
          anchor: [0, 0],
          wholeScale: true,
          reduced,
          // In a near view what lies under a button can be dragged from under it.
          hold: (camera) => within(camera, camera.scale > 1.05 * sheet.scale && around().touched ? grown(sheet.window, 1) : sheet.window, size),
        };
      },
      {
        moves: (event) => !(event.target as Element).closest?.("[data-grip]"),
        doubleTap: () => this.toggle(),
      },
    );
  }

  readonly camera: Camera = $derived.by(() => this.panZoom.camera);
  readonly sight: Sheet = $derived.by(() => inSight(this.around().sheet, this.panZoom.camera));
  /** Whether the whole coast is in view, give or take a little. */
  readonly isWhole: boolean = $derived.by(() => this.panZoom.camera.scale < 1.05 * this.around().sheet.scale);
  /** Whether spaces are too small to touch: a stretch is chosen first. */
  readonly isFar: boolean = $derived.by(() => this.around().touched && this.panZoom.camera.scale < FINGER - 0.5 && this.around().sheet.scale < FINGER);

  private get least(): number {
    const { sheet, beside } = this.around();
    return beside ? Math.max(FINGER, sheet.scale) : sheet.scale;
  }

  /** Take in a sheet that has changed: another size of the screen, or tiles that have gone further. */
  follow(): void {
    const { sheet, beside } = this.around();
    if (sheet.width === 0 || sheet === this.placed) return;
    const first = this.placed === null;
    const wasWhole = first || (!beside && this.panZoom.camera.scale < 1.05 * this.placed!.scale);
    this.placed = sheet;
    untrack(() => {
      if (beside && (first || this.panZoom.camera.scale < this.least)) this.panZoom.place(this.stretchView(this.busiest));
      else if (wasWhole) this.panZoom.place(wholeView(sheet));
      else this.panZoom.place(this.panZoom.camera);
    });
  }

  /** The stretch in which most can be chosen. */
  private get busiest(): Stretch {
    const { lit, all } = this.around();
    const counted = (stretch: Stretch): number => (lit.length ? lit : all).filter((space) => stretchOf(space) === stretch).length;
    return (["north", "middle", "south"] as const).reduce((best, next) => (counted(next) > counted(best) ? next : best));
  }

  private stretchView(stretch: Stretch): Camera {
    const { lit, all, sheet } = this.around();
    return nearView(stretch, lit, all, mapOf(sheet));
  }

  come(stretch: Stretch): void {
    this.last = stretch;
    this.panZoom.touched = true;
    this.panZoom.glide(this.stretchView(stretch));
  }

  whole(): void {
    this.panZoom.touched = false;
    const { beside, sheet } = this.around();
    if (!beside) this.panZoom.glide(wholeView(sheet));
  }

  private toggle(): void {
    const { touched, isBusy } = this.around();
    if (isBusy) return;
    if (!this.isWhole) this.whole();
    else if (touched) this.come(this.last);
  }

  /** Bring a space into view, if it is not. */
  reveal(space: Space): void {
    const { sheet, touched } = this.around();
    const { width, height } = mapOf(sheet);
    const { x, y, scale } = this.panZoom.camera;
    const [left, top] = [x + space[0] * scale, y - (space[1] + 1) * scale];
    const isIn = left >= 0 && top >= 0 && left + scale <= width && top + scale <= height;
    if (isIn && !this.isFar) return;
    if (touched) this.panZoom.glide(nearView(stretchOf(space), [space], [space], { width, height }));
    else this.panZoom.glide({ x: width / 2 - (space[0] + 0.5) * scale, y: height / 2 + (space[1] + 0.5) * scale, scale });
  }

  /** Whether the key was one of the map's own. */
  key(key: string): boolean {
    if (key === "+") this.panZoom.zoomBy(STEP);
    else if (key === "-") this.panZoom.zoomBy(1 / STEP);
    else if (key === "0") this.whole();
    else return false;
    return true;
  }
}
