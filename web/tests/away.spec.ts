// People who are not there: somebody who is away, whose vote ends when that person is back, and one's own time that is up.
import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { request as requests, type Page } from "@playwright/test";

import type { Opened, Tell, Update } from "../src/wire";
import { faults } from "./kit/accessibility";
import { expect, test } from "./kit/fixtures";
import { SHORT } from "./kit/games";
import { openTable, Seat } from "./kit/seat";
import { command, startServer } from "./server.mjs";

const THREE_DAYS = 3 * 86_400_000;
const NAMES = ["Mara", "Jun", "Ada"];

/** Everybody sits down and the game begins; the secret of each seat. */
async function seatAll(page: Page, { table, seats }: Opened, names = NAMES): Promise<string[]> {
  return page.evaluate(
    async ({ table, seats, names }) => {
      const secrets: string[] = [];
      for (const [seat, name] of names.entries()) {
        const secret = `${crypto.randomUUID()}${crypto.randomUUID()}`;
        const last = seat === names.length - 1;
        secrets.push(
          await new Promise<string>((then, fail) => {
            const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
            const ask = (seq: number, message: object): void => socket.send(JSON.stringify({ ...message, seq, id: seq }));
            socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token: seats[seat], new_token: secret }));
            socket.onmessage = ({ data }) => {
              const told = JSON.parse(String(data)) as Tell;
              if (told.type === "refused") fail(new Error(told.sentence));
              if (told.type === "welcome") ask(told.seq + 1, { type: "rename", name, colour: seat });
              if (told.type === "update" && told.fact.kind === "sat" && told.fact.seat === seat && last) ask(told.seq + 1, { type: "begin" });
              if (told.type === "update" && told.fact.kind === (last ? "began" : "sat")) {
                socket.close();
                then(seat ? secret : seats[seat]!); // whoever opened the table has a secret already
              }
            };
          }),
        );
      }
      return secrets;
    },
    { table, seats: Object.values(seats), names },
  );
}

/** Lets all who were seen at any table have been seen three days earlier. */
function makeAway(database: string): void {
  const change = `import sqlite3, sys; db = sqlite3.connect(sys.argv[1]); db.execute("UPDATE last_seen SET at = at - ${THREE_DAYS}"); db.commit()`;
  execFileSync(join(dirname(command()), "python"), ["-c", change, database]);
}

const ways = (page: Page) => page.getByLabel("What to do").getByRole("button", { name: /^(Remind Jun|Let a bot|Vote to end)/ });

test("the others wait for somebody who is away for days, across a restart, until that person is back", async ({ another }) => {
  const folder = await mkdtemp(join(tmpdir(), "quakeboard-away-"));
  const file = join(folder, "tables.sqlite3");
  const tables: { table: string; secrets: string[] }[] = [];
  try {
    const before = await startServer(2, "--database", `sqlite:///${file}`);
    const asking = await requests.newContext({ baseURL: before.address });
    const first = await another({ baseURL: before.address });
    await first.goto("/");
    for (let n = 0; n < 2; n += 1) {
      const opened = await openTable(asking, { game: "seismic", seats: [{}, {}, {}], seat: 0, options: { first: 1 }, dealing: "host" });
      tables.push({ table: opened.table, secrets: await seatAll(first, opened) });
    }
    await Promise.all([first.close(), asking.dispose()]);
    await before.stop();
    makeAway(file);

    const after = await startServer(2, "--database", `sqlite:///${file}`);
    const [mara, ada, jun] = [await another({ baseURL: after.address }), await another({ baseURL: after.address }), await another({ baseURL: after.address })];
    const come = (page: Page, n: number, seat: number) => page.goto(`/t/${tables[n]!.table}#${tables[n]!.secrets[seat]}`);

    await Promise.all([come(mara, 0, 0), come(ada, 0, 2)]);
    await expect(mara.getByText("Jun has been away for 3 days")).toBeVisible();
    await expect(ways(mara)).toHaveCount(3);
    expect(await faults(mara)).toEqual([]);
    await mara.getByRole("button", { name: /^Remind Jun/ }).click();
    await expect(ada.getByRole("button", { name: /^Remind Jun.*Last reminder.*by Mara/ })).toBeDisabled();
    await mara.getByRole("button", { name: /^Let a bot play this turn/ }).click();
    await expect(ada.getByRole("button", { name: /^Let a bot play this turn.*1 of 2 agree/ })).toBeEnabled();
    await expect(mara.getByRole("button", { name: /^Let a bot play this turn.*1 of 2 agree/ })).toBeDisabled();

    await come(jun, 0, 1);
    await expect(mara.getByText("Jun is back.").first()).toBeVisible();
    await expect(ways(mara)).toHaveCount(0);
    await expect(ways(ada)).toHaveCount(0);
    await expect(jun).toHaveTitle(/^●/);

    // At the other table nobody comes back: a bot plays the turn, and no more.
    const told = new Seat(mara);
    await Promise.all([come(mara, 1, 0), come(ada, 1, 2)]);
    for (const page of [mara, ada]) await page.getByRole("button", { name: /^Let a bot play this turn/ }).click();
    await expect(ways(mara)).toHaveCount(0);
    await expect(ada).toHaveTitle(/^●/);
    const acted = told.told.flatMap((message) => (message.type === "update" && message.fact.kind === "acted" ? [message.fact.seat] : []));
    expect(new Set(acted)).toEqual(new Set([1]));
    await Promise.all([mara, ada, jun].map((page) => page.close()));
    await after.stop();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test("one asks for a rematch, the other comes with one click, and it begins", async ({ page, another, request }) => {
  const opened = await openTable(request, { game: "seismic", seats: [{}, {}], seat: 0, options: SHORT.seismic.options, dealing: "host" });
  await page.goto("/");
  const secrets = await seatAll(page, opened, ["Mara", "Jun"]);
  for (const [n, token] of secrets.entries()) await giveToBot(page, opened.table, token, n === 1);
  const [mara, jun] = [new Seat(page), new Seat(await another())];
  for (const [n, { page }] of [mara, jun].entries()) await page.goto(`/t/${opened.table}#${secrets[n]}`);
  await page.getByRole("button", { name: "Play again" }).click();
  await jun.page.getByRole("link", { name: "To the next table" }).click();
  for (const { page } of [mara, jun]) await expect(page.getByLabel("What to do")).toBeVisible();
  for (const [n, seat] of [mara, jun].entries()) {
    await expect.poll(() => [seat.state, seat.seat]).toEqual(["playing", 1 - n]);
    const welcomes = seat.told.flatMap((message) => (message.type === "welcome" ? [message] : []));
    expect(welcomes.at(-1)!.info.series!.games).toBe(1);
  }
});

/** Has a bot play for this seat; to the end of the game, if that is to be waited for. */
async function giveToBot(page: Page, table: string, token: string, toTheEnd: boolean): Promise<void> {
  await page.evaluate(
    ({ table, token, toTheEnd }) =>
      new Promise<void>((then, fail) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
        const give = (seq: number): void => socket.send(JSON.stringify({ type: "give", bot: "random", seq, id: 1 }));
        socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token }));
        socket.onmessage = ({ data }) => {
          const told = JSON.parse(String(data)) as Tell;
          if (told.type === "welcome") give(told.seq + 1);
          if (told.type === "refused" && told.code === "stale-sequence") give(told.next!);
          else if (told.type === "refused") fail(new Error(told.sentence));
          if (toTheEnd ? told.type === "update" && told.info.state === "over" : told.type === "done") then(socket.close());
        };
      }),
    { table, token, toTheEnd },
  );
}

test("when one's time is up, a bot plays until one takes over", async ({ page, request }) => {
  const seat = new Seat(page);
  await page.addInitScript(() => {
    Object.assign(window, { strokes: [] });
    Object.assign(navigator, { vibrate: (ms: number) => (window as unknown as { strokes: number[] }).strokes.push(ms) });
  });
  // The other person never moves, so that there is time to take over.
  const opened = await openTable(request, { game: "san-andreas", seats: [{}, {}, { bot: "random" }], seat: 0, options: { first: 0 }, dealing: "host", clock: { kind: "bank", seconds: 24 } });
  await page.goto("/");
  const [secret] = await seatAll(page, opened, ["Mara", "Jun"]);
  await page.goto(`/t/${opened.table}#${secret}`);
  await page.getByLabel("What to do").click({ position: { x: 2, y: 2 } });
  await expect(page.getByRole("timer")).toHaveText(/^(20|1\d|\d) s left$/);
  expect(await page.evaluate(() => (window as unknown as { strokes: number[] }).strokes)).toEqual([40]);
  const sign = page.getByRole("alert").filter({ hasText: "Time is up" });
  await expect(sign).toContainText("A bot plays for you.");
  await expect(page).toHaveTitle("Time is up · Quakeboard");
  await expect(page.getByRole("region", { name: "Played for you" })).toContainText("with 15 seconds a move");
  expect(await faults(page)).toEqual([]);
  await sign.getByRole("button", { name: "Take over" }).click();
  await expect(sign).toHaveCount(0);
  const taken = seat.told.find((message) => message.type === "update" && message.fact.kind === "taken-back") as Update;
  expect([taken.info.clocks!.left[0], taken.info.seats[0]!.bot ?? null]).toEqual([15_000, null]);
});
