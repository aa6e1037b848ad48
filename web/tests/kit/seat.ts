// A person at a table: what the page was told and has asked for, overheard on its own socket, and waiting for a turn.
import { expect, type APIRequestContext, type Page } from "@playwright/test";

import type { Ask, OpenTable, Opened, Question, Tell, Update, View, Welcome } from "../../src/wire";
import { applyUpdate as fold } from "../../src/table/apply_update";
import { overhear } from "./overhear";

/** Opens a table without the page for it; a branch needs a token of the other table. */
export async function openTable(request: APIRequestContext, wish: OpenTable, token?: string): Promise<Opened> {
  // A connection of its own: one that lay idle may be closed by the server while the request is on its way.
  const headers: Record<string, string> = { connection: "close", ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await request.post("/api/tables", { data: { name: "Mara", ...wish }, headers });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return (await answer.json()) as Opened;
}

export class Seat {
  /** All that the page asked the server for, and was answered. */
  readonly asked: Ask[] = [];
  readonly told: Tell[] = [];
  seq = 0;
  question: Question | null = null;
  /** What this seat may know. */
  view: View | null = null;
  private readonly views = new Map<number, View>();
  private keyed: Welcome["keyed"] = {};
  state = "";
  seat: number | null = null;

  constructor(readonly page: Page) {
    overhear(page, {
      sent: (data) => this.asked.push(JSON.parse(data) as Ask),
      received: (data) => this.hear(JSON.parse(data) as Tell),
    });
  }

  private hear(message: Tell): void {
    this.told.push(message);
    if (message.type === "welcome") this.welcome(message);
    if (message.type === "update" && message.seq > this.seq) this.update(message);
  }

  private welcome(message: Welcome): void {
    this.seat = message.seat ?? null;
    this.keyed = message.keyed;
    this.state = message.info.state;
    this.question = message.question ?? null;
    if (!message.view) return;
    this.view = message.view;
    this.seq = message.seq;
  }

  private update(message: Update): void {
    this.seq = message.seq;
    this.state = message.info.state;
    this.question = message.question ?? null;
    if (this.view) this.view = fold(this.view, message, this.keyed);
    if (this.view) this.views.set(message.seq, this.view);
  }

  /** What this seat could know right after its last action, before anybody else has done anything. */
  get viewAfterMyAct(): View | undefined {
    const mine = this.told.findLast((message) => message.type === "update" && message.fact.kind === "acted" && message.fact.seat === this.seat);
    return mine?.type === "update" ? this.views.get(mine.seq) : undefined;
  }

  /** The actions that this page sent. */
  get acts(): string[] {
    return this.asked.flatMap((message) => (message.type === "act" ? [message.action] : []));
  }

  get refusals(): Tell[] {
    return this.told.filter(({ type }) => type === "refused");
  }

  get over(): boolean {
    return this.state === "over";
  }

  /** Comes to the table by the link of the only seat that is for a person. */
  async sit(opened: Opened): Promise<void> {
    await this.page.goto(`/t/${opened.table}#${Object.values(opened.seats)[0]}`);
    await expect(this.page.getByLabel("What to do")).toBeVisible();
  }

  /** Whether a tile was laid and nothing is left to claim: the page ends such a turn by itself. */
  get endsByItself(): boolean {
    const underWay = (this.view as { under_way?: { laid?: unknown } } | null)?.under_way;
    return this.question?.legal.join() === "pass" && Boolean(underWay?.laid);
  }

  /** Until the page asks this person, or the game is over; says whether it is this person's turn. */
  async turn(): Promise<boolean> {
    const ended = this.page.getByLabel("What to do").getByRole("link", { name: "Watch it again" });
    await expect
      .poll(async () => (this.question !== null && !this.endsByItself && /^●/.test(await this.page.title())) || (this.over && (await ended.isVisible())), { intervals: [20] })
      .toBe(true);
    return !this.over;
  }

  /** Does something that sends one action, and waits until the table has moved on. */
  async act(doing: () => Promise<void>): Promise<void> {
    const [before, sent] = [this.seq, this.acts.length];
    await doing();
    await expect.poll(() => this.acts.length, { intervals: [10], message: "something is sent" }).toBeGreaterThan(sent);
    await expect.poll(() => this.seq, { intervals: [10], message: "the table moves on" }).toBeGreaterThan(before);
    await this.shown();
  }

  /** The page has shown what it was told: one more frame has been drawn. */
  async shown(): Promise<void> {
    await this.page.evaluate(() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))));
  }
}

/** A stream of choices that is the same in every run. */
export function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0 || 1;
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % sides;
  };
}
