/** The sums that the plates tell are the server's: every section of a recorded game, as it was told and scored. */

import { expect, test } from "vitest";

import { applyUpdate } from "../../../table/apply_update";
import recorded from "../recorded/stream.json";
import type { SeismicEvent, SeismicSection, SeismicView, Update } from "../../../wire";
import { tileAt } from "../geometry/tile_faces";
import { sectionAt, tilesOf } from "../geometry/sections";
import { worthOf } from "./section_worth";

const updates = recorded.updates as unknown as Update[];

/** Each section that an event tells of, and the view after it, unless a quake came in between. */
function told(): { section: SeismicSection; view: SeismicView }[] {
  const found = [];
  let view = recorded.welcome.view as unknown as SeismicView;
  for (const update of updates) {
    view = applyUpdate(view, update, recorded.welcome.keyed);
    const events = (update.steps ?? []).flatMap((step) => step.events) as SeismicEvent[];
    if (events.some(({ event }) => event === "seismic-tile-destroyed")) continue;
    for (const event of events) if ("section" in event) found.push({ section: event.section, view });
  }
  return found;
}

test("points and holders are those of the server", () => {
  const all = told();
  expect(all.length).toBeGreaterThan(20);
  expect(all.some(({ section }) => section.points > 0)).toBe(true);
  for (const { section, view } of all) {
    const worth = worthOf(sectionAt(tilesOf(view.board), section.at, section.fragment));
    expect([worth.now, worth.holders]).toEqual([section.points, section.holders]);
  }
});

test("an open section brings at least an end of 1 more for each open end", () => {
  const tiles = tilesOf([tileAt([0, 0], "town", 0), tileAt([1, 0], "03", 1)]);
  expect(worthOf(sectionAt(tiles, [1, 0], "14"))).toEqual({ now: 0, closed: 8, holders: [] });
});

test("a ring has no ends and brings nothing", () => {
  const tiles = tilesOf([tileAt([0, 0], "01", 1), tileAt([1, 0], "01", 3), tileAt([0, 1], "01", 5)]);
  expect(worthOf(sectionAt(tiles, [0, 0], "12"))).toMatchObject({ now: 0, closed: 0 });
});

test("a road from town to town brings ten more, one from a town back to it does not (S17)", () => {
  const between = tilesOf([tileAt([0, 0], "town", 0), tileAt([1, 0], "03", 1), tileAt([2, 0], "town", 0)]);
  expect(worthOf(sectionAt(between, [1, 0], "14")).now).toBe(1 + 6 + 6 + 10);
  const back = tilesOf([tileAt([0, 0], "town", 0), tileAt([1, 0], "01", 3), tileAt([0, 1], "01", 5)]);
  expect(worthOf(sectionAt(back, [1, 0], "34")).now).toBe(2 + 6 + 6);
});
