/** No code reaches a player: every action and every shift of recorded games, in words, in four languages. */

import { describe, expect, test, vi } from "vitest";

import { addWords, LANGUAGES, needWords, useLanguage } from "../i18n/i18n.svelte";
import { actionBrief, actionWords, partWords } from "../table/actions/action_words";
import { partsOf } from "../table/actions/notation";
import type { Update } from "../wire";
import { GAMES } from ".";
import happenings from "./sanandreas/fixtures/events.json";
import { proposalOf, proposalWords } from "./sanandreas/motion/proposal";
import type { SanAndreasEvent, SanAndreasView } from "./sanandreas/land/view";
import coast from "./sanandreas/recorded/stream.json";
import roads from "./seismic/recorded/stream.json";
import { gameWords } from "./words";

/** A tile of Seismic, coordinates, a rotation, the number of a tile, a key without its message. */
const CODES = /\b[0-5]{2}-[0-5]{2}\b|\+\d:\d|-?\b\d+,-?\d+\b|\br[0-5]\b|\b(rotation|tile|Platte|placa|plaque) \d|\b(seismic|sanandreas|do|choose)-/i;

addWords(gameWords);
vi.stubGlobal("document", { documentElement: { lang: "" } });

/** The parts of an action as the list offers them, and the action as a sentence. */
function actionLines(game: (typeof GAMES)[number], updates: readonly Update[]): string[] {
  const legal = new Set(updates.flatMap(({ question }) => question?.legal ?? []));
  return [...legal].flatMap((action) => {
    const parts = partsOf(game.notation, action);
    const chosen = [action.split(" ")[0]!, ...action.split(" ").slice(1)];
    return [...parts.map((part) => partWords(game.notation, part, chosen)), actionWords(game.notation, action), actionBrief(game.notation, action)];
  });
}

interface Happening {
  readonly action: string;
  readonly before: SanAndreasView;
  readonly events: readonly SanAndreasEvent[];
}

/** What a die that is looked at would do. */
const shiftLines = (): string[] =>
  (happenings as unknown as Happening[])
    .filter(({ action }) => action.startsWith("shift"))
    .flatMap(({ action, before, events }) => {
      const pawn = action.split(" ")[1]!;
      return proposalWords(proposalOf(before, pawn, [{ pawn, events }])!, 0, ["Mara", "Jun", "Ilkka", "Priya"]);
    });

describe.each(LANGUAGES)("%s", (code) => {
  test("no code reaches a player", async () => {
    await useLanguage(code);
    await needWords("advice", "table");
    const streams = [roads, coast].map(({ updates }) => updates as unknown as Update[]);
    const lines = [...GAMES.flatMap((game, n) => actionLines(game, streams[n]!)), ...shiftLines()];
    expect(lines.length).toBeGreaterThan(500);
    expect([...new Set(lines)].filter((line) => CODES.test(line))).toEqual([]);
  }, 60_000);
});
