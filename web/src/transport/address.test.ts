import { expect, test } from "vitest";

import { href, ROOT, withoutRoot } from "./address";

const sources = import.meta.glob<string>(["../**/*.{svelte,ts,js}", "!../**/*.test.ts", "!./address.ts"], { eager: true, query: "?raw", import: "default" });

/** Text that is an address from the top of the host, a link that does not come from `href`, or a request for such a one. */
function strayAddresses(source: string): string[] {
  const code = source.replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/g, "");
  return [
    ...code.matchAll(/(?<!split\()["'`]\/(?!\/).*/g),
    ...code.matchAll(/\{location\.(?:origin|host)\}\/.*/g),
    ...code.matchAll(/\shref=(?!\{href\(|"#|\{span\.href\}).*/g),
    ...code.matchAll(/\b(?:fetch|register|go)\(["'`].*/g),
    ...code.matchAll(/State\(.*?, "", ["'`].*/g),
  ].map(([found]) => found);
}

test("no part of the client has an address that begins at the top of the host", () => {
  const found = Object.entries(sources).flatMap(([file, source]) => strayAddresses(source).map((line) => `${file}: ${line}`));
  expect(found).toEqual([]);
});

test.each([
  `<a href="/rules">`,
  `<a class="x" href="/t/{table}">`,
  `<a href={"t/" + table}>`,
  `<a href="t/{table}">`,
  "go(`/t/${table}`);",
  'go("new");',
  'fetch("api/games")',
  'fetch("/api/games")',
  'history.replaceState(history.state, "", `t/${id}`)',
  '<Copy text="{location.origin}/t/{table}" />',
  'const icon = "/icon.png";',
])("%s would be found", (line) => {
  expect(strayAddresses(line)).not.toEqual([]);
});

test.each(['<a href="#main">', "<a href={href(`t/${id}`)}>", 'go(href("new"))', 'text.split("/")', "// as /quake/", "1 / 2"])("%s is fine", (line) => {
  expect(strayAddresses(line)).toEqual([]);
});

test("a path is read without the root, and as it is where the root is missing", () => {
  expect(withoutRoot("/quake/t/abc", "/quake/")).toBe("t/abc");
  expect(withoutRoot("/t/abc", "/quake/")).toBe("/t/abc");
  expect(withoutRoot("/t/abc", "/")).toBe("t/abc");
});

test("without a page that says otherwise, the client has the host to itself", () => {
  expect([ROOT, href(), href("t/abc")]).toEqual(["/", "/", "/t/abc"]);
});
