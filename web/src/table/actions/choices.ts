// The legal actions as a tree of choices, so that they can be gone through one question at a time.
// It reads the notation (docs/records.md) and knows no rule: what may be done is what the server lists.

export interface Choice {
  /** The part of the notation that is chosen here: a verb, a tile, a place, a rotation, a coin, a pawn. */
  part: string;
  kind: Kind;
  /** The action that this choice completes, if it does. */
  action: string | null;
  more: Choice[];
}

export type Kind = "verb" | "tile" | "cell" | "space" | "rotation" | "fragment" | "side" | "coin" | "pawn";

/** In which order the parts of an action are asked for, and what they are. */
const PARTS: Record<string, { kinds: Kind[]; order: number[] }> = {
  lay: { kinds: ["tile", "cell", "rotation"], order: [0, 1, 2] },
  crew: { kinds: ["fragment"], order: [0] },
  side: { kinds: ["side"], order: [0] },
  town: { kinds: ["cell"], order: [0] },
  turn: { kinds: ["cell", "rotation"], order: [0, 1] },
  found: { kinds: ["space", "coin"], order: [1, 0] },
  mark: { kinds: ["space", "pawn"], order: [1, 0] },
  shift: { kinds: ["pawn"], order: [0] },
  swap: { kinds: ["coin"], order: [0] },
  pass: { kinds: [], order: [] },
};

/** The parts of an action with what they are, in the order in which they are asked for. */
export function partsOf(action: string): { part: string; kind: Kind }[] {
  const [verb = "", ...rest] = action.split(" ");
  const known = PARTS[verb];
  const parts = known
    ? known.order.map((index) => ({ part: rest[index] ?? "", kind: known.kinds[index]! }))
    : rest.map((part) => ({ part, kind: "verb" as Kind }));
  return [{ part: verb, kind: "verb" }, ...parts];
}

export function choices(legal: readonly string[]): Choice[] {
  const roots: Choice[] = [];
  for (const action of legal) {
    let level = roots;
    let last: Choice | null = null;
    for (const { part, kind } of partsOf(action)) {
      last = level.find((choice) => choice.part === part) ?? null;
      if (!last) {
        last = { part, kind, action: null, more: [] };
        level.push(last);
      }
      level = last.more;
    }
    if (last) last.action = action;
  }
  return roots;
}

/** The choices along a way of parts: each level with what is chosen there; what is the only one chooses itself. */
export function levels(roots: Choice[], way: readonly string[]): { choices: Choice[]; chosen: Choice | null }[] {
  const found: { choices: Choice[]; chosen: Choice | null }[] = [];
  let level = roots;
  for (let depth = 0; level.length; depth += 1) {
    const chosen = level.length === 1 ? level[0]! : (level.find((choice) => choice.part === way[depth]) ?? null);
    found.push({ choices: level, chosen });
    if (!chosen) break;
    level = chosen.more;
  }
  return found;
}
