// Keeps what this browser saw of a table, for its next visit; where several people share a screen, nothing is kept.
import { forgetSnapshots, storeSnapshot, storedSnapshot, type TableSnapshot } from "../transport/stored_table";

/** Milliseconds after a change before it is kept: others may follow. */
const PAUSE = 800;

export class Snapshots {
  private timer: number | null = null;

  constructor(
    private readonly table: string,
    private readonly token: () => string | null,
    private readonly isShared: () => boolean,
    /** What is seen now; null if there is nothing to keep. */
    private readonly seen: () => TableSnapshot | null,
  ) {}

  /** What this seat saw last. */
  stored(): TableSnapshot | null {
    if (!this.isShared()) return storedSnapshot(this.table, this.token());
    forgetSnapshots(this.table);
    return null;
  }

  later(): void {
    this.timer ??= window.setTimeout(() => this.now(), PAUSE);
  }

  now(): void {
    if (this.timer !== null) window.clearTimeout(this.timer);
    this.timer = null;
    const seen = this.seen();
    if (!seen) return;
    if (this.isShared()) return forgetSnapshots(this.table);
    storeSnapshot(this.table, this.token(), { ...seen, welcome: { ...seen.welcome, view: null, question: null } });
  }
}
