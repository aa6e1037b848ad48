// A lesson as docs/make_lessons.py has played it: ten moments, what fulfils the task of each, and what happens then.
// It knows no rule: what is legal and what is right stands in the lesson.
import { fold } from "../../table/apply_update";
import type { GameEvent, StepInfo, Update, View } from "../../wire";

export type Game = "seismic" | "san-andreas";

type Difference = Required<Pick<Update, "changes" | "patches">>;

export interface Outcome extends Difference {
  steps: StepInfo[];
  scars: [number, number][];
  /** Figures that the sentences may name. */
  facts: Record<string, number>;
}

export interface LessonStep extends Difference {
  name: string;
  /** The learner's seat; it has no name here. */
  seat: number;
  names: string[];
  scars: [number, number][];
  legal: string[];
  /** What each die would do that may come next. */
  previews: Record<string, GameEvent[]>;
  /** The actions that fulfil the task; none if it is a question, or only to be watched. */
  goal: string[];
  /** One for each action of the goal, or just one. */
  outcomes: Outcome[];
  answers?: string[];
  right?: string;
  /** The seat through whose eyes it is seen afterwards. */
  eyes?: number;
  line?: ["row" | "column", number];
  measure?: [number, number];
}

export interface Lesson {
  game: Game;
  view: View;
  steps: LessonStep[];
}

export const isGame = (name: string): name is Game => name === "seismic" || name === "san-andreas";

/** Each lesson is fetched when it begins. */
export async function fetchLesson(game: Game): Promise<Lesson> {
  const found = game === "seismic" ? await import("../../games/seismic/lesson.json") : await import("../../games/sanandreas/lesson.json");
  return found.default as unknown as Lesson;
}

/** The view with which each step begins. */
export function views(lesson: Lesson): View[] {
  let view = lesson.view;
  return lesson.steps.map((step) => (view = fold(view, step)));
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

export function recall(game: Game, total: number, store: Storage = localStorage): Progress {
  const fresh: Progress = { at: 0, done: Array.from({ length: total }, () => false) };
  try {
    const kept = JSON.parse(store.getItem(PREFIX + game) ?? "null") as Partial<Progress> | null;
    if (!kept || !Array.isArray(kept.done) || !Number.isInteger(kept.at)) return fresh;
    const at = Math.min(Math.max(kept.at!, 0), total);
    return { at, done: fresh.done.map((_, n) => kept.done![n] === true) };
  } catch {
    return fresh;
  }
}

export function keep(game: Game, progress: Progress, store: Storage = localStorage): void {
  try {
    store.setItem(PREFIX + game, JSON.stringify(progress));
  } catch {
    // There is no room: the lesson then begins anew next time.
  }
}
