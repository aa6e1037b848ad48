/** How the relief is turned: three's own controls by hand, keys, and gently to a place that has a name. */

import { OrthographicCamera, Spherical, TOUCH } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { NORTH_UP, START, towards, type Viewpoint } from "./orbit";

/** Never under the table nor over its top. */
const LOWEST = 0.12;
const HIGHEST = Math.PI / 2 - 0.01;
const GOING = 420;
const KEYS: Readonly<Record<string, readonly [turn: number, tilt: number, near: number]>> = {
  ArrowLeft: [0.12, 0, 1],
  ArrowRight: [-0.12, 0, 1],
  ArrowUp: [0, 0.08, 1],
  ArrowDown: [0, -0.08, 1],
  "+": [0, 0, 1.2],
  "-": [0, 0, 1 / 1.2],
};

export class ReliefControls {
  /** It is turned in place of the camera that draws, which also fits the table into the picture. */
  private readonly handle = new OrthographicCamera();
  private readonly controls: OrbitControls;
  private frame = 0;

  constructor(
    canvas: HTMLElement,
    private readonly reduced: () => boolean,
    private readonly onlook: (viewpoint: Viewpoint) => void,
  ) {
    this.controls = Object.assign(new OrbitControls(this.handle, canvas), {
      enablePan: false,
      rotateSpeed: 0.6,
      minPolarAngle: Math.PI / 2 - HIGHEST,
      maxPolarAngle: Math.PI / 2 - LOWEST,
      minZoom: 0.7,
      maxZoom: 5,
      touches: { ONE: TOUCH.ROTATE, TWO: TOUCH.DOLLY_ROTATE },
    });
    this.put(START);
    let held = false;
    this.controls.addEventListener("start", () => {
      held = true;
      this.controls.enableDamping = !this.reduced();
      // A drag goes on by itself for a while.
      this.run(() => this.controls.update() || held || this.stop());
    });
    this.controls.addEventListener("end", () => (held = false));
    this.controls.addEventListener("change", () => this.onlook(this.viewpoint));
  }

  private get viewpoint(): Viewpoint {
    return { turn: -this.controls.getAzimuthalAngle(), tilt: Math.PI / 2 - this.controls.getPolarAngle(), near: this.handle.zoom };
  }

  private put({ turn, tilt, near }: Viewpoint): void {
    this.handle.position.setFromSpherical(new Spherical(60, Math.PI / 2 - tilt, -turn));
    this.handle.zoom = near;
    this.controls.update();
    this.onlook(this.viewpoint);
  }

  /** In every frame, until it is stopped or another movement takes its place. */
  private run(step: (now: number) => unknown): void {
    this.stop();
    const again = (now: number): void => {
      this.frame = requestAnimationFrame(again);
      step(now);
    };
    this.frame = requestAnimationFrame(again);
  }

  /** Whether the key was one of the relief's own. */
  key(key: string): boolean {
    const [turn, tilt, near] = KEYS[key] ?? [0, 0, 0];
    if (near) {
      const from = this.viewpoint;
      this.put({ turn: from.turn + turn, tilt: from.tilt + tilt, near: Math.min(5, Math.max(0.7, from.near * near)) });
    } else if (key.toLowerCase() === "n") this.go(NORTH_UP);
    else return false;
    return true;
  }

  go(to: Viewpoint): void {
    this.controls.enableDamping = false;
    const [from, start] = [this.viewpoint, performance.now()];
    if (this.reduced()) return this.put(to);
    this.run((now) => {
      const part = Math.min(1, Math.max(0, (now - start) / GOING));
      this.put(towards(from, to, 1 - (1 - part) ** 3));
      if (part === 1) this.stop();
    });
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }

  dispose(): void {
    this.stop();
    this.controls.dispose();
  }
}
