// Chance that was dealt together: a transcript is followed item by item, undone rounds too, and every draw is derived.
import { pickInRound } from "../../table/chance/pick";
import { BadChance, Rounds } from "../../table/chance/rounds";
import { firstHash, type Item } from "../../table/chance/transcript";
import type { DrawList } from "../../wire";
import type { GameRecord, Transcript } from "./record";
import { type Dealing, dealing, type Participant, participants, type Verification, type VerifiedDraw } from "./verified";

/** Something that is not as it has to be. */
export class Misfit extends Error {
  constructor(
    /** The code of the server's reason. */
    readonly code: string,
    readonly details: { item?: number; step?: number | null; action?: string; due?: string } = {},
  ) {
    super(code);
  }
}

interface Value {
  state: string;
  place: number;
}

interface Round {
  asked: readonly number[];
  answered: readonly number[];
}

const KNOWN: Dealing = { kind: "known", answered: [], missing: [] };

class Derivation {
  rounds: Rounds;
  readonly hashes: string[];
  /** The round of each draw; null if its value was known. */
  readonly drawn: (number | null)[] = [];
  readonly dealt: Round[] = [];
  /** The opening draws, then the moves that count: actions, and places in `drawn`. */
  private readonly line: (string | number)[][] = [[]];
  private readonly values: Value[] = [];
  private count = 0;
  private asked: readonly number[] = [];

  constructor(
    start: Rounds,
    private readonly list: DrawList,
  ) {
    this.rounds = start;
    this.hashes = [start.transcript];
  }

  add(item: Item): void {
    this.rounds = this.rounds.after(item);
    this.hashes.push(this.rounds.transcript);
    switch (item[0]) {
      case "act":
        this.line.push([item[2]]);
        break;
      case "known":
        for (const action of item[1]) this.draw(action, this.values[this.count], null);
        break;
      case "ask":
        if (this.count < this.values.length) throw new Misfit("known-draws");
        this.asked = item[1];
        break;
      case "deal":
        for (const [place, action] of item[3].entries()) {
          this.values.push({ state: this.rounds.state, place });
          this.draw(action, this.values.at(-1), this.dealt.length);
        }
        this.dealt.push({ asked: this.asked, answered: item[1].map(([chain]) => chain) });
        break;
      case "back":
        if (item[1] >= this.line.length - 1) throw new Misfit("no-such-move");
        this.line.splice(item[1] + 1);
        this.count = this.parts().filter((part) => typeof part === "number").length;
    }
  }

  private draw(action: string, value: Value | undefined, round: number | null): void {
    const line = this.list.draws[this.drawn.length];
    if (!line || line.action !== action || !value) throw new Misfit("no-draw-due");
    const { actions, shares = [] } = this.list.odds[line.odds]!;
    const due = actions[pickInRound(shares.length ? shares : actions.map(() => 1), value.state, value.place)]!;
    if (due !== action) throw new Misfit("wrong-dealt", { step: line.step, action, due });
    this.line.at(-1)!.push(this.drawn.length);
    this.drawn.push(round);
    this.count += 1;
  }

  /** What counts in the end: actions as watchers saw them, and draws by their places. */
  parts = (): (string | number)[] => this.line.flat();
}

/** Derive every draw of a transcript again; throws `Misfit`. */
export function deriveTogether(
  record: GameRecord,
  transcript: Transcript,
  actions: readonly string[],
  list: DrawList,
): Omit<Verification, "given" | "source"> {
  const { table, end, options, items, alone = "deal", taken = 0 } = transcript;
  const heading = { table, game: record.game, rulesVersion: transcript.rules_version, options, seats: record.seats.length, serverEnd: end };
  const given = actions.slice(0, taken);
  const derivation = begun(() => new Derivation(Rounds.atFirst(firstHash({ ...heading, alone, given }), end), list), 0);
  for (const [number, item] of items.entries()) begun(() => derivation.add(item), number);
  const steps = compared(derivation, actions.slice(taken), list, taken);
  const { chains } = derivation.rounds;
  const people = participants(chains.map(({ seats }) => seats));
  const rounds = derivation.dealt.map((round) => dealingOf(round, people));
  const draws = derivation.drawn.map((round, place): VerifiedDraw => {
    return { action: list.draws[place]!.action, dealing: round === null ? KNOWN : rounds[round]!, step: steps.get(place) ?? null, round };
  });
  const uses = chains.map((chain, number) => ({
    end: chain.end,
    seats: people[number]!,
    answered: derivation.dealt.flatMap(({ answered }, round) => (answered.includes(number) ? [round] : [])),
  }));
  const notWaited = alone === "wait" ? roundsNotWaited(record, derivation.dealt, people) : 0;
  return { scheme: 2, draws, chains: uses, words: null, clearWords: 0, hashes: derivation.hashes, notWaited };
}

/** What a step gives; says at which item it fails. */
function begun<T>(step: () => T, item: number): T {
  try {
    return step();
  } catch (error) {
    if (error instanceof BadChance) throw new Misfit(error.code, { item });
    if (error instanceof Misfit) throw new Misfit(error.code, { ...error.details, item });
    throw error;
  }
}

/** The steps of the draws that count, by their places; throws if the transcript tells another game than the record. */
function compared(derivation: Derivation, actions: readonly string[], list: DrawList, taken: number): Map<number, number> {
  const parts = derivation.parts();
  const same = parts.every((part, n) => {
    const action = actions[n];
    return typeof part === "number" ? list.draws[part]!.action === action : part === action || part.includes("?"); // a secret
  });
  if (!same || parts.length !== actions.length || derivation.drawn.length !== list.draws.length) throw new Misfit("too-few-items");
  return new Map(parts.flatMap((part, n) => (typeof part === "number" ? [[part, taken + n + 1] as const] : [])));
}

function dealingOf({ asked, answered }: Round, people: readonly Participant[]): Dealing {
  const missing = asked.filter((chain) => !answered.includes(chain));
  return dealing(
    answered.map((chain) => people[chain]!),
    missing.map((chain) => people[chain]!),
  );
}

/** The rounds in which no two people were asked although two played on. */
function roundsNotWaited(record: GameRecord, dealt: readonly Round[], people: readonly Participant[]): number {
  const playing = people.filter((seats) => seats.some((seat) => !record.seats[seat]?.bot));
  const distinct = (found: readonly Participant[]): number => new Set(found.map((seats) => seats.join())).size;
  if (distinct(playing) < 2) return 0;
  return dealt.filter(({ asked }) => distinct(asked.map((chain) => people[chain]!)) < 2).length;
}
