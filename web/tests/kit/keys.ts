// Playing by keyboard: Tab reaches, arrows and letters walk, Enter acts. The mouse is never touched.
import { expect, type Locator, type Page } from "@playwright/test";

import * as sanandreas from "./sanandreas";
import { dice, type Seat } from "./seat";
import * as seismic from "./seismic";

/** Where the focus is: the name of that thing, and its middle on the screen. */
interface Focus {
  name: string;
  x: number;
  y: number;
}

function focus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const here = document.activeElement;
    const box = here?.getBoundingClientRect();
    const name = here?.getAttribute("aria-label") ?? here?.textContent ?? "";
    return { name: name.trim(), x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  });
}

/** Tab until something with this name has the focus. */
export async function reach(page: Page, name: RegExp): Promise<void> {
  const seen: string[] = [];
  for (let steps = 0; steps < 90; steps += 1) {
    const here = (await focus(page)).name;
    if (name.test(here)) return;
    seen.push(here.slice(0, 40));
    await page.keyboard.press("Tab");
  }
  expect(seen, `Tab does not reach ${name}`).toEqual([]);
}

const PLACE = { seismic: /^[A-Z]{1,2}\d+\b/, "san-andreas": /^[A-Z]\d+: / };
/** Where the keys lead, in steps on the screen. */
const WAYS = {
  seismic: { q: [-0.5, -0.87], w: [0.5, -0.87], e: [1, 0], a: [-1, 0], s: [-0.5, 0.87], d: [0.5, 0.87] },
  "san-andreas": { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] },
} as const;

/** Walk over the map to a place, each step by the key that leads nearest. The map may move meanwhile. */
async function walk(page: Page, game: keyof typeof WAYS, to: Locator): Promise<void> {
  await reach(page, PLACE[game]);
  let before: Focus | null = null;
  for (let steps = 0; steps < 60; steps += 1) {
    const [here, there] = [await focus(page), await seismic.middle(to)];
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    if (Math.hypot(dx, dy) < 8) return;
    const stuck = before !== null && before.name === here.name;
    const ways = Object.entries(WAYS[game]).sort(([, a], [, b]) => b[0] * dx + b[1] * dy - (a[0] * dx + a[1] * dy));
    before = here;
    await page.keyboard.press(ways[stuck ? 1 : 0]![0]);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  throw new Error(`The keys do not lead from ${before?.name}`);
}

async function decideSeismic(seat: Seat, roll: (sides: number) => number): Promise<void> {
  const { page } = seat;
  const verbs = new Set(seat.question!.legal.map((action) => action.split(" ")[0]));
  if (seismic.declines(seat, verbs, roll)) {
    await reach(page, /^(Pass|No claim|Turn none|Go on)$/);
    return page.keyboard.press("Enter");
  }
  if (verbs.has("crew") || verbs.has("side")) {
    await reach(page, PLACE.seismic);
    await page.keyboard.press("1");
    await expect(seismic.doIt(page)).toBeEnabled();
    return page.keyboard.press("Enter");
  }
  await walk(page, "seismic", await seismic.somewhere(page, roll));
  await page.keyboard.press("Enter");
  await expect(seismic.doIt(page)).toBeEnabled();
  if (roll(2)) await page.keyboard.press("r");
  await page.keyboard.press("Enter");
}

async function decideSanAndreas(seat: Seat, roll: (sides: number) => number): Promise<void> {
  const { page } = seat;
  const verbs = new Set(seat.question!.legal.map((action) => action.split(" ")[0]));
  const press = async (name: RegExp): Promise<void> => {
    await reach(page, name);
    await page.keyboard.press("Enter");
  };
  if (verbs.has("shift")) return press(/^Shift the tile/);
  if (verbs.has("swap")) return press(/^Keep the null$/);
  if (!verbs.has("found") && !verbs.has("mark")) return press(/^Pass$/);
  if (sanandreas.marks(seat, verbs)) await press(/^(Sun|Moon|Crown|Arms)$/);
  await walk(page, "san-andreas", await sanandreas.somewhere(page, roll));
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
}

/** Plays to the end; returns how many decisions this person made. */
export async function playByKeys(seat: Seat, game: "seismic" | "san-andreas", seed = 5): Promise<number> {
  const roll = dice(seed);
  let decisions = 0;
  while (await seat.turn()) {
    await seat.act(() => (game === "seismic" ? decideSeismic(seat, roll) : decideSanAndreas(seat, roll)));
    decisions += 1;
  }
  return decisions;
}
