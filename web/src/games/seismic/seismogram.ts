// What the seismogram shows of Seismic's events.
import type { SeismicEvent } from "../../wire";
import type { ClientGame } from "../client_game";

type Events = readonly SeismicEvent[];

export const seismogram: ClientGame<never, SeismicEvent>["seismogram"] = {
  jolts: { "seismic-tile-laid": 0.09, "seismic-crew-sent": 0.16, "seismic-tile-turned": 0.16 },

  quakeAmong(events: Events) {
    let magnitude = 0;
    for (const event of events) {
      if (event.event === "seismic-quake-turned-up" && !event.set_up) magnitude = Math.max(magnitude, event.magnitude);
    }
    return magnitude ? { size: Math.min(1, 0.28 + 0.12 * magnitude), plate: `M${magnitude}.0`, diamond: false } : null;
  },

  markFor: (events: Events) => (events.some(({ event }) => event === "seismic-crew-sent") ? "piece" : "dot"),

  withQuakes: (events: Events) => [
    ...events,
    ...events.flatMap((event): SeismicEvent[] =>
      event.event === "seismic-side-hit"
        ? [{ event: "seismic-quake-turned-up", seat: event.seat, magnitude: event.magnitude, set_up: false }]
        : [],
    ),
  ],
};
