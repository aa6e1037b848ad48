import { describe, expect, test } from "vitest";

import { blocks, plain, spans } from "./markdown";

const pages = import.meta.glob<string>("../../../../docs/rules/**/*.md", { eager: true, query: "?raw", import: "default" });
const named = Object.entries(pages).map(([path, text]) => [path.split("/rules/")[1]!, text] as const);

test("each game has a page in each language", () => {
  const games = ["san-andreas.md", "seismic.md"];
  const all = ["", "de/", "es/", "fr/"].flatMap((folder) => games.map((game) => folder + game));
  expect(named.map(([name]) => name).sort()).toEqual(all.sort());
});

describe.each(named)("%s", (name, page) => {
  const [letter, count] = name.includes("seismic") ? ["S", 19] : ["A", 15];

  test("every ruling can be linked to, and no two places have one address", () => {
    const ids = blocks(page).flatMap((block) => block.rulings.map(({ id }) => id));
    const missing = Array.from({ length: count as number }, (_, n) => `${letter}${n + 1}`).filter((id) => !ids.includes(id));
    expect(missing).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("nothing of it is lost on the way", () => {
    const words = (text: string): string[] => text.match(/\p{L}{4,}/gu) ?? [];
    const shown = new Set(words(JSON.stringify(blocks(page))));
    const lost = words(page.replace(/\]\(.*?\)/gs, "]")).filter((word) => !shown.has(word));
    expect(lost).toEqual([]);
  });

  test("its headings have addresses of their own", () => {
    const ids = blocks(page).flatMap((block) => (block.kind === "heading" ? [block.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test("emphasis, code and links", () => {
  expect(spans("a **b** `c` [d](#e)").map((span) => span.kind)).toEqual(["text", "bold", "text", "code", "text", "link"]);
  expect(plain(spans("a **b** `c`"))).toBe("a b c");
});

test("what would be HTML or a script stays text", () => {
  expect(spans("<img src=x onerror=alert(1)>")).toEqual([{ kind: "text", text: "<img src=x onerror=alert(1)>" }]);
  expect(spans("[a](javascript:alert(1))").every(({ kind }) => kind === "text")).toBe(true);
  expect(spans("[a](data:text/html,b)").every(({ kind }) => kind === "text")).toBe(true);
});

test("a table of pictures is a row of pictures with titles", () => {
  const [row] = blocks("| before | after |\n|---|---|\n| ![a](../p/x-1.svg) | ![b](y.svg) |");
  expect(row).toMatchObject({ kind: "pictures", items: [{ file: "x-1.svg", about: "a" }, { file: "y.svg", about: "b" }] });
  expect(row?.kind === "pictures" && row.items.map(({ title }) => plain(title))).toEqual(["before", "after"]);
});

test("a ruling in two boxes has two places, and a box may have two paragraphs", () => {
  const [first, second] = blocks("> **A1.** x\n>\n> y\n\n> **A1.** z");
  expect([first, second].map((block) => block?.rulings)).toEqual([[{ name: "A1", id: "A1" }], [{ name: "A1", id: "A1-2" }]]);
  expect(first?.kind === "ruling" && first.paragraphs.map(plain)).toEqual(["A1. x", "y"]);
});

test("steps are numbered, points are not", () => {
  expect(blocks("1. a\n2. b\n\n- c").map((block) => block.kind === "list" && block.ordered)).toEqual([true, false]);
});
