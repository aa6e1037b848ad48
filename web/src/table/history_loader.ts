// Fetches what happened before this page was opened, part by part, and keeps what comes meanwhile in its place.
import type { HistoryPart, Update } from "../wire";
import type { TableHistory } from "./history";

/** How many entries are fetched at once. */
const PART = 50;

export class HistoryLoader {
  private unplaced: Update[] = [];
  private isLoading = false;
  /** Counts the restarts, so that answers to an older connection can be dropped. */
  private connection = 0;

  constructor(
    private readonly history: TableHistory,
    private readonly fetch: (after: number, until: number) => Promise<HistoryPart>,
    /** More is known. */
    private readonly onknown: () => void,
  ) {}

  restart(): void {
    this.unplaced = [];
    this.connection += 1;
  }

  push(update: Update): void {
    if (this.isLoading || !this.history.push(update)) this.unplaced.push(update);
    else this.onknown();
  }

  /** Ask for all that happened up to this entry. */
  async load(until: number): Promise<void> {
    const connection = this.connection;
    this.isLoading = true;
    try {
      while (this.history.last < until) {
        const after = this.history.last;
        const part = await this.fetch(after, Math.min(after + PART, until));
        if (connection !== this.connection) return;
        this.history.add(part);
        if (this.history.last === after) break;
      }
    } catch {
      return; // Without the past the strip is empty, but the game can be played.
    } finally {
      if (connection === this.connection) this.isLoading = false;
    }
    for (const update of this.unplaced.splice(0)) this.history.push(update);
    this.onknown();
  }
}
