/**
 * The lines of a map that follow the sides of spaces: coast, border, thrust faults, buried edges.
 *
 * A line is a set of steps. A step is one side of one space, and has that space on its right hand. Everything here
 * is plain geometry on the lattice; only `pathOf` and `teeth` know pixels, with y to the south.
 */

import { number, numbers } from "../../../ui/land/svg";
import { covers, isMainland, neighbour, SIDES, type Board, type Layer, type Side } from "./board";
import { spaceName, type Space } from "./view";

export type Step = readonly [space: Space, side: Side];
type Lattice = readonly [x: number, y: number];

/** Of each side, clockwise, from the south-west corner of its space. */
const ENDS: readonly (readonly [Lattice, Lattice])[] = [
  [[0, 1], [1, 1]],
  [[1, 1], [1, 0]],
  [[1, 0], [0, 0]],
  [[0, 0], [0, 1]],
];
/** Where along a step the middles of its teeth are. */
const TEETH = [1 / 6, 1 / 2, 5 / 6];
const HALF_BASE = 0.1;
const HEIGHT = 0.17;

export function ends([[x, y], side]: Step): readonly [Lattice, Lattice] {
  const [[ax, ay], [bx, by]] = ENDS[side]!;
  return [[x + ax, y + ay], [x + bx, y + by]];
}

function stepsWhere(spaces: Iterable<Space>, holds: (space: Space, beyond: Space) => boolean): Step[] {
  const found: Step[] = [];
  for (const space of spaces)
    for (const side of SIDES) if (holds(space, neighbour(space, side))) found.push([space, side]);
  return found;
}

/** Wherever a tile or land meets open sea, inland holes too. */
export function coast(board: Board, spaces: Iterable<Space>): Step[] {
  return stepsWhere(spaces, (space, beyond) => !board.isSea(space) && board.isSea(beyond));
}

/** Where land that shows meets a tile that neither lies on it nor under it there. */
export function border(board: Board, spaces: Iterable<Space>): Step[] {
  return stepsWhere(spaces, (space, beyond) => {
    if (board.top(space)?.kind !== "land") return false;
    const tile = board.top(beyond);
    return tile?.kind === "slab" && !isMainland(beyond) && !tile.covers(space);
  });
}

/** Where what shows on a space ends on top of something that goes on below its edge. */
export function thrusts(board: Board, spaces: Iterable<Space>): Step[] {
  return stepsWhere(spaces, (space, beyond) => {
    const [top, below] = topAndBelow(board.layers(space));
    return top !== undefined && !covers(top, beyond) && below.some((layer) => covers(layer, beyond));
  });
}

/** The edges that lie under something: what shows goes on beyond them. */
export function buried(board: Board, spaces: Iterable<Space>): Step[] {
  return stepsWhere(spaces, (space, beyond) => {
    const [top, below] = topAndBelow(board.layers(space));
    return top !== undefined && covers(top, beyond) && below.some((layer) => !covers(layer, beyond));
  });
}

function topAndBelow(layers: readonly Layer[]): readonly [Layer | undefined, readonly Layer[]] {
  return [layers.at(-1), layers.slice(0, -1)];
}

/** The sides of the spaces where they end. */
export function outline(spaces: readonly Space[]): Step[] {
  const names = new Set(spaces.map(spaceName));
  return stepsWhere(spaces, (_, beyond) => !names.has(spaceName(beyond)));
}

/** The steps joined end to end, each used once; a closed run ends where it began. */
export function runs(steps: readonly Step[]): Lattice[][] {
  const onward = new Map<string, { at: Lattice; to: Lattice[] }>();
  const arriving = new Map<string, number>();
  for (const step of sorted(steps)) {
    const [start, end] = ends(step);
    const known = onward.get(spaceName(start));
    if (known) known.to.push(end);
    else onward.set(spaceName(start), { at: start, to: [end] });
    arriving.set(spaceName(end), (arriving.get(spaceName(end)) ?? 0) + 1);
  }
  const follow = (start: Lattice): Lattice[] => {
    const run = [start];
    for (let at = onward.get(spaceName(start)); at?.to.length; at = onward.get(spaceName(run.at(-1)!)))
      run.push(at.to.shift()!);
    return run;
  };
  const loose: Lattice[] = [];
  for (const [name, { at, to }] of onward)
    for (let n = to.length - (arriving.get(name) ?? 0); n > 0; n--) loose.push(at);
  const found = loose.map(follow);
  for (const { at, to } of onward.values()) while (to.length) found.push(follow(at));
  return found;
}

function sorted(steps: readonly Step[]): Step[] {
  const unique = new Map(steps.map((step) => [`${spaceName(step[0])}/${step[1]}`, step]));
  return [...unique.values()].sort((a, b) => a[0][0] - b[0][0] || a[0][1] - b[0][1] || a[1] - b[1]);
}

/** The steps as a path: straight stretches in one piece, closed runs closed. */
export function pathOf(steps: readonly Step[], scale: number): string {
  return runs(steps)
    .map((run) => written(run, scale))
    .join("");
}

function written(run: readonly Lattice[], scale: number): string {
  const first = run[0]!;
  const last = run.at(-1)!;
  const closed = first[0] === last[0] && first[1] === last[1];
  const corners = run.filter((point, n) => {
    const before = run[n - 1];
    const after = run[n + 1];
    return before && after && (before[0] === point[0]) !== (point[0] === after[0]);
  });
  if (!closed) corners.push(last);
  let at = first;
  let text = `M${numbers([at[0] * scale, -at[1] * scale])}`;
  for (const [x, y] of corners) {
    text += x === at[0] ? `V${number(-y * scale)}` : `H${number(x * scale)}`;
    at = [x, y];
  }
  return closed ? `${text}Z` : text;
}

/** Three triangles a step, standing on it and pointing into its space. */
export function teeth(steps: readonly Step[], scale: number): string {
  return sorted(steps)
    .flatMap((step) => {
      const [[ax, ay], [bx, by]] = ends(step);
      const dx = bx - ax;
      const dy = by - ay;
      return TEETH.map((at) => {
        const base = [-HALF_BASE, HALF_BASE].map((off) => [ax + dx * (at + off), ay + dy * (at + off)] as const);
        // The space is on the right hand of its step.
        const tip = [ax + dx * at + dy * HEIGHT, ay + dy * at - dx * HEIGHT] as const;
        return `M${[...base, tip].map(([x, y]) => numbers([x * scale, -y * scale])).join("L")}Z`;
      });
    })
    .join("");
}
