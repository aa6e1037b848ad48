// A table as one reader sees it: everything that the screen shows, kept up to date by the socket.
import { untrack } from "svelte";

import type { ClientGame } from "../games/client_game";
import { gameOf } from "../games";
import { href } from "../transport/address";
import { socketAddress } from "../transport/api";
import { TableHistory, turns, type Turn } from "./history";
import { applyUpdate } from "./apply_update";
import { language } from "../i18n/i18n.svelte";
import { forgetSnapshots, storeSnapshot, storedSnapshot } from "../transport/stored_table";
import { myName } from "../transport/profile";
import { carryKeysOver, forgetToken, keysOf, secretFor, storeSeat, type TableKeys, updateKeys } from "../transport/tokens";
import { speed, reducedMotion } from "../ui/motion.svelte";
import { go } from "../ui/route.svelte";
import { TableSocket, type Contact, type UnsentCommand } from "../transport/socket";
import type { Ask, AskDeviceLink, AskReissue, AwayInfo, Done, Presence, Question, Refused, Said, StepInfo, TableInfo, Tell, Update, View, Welcome } from "../wire";
import { browserParticipant } from "./chance/browser_participant";
import type { ChanceWarning } from "./chance/notes";
import { isCovered } from "./panel/requests";
import { retryWhileStale } from "./retry";
import { refuseUnknownGame } from "./unknown_game";
import { UpdateQueue, type ReceivedUpdate } from "./update_queue";

const HISTORY_PART = 50;
/** Milliseconds after which the screen is veiled even if the board has not settled. */
const LONGEST_BEFORE_VEIL = 20_000;

export class TableState {
  welcome = $state.raw<Welcome | null>(null);
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  question = $state.raw<Question | null>(null);
  /** What has just happened, for boards that show it. */
  steps = $state.raw<StepInfo[]>([]);
  contact = $state.raw<Contact>({ state: "calling" });
  here = $state.raw<number[]>([]);
  /** How many connections play for each seat. */
  devices = $state.raw<Record<number, number>>({});
  /** When each person was last seen who is not connected, by the server's clock. */
  seen = $state.raw<Record<number, number>>({});
  /** The person who is asked and not connected. */
  away = $state.raw<AwayInfo | null>(null);
  watchers = $state(0);
  chat = $state.raw<Said[]>([]);
  /** The last thing that was refused, until the table moves on. */
  refused = $state.raw<Refused | null>(null);
  /** Why this reader may not see the table. */
  rejection = $state.raw<Refused | null>(null);
  /** A command is on its way. */
  busy = $state(false);
  /** The last number that is shown. */
  shown = $state(0);
  /** When the clocks of `info` were told, by this machine's clock. */
  infoTime = $state(0);
  /** How many milliseconds the server's clock is ahead of this machine's. */
  clockOffset = $state(0);
  /** How much of the past is known; grows with the history. */
  known = $state(0);
  keys = $state.raw<TableKeys>({ seats: {} });
  /** What is shown was stored on an earlier visit: the server has not answered yet. */
  stale = $state(false);
  /** Who is not to be heard in the chat; null are those who watch. */
  muted = $state.raw<(number | null)[]>([]);
  /** How many times as fast as the reader likes it: replays, and what was missed. */
  tempo = $state(1);
  /** What the reader points at in the log. */
  pointed = $state.raw<StepInfo[]>([]);
  /** The seat that this screen acts for next, while the screen is being handed over. */
  handOverTo = $state<number | null>(null);

  readonly history = new TableHistory();
  /** What is played here; to be read only when the table has answered. It stays the same when the table answers again. */
  readonly game: ClientGame = $derived.by(() => gameOf(this.welcome!.game));
  private unplaced: Update[] = [];
  private loading = false;
  /** Counts the restarts of the socket, so that answers to an older one can be dropped. */
  private connection = 0;
  /** The screen is veiled when the board has settled, or when this timer ends. */
  private veilTimer: number | null = null;
  private updateQueue = new UpdateQueue({
    show: (received) => this.show(received),
    isQuick: (update, waiting) => document.hidden || (waiting === 0 && this.isOwn(update) && !this.movesGround(update)),
    isQuake: (update) => this.movesGround(update),
    speed: () => speed() * (reducedMotion() ? 2 : 1),
    tempo: (times) => (this.tempo = times),
  });
  /** Whether no update waits to be shown; until then another question may replace the present one. */
  private idle = $state(true);
  /** What went wrong with chance and was not dismissed, the newest last. */
  chanceWarnings = $state.raw<ChanceWarning[]>([]);
  private dismissed = new Set<ChanceWarning>();
  /** Whether this browser takes part in dealing chance. */
  dealsChance = $state(false);
  private readonly participant;
  private beginning = false;
  private storeTimer: number | null = null;
  private textLanguage = language();
  private unfollow: () => void;
  private token: string | null;
  private answer: { seq: number; question: Question | null } | null = null;
  private socket: TableSocket;

  constructor(
    readonly table: string,
    token: string | null,
  ) {
    this.keys = keysOf(table);
    this.token = token ?? Object.values(this.keys.seats)[0] ?? this.keys.watch ?? null;
    this.showStoredSnapshot();
    this.participant = browserParticipant(table, (message) => this.socket.tell(message), () => this.showChance());
    // What was left out on an earlier visit has been told; that this browser takes no more part is told again.
    for (const warning of this.participant.warnings) if (warning.kind !== "forked") this.dismissed.add(warning);
    this.showChance();
    this.socket = new TableSocket(socketAddress(table), {
      greeting: () => ({
        token: this.token,
        newToken: this.token && secretFor(table, this.token),
        language: language(),
        name: this.token ? null : myName() || null,
        beside: Object.values(this.keys.seats).filter((secret) => secret !== this.token),
        noted: this.participant.greet(),
        shared: Object.keys(this.keys.seats).length > 1,
      }),
      welcome: (message) => this.onWelcome(message),
      update: (message) => this.onUpdate(message),
      said: (message) => (this.chat = [...this.chat, message]),
      saidRemoved: (number) => (this.chat = this.chat.filter((line) => line.number !== number)),
      presence: (message: Presence) => this.onPresence(message),
      refused: (message) => this.onRejected(message),
      contact: (contact) => (this.contact = contact),
    });
    this.socket.open();
    this.unfollow = $effect.root(() => {
      $effect(() => {
        const now = language();
        if (now !== this.textLanguage) untrack(() => this.reloadTexts());
      });
    });
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
  /** Whether the board is covered by a pause. */
  get isCovered(): boolean {
    return isCovered(this.info);
  }
  /** Whether all that has come is shown. */
  get isIdle(): boolean {
    return this.idle;
  }
  /** Whether this reader may decide now. */
  get mayAct(): boolean {
    return this.question !== null && !this.stale && this.isPlaying && this.idle && this.contact.state === "here";
  }
  /** How many times as fast as usual things move. */
  get speed(): number {
    return speed() * this.tempo;
  }
  /** Nobody is to come: the game begins by itself. */
  get beginsAlone(): boolean {
    return this.info?.state === "open" && this.keys.begin === true && this.seat !== null;
  }
  get turns(): Turn[] {
    return this.known >= 0 && this.welcome ? turns(this.game, this.history.updates) : [];
  }
  /** All that is known of the log, the newest last. */
  get entries(): Update[] {
    return this.known >= 0 ? this.history.updates.slice(0, Math.max(this.shown, 0)) : [];
  }

  close(): void {
    this.updateQueue.clear();
    if (this.veilTimer !== null) window.clearTimeout(this.veilTimer);
    this.storeSnapshotNow();
    this.unfollow();
    this.socket.close();
  }

  // ------------------------------------------------------------------ commands

  act(action: string): Promise<void> {
    return this.command({ type: "act", action });
  }

  /** Do something; what is refused is shown, and what came too late is tried once more if it still fits. */
  async command(command: UnsentCommand): Promise<void> {
    this.busy = true;
    this.refused = null;
    try {
      this.done(await this.socket.command(command));
    } catch (error) {
      await this.recover(command, error as Refused);
    } finally {
      this.busy = false;
    }
  }

  private async recover(command: UnsentCommand, refused: Refused): Promise<void> {
    if (refused.code !== "stale-sequence" && refused.code !== "early-sequence") {
      if (refused.code !== "lost-contact") this.refused = refused;
      return;
    }
    // Another command was faster, such as a pause or an undo: its update is here or on its way.
    await new Promise((resolve) => setTimeout(resolve, 150));
    this.flush();
    const fits = command.type !== "act" || this.question?.legal.includes((command as { action: string }).action);
    if (!fits) return;
    try {
      this.done(await this.socket.command(command));
    } catch (error) {
      this.refused = error as Refused;
    }
  }

  private done(done: Done): void {
    if (!done.table) return;
    const { seats = [] } = this.info ?? {};
    // Against bots nobody is waited for.
    carryKeysOver(this.table, done.table, seats.length || 1, localStorage, seats.every(({ bot }, seat) => Boolean(bot) || seat === this.seat));
    go(href(`t/${done.table}`));
  }

  /** Ask something that changes nothing; rejects with a `Refused`. */
  ask(message: Ask): Promise<Tell> {
    return this.socket.tell(message);
  }

  /** Make a link for another device of this seat, or, as the host, a new one for a seat whose secret is lost. */
  async makeLink(message: AskDeviceLink | AskReissue): Promise<string | null> {
    this.refused = null;
    try {
      const { token } = (await this.socket.tell(message)) as Done;
      const link = location.origin + href(`t/${this.table}#${token}`);
      if (message.type === "reissue")
        this.keys = updateKeys(this.table, (keys) => ({ ...keys, links: { ...keys.links, [String(message.seat)]: link } }));
      return link;
    } catch (error) {
      this.refused = error as Refused;
      return null;
    }
  }

  /** Announce turns to this address, or to none; tells why if that is refused. */
  async setWebhook(url: string | null): Promise<Refused | null> {
    try {
      await this.socket.tell({ type: "hook", url });
      return null;
    } catch (error) {
      return error as Refused;
    }
  }

  private showChance(): void {
    this.chanceWarnings = this.participant.warnings.filter((warning) => !this.dismissed.has(warning));
    this.dealsChance = this.participant.takesPart;
  }

  dismissChanceWarnings(): void {
    for (const warning of this.chanceWarnings) this.dismissed.add(warning);
    this.showChance();
  }

  /** Begin if no other person is expected: once this browser takes part in dealing chance, or has tried to. */
  private async beginAlone(): Promise<void> {
    const me = this.seat === null ? null : this.info?.seats[this.seat];
    if (!this.keys.begin || this.info?.state !== "open" || !me?.name || this.beginning || this.stale) return;
    this.beginning = true;
    try {
      await retryWhileStale(this.socket, { type: "begin" });
    } catch (error) {
      this.refused = error as Refused;
    } finally {
      this.beginning = false;
      this.keys = updateKeys(this.table, ({ begin: _, ...keys }) => keys);
    }
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

  /** Hide the chat lines of these seats, and show those of all others. */
  mute(muted: (number | null)[]): void {
    this.muted = muted;
    const seats = muted.filter((one) => one !== null);
    void this.socket.tell({ type: "mute", seats, watchers: muted.includes(null) }).catch(() => undefined);
  }

  /** Fetch all texts again in the language that is used now. */
  private reloadTexts(): void {
    this.textLanguage = language();
    this.forgetHistory();
    this.restart();
  }

  /** Act for the seat of this token from now on. */
  take(token: string): void {
    this.token = token;
    // Where nothing is secret, what one seat has seen all have.
    if (!this.welcome || this.game.hasSecrets) this.forgetHistory();
    this.restart();
  }

  /** Act for another seat of those at this screen. */
  sitAt(seat: number): void {
    const token = this.keys.seats[String(seat)];
    if (token) this.take(token);
  }

  private restart(): void {
    this.updateQueue.clear();
    this.idle = true;
    this.unplaced = [];
    this.question = null;
    this.rejection = null;
    this.connection += 1;
    this.socket.restart();
  }

  private forgetHistory(): void {
    this.history.clear();
    this.known = 0;
  }

  // ------------------------------------------------------------------ messages

  private onWelcome(message: Welcome): void {
    this.rejection = refuseUnknownGame(message.game);
    if (this.rejection) return this.socket.close();
    this.welcome = message;
    this.history.keyed = message.keyed;
    this.stale = false;
    this.infoTime = Date.now();
    this.clockOffset = message.now - this.infoTime;
    this.storeKeys(message);
    // Who is muted is known to this socket only.
    if (this.muted.length) this.mute(this.muted);
    if (message.view) {
      this.updateQueue.clear();
      this.idle = true;
      this.view = message.view;
      this.info = message.info;
      this.question = message.question ?? null;
      this.shown = message.seq;
      this.steps = [];
      // The veil is lifted only now that the view is that of the next seat.
      if (message.seat === this.handOverTo) this.handOverTo = null;
      void this.fetchHistory(message.seq);
    } else if (message.seq === this.shown) {
      this.info = message.info;
      this.question = message.question ?? null;
    } else {
      // What was missed follows; the question belongs to the last of it.
      this.answer = { seq: message.seq, question: message.question ?? null };
      this.updateQueue.catchUp();
    }
    this.afterChange();
    void this.participant.welcomed(message).then(() => this.beginAlone());
  }

  private onPresence({ here, watchers, devices = {}, seen = {}, away = null }: Presence): void {
    [this.here, this.watchers, this.devices, this.seen, this.away] = [here, watchers, devices, seen, away];
  }

  /** Store the token of this seat. */
  private storeKeys(message: Welcome): void {
    if (this.token) this.token = storeSeat(this.table, this.token, message);
    const watch = message.seat === null && this.token ? { watch: this.token } : {};
    // The commitment of a loaded record proves nothing: this browser did not receive it before the game.
    const sealed = message.loaded ? {} : { sealed: message.commitment };
    this.keys = updateKeys(this.table, (keys) => ({ ...sealed, ...keys, ...watch }));
  }

  private onRejected(message: Refused): void {
    this.rejection = message;
    if (message.code === "table-deleted" || message.code === "no-table") forgetSnapshots(this.table);
    if (this.token && ["link-used", "wrong-key"].includes(message.code)) this.keys = forgetToken(this.table, this.token);
  }

  private onUpdate(update: Update): void {
    if (this.loading || !this.history.push(update)) this.unplaced.push(update);
    else this.known = this.history.last;
    this.updateQueue.push(update);
    this.idle = this.updateQueue.isIdle;
    void this.participant.updated(update).then(() => this.beginAlone());
  }

  /** Whether the ground moves in it: that is given its time. */
  private movesGround(update: Update): boolean {
    return hasEvent(update, this.game.events.groundMoves);
  }

  private isOwn({ fact }: Update): boolean {
    return fact.kind === "acted" && fact.seat === this.seat;
  }

  /** The board has shown all that happened. */
  boardSettled(): void {
    this.updateQueue.boardSettled();
    if (this.veilTimer !== null) this.veilScreen();
  }

  /** Show all at once that still waits. */
  flush(): void {
    this.updateQueue.flush();
  }

  private show({ update, at }: ReceivedUpdate): void {
    this.idle = this.updateQueue.isIdle;
    if (this.view) this.view = applyUpdate(this.view, update, this.welcome!.keyed);
    this.info = update.info;
    this.infoTime = at;
    this.steps = update.steps ?? [];
    this.shown = update.seq;
    this.refused = null;
    this.question = update.question ?? (this.answer?.seq === update.seq ? this.answer.question : null);
    if (this.answer && update.seq >= this.answer.seq) {
      this.answer = null;
      this.updateQueue.caughtUp();
    }
    this.afterChange();
  }

  /** What has to follow every change of the table. */
  private afterChange(): void {
    this.away = this.info?.away ?? null;
    this.passScreenOn();
    const next = this.info?.rematch;
    if (next && Object.keys(this.keys.seats).length) carryKeysOver(this.table, next, this.info!.seats.length);
    this.storeTimer ??= window.setTimeout(() => this.storeSnapshotNow(), 800);
  }

  // ------------------------------------------------------------------ snapshots and shared screens

  /** Show what this seat saw last, until the table answers. */
  private showStoredSnapshot(): void {
    if (Object.keys(this.keys.seats).length > 1) return forgetSnapshots(this.table);
    const snapshot = storedSnapshot(this.table, this.token);
    if (!snapshot) return;
    [this.welcome, this.info, this.view] = [snapshot.welcome, snapshot.info, snapshot.view];
    this.stale = true;
  }

  private storeSnapshotNow(): void {
    if (this.storeTimer !== null) window.clearTimeout(this.storeTimer);
    this.storeTimer = null;
    if (this.stale || !this.welcome || !this.info || !this.view) return;
    if (Object.keys(this.keys.seats).length > 1) return forgetSnapshots(this.table);
    const welcome = { ...this.welcome, view: null, question: null };
    storeSnapshot(this.table, this.token, { welcome, info: this.info, view: this.view });
  }

  /** If another seat at this screen is asked, act for it: at once, or behind a veil if seats have secrets. */
  private passScreenOn(): void {
    const asked = this.info?.asked ?? null;
    const mine = asked !== null && String(asked) in this.keys.seats;
    if (!mine || this.stale || asked === this.seat || !this.isPlaying || !this.updateQueue.isIdle) return;
    if (!this.game.hasSecrets) {
      this.steps = [];
      this.sitAt(asked);
    } else if (this.steps.length && !document.hidden) {
      // The one who acted sees the effects to their end before the screen is veiled.
      this.veilTimer ??= window.setTimeout(() => this.veilScreen(), LONGEST_BEFORE_VEIL);
    } else this.veilScreen();
  }

  private veilScreen(): void {
    if (this.veilTimer !== null) window.clearTimeout(this.veilTimer);
    this.veilTimer = null;
    const asked = this.info?.asked ?? null;
    if (asked === null || asked === this.seat || !(String(asked) in this.keys.seats)) return;
    this.steps = [];
    this.handOverTo = asked;
  }

  /** Ask for all that happened before. */
  private async fetchHistory(until: number): Promise<void> {
    const connection = this.connection;
    this.loading = true;
    try {
      while (this.history.last < until) {
        const after = this.history.last;
        const part = await this.socket.history(after, Math.min(after + HISTORY_PART, until));
        if (connection !== this.connection) return;
        this.history.add(part);
        if (this.history.last === after) break;
      }
    } catch {
      return; // Without the past the strip is empty, but the game can be played.
    } finally {
      if (connection === this.connection) this.loading = false;
    }
    for (const update of this.unplaced.splice(0)) this.history.push(update);
    this.known = this.history.last;
  }
}

/** Whether one of these kinds of events is in it. */
export const hasEvent = (update: Update, kinds: readonly string[]): boolean =>
  (update.steps ?? []).some((step) => step.events.some(({ event }) => kinds.includes(event)));
