// A server of one's own: `quakeboard serve` with an empty SQLite file, on a free port, gone when it is stopped.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const PATIENCE = 300_000;

/** The command of this tree; QUAKEBOARD=… names another. */
export function command() {
  const found = process.env.QUAKEBOARD ?? resolve(import.meta.dirname, "../../.venv/bin/quakeboard");
  if (!existsSync(found)) throw new Error(`${found} is not there: run make setup.`);
  return found;
}

export function freePort() {
  return new Promise((answer, fail) => {
    const door = createServer();
    door.once("error", fail);
    door.listen(0, "127.0.0.1", () => {
      const { port } = door.address();
      door.close(() => answer(port));
    });
  });
}

/** Starts a server that analyses a game for so many seconds, with more options perhaps; resolves when it answers. */
export async function startServer(seconds = 2, ...options) {
  const folder = await mkdtemp(join(tmpdir(), "quakeboard-"));
  const port = await freePort();
  const database = `sqlite:///${join(folder, "tables.sqlite3")}`;
  const words = ["serve", "--port", String(port), "--database", database, "--unlimited", "--analysis-seconds", String(seconds), "--log-level", "warning", ...options];
  const child = spawn(command(), words, { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (said += part));
  const ended = new Promise((answer) => child.once("exit", answer));
  const address = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const until = Date.now() + PATIENCE;
  while (!(await answers(address))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`The server did not start.\n${said}`);
    }
    await new Promise((answer) => setTimeout(answer, 50));
  }
  return { address, port, database: join(folder, "tables.sqlite3"), stop };
}

/** Whether the server is there; without the client it is of no use here. */
async function answers(address) {
  const answer = await fetch(address).catch(() => null);
  if (answer && !answer.ok) throw new Error("The server has no client to show: run make web.");
  return answer !== null;
}
