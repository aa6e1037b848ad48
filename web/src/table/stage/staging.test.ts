import { describe, expect, test } from "vitest";

import { gameOf } from "../../games";
import coast from "../../games/sanandreas/recorded/stream.json";
import roads from "../../games/seismic/recorded/stream.json";
import type { Question, TableInfo, Update, View, Welcome } from "../../wire";
import { applyUpdate } from "../apply_update";
import { FakeClock } from "./fake_clock";
import { Stage } from "./stage.svelte";
import { partOf, Staging } from "./staging.svelte";

interface Stream {
  welcome: Welcome;
  updates: Update[];
}
const STREAMS = { seismic: roads, "san-andreas": coast } as unknown as Record<string, Stream>;

/** A table that stands as it did after an entry of a recorded game. */
function tableAfter(game: string, seq: number) {
  const { welcome, updates } = STREAMS[game]!;
  const view = updates.filter((one) => one.seq <= seq).reduce((before, one) => applyUpdate(before, one, welcome.keyed), welcome.view!);
  const clock = new FakeClock();
  const seen: number[] = [];
  const staging = new Staging(new Stage({ clock }), () => gameOf(game), () => welcome.keyed, (update) => seen.push(update.seq));
  staging.stand({ view, info: welcome.info, question: null, seq });
  const update = (number: number): Update => updates.find((one) => one.seq === number)!;
  return { staging, clock, seen, update, view };
}

describe.each([
  ["seismic", 73],
  ["san-andreas", 12],
])("a quake of %s", (game, seq) => {
  test("is known at once, and seen later: table, question and log wait for its end", () => {
    const { staging, clock, seen, update, view } = tableAfter(game, seq);
    const next = update(seq + 1);
    const question = { legal: ["pass"] } as Question;
    const info: TableInfo = { ...next.info, asked: 2, clocks: { left: [1, 2, 3], running: 2 } as never };
    staging.receive({ ...next, question, info });
    expect(staging.info).toMatchObject({ asked: STREAMS[game]!.welcome.info.asked, clocks: { running: 2 } });
    expect([staging.shown, staging.question, seen, staging.view!.scores]).toEqual([seq, null, [], view.scores]);
    clock.passAll();
    expect([staging.shown, staging.question, seen, staging.info?.asked]).toEqual([seq + 1, question, [seq + 1], 2]);
    expect(staging.view).toEqual(applyUpdate(view, next, STREAMS[game]!.welcome.keyed));
    expect(staging.partly).toBeNull();
  });

  test("is told in the order of its sentences, each of them once", () => {
    const { staging, clock, update } = tableAfter(game, seq);
    const { story = [] } = update(seq + 1);
    staging.receive(update(seq + 1));
    const heard: string[][] = [];
    for (let n = 0; n < 700 && staging.shown === seq; n += 1) {
      clock.pass(10);
      if (staging.partly) heard.push(staging.partly.story ?? []);
    }
    for (const told of heard) expect(told).toEqual(story.slice(0, told.length));
    expect(staging.shown).toBe(seq + 1);
  });
});

test.each([
  ["seismic", 142],
  ["san-andreas", 41],
])("a game of %s has ended: stillness, the last points, rows change places, the winner is named, then the way on opens", (game, seq) => {
  const { staging, clock, update } = tableAfter(game, seq - 1);
  staging.receive(update(seq));
  const told: string[] = [];
  for (let n = 0; n < 1200 && staging.shown < seq; n += 1) {
    const { beat } = staging.stage;
    const line = `${beat?.kind}: ${staging.partly ? "told" : "untold"}, ${staging.info?.state}`;
    if (told.at(-1) !== line) told.push(line);
    clock.pass(10);
  }
  expect(told.slice(-2)).toEqual(["places: untold, playing", "named: told, playing"]);
  expect(told.slice(0, -1).every((line) => line.endsWith("untold, playing"))).toBe(true);
  expect(staging.info?.state).toBe("over");
});

test("the question may be answered while the next tile is turned over, unless something else waits", () => {
  const { staging, clock, update } = tableAfter("seismic", 73);
  const question = { legal: ["pass"] } as Question;
  staging.receive({ ...update(74), question });
  for (let n = 0; n < 1000 && !staging.isReady; n += 1) clock.pass(10);
  expect([staging.isReady, staging.question, staging.shown, staging.stage.beat?.kind]).toEqual([true, question, 73, "turn-over"]);
  staging.receive(update(75));
  expect(staging.isReady).toBe(false);
  clock.passAll();
  expect([staging.shown, staging.isReady]).toEqual([75, false]);
});

test("skipping shows the last of what waits, and says so of every entry", () => {
  const { staging, seen, update } = tableAfter("seismic", 73);
  for (const seq of [74, 75, 76]) staging.receive(update(seq));
  staging.stage.skip();
  expect([seen, staging.shown]).toEqual([[74, 75, 76], 76]);
});

test("the question of what was missed comes with the last of it", () => {
  const { staging, clock, update } = tableAfter("seismic", 73);
  const question = { legal: ["pass"] } as Question;
  staging.await(75, question);
  for (const seq of [74, 75]) staging.receive({ ...update(seq), question: null });
  clock.passAll();
  expect(staging.question).toBe(question);
});

test("an entry is told as far as its events and sentences go", () => {
  const update = STREAMS.seismic!.updates.find((one) => one.seq === 74)!;
  const part = partOf(update, { events: 1, lines: 1 });
  expect(part.steps!.map((step) => step.events.map(({ event }) => event))).toEqual([["seismic-crew-sent"]]);
  expect(part.story).toEqual(update.story!.slice(0, 1));
  expect(partOf(update, { events: 99, lines: 99 })).toEqual(update);
  expect(partOf(update, { events: 0, lines: 0 }).steps).toEqual([]);
});

test("what changes nothing on the board is seen at once, if nothing plays", () => {
  const { staging, seen, update } = tableAfter("seismic", 73);
  const said = { ...update(74), steps: [], story: [], changes: {}, patches: {} };
  staging.receive(said);
  expect([seen, (staging.view as View).turn]).toEqual([[74], staging.view!.turn]);
});
