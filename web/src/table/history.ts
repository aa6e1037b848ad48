// All that happened at a table, from its first entry: any moment of it can be shown again.
import type { ClientGame } from "../games/client_game";
import { applyUpdate, type Keyed } from "./apply_update";
import type { GameEvent, HistoryPart, StepInfo, Update, View } from "../wire";

/** Every so many entries a view is stored, so that few updates lie between it and any moment. */
const EVERY = 25;

export class TableHistory {
  /** In order: the update with the number 1 is the first. */
  readonly updates: Update[] = [];
  /** How the updates patch lists, as `welcome` says. */
  keyed: Keyed = {};
  private views = new Map<number, View>();

  /** Forget everything, for another seat, which may see other things, or another language. */
  clear(): void {
    this.updates.length = 0;
    this.views.clear();
  }

  /** The last number up to which all is known. */
  get last(): number {
    return this.updates.length;
  }

  /** Add a part of the history; entries that are there already are left out. */
  add(part: Pick<HistoryPart, "after" | "view" | "updates">): void {
    if (part.after > this.last) throw new Error(`nothing is known between ${this.last} and ${part.after}`);
    if (part.view) this.views.set(part.after, part.view);
    for (const update of part.updates) this.push(update);
  }

  /** Add the next update; false if one before it is missing. */
  push(update: Update): boolean {
    if (update.seq > this.last + 1) return false;
    if (update.seq === this.last + 1) {
      const view = update.seq % EVERY === 0 ? this.at(this.last) : null;
      this.updates.push(update);
      if (view) this.views.set(update.seq, applyUpdate(view, update, this.keyed));
    }
    return true;
  }

  /** The view after the entry with this number, if it is known. */
  at(seq: number): View | null {
    let from = Math.min(seq, this.last);
    while (from > 0 && !this.views.has(from)) from -= 1;
    let view = this.views.get(from) ?? null;
    for (let n = from; view && n < Math.min(seq, this.last); n += 1) view = applyUpdate(view, this.updates[n]!, this.keyed);
    return view;
  }

  /** The view at the end of a turn: what its last entry tells of the next turn has not happened yet. */
  atEndOf(game: Game, turn: Turn): View | null {
    if (turn.left === undefined) return this.at(turn.until);
    const { left } = turn;
    const events = eventsOf(this.updates[turn.until - 1]!);
    const isSplit = left < events.length - 1;
    const before = isSplit ? this.at(turn.until - 1) : this.at(turn.until);
    const end = isSplit && before ? game.motion.viewAfter(before, events.slice(0, left)) : before;
    return end && { ...end, turn: turn.seat, turn_number: turn.number };
  }
}

/** The part of a game that knows how its events follow each other. */
type Game = Pick<ClientGame, "motion">;

/** All events of an entry. */
export function eventsOf({ steps = [] }: Pick<Update, "steps">): GameEvent[] {
  return steps.flatMap((step) => step.events);
}

/** Whether one of these kinds of events is in an entry. */
export function hasEvent(update: Pick<Update, "steps">, kinds: readonly string[]): boolean {
  return eventsOf(update).some(({ event }) => kinds.includes(event));
}

/** One turn, as the strip shows it. */
export interface Turn {
  number: number;
  seat: number;
  /** The first and the last entry of the log that belong to it. */
  from: number;
  until: number;
  /** How many events of the last entry belong to it, if the next turn begins in that entry. */
  left?: number;
  /** How many events and sentences each entry adds to it. */
  parts?: { seq: number; events: number; lines: number }[];
  steps: StepInfo[];
  events: GameEvent[];
  story: string[];
}

/** The turns of a game, without what was taken back. Turn 0 is the set-up, and belongs to nobody. */
export function turns(game: Game, updates: readonly Update[]): Turn[] {
  let marks: { turns: Turn[]; moves: number }[] = [];
  let found: Turn[] = [];
  for (const update of updates) {
    const back = goneBack(update);
    if (back !== null) {
      marks = marks.filter((mark) => mark.moves <= back);
      found = [...(marks.at(-1)?.turns ?? [])];
      continue;
    }
    found = extend(game, found, update);
    if (update.steps?.length) marks.push({ turns: found, moves: update.info.moves });
  }
  return found;
}

/** One action of the game, and its place in the log. */
export interface PlacedStep {
  step: StepInfo;
  /** The entry of the log that it came with. */
  seq: number;
  turn: number;
}

/** All actions that count, chance included, in their order. */
export function placedSteps(updates: readonly Update[]): PlacedStep[] {
  let marks: { found: PlacedStep[]; moves: number; turn: number }[] = [];
  let found: PlacedStep[] = [];
  let turn = 0;
  for (const update of updates) {
    const back = goneBack(update);
    if (back !== null) {
      marks = marks.filter((mark) => mark.moves <= back);
      [found, turn] = [marks.at(-1)?.found ?? [], marks.at(-1)?.turn ?? 0];
      continue;
    }
    if (!update.steps?.length) continue;
    found = [...found];
    for (const step of update.steps) {
      found.push({ step, seq: update.seq, turn });
      turn += step.events.filter(({ event }) => event.endsWith("-turn-begins")).length;
    }
    marks.push({ found, moves: update.info.moves, turn });
  }
  return found;
}

/** To how many actions this update takes the game back, if it does. */
function goneBack({ fact }: Update): number | null {
  if (fact.kind === "undone") return fact.actions;
  return fact.kind === "undo-agreed" ? (fact.actions ?? null) : null;
}

function extend(game: Game, turns: Turn[], update: Update): Turn[] {
  if (!update.steps?.length) return turns;
  const next = [...turns];
  const begin = (seat: number): Turn => {
    const turn: Turn = { number: next.length, seat, from: update.seq, until: update.seq, parts: [{ seq: update.seq, events: 0, lines: 0 }], steps: [], events: [], story: [] };
    next.push(turn);
    return turn;
  };
  const last = next.pop();
  let turn: Turn = last
    ? {
        ...last,
        until: update.seq,
        parts: [...(last.parts ?? []), { seq: update.seq, events: 0, lines: 0 }],
        steps: [...last.steps],
        events: [...last.events],
        story: [...last.story],
      }
    : begin(-1);
  if (last) next.push(turn);
  const story = update.story ?? [];
  const late = Math.min(story.length, game.motion.toldLast(eventsOf(update)));
  let seen = 0;
  const tell = (lines: readonly string[]): void => {
    turn.story.push(...lines);
    turn.parts!.at(-1)!.lines += lines.length;
  };
  tell(story.slice(0, story.length - late));
  for (const step of update.steps) {
    turn.steps.push(step);
    for (const event of step.events) {
      if (event.event.endsWith("-turn-begins")) {
        turn.left = seen;
        turn = begin((event as { seat: number }).seat);
      }
      turn.events.push(event);
      turn.parts!.at(-1)!.events += 1;
      seen += 1;
    }
  }
  tell(story.slice(story.length - late));
  return next;
}
