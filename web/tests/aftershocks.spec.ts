// Aftershocks: a tile is turned by keyboard, by mouse and by a finger, and what it does is told before it is done.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Locator, Page } from "@playwright/test";

import type { SeismicView, View } from "../src/wire";
import { faults } from "./kit/accessibility";
import { loadRecord, playOnFrom } from "./kit/games";
import { expect, test } from "./kit/fixtures";
import { reach } from "./kit/keys";
import { Seat } from "./kit/seat";
import { board, doIt, hand, middle } from "./kit/seismic";

const RECORD = readFileSync(join(import.meta.dirname, "records/aftershocks.quake.json"), "utf-8");
/** After the same quake: the second player is asked first, then Mara, with one tile turned already. */
const JUN = { seq: 28, seat: 1 };
const MARA = { seq: 29, seat: 0 };

const CELL = /^[A-Z]{1,2}\d+\b/;
/** Cells and turns as records have them. */
const CODE = /-?\d,-?\d|[ (]\+[1-5]\b(?!:? ?(with|intersection))/;

const told = (page: Page): Locator => board(page).locator("[aria-live]");
const sign = (page: Page): Locator => page.getByLabel("What to do");
const cell = (page: Page, key: string): Locator => board(page).locator(`[data-cell="${key}"]`);

/** The crew on a tile, by its fragment. */
const crewAt = (view: View | null | undefined, at: string): string | undefined => (view as SeismicView).board.find((tile) => tile.at.join() === at)?.crew?.fragment;

/** From one direction to another around the middle of a tile, in degrees clockwise from the north. */
function around({ x, y }: { x: number; y: number }, radius: number, from: number, to: number): { x: number; y: number }[] {
  const steps = Math.ceil(Math.abs(to - from) / 6);
  return Array.from({ length: steps + 1 }, (_, n) => {
    const angle = ((from + ((to - from) * n) / steps) * Math.PI) / 180;
    return { x: x + radius * Math.sin(angle), y: y - radius * Math.cos(angle) };
  });
}

async function dragRound(page: Page, tile: Locator, from: number, to: number): Promise<void> {
  const way = around(await middle(tile), 0.8 * ((await tile.boundingBox())!.height / 2), from, to);
  await page.mouse.move(way[0]!.x, way[0]!.y);
  await page.mouse.down();
  for (const { x, y } of way) await page.mouse.move(x, y);
  await page.mouse.up();
}

test("a tile is turned by keyboard alone, and a listener hears what it does", { tag: "@journey" }, async ({ page, request }) => {
  const me = new Seat(page);
  await me.sit(await playOnFrom(request, RECORD, JUN));
  await me.turn();
  await expect(sign(page)).toContainText("5 tiles can be turned");
  await reach(page, CELL);
  const name = (): Promise<string | null> => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? null);
  for (let steps = 0, at = await name(); steps < 12 && !/a \+3: .* other rotations? fit/.test(at ?? ""); steps += 1) {
    const before = at;
    await page.keyboard.press("n");
    await expect.poll(name).not.toBe(before); // a key that is pressed too early would go one tile too far
    at = await name();
  }
  expect(await name()).toMatch(/^D5, 1 west of the town: a \+3: exits .*2 other rotations fit$/);

  await page.keyboard.press("Enter");
  await expect(told(page)).toHaveText("2 sixths to the right. random gains 9 points. Before: 9 points for Mara; open, random leads. After: 9 points each for random and Mara.");
  await page.keyboard.press("r");
  await expect(told(page)).toHaveText("2 sixths to the left. random gains 9 points. Before: open, random leads. After: 9 points for random.");
  expect(await name()).toMatch(/Crew of random: the exit to the east\. Chosen: 2 sixths to the left$/);
  await page.keyboard.press("Escape");
  await expect(told(page)).toBeEmpty();
  await expect(hand(page).getByRole("button", { name: "Pick a tile" })).toBeDisabled();

  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+R");
  await expect(told(page)).toHaveText(/^2 sixths to the left/);
  await page.keyboard.press("r");
  await expect(told(page)).toHaveText(/^2 sixths to the right/);
  const before = crewAt(me.view, "-1,0");
  await me.act(() => page.keyboard.press("Enter"));
  expect(me.acts).toEqual(["turn -1,0 +2"]);
  expect(me.refusals).toEqual([]);
  // Each exit of a +3 with exits at every other edge comes to the next one: the crew went with its own.
  expect(crewAt(me.viewAfterMyAct, "-1,0")).toBe(String((Number(before) + 2) % 6));
});

test("a tile is turned by dragging it round, shown where it does not fit, and told from the list too", { tag: "@journey" }, async ({ page, request }) => {
  const me = new Seat(page);
  await me.sit(await playOnFrom(request, RECORD, MARA));
  await me.turn();
  const [three, six] = [cell(page, "-1,0"), cell(page, "-1,-1")];
  const at = await middle(three);
  await page.mouse.click(at.x, at.y);
  await expect(told(page)).toHaveText(/^2 sixths to the right/);
  await dragRound(page, three, 0, 58);
  await expect(told(page)).toHaveText("Half a turn. It does not fit this way. Road and green would meet: east, south-east, south-west, and north-west.");
  await expect(hand(page).getByRole("button", { name: "Turn it further" })).toBeDisabled();
  await dragRound(page, three, 90, 150);
  await expect(doIt(page)).toBeEnabled();
  await dragRound(page, three, 0, -240);
  await expect(told(page)).toHaveText("As it lies now");
  await expect(doIt(page)).toBeDisabled();
  // Over the chosen tile the wheel turns it, through what fits.
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(0, 60);
  await expect(told(page)).toHaveText(/^2 sixths to the right/);
  await page.mouse.wheel(0, -60);
  await expect(told(page)).toHaveText(/^2 sixths to the left/);
  await hand(page).getByRole("button", { name: "Cancel" }).or(hand(page).getByRole("button", { name: "Not now" })).click();
  await expect(told(page)).toBeEmpty();
  expect(me.acts).toEqual([]);

  // In the list the same is said in words.
  await page.keyboard.press("b");
  await sign(page).getByRole("radio", { name: "Turn a tile" }).check();
  await sign(page).getByRole("radio", { name: /^C4$/ }).check();
  await sign(page).getByRole("radio", { name: "2 sixths to the left" }).check();
  await expect(sign(page).getByRole("region", { name: "What is chosen" })).toContainText("Before: 9 points for");
  await expect(sign(page).locator("form")).not.toHaveText(CODE);
  await page.keyboard.press("b");

  // A crew on a +6 goes to another of its six exits, by any drag.
  const on = await middle(six);
  await page.mouse.click(on.x, on.y);
  await dragRound(page, six, 0, 125);
  await expect(told(page)).toHaveText(/^Half a turn\. .* loses 9 points/);
  await expect(sign(page)).not.toHaveText(CODE);
  const before = crewAt(me.view, "-1,-1");
  await me.act(() => doIt(page).click());
  expect(me.acts).toEqual(["turn -1,-1 +3"]);
  expect(me.refusals).toEqual([]);
  expect(crewAt(me.viewAfterMyAct, "-1,-1")).toBe(String((Number(before) + 3) % 6));
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true, bypassCSP: true });

  test("a finger turns the tile, and all that is touched is large enough and in view", { tag: "@journey" }, async ({ page, request }) => {
    const me = new Seat(page);
    await me.sit(await playOnFrom(request, RECORD, JUN));
    await me.turn();
    const six = cell(page, "-1,-1");
    const tap = await middle(six);
    await page.touchscreen.tap(tap.x, tap.y);
    await expect(doIt(page)).toBeEnabled();
    for (const button of await hand(page).getByRole("button").all()) {
      const box = (await button.boundingBox())!;
      expect(Math.min(box.width, box.height), await button.innerText()).toBeGreaterThanOrEqual(44);
      expect(box.y + box.height).toBeLessThanOrEqual(664);
    }
    expect(await faults(page)).toEqual([]);
    const [map, tile] = [(await board(page).boundingBox())!, (await six.boundingBox())!];
    expect([tile.y >= map.y, tile.y + tile.height <= map.y + map.height]).toEqual([true, true]);

    const session = await page.context().newCDPSession(page);
    const way = around(await middle(six), 0.8 * (tile.height / 2), 0, -122);
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [way[0]!] });
    for (const point of way) await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(told(page)).toHaveText(/^One sixth to the left/);
    await me.act(() => doIt(page).tap());
    expect(me.acts).toEqual(["turn -1,-1 +5"]);
    expect(me.refusals).toEqual([]);
  });
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a replay shows the tile turning, and its crew carried with it", { tag: "@journey" }, async ({ page, request }) => {
    const { table, watch } = await loadRecord(request, RECORD);
    await page.addInitScript(() => {
      const seen = ((globalThis as unknown as { carried: string[] }).carried = []) as string[];
      addEventListener("animationstart", ({ animationName }) => seen.push(animationName));
    });
    await page.goto(`/t/${table}/replay?step=1#${watch}`);
    const story = page.getByRole("region", { name: "Log" });
    const next = page.getByRole("button", { name: "Next quake" });
    await expect(next).toBeEnabled();
    await expect(page.getByRole("application", { name: "Seismic board" })).toBeVisible();
    // What happens is told when all of it has been seen.
    do {
      await next.click();
      await expect(page.getByText("skips to the end of the motion")).toBeHidden();
    } while (!/turns the/.test(await story.innerText()));
    const seen = (): Promise<string[]> => page.evaluate(() => (globalThis as unknown as { carried: string[] }).carried);
    for (const motion of [/turn$/, /carry$/]) await expect.poll(async () => (await seen()).some((name) => motion.test(name))).toBe(true);
  });
});
