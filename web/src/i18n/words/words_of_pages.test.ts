// Every page loads the words that it says: the first page only its own, any other those that App.svelte asks for.
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["../../**/*.{ts,svelte}", "!../../**/*.test.ts"], { eager: true, query: "?raw", import: "default" });
const code = new Map(Object.entries(sources).map(([path, text]) => [path.replace("../../", ""), text.replace(/import type [^;]*;/g, "")]));
const words = Object.entries(import.meta.glob<string>(["./en/*.ftl", "../../games/*/words/en/*.ftl"], { eager: true, query: "?raw", import: "default" }));
/** The part that each word is in. */
const partOf = new Map(words.flatMap(([path, text]) => new FluentResource(text).body.map(({ id }) => [id, path.replace(/.*\/|\.ftl$/g, "")] as const)));
const EVERYWHERE = ["app", "records", "settings", "game"];

/** What is loaded together with words of its own: the pages, and large dialogs. */
const pages = [...code].flatMap(([path, text]) =>
  [...text.matchAll(/import\("(\.[^"]*)"\), needWords\(([^)]*)\)/g)].map(
    ([, address, parts]) => [resolve(path, address!)!, [...parts!.matchAll(/"(\w+)"/g)].map(([, part]) => part!)] as const,
  ),
);

function resolve(from: string, address: string): string | undefined {
  const parts = from.split("/").slice(0, -1);
  for (const part of address.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return ["", ".ts", "/index.ts"].map((end) => parts.join("/") + end).find((path) => code.has(path));
}

/** What a file imports; a game's later parts with the name under which pages ask for them. */
function importsOf(path: string): { to: string; by: string | null }[] {
  return code.get(path)!.split("\n").flatMap((line) =>
    [...line.matchAll(/(?:\bfrom|\bimport)\s*(\(?)\s*"(\.[^"]*)"(\), needWords)?/g)].flatMap(([, later, address, own]) => {
      const to = resolve(path, address!);
      const by = later && path.startsWith("games/") ? (/\b(load\w*|const)\b/.exec(line)?.[1] ?? null) : null;
      return to && !own ? [{ to, by: by === "const" ? "diagramOf" : by }] : [];
    }),
  );
}

/** Whether a page asks a game for what has this name. */
const callsOf = (found: Map<string, string>) => (name: string): boolean =>
  [...found].some(([path, text]) => !path.startsWith("games/") && new RegExp(`[.,{]\\s*${name}\\b(?!:)`).test(text));

/** All the code of a page, with those parts of games that it asks for. */
function codeOf(page: string): Map<string, string> {
  const found = new Map<string, string>();
  const waiting: { to: string; by: string | null }[] = [{ to: page, by: null }];
  for (let grew = true; grew; ) {
    grew = false;
    const called = callsOf(found);
    for (const { to, by } of [...waiting]) {
      if (found.has(to) || (by && !called(by))) continue;
      found.set(to, code.get(to)!);
      waiting.push(...importsOf(to));
      grew = true;
    }
  }
  for (const [path, text] of found) if (/^games\/\w+\/index\.ts$/.test(path)) found.set(path, membersOf(text, callsOf(found)));
  return found;
}

/** Those lines of what a game gives that a page asks for. */
function membersOf(text: string, called: (name: string) => boolean): string {
  let kept = true;
  const isKept = (line: string): boolean => {
    const member = /^ {2,4}(\w+)[:(,]/.exec(line)?.[1];
    return (kept = member ? called(member) : kept);
  };
  return text.split("\n").filter(isKept).join("\n");
}

/** The words that some code says, by the parts that they are in. */
function saidIn(page: string): Set<string> {
  const text = [...codeOf(page).values()].join("\n");
  const plain = [...text.matchAll(/\bt\(\s*(?:[^()"`]*\? )?"([^".]+)/g), ...text.matchAll(/\bt\([^()"`]*\? "[^"]*" : "([^".]+)/g)].map(([, key]) => key!);
  const made = [...text.matchAll(/\bt\(\s*`([a-z][\w-]*-)\$\{/g)].flatMap(([, start]) => [...partOf.keys()].filter((key) => key.startsWith(start!)).slice(0, 1));
  return new Set([...plain, ...made].filter((key) => partOf.has(key)).map((key) => `${partOf.get(key)}: ${key}`));
}

const missing = (page: string, parts: readonly string[]): string[] =>
  [...saidIn(page)].filter((word) => ![...EVERYWHERE, ...parts].includes(word.split(":")[0]!));

test("the first page says no word that comes later", () => {
  expect(saidIn("screens/Home.svelte").size).toBeGreaterThan(50);
  expect(missing("screens/Home.svelte", [])).toEqual([]);
});

test("pages are found at all", () => {
  expect(pages.map(([page]) => page)).toContain("screens/Table.svelte");
  expect([...codeOf("screens/Table.svelte").keys()]).toContain("games/seismic/SeismicTable.svelte");
  expect([...codeOf("screens/Home.svelte").keys()]).not.toContain("games/seismic/SeismicTable.svelte");
});

test.each(pages)("%s loads all words that it says", (page, parts) => {
  expect(missing(page, parts)).toEqual([]);
});
