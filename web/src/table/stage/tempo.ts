// How long each motion of a scene takes: no scene longer than it may, a long queue faster, and steps of one length without motion.
import { lengthOf, type Beat, type Scene } from "./scene";

/** A queue that would take longer than this plays so many times as fast. */
const LONG = 6000;
const FASTER = 4;
/** Milliseconds of a step for those who asked for less motion. */
const STEP = 200;

export interface Pace {
  readonly reduced: boolean;
  /** How many times as fast as usual things move. */
  readonly speed: number;
}

/** How many times as fast these scenes play, the first of them first. */
export function hurry(scenes: readonly Scene[], { speed }: Pace): number {
  const total = scenes.reduce((sum, scene) => sum + lengthOf(scene), 0) / speed;
  return scenes.length > 1 && total > LONG ? Math.max(FASTER, total / LONG) : 1;
}

/** How many times as fast as its motions say a scene plays, so that it is not too long. */
export function squeeze(scene: Scene, { reduced }: Pace): number {
  const total = scene.beats.reduce((sum, beat) => sum + usual(beat, reduced), 0);
  return Math.max(1, total / scene.longest);
}

/** Milliseconds of a motion at the usual speed. */
export function usual({ length }: Beat, reduced: boolean): number {
  return reduced ? Math.min(length, STEP) : length;
}
