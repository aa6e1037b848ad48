import { describe, expect, test } from "vitest";

import type { View } from "../../wire";
import { FakeClock } from "./fake_clock";
import { joined, type Beat, type Scene } from "./scene";
import { Stage } from "./stage.svelte";

/** A view that is nothing but its name. */
const seen = (name: string): View => name as unknown as View;

function beat(kind: string, length: number, more: Partial<Beat> = {}): Beat {
  return { kind, length, view: seen(`before ${kind}`), motion: null, seen: 0, ...more };
}

const scene = (beats: Beat[], name = "end", longest = 6000): Scene => ({ beats, after: seen(name), events: 2, longest, stages: [] });

const LAY = scene([
  beat("take", 100),
  beat("drop", 200, { ends: { sound: "lay" }, told: { events: 1, lines: 0 } }),
  beat("points", 300, { begins: { sound: "claim" }, told: { events: 2, lines: 1 } }),
]);

function theatre(pace = { reduced: false, speed: 1 }, isSeen = () => true) {
  const clock = new FakeClock();
  const log: string[] = [];
  const stage = new Stage({ clock, pace: () => pace, hear: ({ sound }) => log.push(`hear ${sound}`), isSeen });
  const play = (one: Scene, name = ""): void =>
    stage.play(one, { told: ({ events, lines }) => log.push(`told${name} ${events} ${lines}`), ended: () => log.push(`ended${name}`) });
  return { clock, log, stage, play };
}

const ORDER = ["hear lay", "told 1 0", "hear claim", "told 2 1", "ended"];

describe("a scene", () => {
  test("tells each thing when its motion ends, and shows its end last", () => {
    const { clock, log, stage, play } = theatre();
    play(LAY);
    expect([stage.view, stage.beat?.kind, log]).toEqual(["before take", "take", []]);
    clock.pass(299);
    expect([stage.view, log]).toEqual(["before drop", []]);
    clock.pass(1);
    expect([stage.view, log]).toEqual(["before points", ORDER.slice(0, 3)]);
    clock.pass(299);
    expect(stage.isAtRest).toBe(false);
    clock.pass(1);
    expect([stage.view, stage.isAtRest, log]).toEqual(["end", true, ORDER]);
  });

  test("knows how far a motion is", () => {
    const { clock, stage, play } = theatre({ reduced: false, speed: 2 });
    play(LAY);
    clock.pass(25);
    expect(stage.part).toBe(0.5);
  });

  test("takes no longer than it may", () => {
    const { clock, play } = theatre();
    play(scene([beat("fall", 9000), beat("home", 3000)]));
    expect(clock.passAll()).toBeCloseTo(6000);
  });

  test("has the same order without motion, in steps of 200 ms", () => {
    const { clock, log, stage, play } = theatre({ reduced: true, speed: 1 });
    play(scene([beat("fall", 900, { told: { events: 1, lines: 0 } }), beat("tell", 0, { told: { events: 1, lines: 1 } }), beat("home", 600)]));
    clock.pass(199);
    expect(log).toEqual([]);
    clock.pass(1);
    expect([log, stage.beat?.kind]).toEqual([["told 1 0", "told 1 1"], "home"]);
    clock.pass(200);
    expect(stage.isAtRest).toBe(true);
  });
});

describe("skipping", () => {
  test("tells everything in its order, at once", () => {
    const { clock, log, stage, play } = theatre();
    play(LAY);
    clock.pass(150);
    stage.skip();
    expect([stage.view, stage.isAtRest, log]).toEqual(["end", true, ORDER]);
    expect(clock.passAll()).toBe(0);
  });

  test("tells what waits as well, and no sound twice", () => {
    const { log, stage, play } = theatre();
    play(LAY);
    play({ ...LAY, after: seen("second") }, "'");
    stage.skip();
    expect(log).toEqual([...ORDER, "told' 1 0", "told' 2 1", "ended'"]);
    expect(stage.view).toBe("second");
  });

  test("is what happens where nobody looks", () => {
    const { clock, log, stage, play } = theatre(undefined, () => false);
    play(LAY);
    expect([stage.view, log, clock.passAll()]).toEqual(["end", ORDER, 0]);
  });
});

describe("a queue", () => {
  test("plays one scene after another", () => {
    const { clock, log, stage, play } = theatre();
    play(LAY);
    play(LAY, "'");
    clock.pass(600);
    expect([log.at(-1), stage.isAtRest]).toEqual(["ended", false]);
    expect(clock.passAll()).toBe(600);
    expect(log.at(-1)).toBe("ended'");
  });

  test("plays four times as fast if it is long, until all of it has been seen", () => {
    const { clock, play, stage } = theatre();
    for (let n = 0; n < 4; n += 1) play(scene([beat("lay", 2000)]));
    // The first has begun when nothing waited; the three behind it are no long queue.
    expect(clock.passAll()).toBe(8000);
    for (let n = 0; n < 7; n += 1) play(scene([beat("lay", 2000)]));
    clock.pass(2000);
    expect(stage.speed).toBe(4);
    expect(clock.passAll()).toBe(6 * 500);
    play(scene([beat("lay", 2000)]));
    expect(clock.passAll()).toBe(2000);
  });

  test("takes six seconds at the most, however much was missed", () => {
    const { clock, play } = theatre();
    play(scene([beat("lay", 100)]));
    for (let n = 0; n < 100; n += 1) play(scene([beat("lay", 2000)]));
    expect(clock.passAll()).toBeCloseTo(100 + 6000);
  });

  test("is forgotten when another moment is shown", () => {
    const { clock, log, stage, play } = theatre();
    play(LAY);
    stage.show(seen("other"));
    expect([clock.passAll(), log, stage.view, stage.isAtRest]).toEqual([0, [], "other", true]);
  });

  test("takes in what comes when a scene ends", () => {
    const { clock, log, stage, play } = theatre();
    stage.play(LAY, { ended: () => play(LAY, "'") });
    stage.skip();
    expect([log.at(-1), stage.isAtRest, clock.passAll()]).toEqual(["ended'", true, 0]);
  });
});

test("scenes that are joined tell what they tell, behind what was told before them", () => {
  const { clock, log, play } = theatre();
  const all = joined([LAY, { ...LAY, after: seen("second") }], [1, 1]);
  play(all);
  clock.passAll();
  expect(log).toEqual([...ORDER.slice(0, 4), "hear lay", "told 3 1", "hear claim", "told 4 2", "ended"]);
  expect([all.after, all.events, all.longest]).toEqual(["second", 4, 12000]);
});
