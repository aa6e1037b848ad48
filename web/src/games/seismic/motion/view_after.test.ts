import { expect, test } from "vitest";

import { applyUpdate } from "../../../table/apply_update";
import type { SeismicEvent, SeismicView, Update, Welcome } from "../../../wire";
import recorded from "../recorded/stream.json";
import { viewAfter } from "./view_after";

const { welcome, updates } = recorded as unknown as { welcome: Welcome; updates: Update[] };

/** What is said of the table itself, and of what lies on it and beside it. */
const told = ({ board, face_up, pile, unseen, crews_left, sides, scores, turn, turn_number }: SeismicView) => ({
  board, face_up, pile, unseen, crews_left, sides, scores, turn, turn_number,
});

test("the events of every update of a game lead to what the server says", () => {
  let view = welcome.view as SeismicView;
  for (const update of updates) {
    const events = (update.steps ?? []).flatMap((step) => step.events) as SeismicEvent[];
    const after = applyUpdate(view, update, welcome.keyed);
    expect(told(viewAfter(view, events)), `entry ${update.seq}`).toEqual(told(after));
    view = after;
  }
});
