/** d3-zoom on an element: drags, pinches and the wheel move a camera. It is fetched with the first map that moves. */

import { select } from "d3-selection";
import type {} from "d3-transition";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomTransform } from "d3-zoom";

import type { Point } from "../land/plane";
import type { Camera, Size } from "./camera";

export interface Movement {
  size(): Size;
  /** The smallest and the largest scale. */
  limits(): readonly [number, number];
  /** The nearest camera that may be. */
  hold(camera: Camera): Camera;
  /** Whether a press, or a turn of the wheel, moves the map. */
  moves(event: Event): boolean;
  moved(camera: Camera, byHand: boolean): void;
  rested(byWheel: boolean): void;
  doubleTapped(at: Point): void;
}

/** A press that moves further than this is no tap. */
const SLACK = 6;
/** Milliseconds that the map takes to glide somewhere. */
const GLIDE = 260;

const cameraOf = ({ x, y, k }: ZoomTransform): Camera => ({ x, y, scale: k });
const transformOf = ({ x, y, scale }: Camera): ZoomTransform => zoomIdentity.translate(x, y).scale(scale);

export interface Mover {
  /** Go there at once, or glide. */
  go(camera: Camera, glides: boolean): void;
  /** The map has been put there already. */
  put(camera: Camera): void;
  zoomBy(factor: number): void;
  stop(): void;
}

export function mover(node: HTMLElement, movement: Movement): Mover {
  const selection = select(node);
  const place = (event: MouseEvent): Point => {
    const box = node.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const behaviour = zoom<HTMLElement, unknown>()
    .clickDistance(SLACK)
    .extent(() => [[0, 0], [movement.size().width, movement.size().height]])
    .constrain((transform) => transformOf(movement.hold(cameraOf(transform))))
    .filter((event: MouseEvent) => {
      behaviour.scaleExtent([...movement.limits()]);
      return (event.button ?? 0) < 2 && movement.moves(event);
    })
    .on("zoom", ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => movement.moved(cameraOf(transform), Boolean(sourceEvent)))
    .on("end", ({ sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => movement.rested(sourceEvent instanceof WheelEvent));
  selection.call(behaviour);
  // d3 sends the second tap of a finger here too.
  selection.on("dblclick.zoom", (event: MouseEvent | TouchEvent) => movement.doubleTapped(place("changedTouches" in event ? (event.changedTouches[0] as unknown as MouseEvent) : event)));
  return {
    go: (camera, glides) => (glides ? selection.transition().duration(GLIDE).call(behaviour.transform, transformOf(camera)) : selection.interrupt().call(behaviour.transform, transformOf(camera))),
    put: (camera) => selection.property("__zoom", transformOf(camera)),
    zoomBy: (factor) => {
      behaviour.scaleExtent([...movement.limits()]).scaleBy(selection, factor);
    },
    stop: () => selection.interrupt().on(".zoom", null),
  };
}
