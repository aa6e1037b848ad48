import { expect, it } from "vitest";

import { SANANDREAS_KEYS } from "../games/sanandreas/keys";
import { nextSpace } from "../games/sanandreas/plan/arrow_keys";
import { SEISMIC_KEYS } from "../games/seismic/keys";
import { edgeOfKey } from "../games/seismic/viewport/hit_test";
import { TABLE_KEYS } from "../table/panel/table_keys";
import { keyLabels, meaning } from "./keys";

const press = (key: string, code = key, shiftKey = false) => ({ key, code, shiftKey });

it("finds what a key means by what is typed, or by its place on the keyboard", () => {
  expect(meaning(TABLE_KEYS, press("H", "KeyH", true))).toBe("hint");
  expect(meaning(TABLE_KEYS, press("?", "Slash", true))).toBe("keys");
  expect(meaning(TABLE_KEYS, press("x", "KeyX"))).toBeNull();
  expect(meaning(SEISMIC_KEYS, press("r", "KeyR"))).toBe("turn");
  expect(meaning(SEISMIC_KEYS, press("R", "KeyR", true))).toBe("turnBack");
  expect(meaning(SEISMIC_KEYS, press("a", "KeyQ"))).toBe("walk");
});

it("gives no key two meanings at a table", () => {
  for (const game of [SEISMIC_KEYS, SANANDREAS_KEYS]) {
    const all = [...Object.values(TABLE_KEYS), ...Object.values(game)].flatMap(({ keys }) => keys.map((key) => key.replace(/^Key/, "").toLowerCase()));
    expect(new Set(all).size).toBe(all.length);
  }
});

it("lists only keys that walk as keys that walk", () => {
  for (const key of SEISMIC_KEYS.walk.keys) expect(edgeOfKey(key, 0)).not.toBeNull();
  const around = [[1, 1], [0, 1], [2, 1], [1, 0], [1, 2]] as const;
  for (const key of SANANDREAS_KEYS.walk.keys) expect(nextSpace(around, [1, 1], key)).toBeDefined();
});

it("writes on the sheet what stands on the keys", () => {
  expect(keyLabels(SEISMIC_KEYS.turnBack, "Space")).toEqual(["⇧R"]);
  expect(keyLabels(SEISMIC_KEYS.walk, "Space").slice(0, 5)).toEqual(["←", "→", "↑", "↓", "Q"]);
  expect(keyLabels(TABLE_KEYS.skip, "Space")).toEqual(["Space"]);
});
