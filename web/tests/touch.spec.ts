// By fingers on a phone: taps on the board, a drag pans, two fingers zoom.
import type { CDPSession, Locator, Page } from "@playwright/test";

import { GAMES, LATE, MIDDLE, playOnFrom, recorded } from "./kit/games";
import { expect, test } from "./kit/fixtures";
import { map, playSanAndreas } from "./kit/sanandreas";
import { Seat } from "./kit/seat";
import { board, middle, playSeismic, type Hand } from "./kit/seismic";

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
  const town = board(page).getByRole("button", { name: /the town/ });
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
