/** Aftershocks (ruling S16): what a drag, a key or the wheel comes to is always one of the turns that the server listed. */

import { beforeAll, describe, expect, test, vi } from "vitest";

import { gameWords } from "../../words";
import { addWords, useLanguage, type LanguageCode } from "../../../i18n/i18n.svelte";
import type { SeismicLaidTile, SeismicSection, SeismicTileTurned, SeismicView } from "../../../wire";
import { tilesOf } from "../geometry/sections";
import { tileAt, turnedTile } from "../geometry/tile_faces";
import { notation } from "../notation";
import { Choice } from "./choice.svelte";
import { turnTip } from "./turn_tip";
import { changeWords, pointsWords } from "./turn_words";
import { clashes, foreseen, nextTurn, resultOf, shorterWay, sixthsAbout } from "./turning";

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  addWords(gameWords);
});

const laid = (tile: string, rotation = 0, crew?: string): SeismicLaidTile => ({
  ...tileAt([1, 0], tile, rotation),
  crew: crew ? { fragment: crew, seat: 0 } : null,
});

describe("a turn by hand", () => {
  test("comes to the shortest of those that look alike", () => {
    expect([0, 1, 2, 3, 4, 5].map((sixths) => resultOf(laid("03"), sixths, [1, 2]))).toEqual(["same", 1, 2, "same", 1, 2]);
    expect([-1, -5, 7, 8].map((sixths) => resultOf(laid("03"), sixths, [1, 2]))).toEqual([2, 1, 1, 2]);
  });

  test("that is not listed does not fit", () => {
    expect([1, 2, 4, 5].map((sixths) => resultOf(laid("03"), sixths, [2]))).toEqual(["misfit", 2, "misfit", 2]);
    expect(resultOf(laid("01"), 3, [1])).toBe("misfit");
  });

  test("carries a crew where the roads look alike", () => {
    const six = laid("+6:012345", 0, "2");
    expect([0, 1, 2, 3, 4, 5].map((sixths) => resultOf(six, sixths, [1, 2, 3, 4, 5]))).toEqual(["same", 1, 2, 3, 4, 5]);
    expect(turnedTile(six, 5).crew).toEqual({ fragment: "1", seat: 0 });
    expect(resultOf(laid("+6:012345"), 4, [])).toBe("same");
    // A crew on a straight comes back to it after half a turn, one on a tile of three straights does so too.
    expect(resultOf(laid("03-14-25", 0, "14"), 3, [1, 2])).toBe("same");
    expect(resultOf(laid("03-14-25", 0, "14"), 4, [1, 2])).toBe(1);
  });

  test("turns roads and crew with their names in order", () => {
    expect(turnedTile(laid("01-24-35", 0, "35"), 2)).toMatchObject({ rotation: 2, links: [[0, 4], [1, 5], [2, 3]], crew: { fragment: "15" } });
    expect(turnedTile(laid("+3:024", 1), -1)).toMatchObject({ rotation: 0, exits: [0, 2, 4], crew: null });
  });
});

describe("keys, wheel and buttons", () => {
  test("go from one listed turn to the next, either way", () => {
    const tile = laid("01");
    expect(nextTurn(tile, 0, 1, [2, 5])).toBe(2);
    expect(nextTurn(tile, 2, 1, [2, 5])).toBe(5);
    expect(nextTurn(tile, 5, 1, [2, 5])).toBe(8);
    expect(nextTurn(tile, 2, -1, [2, 5])).toBe(-1);
    expect(nextTurn(tile, 4, 1, [2, 5])).toBe(5);
  });

  test("skip what comes to the same", () => {
    expect(nextTurn(laid("03"), 1, 1, [1, 2])).toBe(2);
    expect(nextTurn(laid("03"), 2, 1, [1, 2])).toBe(4);
    expect(nextTurn(laid("03"), 1, 1, [1])).toBe(1);
  });

  test("the shorter way to five sixths is one to the left", () => {
    expect([1, 2, 3, 4, 5].map(shorterWay)).toEqual([1, 2, 3, -2, -1]);
  });
});

describe("a drag", () => {
  test("counts sixths about the middle of the tile, clockwise as one sees it", () => {
    // On the screen y goes down: from the east to the south is a quarter to the right.
    expect(sixthsAbout([2, 1], [3, 1], [2, 2])).toBeCloseTo(1.5, 9);
    expect(sixthsAbout([2, 1], [2, 2], [3, 1])).toBeCloseTo(-1.5, 9);
    expect(sixthsAbout([0, 0], [-1, 0.1], [-1, -0.1])).toBeGreaterThan(0);
  });

  test("through the very middle turns nothing", () => {
    expect(sixthsAbout([0, 0], [0.1, 0], [-1, 0])).toBe(0);
  });
});

const LEGAL = ["turn 1,0 +1", "turn 1,0 +5", "turn 3,0 +2", "pass"];
const section = (change: Partial<SeismicSection>): SeismicSection => ({
  at: [1, 0], fragment: "01", fragments: 1, ends: [], ring: false, crews: [1, 0], bonus: 0, points: 0, holders: [0], ...change,
});
const END = { at: [2, 0] as [number, number], tile: "+1:0", value: 1 };
const event = (change: Partial<SeismicTileTurned> = {}): SeismicTileTurned => ({
  event: "seismic-tile-turned", seat: 0, at: [1, 0], tile: "01", sixths: 1, before: 0, after: 1, links: [[1, 2]], exits: [],
  crew_before: null, crew: null, sections_before: [], sections: [], ...change,
});

describe("the choice", () => {
  const view = { face_up: ["03"], towns: [[0, 0]], board: [tileAt([0, 0], "town", 0), laid("01"), tileAt([3, 0], "02", 0)], under_way: {} } as unknown as SeismicView;
  const choosing = (): Choice => new Choice(() => view, () => LEGAL, () => ({ "turn 1,0 +5": [event({ sixths: 5 })] }));

  test("is a tile, which takes its first turn at once; to point at one chooses nothing", () => {
    const choice = choosing();
    choice.point([1, 0]);
    expect([choice.kind, choice.here, choice.preview, choice.canTurn]).toEqual(["turn", "1,0", null, false]);
    choice.putAt([1, 0]);
    expect([choice.action, choice.here, choice.canTurn]).toEqual(["turn 1,0 +1", null, true]);
    expect(choice.preview?.links).toEqual([[1, 2]]);
    choice.putAt([3, 0]);
    expect([choice.action, choice.canTurn]).toEqual(["turn 3,0 +2", false]);
  });

  test("goes on by key to what is listed, with what the server foresees of it", () => {
    const choice = choosing();
    choice.putAt([1, 0]);
    expect(choice.foreseen).toBeNull();
    choice.turn(1);
    expect([choice.sixths, choice.lastStep, choice.action, choice.foreseen?.sixths]).toEqual([5, 4, "turn 1,0 +5", 5]);
    choice.turn(-1);
    expect([choice.sixths, choice.action]).toEqual([1, "turn 1,0 +1"]);
  });

  test("can be dragged to where it does not fit, and cannot be sent then", () => {
    const choice = choosing();
    choice.putAt([1, 0]);
    choice.swingBy(0.4);
    expect([choice.sixths, choice.action]).toEqual([1, "turn 1,0 +1"]);
    choice.swingBy(0.3);
    expect([choice.sixths, choice.result, choice.action]).toEqual([2, "misfit", null]);
    expect(choice.swing).toBeCloseTo(-0.3, 9);
    choice.settle();
    expect([choice.sixths, choice.swing, choice.result]).toEqual([2, 0, "misfit"]);
    choice.swingBy(-2.2);
    expect([choice.result, choice.action]).toEqual(["same", null]);
    choice.swingBy(-1);
    expect([choice.sixths, choice.action]).toEqual([-1, "turn 1,0 +5"]);
  });

  test("can be taken back, and is over once it is sent", () => {
    const choice = choosing();
    choice.putAt([1, 0]);
    choice.lift();
    expect([choice.turning, choice.action]).toEqual([null, null]);
    choice.show("turn 1,0 +5");
    expect([choice.sixths, choice.action]).toEqual([-1, "turn 1,0 +5"]);
    choice.done(choice.action!);
    expect(choice.turning).toBeNull();
  });
});

test("what the server foresees is found by its action", () => {
  expect(foreseen({ "turn 1,0 +1": [event()] }, "turn 1,0 +1")?.tile).toBe("01");
  expect([foreseen({}, "turn 1,0 +1"), foreseen({ "turn 1,0 +1": [event()] }, null)]).toEqual([null, null]);
});

describe("what it does", () => {
  const names = ["Mara", "Jun", "Ilkka"];
  const before = [section({}), section({ fragment: "24", ends: [END, END], points: 9, holders: [1] })];
  const after = [section({ fragment: "12", ends: [END, END], points: 5, holders: [0, 1] })];
  const told = (language: LanguageCode, turned: SeismicTileTurned): Promise<string[]> =>
    useLanguage(language).then(() => [pointsWords(turned, names), changeWords(turned, names)]);
  const joined = event({ sections_before: before, sections: after });

  test.each([
    ["de", "Mara gewinnt 5 Punkte und Jun verliert 4 Punkte", "Vorher: 9 Punkte für Jun; offen, Mara führt. Nachher: je 5 Punkte für Mara und Jun."],
    ["es", "Mara gana 5 puntos y Jun pierde 4 puntos", "Antes: 9 puntos para Jun; abierta, Mara va por delante. Después: 5 puntos por persona para Mara y Jun."],
    ["fr", "Mara gagne 5 points et Jun perd 4 points", "Avant\u00a0: 9 points pour Jun\u00a0; ouvert, Mara en tête. Après\u00a0: 5 points chacun pour Mara et Jun."],
    ["en", "Mara gains 5 points and Jun loses 4 points", "Before: 9 points for Jun; open, Mara leads. After: 5 points each for Mara and Jun."],
  ] as const)("is a short sentence in %s", async (language, points, sections) => {
    expect(await told(language, joined)).toEqual([points, sections]);
  });

  describe("in English", () => {
    beforeAll(() => useLanguage("en"));

    test("says when nothing changes, or no points do", () => {
      expect([pointsWords(event(), names), changeWords(event(), names)]).toEqual(["No section with a crew changes", ""]);
      const open = event({ sections_before: [section({})], sections: [section({ ring: true })] });
      expect([pointsWords(open, names), changeWords(open, names)]).toEqual(["Nobody’s points change", "Before: open, Mara leads. After: a ring without points."]);
    });

    test("tells of three sections and counts the others", () => {
      const many = Array.from({ length: 5 }, () => section({ holders: [0, 2] }));
      expect(changeWords(event({ sections_before: many, sections: [section({})] }), names)).toBe(
        "Before: open, Mara and Ilkka lead equally; open, Mara and Ilkka lead equally; open, Mara and Ilkka lead equally; 2 more. After: open, Mara leads.",
      );
    });

    test("says why a tile does not fit, as it is seen", () => {
      const tiles = tilesOf([tileAt([0, 0], "town", 0), laid("03", 1), tileAt([2, 0], "01", 0)]);
      // As it lies its road joins the town in the west, and meets green in the east.
      expect(clashes(laid("03", 1), tiles)).toEqual([1]);
      expect(turnTip("misfit", turnedTile(laid("03", 1), 1), tiles, null, names)).toEqual({ title: "It does not fit this way", detail: "Road and green would meet: west." });
      expect(turnTip("misfit", laid("03", 0), tilesOf([laid("03")]), null, names)?.detail).toBe("None of its roads would meet another.");
      expect(turnTip("same", laid("03", 1), tiles, null, names)).toEqual({ title: "As it lies now", detail: "" });
      expect(turnTip(1, laid("03", 1), tiles, null, names)).toBeNull();
      expect(turnTip(1, laid("03", 1), tiles, joined, names)?.title).toBe("Mara gains 5 points and Jun loses 4 points");
    });

    test("nobody reads a code for it", () => {
      const words = ["+1", "+2", "+3", "+4", "+5"].map((part) => notation.words({ part, kind: "sixths" }, ["turn", "1,0"]));
      expect(words).toEqual(["One sixth to the right", "2 sixths to the right", "Half a turn", "2 sixths to the left", "One sixth to the left"]);
    });
  });
});
