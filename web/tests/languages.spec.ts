// Which language is spoken; that every page speaks it is tested in pages.spec.ts.
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

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

for (const language of ["en", "de", "es", "fr"])
  test(`the names of all tiles stand below them, and what the sign says is whole, in ${language}`, async ({ browser, places }) => {
    const words = await readFile(resolve(import.meta.dirname, `../src/games/seismic/words/${language}/game.ftl`), "utf8");
    const names = [...words.matchAll(/^ +\.short = (.+)$/gm)].map(([, name]) => name!);
    expect(names).toHaveLength(17);
    const page = await browser.newPage({ locale: language, viewport: { width: 1366, height: 768 } });
    await visits(places)["the table of seismic"]!(page);
    const name = page.locator("[data-zone=hand] .slot .name").first();
    await expect(name).toBeVisible();
    const cut = await name.evaluate((element, all) => {
      const isCut = (): boolean => element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1;
      const found = isCut() ? ["as it stands"] : [];
      element.style.fontSize = "10px";
      return [...found, ...all.filter((one) => ((element.textContent = one), isCut()))];
    }, names);
    expect(cut).toEqual([]);
    const say = page.locator(".sign .say");
    const spare = await say.evaluate((element) => [
      element.clientWidth - element.scrollWidth,
      element.clientHeight + 1 - element.scrollHeight,
      element.parentElement!.getBoundingClientRect().bottom - element.getBoundingClientRect().bottom,
    ]);
    expect(Math.min(...spare), `${await say.textContent()} ${spare.join(" ")}`).toBeGreaterThanOrEqual(0);
    await page.close();
  });
