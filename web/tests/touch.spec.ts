// By fingers on a phone: taps on the board, a drag pans, two fingers zoom.
import type { CDPSession, Locator, Page } from "@playwright/test";

import { GAMES, LATE, MIDDLE, playOnFrom, recorded, SHORT } from "./kit/games";
import { expect, test } from "./kit/fixtures";
import { map, open, playSanAndreas } from "./kit/sanandreas";
import { openTable, Seat } from "./kit/seat";
import { board, cells, doIt, hand, middle, playSeismic, type Hand } from "./kit/seismic";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

type Point = { x: number; y: number };

/** Fingers go from some points to others. */
async function slide(session: CDPSession, from: Point[], to: Point[], steps = 6): Promise<void> {
  const at = (part: number): Point[] => from.map((a, n) => ({ x: a.x + (to[n]!.x - a.x) * part, y: a.y + (to[n]!.y - a.y) * part }));
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: from });
  for (let step = 1; step <= steps; step += 1) {
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(step / steps) });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** A finger that first drags into view what it wants to tap. */
async function finger(page: Page, view: Locator): Promise<Hand> {
  const session = await page.context().newCDPSession(page);
  return {
    press: async (thing) => {
      let before: Point = { x: NaN, y: NaN };
      for (let tries = 0; tries < 8; tries += 1) {
        const [box, at] = [(await view.boundingBox())!, await middle(thing)];
        const [left, top, right, bottom] = [box.x + 30, box.y + 30, box.x + box.width - 30, box.y + box.height - 70];
        const open = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest("button") === null, at);
        const there = open && at.x > left && at.x < right && at.y > top && at.y < bottom;
        // A map that is all in view stays where it is.
        if (there || (at.x === before.x && at.y === before.y)) return page.touchscreen.tap(at.x, at.y);
        before = at;
        const from = { x: (left + right) / 2, y: (top + bottom) / 2 };
        const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
        await slide(session, [from], [{ x: within(2 * from.x - at.x, left, right), y: within(2 * from.y - at.y, top, bottom) }]);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      throw new Error("It cannot be dragged into view.");
    },
    click: (button) => button.tap(),
  };
}

const HANDS = { seismic: { sheet: board, play: playSeismic }, "san-andreas": { sheet: map, play: playSanAndreas } };

for (const game of GAMES) {
  test(`${game} by touch, from the middle of a game to its end`, { tag: "@journey" }, async ({ page, request }) => {
    const me = new Seat(page);
    const { sheet, play } = HANDS[game];
    await me.sit(await playOnFrom(request, recorded(game), MIDDLE[game]));
    expect(await play(me, await finger(page, sheet(page)))).toBeGreaterThan(1);
    expect(me.refusals).toEqual([]);
  });
}

test("a drag moves the map, two fingers make it larger, and nothing is laid by that", { tag: "@journey" }, async ({ page, request }) => {
  const me = new Seat(page);
  await me.sit(await playOnFrom(request, recorded("seismic"), LATE.seismic));
  await me.turn();
  const session = await page.context().newCDPSession(page);
  const town = board(page).getByRole("button", { name: /: the town/ });
  const size = async (): Promise<number> => (await town.boundingBox())!.width;
  const [box, before, wide] = [(await board(page).boundingBox())!, await middle(town), await size()];
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const sent = me.acts.length;
  await slide(session, [{ x, y }], [{ x: x + 40, y: y + 30 }]);
  await expect.poll(async () => Math.round((await middle(town)).x - before.x)).toBeGreaterThan(20);
  await slide(session, [{ x: x - 30, y }, { x: x + 30, y }], [{ x: x - 70, y }, { x: x + 70, y }]);
  await expect.poll(size).toBeGreaterThan(wide * 1.5);
  expect(me.acts.length).toBe(sent);
});

/** A press at one place that goes on to another, slowly enough to be seen. */
async function carry(page: Page, from: Point, to: Point): Promise<void> {
  await slide(await page.context().newCDPSession(page), [from], [to], 10);
}

/** How far the drawing is from the corners between pixels of the screen. */
function blur(page: Page, moved: string): Promise<number> {
  return page.evaluate((selector) => {
    const { e, f } = new DOMMatrix(getComputedStyle(document.querySelector(selector)!).transform);
    return Math.max(...[e, f].map((at) => Math.abs(at * devicePixelRatio - Math.round(at * devicePixelRatio))));
  }, moved);
}

test.describe("390×664", () => {
  test.use({ viewport: { width: 390, height: 664 }, deviceScaleFactor: 3 });

  test("gestures on San Andreas choose, look and lead back, but only the button acts", async ({ page, request }) => {
    const me = new Seat(page);
    await me.sit(await playOnFrom(request, recorded("san-andreas"), LATE["san-andreas"]));
    await me.turn();
    const sent = me.acts.length;
    const dock = page.getByLabel("What to do");
    const put = dock.getByRole("button", { name: /^(Found a city|Mark an epicentre) at / });
    const space = open(page).first();
    const size = async (): Promise<number> => (await space.boundingBox())!.width;

    await test.step("a stretch comes near, and the small coast leads back", async () => {
      expect(await size()).toBeLessThan(30);
      await page.getByRole("button", { name: /^South/ }).tap();
      await expect.poll(size).toBe(44);
      expect(await blur(page, "[role=application] svg > g")).toBeLessThan(0.05);
      await page.getByRole("button", { name: "Whole map" }).tap();
      await expect.poll(size).toBeLessThan(30);
    });

    await test.step("a coin is carried onto the map", async () => {
      const at = await middle(space);
      const coin = await middle(dock.getByRole("button", { name: /^Coin/ }).and(page.locator("[aria-pressed=true]")));
      await carry(page, coin, { x: at.x, y: at.y + 72 });
      await expect(put).toBeEnabled();
      await expect.poll(size).toBe(44);
    });

    await test.step("two fingers zoom, and the map comes to rest on whole pixels", async () => {
      const box = (await map(page).boundingBox())!;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await slide(await page.context().newCDPSession(page), [{ x: x - 40, y }, { x: x + 40, y }], [{ x: x - 57, y: y + 3 }, { x: x + 57, y: y + 3 }]);
      await expect.poll(size).toBeGreaterThan(50);
      await expect.poll(() => blur(page, "[role=application] svg > g")).toBeLessThan(0.05);
    });

    await test.step("a finger that rests on a city is told of it in the dock, and two taps on the sea lead back", async () => {
      const session = await page.context().newCDPSession(page);
      await page.getByRole("button", { name: "Whole map" }).tap();
      await page.getByRole("button", { name: /^Middle/ }).tap();
      await expect.poll(size).toBe(44);
      const box = (await map(page).boundingBox())!;
      const cities = map(page).getByRole("button", { name: /city \d/ });
      const inside = async (city: Locator): Promise<boolean> => {
        const { x, y } = await middle(city);
        return x > box.x + 80 && x < box.x + box.width - 60 && y > box.y + 60 && y < box.y + box.height - 30;
      };
      const seen = await Promise.all((await cities.all()).map(inside));
      const at = await middle(cities.nth(seen.indexOf(true)));
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
      await expect(dock).toContainText(/city \d/);
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      const sea = { x: box.x + 90, y: box.y + 14 };
      await page.touchscreen.tap(sea.x, sea.y);
      await page.touchscreen.tap(sea.x, sea.y);
      await expect.poll(size).toBeLessThan(30);
      const ringed = await middle(space);
      await page.touchscreen.tap(ringed.x, ringed.y);
      await expect.poll(size).toBe(44);
      const now = await middle(space);
      await page.touchscreen.tap(now.x, now.y);
      await expect(put).toBeEnabled();
    });

    await test.step("a swipe over the dock opens the log, another closes it", async () => {
      const words = (await dock.boundingBox())!;
      const at = { x: words.x + 300, y: words.y + 90 };
      await carry(page, at, { x: at.x, y: at.y - 70 });
      await expect(page.getByRole("tab", { name: "Log" })).toBeVisible();
      await carry(page, at, { x: at.x, y: at.y + 70 });
      await expect(page.getByRole("tab", { name: "Log" })).toBeHidden();
    });

    expect(me.acts.length).toBe(sent);
    await me.act(() => put.tap());
    expect(me.refusals).toEqual([]);
  });

  test("gestures on Seismic put, turn and carry a tile, but only the button acts", async ({ page, request }) => {
    const me = new Seat(page);
    await me.sit(await playOnFrom(request, recorded("seismic"), LATE.seismic));
    await me.turn();
    const sent = me.acts.length;
    const cell = cells(page).first();
    const put = board(page).locator(`[data-cell="${(await cell.getAttribute("data-cell"))!}"]`);

    await test.step("a tap puts the tile there, and the map comes near", async () => {
      const at = await middle(cell);
      await page.touchscreen.tap(at.x, at.y);
      await expect(doIt(page)).toBeEnabled();
      await expect.poll(async () => Math.round((await put.boundingBox())!.width)).toBeGreaterThanOrEqual(42);
      expect(await blur(page, ".world")).toBeLessThan(0.05);
    });

    await test.step("a tile is carried to another cell", async () => {
      await page.getByRole("button", { name: /Show everything|Fit/ }).first().tap();
      const [tile, at] = [await middle(hand(page).getByRole("button", { name: /Fits in/ }).and(page.locator("[aria-pressed=true]"))), await middle(cells(page).last())];
      await carry(page, tile, { x: at.x, y: at.y + 72 });
      await expect(doIt(page)).toBeEnabled();
    });

    expect(me.acts.length).toBe(sent);
    await me.act(() => doIt(page).tap());
    expect(me.refusals).toEqual([]);
  });

  test("a whole game of San Andreas by touch", async ({ page, request }) => {
    test.skip(process.env["QUAKEBOARD_TESTS"] !== "full", "it takes minutes");
    const me = new Seat(page);
    await me.sit(await openTable(request, { ...SHORT["san-andreas"], seats: [{}, { bot: "random" }, { bot: "random" }, { bot: "random" }] }));
    expect(await playSanAndreas(me, await finger(page, map(page)))).toBeGreaterThan(4);
    expect(me.refusals).toEqual([]);
  });
});
