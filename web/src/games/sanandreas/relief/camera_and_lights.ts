/** The camera and the lights of the relief. */

import { AmbientLight, DirectionalLight, Vector3, type Object3D, type OrthographicCamera, type Vector2 } from "three";
import type { Viewpoint } from "./orbit";
import type { Bounds } from "../land/board";

/** Light from the west, 40° above the horizon. */
const SUN = new Vector3(-Math.cos((40 * Math.PI) / 180), Math.sin((40 * Math.PI) / 180), 0.12);
/** A level top has its own tint: what the sun adds is what the sky leaves out. */
const SKY = 0.62;
const PLAIN = (1 - SKY) / Math.sin((40 * Math.PI) / 180);

/** Aim the camera; from the first viewpoint the relief looks like the block diagram. */
export function aimCamera(camera: OrthographicCamera, { turn, tilt, near }: Viewpoint, { west, south, east, north }: Bounds, size: Vector2): void {
  const middle = new Vector3((west + east) / 2, 0.2, -(south + north) / 2);
  const away = new Vector3(-Math.sin(turn) * Math.cos(tilt), Math.sin(tilt), Math.cos(turn) * Math.cos(tilt));
  camera.position.copy(middle).addScaledVector(away, 60);
  camera.up.set(0, 1, 0);
  camera.lookAt(middle);
  const wide = Math.hypot(east - west, north - south) + 0.6;
  const reach = (wide * Math.abs(Math.sin(tilt)) + 2.4 * Math.cos(tilt)) / wide;
  const unit = Math.max(wide / size.x, (wide * Math.max(0.45, reach)) / size.y) / near;
  camera.left = (-size.x * unit) / 2;
  camera.right = (size.x * unit) / 2;
  camera.top = (size.y * unit) / 2;
  camera.bottom = (-size.y * unit) / 2;
  camera.near = 0.1;
  camera.far = 140;
  camera.updateProjectionMatrix();
}

/** Sky, sun, and what the sun shines at. */
export function lights({ west, south, east, north }: Bounds): Object3D[] {
  const sky = new AmbientLight(undefined, Math.PI * SKY);
  const sun = new DirectionalLight(undefined, Math.PI * PLAIN);
  const middle = new Vector3((west + east) / 2, 0, -(south + north) / 2);
  sun.position.copy(middle).addScaledVector(SUN, 30);
  sun.target.position.copy(middle);
  sun.castShadow = true;
  sun.shadow.mapSize.set(2048, 2048);
  sun.shadow.bias = -0.0006;
  sun.shadow.normalBias = 0.02;
  const reach = Math.max(east - west, north - south) / 2 + 2;
  Object.assign(sun.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 1, far: 70 });
  return [sky, sun, sun.target];
}
