// Playing Seismic on its board. What may be done is read from the names of things, as a screen reader has them.
import { expect, type Locator, type Page } from "@playwright/test";

import { dice, type Seat } from "./seat";

/** How a person points at things on the map. */
export interface Hand {
  /** Points at the middle of something. */
  press(thing: Locator): Promise<void>;
  click(button: Locator): Promise<void>;
}

export const board = (page: Page): Locator => page.getByRole("application", { name: "Seismic board" });
export const cells = (page: Page): Locator => board(page).getByRole("button", { name: /rotations? fits?/ });
export const claims = (page: Page): Locator => board(page).getByRole("button", { name: /^Claim: / });
export const sides = (page: Page): Locator => board(page).getByRole("button", { name: /side, \d+ tiles?/ });
export const hand = (page: Page): Locator => page.getByRole("region", { name: "Your hand" });
export const tiles = (page: Page): Locator => hand(page).getByRole("button", { name: /Fits in \d+ place/ });
export const doIt = (page: Page): Locator => hand(page).getByRole("button", { name: /^(Lay|Claim|Hit|Turn it|Lay and claim)\b/ }).and(page.locator(".signbtn"));
export const decline = (page: Page): Locator => hand(page).getByRole("button", { name: /^(Pass|No claim|Turn none|Go on)$/ });

export const mouse = (page: Page): Hand => ({
  press: async (thing) => {
    const { x, y } = await middle(thing);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.up();
  },
  click: (button) => button.click(),
});

export async function middle(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox();
  expect(box).not.toBeNull();
  return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
}

/** Press until it is taken: a quake that is still being shown swallows a press. A press too many does no harm. */
async function choose(page: Page, by: Hand, thing: Locator): Promise<void> {
  await expect(async () => {
    if (!(await doIt(page).count())) await by.press(thing);
    await expect(doIt(page)).toBeEnabled({ timeout: 1000 });
  }).toPass();
}

/** Now and then nothing is done, but the first crew is always sent. */
export function declines(seat: Seat, verbs: Set<string | undefined>, roll: (sides: number) => number): boolean {
  if (!verbs.has("pass")) return false;
  return verbs.size === 1 || (seat.acts.some((action) => action.startsWith("crew")) && roll(3) === 0);
}

/** One decision on the board, whatever is asked. */
export async function decide(seat: Seat, by: Hand, roll: (sides: number) => number): Promise<void> {
  const page = seat.page;
  const verbs = new Set(seat.question!.legal.map((action) => action.split(" ")[0]));
  if (declines(seat, verbs, roll)) return by.click(decline(page));
  if (verbs.has("crew")) {
    await choose(page, by, await one(claims(page), roll));
  } else if (verbs.has("side")) {
    await choose(page, by, await one(sides(page), roll));
  } else {
    await by.click(await one(tiles(page), roll));
    await choose(page, by, await somewhere(page, roll));
    const turn = hand(page).getByRole("button", { name: "Turn right" });
    for (let turns = roll(3); turns > 0 && (await turn.isEnabled()); turns -= 1) await by.click(turn);
  }
  await by.click(doIt(page));
}

/** One of several things, once there are any. */
export async function one(things: Locator, roll: (sides: number) => number): Promise<Locator> {
  await expect(things.first()).toBeAttached();
  return things.nth(roll(await things.count()));
}

/** A cell where the tile in hand fits. Its name changes when the tile lies on it, so it is found by its place. */
export async function somewhere(page: Page, roll: (sides: number) => number): Promise<Locator> {
  const name = await (await one(cells(page), roll)).getAttribute("aria-label");
  const place = name!.slice(0, name!.indexOf(", empty"));
  return board(page).getByRole("button", { name: new RegExp(`^${place}(, empty|, proposed)`) });
}

/** Plays to the end; returns how many decisions this person made. */
export async function playSeismic(seat: Seat, by: Hand, seed = 7): Promise<number> {
  const roll = dice(seed);
  let decisions = 0;
  while (await seat.turn()) {
    await seat.act(() => decide(seat, by, roll));
    decisions += 1;
  }
  return decisions;
}
