// A game that is over: looked at again turn by turn, checked for fair chance, carried elsewhere as a record, branched.
import { writeFile } from "node:fs/promises";

import { finishedGame } from "./kit/finished";
import { expect, test } from "./kit/house";

test("a replay goes turn by turn, from quake to quake, and by a link to a moment", async ({ page, another, request }) => {
  const opened = await finishedGame(page, request, "seismic");
  await page.goto(`/t/${opened.table}/replay#${opened.watch}`);
  const strip = page.getByRole("slider", { name: "Turns of the game" });
  await expect(strip).toHaveAttribute("aria-valuenow", "0");
  await expect.poll(async () => Number(await strip.getAttribute("aria-valuemax"))).toBeGreaterThan(30);
  const last = Number(await strip.getAttribute("aria-valuemax"));

  await page.getByRole("button", { name: "One turn on" }).click();
  await expect(strip).toHaveAttribute("aria-valuetext", /^Turn 1 of/);
  await page.getByRole("button", { name: "Next quake" }).click();
  await expect(strip).toHaveAttribute("aria-valuetext", /quake \d/);
  const quake = Number(await strip.getAttribute("aria-valuenow"));
  const box = (await strip.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 3);
  await expect.poll(async () => Math.abs(Number(await strip.getAttribute("aria-valuenow")) - last / 2)).toBeLessThan(3);
  await strip.press("End");
  await expect(strip).toHaveAttribute("aria-valuenow", String(last));
  await expect(page.getByLabel("What to do")).toContainText("The game is over");

  await page.getByRole("button", { name: "Play on" }).click();
  await expect.poll(async () => Number(await strip.getAttribute("aria-valuenow"))).toBeGreaterThan(2);
  await page.getByRole("button", { name: "Stop" }).click();

  const other = await another();
  await other.goto(`/t/${opened.table}/replay?step=${quake}#${opened.watch}`);
  await expect(other.getByRole("slider", { name: "Turns of the game" })).toHaveAttribute("aria-valuenow", String(quake));
  await expect(other.getByLabel("What to do")).toContainText(/Quake \d/);
});

test("from a moment of it another game can be played", async ({ page, request }) => {
  const opened = await finishedGame(page, request, "seismic");
  await page.goto(`/t/${opened.table}/replay?step=9#${opened.seats[0]}`);
  await page.getByRole("button", { name: "Play on from here" }).click();
  const dialog = page.getByRole("dialog", { name: "Play on from here" });
  await dialog.getByLabel("Your name").fill("Mara");
  await dialog.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.includes(opened.table));
  await expect(page.getByLabel("What to do")).toBeVisible();
});

for (const game of ["seismic", "san-andreas"]) {
  test(`the chance of ${game} is checked, here and there`, async ({ page, request }) => {
    const opened = await finishedGame(page, request, game);
    await page.goto(`/t/${opened.table}#${opened.seats[0]}`);
    await page.getByRole("link", { name: "Check the chance" }).first().click();
    await expect(page.getByText("The seal fits the seed.")).toBeVisible();
    await expect(page.getByText("It is the seal that this browser was shown first.")).toBeVisible();
    await expect(page.getByText(/All \d+ draws are what the seed says/)).toBeVisible();

    // Another seal than the one that was kept: somebody has exchanged the seed.
    await page.evaluate((key) => {
      const kept = JSON.parse(localStorage.getItem(key)!) as { sealed: string };
      localStorage.setItem(key, JSON.stringify({ ...kept, sealed: "0".repeat(64) }));
    }, `quakeboard.table.${opened.table}`);
    await page.reload();
    await expect(page.getByText("It is not the seal that this browser was shown first.")).toBeVisible();
  });
}

test("a record is loaded from a file, and one that was tampered with is refused by its step", async ({ page, request }, info) => {
  const opened = await finishedGame(page, request, "seismic");
  const answer = await request.get(`/api/tables/${opened.table}/record`, { headers: { authorization: `Bearer ${opened.watch}` } });
  const record = (await answer.json()) as { actions: string[] };
  const [good, bad] = [info.outputPath("good.quake.json"), info.outputPath("bad.quake.json")];
  await writeFile(good, JSON.stringify(record));
  const step = record.actions.findIndex((action) => action.startsWith("lay "));
  const actions = record.actions.with(step, "lay 03 9,9 r0");
  await writeFile(bad, JSON.stringify({ ...record, actions }));

  await page.goto("/");
  const choose = async (file: string): Promise<void> => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Open a record" }).click();
    await (await chooser).setFiles(file);
  };
  await choose(bad);
  await expect(page.getByRole("alert")).toContainText(String(step + 1));
  await expect(page).toHaveURL(/\/$/);
  await choose(good);
  await page.waitForURL(/\/replay/);
  await expect(page.getByRole("slider", { name: "Turns of the game" })).toBeVisible();
});
