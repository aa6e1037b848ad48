// The analysis of a finished game while it is being made: asked for, filled in line by line, stopped.
import { analysis as ask, failureOf, record } from "../../transport/api";
import { winChances, costliest, readFindings, totals, usualError, placedFindings, type PlacedFinding } from "./analysis";
import { placedSteps, type PlacedStep } from "../../table/history";
import type { AnalysedStep, AnalysisSummary, Failure } from "../../wire";
import type { TableState } from "../../table/table.svelte";

export type AnalysisStatus = "none" | "running" | "stopped" | "cut" | "failed" | "done";

export class Analysis {
  status = $state<AnalysisStatus>("none");
  failure = $state.raw<Failure | null>(null);
  /** How many steps the game has; 0 until that is known. */
  total = $state(0);
  summary = $state.raw<AnalysisSummary | null>(null);
  private steps = $state.raw<AnalysedStep[]>([]);
  private stopping: AbortController | null = null;

  constructor(private readonly table: TableState) {}

  private readonly placed: PlacedStep[] = $derived.by(() => (this.table.known >= 0 ? placedSteps(this.table.history.updates) : []));
  private readonly all: PlacedFinding[] = $derived.by(() => placedFindings(this.steps, this.placed, this.total));
  private readonly seats: number = $derived.by(() => this.table.info?.seats.length ?? 0);
  readonly known: number = $derived.by(() => this.steps.at(-1)?.step ?? 0);
  /** How likely each seat was to win after each turn, as far as that is known. */
  readonly curves: number[][] = $derived.by(() => winChances(this.all, this.placed, this.seats));
  readonly costliest: PlacedFinding[] = $derived.by(() => costliest(this.all));
  readonly totals: Pick<AnalysisSummary, "luck" | "lost"> = $derived.by(() => this.summary ?? totals(this.steps, this.seats));
  /** By how much the chances may be wrong, as a rule. */
  readonly error: number = $derived.by(() => usualError(this.steps));

  async start(): Promise<void> {
    this.stop();
    const stopping = new AbortController();
    this.stopping = stopping;
    [this.status, this.failure, this.summary, this.steps] = ["running", null, null, []];
    try {
      await this.read(stopping.signal);
      this.status = this.summary ? "done" : "cut";
    } catch (error) {
      if (stopping.signal.aborted) return;
      // A stream that breaks off in the middle was not refused.
      this.status = this.known ? "cut" : "failed";
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

  /** Stop the analysis; what is known stays. */
  stop(): void {
    if (this.status === "running") this.status = "stopped";
    this.stopping?.abort();
    this.stopping = null;
  }
}
