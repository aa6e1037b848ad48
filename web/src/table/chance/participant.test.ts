import { beforeEach, describe, expect, test } from "vitest";

import { HashChain, hashed, LENGTH } from "./chains";
import { fromHex, hex } from "../../transport/hashing";
import { notesOf, type Notes, storeNotes, warningsOf } from "./notes";
import { KNOWN_EVERYWHERE } from "./participant";
import { Host, laggingStores, locks, MemoryStore, Tab } from "./test_host";
import type { Update } from "../../wire";

let host: Host;
let tab: Tab;

beforeEach(async () => {
  host = new Host();
  tab = new Tab(host);
  await tab.enter();
});

const stored = (of = tab): Notes => notesOf("k3v9", of.store as unknown as Storage);
/** A round in which everybody asked answers. */
async function playRound(of = tab, action = "pass"): Promise<void> {
  await of.told(host.ask([0], action));
  await of.told(host.deal([0, of.links.at(-1)!]));
}

describe("a seat's browser", () => {
  test("stores a chain before it publishes its end", async () => {
    const order: string[] = [];
    const other = new Tab(host);
    other.store.setItem = (name, value) => {
      order.push("stored");
      other.store.kept.set(name, value);
    };
    other.sent.push = (...messages) => order.push(...messages.map(({ type }) => type));
    await other.participant.welcomed(host.welcome());
    expect(order).toEqual(["stored", "add-chain"]);
  });

  test("answers a question with the next link, which its end was made from", async () => {
    await playRound();
    await playRound();
    expect(tab.links.map((link, n) => hex(hashed(fromHex(link), n + 1)))).toEqual([tab.ends[0], tab.ends[0]]);
    expect(tab.warned).toEqual([]);
  });

  test("notes number and transcript before it reveals a link", async () => {
    let noted: Notes | null = null;
    const push = tab.sent.push.bind(tab.sent);
    tab.sent.push = (...messages) => {
      noted = stored();
      return push(...messages);
    };
    const asked = host.ask([0]);
    await tab.told(asked);
    expect(noted!.chains[0]).toMatchObject({ link: 1, round: host.items.length, transcript: host.rounds.open!.transcript });
  });

  test("does not answer what others are asked, nor what was dealt long ago", async () => {
    const other = host.add(["chain", 1, new HashChain("ab".repeat(32)).end]);
    await tab.told(other, host.ask([1]), host.deal());
    expect(tab.links).toEqual([]);
    const asked = [host.ask([0]), host.deal()];
    await tab.participant.welcomed({ ...host.welcome(), transcript: null, view: null });
    await tab.told(...asked);
    expect(tab.links).toEqual([]);
  });

  test("goes on after a reload with the same chain", async () => {
    await playRound();
    const again = new Tab(host, tab.store);
    expect(again.participant.greet()).toBe(0);
    await again.enter();
    await again.told(host.ask([0]));
    expect(again.ends).toEqual(tab.ends);
    expect(hex(hashed(fromHex(again.links[0]!), 1))).toBe(tab.links[0]);
    expect(again.warned).toEqual([]);
  });

  test("answers the same question with the same link when it comes back", async () => {
    await tab.told(host.ask([0]));
    await tab.enter();
    const again = new Tab(host, tab.store);
    await again.enter();
    expect([...tab.links, ...again.links]).toEqual(Array(3).fill(tab.links[0]));
  });

  test("comes back without a view, and takes in what it missed", async () => {
    const missed = [host.ask([0]), host.deal(), host.ask([0])];
    await tab.participant.welcomed({ ...host.welcome(), transcript: null, view: null });
    await tab.told(...missed);
    expect(tab.links.map((link) => hex(hashed(fromHex(link), 2)))).toEqual(tab.ends.slice(0, 1));
    expect(tab.warned).toEqual([]);
  });

  test("answers a question once, whatever else happens at the table", async () => {
    await tab.told(host.ask([0]), host.add(["chain", 1, new HashChain("ab".repeat(32)).end]));
    expect(tab.links).toHaveLength(1);
  });

  test("has one chain for all its seats", async () => {
    await tab.enter(host, 1);
    expect(new Set(tab.ends).size).toBe(1);
    expect(tab.ends).toHaveLength(2);
  });

  test("has one for each seat where the server does not know whose it is", async () => {
    tab.others.add(tab.ends[0]!);
    await tab.enter(host, 1);
    const [first, refused, second] = tab.ends;
    expect([refused === first, second === first]).toEqual([true, false]);
    await tab.told(host.ask([1]));
    tab.others.clear();
    await tab.enter(host, 0);
    await tab.enter(host, 1);
    expect(tab.ends.slice(3)).toEqual([first, second]);
    expect(tab.links).toEqual([...new Set(tab.links)].flatMap((link) => [link, link]));
    expect(tab.warned).toEqual([]);
  });

  test("makes another chain when the last link was asked for", async () => {
    const notes = stored();
    for (let n = 1; n < LENGTH; n += 1) host.add(["act", 0, "pass"], ["ask", [0], null], ["deal", [], host.server.link(n), []]);
    const late = new Tab(host, tab.store);
    storeNotes("k3v9", notes, late.store as unknown as Storage);
    await late.enter();
    await late.told(host.add(["act", 1, "pass"], ["ask", [0], new HashChain("cd".repeat(32)).end]));
    expect(late.links).toEqual([new HashChain(notes.chains[0]!.root).link(LENGTH)]);
    await late.told(host.add(["deal", [[0, late.links[0]!]], host.server.link(LENGTH), []]));
    expect(late.ends).toHaveLength(2);
    expect(late.ends[1]).not.toBe(late.ends[0]);
    expect(late.warned).toEqual([]);
  });

  test("publishes nothing as a watcher, without a name, at a table over, or where nobody is asked", async () => {
    const quiet = async (change: (host: Host) => void, seat: number | null = 0): Promise<void> => {
      const [other, table] = [new Host(), null];
      change(other);
      const reader = new Tab(other);
      await reader.enter(other, seat);
      expect([table, reader.sent]).toEqual([null, []]);
    };
    await quiet(() => undefined, null);
    await quiet((one) => (one.info = { ...one.info, seats: [{ name: null, colour: 0 }, { name: "Iko", colour: 1 }] }));
    await quiet((one) => (one.info = { ...one.info, state: "over" }));
    await quiet((one) => (one.kind = "host"));
  });

  test("adds a word where the host deals, before the game begins", async () => {
    const other = new Host();
    [other.kind, other.info] = ["host", { ...other.info, state: "open" }];
    const player = new Tab(other);
    await player.enter();
    await player.told(other.add(["begin"], ["ask", [0], null]));
    expect(player.links).toHaveLength(1);
  });

  test("takes the beginning of a branch as it is told, and notes it", async () => {
    const other = new Host();
    other.branch = { table: "abc", seq: 7, actions: 3 };
    other.first = "ee".repeat(32);
    const player = new Tab(other);
    await player.enter();
    expect([stored(player).first, player.warned]).toEqual(["ee".repeat(32), []]);
    other.first = "dd".repeat(32);
    const again = new Tab(other, player.store);
    await again.enter();
    await player.enter();
    expect([again.warned, player.warned]).toEqual([["forked"], ["forked"]]);
  });
});

describe("a host that tells two stories", () => {
  const refusesForGood = async (one: Tab, told: Host): Promise<void> => {
    expect(one.warned).toEqual(["forked"]);
    const before = one.links.length;
    const ended = told.rounds.open ? [told.deal()] : [];
    await one.told(...ended, told.ask([0]));
    await one.enter(told);
    const later = new Tab(told, one.store);
    await later.enter(told);
    await later.told(told.deal(), told.ask([0]));
    expect([one.links.length, later.links.length, later.ends.length]).toEqual([before, 0, 0]);
    expect(later.warned).toEqual(["forked"]);
  };

  test("is refused the same link for another action", async () => {
    const other = host.forked();
    await tab.told(host.ask([0], "lay 1"));
    other.ask([0], "lay 2");
    const again = new Tab(host, tab.store);
    await again.enter(other);
    expect(again.links).toEqual([]);
    await refusesForGood(again, other);
  });

  test("is refused after a reconnect that goes back", async () => {
    const other = host.forked();
    await playRound();
    await playRound();
    other.ask([0], "lay 2");
    await tab.enter(other);
    expect(tab.links).toHaveLength(2);
    expect(tab.participant.warnings[0]!.proof).toMatchObject({ code: "shorter-transcript" });
    await refusesForGood(tab, other);
  });

  test("is found on a reload before anything is asked", async () => {
    const other = host.forked();
    await playRound();
    await playRound();
    for (let n = 0; n < 3; n += 1) other.add(["act", 1, "pass"]);
    for (let n = 0; n < 3; n += 1) other.add(["act", 0, "pass"]);
    const again = new Tab(other, tab.store);
    await again.enter();
    expect([again.sent, again.warned]).toEqual([[], ["forked"]]);
  });

  test("gets no answer to a question that comes with nonsense", async () => {
    const setItem = tab.store.setItem.bind(tab.store);
    tab.store.setItem = (name, value) => (name.includes("warnings") ? undefined : setItem(name, value));
    const asked = host.ask([0]);
    await tab.told({ ...asked, items: [...asked.items!, ["nonsense"]] });
    expect([tab.links, tab.warned]).toEqual([[], ["forked"]]);
  });

  test("gets nothing again, even where the warning could not be stored", async () => {
    await tab.told(host.ask([0]));
    tab.store.full = true;
    await tab.enter(host.forked(0));
    await tab.enter();
    expect([tab.links.length, tab.warned]).toEqual([1, ["forked"]]);
  });

  test("is refused if the whole transcript is another one, as long as it may be", async () => {
    await playRound();
    const other = new Host();
    other.add(["chain", 0, tab.ends[0]!]);
    for (let n = 0; n < 5; n += 1) other.add(["act", 0, "pass"], ["ask", [], null], ["deal", [], other.server.link(n + 1), []]);
    other.ask([0]);
    const again = new Tab(host, tab.store);
    await again.enter(other);
    expect(again.links).toEqual([]);
    expect(again.warned).toEqual(["forked"]);
    expect(again.participant.warnings[0]!.proof).toMatchObject({ code: "other-transcript" });
  });

  test("is refused with options that are not those of the table", async () => {
    const other = new Tab(new Host());
    await other.participant.welcomed({ ...other.host.welcome(), options: { a: ["ä"], b: 2 } });
    expect([other.warned, other.sent]).toEqual([["forked"], []]);
  });

  test("is refused with a link of the server that is wrong", async () => {
    await tab.told(host.ask([0]));
    const update: Update = { ...host.deal([0, tab.links[0]!]), items: [["deal", [[0, tab.links[0]!]], "00".repeat(32), []]] };
    await tab.told(update);
    expect(tab.participant.warnings[0]!.proof).toMatchObject({ code: "wrong-server-link", table: "k3v9", seat: 0 });
    await refusesForGood(tab, host);
  });

  test("is shown by a proof that holds what was noted and told, and no secret", async () => {
    await playRound();
    await tab.enter(host.forked(1));
    const { root } = stored().chains[0]!;
    const proof = JSON.stringify(tab.participant.warnings);
    expect(proof).toContain(stored().chains[0]!.transcript);
    expect(proof).not.toContain(root);
    expect(warningsOf("k3v9", tab.store as unknown as Storage)).toEqual(tab.participant.warnings);
  });
});

describe("two tabs", () => {
  let [mine, other]: [Tab, Tab] = [] as never;

  async function open(bare = false): Promise<void> {
    host = new Host();
    const store = new MemoryStore();
    const { stores, exclusive } = bare ? laggingStores() : { stores: [store, store], exclusive: locks() };
    mine = new Tab(host, stores[0], exclusive);
    other = new Tab(host, stores[1], exclusive);
    await Promise.all([mine.participant.welcomed(host.welcome()), other.participant.welcomed(host.welcome())]);
    const update = host.add(["chain", 0, mine.ends[0]!]);
    await Promise.all([mine.told(update), other.told(update)]);
  }

  test.each([["with locks", false], ["without", true]])("of one browser share a chain and answer alike, %s", async (_, bare) => {
    await open(bare);
    expect(other.ends).toEqual(mine.ends);
    const asked = host.ask([0]);
    await Promise.all([mine.told(asked), other.told(asked)]);
    expect(mine.links).toHaveLength(1);
    expect(other.links).toEqual(mine.links);
    expect([...mine.warned, ...other.warned]).toEqual([]);
  });

  test.each([["with locks", false], ["without", true]])("never reveal one link under two transcripts, %s", async (_, bare) => {
    await open(bare);
    const lie = host.forked();
    await Promise.all([mine.told(host.ask([0], "lay 1")), other.told(lie.ask([0], "lay 2"))]);
    expect([...mine.links, ...other.links].length).toBeLessThan(2);
    expect([...mine.warned, ...other.warned]).toEqual(["forked"]);
  });

  test("of which one is told another past find it at the next question", async () => {
    await open();
    const lie = host.forked();
    await mine.told(host.ask([0], "lay 1"), host.deal());
    await other.told(lie.ask([], "lay 2"), lie.deal(), lie.ask([0], "lay 3"));
    expect(other.links).toEqual([]);
    expect(other.warned).toEqual(["forked"]);
  });

  test("stop both when one has found that the transcript forks", async () => {
    await open();
    await mine.enter(host.forked(0));
    await other.told(host.ask([0]));
    expect(other.links).toEqual([]);
  });

  test("may be at different places of one transcript", async () => {
    await open();
    const updates = [host.ask([0]), host.deal(), host.ask([0]), host.deal()];
    await mine.told(...updates);
    await other.told(...updates);
    expect([mine.links.length, other.links.length]).toEqual([2, 1]);
    expect([...mine.warned, ...other.warned].filter((kind) => kind === "forked")).toEqual([]);
  });
});

describe("a host that leaves somebody out", () => {
  test("of the answers, after it confirmed that one", async () => {
    await tab.told(host.ask([0]), host.deal());
    expect(tab.warned).toEqual(["left-out"]);
    expect(tab.participant.warnings[0]!.proof).toMatchObject({ server_said: "done", answer: { chain: 0, number: 1, link: tab.links[0], round: 3 } });
  });

  test("of the answers, without a word", async () => {
    tab.refusal = null;
    void tab.participant.updated(host.ask([0]));
    await new Promise((resolve) => setTimeout(resolve));
    await tab.told(host.deal());
    expect(tab.warned).toEqual(["left-out"]);
  });

  test("may have had to: the page was asleep, and the answer came late", async () => {
    [tab.refusal, tab.awake] = ["no-round", false];
    await tab.told(host.ask([0]), host.deal());
    expect(tab.warned).toEqual([]);
    expect(tab.sent.at(-1)).toEqual({ type: "ping" });
  });

  test("of the question", async () => {
    tab.clock.now += KNOWN_EVERYWHERE + 1;
    await playRound();
    await tab.told(host.ask([]), host.deal());
    expect(tab.warned).toEqual(["not-asked"]);
    expect(tab.participant.warnings[0]!.proof).toMatchObject({ chain: 0, asked: [] });
  });

  test("of the question may ask another device of the same seat", async () => {
    tab.clock.now += KNOWN_EVERYWHERE + 1;
    await tab.told(host.add(["chain", 0, new HashChain("ab".repeat(32)).end]), host.ask([1]), host.deal());
    expect(tab.warned).toEqual([]);
    await tab.told(host.add(["chain", 1, new HashChain("cd".repeat(32)).end]), host.ask([2]), host.deal());
    expect(tab.warned).toEqual(["not-asked"]);
  });

  test("of the question may not know yet that it is there", async () => {
    await tab.told(host.ask([]), host.deal());
    tab.clock.now += KNOWN_EVERYWHERE + 1;
    await tab.enter();
    await tab.told(host.ask([]), host.deal());
    expect(tab.warned).toEqual([]);
  });

  test("of the question may have missed an answer just before", async () => {
    tab.clock.now += KNOWN_EVERYWHERE + 1;
    [tab.refusal, tab.awake] = ["no-round", false];
    await tab.told(host.ask([0]), host.deal(), host.ask([]), host.deal());
    expect(tab.warned).toEqual([]);
  });

  test("again and again is told each time, but only the first proofs are stored", async () => {
    for (let n = 0; n < 5; n += 1) await tab.told(host.ask([0]), host.deal());
    expect(tab.warned).toHaveLength(5);
    expect(warningsOf("k3v9", tab.store as unknown as Storage)).toHaveLength(3);
  });

  test("is answered all the same", async () => {
    await tab.told(host.ask([0]), host.deal(), host.ask([0]));
    expect(tab.links).toHaveLength(2);
  });
});

describe("where nothing can be stored", () => {
  test("no chain is published, and it is said", async () => {
    const store = new MemoryStore();
    store.full = true;
    const other = new Tab(host, store);
    await other.enter();
    expect([other.sent, other.warned]).toEqual([[], ["no-storage"]]);
  });

  test("though nothing complains, it is noticed", async () => {
    const other = new Tab(host);
    other.store.setItem = () => undefined;
    await other.enter();
    await other.enter();
    expect([other.sent, other.warned]).toEqual([[], ["no-storage"]]);
  });

  test("any more though nothing complains, it is noticed", async () => {
    tab.store.setItem = () => undefined;
    await tab.told(host.ask([0]));
    expect([tab.links, tab.warned]).toEqual([[], ["no-storage"]]);
  });

  test("any more, no link is revealed", async () => {
    tab.store.full = true;
    await tab.told(host.ask([0]));
    expect([tab.links, tab.warned]).toEqual([[], ["no-storage"]]);
  });

  test("or all was deleted, a link is not revealed without its notes", async () => {
    tab.store.kept.clear();
    await tab.told(host.ask([0]));
    expect([tab.links, tab.warned]).toEqual([[], ["no-storage"]]);
  });
});
