// The clocks that the form for a new table offers, by the names of their words.
import type { Clock } from "../../wire";

export const CLOCKS: Readonly<Record<string, Clock>> = {
  none: {},
  quick: { kind: "bank", seconds: 600, increment: 5 },
  easy: { kind: "bank", seconds: 1800, increment: 15 },
  day: { kind: "move", seconds: 86_400 },
  three: { kind: "move", seconds: 259_200 },
};
