// The pages in a real browser: a newcomer plays in one click, a whole game goes by the list and the keyboard alone,
// a lost connection comes back, and no page has what axe calls a serious fault.
//   node tests/pages.mjs http://127.0.0.1:8000
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { launch } from "./browser.mjs";

const server = process.argv[2];
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");
const browser = await launch();

async function visit(options, then) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  const errors = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(String(error)));
  try {
    await then(page, context);
    assert.deepEqual(errors.filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED") && !text.includes("WebSocket")), []);
  } finally {
    await context.close();
  }
}

/** What axe finds that keeps somebody from playing. The policy of the page lets no foreign script in but by the debugger. */
async function faults(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setBypassCSP", { enabled: true });
  await page.evaluate(axe);
  const found = await page.evaluate(() => globalThis.axe.run(document, { runOnly: ["wcag2a", "wcag2aa"] }));
  return found.violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).slice(0, 4).join(" | ")}`);
}

async function begin(page, game) {
  await page.goto(server);
  await page.locator(".signbtn").nth(game === "seismic" ? 0 : 1).click();
  await page.waitForURL(/\/t\//);
  await page.locator("aside.side .sign").waitFor();
}

/** Choose and act by the keyboard alone. */
async function playByKeys(page, most = 400) {
  let moves = 0;
  while (moves < most) {
    const over = page.locator('.sign a[href$="/replay"]');
    const form = page.locator("form.choices");
    await Promise.race([form.waitFor({ timeout: 60_000 }), over.waitFor({ timeout: 60_000 })]);
    if (await over.count()) return moves;
    for (let level = 0; level < 5; level += 1) {
      const sets = form.locator("fieldset");
      if ((await sets.count()) <= level) break;
      await sets.nth(level).locator("input").first().focus();
      await page.keyboard.press("Space");
    }
    const before = await form.locator(".notation").textContent();
    await form.locator("button[type=submit]").focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction((old) => document.querySelector("form.choices .notation")?.textContent !== old, before);
    moves += 1;
  }
  return moves;
}

const tests = {
  async "one click, and it is the newcomer's turn or a bot's"() {
    await visit({}, async (page) => {
      await begin(page, "seismic");
      assert.match(await page.locator(".sign strong").first().textContent(), /\S/);
    });
  },
  ...Object.fromEntries(
    ["seismic", "san-andreas"].map((game) => [
      `a whole game of ${game} by the list and the keyboard`,
      () =>
        visit({}, async (page) => {
          await begin(page, game);
          await page.keyboard.press("b");
          const moves = await playByKeys(page);
          assert.ok(moves > 5, `${moves} moves`);
          await page.locator('.sign a[href$="/verify"]').click();
          await page.getByText("The seal fits the seed.").waitFor();
          await page.getByText(/All \d+ draws are what the seed says/).waitFor({ timeout: 60_000 });
        }),
    ]),
  ),
  async "a friend comes by a link, sits down, and the host begins"() {
    await visit({}, async (page) => {
      await page.goto(`${server}/new`);
      await page.locator('input[autocomplete="nickname"]').fill("Mara");
      await page.locator("li select").nth(1).selectOption("friend");
      await page.locator("form .signbtn").click();
      await page.waitForURL(/\/t\//);
      assert.ok(await page.locator(".end .signbtn").isDisabled());
      const link = await page.locator("li .copy input").first().inputValue();
      await visit({}, async (friend) => {
        await friend.goto(link);
        await friend.locator('input[autocomplete="nickname"]').fill("Jun");
        await friend.locator(".sit .signbtn").click();
        await friend.getByText("Your seat").waitFor();
        assert.equal(new URL(friend.url()).hash, "");
        await page.getByText("Jun").first().waitFor();
        await page.locator(".end .signbtn:enabled").click();
        await Promise.all([page, friend].map((one) => one.locator("aside.side .sign").waitFor()));
      });
    });
  },
  async "people at one screen hand it on, and nobody sees another's coins"() {
    await visit({}, async (page) => {
      await page.goto(`${server}/new?game=san-andreas`);
      await page.locator('input[autocomplete="nickname"]').fill("Mara");
      for (const [seat, name] of [[1, "Jun"], [2, "Ada"]]) {
        await page.locator("li").nth(seat).locator("select").first().selectOption("here");
        await page.locator("li").nth(seat).locator("input").fill(name);
      }
      await page.locator("form .signbtn").click();
      await page.waitForURL(/\/t\//);
      await page.locator(".end .signbtn:enabled").click();
      await page.locator("aside.side .sign").waitFor();
      await page.keyboard.press("b");
      for (let turn = 0; turn < 3; turn += 1) {
        const hand = page.getByRole("button", { name: "I am here" });
        await Promise.race([hand.waitFor(), page.locator("form.choices").waitFor()]);
        if (await hand.count()) {
          assert.equal(await page.getByText("Your coins, seen by you alone").count(), 0);
          await hand.click();
        }
        await page.locator("form.choices").waitFor();
        await playByKeys(page, 1);
      }
      await page.getByText("Hand the screen to").waitFor();
    });
  },
  async "who lost contact is told so, and comes back by itself"() {
    await visit({}, async (page) => {
      await begin(page, "seismic");
      // Sockets that are open outlive `setOffline`, so the page closes its own.
      await page.addInitScript(() => {
        const Real = globalThis.WebSocket;
        globalThis.lines = [];
        globalThis.WebSocket = class extends Real {
          constructor(...args) {
            super(...args);
            globalThis.lines.push(this);
          }
        };
      });
      await page.reload();
      await page.locator("aside.side .sign").waitFor();
      await page.context().setOffline(true);
      await page.evaluate(() => globalThis.lines.at(-1).close());
      await page.locator(".contact").waitFor();
      await page.context().setOffline(false);
      await page.locator(".contact").waitFor({ state: "detached", timeout: 20_000 });
    });
  },
  async "no page has a serious fault, light or dark"() {
    for (const colorScheme of ["light", "dark"]) {
      await visit({ colorScheme }, async (page) => {
        const found = {};
        for (const path of ["/", "/new", "/rules/seismic"]) {
          await page.goto(server + path);
          await page.waitForTimeout(1500);
          found[path] = await faults(page);
        }
        for (const game of ["seismic", "san-andreas"]) {
          await begin(page, game);
          await page.waitForTimeout(2500);
          found[game] = await faults(page);
          await page.keyboard.press("b");
          await page.waitForTimeout(500);
          found[`${game} list`] = await faults(page);
          await page.goto(`${page.url()}/replay`);
          await page.waitForTimeout(1500);
          found[`${game} replay`] = await faults(page);
        }
        const bad = Object.fromEntries(Object.entries(found).filter(([, list]) => list.length));
        assert.deepEqual(bad, {});
      });
    }
  },
};

let failed = 0;
const only = process.argv[3];
for (const [name, test] of Object.entries(tests)) {
  if (only && !name.includes(only)) continue;
  try {
    await test();
    console.log(`ok    ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`FAILS ${name}\n      ${String(error.stack ?? error).split("\n").slice(0, 30).join("\n      ")}`);
  }
}
await browser.close();
process.exit(failed ? 1 : 0);
