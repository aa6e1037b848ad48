/** Where one looks at the relief from. */

export interface Viewpoint {
  /** Around the table, in radians: 0 from the south, with north up; an eighth of a turn is from the south-west. */
  readonly turn: number;
  /** Above the horizon. */
  readonly tilt: number;
  /** How close. */
  readonly near: number;
}

/** From the south-west, as the block diagram has it. */
export const START: Viewpoint = { turn: Math.PI / 4, tilt: Math.asin(0.39 / 0.87), near: 1 };
export const NORTH_UP: Viewpoint = { turn: 0, tilt: (62 * Math.PI) / 180, near: 1.22 };

/** Part of the way to another place, the shorter way round. */
export function towards(from: Viewpoint, to: Viewpoint, part: number): Viewpoint {
  const round = 2 * Math.PI;
  const way = ((((to.turn - from.turn) % round) + 1.5 * round) % round) - round / 2;
  return {
    turn: from.turn + way * part,
    tilt: from.tilt + (to.tilt - from.tilt) * part,
    near: from.near + (to.near - from.near) * part,
  };
}
