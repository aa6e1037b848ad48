import { describe, expect, test } from "vitest";

import { applyUpdate } from "../../../table/apply_update";
import type { Beat } from "../../../table/stage/scene";
import type { SeismicEvent, SeismicView, Update, Welcome } from "../../../wire";
import recorded from "../recorded/stream.json";
import type { Motion } from "./cues";
import { scene, toldLast } from "./scene";

const { welcome, updates } = recorded as unknown as { welcome: Welcome; updates: Update[] };

/** Every update of a game, with what was seen before and after it. */
const all = updates.map((update, n) => {
  const seen = updates.slice(0, n).reduce((view, one) => applyUpdate(view, one, welcome.keyed), welcome.view as SeismicView);
  const events = (update.steps ?? []).flatMap((step) => step.events) as SeismicEvent[];
  return { seq: update.seq, events, before: seen, after: applyUpdate(seen, update, welcome.keyed), lines: update.story?.length ?? 0 };
});
const at = (seq: number) => all.find((one) => one.seq === seq)!;
const kinds = (beats: readonly Beat[]): string => beats.map(({ kind }) => kind).join(" ");
const play = (seq: number) => scene(at(seq));

describe("the order of", () => {
  test("a lay", () => {
    expect(kinds(play(3).beats)).toBe("take lay counts tell");
    const [take, lay, counts, tell] = play(3).beats as [Beat<SeismicView>, Beat<SeismicView>, Beat<SeismicView>, Beat<SeismicView>];
    const { before } = at(3);
    expect(take.view.face_up).toHaveLength(before.face_up.length - 1);
    expect([take.view.board.length, lay.view.board.length]).toEqual([before.board.length, before.board.length + 1]);
    expect([lay.view.sides, counts.view.sides]).toEqual([before.sides, at(3).after.sides]);
    expect([lay.ends, tell.told]).toEqual([{ sound: "lay" }, { events: 1, lines: 1 }]);
  });

  test("a lay that closes a section: its points rise, then the row ticks, then it is told", () => {
    const { beats } = play(53);
    expect(kinds(beats)).toBe("take lay counts light points tell");
    for (const beat of beats.slice(0, -1)) expect(beat.view.scores).toEqual(at(53).before.scores);
    expect(beats.at(-1)!.view.scores).toEqual(at(53).after.scores);
  });

  test("a claim, and the tile that is turned over for the next turn", () => {
    const { beats } = play(4);
    expect(kinds(beats)).toBe("send claim points tell tell turn-over");
    const [send, claim] = beats as [Beat<SeismicView>, Beat<SeismicView>];
    expect(send.view.crews_left).toEqual(at(4).after.crews_left);
    expect([send, claim].map(({ view }) => view.board.some(({ crew }) => crew))).toEqual([false, true]);
    expect(beats.slice(0, -1).every(({ view }) => view.face_up.length === at(4).before.face_up.length)).toBe(true);
  });

  test("a quake: nothing is lost before it is seen, and it is told last", () => {
    const { beats } = play(74);
    expect(kinds(beats)).toBe("send claim points tell tell drawn sign shake crack fall fall fall home home counts points tell turn-over");
    const { before, after } = at(74);
    const quake = beats.slice(beats.findIndex(({ kind }) => kind === "drawn"));
    const [laid, crews] = [before.board.length, quake[0]!.view.crews_left];
    expect(quake.map(({ view }) => view.board.length - laid)).toEqual([0, 0, 0, 0, -1, -2, -3, -3, -3, -3, -3, -3, -3]);
    const home = (view: SeismicView): number => view.crews_left.reduce((sum, left, seat) => sum + left - crews[seat]!, 0);
    expect(quake.map(({ view }) => home(view))).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 2, 2, 2]);
    const counted = quake.findIndex(({ kind }) => kind === "counts");
    for (const { view } of quake.slice(0, counted)) expect(view.sides).toEqual(before.sides);
    expect(quake[counted]!.view.sides).toEqual(after.sides);
    expect(quake.filter(({ kind }) => kind === "fall").map(({ count }) => count)).toEqual([[1, 3], [2, 3], [3, 3]]);
    expect(quake.flatMap(({ told }) => (told ? [told.lines] : []))).toEqual([2]);
    expect(beats.flatMap(({ told }) => (told ? [told.lines] : []))).toEqual([1, 1, 2]);
  });

  test("a quake whose side is chosen by the next player", () => {
    expect(kinds(play(104).beats)).toBe("send claim points tell tell drawn tell");
    expect(play(104).beats.flatMap(({ told }) => (told ? [told.lines] : []))).toEqual([1, 1, 2]);
    expect(kinds(play(105).beats)).toBe("sign shake crack fall fall home home counts points tell turn-over");
  });

  test("the end: stillness, sections one by one, rows change places, then who has won, and what leads on comes last", () => {
    const { beats, winners } = play(142);
    expect(kinds(beats)).toMatch(/^still( score)+ places tell named$/);
    expect(beats[0]!.length).toBe(600);
    expect(winners).toEqual(at(142).events.flatMap((event) => (event.event === "seismic-game-ends" ? event.winners : [])));
    expect(beats.at(-2)!.told).toEqual({ events: at(142).events.length, lines: at(142).lines });
    expect(beats.flatMap(({ told }) => told ?? [])).toHaveLength(1);
    expect(beats.at(-1)!.begins).toEqual({ sound: "win" });
  });
});

describe.each(all)("entry $seq", ({ events, before, after, lines }) => {
  const { beats, longest, ...rest } = scene({ before, events, after, lines });

  test("tells all of it, in its order, and comes to rest on what the server says", () => {
    const told = beats.flatMap((beat) => beat.told ?? []);
    expect(told.map(({ lines: n }) => n)).toEqual([...told.map(({ lines: n }) => n)].sort((one, other) => one - other));
    if (lines) expect(told.at(-1)?.lines).toBe(lines);
    expect(rest.after).toBe(after);
    const last = beats.at(-1)?.view ?? before;
    expect([last.board, last.scores, last.sides, last.crews_left]).toEqual([after.board, after.scores, after.sides, after.crews_left]);
    expect(longest).toBeLessThanOrEqual(9000);
  });

  test("shows what has been seen, no more", () => {
    for (const { motion } of beats) expect((motion as Motion).seen).toEqual(events.slice(0, (motion as Motion).seen.length));
    expect(toldLast(events)).toBeLessThanOrEqual(lines);
  });
});
