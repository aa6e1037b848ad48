// The chains of this browser at one table: made and stored before they are published, their links noted before they are revealed.
import { HashChain, LENGTH, newRoot } from "./chains";
import { type Claim, judge, type Verdict } from "./claims";
import type { Exclusive } from "./exclusive";
import type { Follower } from "./follower";
import { type Notes, notesOf, type OwnChain, storeNotes } from "./notes";
import type { Rounds } from "./rounds";

export class OwnChains {
  private readonly made = new Map<string, HashChain>();

  constructor(
    private readonly table: string,
    private readonly store: Storage,
    private readonly exclusive: Exclusive,
  ) {}

  get notes(): Notes {
    return notesOf(this.table, this.store);
  }

  /**
   * The end of the chain to take part with at a seat, which is made and stored if there is none with a link left, or if none but
   * those of the seat itself may be used; null if it cannot be.
   */
  current({ first, rounds }: Follower, seat: number, itsOwn = false): Promise<string | null> {
    return this.locked(async () => {
      const found = unused(this.notes, rounds, seat, itsOwn);
      if (found) return found.end;
      const root = newRoot();
      const chain: OwnChain = { root, end: new HashChain(root).end, link: 0, round: 0, transcript: "" };
      if (!this.write({ ...this.notes, first, chains: [...this.notes.chains, chain] })) return null;
      // Another tab may have made one at the same time: what is stored counts.
      await this.exclusive.settle();
      return unused(this.notes, rounds, seat)?.end ?? null;
    });
  }

  /** Note that a link is revealed; it may be if the answer is `same`. */
  note(claim: Claim, follower: Follower): Promise<Verdict | "full"> {
    return this.locked(async () => {
      const verdict = judge(this.notes, claim, follower.hashAt);
      if (verdict !== "new") return verdict;
      if (!this.write(noted(this.notes, claim))) return "full";
      await this.exclusive.settle();
      return judge(this.notes, claim, follower.hashAt);
    });
  }

  /** A link of a stored chain. */
  link(end: string, number: number): string {
    const chain = this.made.get(end) ?? new HashChain(this.notes.chains.find((one) => one.end === end)!.root);
    this.made.set(end, chain);
    return chain.link(number);
  }

  private write(notes: Notes): boolean {
    return storeNotes(this.table, notes, this.store);
  }

  private locked<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.exclusive.run(`quakeboard.chance.${this.table}`, work);
  }
}

/** The newest chain with a link left that was published at a seat, or else the newest of all. */
function unused({ chains }: Notes, rounds: Rounds, seat: number, itsOwn = false): OwnChain | null {
  const published = ({ end }: OwnChain) => rounds.chains[rounds.chainAt(end)];
  const left = chains.filter((chain) => chain.link < LENGTH && (published(chain)?.asked ?? 0) < LENGTH);
  return left.findLast((chain) => published(chain)?.seats.includes(seat)) ?? (itsOwn ? null : (left.at(-1) ?? null));
}

function noted(notes: Notes, { end, link, round, transcript }: Claim): Notes {
  return { ...notes, chains: notes.chains.map((chain) => (chain.end === end ? { ...chain, link, round, transcript } : chain)) };
}
