// Receivers of notices on this machine: they note what arrives, and read push messages as a browser does.
import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A receiver that answers with the status it is told to. */
export class Receiver {
  readonly received: Received[] = [];
  status = 200;
  private server!: Server;

  async start(): Promise<this> {
    this.server = createServer((request, answer) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        this.received.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(parts) });
        answer.writeHead(this.status).end();
      });
    });
    await new Promise<void>((then) => this.server.listen(0, "127.0.0.1", then));
    return this;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((then) => this.server.close(then));
  }
}

/** The keys of a push subscription, and the reading of RFC 8291. */
export class PushKeys {
  private readonly own: ECDH = createECDH("prime256v1");
  private readonly secret = randomBytes(16);

  constructor() {
    this.own.generateKeys();
  }

  get keys(): { p256dh: string; auth: string } {
    return { p256dh: this.own.getPublicKey("base64url"), auth: this.secret.toString("base64url") };
  }

  read(message: Buffer): string {
    const [salt, sender] = [message.subarray(0, 16), message.subarray(21, 21 + message[20]!)];
    const sealed = message.subarray(21 + sender.length);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.own.getPublicKey(), sender]);
    const key = Buffer.from(hkdfSync("sha256", this.own.computeSecret(sender), this.secret, info, 32));
    const derive = (name: string, length: number): Buffer => Buffer.from(hkdfSync("sha256", key, salt, `Content-Encoding: ${name}\0`, length));
    const cipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
    cipher.setAuthTag(sealed.subarray(-16));
    const record = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return record.subarray(0, record.lastIndexOf(2)).toString();
  }
}
