import { expect, it } from "vitest";
import happenings from "../fixtures/events.json";
import { placesOf } from "./event_spaces";
import type { SanAndreasEvent } from "../land/view";

const events = (happenings as unknown as { events: SanAndreasEvent[] }[]).flatMap((one) => one.events);

it("shows where a city was founded", () => {
  const founded = events.find((event) => event.event === "san-andreas-city-founded")!;
  expect(placesOf([founded])).toEqual([(founded as { at: unknown }).at]);
});

it("shows the four spaces of a tile where it has come to lie, each once", () => {
  const shifted = events.find((event) => event.event === "san-andreas-tile-shifted")!;
  const [x, y] = (shifted as { after: readonly [number, number] }).after;
  expect(placesOf([shifted, shifted])).toEqual([[x, y], [x + 1, y], [x, y + 1], [x + 1, y + 1]]);
});
