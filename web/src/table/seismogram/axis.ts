// Where a turn is on the axis of a seismogram: all turns are equally wide, but for the place of a quake that plays.

/** Pixels to which the place of a quake opens. */
export const OPENED = 300;

/** A place on the axis that is wider than the others. */
export interface Opening {
  readonly turn: number;
  /** How far it has opened, from 0 to 1. */
  readonly open: number;
}

export class Axis {
  /** Pixels of a usual turn, and of the one that is open. */
  readonly scale: number;
  private readonly wide: number;

  constructor(
    readonly width: number,
    readonly total: number,
    private readonly opening: Opening | null = null,
  ) {
    const even = width / Math.max(total, 1);
    const most = Math.max(even, Math.min(OPENED, width / 2));
    this.wide = opening ? even + (most - even) * opening.open : even;
    this.scale = total > 1 ? (width - this.wide) / (total - 1) : even;
  }

  /** The place of a moment: turn 26 runs from 25 to 26. */
  x(turn: number): number {
    const { opening, scale, wide } = this;
    if (!opening) return turn * scale;
    const from = opening.turn - 1;
    if (turn <= from) return turn * scale;
    if (turn >= opening.turn) return (turn - 1) * scale + wide;
    return from * scale + (turn - from) * wide;
  }

  /** The moment at a place. */
  turn(x: number): number {
    const { opening, scale, wide } = this;
    if (!opening) return x / scale;
    const from = opening.turn - 1;
    if (x <= from * scale) return x / scale;
    if (x >= from * scale + wide) return (x - wide) / scale + 1;
    return from + (x - from * scale) / wide;
  }
}
