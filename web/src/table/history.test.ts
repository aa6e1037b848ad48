import { describe, expect, test } from "vitest";

import { sanAndreas } from "../games/sanandreas";
import { seismic } from "../games/seismic";
import { eventsOf, TableHistory, turns, type Turn } from "./history";
import coast from "../games/sanandreas/recorded/stream.json";
import roads from "../games/seismic/recorded/stream.json";
import type { Fact, SeismicView, Update, View, Welcome } from "../wire";

const game = roads as unknown as { welcome: Welcome; updates: Update[]; end: View };
const island = coast as unknown as { updates: Update[]; end: View };

/** The game of Seismic from its first entry on: what came before the welcome was no move. */
function known(): TableHistory {
  const history = new TableHistory();
  history.keyed = game.welcome.keyed;
  const opening = (seq: number): Update =>
    ({ type: "update", seq, at: 0, fact: { kind: "began" }, info: game.welcome.info }) as Update;
  history.add({ after: 0, view: game.welcome.view!, updates: [opening(1), opening(2)] });
  history.add({ after: 2, view: game.welcome.view!, updates: game.updates });
  return history;
}

test("the last moment is how the game ended", () => {
  const history = known();
  expect(history.at(history.last)).toEqual(game.end);
});

test("a moment in the middle has as many tiles as had been laid and not destroyed", () => {
  const history = known();
  for (const seq of [10, 60, 100]) {
    const events = history.updates.slice(0, seq).flatMap((u) => (u.steps ?? []).flatMap((s) => s.events));
    const laid = events.filter((e) => e.event === "seismic-tile-laid").length;
    const gone = events.filter((e) => e.event === "seismic-tile-destroyed").length;
    const view = history.at(seq)!;
    expect("board" in view && view.board.length).toBe(1 + laid - gone);
  }
});

test("an update after a gap is not taken", () => {
  const history = new TableHistory();
  expect(history.push(game.updates[5]!)).toBe(false);
  expect(history.last).toBe(0);
});

test("there are as many turns as the view counts, and each is its seat's", () => {
  const found = turns(seismic, game.updates);
  expect(found.at(-1)?.number).toBe((game.end as { turn_number: number }).turn_number - 1);
  for (const turn of found.slice(1)) {
    const laid = turn.events.find((event) => event.event === "seismic-tile-laid");
    if (laid) expect((laid as { seat: number }).seat).toBe(turn.seat);
  }
});

test("a quake of San Andreas belongs to the turn that set it off", () => {
  const quakes = turns(sanAndreas, island.updates).filter((turn) => turn.events.some((e) => e.event === "san-andreas-dice-rolled"));
  expect(quakes.length).toBeGreaterThan(0);
  for (const turn of quakes) {
    expect(turn.events.some((e) => e.event === "san-andreas-epicentre-marked" && e.quake)).toBe(true);
  }
});

test("what was taken back is in no turn", () => {
  const back = (seq: number, fact: Fact): Update => ({ ...game.updates[0]!, seq, fact, steps: [], changes: {} });
  const [lay, crew] = game.updates as [Update, Update];
  const undone = back(5, { kind: "undone", seat: 0, actions: lay.info.moves });
  expect(turns(seismic, [lay, crew, undone])).toEqual(turns(seismic, [lay]));
});

test("a quake of Seismic is told in the turn that it opened", () => {
  const shaken = turns(seismic, game.updates).filter((turn) => turn.events.some((event) => event.event === "seismic-side-hit"));
  expect(shaken.length).toBeGreaterThan(0);
  for (const turn of shaken) expect(turn.story.join(" ")).toMatch(/Quake/);
});

/** The game of San Andreas, likewise. */
function coastKnown(): TableHistory {
  const history = new TableHistory();
  const { welcome, updates } = coast as unknown as { welcome: Welcome; updates: Update[] };
  history.keyed = welcome.keyed;
  const opening = (seq: number): Update => ({ type: "update", seq, at: 0, fact: { kind: "began" }, info: welcome.info }) as Update;
  history.add({ after: 0, view: welcome.view!, updates: [opening(1), opening(2)] });
  history.add({ after: 2, view: welcome.view!, updates });
  return history;
}

describe("at the end of each turn", () => {
  const history = known();
  const all = turns(seismic, history.updates);
  const at = (n: number) => history.atEndOf(seismic, all[n]!) as SeismicView;

  test("as many tiles lie as were laid and not destroyed in the turns so far: a quake takes none before its own turn", () => {
    let tiles = 1;
    for (const turn of all) {
      for (const { event } of turn.events) tiles += Number(event === "seismic-tile-laid") - Number(event === "seismic-tile-destroyed");
      expect(at(turn.number).board, `turn ${turn.number}`).toHaveLength(tiles);
      if (turn.left !== undefined) expect([at(turn.number).turn_number, at(turn.number).turn]).toEqual([turn.number, turn.seat]);
    }
  });

  test("a quake that comes with the last entry of a turn is the next turn's, with its points and crews", () => {
    const isHit = ({ from }: Turn): boolean => eventsOf(history.updates[from - 1]!).some(({ event }) => event === "seismic-side-hit");
    const shaken = all.filter((turn) => turn.number > 0 && isHit(turn));
    expect(shaken.length).toBeGreaterThan(1);
    for (const { number, from, events } of shaken) {
      const back = events.filter((event) => event.event === "seismic-tile-destroyed" && event.crew).length;
      const sum = (view: SeismicView): number => view.crews_left.reduce((one, other) => one + other);
      // With the crew that the last action of the turn before has sent.
      const sent = Number(eventsOf(history.updates[from - 1]!).some(({ event }) => event === "seismic-crew-sent"));
      expect(sum(at(number - 1))).toBe(sum(history.at(from - 1) as SeismicView) - sent);
      expect(sum(history.at(from) as SeismicView)).toBe(sum(at(number - 1)) + back);
    }
  });

  test("nothing is told of the next turn", () => {
    for (const turn of all) for (const line of turn.story) if (/^Quake|turns up quake/.test(line)) expect(turn.events.some(({ event }) => event === "seismic-quake-turned-up")).toBe(true);
  });

  test("San Andreas stands as the server says, and the turn is still that of who played it", () => {
    const island = coastKnown();
    for (const turn of turns(sanAndreas, island.updates)) {
      const end = island.atEndOf(sanAndreas, turn)!;
      expect({ ...end, turn: 0, turn_number: 0 }).toEqual({ ...island.at(turn.until)!, turn: 0, turn_number: 0 });
      if (turn.left !== undefined) expect([end.turn, end.turn_number]).toEqual([turn.seat, turn.number]);
    }
  });
});
