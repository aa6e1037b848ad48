// All that happened at a table, from its first entry: any moment of it can be shown again.
import { fold } from "./fold";
import type { GameEvent, HistoryPart, StepInfo, Update, View } from "./wire";

/** Views that are kept, one in so many, so that none is far from any moment. */
const EVERY = 25;

export class Chronicle {
  /** By number: the update with the number 1 stands at 0. */
  readonly updates: Update[] = [];
  private views = new Map<number, View>();

  /** Forget all: somebody else looks, who may know other things, or reads another language. */
  clear(): void {
    this.updates.length = 0;
    this.views.clear();
  }

  /** The last number up to which all is known. */
  get last(): number {
    return this.updates.length;
  }

  /** Take a piece of history; what is known already is known. */
  add(part: Pick<HistoryPart, "after" | "view" | "updates">): void {
    if (part.after > this.last) throw new Error(`nothing is known between ${this.last} and ${part.after}`);
    if (part.view) this.views.set(part.after, part.view);
    for (const update of part.updates) this.push(update);
  }

  /** Take what has just happened; false if something is missing before it. */
  push(update: Update): boolean {
    if (update.seq > this.last + 1) return false;
    if (update.seq === this.last + 1) {
      const view = update.seq % EVERY === 0 ? this.at(this.last) : null;
      this.updates.push(update);
      if (view) this.views.set(update.seq, fold(view, update));
    }
    return true;
  }

  /** The view after the entry with this number, if it is known. */
  at(seq: number): View | null {
    let from = Math.min(seq, this.last);
    while (from > 0 && !this.views.has(from)) from -= 1;
    let view = this.views.get(from) ?? null;
    for (let n = from; view && n < Math.min(seq, this.last); n += 1) view = fold(view, this.updates[n]!);
    return view;
  }
}

/** One turn, as the strip shows it. */
export interface Turn {
  number: number;
  seat: number;
  /** The first and the last entry of the log that belong to it. */
  from: number;
  until: number;
  steps: StepInfo[];
  events: GameEvent[];
  story: string[];
}

/** The turns of a game, without what was taken back. Turn 0 is the set-up, and belongs to nobody. */
export function turns(updates: readonly Update[]): Turn[] {
  let marks: { turns: Turn[]; moves: number }[] = [];
  let found: Turn[] = [];
  for (const update of updates) {
    const back = goneBack(update);
    if (back !== null) {
      marks = marks.filter((mark) => mark.moves <= back);
      found = [...(marks.at(-1)?.turns ?? [])];
      continue;
    }
    found = extend(found, update);
    if (update.steps?.length) marks.push({ turns: found, moves: update.info.moves });
  }
  return found;
}

/** To how many actions this update takes the game back, if it does. */
function goneBack({ fact }: Update): number | null {
  if (fact.kind === "undone") return fact.actions;
  return fact.kind === "undo-agreed" ? (fact.actions ?? null) : null;
}

function extend(turns: Turn[], update: Update): Turn[] {
  if (!update.steps?.length) return turns;
  const next = [...turns];
  const begin = (seat: number): Turn => {
    const turn = { number: next.length, seat, from: update.seq, until: update.seq, steps: [], events: [], story: [] };
    next.push(turn);
    return turn;
  };
  const last = next.pop();
  let turn: Turn = last
    ? { ...last, steps: [...last.steps], events: [...last.events], story: [...last.story], until: update.seq }
    : begin(-1);
  if (last) next.push(turn);
  turn.story.push(...(update.story ?? []));
  for (const step of update.steps) {
    turn.steps.push(step);
    for (const event of step.events) {
      if (event.event.endsWith("-turn-begins")) turn = begin((event as { seat: number }).seat);
      turn.events.push(event);
    }
  }
  return next;
}
