/** The legal actions, sorted by what they need: a coin, a pawn, a die. Nothing is decided here. */

import { spaceName, type Space } from "../land/view";

export type Tool = { readonly kind: "coin"; readonly coin: number } | { readonly kind: "pawn"; readonly pawn: string };

export class Choices {
  /** Spaces by coin, spaces by pawn: as `x,y`. */
  readonly found = new Map<number, Set<string>>();
  readonly mark = new Map<string, Set<string>>();
  readonly shift: string[] = [];
  readonly swap: number[] = [];
  readonly pass: boolean;

  constructor(readonly legal: readonly string[]) {
    for (const action of legal) {
      const [verb, first = "", second = ""] = action.split(" ");
      if (verb === "found") put(this.found, Number(second), first);
      else if (verb === "mark") put(this.mark, second, first);
      else if (verb === "shift") this.shift.push(first);
      else if (verb === "swap") this.swap.push(Number(first));
    }
    this.pass = legal.includes("pass");
  }

  /** The spaces where this coin or pawn may go. */
  spaces(tool: Tool | null): ReadonlySet<string> {
    if (!tool) return NONE;
    return (tool.kind === "coin" ? this.found.get(tool.coin) : this.mark.get(tool.pawn)) ?? NONE;
  }

  allows(tool: Tool | null, space: Space): boolean {
    return this.spaces(tool).has(spaceName(space));
  }

  /** A coin that could be played, or else a pawn. */
  firstTool(): Tool | null {
    const [coin] = [...this.found.keys()].sort((a, b) => b - a);
    if (coin !== undefined) return { kind: "coin", coin };
    const [pawn] = this.mark.keys();
    return pawn === undefined ? null : { kind: "pawn", pawn };
  }

  /** Whether a coin or a pawn can be put anywhere. */
  has(tool: Tool): boolean {
    return this.spaces(tool).size > 0;
  }
}

const NONE: ReadonlySet<string> = new Set();

function put<Key>(map: Map<Key, Set<string>>, key: Key, space: string): void {
  const known = map.get(key);
  if (known) known.add(space);
  else map.set(key, new Set([space]));
}

/** The action that puts a coin or a pawn on a space. */
export function actionOf(tool: Tool, space: Space): string {
  return tool.kind === "coin" ? `found ${spaceName(space)} ${tool.coin}` : `mark ${spaceName(space)} ${tool.pawn}`;
}

export function sameTool(a: Tool | null, b: Tool | null): boolean {
  if (!a || !b || a.kind !== b.kind) return false;
  return a.kind === "coin" ? a.coin === (b as typeof a).coin : a.pawn === (b as typeof a).pawn;
}
