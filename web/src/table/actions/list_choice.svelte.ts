// A choice from the list of all that may be done, one question after the other.
import type { Question } from "../../wire";
import type { Proposed } from "../advice/adviser.svelte";
import { choices, levels, type Level } from "./choices";
import { partsOf, type Notation } from "./notation";

export interface ListInput {
  readonly notation: Notation;
  readonly legal: readonly string[];
  /** What somebody else would do: it is chosen, and can be changed. */
  readonly proposed?: Proposed | null;
  /** What the server foresees, by action. */
  readonly previews?: Question["previews"];
  readonly names?: readonly string[];
}

export class ListChoice {
  /** What was chosen, and for which question: another question begins anew. */
  private made = $state.raw<{ legal: readonly string[]; proposed: Proposed | null; path: readonly string[] } | null>(null);

  constructor(readonly input: () => ListInput) {}

  private readonly path: readonly string[] = $derived.by(() => {
    const { notation, legal, proposed = null } = this.input();
    if (this.made && this.made.legal === legal && this.made.proposed === proposed) return this.made.path;
    return proposed && legal.includes(proposed.action) ? partsOf(notation, proposed.action).map(({ part }) => part) : [];
  });
  readonly open: readonly Level[] = $derived.by(() => levels(choices(this.input().notation, [...this.input().legal]), [...this.path]));
  readonly parts: string[] = $derived.by(() => this.open.flatMap(({ chosen }) => (chosen ? [chosen.part] : [])));
  /** The action, once all of it is chosen. */
  readonly action: string | null = $derived.by(() => {
    const chosen = this.open.at(-1)?.chosen ?? null;
    return chosen && chosen.more.length === 0 ? chosen.action : null;
  });
  /** What the server foresees of it. */
  readonly foreseen: string = $derived.by(() => {
    const { notation, previews = {}, names = [] } = this.input();
    return this.action === null ? "" : (notation.foreseenWords?.(previews[this.action] ?? [], names) ?? "");
  });

  choose(depth: number, part: string): void {
    const { legal, proposed = null } = this.input();
    // A single choice, which is chosen at once, is part of the path too, so that depths agree.
    this.made = { legal, proposed, path: [...this.open.slice(0, depth).map(({ chosen }) => chosen?.part ?? ""), part] };
  }
}
