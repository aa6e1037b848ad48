import { beforeEach, expect, test } from "vitest";

import { PATIENCE, PAUSES, PING_EVERY, TableSocket, type Contact, type SocketListener, type SocketEnvironment } from "./socket";
import type { Update } from "../wire";

/** The far end of a socket, played by the test. */
class Line {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  tell(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(code = 1006): void {
    this.onclose?.({ code });
  }
}

let lines: Line[];
let timers: { at: number; then: () => void; id: number }[];
let now: number;
let heard: string[];
let contacts: Contact[];
let socket: TableSocket;

function pass(milliseconds: number): void {
  now += milliseconds;
  const due = timers.filter((timer) => timer.at <= now);
  timers = timers.filter((timer) => timer.at > now);
  for (const timer of due) timer.then();
}

const environment: SocketEnvironment = {
  open: () => {
    const line = new Line();
    lines.push(line);
    return line as unknown as WebSocket;
  },
  after: (milliseconds, then) => {
    timers.push({ at: now + milliseconds, then, id: timers.length + now * 100 });
    return timers.at(-1)!.id;
  },
  cancel: (id) => void (timers = timers.filter((timer) => timer.id !== id)),
  now: () => now,
};

let noted = 0;
const listener: SocketListener = {
  greeting: () => ({ token: "secret", newToken: null, language: "de", name: null, noted, shared: false }),
  welcome: (message) => void heard.push(`welcome ${message.seq}`),
  update: (message) => void heard.push(`update ${message.seq}`),
  said: (message) => void heard.push(message.text),
  saidRemoved: (number) => void heard.push(`removed ${number}`),
  presence: () => void heard.push("presence"),
  refused: (message) => void heard.push(message.code),
  contact: (contact) => void contacts.push(contact),
};

const line = (): Line => lines.at(-1)!;
const welcome = (seq: number, view: object | null = {}) => line().tell({ type: "welcome", seq, view });
const update = (seq: number) => line().tell({ type: "update", seq } as Partial<Update>);

beforeEach(() => {
  [lines, timers, now, heard, contacts] = [[], [], 0, [], []];
  socket = new TableSocket("ws://table", listener, environment);
  socket.open();
  line().onopen?.();
});

test("hello comes first and carries the secret and the language", () => {
  expect(line().sent).toEqual([{ type: "hello", token: "secret", language: "de", heard: 0 }]);
});

test("hello says how many items of the transcript of chance are known", () => {
  welcome(7);
  noted = 12;
  line().cut();
  pass(PAUSES[0]!);
  line().onopen?.();
  expect(line().sent[0]).toMatchObject({ type: "hello", have: 7, noted: 12 });
  noted = 0;
});

test("a command carries the number after the last one that came", async () => {
  welcome(7);
  update(8);
  const done = socket.command({ type: "act", action: "pass" });
  expect(line().sent[1]).toEqual({ type: "act", action: "pass", seq: 9, id: 1 });
  line().tell({ type: "done", id: 1, seq: 9 });
  expect((await done).seq).toBe(9);
});

test("who lost contact says what he has, and hears nothing twice", () => {
  welcome(7);
  update(8);
  line().cut();
  pass(PAUSES[0]!);
  line().onopen?.();
  expect(line().sent[0]).toMatchObject({ type: "hello", have: 8 });
  welcome(9, null);
  update(8);
  update(9);
  expect(heard).toEqual(["welcome 7", "update 8", "welcome 9", "update 9"]);
});

test("a command that nobody acknowledged is sent again as it was, after the welcome", () => {
  welcome(7);
  void socket.command({ type: "act", action: "crew 14" });
  const first = line().sent[1];
  line().cut();
  pass(PAUSES[0]!);
  line().onopen?.();
  expect(line().sent).toHaveLength(1);
  welcome(8, null);
  expect(line().sent[1]).toEqual(first);
});

test("what is said is not said twice", async () => {
  welcome(7);
  const said = socket.say("hello");
  line().cut();
  await expect(said).rejects.toMatchObject({ code: "lost-contact" });
  pass(PAUSES[0]!);
  line().onopen?.();
  welcome(7, null);
  expect(line().sent).toHaveLength(1);
});

test("the pauses grow, and a welcome makes them short again", () => {
  const waits = () => contacts.flatMap((one) => (one.state === "away" ? [one.until - now] : []));
  for (const pause of PAUSES) {
    line().cut();
    expect(waits().at(-1)).toBe(pause);
    pass(pause);
  }
  line().onopen?.();
  welcome(1);
  line().cut();
  expect(contacts.at(-1)).toEqual({ state: "away", until: now + PAUSES[0]! });
});

test("a seat that was handed over is not asked for again", () => {
  welcome(7);
  line().cut(4003);
  expect(contacts.at(-1)).toEqual({ state: "closed", code: 4003 });
  pass(60_000);
  expect(lines).toHaveLength(1);
});

test("a table that was deleted is not asked for again, and its people are told why", () => {
  welcome(7);
  line().tell({ type: "refused", code: "table-deleted" });
  line().cut(4004);
  expect(heard.at(-1)).toBe("table-deleted");
  expect(contacts.at(-1)).toEqual({ state: "closed", code: 4004 });
  pass(60_000);
  expect(lines).toHaveLength(1);
});

test("a line of chat that was removed is taken back", () => {
  welcome(7);
  line().tell({ type: "said", number: 1, at: 0, seat: 0, name: "Mara", text: "hello" });
  line().tell({ type: "said-removed", number: 1 });
  expect(heard.slice(-2)).toEqual(["hello", "removed 1"]);
});

test("a line that is dead without saying so is found out", () => {
  welcome(7);
  pass(PING_EVERY);
  expect(line().sent.at(-1)).toEqual({ type: "ping" });
  pass(PATIENCE);
  expect(contacts.at(-1)?.state).toBe("away");
});

test("a refusal goes to whoever asked; that of hello to the table", async () => {
  line().tell({ type: "refused", code: "wrong-key" });
  welcome(7);
  const undo = socket.command({ type: "undo" });
  line().tell({ type: "refused", code: "nothing-to-undo", id: 1 });
  await expect(undo).rejects.toMatchObject({ code: "nothing-to-undo" });
  expect(heard).toEqual(["wrong-key", "welcome 7"]);
});

test("who speaks for another seat asks nothing in the old one's name", async () => {
  welcome(7);
  const act = socket.command({ type: "act", action: "pass" });
  socket.restart();
  await expect(act).rejects.toMatchObject({ code: "lost-contact" });
  line().onopen?.();
  welcome(7);
  expect(line().sent.map((message) => message.type)).toEqual(["hello"]);
});
