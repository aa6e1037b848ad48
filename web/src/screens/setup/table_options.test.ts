import { expect, test } from "vitest";

import type { OptionInfo } from "../../wire";
import { changed, offered, optionWords } from "./table_options";

const OPTIONS: OptionInfo[] = [
  { name: "first", kind: "seat", default: null },
  { name: "lakes", kind: "flag", default: false },
  { name: "lost", kind: "choice", default: "open", choices: ["open", "closed"] },
];

test("choices and switches have fields of their own", () => {
  expect(offered(OPTIONS).map(({ name }) => name)).toEqual(["lakes", "lost"]);
});

test("only what differs from the default is sent, and nothing that the game does not know", () => {
  expect(changed(OPTIONS, {})).toEqual({});
  expect(changed(OPTIONS, { lakes: false, lost: "open", first: 2 })).toEqual({});
  expect(changed(OPTIONS, { lakes: true, lost: "closed", quakes: "many" })).toEqual({ lakes: true, lost: "closed" });
});

test("a table says what is special about it", () => {
  expect(optionWords({ first: null })).toEqual([]);
  expect(optionWords({ variants: ["big-one"], first: 1, lakes: true, lost: "closed" })).toEqual(["variant-big-one", "option-lakes", "option-lost-closed"]);
});
