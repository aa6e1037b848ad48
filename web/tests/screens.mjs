// The pictures in docs/screens: starts a server, plays a little, and takes every one of them anew.
//   npm run screens            all of them; names behind it take only those
import { mkdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";

import { launch } from "./browser.mjs";
import { startServer } from "./server.mjs";

const FOLDER = resolve(import.meta.dirname, "../../docs/screens");
const DESK = { width: 1440, height: 900 };
const HAND = { width: 390, height: 844 };
/** More than this is no picture for a page that many read. */
const MOST = 150_000;

const only = process.argv.slice(2);
const server = await startServer(30);
const browser = await launch();

async function open(wish) {
  const answer = await fetch(`${server.address}/api/tables`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ name: "Mara", ...wish }) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

const BOTS = [{}, { bot: "greedy" }, { bot: "greedy" }];
const begun = (game, options = {}) => open({ game, seats: BOTS, seat: 0, begin: true, options: { first: 0, ...options } });

/** Takes a person's turns until so many moves are made, or to the end: crews are sent, cities founded, as they come. */
function playOn(page, { table, seats }, moves) {
  return page.evaluate(
    ([id, token, most]) =>
      new Promise((then, fail) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
        let turn = 7;
        const pick = (legal) => legal.filter((action) => action !== "pass")[(turn = (turn * 31 + 11) % 9973) % Math.max(1, legal.length - Number(legal.includes("pass")))] ?? "pass";
        const ask = (told) => {
          if (told.info.state !== "playing" || (told.question && told.info.moves >= most)) return then(socket.close());
          if (told.question) socket.send(JSON.stringify({ type: "act", action: pick(told.question.legal), seq: told.seq + 1, id: told.seq }));
        };
        socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token }));
        socket.onmessage = ({ data }) => {
          const told = JSON.parse(data);
          if (told.type === "welcome" || told.type === "update") ask(told);
          if (told.type === "refused") fail(new Error(told.sentence));
        };
      }),
    [table, seats[0], moves],
  );
}

/** A page of its own for one picture. */
async function picture(name, { viewport = DESK, dark = false, moves = false }, show) {
  if (only.length && !only.includes(name)) return;
  const context = await browser.newContext({
    viewport,
    colorScheme: dark ? "dark" : "light",
    reducedMotion: moves ? "no-preference" : "reduce",
    hasTouch: viewport === HAND,
    isMobile: viewport === HAND,
    deviceScaleFactor: viewport === HAND ? 2 : 1,
    locale: "en-GB",
    baseURL: server.address,
  });
  const page = await context.newPage();
  await page.goto("/");
  await show(page);
  if (!moves) await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  const session = await context.newCDPSession(page);
  let data = "";
  for (let quality = 90; quality >= 50 && (!data || data.length * 0.75 > MOST); quality -= 10) {
    ({ data } = await session.send("Page.captureScreenshot", { format: "webp", quality }));
  }
  const bytes = Buffer.from(data, "base64");
  await writeFile(resolve(FOLDER, `${name}.webp`), bytes);
  console.log(`${name}: ${Math.round(bytes.length / 1024)} KB`);
  await context.close();
}

const table = (game, moves) => async (page) => {
  const opened = await begun(game);
  await playOn(page, opened, moves);
  await page.goto(`/t/${opened.table}#${opened.seats[0]}`);
  await page.locator("[role=application]").waitFor();
  return opened;
};
const replay = (game) => async (page) => {
  const opened = await begun(game);
  await playOn(page, opened, Infinity);
  await page.goto(`/t/${opened.table}/replay?step=1#${opened.watch}`);
  await page.getByRole("button", { name: "Next quake" }).and(page.locator(":enabled")).waitFor();
};
const press = (page, name) => page.getByRole("button", { name }).first().click();

await mkdir(FOLDER, { recursive: true });
try {
  await picture("home", {}, async (page) => {
    for (const [game, moves] of [["seismic", 36], ["san-andreas", 20], ["seismic", 60]]) {
      await playOn(page, await open({ game, seats: BOTS, seat: 0, name: "Ada", begin: true, public: true }), moves);
    }
    await open({ game: "seismic", seats: [{}, {}, {}], seat: 0, name: "Ada", public: true });
    const mine = await open({ game: "seismic", seats: BOTS, seat: 0, begin: true, clock: { kind: "move", seconds: 86_400 } });
    await playOn(page, mine, 44);
    await page.evaluate(([table, seats]) => localStorage.setItem(`quakeboard.table.${table}`, JSON.stringify({ seats })), [mine.table, mine.seats]);
    await page.reload();
    await page.locator("main .quakemap").first().waitFor();
  });
  await picture("create", {}, async (page) => {
    await page.goto("/new");
    await page.getByLabel("Your name").fill("Mara");
  });
  await picture("lobby", {}, async (page) => {
    const opened = await open({ game: "seismic", seats: [{}, {}, { bot: "greedy" }], seat: 0, options: { variants: ["aftershocks"] } });
    await page.goto(`/t/${opened.table}#${opened.seats[0]}`);
    await page.getByRole("button", { name: "Begin" }).waitFor();
  });
  await picture("seismic", {}, table("seismic", 40));
  await picture("seismic-dark", { dark: true }, table("seismic", 40));
  await picture("seismic-phone", { viewport: HAND }, table("seismic", 24));
  await picture("forecast", {}, async (page) => {
    await table("seismic", 40)(page);
    await page.keyboard.press("o");
    await page.getByRole("radio", { name: "Until the end" }).check();
  });
  await picture("san-andreas", {}, table("san-andreas", 24));
  await picture("san-andreas-dark", { dark: true }, table("san-andreas", 24));
  await picture("san-andreas-phone", { viewport: HAND }, table("san-andreas", 18));
  await picture("relief", {}, async (page) => {
    await table("san-andreas", 22)(page);
    await press(page, /^Relief/);
    await page.locator("canvas").waitFor();
    await page.waitForTimeout(2500);
  });
  await picture("replay", {}, async (page) => {
    await replay("seismic")(page);
    await page.getByRole("slider", { name: "Turns of the game" }).press("End");
  });
  await picture("analysis", {}, async (page) => {
    await replay("seismic")(page);
    await press(page, "Analyse the game");
    await page.getByText(/steps are analysed/).waitFor({ timeout: 120_000 });
    const costly = page.locator(".costly button").first();
    if (await costly.count()) await costly.click();
    await page.locator(".side").evaluate((side) => side.scrollTo(0, 0));
  });
  await picture("quake", { moves: true }, async (page) => {
    await replay("seismic")(page);
    const next = page.getByRole("button", { name: "Next quake" });
    for (let quakes = 0; quakes < 3 && (await next.isEnabled()); quakes += 1) await next.click();
    await page.waitForTimeout(700);
  });
  await picture("tutorial", {}, async (page) => {
    await page.goto("/learn/seismic");
    await page.locator("[role=application]").waitFor();
  });
  await picture("rules", {}, async (page) => {
    await page.goto("/rules/seismic#S7");
    await page.locator("main h2").first().waitFor();
  });
} finally {
  await browser.close();
  await server.stop();
}
