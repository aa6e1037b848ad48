// A finished game analysed on the server: curves, costly decisions with what was better, luck apart from skill.
import { join } from "node:path";

import type { Locator, Page } from "@playwright/test";

import { loadRecord, recorded } from "./kit/games";
import { expect, test } from "./kit/fixtures";

const todo = (page: Page): Locator => page.getByLabel("What to do");
const strip = (page: Page): Locator => page.getByRole("slider", { name: "Turns of the game" });

test("an analysis is stopped, fails without a net, and fills in when it is begun again", async ({ page, request }) => {
  const { table, watch } = await loadRecord(request, recorded("san-andreas"));
  await page.goto(`/t/${table}/replay?step=3#${watch}`);
  await expect(strip(page)).toHaveAttribute("aria-valuetext", /^Turn 3 of 20/);
  // The server answers only the second time, so that there is something to stop.
  await page.route("**/analysis", () => {}, { times: 1 });
  await todo(page).getByRole("button", { name: "Analyse the game" }).click();
  await expect(todo(page).getByRole("progressbar", { name: "Analysis" })).toBeVisible();
  await todo(page).getByRole("button", { name: "Stop" }).click();
  await expect(todo(page)).toContainText("Stopped after step 0 of 28");
  await page.context().setOffline(true);
  await todo(page).getByRole("button", { name: "Analyse again" }).click();
  await expect(page.getByRole("alert")).toContainText("The server does not answer.");
  await page.context().setOffline(false);
  await page.getByRole("alert").getByRole("button", { name: "Analyse again" }).click();

  await expect(todo(page)).toContainText("All 28 steps are analysed.");
  await expect(page.getByRole("button", { name: "Chance to win" })).toHaveAttribute("aria-pressed", "true");
  await expect(strip(page)).toHaveAttribute("aria-valuetext", /Chance to win: Mara \d+%/);
  await expect(todo(page).getByRole("list", { name: "Players" }).getByText(/^\d+% to win$/)).toHaveCount(3);
  await expect(todo(page).getByRole("table", { name: "Luck and skill" }).getByRole("row", { name: "Mara" })).toContainText(/%/);
  await page.getByRole("button", { name: "Points", exact: true }).click();
  await expect(strip(page)).not.toHaveAttribute("aria-valuetext", /Chance to win/);
});

test("the decision that lost most leads to the board before it, with what was better", async ({ page, request }) => {
  const { table, watch } = await loadRecord(request, recorded("seismic"));
  // What an analysis finds depends on how much time it gets: this one is recorded.
  await page.route("**/analysis", (route) => route.fulfill({ path: join(import.meta.dirname, "records/seismic.analysis.ndjson"), contentType: "application/x-ndjson" }));
  await page.goto(`/t/${table}/replay?step=3#${watch}`);
  await todo(page).getByRole("button", { name: "Analyse the game" }).click();
  await expect(todo(page)).toContainText("All 57 steps are analysed.");
  const first = todo(page).getByRole("listitem").getByRole("button", { name: /^Turn \d+, / }).first();
  await expect(first).toContainText("Turn 5, Mara");
  await first.click();
  await expect(first).toHaveAttribute("aria-current", "true");
  await expect(strip(page)).toHaveAttribute("aria-valuenow", "5");
  const sign = todo(page).getByRole("status").filter({ hasText: /^Turn \d+, .*lost/ });
  await expect(sign).toContainText(/Better: .*54% to win instead of 24%\. *Played: /);
  await page.getByRole("button", { name: "Back to the turn" }).click();
  await expect(sign).toHaveCount(0);
  await expect(strip(page)).toHaveAttribute("aria-valuenow", "5");
});
