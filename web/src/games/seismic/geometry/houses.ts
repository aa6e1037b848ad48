/** The built-up part of a town: small blocks in a ring around the shield, streets left open to the exits. */

import { sha256 } from "../../../transport/hashing";
import { number, numbers } from "../../../ui/land/svg";

const INNER = 0.33;
const OUTER = 0.575;
/** Half the width of a street. */
const STREET = 0.03;
const BLOCKS = [
  [0.11, 0.06],
  [0.07, 0.075],
  [0.08, 0.05],
  [0.05, 0.05],
  [0.06, 0.05],
] as const;
const TRIES = 900;
const GAP = 0.018;

/** West, north, width, height. */
export type Block = readonly [number, number, number, number];

/** Numbers from 0 to 1 that are the same for ever. */
function* chances(): Generator<number, never> {
  let block: Uint8Array = new TextEncoder().encode("houses");
  for (;;) {
    block = sha256(block);
    for (const byte of block) yield byte / 255;
  }
}

/** Whether a point lies on one of the six streets that lead to the exits. */
function inStreet(x: number, y: number): boolean {
  const sixth = Math.PI / 3;
  const turn = ((Math.atan2(y, x) % sixth) + sixth) % sixth;
  return Math.hypot(x, y) * Math.sin(Math.min(turn, sixth - turn)) < STREET;
}

function standsWell([x, y, breadth, height]: Block): boolean {
  for (const i of [0, 0.5, 1]) {
    for (const j of [0, 0.5, 1]) {
      const [px, py] = [x + i * breadth, y + j * height];
      const out = Math.hypot(px, py * 0.97);
      if (out <= INNER || out >= OUTER || inStreet(px, py)) return false;
    }
  }
  return true;
}

function apart(one: Block, other: Block): boolean {
  return (
    one[0] + one[2] + GAP < other[0] ||
    other[0] + other[2] + GAP < one[0] ||
    one[1] + one[3] + GAP < other[1] ||
    other[1] + other[3] + GAP < one[1]
  );
}

/** Where the blocks stand, in units of the tile's circumradius. */
export function blocks(): Block[] {
  const drawn = chances();
  const next = (): number => drawn.next().value;
  const found: Block[] = [];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const angle = next() * 2 * Math.PI;
    const out = INNER + next() * (OUTER - INNER);
    let [breadth, height] = BLOCKS[Math.floor((attempt * BLOCKS.length) / TRIES)]! as readonly [number, number];
    if (next() > 0.5) [breadth, height] = [height, breadth];
    const block: Block = [out * Math.cos(angle) - breadth / 2, out * Math.sin(angle) - height / 2, breadth, height];
    if (standsWell(block) && found.every((other) => apart(block, other))) found.push(block);
  }
  return found;
}

const paths = new Map<number, string>();

/** The path of all blocks. */
export function houses(scale: number): string {
  let path = paths.get(scale);
  if (path === undefined) {
    path = blocks()
      .map(([x, y, breadth, height]) => {
        const [across, down, back] = [breadth, height, -breadth].map((length) => number(length * scale));
        return `M${numbers([x * scale, y * scale])}h${across}v${down}h${back}z`;
      })
      .join("");
    paths.set(scale, path);
  }
  return path;
}
