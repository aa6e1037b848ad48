// Chance dealt together: a state takes in a link of everybody, round by round (docs/adr/0021). It holds no secret.
import { fromHex, hex, sha256 } from "../../transport/hashing";
import { canonicalBytes } from "./canonical_json";
import { hashed, LENGTH, LINK_BYTES } from "./chains";
import { type Answer, isItem, type Item, nextHash } from "./transcript";

export type Misfit =
  | "bad-item"
  | "bad-link"
  | "wrong-link"
  | "wrong-server-link"
  | "not-in-round"
  | "no-round"
  | "round-open"
  | "same-seat"
  | "not-due"
  | "chain-used-up"
  | "no-next-end";

/** An item that does not fit a transcript; its codes are those of the server. */
export class BadChance extends Error {
  constructor(readonly code: Misfit) {
    super(code);
  }
}

/** A chain as everybody knows it; links are hexadecimal digits. */
export interface Chain {
  readonly end: string;
  /** The seats at which it was published: more than one for people at one browser. */
  readonly seats: readonly number[];
  /** How often it was asked. */
  readonly asked: number;
  /** The last link that was revealed, or the end. */
  readonly last: string;
  /** The number of that link. */
  readonly lastNumber: number;
}

/** A round whose draws have not been dealt. */
export interface OpenRound {
  /** The chains that are asked. */
  readonly chains: readonly number[];
  /** The number of items up to its question: a client names the round by it. */
  readonly number: number;
  /** The hash of the transcript just after its question. */
  readonly transcript: string;
}

/** All of `Rounds` as it is stored: hashes are hexadecimal digits. */
export interface RoundsData {
  readonly transcript: string;
  readonly state: string;
  readonly server: Chain;
  /** How many chains the server has used up. */
  readonly serverChains: number;
  /** How many items the transcript has. */
  readonly items: number;
  readonly chains: readonly Chain[];
  readonly open: OpenRound | null;
  /** Whether the game began or a seat acted since the last question: otherwise a host could draw again. */
  readonly due: boolean;
}

const newChain = (end: string, seats: readonly number[]): Chain => ({ end, seats, asked: 0, last: readLink(end), lastNumber: 0 });

/** What is known of chance after some items of a transcript. */
export class Rounds {
  constructor(readonly data: RoundsData) {}

  /** The rounds of a table whose transcript has no items yet. */
  static atFirst(firstHash: Uint8Array, serverEnd: string): Rounds {
    const state = hex(sha256("quakeboard chance\n", firstHash));
    return new Rounds({ transcript: hex(firstHash), state, server: newChain(serverEnd, []), serverChains: 0, items: 0, chains: [], open: null, due: false });
  }

  /** The hash of the transcript. */
  get transcript(): string {
    return this.data.transcript;
  }
  /** The key of the draws of the last round that was dealt. */
  get state(): string {
    return this.data.state;
  }
  get items(): number {
    return this.data.items;
  }
  get chains(): readonly Chain[] {
    return this.data.chains;
  }
  get open(): OpenRound | null {
    return this.data.open;
  }

  /** The rounds after one more item; throws `BadChance` if it does not fit. */
  after(item: unknown): Rounds {
    if (!isItem(item)) throw new BadChance("bad-item");
    const transcript = hex(nextHash(fromHex(this.transcript), item));
    const changed = this.with({ transcript, items: this.items + 1 });
    switch (item[0]) {
      case "chain":
        return changed.withChain(item[1], item[2]);
      case "ask":
        return changed.asking(item);
      case "deal":
        return changed.dealt(item);
    }
    if (this.open) throw new BadChance("round-open");
    return item[0] === "begin" || item[0] === "act" ? changed.with({ due: true }) : changed;
  }

  /** The number of the chain with this end; -1 if there is none. */
  chainAt(end: string): number {
    return this.chains.findIndex((chain) => chain.end === end);
  }

  private with(changes: Partial<RoundsData>): Rounds {
    return new Rounds({ ...this.data, ...changes });
  }

  private replaced(number: number, changes: Partial<Chain>): Rounds {
    return this.with({ chains: this.chains.map((chain, n) => (n === number ? { ...chain, ...changes } : chain)) });
  }

  private withChain(seat: number, end: string): Rounds {
    const number = this.chainAt(end);
    if (number < 0) return this.with({ chains: [...this.chains, newChain(end, [seat])] });
    const seats = [...new Set([...this.chains[number]!.seats, seat])].sort((one, other) => one - other);
    return this.replaced(number, { seats });
  }

  private asking([, chains, nextEnd]: Extract<Item, ["ask", ...unknown[]]>): Rounds {
    if (this.open) throw new BadChance("round-open");
    const { server, due } = this.data;
    if (!due) throw new BadChance("not-due");
    if ((nextEnd !== null) !== (server.asked + 1 === LENGTH)) throw new BadChance("no-next-end");
    let [asking, before]: [Rounds, number] = [this, -1];
    const taken = new Set<number>();
    for (const number of chains) {
      if (number <= before || number >= this.chains.length) throw new BadChance("not-in-round");
      before = number;
      const { asked, seats } = this.chains[number]!;
      if (asked === LENGTH) throw new BadChance("chain-used-up");
      if (seats.some((seat) => taken.has(seat))) throw new BadChance("same-seat");
      for (const seat of seats) taken.add(seat);
      asking = asking.replaced(number, { asked: asked + 1 });
    }
    const open = { chains: [...chains], number: this.items, transcript: this.transcript };
    return asking.with({ server: { ...server, asked: server.asked + 1, end: nextEnd ?? server.end }, open, due: false });
  }

  private dealt([, answers, link]: Extract<Item, ["deal", ...unknown[]]>): Rounds {
    const state = this.closing(answers, link);
    let dealt: Rounds = this;
    for (const [number, answer] of answers) dealt = dealt.replaced(number, { last: answer, lastNumber: this.chains[number]!.asked });
    const { server, serverChains } = this.data;
    const usedUp = server.asked === LENGTH;
    const next = usedUp ? newChain(server.end, []) : { ...server, last: link, lastNumber: server.asked };
    return dealt.with({ state, server: next, serverChains: serverChains + Number(usedUp), open: null });
  }

  /** The state after the open round with these answers; throws `BadChance` if a link is wrong. */
  closing(answers: readonly Answer[], link: string): string {
    if (!this.open) throw new BadChance("no-round");
    let before = -1;
    for (const [number, answer] of answers) {
      this.checkAnswer(number, answer);
      if (number <= before) throw new BadChance("not-in-round");
      before = number;
    }
    if (!accepts(this.data.server, readLink(link))) throw new BadChance("wrong-server-link");
    const links = canonicalBytes(answers);
    return hex(sha256("quakeboard round\n", fromHex(this.state), fromHex(this.open.transcript), links, fromHex(link)));
  }

  /** Refuse a link that does not answer the open round. */
  checkAnswer(number: number, link: string): void {
    if (!this.open) throw new BadChance("no-round");
    if (!this.open.chains.includes(number)) throw new BadChance("not-in-round");
    if (!accepts(this.chains[number]!, readLink(link))) throw new BadChance("wrong-link");
  }
}

/** Whether this is the link for the chain's last question. */
function accepts({ last, lastNumber, asked }: Chain, link: string): boolean {
  return hex(hashed(fromHex(link), asked - lastNumber)) === last;
}

/** Digits that are those of a link or an end. */
function readLink(text: string): string {
  if (!new RegExp(`^[0-9a-f]{${2 * LINK_BYTES}}$`).test(text)) throw new BadChance("bad-link");
  return text;
}
