/** How close one looks at a map: a factor, and the point of the map at the upper left corner of what is shown. */

export interface Camera {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Camera = { k: 1, x: 0, y: 0 };
const CLOSEST = 4;

/** Come closer about a point of the frame, in pixels of the frame; what is under the point stays there. */
export function zoomed(camera: Camera, factor: number, at: readonly [number, number], size: Size): Camera {
  const k = Math.min(CLOSEST, Math.max(1, camera.k * factor));
  const x = camera.x + at[0] / camera.k - at[0] / k;
  const y = camera.y + at[1] / camera.k - at[1] / k;
  return kept({ k, x, y }, size);
}

/** Drag what is shown by so many pixels of the frame. */
export function dragged(camera: Camera, dx: number, dy: number, size: Size): Camera {
  return kept({ k: camera.k, x: camera.x - dx / camera.k, y: camera.y - dy / camera.k }, size);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Nothing beyond the map is ever shown. */
function kept({ k, x, y }: Camera, { width, height }: Size): Camera {
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  return { k, x: within(x, width - width / k), y: within(y, height - height / k) };
}
