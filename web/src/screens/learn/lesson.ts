// What fulfils the task of a lesson's step, what follows from it, and how far somebody has come.
// It knows no rule: what is legal and what is right stands in the lesson.
import type { Lesson, LessonStep, Outcome } from "../../games/lesson";
import { applyUpdate } from "../../table/apply_update";
import type { GameEvent, View } from "../../wire";

/** The view with which each step begins. */
export function views(lesson: Lesson): View[] {
  let view = lesson.view;
  return lesson.steps.map((step) => (view = applyUpdate(view, step, lesson.keyed)));
}

export type Kind = "act" | "answer" | "watch";

export function kindOf(step: LessonStep): Kind {
  if (step.goal.length) return "act";
  return step.answers ? "answer" : "watch";
}

/** What follows from an action, an answer, or from watching; none if that is not what was asked for. */
export function judge(step: LessonStep, done: string): Outcome | null {
  const kind = kindOf(step);
  const place = kind === "act" ? step.goal.indexOf(done) : kind === "watch" || done === step.right ? 0 : -1;
  return step.outcomes[place] ?? null;
}

export const eventsOf = (outcome: Outcome): GameEvent[] => outcome.steps.flatMap((step) => step.events);

/** How far somebody has come. */
export interface Progress {
  /** The step that is open; as many as there are steps at the end. */
  at: number;
  done: boolean[];
}

const PREFIX = "quakeboard.learn.";

export function storedProgress(game: string, total: number, store: Storage = localStorage): Progress {
  const fresh: Progress = { at: 0, done: Array.from({ length: total }, () => false) };
  try {
    const stored = JSON.parse(store.getItem(PREFIX + game) ?? "null") as Partial<Progress> | null;
    if (!stored || !Array.isArray(stored.done) || !Number.isInteger(stored.at)) return fresh;
    const at = Math.min(Math.max(stored.at!, 0), total);
    return { at, done: fresh.done.map((_, n) => stored.done![n] === true) };
  } catch {
    return fresh;
  }
}

export function storeProgress(game: string, progress: Progress, store: Storage = localStorage): void {
  try {
    store.setItem(PREFIX + game, JSON.stringify(progress));
  } catch {
    // Storage is full: the lesson then begins anew next time.
  }
}
