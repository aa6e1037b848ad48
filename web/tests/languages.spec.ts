// Every page in every language: nothing is left in English, and no key stands where a sentence should.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentResource, type Message } from "@fluent/bundle";
import type { Page } from "@playwright/test";

import { expect, test } from "./kit/house";
import { furnish, visits } from "./kit/pages";

const WORDS = join(import.meta.dirname, "../src/lib/words");
const SERVER = join(import.meta.dirname, "../../src/quakeboard/language");

function resources(code: string): FluentResource[] {
  const client = readdirSync(join(WORDS, code)).filter((name) => name.endsWith(".ftl"));
  const server = readdirSync(SERVER).filter((name) => name === `${code}.ftl` || name.endsWith(`.${code}.ftl`));
  const files = [...client.map((name) => join(WORDS, code, name)), ...server.map((name) => join(SERVER, name))];
  return files.map((file) => new FluentResource(readFileSync(file, "utf-8")));
}

/** All that a language says without a variable, and its keys. */
function said(code: string): { keys: Set<string>; plain: Set<string> } {
  const messages = resources(code).flatMap(({ body }) => body as unknown as Message[]);
  const patterns = messages.flatMap(({ value, attributes }) => [value, ...Object.values(attributes)]);
  return {
    keys: new Set(messages.map(({ id }) => id)),
    plain: new Set(patterns.filter((pattern): pattern is string => typeof pattern === "string")),
  };
}

/** What a page says in its own language: texts and the names of things, but for parts that say they are in another one. */
function sayings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = document.documentElement.lang;
    const found = new Set<string>([document.title]);
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = walk.currentNode; node; node = walk.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement!;
      if (element.closest("[lang]")?.getAttribute("lang") !== own || element.closest("script, style, code, pre, kbd")) continue;
      if (node instanceof Text) found.add(node.data.replaceAll(/\s+/g, " ").trim());
      else for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) found.add(element.getAttribute(name) ?? "");
    }
    return [...found].filter(Boolean);
  });
}

const ENGLISH = said("en");
const NAMES = { de: "Deutsch", es: "Español", fr: "Français" };

for (const [code, name] of Object.entries(NAMES)) {
  test(`every page speaks ${name}`, async ({ page, request }) => {
    const own = said(code);
    /** English sentences, but not what is the same in both languages. */
    const foreign = new Set([...ENGLISH.plain].filter((text) => !own.plain.has(text)));
    const places = await furnish(page, request);
    await page.goto("/");
    await page.getByRole("combobox", { name: "Language" }).selectOption({ label: name });
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    const left: Record<string, string[]> = {};
    for (const [where, visit] of Object.entries(visits(places))) {
      await visit(page);
      await expect(page.locator("html")).toHaveAttribute("lang", code);
      const bad = (await sayings(page)).filter((text) => foreign.has(text) || ENGLISH.keys.has(text.split(".")[0]!) && /[a-z]-[a-z]/.test(text));
      if (bad.length) left[where] = bad;
    }
    expect(left).toEqual({});
  });
}

test("the language changes at the table, and the story with it", async ({ page, request }) => {
  const places = await furnish(page, request);
  await visits(places)["the table of seismic"]!(page);
  const german = said("de");
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
