// What the seismogram shows of San Andreas' events.
import type { SanAndreasEvent } from "../../wire";
import type { ClientGame } from "../client_game";

type Events = readonly SanAndreasEvent[];

export const seismogram: ClientGame<never, SanAndreasEvent>["seismogram"] = {
  jolts: { "san-andreas-city-founded": 0.1, "san-andreas-epicentre-marked": 0.2 },

  quakeAmong(events: Events) {
    const count = (kind: SanAndreasEvent["event"]): number => events.filter(({ event }) => event === kind).length;
    if (!count("san-andreas-dice-rolled")) return null;
    const shifted = count("san-andreas-tile-shifted");
    const lost = count("san-andreas-city-destroyed");
    return { size: Math.min(1, 0.3 + 0.09 * (shifted + lost)), plate: String(shifted), diamond: true };
  },

  markFor(events: Events) {
    for (const { event } of events) {
      if (event === "san-andreas-city-founded") return "piece";
      if (event === "san-andreas-epicentre-marked") return "pin";
    }
    return "dot";
  },

  withQuakes(events: Events) {
    const found = events.filter(({ event }) => event !== "san-andreas-dice-rolled");
    if (!events.some(({ event }) => event === "san-andreas-tile-shifted")) return found;
    return [...found, { event: "san-andreas-dice-rolled", seat: 0, dice: [0, 0, 0, 0] }];
  },
};
