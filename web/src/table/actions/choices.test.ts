import { expect, test } from "vitest";

import { choices, levels, type Choice } from "./choices";
import coast from "../../games/sanandreas/recorded/stream.json";
import roads from "../../games/seismic/recorded/stream.json";
import { notation as sanAndreas } from "../../games/sanandreas/notation";
import { notation as seismic } from "../../games/seismic/notation";
import type { Update } from "../../wire";

function leaves(all: Choice[]): string[] {
  return all.flatMap((choice) => [...(choice.action === null ? [] : [choice.action]), ...leaves(choice.more)]);
}

test("every legal action of two whole games is at the end of exactly one way", () => {
  for (const [notation, { updates }] of [[seismic, roads], [sanAndreas, coast]] as const) {
    for (const update of updates as unknown as Update[]) {
      const legal = update.question?.legal ?? [];
      expect(leaves(choices(notation, legal)).sort()).toEqual([...legal].sort());
    }
  }
});

test("a tile is chosen first, then its place, then how it lies", () => {
  const roots = choices(seismic, ["lay 03 1,0 r0", "lay 03 1,0 r1", "lay 02 1,0 r0"]);
  const way = levels(roots, ["lay", "03", "1,0", "r1"]);
  expect(way.map(({ chosen }) => chosen?.kind)).toEqual(["verb", "tile", "cell", "rotation"]);
  expect(way.at(-1)?.chosen?.action).toBe("lay 03 1,0 r1");
});

test("a coin is chosen before the space for it", () => {
  const roots = choices(sanAndreas, ["found 3,12 5", "found 3,12 1", "mark 2,9 S", "pass"]);
  expect(roots.map((choice) => choice.part)).toEqual(["found", "mark", "pass"]);
  expect(roots[0]!.more.map((choice) => choice.part)).toEqual(["5", "1"]);
});

test("what is the only choice need not be chosen", () => {
  const way = levels(choices(seismic, ["lay 03 1,0 r0"]), []);
  expect(way.at(-1)?.chosen?.action).toBe("lay 03 1,0 r0");
});

test("nothing is chosen for anybody among several", () => {
  const way = levels(choices(seismic, ["crew 14", "pass"]), []);
  expect(way).toHaveLength(1);
  expect(way[0]!.chosen).toBeNull();
});
