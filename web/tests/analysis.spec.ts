// A finished game analysed on the server: curves, costly decisions with what was better, luck apart from skill.
import type { Page } from "@playwright/test";

import { finishedGame } from "./kit/finished";
import { expect, test } from "./kit/house";

const todo = (page: Page) => page.getByLabel("What to do");
const SMALL = { seismic: { columns: 9, rows: 9 }, "san-andreas": {} };

const costly = (page: Page) => todo(page).getByRole("listitem").getByRole("button", { name: /^Turn \d+, / });

/** The board as it stood before the decision that lost most, with the better one on it; and back. */
async function lookAt(page: Page): Promise<void> {
  const strip = page.getByRole("slider", { name: "Turns of the game" });
  const first = costly(page).first();
  const turn = /^Turn (\d+)/.exec((await first.textContent())!.trim())![1]!;
  await first.click();
  await expect(first).toHaveAttribute("aria-current", "true");
  await expect(strip).toHaveAttribute("aria-valuenow", turn);
  const sign = todo(page).getByRole("status").filter({ hasText: /^Turn \d+, .*lost/ });
  await expect(sign).toContainText(/Better: .*\d+% to win instead of \d+%\. *Played: /);
  await page.getByRole("button", { name: "Back to the turn" }).click();
  await expect(sign).toHaveCount(0);
  await expect(strip).toHaveAttribute("aria-valuenow", turn);
}

/** Stopped, begun again without a net, and begun once more. */
async function stopAndGoOn(page: Page): Promise<void> {
  await expect(todo(page).getByRole("progressbar", { name: "Analysis" })).toBeVisible();
  await todo(page).getByRole("button", { name: "Stop" }).click();
  await expect(todo(page)).toContainText(/Stopped after step \d+ of \d+/);
  await page.context().setOffline(true);
  await todo(page).getByRole("button", { name: "Analyse again" }).click();
  await expect(page.getByRole("alert")).toContainText("The server does not answer.");
  await page.context().setOffline(false);
  await page.getByRole("alert").getByRole("button", { name: "Analyse again" }).click();
}

for (const game of ["seismic", "san-andreas"] as const) {
  test(`an analysis of ${game} fills in as it comes, and leads to what was better`, async ({ page, request }) => {
    // Whoever does anything gives something away.
    const opened = await finishedGame(page, request, game, SMALL[game], "random");
    const answer = await request.get(`/api/tables/${opened.table}/record`, { headers: { authorization: `Bearer ${opened.watch}` } });
    const { actions } = (await answer.json()) as { actions: string[] };
    await page.goto(`/t/${opened.table}/replay?step=3#${opened.watch}`);
    const strip = page.getByRole("slider", { name: "Turns of the game" });
    await expect(strip).toHaveAttribute("aria-valuetext", /^Turn 3 of \d+/);

    await todo(page).getByRole("button", { name: "Analyse the game" }).click();
    if (game === "san-andreas") await stopAndGoOn(page);
    await expect(todo(page)).toContainText(`All ${actions.length} steps are analysed.`, { timeout: 90_000 });
    await expect(page.getByRole("button", { name: "Chance to win" })).toHaveAttribute("aria-pressed", "true");
    await expect(strip).toHaveAttribute("aria-valuetext", /Chance to win: Mara \d+%/);
    await expect(todo(page).getByRole("list", { name: "Players" }).getByText(/^\d+% to win$/)).toHaveCount(game === "seismic" ? 2 : 3);
    await expect(todo(page).getByRole("table", { name: "Luck and skill" }).getByRole("row", { name: "Mara" })).toContainText(/%/);

    await expect(costly(page).or(todo(page).getByText("No decision lost more than chance could explain.")).first()).toBeVisible();
    if (await costly(page).count()) await lookAt(page);
    await page.getByRole("button", { name: "Points", exact: true }).click();
    await expect(strip).not.toHaveAttribute("aria-valuetext", /Chance to win/);
  });
}
