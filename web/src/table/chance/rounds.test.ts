import { describe, expect, test } from "vitest";

// What the server's own code found (recorded/make_logs.py).
import recorded from "./recorded/logs.json";
import { hex, sha256 } from "../../transport/hashing";
import { canonicalJson } from "./canonical_json";
import { HashChain, LENGTH } from "./chains";
import { pickInRound } from "./pick";
import { BadChance, Rounds } from "./rounds";
import { firstHash, type Item } from "./transcript";

const SERVER = 9;
const DIGITS = 16;
const chains = new Map<number, HashChain>();

function chain(number: number): HashChain {
  const found = chains.get(number) ?? new HashChain(hex(sha256(`root ${number}`)));
  chains.set(number, found);
  return found;
}

/** A value in which links stand for their names. */
function filledIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filledIn);
  const name = typeof value === "string" ? /^@(\d+)\.(\d+)$/.exec(value) : null;
  return name ? chain(Number(name[1])).link(Number(name[2])) : value;
}

interface Log {
  heading: [string, string, number, number, number, "deal" | "wait", string[]];
  items: unknown[];
  weights: number[];
  follows: string;
}

function start([table, game, rulesVersion, options, seats, alone, given]: Log["heading"]): Rounds {
  const serverEnd = chain(SERVER).end;
  const heading = { table, game, rulesVersion, options: recorded.options[options], seats, serverEnd, alone, given };
  return Rounds.atFirst(firstHash(heading), serverEnd);
}

/** The transcript's hash, the state and a draw after a log; or the code of its first item that does not fit. */
function follow({ heading, items, weights }: Omit<Log, "follows">): string {
  let rounds = start(heading);
  try {
    for (const item of items) rounds = rounds.after(filledIn(item));
  } catch (error) {
    return `${(error as BadChance).code} ${rounds.items}`;
  }
  return `${rounds.transcript.slice(0, DIGITS)} ${rounds.state.slice(0, DIGITS)} ${pickInRound(weights, rounds.state, 3)}`;
}

test("a thousand logs lead to what the server's own code finds", () => {
  const logs = recorded.logs as Log[];
  expect(logs.map(follow)).toEqual(logs.map(({ follows }) => follows));
  expect(logs).toHaveLength(1000);
});

test("so does a log in which chains run out", () => {
  const items: unknown[] = [["chain", 0, "@0.0"]];
  for (let n = 1; n <= LENGTH; n += 1)
    items.push(["act", 0, "pass"], ["ask", [0], n === LENGTH ? `@${SERVER + 1}.0` : null], ["deal", n % 3 ? [[0, `@0.${n}`]] : [], `@${SERVER}.${n}`, []]);
  items.push(["begin"], ["ask", [], null], ["deal", [], `@${SERVER + 1}.1`, ["first 2"]], ["begin"], ["ask", [0], null]);
  const parts = [items.slice(0, -1), items];
  expect(parts.map((part) => follow({ heading: ["k3v9", "tremor", 2, 0, 2, "wait", []], items: part, weights: [1, 1] }))).toEqual(recorded.long);
});

test("texts are written as the server writes them", () => {
  expect(recorded.texts.map(([text]) => canonicalJson(text))).toEqual(recorded.texts.map(([, written]) => written));
});

describe("what is no item is refused", () => {
  const rounds = start(["k3v9", "tremor", 2, 0, 2, "deal", []]).after(["chain", 0, chain(0).end]);
  const wrong = [null, "begin", [], ["start"], ["toString"], ["begin", 1], ["act", 0], ["act", "0", "pass"], ["act", 0.5, "pass"], ["known", "pass"]];
  const worse = [["ask", [0]], ["ask", [-1], null], ["ask", 0, null], ["deal", [[0]], "", []], ["deal", [], 7, []], ["back", -1], ["chain", 0, null]];
  test.each([...wrong, ...worse].map((item) => [JSON.stringify(item), item]))("%s", (_, item) => {
    expect(() => rounds.after(item)).toThrow(new BadChance("bad-item"));
  });
});

test("rounds go on from what was stored", () => {
  const items = filledIn([["chain", 0, "@0.0"], ["begin"], ["ask", [0], null], ["deal", [[0, "@0.1"]], "@9.1", ["first 1"]]]) as Item[];
  const whole = items.reduce((rounds, item) => rounds.after(item), start(["k3v9", "tremor", 2, 0, 2, "deal", []]));
  let stored = start(["k3v9", "tremor", 2, 0, 2, "deal", []]);
  for (const item of items) stored = new Rounds(JSON.parse(JSON.stringify(stored.after(item).data)) as Rounds["data"]);
  expect(stored).toEqual(whole);
});
