import { expect, test } from "vitest";

import type { OptionInfo } from "../../wire";
import { changed, offered, optionWords } from "./table_options";

const OPTIONS: OptionInfo[] = [
  { name: "columns", kind: "number", default: 25 },
  { name: "quakes", kind: "choice", default: "printed", choices: ["few", "printed", "many"] },
  { name: "lakes", kind: "flag", default: false },
  { name: "manifest", kind: "manifest", default: null },
];

test("choices, switches and lists have fields of their own", () => {
  expect(offered(OPTIONS).map(({ name }) => name)).toEqual(["quakes", "lakes", "manifest"]);
});

test("only what differs from the default is sent, and nothing that the game does not know", () => {
  expect(changed(OPTIONS, {})).toEqual({});
  expect(changed(OPTIONS, { quakes: "printed", lakes: false, manifest: null, columns: 9 })).toEqual({});
  const chosen = { quakes: "many", lakes: true, manifest: { "03": 5 }, lost: "closed" };
  expect(changed(OPTIONS, chosen)).toEqual({ quakes: "many", lakes: true, manifest: { "03": 5 } });
});

test("a table says what is special about it", () => {
  const plain = { variants: [], columns: 25, rows: 17, first: null, heights: [180, null], manifest: null };
  expect(optionWords(plain)).toEqual([]);
  expect(optionWords({ ...plain, variants: ["big-one"], quakes: "many", manifest: { "03": 5 } })).toEqual(["variant-big-one", "option-manifest.own", "option-quakes-many"]);
});
