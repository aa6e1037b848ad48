import { expect, test, vi } from "vitest";

import { GAMES } from "../games";
import { LANGUAGES, needWords, useLanguage } from "../i18n/i18n.svelte";
import { refuseUnknownGame } from "./unknown_game";

test("the games of the client are shown", () => {
  expect(GAMES.map(({ key }) => refuseUnknownGame(key))).toEqual(GAMES.map(() => null));
});

test.each(LANGUAGES)("a game of another package is refused in a sentence that names it, in %s", async (code) => {
  vi.stubGlobal("document", { documentElement: {} });
  await useLanguage(code);
  await needWords("table");
  expect(refuseUnknownGame("tremor")?.sentence).toMatch(/[“„«]\s?tremor\s?[”“»]/);
});
