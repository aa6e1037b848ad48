// The pages of a phone in both games: nothing is cut, covered or displaced, whatever is asked, with long names and in German.
import type { Page } from "@playwright/test";

import { seatOthers } from "./kit/others";
import { GAMES, SHORT, type Game } from "./kit/games";
import { expect, test } from "./kit/fixtures";
import { checkPhone, type Zones } from "./kit/phone_layout";
import { dice, openTable, Seat } from "./kit/seat";

const SCREENS = [
  { width: 390, height: 844, locale: "en-GB" },
  { width: 390, height: 664, locale: "de-DE" },
  { width: 360, height: 640, locale: "en-GB" },
  { width: 844, height: 390, locale: "de-DE" },
] as const;

/** Which screens one game is looked at: in the full form all of them, step by step. */
const WALKS =
  process.env["QUAKEBOARD_TESTS"] === "full"
    ? ["en-GB", "de-DE"].map((locale) => ({ locale, screens: SCREENS }))
    : SCREENS.map((screen) => ({ locale: screen.locale, screens: [screen] }));

const NAMES = ["Maximiliane von Hohenbergen", "Bartholomäus Grüngras-Wettersteiner", "Aleksandra Konstantinopolskaja", "Wolfeschlegelsteinhausen"];

/** What is chosen on the map, by touch: a cell, or a stretch and then a space. */
async function choose(page: Page, game: Game): Promise<void> {
  const stretch = page.locator("button.stretch");
  if (await stretch.first().isVisible()) {
    const counts = (await stretch.allTextContents()).map((text) => Number(/\d+/.exec(text)?.[0] ?? 0));
    await stretch.nth(counts.indexOf(Math.max(...counts))).tap();
    await expect(stretch.first()).toBeHidden();
  }
  const places = page.locator(game === "seismic" ? "[data-cell]" : "[data-space]");
  const spot = await places.evaluateAll((all, seismic) => {
    const map = document.querySelector("[data-zone=map]")!.getBoundingClientRect();
    for (const one of all) {
      const box = one.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const inside = x > map.left + 10 && x < map.right - 10 && y > map.top + 10 && y < map.bottom - 10;
      const lit = seismic ? /\d/.test(one.getAttribute("aria-label")!.split(",").slice(3).join()) : /(gründen|markieren|founded|marked)/.test(one.getAttribute("aria-label")!);
      const free = document.elementFromPoint(x, y)?.closest("button") === null;
      if (inside && lit && free) return { x, y, width: box.width };
    }
    return null;
  }, game === "seismic");
  if (!spot) return;
  if (game === "san-andreas") expect(spot.width, "spaces that are chosen").toBeGreaterThanOrEqual(44);
  await page.touchscreen.tap(spot.x, spot.y);
  await page.evaluate(() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))));
}

/** Until the page asks, in any language, or the game is over. */
async function asked(page: Page, me: Seat): Promise<boolean> {
  const end = page.locator("[data-zone=dock] a[href*=replay]");
  await expect.poll(async () => (me.question !== null && /^●/.test(await page.title())) || (me.over && (await end.isVisible())), { intervals: [20] }).toBe(true);
  await me.shown();
  return !me.over;
}

for (const { locale, screens } of WALKS) {
  const { width, height } = screens[0]!;
  test.describe(screens.map((one) => `${one.width}×${one.height}`).join(", "), () => {
    test.use({ viewport: { width, height }, locale, hasTouch: true, isMobile: true });

    for (const game of GAMES) {
      test(`${game} keeps its zones at every step of a game (${locale})`, async ({ page, another, request }) => {
        const me = new Seat(page);
        const roll = dice(width + height);
        const opened = await openTable(request, { game, options: SHORT[game].options, seats: [{}, {}, {}, {}], seat: 0, name: NAMES[0]!, dealing: "host", clock: { kind: "bank", seconds: 90_000, increment: 0 } });
        const act = await seatOthers(await another(), opened, NAMES, width);
        await page.goto(`/t/${opened.table}#${opened.seats[0]}`);
        await expect(page.locator("[data-zone=dock]")).toBeVisible();
        const zones = new Map<object, Zones>();
        let [screen, step] = [screens[0]!, 0];
        const check = async (what: string): Promise<void> => {
          zones.set(screen, await checkPhone(page, zones.get(screen) ?? null, `${what} at ${screen.width}×${screen.height}`));
        };
        const seen = new Set<string>();
        while (await asked(page, me)) {
          const { legal } = me.question!;
          const verbs = [...new Set(legal.map((action) => action.split(" ")[0]!))].sort().join(" ");
          await check(`asked to ${verbs}`);
          // The screen changes while one is asked: every question is seen on two of them, in turn on all.
          if (screens.length > 1) {
            screen = screens[(step += 1) % screens.length]!;
            await page.setViewportSize(screen);
            await me.shown();
            await check(`asked to ${verbs}`);
          }
          if (/lay|found|mark/.test(verbs)) {
            await choose(page, game);
            await check(`chosen, asked to ${verbs}`);
          }
          seen.add(verbs);
          const before = me.seq;
          await act(legal[roll(legal.length)]!);
          await expect.poll(() => me.seq, { intervals: [10] }).toBeGreaterThan(before);
        }
        await checkPhone(page, null, "at the end");
        expect(seen.size).toBeGreaterThan(0);
      });
    }
  });
}
