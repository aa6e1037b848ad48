/** Bodies and pictures of the relief as three.js wants them. */

import {
  BufferGeometry,
  CanvasTexture,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Quaternion,
  Sprite,
  SRGBColorSpace,
  Vector3,
  type Material,
} from "three";
import type { Bounds } from "../land/board";
import type { Solid } from "./solids";

export const UPWARDS = new Vector3(0, 1, 0);

/** A group that lies level on the ground whose normal is given: its z is the normal, its y points north. */
export function level(at: Vector3, normal: Vector3): Group {
  const group = new Group();
  group.position.copy(at);
  const flatOnGround = new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), -Math.PI / 2);
  group.quaternion.setFromUnitVectors(UPWARDS, normal).multiply(flatOnGround);
  return group;
}

export function geometryOf({ points, uvs, indices, groups }: Solid): BufferGeometry {
  const found = new BufferGeometry();
  found.setAttribute("position", new Float32BufferAttribute(points, 3));
  found.setAttribute("uv", new Float32BufferAttribute(uvs, 2));
  found.setIndex(indices);
  for (const { start, count, material } of groups) found.addGroup(start, count, material);
  found.computeVertexNormals();
  return found;
}

/** The four walls of a block, hanging down from a height. */
export function boxWalls({ west, south, east, north }: Bounds, top: number, height: number): Solid {
  const corners = [
    [west, -south],
    [east, -south],
    [east, -north],
    [west, -north],
  ] as const;
  const found: Solid = { points: [], uvs: [], indices: [], groups: [] };
  corners.forEach(([x, z], n) => {
    const [x2, z2] = corners[(n + 1) % 4]!;
    found.points.push(x, top - height, z, x2, top - height, z2, x2, top, z2, x, top, z);
    found.uvs.push(0, 0, 1, 0, 1, 1, 0, 1);
    found.indices.push(...[0, 1, 2, 0, 2, 3].map((corner) => 4 * n + corner));
  });
  return found;
}

export function texture(picture: HTMLCanvasElement): CanvasTexture {
  const found = new CanvasTexture(picture);
  found.colorSpace = SRGBColorSpace;
  found.anisotropy = 8;
  return found;
}

/** A picture that lies on the ground. */
export function flat(map: CanvasTexture, side: number): Mesh {
  const material = new MeshBasicMaterial({
    map,
    transparent: true,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  });
  return new Mesh(new PlaneGeometry(side, side), material);
}

/** Empty a group, and give back what it held of the graphics card. */
export function clear(group: Group): void {
  group.traverse((thing) => {
    if (!(thing instanceof Mesh) && !(thing instanceof Sprite)) return;
    const materials: Material[] = Array.isArray(thing.material) ? thing.material : [thing.material];
    for (const material of materials) material.dispose();
    if (thing instanceof Mesh) thing.geometry.dispose();
  });
  group.clear();
}
