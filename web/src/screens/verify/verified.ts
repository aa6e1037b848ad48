// What a verification found: for each draw who could have foreseen or chosen it (docs/trust.md). The same as play/verified.py.

/** The seats of one participant: more than one for people at one browser. */
export type Participant = readonly number[];

/**
 * people: nobody but the host and two or more participants, all of them together. one: the host and one participant. host: the host.
 * known: everybody knew its value from before an undo. seed: the host could foresee it, and not change it.
 */
export type Kind = "people" | "one" | "host" | "known" | "seed";

/** How a round was dealt: who answered, and who was asked and is missing. */
export interface Dealing {
  kind: Kind;
  answered: readonly Participant[];
  missing: readonly Participant[];
}

export interface VerifiedDraw {
  action: string;
  dealing: Dealing;
  /** The step of the record; null if it was undone. */
  step: number | null;
  /** The number of its round, from 0; null if it takes no new one. */
  round: number | null;
}

export interface ChainUse {
  end: string;
  seats: Participant;
  /** The rounds whose draws take its links. */
  answered: readonly number[];
}

export interface Verification {
  scheme: 1 | 2;
  draws: readonly VerifiedDraw[];
  given: number;
  /** What proves the draws that were taken over; null if nothing does. */
  source: Verification | null;
  chains: readonly ChainUse[];
  words: Dealing | null;
  clearWords: number;
  /** The hash of the transcript after each of its items, the first before any. */
  hashes: readonly string[];
  notWaited: number;
}

/** The key of a sentence, its numbers, and the seats that it names. */
export interface Statement {
  key: string;
  numbers: Record<string, number>;
  seats: readonly number[];
}

const KINDS: readonly Kind[] = ["people", "one", "host", "seed", "known"];
const say = (key: string, numbers: Record<string, number> = {}, people: readonly Participant[] = []): Statement => ({
  key,
  numbers,
  seats: [...new Set(people.flat())].sort((one, other) => one - other),
});

/** Its own draws that were not undone. */
export const counting = ({ draws }: Verification): VerifiedDraw[] => draws.filter(({ step }) => step !== null);

/** How many draws were taken over and are not proved here. */
export const unproved = ({ given, source }: Verification): number => (source ? unproved(source) : given);

/** All that a verification says, in order. */
export const statements = (found: Verification): Statement[] => [...ofDraws(found), ...ofPeople(found), ...ofOtherGames(found)];

function ofDraws(found: Verification): Statement[] {
  const own = counting(found);
  const said = KINDS.flatMap((kind) =>
    tally(own.filter(({ dealing }) => dealing.kind === kind).map(({ dealing }) => dealing.answered)).map(([people, draws]) =>
      say(`chance-${kind}`, { draws }, people),
    ),
  );
  const undone = found.draws.length - own.length;
  return undone ? [...said, say("chance-undone", { draws: undone })] : said;
}

function ofPeople(found: Verification): Statement[] {
  const rounds = new Map(found.draws.flatMap(({ round, dealing }) => (round === null ? [] : [[round, dealing.missing] as const])));
  const said = tally([...rounds.values()].filter(({ length }) => length)).map(([people, times]) =>
    say("chance-missing", { rounds: times, missing: people.length, choices: 2 ** people.length }, people),
  );
  if (found.notWaited) said.push(say("chance-not-waited", { rounds: found.notWaited }));
  const shared = tally(found.chains.filter(({ seats }) => seats.length > 1).map(({ seats }) => [seats]));
  said.push(...shared.map(([people]) => say("chance-one-browser", {}, people)));
  if (found.scheme === 1) return [...said, ...ofWords(found)];
  return found.draws.some(({ dealing }) => dealing.answered.length) ? [...said, say("chance-whose-chains")] : said;
}

function ofWords({ words, clearWords, draws }: Verification): Statement[] {
  const said: Statement[] = [];
  if (words?.answered.length) said.push(say("chance-words-sealed", {}, words.answered));
  else if (clearWords) said.push(say("chance-words-clear", { words: clearWords }));
  else if (draws.length) said.push(say("chance-no-words"));
  const missing = words?.missing ?? [];
  if (missing.length) said.push(say("chance-words-missing", { missing: missing.length, choices: 2 ** missing.length }, missing));
  return said;
}

function ofOtherGames({ given, source }: Verification): Statement[] {
  if (source) return [say("chance-taken-over", { draws: given }), ...statements(source)];
  return given ? [say("chance-not-proved", { draws: given })] : [];
}

/** How often each list of people is there, in order. */
function tally(lists: readonly (readonly Participant[])[]): [readonly Participant[], number][] {
  const found = new Map<string, [readonly Participant[], number]>();
  for (const people of lists) found.set(JSON.stringify(people), [people, (found.get(JSON.stringify(people))?.[1] ?? 0) + 1]);
  return [...found.values()].sort(([one], [other]) => compare(one, other));
}

/** The participant of each chain, given its seats: chains that share a seat are of one participant. */
export function participants(chains: readonly (readonly number[])[]): Participant[] {
  let groups: number[][] = [];
  for (const seats of chains) {
    const touched = groups.filter((group) => group.some((seat) => seats.includes(seat)));
    groups = [...groups.filter((group) => !touched.includes(group)), [...new Set([...seats, ...touched.flat()])]];
  }
  const sorted = groups.map((group) => group.sort((one, other) => one - other));
  return chains.map((seats) => sorted.find((group) => group.includes(seats[0]!))!);
}

/** How a round was dealt in which these answered and these did not. */
export function dealing(answered: readonly Participant[], missing: readonly Participant[]): Dealing {
  const people = [...new Map(answered.map((seats) => [seats.join(), seats])).values()].sort(compare);
  const kinds: Kind[] = ["host", "one", "people"];
  return { kind: kinds[Math.min(people.length, 2)]!, answered: people, missing: [...missing].sort(compare) };
}

type Nested = number | readonly Nested[];

/** The order of lists, item by item. */
function compare(one: Nested, other: Nested): number {
  if (typeof one === "number" || typeof other === "number") return Number(one) - Number(other);
  for (const [n, item] of one.entries()) {
    if (n >= other.length) return 1;
    const found = compare(item, other[n]!);
    if (found) return found;
  }
  return one.length - other.length;
}
