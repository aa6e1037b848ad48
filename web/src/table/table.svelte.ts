// A table as one reader has it: kept up to date by the socket, and what this reader does there.
import { untrack } from "svelte";

import { href } from "../transport/address";
import { socketAddress } from "../transport/api";
import { HistoryLoader } from "./history_loader";
import { language } from "../i18n/i18n.svelte";
import { forgetSnapshots } from "../transport/stored_table";
import { myName } from "../transport/profile";
import { carryKeysOver, forgetToken, keysOf, secretFor, storeSeat, updateKeys } from "../transport/tokens";
import { go } from "../ui/route.svelte";
import { TableSocket, type UnsentCommand } from "../transport/socket";
import type { Ask, AskDeviceLink, AskReissue, AskSeatBot, AwayInfo, Done, Presence, Refused, Said, StepInfo, Tell, Update, Welcome } from "../wire";
import { browserParticipant } from "./chance/browser_participant";
import type { ChanceWarning } from "./chance/notes";
import { retryWhileStale } from "./retry";
import { markEndSeen } from "./seen_end";
import { SeenTable } from "./seen_table.svelte";
import { passScreenOn } from "./shared_screen";
import { Snapshots } from "./snapshots";
import { refuseUnknownGame } from "./unknown_game";

export class TableState extends SeenTable {
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
  /** When the clocks of `info` were told, by this machine's clock. */
  infoTime = $state(0);
  /** How many milliseconds the server's clock is ahead of this machine's. */
  clockOffset = $state(0);
  /** Who is not to be heard in the chat; null are those who watch. */
  muted = $state.raw<(number | null)[]>([]);
  /** What the reader points at in the log. */
  pointed = $state.raw<StepInfo[]>([]);
  /** The seat that this screen acts for next, while the screen is being handed over. */
  handOverTo = $state<number | null>(null);

  private readonly loader = new HistoryLoader(this.history, (after, until) => this.socket.history(after, until), () => (this.known = this.history.last));
  private readonly snapshots: Snapshots;
  /** What went wrong with chance and was not dismissed, the newest last. */
  chanceWarnings = $state.raw<ChanceWarning[]>([]);
  private dismissed = new Set<ChanceWarning>();
  /** Whether this browser takes part in dealing chance. */
  dealsChance = $state(false);
  private readonly participant;
  private beginning = false;
  private textLanguage = language();
  private unfollow: () => void;
  private token: string | null;
  private socket: TableSocket;

  constructor(
    readonly table: string,
    token: string | null,
    /** Whether what happens is played on the stage; a replay plays there what it likes. */
    plays = true,
  ) {
    super(plays);
    this.keys = keysOf(table);
    this.token = token ?? Object.values(this.keys.seats)[0] ?? this.keys.watch ?? null;
    this.snapshots = new Snapshots(
      table,
      () => this.token,
      () => Object.keys(this.keys.seats).length > 1,
      () => (this.stale || !this.welcome || !this.info || !this.view ? null : { welcome: this.welcome, info: this.info, view: this.view }),
    );
    this.showSnapshot();
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

  close(): void {
    this.stage.clear();
    this.snapshots.now();
    this.unfollow();
    this.socket.close();
  }

  // ------------------------------------------------------------------ commands

  act(action: string): Promise<void> {
    this.flush();
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

  /** Make a link for another device of this seat, or, as the host, a new one for a seat whose secret is lost or that a bot has. */
  async makeLink(message: AskDeviceLink | AskReissue | AskSeatBot): Promise<string | null> {
    this.refused = null;
    try {
      const { token } = (await this.socket.tell(message)) as Done;
      const link = location.origin + href(`t/${this.table}#${token}`);
      if (message.type !== "device-link")
        this.keys = updateKeys(this.table, (keys) => ({ ...keys, links: { ...keys.links, [String(message.seat)]: link } }));
      return link;
    } catch (error) {
      this.refused = error as Refused;
      return null;
    }
  }

  /** As the host, give a free seat to a bot. */
  async seatBot(seat: number, bot: string): Promise<void> {
    this.refused = null;
    try {
      await this.socket.tell({ type: "seat-bot", seat, bot });
    } catch (error) {
      this.refused = error as Refused;
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
    this.staging.clear();
    this.loader.restart();
    this.rejection = null;
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
    const question = message.question ?? null;
    if (message.view) {
      this.staging.stand({ view: message.view, info: message.info, question, seq: message.seq });
      // The veil is lifted only now that the view is that of the next seat.
      if (message.seat === this.handOverTo) this.handOverTo = null;
      void this.loader.load(message.seq);
    } else if (message.seq === this.shown) this.staging.correct(message.info, question);
    else this.staging.await(message.seq, question);
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
    this.loader.push(update);
    this.infoTime = Date.now();
    this.staging.receive(update);
    void this.participant.updated(update).then(() => this.beginAlone());
  }

  /** Show all at once that still waits. */
  flush(): void {
    this.stage.skip();
  }

  protected afterSeen(): void {
    this.refused = null;
    if (this.plays && this.info?.state === "over") markEndSeen(this.table);
    this.afterChange();
  }

  /** What has to follow every change of the table. */
  private afterChange(): void {
    this.away = this.info?.away ?? null;
    if (this.isIdle && !this.stale) passScreenOn(this.screen);
    const next = this.info?.rematch;
    if (next && Object.keys(this.keys.seats).length) carryKeysOver(this.table, next, this.info!.seats.length);
    this.snapshots.later();
  }

  /** Show what this seat saw last, until the table answers. */
  private showSnapshot(): void {
    const snapshot = this.snapshots.stored();
    if (!snapshot) return;
    this.welcome = snapshot.welcome;
    this.staging.stand({ view: snapshot.view, info: snapshot.info, question: null, seq: 0 });
    this.stale = true;
  }

  private readonly screen = {
    asked: (): number | null => {
      const asked = this.info?.asked ?? null;
      return asked !== null && this.isPlaying && String(asked) in this.keys.seats ? asked : null;
    },
    seat: () => this.seat,
    hasSecrets: () => this.game.hasSecrets,
    sitAt: (seat: number) => this.sitAt(seat),
    veil: (seat: number) => (this.handOverTo = seat),
  };
}

