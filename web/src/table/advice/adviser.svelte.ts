// Hints and forecasts, which the server gives on request.
import { horizonsOf } from "./danger";
import { actionWords } from "../actions/action_words";
import type { Ask, DangerInfo, Foretold, HintGiven, Refused, Tell } from "../../wire";
import type { TableState } from "../table.svelte";

/** An action that is shown on the board, and who would do it. A new object shows it anew. */
export interface Proposed {
  readonly action: string;
  readonly seat: number | null;
}

/** Refusals after which the same request may succeed later. */
const SOON = new Set(["still-thinking", "slow-down", "lost-contact"]);
const PAUSE = 2000;

export class Adviser {
  /** The server is thinking about a hint. */
  thinking = $state(false);
  /** Whether the forecast is drawn over the board. */
  showsForecast = $state(false);
  private lastHint = $state.raw<{ hint: HintGiven; seq: number; proposed: Proposed } | null>(null);
  private forecast = $state.raw<Foretold | null>(null);
  private wanted = $state<string | null>(null);
  private asking = $state(false);
  /** The server answers one such request of a client at a time. */
  private line: Promise<unknown> = Promise.resolve();

  constructor(private readonly table: TableState) {}

  /** A table may forbid both. */
  readonly allowed: boolean = $derived.by(() => this.table.info?.forecast !== false);
  /** The hint for the question that is asked now. */
  readonly hint: HintGiven | null = $derived.by(() => (this.fresh ? this.lastHint!.hint : null));
  readonly proposed: Proposed | null = $derived.by(() => (this.fresh ? this.lastHint!.proposed : null));
  /** The hint for those who listen: what to do, and why. */
  readonly said: string = $derived.by(() => (this.hint ? `${actionWords(this.table.game.notation, this.hint.action)}. ${this.hint.sentence}` : ""));

  /** What is in danger; of a moment ago, until the server has thought about the present. */
  readonly dangers: readonly DangerInfo[] = $derived.by(() => (this.showsForecast && this.allowed ? (this.forecast?.dangers ?? []) : []));
  readonly horizons: readonly string[] = $derived.by(() => horizonsOf(this.dangers));
  readonly horizon: string = $derived.by(() => (this.wanted && this.horizons.includes(this.wanted) ? this.wanted : (this.horizons[0] ?? "")));
  /** Whether the forecast is about the present. */
  readonly isCurrent: boolean = $derived.by(() => this.forecast?.seq === this.table.shown);

  private get fresh(): boolean {
    return this.lastHint !== null && this.lastHint.seq === this.table.shown && this.table.mayAct;
  }

  chooseHorizon(horizon: string): void {
    this.wanted = horizon;
  }

  /** Ask what would be good to do; what was asked already is shown again. */
  async askHint(): Promise<void> {
    const { table } = this;
    if (!this.allowed || !table.mayAct || this.thinking) return;
    if (this.lastHint && this.fresh) {
      this.lastHint = { ...this.lastHint, proposed: { ...this.lastHint.proposed } };
      return;
    }
    const seq = table.shown;
    this.thinking = true;
    try {
      const hint = (await this.queued({ type: "hint" })) as HintGiven;
      this.lastHint = { hint, seq, proposed: { action: hint.action, seat: table.seat } };
    } catch (error) {
      if (seq === table.shown) this.refuse(error as Refused);
    } finally {
      this.thinking = false;
    }
  }

  /** Fetch the forecast if it is out of date; run as an effect, so that every change of the table calls it again. */
  follow(): void {
    const { table } = this;
    if (!this.showsForecast || !this.allowed || this.asking || this.isCurrent) return;
    if (table.isCovered || table.contact.state !== "here" || table.stale || !table.isIdle || !["playing", "paused"].includes(table.info?.state ?? "")) return;
    void this.fetchForecast();
  }

  private async fetchForecast(): Promise<void> {
    this.asking = true;
    try {
      this.forecast = (await this.queued({ type: "forecast" })) as Foretold;
    } catch (error) {
      if (SOON.has((error as Refused).code)) await new Promise((then) => setTimeout(then, PAUSE));
      else {
        this.showsForecast = false;
        this.refuse(error as Refused);
      }
    } finally {
      this.asking = false;
    }
  }

  private queued(message: Ask): Promise<Tell> {
    const answer = this.line.then(() => this.table.ask(message));
    this.line = answer.catch(() => undefined);
    return answer;
  }

  private refuse(refused: Refused): void {
    if (refused.code !== "lost-contact") this.table.refused = refused;
  }
}
