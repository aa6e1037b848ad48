// A table as one reader sees it: everything that the screen shows, kept up to date by the socket.
import { socketAddress } from "../../lib/api";
import { Chronicle, turns, type Turn } from "../../lib/chronicle";
import { fold } from "../../lib/fold";
import { language } from "../../lib/i18n.svelte";
import { held, hold, myName, type Held } from "../../lib/keys";
import { TableSocket, type Contact, type Wish } from "../../lib/socket";
import type { Done, Presence, Question, Refused, Said, StepInfo, TableInfo, Update, View, Welcome } from "../../lib/wire";

/** Milliseconds for which what others did is shown before the next thing moves. */
const PACE = 650;
const PACE_OF_A_QUAKE = 1500;
/** What was missed plays faster, and never longer than this in all. */
const LONGEST_CATCH_UP = 6000;
const PIECE = 50;

const calm = window.matchMedia("(prefers-reduced-motion: reduce)");

export class TableState {
  welcome = $state.raw<Welcome | null>(null);
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  question = $state.raw<Question | null>(null);
  /** What has just happened, for boards that show it. */
  steps = $state.raw<StepInfo[]>([]);
  contact = $state.raw<Contact>({ state: "calling" });
  here = $state.raw<number[]>([]);
  watchers = $state(0);
  chat = $state.raw<Said[]>([]);
  /** The last thing that was refused, until the table moves on. */
  refused = $state.raw<Refused | null>(null);
  /** Hello was refused: there is no table for this reader. */
  shut = $state.raw<Refused | null>(null);
  /** A command is on its way. */
  busy = $state(false);
  /** The last number that is shown. */
  shown = $state(0);
  /** When the clocks of `info` were told, by this machine's clock. */
  toldAt = $state(0);
  /** How much of the past is known; grows with the chronicle. */
  known = $state(0);
  held = $state.raw<Held>({ seats: {} });
  /** The seat that this screen speaks for next, while the screen is being handed over. */
  handing = $state<number | null>(null);

  readonly chronicle = new Chronicle();
  private tail: Update[] = [];
  private loading = false;
  /** Counts how often the socket began anew: answers to an older one are worth nothing. */
  private era = 0;
  private queue: Update[] = [];
  private timer: number | null = null;
  private token: string | null;
  private answer: { seq: number; question: Question | null } | null = null;
  private socket: TableSocket;

  constructor(
    readonly table: string,
    token: string | null,
  ) {
    this.held = held(table);
    this.token = token ?? Object.values(this.held.seats)[0] ?? this.held.watch ?? null;
    this.socket = new TableSocket(socketAddress(table), {
      greeting: () => ({ token: this.token, language: language(), name: this.token ? null : myName() || null }),
      welcome: (message) => this.welcomed(message),
      update: (message) => this.updated(message),
      said: (message) => (this.chat = [...this.chat, message]),
      presence: (message: Presence) => ([this.here, this.watchers] = [message.here, message.watchers]),
      refused: (message) => (this.shut = message),
      contact: (contact) => (this.contact = contact),
    });
    this.socket.open();
  }

  /** The seat that is looked from, or none. */
  get seat(): number | null {
    return this.welcome?.seat ?? null;
  }
  get names(): string[] {
    return this.info?.seats.map((seat) => seat.name ?? "") ?? [];
  }
  /** The crew of each seat: shape and colour, 0 to 3. */
  get crews(): number[] {
    return this.info?.seats.map((seat) => seat.colour) ?? [];
  }
  get isPlaying(): boolean {
    return this.info?.state === "playing";
  }
  /** Whether this reader may decide now. */
  get mayAct(): boolean {
    return this.question !== null && this.isPlaying && this.queue.length === 0 && this.contact.state === "here";
  }
  get turns(): Turn[] {
    return this.known >= 0 ? turns(this.chronicle.updates) : [];
  }
  /** All that is known of the log, the newest last. */
  get entries(): Update[] {
    return this.known >= 0 ? this.chronicle.updates.slice(0, Math.max(this.shown, 0)) : [];
  }

  close(): void {
    if (this.timer !== null) window.clearTimeout(this.timer);
    this.socket.close();
  }

  // ------------------------------------------------------------------ doing

  act(action: string): Promise<void> {
    return this.command({ type: "act", action });
  }

  /** Do something; what is refused is shown, and what came too late is tried once more if it still fits. */
  async command(wish: Wish): Promise<void> {
    this.busy = true;
    this.refused = null;
    try {
      this.done(await this.socket.command(wish));
    } catch (error) {
      await this.recover(wish, error as Refused);
    } finally {
      this.busy = false;
    }
  }

  private async recover(wish: Wish, refused: Refused): Promise<void> {
    if (refused.code !== "stale-sequence" && refused.code !== "early-sequence") {
      if (refused.code !== "lost-contact") this.refused = refused;
      return;
    }
    // Somebody paused, came or asked for an undo in the same moment: the update is here or on its way.
    await new Promise((resolve) => setTimeout(resolve, 150));
    this.flush();
    const fits = wish.type !== "act" || this.question?.legal.includes((wish as { action: string }).action);
    if (!fits) return;
    try {
      this.done(await this.socket.command(wish));
    } catch (error) {
      this.refused = error as Refused;
    }
  }

  private done(done: Done): void {
    if (done.table) location.assign(`/t/${done.table}`);
  }

  async say(text: string): Promise<boolean> {
    try {
      await this.socket.say(text);
      return true;
    } catch (error) {
      if ((error as Refused).sentence) this.refused = error as Refused;
      return false;
    }
  }

  mute(seats: number[], watchers: boolean): void {
    void this.socket.tell({ type: "mute", seats, watchers }).catch(() => undefined);
  }

  /** Stories and questions in the language of now. */
  speak(): void {
    this.forget();
    this.restart();
  }

  /** Speak for this seat from now on. */
  take(token: string): void {
    this.token = token;
    // In Seismic nothing is secret: what one seat has seen, all have.
    if (this.welcome?.game !== "seismic") this.forget();
    this.restart();
  }

  /** One of the people at this screen plays now. */
  sitAt(seat: number): void {
    const token = this.held.seats[String(seat)];
    if (token) this.take(token);
  }

  private restart(): void {
    this.queue = [];
    this.tail = [];
    this.question = null;
    this.shut = null;
    this.era += 1;
    this.socket.restart();
  }

  private forget(): void {
    this.chronicle.clear();
    this.known = 0;
  }

  // ------------------------------------------------------------------ hearing

  private welcomed(message: Welcome): void {
    this.welcome = message;
    this.shut = null;
    this.toldAt = Date.now();
    this.keep(message);
    if (message.view) {
      this.queue = [];
      this.view = message.view;
      this.info = message.info;
      this.question = message.question ?? null;
      this.shown = message.seq;
      this.steps = [];
      // Only now is the view the next one's own.
      if (message.seat === this.handing) this.handing = null;
      void this.recall(message.seq);
    } else if (message.seq === this.shown) {
      this.info = message.info;
      this.question = message.question ?? null;
    } else {
      // What was missed follows; the question belongs to the last of it.
      this.answer = { seq: message.seq, question: message.question ?? null };
    }
    this.passOn();
  }

  /** Keep the secret that opened this seat. */
  private keep(message: Welcome): void {
    const token = this.token;
    this.held = hold(this.table, (kept) => {
      const sealed = kept.sealed ?? message.commitment;
      if (!token) return { ...kept, sealed };
      if (message.seat === null) return { ...kept, sealed, watch: token };
      return { ...kept, sealed, seats: { ...kept.seats, [String(message.seat)]: token } };
    });
  }

  private updated(update: Update): void {
    if (this.loading || !this.chronicle.push(update)) this.tail.push(update);
    else this.known = this.chronicle.last;
    this.queue.push(update);
    if (this.timer === null) this.next();
  }

  /** Show the next thing that happened, and give it its time. */
  private next(): void {
    this.timer = null;
    const update = this.queue.shift();
    if (!update) return;
    this.show(update);
    const pause = this.pace(update);
    if (pause === 0) this.next();
    else this.timer = window.setTimeout(() => this.next(), pause);
  }

  private pace(update: Update): number {
    if (!update.steps?.length || document.hidden) return 0;
    const quake = isQuake(update);
    const mine = update.fact.kind === "acted" && update.fact.seat === this.seat && !quake;
    if (mine && this.queue.length === 0) return 0;
    const pace = (quake ? PACE_OF_A_QUAKE : PACE) * (calm.matches ? 0.5 : 1);
    return Math.min(pace, LONGEST_CATCH_UP / Math.max(this.queue.length, 1));
  }

  /** Show all at once that still waits. */
  flush(): void {
    if (this.timer !== null) window.clearTimeout(this.timer);
    this.timer = null;
    while (this.queue.length) this.show(this.queue.shift()!);
  }

  private show(update: Update): void {
    if (this.view) this.view = fold(this.view, update);
    this.info = update.info;
    this.toldAt = Date.now();
    this.steps = update.steps ?? [];
    this.shown = update.seq;
    this.refused = null;
    this.question = update.question ?? (this.answer?.seq === update.seq ? this.answer.question : null);
    if (this.answer && update.seq >= this.answer.seq) this.answer = null;
    this.passOn();
  }

  /** Somebody else at this screen is asked: speak for that seat, at once if nothing is secret. */
  private passOn(): void {
    const asked = this.info?.asked ?? null;
    const mine = asked !== null && String(asked) in this.held.seats;
    if (!mine || asked === this.seat || !this.isPlaying || this.queue.length) return;
    this.steps = [];
    if (this.welcome?.game === "san-andreas") this.handing = asked;
    else this.sitAt(asked);
  }

  /** Ask for all that happened before. */
  private async recall(until: number): Promise<void> {
    const era = this.era;
    this.loading = true;
    try {
      while (this.chronicle.last < until) {
        const after = this.chronicle.last;
        const part = await this.socket.history(after, Math.min(after + PIECE, until));
        if (era !== this.era) return;
        this.chronicle.add(part);
        if (this.chronicle.last === after) break;
      }
    } catch {
      return; // The past is missing from the strip; the game is not.
    } finally {
      if (era === this.era) this.loading = false;
    }
    for (const update of this.tail.splice(0)) this.chronicle.push(update);
    this.known = this.chronicle.last;
  }
}

/** Whether the ground shook in it. */
export function isQuake(update: Update): boolean {
  return (update.steps ?? []).some((step) =>
    step.events.some((event) => event.event === "seismic-side-hit" || event.event === "san-andreas-dice-rolled"),
  );
}
