// The legal actions as a tree of choices, so that they can be gone through one question at a time.
// It knows no rule: what may be done is what the server lists.
import { partsOf, type Notation } from "./notation";

export interface Choice {
  /** The part of the action that is chosen here. */
  part: string;
  kind: string;
  /** The action that this choice completes, if it does. */
  action: string | null;
  more: Choice[];
}

export function choices(notation: Notation, legal: readonly string[]): Choice[] {
  const roots: Choice[] = [];
  for (const action of legal) {
    let level = roots;
    let last: Choice | null = null;
    for (const { part, kind } of partsOf(notation, action)) {
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

/** What may be chosen at one depth, and what is. */
export interface Level {
  choices: Choice[];
  chosen: Choice | null;
}

/** The levels of choices along a path of parts, each with what is chosen there: a single choice is chosen at once. */
export function levels(roots: Choice[], path: readonly string[]): Level[] {
  const found: Level[] = [];
  let level = roots;
  for (let depth = 0; level.length; depth += 1) {
    const chosen = level.length === 1 ? level[0]! : (level.find((choice) => choice.part === path[depth]) ?? null);
    found.push({ choices: level, chosen });
    if (!chosen) break;
    level = chosen.more;
  }
  return found;
}
