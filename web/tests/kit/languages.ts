// What a language says, and what a page says.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentResource, type Message } from "@fluent/bundle";
import type { Page } from "@playwright/test";

const WORDS = join(import.meta.dirname, "../../src/i18n/words");
const GAMES = join(import.meta.dirname, "../../src/games");
const SERVER = join(import.meta.dirname, "../../../src/quakeboard");

function resources(code: string): FluentResource[] {
  const client = [join(WORDS, code), ...readdirSync(GAMES).map((game) => join(GAMES, game, "words", code))];
  const games = readdirSync(join(SERVER, "games")).map((game) => join(SERVER, "games", game));
  const server = [SERVER, ...games].map((folder) => join(folder, "language/locales", code));
  const folders = [...client, ...server].filter((folder) => existsSync(folder));
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  return files.map((file) => new FluentResource(readFileSync(file, "utf-8")));
}

/** All that a language says without a variable, and its keys. */
export function said(code: string): { keys: Set<string>; plain: Set<string> } {
  const messages = resources(code).flatMap(({ body }) => body as unknown as Message[]);
  const patterns = messages.flatMap(({ value, attributes }) => [value, ...Object.values(attributes)]);
  return {
    keys: new Set(messages.map(({ id }) => id)),
    plain: new Set(patterns.filter((pattern): pattern is string => typeof pattern === "string")),
  };
}

/** What a page says in its own language: texts and the names of things, but for parts that say they are in another one. */
export function sayings(page: Page): Promise<string[]> {
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

export const ENGLISH = said("en");

/** What a page leaves in English, and keys where a sentence should stand. */
export async function untranslated(page: Page, code: string): Promise<string[]> {
  const own = said(code).plain;
  const isForeign = (text: string): boolean => ENGLISH.plain.has(text) && !own.has(text);
  const isKey = (text: string): boolean => ENGLISH.keys.has(text.split(".")[0]!) && /[a-z]-[a-z]/.test(text);
  return (await sayings(page)).filter((text) => isForeign(text) || isKey(text));
}
