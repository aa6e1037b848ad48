// Which language is spoken; that every page speaks it is tested in pages.spec.ts.
import { expect, test } from "./kit/fixtures";
import { ENGLISH, said, sayings } from "./kit/languages";
import { visits } from "./kit/pages";

test("the language changes at the table, and the story with it", async ({ page, places }) => {
  await visits(places)["the table of seismic"]!(page);
  const german = said("de");
  await page.keyboard.press("m");
  await page.getByRole("combobox", { name: "Language" }).selectOption({ label: "Deutsch" });
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect.poll(async () => (await sayings(page)).some((text) => german.plain.has(text) && !ENGLISH.plain.has(text))).toBe(true);
});

test("the browser's own language is spoken at a first visit", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: "fr-CA", baseURL });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await context.close();
});
