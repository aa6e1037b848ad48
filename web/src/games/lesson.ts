// A lesson as docs/make_lessons.py writes it, and what a game's board needs to know while somebody takes it.
import type { GameEvent, StepInfo, Update, View, Welcome } from "../wire";

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
  /** The seat from which it is seen afterwards. */
  eyes?: number;
  line?: ["row" | "column", number];
  measure?: [number, number];
}

export interface Lesson {
  /** The key of its game. */
  game: string;
  view: View;
  keyed: Welcome["keyed"];
  steps: LessonStep[];
}

/** Where somebody is in a lesson. */
export interface LessonState {
  readonly step: LessonStep;
  readonly view: View;
  readonly events: GameEvent[];
  readonly scars: [number, number][];
  readonly legal: string[];
  readonly previews: Record<string, GameEvent[]>;
  /** The seat from which the board is seen. */
  readonly seat: number;
  readonly isDone: boolean;
  /** How often in this step something else was tried. */
  readonly tries: number;
  /** Do or answer something, or watch. */
  attempt(what?: string): void;
  /** The board has shown all that happened. */
  settled(): void;
}
