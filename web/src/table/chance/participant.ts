// This browser's part in dealing chance at one table: it publishes a chain, follows the transcript, and answers rounds.
import { hex } from "../../transport/hashing";
import type { Refused, TableInfo, Tell, Update, Welcome } from "../../wire";
import { LENGTH } from "./chains";
import type { Claim } from "./claims";
import type { Exclusive } from "./exclusive";
import { Contradiction, follow, type Follower } from "./follower";
import { type ChanceWarning, type Notes, storeWarning, type WarningKind, warningsOf } from "./notes";
import { OwnChains } from "./own_chains";
import { BadChance, type Rounds } from "./rounds";
import { firstHash } from "./transcript";

/** Milliseconds after which an answer does not count as given at once. */
export const PROMPT = 1000;
/** Milliseconds after which every process of a server knows who takes part. */
export const KNOWN_EVERYWHERE = 5000;

export type ChanceMessage = { type: "add-chain"; end: string } | { type: "reveal"; round: number; link: string } | { type: "ping" };

/** What a test puts in the place of the browser. */
export interface Environment {
  tell(message: ChanceMessage): Promise<Tell>;
  store: Storage;
  exclusive: Exclusive;
  now(): number;
  /** Whether messages are taken in as they come: not on a page that is hidden or has just been woken. */
  isAwake(): boolean;
  changed(): void;
}

/** An answer that was given on this connection. */
interface Given extends Claim {
  askedAt: number;
  sentAt: number;
  /** Whether it was sent at once, by this machine's clock. */
  prompt: boolean;
  /** What the server said to it: `done`, the code of a refusal, or nothing yet. */
  said: string | null;
}

export class Participant {
  /** What people are to be told, the newest last. */
  warnings: ChanceWarning[];
  private readonly own: OwnChains;
  private follower: Follower | null = null;
  /** What was noted before the table was greeted: another tab may note more before the answer comes. */
  private notedBefore: Notes;
  private welcome: Welcome | null = null;
  private info: TableInfo | null = null;
  /** Counts connections, so that what belongs to an older one is dropped. */
  private connection = 0;
  /** The chain that was published on this connection, and when. */
  private joined: { end: string; at: number } | null = null;
  private joining = false;
  private given: Given | null = null;
  private missedAt = -Infinity;

  constructor(
    private readonly table: string,
    private readonly environment: Environment,
  ) {
    this.own = new OwnChains(table, environment.store, environment.exclusive);
    this.notedBefore = this.own.notes;
    this.warnings = warningsOf(table, environment.store);
  }

  /** How many items of the transcript this page knows, for a hello. A page that was loaded again asks for all, and compares. */
  greet(): number {
    this.notedBefore = this.own.notes;
    return this.follower?.rounds.items ?? 0;
  }
  get takesPart(): boolean {
    return this.joined !== null;
  }

  /** The table answered a hello; resolves when what was due is done. */
  async welcomed(welcome: Welcome): Promise<void> {
    this.connection += 1;
    [this.welcome, this.info, this.joined, this.joining, this.given] = [welcome, welcome.info, null, false, null];
    this.guarded(() => (this.follower = this.followerFrom(welcome)));
    await this.takePart();
  }

  /** An entry of the table, in its order; resolves when what was due is done. */
  async updated(update: Update): Promise<void> {
    this.info = update.info;
    const told = this.welcome?.seq ?? Infinity;
    this.guarded(() => (update.items ?? []).forEach((item: unknown) => this.follow(item, update.seq > told)));
    if (update.seq >= told) await this.takePart();
  }

  // ------------------------------------------------------------------ following

  /** The follower after a welcome; null if the past is not known, so that nothing can be judged. */
  private followerFrom({ seat, transcript, dealing, branch, loaded, view, ...table }: Welcome): Follower | null {
    if (seat === null || !dealing || loaded) return null;
    // Without a view, what was missed comes as updates.
    if (!transcript) return view ? null : this.follower;
    // What a branch took over is not told here; the hash of it is noted all the same.
    if (!branch) {
      const [rulesVersion, seats] = [table.rules_version, table.info.seats.length];
      const heading = { ...table, rulesVersion, seats, serverEnd: dealing.end, alone: dealing.alone, given: [] };
      if (hex(firstHash(heading)) !== transcript.first) throw new Contradiction("other-beginning");
    }
    if ((this.notedBefore.first ?? transcript.first) !== transcript.first) throw new Contradiction("other-beginning");
    const follower = follow(transcript, dealing.end, this.follower);
    for (const chain of this.notedBefore.chains) follower?.checkPasses(chain.round, chain.transcript);
    return follower;
  }

  private follow(item: unknown, live: boolean): void {
    const { follower } = this;
    if (!follower) return;
    const before = follower.rounds;
    follower.add(item);
    const [kind, list] = item as [string, unknown];
    if (kind === "ask") this.checkAsked(list as number[]);
    if (kind === "deal") this.checkCounted(before, list as [number, string][], live);
  }

  /** Warn if this browser was connected and could be asked, but neither it nor another device of its seats was. */
  private checkAsked(asked: number[]): void {
    const [number, chains] = [this.ownNumber(), this.follower!.rounds.chains];
    const own = chains[number];
    if (!this.joined || !own || own.asked === LENGTH) return;
    if (asked.some((one) => chains[one]!.seats.some((seat) => own.seats.includes(seat)))) return;
    const known = this.environment.now() - Math.max(this.joined.at, this.missedAt) > KNOWN_EVERYWHERE;
    if (known) this.warn("not-asked", { chain: number, asked });
  }

  /** Warn if this browser answered the round that has ended, and is not among the answers. */
  private checkCounted({ open }: Rounds, answers: [number, string][], live: boolean): void {
    const [number, { given }] = [this.ownNumber(), this];
    if (!open?.chains.includes(number) || answers.some(([chain]) => chain === number)) return;
    this.missedAt = this.environment.now();
    // Whoever missed a round is asked again after a sign of life.
    if (live) void this.environment.tell({ type: "ping" }).catch(() => undefined);
    if (given?.round !== open.number || (given.said !== "done" && !(live && given.prompt))) return;
    const answer = { chain: number, number: given.link, link: this.own.link(given.end, given.link), round: given.round };
    this.warn("left-out", { answer, asked_at: given.askedAt, sent_at: given.sentAt, dealt_at: this.missedAt, server_said: given.said });
  }

  // ------------------------------------------------------------------ taking part

  /** Do what is due: publish a chain, and answer the open round. */
  private async takePart(): Promise<void> {
    if (!this.joined) await this.join();
    const [number, { follower, joined }] = [this.ownNumber(), this];
    if (!follower || !joined || number < 0) return;
    const [{ asked }, { open }] = [follower.rounds.chains[number]!, follower.rounds];
    if (open?.chains.includes(number)) return this.answer(follower, { end: joined.end, link: asked, round: open.number, transcript: open.transcript });
    if (asked < LENGTH) return;
    this.joined = null;
    await this.join();
  }

  private async join(): Promise<void> {
    if (this.joining || !this.mayJoin()) return;
    const [{ connection }, follower] = [this, this.follower!];
    this.joining = true;
    try {
      const end = (await this.publish(follower)) ?? (await this.publish(follower, true));
      if (!end || connection !== this.connection) return;
      this.joined = { end, at: this.environment.now() };
      this.environment.changed();
    } catch {
      // Refused, or the connection is lost: the game goes on without it, and the next hello tries again.
    } finally {
      if (connection === this.connection) this.joining = false;
    }
  }

  /** Publish a chain at this seat; its end, nothing if there is none, or null if the server does not know that the chain is ours. */
  private async publish(follower: Follower, itsOwn = false): Promise<string | undefined | null> {
    const [{ connection }, seat] = [this, this.welcome!.seat!];
    const end = await this.own.current(follower, seat, itsOwn);
    if (end === null) this.warn("no-storage", null);
    if (end === null || connection !== this.connection) return undefined;
    try {
      await this.environment.tell({ type: "add-chain", end });
      return end;
    } catch (error) {
      if ((error as Refused).code === "chain-of-others" && !itsOwn) return null;
      throw error;
    }
  }

  private mayJoin(): boolean {
    const { welcome, info } = this;
    if (!this.follower || !welcome?.dealing || welcome.seat === null || !info?.seats[welcome.seat]?.name) return false;
    if (this.hasWarned("forked") || this.hasWarned("no-storage")) return false;
    if (info.state === "open") return true;
    // Where the host deals, words are added at the beginning only.
    return ["playing", "paused"].includes(info.state) && (welcome.dealing.kind === "together" || info.waits === "chance");
  }

  /** Note a claim, and reveal its link if it may be. */
  private async answer(follower: Follower, claim: Claim): Promise<void> {
    if (this.given?.round === claim.round) return;
    const given: Given = { ...claim, askedAt: this.environment.now(), sentAt: 0, prompt: false, said: null };
    this.given = given;
    const verdict = await this.own.note(claim, follower);
    if (verdict === "forked") this.warn("forked", { code: "other-transcript", claim });
    if (verdict === "full" || verdict === "lost") this.warn("no-storage", null);
    if (verdict !== "same" || !this.joined || this.isForkedElsewhere()) return;
    given.sentAt = this.environment.now();
    given.prompt = given.sentAt - given.askedAt < PROMPT && this.environment.isAwake();
    try {
      await this.environment.tell({ type: "reveal", round: claim.round, link: this.own.link(claim.end, claim.link) });
      given.said = "done";
    } catch (error) {
      given.said = (error as Refused).code;
    }
  }

  /** The number of this browser's chain at the table; -1 if it has none there. */
  private ownNumber(): number {
    return this.joined && this.follower ? this.follower.rounds.chainAt(this.joined.end) : -1;
  }

  // ------------------------------------------------------------------ warnings

  /** Do something; what contradicts the notes, or does not fit, ends this browser's part for good. */
  private guarded(work: () => void): void {
    if (this.hasWarned("forked")) return;
    try {
      work();
    } catch (error) {
      if (!(error instanceof Contradiction || error instanceof BadChance)) throw error;
      this.warn("forked", { code: error.code, transcript: this.welcome?.transcript ?? null });
    }
  }

  private hasWarned(kind: WarningKind): boolean {
    return this.warnings.some((warning) => warning.kind === kind);
  }

  /** Whether another tab has found that the transcript forks. */
  private isForkedElsewhere(): boolean {
    return warningsOf(this.table, this.environment.store).some(({ kind }) => kind === "forked");
  }

  private warn(kind: WarningKind, proof: Record<string, unknown> | null): void {
    if (this.hasWarned(kind) && proof === null) return;
    const warning = { kind, at: this.environment.now(), proof: proof && { ...this.evidence(), kind, ...proof } };
    this.warnings = [...this.warnings, warning];
    if (kind === "forked") this.joined = null;
    if (proof) storeWarning(this.table, warning, this.environment.store);
    this.environment.changed();
  }

  /** What this browser was told and what it noted, without the roots of its chains. */
  private evidence(): Record<string, unknown> {
    const [{ chains, first }, { follower }] = [this.own.notes, this];
    return {
      format: "quakeboard-chance-proof",
      version: 1,
      table: this.table,
      seat: this.welcome?.seat ?? null,
      noted: { first, chains: chains.map(({ root: _, ...chain }) => chain) },
      told: follower && { first: follower.first, items: [...follower.items], transcript: follower.rounds.transcript },
    };
  }
}
