// Every table keeps its budget: at every step of a game, on every screen, in English and German, with four long names.
import type { Page } from "@playwright/test";

import { actFirst, openForFour } from "./kit/four_players";
import { GAMES, type Game } from "./kit/games";
import { expect, test } from "./kit/fixtures";
import { checkLayout, type Zones } from "./kit/layout";
import { visits } from "./kit/pages";
import { dice, Seat } from "./kit/seat";

/** Enough for most of what can be asked; `QUAKEBOARD_TESTS=full` goes on to the end. */
const STEPS = process.env["QUAKEBOARD_TESTS"] === "full" ? 10_000 : 25;

interface Screen {
  width: number;
  height: number;
  game: Game;
  locale: string;
  colorScheme?: "dark";
}

const SCREENS: Screen[] = [
  { width: 1366, height: 768, game: "seismic", locale: "en-GB" },
  { width: 1366, height: 768, game: "san-andreas", locale: "de-DE" },
  { width: 1440, height: 900, game: "seismic", locale: "de-DE", colorScheme: "dark" },
  { width: 1280, height: 800, game: "san-andreas", locale: "en-GB" },
  { width: 1366, height: 650, game: "seismic", locale: "de-DE" },
  { width: 1366, height: 650, game: "san-andreas", locale: "en-GB" },
];

for (const { width, height, game, locale, colorScheme } of SCREENS) {
  test.describe(`${game} at ${width} × ${height} in ${locale}`, () => {
    test.use({ viewport: { width, height }, locale, ...(colorScheme ? { colorScheme } : {}) });

    test("nothing that acts or counts is clipped, covered or displaced", async ({ page, another, request }) => {
      const elsewhere = await another();
      const opened = await openForFour(request, elsewhere, { game, clock: { kind: "bank", seconds: 3600, increment: 5 } });
      const me = new Seat(page);
      await page.goto(`/t/${opened.table}#${opened.seats[0]}`);
      const roll = dice(width + height);
      let zones: Zones = {};
      const check = async (what: string): Promise<void> => {
        await me.shown();
        zones = { ...zones, ...(await checkLayout(page, zones, `${what}, after entry ${me.seq}`)) };
      };
      const tabs = page.getByRole("tab");
      for (let step = 0; step < STEPS; step += 1) {
        await expect.poll(async () => me.state === "over" || (me.question !== null && /^●/.test(await skip(page))), { intervals: [20] }).toBe(true);
        if (me.state === "over") break;
        await check("asked");
        const legal = me.question!.legal;
        const choice = roll(legal.length);
        if (await point(page, legal[choice]!)) await check(`pointed at ${legal[choice]}`);
        await tabs.nth(step % 5).click();
        await check("another tab");
        await actFirst(elsewhere, choice);
        await expect.poll(() => me.question?.legal !== legal, { intervals: [20] }).toBe(true);
        await check("answered");
      }
      for (const zone of ["sign", "hand", "act", "scores", "pane", "tabs", "strip"] as const) expect(zones[zone], zone).toBeDefined();
    });
  });
}

test.describe("1280 × 800 at twice its size", () => {
  test.use({ viewport: { width: 640, height: 400 } });

  for (const game of GAMES) {
    test(`everything of ${game} can be reached`, async ({ page, places }) => {
      await visits(places)[`the table of ${game}`]!(page);
      await expect(page).toHaveTitle(/^●/);
      const todo = page.getByLabel("What to do");
      const things = todo.locator("button:visible, [data-count]:visible");
      expect(await things.count()).toBeGreaterThan(4);
      for (const thing of await things.all()) {
        await thing.scrollIntoViewIfNeeded();
        await expect(thing).toBeInViewport({ ratio: 0.9 });
      }
      await page.keyboard.press("c");
      await expect(page.getByRole("textbox", { name: "Say something" })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.scrollingElement!.scrollWidth <= innerWidth)).toBe(true);
    });
  }
});

/** Has all shown at once that has come; the title of the page then. */
function skip(page: Page): Promise<string> {
  return page.evaluate(() => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
    return document.title;
  });
}

/** Chooses on the map what an action says, if it names a place there. */
async function point(page: Page, action: string): Promise<boolean> {
  const at = /(-?\d+,-?\d+)/.exec(action)?.[1];
  const place = page.locator(`[data-cell="${at}"], [data-space="${at}"]`);
  if (!at || !(await place.count())) return false;
  await place.first().focus();
  await page.keyboard.press("Enter");
  return true;
}
