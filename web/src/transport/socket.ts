// The connection of one client to one table: it reconnects by itself, and sends commands again that were not acknowledged.
import type { Ask, Command, Done, HistoryPart, Presence, Refused, Said, Tell, Update, Welcome } from "../wire";

/** Pauses before each attempt to reconnect, in milliseconds. */
export const PAUSES = [400, 1000, 2000, 4000, 8000, 15000];
export const PING_EVERY = 20_000;
/** Milliseconds without an answer to a ping after which the connection counts as lost. */
export const PATIENCE = 8_000;
/** Close codes after which connecting again in the same way would fail again. */
const FINAL = new Set([1008, 4003, 4004]);

export type Contact =
  | { state: "calling" }
  | { state: "here" }
  | { state: "away"; until: number }
  | { state: "closed"; code: number };

/** A command without what the socket adds by itself. */
export type UnsentCommand = Command extends infer One ? (One extends Command ? Omit<One, "id" | "seq"> : never) : never;

export interface Greeting {
  token: string | null;
  /** The secret to get for the seat if the token is that of a link. */
  newToken: string | null;
  language: string;
  name: string | null;
  /** The secrets of other seats at this screen. */
  beside?: string[];
  /** How many items of the transcript of chance are known. */
  noted: number;
  /** Whether several people play at this screen, so that none of them is “you” in a story. */
  shared: boolean;
}

export interface SocketListener {
  greeting(): Greeting;
  welcome(message: Welcome): void;
  update(message: Update): void;
  said(message: Said): void;
  /** The line of chat with this number is not to be shown any more. */
  saidRemoved(number: number): void;
  presence(message: Presence): void;
  /** Hello was refused, or the client is sent away; every other refusal rejects the request it answers. */
  refused(message: Refused): void;
  contact(contact: Contact): void;
}

/** What a test puts in the place of the browser. */
export interface SocketEnvironment {
  open(address: string): WebSocket;
  after(milliseconds: number, then: () => void): number;
  cancel(timer: number): void;
  now(): number;
}

export const browserEnvironment: SocketEnvironment = {
  open: (address) => new WebSocket(address),
  after: (milliseconds, then) => window.setTimeout(then, milliseconds),
  cancel: (timer) => window.clearTimeout(timer),
  now: () => Date.now(),
};

interface PendingRequest {
  message: Ask;
  /** Whether it may be sent again after a reconnect: the server carries it out once. */
  again: boolean;
  resolve(answer: Tell): void;
  reject(why: Refused): void;
}

const LOST_CONTACT: Omit<Refused, "id"> = {
  type: "refused",
  code: "lost-contact",
  sentence: "",
  ruling: "protocol",
  params: {},
};

export class TableSocket {
  /** The number of the last entry that was received. */
  seq: number | null = null;
  private heard = 0;
  private socket: WebSocket | null = null;
  private greeted = false;
  private attempts = 0;
  private ids = 0;
  private ended = false;
  private timer: number | null = null;
  private heartbeat: number | null = null;
  private pending = new Map<number, PendingRequest>();

  constructor(
    private address: string,
    private listener: SocketListener,
    private environment: SocketEnvironment = browserEnvironment,
  ) {}

  /** Connect; from then on the socket reconnects by itself. */
  open(): void {
    if (this.socket || this.ended) return;
    this.cancel();
    this.listener.contact({ state: "calling" });
    const socket = this.environment.open(this.address);
    this.socket = socket;
    socket.onopen = () => this.sendHello();
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as Tell);
    socket.onclose = (event) => {
      if (this.socket === socket) this.disconnected(event.code);
    };
  }

  /** Close the connection and do not reconnect. */
  close(): void {
    this.ended = true;
    this.cancel();
    const socket = this.socket;
    this.socket = null;
    socket?.close(1000);
  }

  /** Connect anew from nothing, perhaps with another token. */
  restart(): void {
    this.cancel();
    const socket = this.socket;
    this.socket = null;
    socket?.close(1000);
    // Requests of the former seat are not sent again for the new one.
    for (const [id, one] of this.pending) one.reject({ ...LOST_CONTACT, id });
    this.pending.clear();
    this.greeted = this.ended = false;
    this.seq = null;
    this.open();
  }

  /** Do something at the table as it is known now; rejects with a `Refused`. */
  command(command: UnsentCommand): Promise<Done> {
    const message = { ...command, seq: (this.seq ?? 0) + 1 } as Command;
    return this.ask(message, true) as Promise<Done>;
  }

  say(text: string): Promise<Done> {
    return this.ask({ type: "say", text }, false) as Promise<Done>;
  }

  history(after: number, until: number): Promise<HistoryPart> {
    return this.ask({ type: "history", after, until }, true) as Promise<HistoryPart>;
  }

  tell(message: Ask): Promise<Tell> {
    return this.ask(message, false);
  }

  private ask(message: Ask, again: boolean): Promise<Tell> {
    const id = ++this.ids;
    const asked = { ...message, id };
    return new Promise((resolve, reject) => {
      if (!again && !this.greeted) {
        reject({ ...LOST_CONTACT, id });
        return;
      }
      this.pending.set(id, { message: asked, again, resolve, reject });
      if (this.greeted) this.send(asked);
    });
  }

  private send(message: Ask): void {
    this.socket?.send(JSON.stringify(message));
  }

  private sendHello(): void {
    const { token, newToken, language, name, beside, noted, shared } = this.listener.greeting();
    const hello: Ask = { type: "hello", language, heard: this.heard };
    if (noted) hello.noted = noted;
    if (token !== null) hello.token = token;
    if (newToken !== null) hello.new_token = newToken;
    if (name !== null) hello.name = name;
    if (beside?.length) hello.beside = beside;
    if (shared) hello.shared = true;
    if (this.seq !== null) hello.have = this.seq;
    this.send(hello);
  }

  private receive(message: Tell): void {
    this.restartHeartbeat();
    switch (message.type) {
      case "welcome":
        return this.welcomed(message);
      case "update":
        // An update may come twice, over the old connection and the new one.
        if (this.seq !== null && message.seq <= this.seq) return;
        this.seq = message.seq;
        return this.listener.update(message);
      case "said":
        if (message.number <= this.heard) return;
        this.heard = message.number;
        return this.listener.said(message);
      case "said-removed":
        return this.listener.saidRemoved(message.number);
      case "presence":
        return this.listener.presence(message);
      case "refused":
        if (!this.answered(message.id, (one) => one.reject(message))) this.listener.refused(message);
        return;
      default:
        this.answered(message.id, (one) => one.resolve(message));
    }
  }

  private answered(id: number | null | undefined, then: (one: PendingRequest) => void): boolean {
    const one = this.pending.get(id ?? -1);
    if (!one) return false;
    this.pending.delete(id!);
    then(one);
    return true;
  }

  private welcomed(message: Welcome): void {
    this.greeted = true;
    this.attempts = 0;
    if (message.view || this.seq === null) this.seq = message.seq;
    this.listener.contact({ state: "here" });
    this.listener.welcome(message);
    // These were not acknowledged; the server knows which of them it has carried out already.
    for (const { message: asked } of this.pending.values()) this.send(asked);
  }

  private disconnected(code: number): void {
    this.socket = null;
    this.greeted = false;
    this.cancel();
    for (const [id, one] of [...this.pending]) {
      if (one.again && !FINAL.has(code)) continue;
      this.pending.delete(id);
      one.reject({ ...LOST_CONTACT, id });
    }
    if (FINAL.has(code)) {
      this.ended = true;
      this.listener.contact({ state: "closed", code });
      return;
    }
    const pause = PAUSES[Math.min(this.attempts, PAUSES.length - 1)]!;
    this.attempts += 1;
    this.listener.contact({ state: "away", until: this.environment.now() + pause });
    this.timer = this.environment.after(pause, () => this.open());
  }

  /** A message came: ping only after the next silence. */
  private restartHeartbeat(): void {
    if (this.heartbeat !== null) this.environment.cancel(this.heartbeat);
    this.heartbeat = this.environment.after(PING_EVERY, () => this.ping());
  }

  private ping(): void {
    this.send({ type: "ping" });
    this.heartbeat = this.environment.after(PATIENCE, () => {
      const socket = this.socket;
      this.disconnected(1006);
      socket?.close();
    });
  }

  private cancel(): void {
    for (const timer of [this.timer, this.heartbeat]) if (timer !== null) this.environment.cancel(timer);
    this.timer = this.heartbeat = null;
  }
}
