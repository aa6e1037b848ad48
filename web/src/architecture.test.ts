// Which folder may import which, and that no code but a game's own names a game.
import { describe, expect, test } from "vitest";

const sources = import.meta.glob<string>(["./**/*.{ts,svelte,js,css}", "!./**/*.test.ts"], { eager: true, query: "?raw", import: "default" });
/** By path below src, such as `table/history.ts`. */
const files = Object.entries(sources).map(([path, text]) => ({ path: path.slice(2), text }));

const FOLDERS = ["transport", "ui", "i18n", "table", "screens", "games"];
/** What each folder must not import. */
const FORBIDDEN: Record<string, string[]> = {
  transport: ["table", "screens", "games"],
  ui: ["table", "screens", "games"],
  i18n: ["table", "screens", "games"],
  table: ["screens"],
  games: ["screens"],
  screens: [],
};
/** All of games/ that other folders may import; a game's own folder is not among them. */
const SHARED = ["games/index", "games/client_game", "games/lesson", "games/words"];

const games = [...new Set(files.flatMap(({ path }) => /^games\/(\w+)\//.exec(path)?.[1] ?? []))];
const top = (path: string): string => (path.includes("/") ? path.slice(0, path.indexOf("/")) : "");
const gameOf = (path: string): string | undefined => games.find((game) => path.startsWith(`games/${game}/`) || path === `games/${game}`);

/** A relative address as a path below src; one that leads out of src begins with `..`. */
function resolve(from: string, address: string): string {
  const parts = from.split("/").slice(0, -1);
  for (const part of address.replace(/\?.*/, "").split("/")) {
    if (part === "..") {
      if (parts.length && parts.at(-1) !== "..") parts.pop();
      else parts.push("..");
    } else if (part !== ".") parts.push(part);
  }
  const path = parts.join("/");
  return path === "games" ? "games/index" : path;
}

/** All that a file imports, also lazily, as a type, by a pattern or from a style. */
function importsOf({ path, text }: { path: string; text: string }): string[] {
  const named = [...text.matchAll(/(?:\bfrom|\bimport|@import)\s*\(?\s*"(\.[^"]*)"/g)].map(([, address]) => address!);
  const patterns = [...text.matchAll(/import\.meta\.glob(?:<.*?>)?\(([^)]*)\)/gs)].flatMap(([, list]) =>
    [...list!.matchAll(/"(\.[^"]*)"/g)].map(([, address]) => address!),
  );
  return [...named, ...patterns].map((address) => resolve(path, address));
}

const edges = files.flatMap((file) => importsOf(file).map((to) => ({ from: file.path, to })));
const lines = (found: { from: string; to: string }[]): string[] => found.map(({ from, to }) => `${from} → ${to}`);

test("imports are found at all", () => {
  expect(lines(edges)).toContain("App.svelte → screens/Home.svelte");
  expect(lines(edges)).toContain("screens/Home.svelte → games/index");
  expect(edges.length).toBeGreaterThan(500);
  expect(games.length).toBeGreaterThan(1);
});

test("every file lies in one of the known folders", () => {
  const loose = files.map(({ path }) => path).filter((path) => !FOLDERS.includes(top(path)));
  expect(loose.sort()).toEqual(["App.svelte", "main.ts", "wire.ts"]);
});

test.each(FOLDERS)("%s imports nothing that is built upon it", (folder) => {
  const wrong = edges.filter(({ from, to }) => top(from) === folder && FORBIDDEN[folder]!.includes(top(to)));
  expect(lines(wrong)).toEqual([]);
});

test("a game is imported by itself and by the list of games only", () => {
  const wrong = edges.filter(({ from, to }) => gameOf(to) && gameOf(to) !== gameOf(from) && from !== "games/index.ts");
  expect(lines(wrong)).toEqual([]);
});

test("other folders import of games/ only what all games share", () => {
  const wrong = edges.filter(({ from, to }) => top(from) !== "games" && top(to) === "games" && !SHARED.includes(to));
  expect(lines(wrong)).toEqual([]);
});

describe("names of games", () => {
  /** The generated types of the wire hold both games' views and events. */
  const NAMED = ["wire.ts", "games/index.ts"];

  test("stand in no code but a game's own", () => {
    const wrong = files.filter(({ path, text }) => !gameOf(path) && !NAMED.includes(path) && /seismic|san[- _]?andreas/i.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test("of another game stand in no game", () => {
    const names: Record<string, RegExp> = { seismic: /\bseismic|Seismic[A-Z]/, sanandreas: /san-andreas|SanAndreas/ };
    const wrong = files.filter(({ path, text }) => games.some((game) => gameOf(path) && gameOf(path) !== game && names[game]?.test(text)));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
