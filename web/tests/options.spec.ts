// The form for a new table: more or fewer quakes, and a list of tiles from a file.
import { expect, test } from "./kit/fixtures";
import { Seat } from "./kit/seat";

const list = (text: string) => ({ name: "mine.toml", mimeType: "application/toml", buffer: Buffer.from(text) });

test("a list of tiles is loaded, refused or put back, and the table says what is special about it", async ({ page }) => {
  const me = new Seat(page);
  await page.goto("/new?game=seismic");
  await page.getByLabel("Your name").fill("Mara");
  const file = page.locator('input[type="file"]');
  const usual = page.getByRole("button", { name: "Use the usual list" });

  await file.setInputFiles(list("[highways]\n03: 5"));
  await expect(page.getByRole("alert")).toContainText("“mine.toml”, line 2: “03: 5” is not a tile with its count");
  await expect(usual).toBeDisabled();

  await file.setInputFiles(list('[highways]\n"30" = 5'));
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("alert")).toContainText("The manifest names a tile “30”, which does not exist.");

  await usual.click();
  await expect(usual).toBeDisabled();
  await file.setInputFiles(list('[highways]\n"03" = 9 # more\n"01-23" = 3'));
  await expect(page.getByText("“mine.toml” is loaded: 2 kinds of tiles.")).toBeVisible();
  await expect(page.getByRole("radio", { name: /^Quakes as printed/ })).toBeChecked();
  await page.getByRole("radio", { name: /^Many quakes/ }).check();
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/t\//);
  expect(await me.turn()).toBe(true);
  for (const chip of ["Many quakes", "A list of tiles of its own"]) await expect(page.getByText(chip, { exact: true })).toBeVisible();
});
