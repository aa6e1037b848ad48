// A table on its stage: what is known at once, and what of it people have seen and heard so far.
import type { ClientGame } from "../../games/client_game";
import type { Question, StepInfo, TableInfo, Update, View } from "../../wire";
import { applyUpdate, type Keyed } from "../apply_update";
import { eventsOf } from "../history";
import { cut, type Told } from "./scene";
import { Stage } from "./stage.svelte";

/** What a table is when nothing waits to be seen. */
export interface Standing {
  view: View;
  info: TableInfo;
  question: Question | null;
  seq: number;
}

export class Staging {
  /** What was told of the table last, clocks and requests as they are now. */
  private known = $state.raw<TableInfo | null>(null);
  private seen = $state.raw<TableInfo | null>(null);
  question = $state.raw<Question | null>(null);
  /** The last number of which all has been seen. */
  shown = $state(0);
  /** What happened last, when all of it has been seen. */
  steps = $state.raw<StepInfo[]>([]);
  /** Whether all has been told and the question may be answered, although something still moves. */
  isReady = $state(false);
  /** What has been told of the entry that plays; null if nothing has. */
  partly = $state.raw<Update | null>(null);
  private latest: View | null = null;
  /** The question that belongs to the last of what was missed. */
  private answer: { seq: number; question: Question | null } | null = null;

  constructor(
    readonly stage: Stage,
    private readonly game: () => ClientGame,
    private readonly keyed: () => Keyed,
    /** All of an entry has been seen. */
    private readonly onseen: (update: Update) => void,
  ) {}

  get view(): View | null {
    return this.stage.view;
  }

  /** The table as people have seen it; time and requests do not wait for the board. */
  readonly info: TableInfo | null = $derived.by(() => {
    if (!this.seen || !this.known || this.seen === this.known) return this.seen;
    const { clocks, undo, pause, pauses_left, paused_until, watchers } = this.known;
    return { ...this.seen, clocks, undo, pause, pauses_left, paused_until, watchers };
  });

  /** Show this at once. */
  stand({ view, info, question, seq }: Standing): void {
    this.stage.show(view);
    this.latest = view;
    [this.known, this.seen, this.question, this.shown, this.steps, this.partly] = [info, info, question, seq, [], null];
  }

  /** The table has said how it stands, and what is seen is still right. */
  correct(info: TableInfo, question: Question | null): void {
    [this.known, this.seen, this.question] = [info, info, question];
  }

  /** What was missed follows; the question belongs to the last of it. */
  await(seq: number, question: Question | null): void {
    this.answer = { seq, question };
  }

  /** Drop what waits; the question is not to be answered any more. */
  clear(): void {
    this.stage.clear();
    [this.question, this.partly, this.isReady] = [null, null, false];
  }

  /** Something has happened: its scene waits for its turn. */
  receive(update: Update): void {
    this.known = update.info;
    this.isReady = false;
    if (!this.latest) return this.settle(update);
    const [before, events] = [this.latest, eventsOf(update)];
    const after = applyUpdate(before, update, this.keyed());
    this.latest = after;
    const scene = events.length ? this.game().motion.scene({ before, events, after, lines: update.story?.length ?? 0 }) : cut(after);
    const last = scene.beats.findLast((beat) => beat.told)?.told;
    this.stage.play(scene, {
      told: (told) => this.tell(update, told, told === last),
      ended: () => this.settle(update),
    });
  }

  private tell(update: Update, told: Told, isLast: boolean): void {
    this.partly = partOf(update, told);
    if (!isLast || this.stage.isWaitedFor) return;
    [this.question, this.isReady] = [this.questionOf(update), true];
  }

  private questionOf(update: Update): Question | null {
    return update.question ?? (this.answer?.seq === update.seq ? this.answer.question : null);
  }

  private settle(update: Update): void {
    [this.partly, this.isReady] = [null, false];
    this.seen = update.info;
    this.steps = update.steps ?? [];
    this.shown = update.seq;
    this.question = this.questionOf(update);
    if (this.answer && update.seq >= this.answer.seq) this.answer = null;
    this.onseen(update);
  }
}

/** An entry as far as it has been told. */
export function partOf(update: Update, { events, lines }: Told): Update {
  let left = events;
  const steps = (update.steps ?? []).flatMap((step): StepInfo[] => {
    const seen = step.events.slice(0, Math.max(0, left));
    left -= step.events.length;
    return seen.length || left >= 0 ? [{ ...step, events: seen }] : [];
  });
  return { ...update, steps, story: (update.story ?? []).slice(0, lines) };
}
