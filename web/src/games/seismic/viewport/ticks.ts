/** The ticks of a map's frame, and the words beside them. */

/** Where along the frame, in pixels of the land, and what it says. */
export interface Tick {
  readonly at: number;
  readonly n: number;
  readonly words: string;
}

/** All ticks of an axis, as far as the table reaches on both sides of its middle, moved by a part of the spacing. */
export function ticks(spacing: number, reach: number, words: (n: number) => string, moved = 0): Tick[] {
  return Array.from({ length: 2 * reach + 1 }, (_, index) => {
    const n = index - reach;
    return { at: (n + moved) * spacing, n, words: words(n) };
  });
}

/** Only every n-th tick, counted from 0, so that no two labels are closer than the room they need. */
export function labelled(all: readonly Tick[], room: number): Tick[] {
  if (all.length < 2) return [...all];
  const every = Math.ceil(room / (all[1]!.at - all[0]!.at));
  return all.filter(({ n }) => n % every === 0);
}
