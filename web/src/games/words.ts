// The words that belong to one game: <game>/words/<language>/<part>.ftl.
import type { WordSource } from "../i18n/i18n.svelte";

const FILES = import.meta.glob<string>("./*/words/*/*.ftl", { query: "?raw", import: "default" });

/** All games' words are there on every page, as lists of tables name all games. */
export const gameWords: WordSource = (code, part) =>
  Object.entries(FILES)
    .filter(([path]) => path.endsWith(`words/${code}/${part}.ftl`))
    .map(([, fetchFile]) => fetchFile());
