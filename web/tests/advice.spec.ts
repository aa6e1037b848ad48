// What the server thinks of a position: hints with their reasons, forecasts over the board, tables that forbid both.
import type { Locator, Page } from "@playwright/test";

import type { Foretold, HintGiven } from "../src/wire";
import { GAMES, LATE, playOnFrom, recorded, SHORT } from "./kit/games";
import { expect, test } from "./kit/fixtures";
import { openTable, Seat } from "./kit/seat";

const todo = (page: Page): Locator => page.getByLabel("What to do");
const hints = (seat: Seat): HintGiven[] => seat.told.filter((told) => told.type === "hint");
const forecasts = (seat: Seat): Foretold[] => seat.told.filter((told) => told.type === "forecast");

/** The act button, whatever is proposed; passing has one of its own. */
const act = (page: Page): Locator =>
  todo(page).getByRole("button", { name: /^(Lay|Claim|Hit|Found a city here|Mark an epicentre here|Shift the tile|Take back|Begin at)/ }).and(page.locator(".signbtn"));
const pass = (page: Page): Locator => todo(page).getByRole("button", { name: /^(Pass|No claim|Turn none|Go on|Keep the null)$/ });

/** Asks for a hint, reads why, and does what it says. */
async function follow(me: Seat, ask: () => Promise<void>, button = act): Promise<void> {
  const before = hints(me).length;
  await ask();
  await expect.poll(() => hints(me).length).toBe(before + 1);
  const { action, sentence } = hints(me).at(-1)!;
  await expect(todo(me.page)).toContainText(sentence);
  await me.act(() => (action === "pass" && button === act ? pass : button)(me.page).click());
  expect(me.acts.at(-1)).toBe(action);
}

for (const game of GAMES) {
  test(`a hint in ${game} is shown on the board with its reason, and followed`, async ({ page, request }) => {
    const me = new Seat(page);
    await me.sit(await openTable(request, SHORT[game]));
    await me.turn();
    await follow(me, () => page.keyboard.press("h"));
    await me.turn();
    await follow(me, () => todo(page).getByRole("tab", { name: "Hint" }).click());
    expect(me.refusals).toEqual([]);
  });

  test(`a forecast of ${game} is figures on the board and text beside it, and follows the game`, async ({ page, request }) => {
    const me = new Seat(page);
    await me.sit(await playOnFrom(request, recorded(game), LATE[game]));
    await me.turn();
    await page.keyboard.press("o");
    const panel = todo(page).getByRole("region", { name: "Forecast" });
    await expect(panel.getByRole("radio")).toHaveCount(2);
    await figures(page, game, me, panel);
    await expect(plates(page)).not.toHaveCount(0);
    // The table moves on, and the forecast with it.
    await follow(me, () => page.keyboard.press("h"));
    await me.turn();
    await page.keyboard.press("o");
    await figures(page, game, me, panel);
    await page.keyboard.press("o");
    await expect(panel).toBeHidden();
    await expect(plates(page)).toHaveCount(0);
    expect(me.refusals).toEqual([]);
  });
}

const plates = (page: Page): Locator => page.getByRole("application").locator("text").filter({ hasText: /^\d+%$/ });

/** For each time that can be looked at: a plate for all that is hatched, a line for all that is in danger. */
async function figures(page: Page, game: string, me: Seat, panel: Locator): Promise<void> {
  await expect.poll(() => forecasts(me).at(-1)?.seq).toBe(me.seq);
  const { dangers } = forecasts(me).at(-1)!;
  for (const [n, horizon] of Object.keys(dangers[0]!.odds).entries()) {
    await panel.getByRole("radio").nth(n).check();
    const odds = dangers.map((danger) => danger.odds[horizon]!.p).filter((p) => p > 0);
    const shown = game === "seismic" ? odds.filter((p) => p >= 0.02) : odds;
    await expect(plates(page)).toHaveCount(shown.length);
    await expect(panel.getByRole("region").getByRole("listitem")).toHaveCount(odds.length);
    if (!odds.length) await expect(panel).toContainText("Nothing is in danger.");
  }
}

test("a table that forbids them says so, and asks for neither", async ({ page }) => {
  const me = new Seat(page);
  await page.goto("/new?game=seismic");
  await page.getByLabel("Your name").fill("Mara");
  await page.getByRole("checkbox", { name: /^Hints and forecasts/ }).uncheck();
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/t\//);
  expect(await me.turn()).toBe(true);
  await page.keyboard.press("h");
  await expect(todo(page)).toContainText("At this table everybody plays without hints and forecasts.");
  await todo(page).getByRole("tab", { name: "Forecast" }).click();
  await expect(todo(page)).toContainText("At this table everybody plays without hints and forecasts.");
  expect(me.asked.map(({ type }) => type).filter((type) => type === "hint" || type === "forecast")).toEqual([]);
});
