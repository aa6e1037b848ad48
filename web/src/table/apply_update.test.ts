import { describe, expect, test } from "vitest";

import { applyUpdate } from "./apply_update";
import coast from "../games/sanandreas/recorded/stream.json";
import roads from "../games/seismic/recorded/stream.json";
import type { SeismicView, Update, View, Welcome } from "../wire";

interface Recorded {
  welcome: Welcome;
  updates: Update[];
  end: View;
}

describe.each([
  ["Seismic", roads as unknown as Recorded],
  ["San Andreas", coast as unknown as Recorded],
])("a whole game of %s", (_, game) => {
  test("folded update by update is the view that somebody gets who comes at the end", () => {
    let view = game.welcome.view!;
    for (const update of game.updates) view = applyUpdate(view, update, game.welcome.keyed);
    expect(view).toEqual(game.end);
  });

  test("leaves every earlier view as it was", () => {
    const before = structuredClone(game.welcome.view!);
    applyUpdate(game.welcome.view!, game.updates[0]!, game.welcome.keyed);
    expect(game.welcome.view).toEqual(before);
  });
});

test("a thing that is put replaces the one with its key, and what is taken is gone", () => {
  const tile = (q: number, tile: string) => ({ at: [q, 0], tile });
  const view = { board: [tile(-1, "01"), tile(0, "town"), tile(3, "02")] } as unknown as SeismicView;
  const patches = { board: { put: [tile(3, "03"), tile(1, "+1:0")], take: [[-1, 0]] } };
  expect(applyUpdate(view, { patches }, { board: "at" }).board).toEqual([tile(0, "town"), tile(1, "+1:0"), tile(3, "03")]);
});

test("a patch of a list without a key is not guessed at", () => {
  expect(() => applyUpdate({} as View, { patches: { scores: { put: [1] } } }, { board: "at" })).toThrow("scores");
});
