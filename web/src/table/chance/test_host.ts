// For tests: a host that deals chance, honestly unless it is told otherwise, and tabs of browsers at its table.
import { hex, sha256 } from "../../transport/hashing";
import type { Done, TableInfo, Tell, Update, Welcome } from "../../wire";
import { HashChain } from "./chains";
import type { Exclusive } from "./exclusive";
import { Participant, type ChanceMessage } from "./participant";
import { Rounds } from "./rounds";
import { firstHash, type Item } from "./transcript";

const TABLE = "k3v9";
const HEADING = { table: TABLE, game: "tremor", rulesVersion: 2, options: { b: 1, a: ["ä"] }, seats: 2, alone: "deal" as const, given: [] };

export class MemoryStore {
  readonly kept = new Map<string, string>();
  full = false;
  getItem(name: string): string | null {
    return this.kept.get(name) ?? null;
  }
  setItem(name: string, value: string): void {
    if (this.full) throw new DOMException("full", "QuotaExceededError");
    this.kept.set(name, value);
  }
}

/** What two tabs see of one store without locks: what another tab stores is seen after waiting, and the last one counts. */
export function laggingStores(): { stores: [MemoryStore, MemoryStore]; exclusive: Exclusive } {
  const stores: [MemoryStore, MemoryStore] = [new MemoryStore(), new MemoryStore()];
  const written: [string, string][] = [];
  for (const store of stores) {
    store.setItem = (name, value) => {
      store.kept.set(name, value);
      written.push([name, value]);
    };
  }
  const spread = (): void => written.splice(0).forEach(([name, value]) => stores.forEach(({ kept }) => kept.set(name, value)));
  const settle = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve));
    spread();
  };
  return { stores, exclusive: { run: async (_, work) => await work(), settle } };
}

/** Locks as a browser has them: one after another. */
export function locks(): Exclusive {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(_, work) {
      const mine = last.then(() => work());
      last = mine.catch(() => undefined);
      return mine;
    },
    settle: () => Promise.resolve(),
  };
}

/** What a host holds: the transcript, and its own chain. */
export class Host {
  readonly server = new HashChain(hex(sha256("the server's root")));
  items: Item[] = [];
  rounds: Rounds;
  seq = 3;
  info: TableInfo = { state: "playing", moves: 0, seats: [{ name: "Mara", colour: 0 }, { name: "Iko", colour: 1 }] };
  kind: "together" | "host" = "together";
  branch: Welcome["branch"] = null;

  constructor() {
    this.rounds = Rounds.atFirst(firstHash({ ...HEADING, serverEnd: this.server.end }), this.server.end);
  }

  first = hex(firstHash({ ...HEADING, serverEnd: this.server.end }));

  /** A host that tells the same up to now, and other things from here on. */
  forked(items = this.items.length): Host {
    const other = new Host();
    for (const item of this.items.slice(0, items)) other.add(item);
    other.seq = this.seq;
    return other;
  }

  add(...items: Item[]): Update {
    for (const item of items) this.rounds = this.rounds.after(item);
    this.items.push(...items);
    return { type: "update", seq: ++this.seq, at: 0, fact: { kind: "dealt" }, info: this.info, items };
  }

  ask(chains: number[], action = "pass"): Update {
    return this.add(["act", 0, action], ["ask", chains, null]);
  }

  deal(...answers: [number, string][]): Update {
    return this.add(["deal", answers, this.server.link(this.rounds.data.server.asked), ["draw 01"]]);
  }

  welcome(noted = 0, seat: number | null = 0): Welcome {
    const after = noted <= this.items.length ? noted : 0;
    const transcript = { first: this.first, after, items: this.items.slice(after) };
    const dealing = { kind: this.kind, alone: "deal", end: this.server.end } as const;
    const { table, game, rulesVersion: rules_version, options } = HEADING;
    return { type: "welcome", table, game, rules_version, options, dealing, transcript, seat, seq: this.seq, info: this.info, branch: this.branch, view: {} } as unknown as Welcome;
  }
}

/** One page of a browser. */
export class Tab {
  readonly sent: ChanceMessage[] = [];
  awake = true;
  /** Ends of which the server does not know that they are this browser's. */
  readonly others = new Set<string>();
  /** The code with which reveals are refused; `null`: no answer comes. */
  refusal: string | null | undefined = undefined;
  readonly participant: Participant;

  constructor(
    readonly host: Host,
    readonly store = new MemoryStore(),
    exclusive = locks(),
    readonly clock = { now: 1_000_000 },
  ) {
    this.participant = new Participant(TABLE, {
      tell: (message) => this.tell(message),
      store: store as unknown as Storage,
      exclusive,
      now: () => clock.now,
      isAwake: () => this.awake,
      changed: () => undefined,
    });
  }

  private tell(message: ChanceMessage): Promise<Tell> {
    this.sent.push(message);
    if (message.type === "add-chain" && this.others.has(message.end)) return Promise.reject({ code: "chain-of-others" });
    if (message.type !== "reveal" || this.refusal === undefined) return Promise.resolve({ type: "done" } as Done);
    return this.refusal === null ? new Promise(() => undefined) : Promise.reject({ code: this.refusal });
  }

  /** Come to the table, and publish the chain if it is new. */
  async enter(host = this.host, seat: number | null = 0): Promise<void> {
    await this.participant.welcomed(host.welcome(this.participant.greet(), seat));
    const end = this.sent.flatMap((message) => (message.type === "add-chain" ? [message.end] : [])).at(-1);
    if (end && host.rounds.chainAt(end) < 0) await this.told(host.add(["chain", seat ?? 0, end]));
  }

  async told(...updates: Update[]): Promise<void> {
    for (const update of updates) await this.participant.updated(update);
  }

  get ends(): string[] {
    return this.sent.flatMap((message) => (message.type === "add-chain" ? [message.end] : []));
  }
  get links(): string[] {
    return this.sent.flatMap((message) => (message.type === "reveal" ? [message.link] : []));
  }
  get warned(): string[] {
    return this.participant.warnings.map(({ kind }) => kind);
  }
}
