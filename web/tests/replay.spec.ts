// A game that is over: looked at again turn by turn, its chance checked, carried elsewhere as a record, branched.
import { writeFile } from "node:fs/promises";

import { GAMES, loadRecord, playOut, recorded, SHORT } from "./kit/games";
import { expect, test } from "./kit/fixtures";
import { openTable } from "./kit/seat";

test("a replay goes turn by turn, from quake to quake, and by a link to a moment", { tag: "@journey" }, async ({ page, another, request }) => {
  const { table, watch } = await loadRecord(request, recorded("seismic"));
  await page.goto(`/t/${table}/replay#${watch}`);
  const strip = page.getByRole("slider", { name: "Turns of the game" });
  const told = page.getByLabel("What to do");
  /** The town, and all tiles that lie at this moment. */
  const tiles = page.getByRole("application", { name: "Seismic board" }).getByRole("button");
  await expect(strip).toHaveAttribute("aria-valuemax", "17");
  await expect(strip).toHaveAttribute("aria-valuenow", "0");
  await expect(tiles).toHaveCount(1);

  const turns = [
    ["Mara lays two crossing straights at D5.", "Mara19 crews"],
    ["Jun lays a +6 at E4.", "Jun19 crews"],
    ["Mara lays a +3 at F3.", "Mara18 crews"],
  ];
  for (const [n, [sentence, crews]] of turns.entries()) {
    await page.getByRole("button", { name: "One turn on" }).click();
    await expect(strip).toHaveAttribute("aria-valuetext", new RegExp(`^Turn ${n + 1} of 17`));
    await expect(told).toContainText(sentence!);
    await expect(told).toContainText(crews!);
    await expect(tiles).toHaveCount(n + 2);
  }
  await page.getByRole("button", { name: "Next quake" }).click();
  await expect(strip).toHaveAttribute("aria-valuetext", "Turn 5 of 17, quake 1.0, Mara");
  await page.getByRole("button", { name: "Next quake" }).click();
  await expect(strip).toHaveAttribute("aria-valuetext", "Turn 8 of 17, quake 5.0, Jun");
  await expect(told).toContainText("Quake 5.0 hits the south-eastern side");
  await expect(tiles).toHaveCount(6);
  const box = (await strip.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 3);
  await expect.poll(async () => Math.abs(Number(await strip.getAttribute("aria-valuenow")) - 17 / 2)).toBeLessThan(3);
  await strip.press("End");
  await expect(strip).toHaveAttribute("aria-valuenow", "17");
  await expect(told).toContainText("The game is over");
  await expect(told).toContainText("Mara wins, 14");

  await page.getByRole("button", { name: "Play on" }).click();
  await expect.poll(async () => Number(await strip.getAttribute("aria-valuenow"))).toBeLessThan(17);
  await page.getByRole("button", { name: "Stop" }).click();

  // A quake takes nothing before its own turn; keys work wherever the focus is.
  await strip.press("Home");
  await page.getByRole("button", { name: "Copy" }).focus();
  for (let turn = 0; turn < 7; turn += 1) await page.keyboard.press("ArrowRight");
  await expect(strip).toHaveAttribute("aria-valuenow", "7");
  await expect(tiles).toHaveCount(7);
  await page.keyboard.press("ArrowRight");
  await expect(tiles).toHaveCount(6);
  await expect(told.getByRole("list", { name: "Stages of the quake" })).toContainText("Tiles fall");
  await page.keyboard.press("Home");
  await expect(strip).toHaveAttribute("aria-valuenow", "0");

  const picture = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save a picture" }).click();
  expect((await picture).suggestedFilename()).toMatch(/^quakeboard-.*\.png$/);

  const other = await another();
  await other.goto(`/t/${table}/replay?step=8#${watch}`);
  await expect(other.getByRole("slider", { name: "Turns of the game" })).toHaveAttribute("aria-valuenow", "8");
  await expect(other.getByLabel("What to do")).toContainText("Quake 5.0");
});

test("a tile that slides carries its city over another: both are drawn until one is lost", async ({ page, request }) => {
  const { table, watch } = await loadRecord(request, recorded("two_cities_meet"));
  await page.goto(`/t/${table}/replay?step=21#${watch}`);
  const strip = page.getByRole("slider", { name: "Turns of the game" });
  await expect(strip).toHaveAttribute("aria-valuenow", "21");
  await page.getByRole("button", { name: "Play on", exact: true }).click();
  // A picture that cannot be drawn is an error of the page, and stops it.
  await expect.poll(async () => Number(await strip.getAttribute("aria-valuenow"))).toBeGreaterThan(22);
  await page.getByRole("button", { name: "Stop" }).click();
});

test("from a moment of it another game can be played", async ({ page, request }) => {
  const { table, watch } = await loadRecord(request, recorded("seismic"));
  await page.goto(`/t/${table}/replay?step=9#${watch}`);
  await page.getByRole("button", { name: "Play on from here" }).click();
  const dialog = page.getByRole("dialog", { name: "Play on from here" });
  await dialog.getByLabel("Your name").fill("Mara");
  await dialog.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.includes(table));
  await expect(page.getByLabel("What to do")).toBeVisible();
});

for (const game of GAMES) {
  test(`the chance of ${game} is checked, here and there`, async ({ page, request }) => {
    // Where chance says who begins, at least two things are drawn.
    const opened = await openTable(request, { ...SHORT[game], options: { ...SHORT[game].options, first: null } });
    await playOut(page, opened);
    await page.goto(`/t/${opened.table}#${opened.seats[0]}`);
    await page.getByRole("link", { name: "Check the chance" }).first().click();
    await expect(page.getByText("The seal fits the seed.")).toBeVisible();
    await expect(page.getByText("It is the seal that this browser was shown first.")).toBeVisible();
    await expect(page.getByText(/\d+ draws (are what the seed says|take the links? of)/)).toBeVisible();

    // Another seal than the one that was kept: somebody has exchanged the seed.
    await page.evaluate((key) => {
      const kept = JSON.parse(localStorage.getItem(key)!) as { sealed: string };
      localStorage.setItem(key, JSON.stringify({ ...kept, sealed: "0".repeat(64) }));
    }, `quakeboard.table.${opened.table}`);
    await page.reload();
    await expect(page.getByText("It is not the seal that this browser was shown first.")).toBeVisible();
  });
}

test("a record is loaded from a file, and one that was tampered with is refused by its step", async ({ page }, info) => {
  const record = JSON.parse(recorded("seismic")) as { actions: string[] };
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
