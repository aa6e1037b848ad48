// What this browser is told of a table's chance, item by item.
import { fromHex } from "../../transport/hashing";
import type { TranscriptPart } from "../../wire";
import { Rounds } from "./rounds";

/** Something that was told contradicts what was told or noted before. */
export class Contradiction extends Error {
  constructor(readonly code: "other-beginning" | "other-transcript" | "shorter-transcript") {
    super(code);
  }
}

export class Follower {
  readonly items: unknown[] = [];
  private readonly hashes = new Map<number, string>();

  private constructor(
    /** The hash of the transcript without items. */
    readonly first: string,
    public rounds: Rounds,
  ) {}

  /** Follow a transcript from its beginning. */
  static atFirst(first: string, serverEnd: string): Follower {
    return new Follower(first, Rounds.atFirst(fromHex(first), serverEnd));
  }

  /** Take in one more item; throws `BadChance` if it does not fit. */
  add(item: unknown): void {
    this.rounds = this.rounds.after(item);
    this.items.push(item);
    this.hashes.set(this.rounds.items, this.rounds.transcript);
  }

  /** The hash after so many items; nothing if it has not come so far. */
  hashAt = (items: number): string | undefined => this.hashes.get(items);

  /** Refuse to have followed what does not go through this place. */
  checkPasses(items: number, transcript: string): void {
    const hash = items ? this.hashAt(items) : transcript;
    if (hash === undefined) throw new Contradiction("shorter-transcript");
    if (hash !== transcript) throw new Contradiction("other-transcript");
  }
}

/** A follower that has taken in a part, from its beginning or after what is known; null if the part continues neither. */
export function follow(part: TranscriptPart, serverEnd: string, known: Follower | null): Follower | null {
  if (known && known.first !== part.first) throw new Contradiction("other-beginning");
  const from = part.after === 0 ? Follower.atFirst(part.first, serverEnd) : known;
  if (!from || from.rounds.items !== part.after) return null;
  for (const item of part.items) from.add(item);
  if (known && from !== known) from.checkPasses(known.rounds.items, known.rounds.transcript);
  return from;
}
