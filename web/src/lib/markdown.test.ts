import { expect, test } from "vitest";

import seismic from "../../../docs/rules/seismic.md?raw";
import coast from "../../../docs/rules/san-andreas.md?raw";
import { blocks, spans } from "./markdown";

test.each([
  ["Seismic", seismic, "S", 19],
  ["San Andreas", coast, "A", 15],
])("every ruling of %s can be linked to", (_, page, letter, count) => {
  const ids = new Set(blocks(page).flatMap((block) => block.ids));
  const missing = Array.from({ length: count }, (_, n) => `${letter}${n + 1}`).filter((id) => !ids.has(id));
  expect(missing).toEqual([]);
});

test("nothing of a page is lost on the way", () => {
  const words = (text: string): string[] => text.match(/\p{L}{4,}/gu) ?? [];
  const shown = words(JSON.stringify(blocks(seismic)));
  for (const word of words(seismic.replace(/!\[.*?\]\(.*?\)/gs, ""))) expect(shown).toContain(word);
});

test("emphasis, code and links", () => {
  expect(spans("a **b** `c` [d](e)").map((span) => span.kind)).toEqual(["text", "bold", "text", "code", "text", "link"]);
});
