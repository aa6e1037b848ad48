// Playing San Andreas on its map. What may be done is read from the names of things, as a screen reader has them.
import { expect, type Locator, type Page } from "@playwright/test";

import { dice, type Seat } from "./seat";
import { one, type Hand } from "./seismic";

export const map = (page: Page): Locator => page.getByRole("application", { name: /^Map of turn/ });
export const open = (page: Page): Locator => map(page).getByRole("button", { name: /may be (founded|marked)/ });
export const todo = (page: Page): Locator => page.getByLabel("What to do");
const coins = (page: Page): Locator => todo(page).getByRole("button", { name: /^Coin \d$/ });
const pawns = (page: Page): Locator => todo(page).getByRole("button", { name: /^(Sun|Moon|Crown|Arms)$/ });
const put = (page: Page): Locator => todo(page).getByRole("button", { name: /^(Found a city|Mark an epicentre) (here|at )/ });
/** On a phone coins and pawns take turns in the dock. */
const way = (page: Page, mark: boolean): Locator => todo(page).getByRole("button", { name: mark ? /^Mark( an epicentre)?$/ : /^Found( a city)?$/ });

/** One decision on the map, whatever is asked. */
export async function decide(seat: Seat, by: Hand, roll: (sides: number) => number): Promise<void> {
  const page = seat.page;
  const verbs = new Set(seat.question!.legal.map((action) => action.split(" ")[0]));
  const button = (name: RegExp): Locator => todo(page).getByRole("button", { name });
  if (verbs.has("shift")) return shift(page, by, roll);
  if (verbs.has("swap")) return by.click(roll(2) ? button(/^Keep the null$/) : button(/^Take back/).first());
  if (!verbs.has("found") && !verbs.has("mark")) return by.click(button(/^Pass$/));
  const mark = marks(seat, verbs);
  if (await way(page, mark).isVisible()) await by.click(way(page, mark));
  const tools = (mark ? pawns(page) : coins(page)).and(page.locator(":enabled"));
  await by.click(await one(tools, roll));
  await choose(page, by, await somewhere(page, roll));
  await by.click(put(page));
}

/** Whether to mark an epicentre: in turn with founding cities, as far as the rules let. */
export function marks(seat: Seat, verbs: Set<string | undefined>): boolean {
  const done = (verb: string): number => seat.acts.filter((action) => action.startsWith(verb)).length;
  return verbs.has("mark") && (!verbs.has("found") || done("mark") < done("found"));
}

/** Another die is put first, now and then. */
async function shift(page: Page, by: Hand, roll: (sides: number) => number): Promise<void> {
  const waiting = todo(page).getByRole("button", { name: /Number \d in your order/ });
  await by.click(await one(waiting, roll));
  await by.click(todo(page).getByRole("button", { name: /^Shift the tile/ }));
}

/** On a phone the first press may only bring the map near. */
export async function choose(page: Page, by: Hand, space: Locator): Promise<void> {
  await expect(async () => {
    if (!(await put(page).isEnabled({ timeout: 100 }).catch(() => false))) await by.press(space);
    await expect(put(page)).toBeEnabled({ timeout: 1000 });
  }).toPass();
}

/** A space where what is in hand may go, found again by its place. */
export async function somewhere(page: Page, roll: (sides: number) => number): Promise<Locator> {
  const name = await (await one(open(page), roll)).getAttribute("aria-label");
  return map(page).getByRole("button", { name: new RegExp(`^${name!.split(":")[0]}:`) });
}

export const playOneSanAndreas = (seat: Seat, by: Hand, roll: (sides: number) => number): Promise<void> =>
  seat.act(() => decide(seat, by, roll));

/** Plays to the end; returns how many decisions this person made. */
export async function playSanAndreas(seat: Seat, by: Hand, seed = 7): Promise<number> {
  const roll = dice(seed);
  let decisions = 0;
  while (await seat.turn()) {
    await playOneSanAndreas(seat, by, roll);
    decisions += 1;
  }
  return decisions;
}
