// Plays a little at a running server and takes a picture of every page, light and dark, wide and narrow.
//   node tests/pictures.mjs http://127.0.0.1:8000 FOLDER
import { launch } from "./browser.mjs";

const [server, folder] = process.argv.slice(2);
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** Do what the list offers, first choice after first choice, until somebody else is asked or `most` moves are made. */
export async function playFromList(page, most) {
  for (let moves = 0; moves < most; moves += 1) {
    const form = page.locator("form.choices");
    try {
      await form.waitFor({ timeout: 20_000 });
    } catch {
      return moves;
    }
    for (let level = 0; level < 4; level += 1) {
      const sets = form.locator("fieldset");
      if ((await sets.count()) <= level) break;
      const options = sets.nth(level).locator("input");
      await options.nth((moves * 7) % (await options.count())).check();
    }
    const before = await page.locator("form.choices .notation").textContent();
    await form.locator("button[type=submit]").click();
    await page.waitForFunction((old) => document.querySelector("form.choices .notation")?.textContent !== old, before);
  }
  return most;
}

const browser = await launch();
const errors = [];
for (const scheme of ["light", "dark"]) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const context = await browser.newContext({ viewport, colorScheme: scheme, hasTouch: size === "phone", deviceScaleFactor: 1 });
    const page = await context.newPage();
    page.on("console", (message) => message.type() === "error" && errors.push(`${scheme} ${size}: ${message.text()}`));
    page.on("pageerror", (error) => errors.push(`${scheme} ${size}: ${error.stack}`));
    const shot = async (name) => page.screenshot({ path: `${folder}/${name}-${size}-${scheme}.png` });
    await page.goto(server);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForTimeout(1200);
    await shot("home");
    await page.goto(`${server}/new`);
    await page.waitForTimeout(700);
    await shot("create");
    await page.goto(`${server}/rules/seismic#S7`);
    await page.waitForTimeout(900);
    await shot("rules");
    for (const [index, game] of ["seismic", "san-andreas"].entries()) {
      await page.goto(server);
      await page.locator(".signbtn").nth(index).click();
      await page.waitForURL(/\/t\//);
      await page.waitForTimeout(3500);
      await shot(`table-${game}-first`);
      await page.keyboard.press("b");
      await playFromList(page, size === "desktop" ? 8 : 4);
      await page.waitForTimeout(3000);
      await shot(`table-${game}-list`);
      await page.keyboard.press("b");
      await page.waitForTimeout(800);
      await shot(`table-${game}`);
      await page.goto(`${page.url()}/replay?step=6`);
      await page.waitForTimeout(1800);
      await shot(`replay-${game}`);
    }
    await context.close();
  }
}
await browser.close();
for (const error of new Set(errors)) console.error(error);
