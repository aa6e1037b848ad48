// A table that is played from a recorded stream: what happens, and when, is up to the test.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Page, WebSocketRoute } from "@playwright/test";

import { applyUpdate } from "../../src/table/apply_update";
import type { Ask, Update, View, Welcome } from "../../src/wire";

interface Stream {
  welcome: Welcome;
  updates: Update[];
}

const FOLDERS = { seismic: "seismic", "san-andreas": "sanandreas" };
export const TABLE = "recorded2345";

export class RecordedTable {
  private socket: WebSocketRoute | null = null;

  private constructor(
    private readonly stream: Stream,
    private seq: number,
  ) {}

  /** Open the page of the table as it was after this entry. */
  static async open(page: Page, game: keyof typeof FOLDERS, seq: number): Promise<RecordedTable> {
    const file = join(import.meta.dirname, "../../src/games", FOLDERS[game], "recorded/stream.json");
    const table = new RecordedTable(JSON.parse(readFileSync(file, "utf-8")) as Stream, seq);
    await page.routeWebSocket(/\/socket$/, (socket) => {
      table.socket = socket;
      socket.onMessage((message) => table.answer(JSON.parse(String(message)) as Ask));
    });
    await page.goto(`/t/${TABLE}`);
    return table;
  }

  /** How the table was after an entry. */
  view(seq: number): View {
    const { welcome, updates } = this.stream;
    return updates.filter((update) => update.seq <= seq).reduce((view, update) => applyUpdate(view, update, welcome.keyed), welcome.view!);
  }

  /** The next entry happens. */
  next(): void {
    this.seq += 1;
    this.tell(this.stream.updates.find((update) => update.seq === this.seq));
  }

  private tell(message: unknown): void {
    this.socket!.send(JSON.stringify(message));
  }

  private answer(asked: Ask): void {
    const { welcome, updates } = this.stream;
    if (asked.type === "hello") {
      const info = updates.findLast((update) => update.seq <= this.seq)!.info;
      this.tell({ ...welcome, table: TABLE, seq: this.seq, info, view: this.view(this.seq), question: null, now: Date.now() });
    } else if (asked.type === "history") {
      const opening = Array.from({ length: welcome.seq }, (_, n) => ({ ...updates[0], seq: n + 1, fact: { kind: "began" }, steps: [], story: [], changes: {}, patches: {} }));
      const all = [...opening, ...updates].filter((update) => update.seq! > asked.after && update.seq! <= asked.until);
      this.tell({ type: "history", id: asked.id, after: asked.after, view: this.view(asked.after), updates: all, until: asked.until });
    }
  }
}
