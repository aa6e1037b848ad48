/** What a player is about to do: the coin or pawn in hand, the space, the city that is being measured. */

import { actionOf, Choices, sameTool, type Tool } from "../hand/choices";
import type { Line } from "../section/cut";
import { keptOrder } from "../pieces/dice";
import { sameSpace, type Space } from "../land/view";
import { Carry } from "../../../ui/pan_zoom/carry.svelte";

export class Picking {
  private legal = $state.raw<readonly string[]>([]);
  private taken = $state.raw<Tool | null>(null);
  private back = $state<number | null>(null);
  /** Where it would go. */
  space = $state.raw<Space | null>(null);
  /** The city whose ruler is drawn. */
  measured = $state.raw<Space | null>(null);
  /** The pawn whose die is looked at: what it would do is drawn. */
  aimed = $state<string | null>(null);
  /** In which order the player would like to resolve the dice. */
  wanted = $state.raw<readonly string[]>([]);
  /** The action that was proposed for this question. */
  proposed = $state<string | null>(null);
  /** Where the section is cut, and whether that stays when the pointer moves on. */
  line = $state.raw<Line>({ along: "column", at: 7 });
  held = $state(false);
  /** Whether the map shows spaces too small to touch: a stretch of it is chosen first. */
  isFar = $state(false);
  /** A coin or pawn that is carried onto the map. */
  readonly carry = new Carry();

  readonly choices = $derived(new Choices(this.legal));
  /** The coin or pawn whose spaces are lit. */
  readonly tool: Tool | null = $derived(
    this.taken && this.choices.has(this.taken) ? this.taken : this.choices.firstTool(),
  );
  /** The lost coin that would be taken back. */
  readonly swapped: number | null = $derived(
    this.back !== null && this.choices.swap.includes(this.back) ? this.back : (this.choices.swap.at(-1) ?? null),
  );
  /** The dice in that order; the first one is resolved next. */
  readonly order: readonly string[] = $derived(keptOrder(this.wanted, this.choices.shift));
  /** What the button would do. */
  readonly action: string | null = $derived(
    this.tool && this.space && this.choices.allows(this.tool, this.space) ? actionOf(this.tool, this.space) : null,
  );

  /** The question has changed. */
  ask(legal: readonly string[]): void {
    if (legal === this.legal || legal.join() === this.legal.join()) return;
    this.legal = legal;
    this.space = null;
    this.taken = null;
    this.back = null;
    this.aimed = null;
    this.proposed = null;
  }

  /** Have in hand what this action says, as if the player had chosen it; false if it may not be done. */
  show(action: string): boolean {
    if (!this.legal.includes(action)) return false;
    const [verb, first = "", second = ""] = action.split(" ");
    const space = first.split(",").map(Number) as unknown as Space;
    if (verb === "found") this.take({ kind: "coin", coin: Number(second) });
    if (verb === "mark") this.take({ kind: "pawn", pawn: second });
    if (verb === "found" || verb === "mark") this.choose(space);
    if (verb === "shift") [this.wanted, this.aimed] = [[first, ...this.order.filter((pawn) => pawn !== first)], first];
    if (verb === "swap") this.swap(Number(first));
    this.proposed = action;
    return true;
  }

  take(tool: Tool): void {
    if (!sameTool(tool, this.tool) && this.space && !this.choices.allows(tool, this.space)) this.space = null;
    this.taken = tool;
  }

  swap(coin: number): void {
    this.back = coin;
  }

  /** Choose a space; false if what is in hand may not go there. */
  choose(space: Space): boolean {
    if (!this.choices.allows(this.tool, space)) return false;
    this.space = space;
    this.measured = null;
    return true;
  }

  measure(space: Space): void {
    this.measured = sameSpace(space, this.measured) ? null : space;
  }

  /** The section follows what is hovered, unless it is held. */
  follow(space: Space): void {
    if (this.held) return;
    const at = this.line.along === "column" ? space[0] : space[1];
    if (at !== this.line.at) this.line = { along: this.line.along, at };
  }

  hold(line: Line): void {
    this.line = line;
    this.held = true;
  }

  drop(): void {
    this.space = null;
    this.measured = null;
  }
}
