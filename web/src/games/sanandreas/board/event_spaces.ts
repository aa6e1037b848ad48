/** The spaces that an event is about, so that pointing at its line in the log shows them on the map. */

import type { SanAndreasEvent, Space } from "../land/view";

export function placesOf(events: readonly SanAndreasEvent[]): Space[] {
  const found = new Map<string, Space>();
  for (const space of events.flatMap(places)) found.set(space.join(), space);
  return [...found.values()];
}

function places(event: SanAndreasEvent): readonly Space[] {
  switch (event.event) {
    case "san-andreas-city-founded":
    case "san-andreas-epicentre-marked":
    case "san-andreas-city-destroyed":
    case "san-andreas-coin-swapped":
      return [event.at];
    case "san-andreas-tile-shifted":
      return tile(event.after);
    case "san-andreas-tiles-sank":
      return event.at.flatMap(tile);
    default:
      return [];
  }
}

/** The four spaces of a tile, by its south-west one. */
function tile([x, y]: Space): Space[] {
  return [
    [x, y],
    [x + 1, y],
    [x, y + 1],
    [x + 1, y + 1],
  ];
}
