// Every table keeps its budget: at every step of a game, on every screen, in English and German, with four long names.
import type { Page } from "@playwright/test";

import { actFirst, openForFour } from "./kit/four_players";
import { GAMES, type Game } from "./kit/games";
import { expect, test } from "./kit/fixtures";
import { checkLayout, type Zones } from "./kit/layout";
import { visits } from "./kit/pages";
import { dice, Seat } from "./kit/seat";

const FULL = process.env["QUAKEBOARD_TESTS"] === "full";
/** Enough for most of what can be asked; the full form goes on to the end. */
const STEPS = FULL ? 10_000 : 25;

interface Screen {
  width: number;
  height: number;
  colorScheme?: "dark";
}

const SCREENS: Screen[] = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900, colorScheme: "dark" },
  { width: 1280, height: 800 },
  { width: 1366, height: 650 },
];

/** Which screens one game is looked at: in the full form all of them, step by step. */
const WALKS: { game: Game; locale: string; screens: Screen[] }[] = FULL
  ? GAMES.flatMap((game) => ["en-GB", "de-DE"].map((locale) => ({ game, locale, screens: SCREENS })))
  : SCREENS.map((screen, n) => ({ game: GAMES[n % 2]!, locale: n === 1 || n === 2 ? "de-DE" : "en-GB", screens: [screen] }));

for (const [n, { game, locale, screens }] of WALKS.entries()) {
  const sizes = screens.map(({ width, height }) => `${width} × ${height}`).join(", ");
  test.describe(`${game} at ${sizes} in ${locale}`, () => {
    const [{ width, height }] = screens as [Screen];
    test.use({ viewport: { width, height }, locale });

    test("nothing that acts or counts is clipped, covered or displaced", async ({ page, another, request }) => {
      const elsewhere = await another();
      const opened = await openForFour(request, elsewhere, { game, clock: { kind: "bank", seconds: 3600, increment: 5 } });
      const me = new Seat(page);
      await page.goto(`/t/${opened.table}#${opened.seats[0]}`);
      const roll = dice(width + height + n);
      const zones = new Map<Screen, Zones>();
      let screen = screens[0]!;
      const turnTo = async (next: Screen): Promise<void> => {
        screen = next;
        await page.setViewportSize(next);
        await page.emulateMedia({ colorScheme: next.colorScheme ?? "light", reducedMotion: "reduce" });
      };
      await turnTo(screen);
      const check = async (what: string): Promise<void> => {
        await me.shown();
        const before = zones.get(screen) ?? {};
        const now = await checkLayout(page, before, `${what} at ${screen.width} × ${screen.height}, after entry ${me.seq}`);
        zones.set(screen, { ...before, ...now });
      };
      const tabs = page.getByRole("tab");
      for (let step = 0; step < STEPS; step += 1) {
        await expect.poll(async () => me.state === "over" || (me.question !== null && /^●/.test(await skip(page))), { intervals: [20] }).toBe(true);
        if (me.state === "over") break;
        await check("asked");
        // The screen changes while one is asked: every question is seen on two of them, in turn on all.
        if (screens.length > 1) {
          await turnTo(screens[(step + 1) % screens.length]!);
          await check("asked");
        }
        const legal = me.question!.legal;
        const choice = roll(legal.length);
        if (await point(page, legal[choice]!)) await check(`pointed at ${legal[choice]}`);
        await tabs.nth(step % 5).click();
        await check("another tab");
        await actFirst(elsewhere, choice);
        await expect.poll(() => me.question?.legal !== legal, { intervals: [20] }).toBe(true);
        await check("answered");
      }
      for (const seen of zones.values()) for (const zone of ["sign", "hand", "act", "scores", "pane", "tabs", "strip"] as const) expect(seen[zone], zone).toBeDefined();
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
