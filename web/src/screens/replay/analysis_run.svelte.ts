// The analysis of a finished game while it is being made: asked for, filled in line by line, stopped.
import { analysis as ask, failureOf, record } from "../../transport/api";
import { chances, costliest, readFindings, totals, usualError, valued, type Valued } from "./analysis";
import { placedSteps, type PlacedStep } from "../../table/history";
import type { AnalysedStep, AnalysisSummary, Failure } from "../../wire";
import type { TableState } from "../../table/table.svelte";

export type Stage = "none" | "running" | "stopped" | "cut" | "failed" | "done";

export class Analysis {
  stage = $state<Stage>("none");
  failure = $state.raw<Failure | null>(null);
  /** How many steps the game has; 0 until that is known. */
  total = $state(0);
  summary = $state.raw<AnalysisSummary | null>(null);
  private steps = $state.raw<AnalysedStep[]>([]);
  private stopping: AbortController | null = null;

  constructor(private readonly table: TableState) {}

  private readonly placed: PlacedStep[] = $derived.by(() => (this.table.known >= 0 ? placedSteps(this.table.history.updates) : []));
  private readonly all: Valued[] = $derived.by(() => valued(this.steps, this.placed, this.total));
  private readonly seats: number = $derived.by(() => this.table.info?.seats.length ?? 0);
  readonly known: number = $derived.by(() => this.steps.at(-1)?.step ?? 0);
  /** How likely each seat was to win after each turn, as far as that is known. */
  readonly curves: number[][] = $derived.by(() => chances(this.all, this.placed, this.seats));
  readonly costliest: Valued[] = $derived.by(() => costliest(this.all));
  readonly totals: Pick<AnalysisSummary, "luck" | "lost"> = $derived.by(() => this.summary ?? totals(this.steps, this.seats));
  /** By how much the chances may be wrong, as a rule. */
  readonly error: number = $derived.by(() => usualError(this.steps));

  async start(): Promise<void> {
    this.stop();
    const stopping = new AbortController();
    this.stopping = stopping;
    [this.stage, this.failure, this.summary, this.steps] = ["running", null, null, []];
    try {
      await this.read(stopping.signal);
      this.stage = this.summary ? "done" : "cut";
    } catch (error) {
      if (stopping.signal.aborted) return;
      // What breaks off in the middle is no refusal.
      this.stage = this.known ? "cut" : "failed";
      this.failure = failureOf(error);
    }
  }

  private async read(signal: AbortSignal): Promise<void> {
    const { table, keys } = this.table;
    const token = Object.values(keys.seats)[0] ?? keys.watch;
    const { actions } = (await record(table, token)) as { actions: string[] };
    this.total = actions.length;
    for await (const found of readFindings(await ask(table, token, signal))) {
      const steps = found.filter((one): one is AnalysedStep => one.type === "step");
      if (steps.length) this.steps = [...this.steps, ...steps];
      this.summary = found.find((one): one is AnalysisSummary => one.type === "summary") ?? this.summary;
    }
  }

  /** Want no more of it; what is known stays. */
  stop(): void {
    if (this.stage === "running") this.stage = "stopped";
    this.stopping?.abort();
    this.stopping = null;
  }
}
