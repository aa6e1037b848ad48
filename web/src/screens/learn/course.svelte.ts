// Where somebody is in a lesson, what was tried, and what came of it.
import type { Lesson, LessonState, LessonStep, Outcome } from "../../games/lesson";
import { applyUpdate } from "../../table/apply_update";
import type { GameEvent, View } from "../../wire";
import { eventsOf, judge, storeProgress, storedProgress, views, type Progress } from "./lesson";

const NOTHING: GameEvent[] = [];

export class Course implements LessonState {
  private readonly begins: View[];
  private progress = $state.raw<Progress>({ at: 0, done: [] });
  private outcome = $state.raw<Outcome | null>(null);
  /** What happened is still being shown. */
  moving = $state(false);
  /** How often in this step something else was tried. */
  tries = $state(0);
  /** Counts the openings of steps, also of the same one. */
  opened = $state(0);

  constructor(
    readonly lesson: Lesson,
    private readonly store: Storage = localStorage,
  ) {
    this.begins = views(lesson);
    this.progress = storedProgress(lesson.game, lesson.steps.length, store);
  }

  readonly total: number = $derived.by(() => this.lesson.steps.length);
  readonly at: number = $derived.by(() => this.progress.at);
  readonly done: readonly boolean[] = $derived.by(() => this.progress.done);
  readonly ended: boolean = $derived.by(() => this.at >= this.total);
  readonly step: LessonStep = $derived.by(() => this.lesson.steps[Math.min(this.at, this.total - 1)]!);
  readonly isDone: boolean = $derived.by(() => this.outcome !== null);
  readonly facts: Record<string, number | string> = $derived.by(() => ({ ...this.outcome?.facts, right: this.step.right ?? "" }));

  /** The board as it is, or as it has become. At the end of a lesson its last moment stays. */
  readonly view: View = $derived.by(() => {
    const before = this.begins[Math.min(this.at, this.total - 1)]!;
    const outcome = this.ended ? this.step.outcomes[0]! : this.outcome;
    return outcome ? applyUpdate(before, outcome, this.lesson.keyed) : before;
  });
  readonly events: GameEvent[] = $derived.by(() => (this.outcome ? eventsOf(this.outcome) : NOTHING));
  readonly scars: [number, number][] = $derived.by(() => (this.outcome ?? this.step).scars);
  readonly legal: string[] = $derived.by(() => (this.isDone || this.ended ? [] : this.step.legal));
  readonly previews: Record<string, GameEvent[]> = $derived.by(() => (this.legal.length ? this.step.previews : {}));
  /** The seat from which the board is seen. */
  readonly seat: number = $derived.by(() => (this.isDone ? (this.step.eyes ?? this.step.seat) : this.step.seat));

  /** Do or answer something, or watch. */
  attempt(what = ""): void {
    if (this.isDone || this.ended) return;
    const outcome = judge(this.step, what);
    if (!outcome) {
      this.tries += 1;
      return;
    }
    this.tries = 0;
    this.moving = outcome.steps.length > 0;
    this.outcome = outcome;
    this.note({ at: this.at, done: this.done.map((was, n) => was || n === this.at) });
  }

  settled(): void {
    this.moving = false;
  }

  on(): void {
    this.open(this.at + 1);
  }

  back(): void {
    this.open(this.at - (this.isDone ? 0 : 1));
  }

  open(step: number): void {
    this.outcome = null;
    this.moving = false;
    this.tries = 0;
    this.opened += 1;
    this.note({ at: Math.min(Math.max(step, 0), this.total), done: [...this.done] });
  }

  restart(): void {
    this.progress = { at: 0, done: this.done.map(() => false) };
    this.open(0);
  }

  private note(progress: Progress): void {
    this.progress = progress;
    storeProgress(this.lesson.game, progress, this.store);
  }
}
