// The keys of a table, in the order in which the sheet lists them; each game has more for its map.
import type { KeyBindings } from "../../ui/keys";

export type TableKey = "skip" | "hint" | "forecast" | "list" | "chat" | "live" | "earlier" | "later" | "undo" | "pause" | "menu" | "keys";

export const TABLE_KEYS: KeyBindings<TableKey> = {
  skip: { keys: [" "], words: "keys-skip" },
  hint: { keys: ["h"], words: "hint" },
  forecast: { keys: ["o"], words: "forecast" },
  list: { keys: ["b"], words: "keys-list" },
  chat: { keys: ["c"], words: "chat" },
  live: { keys: ["l"], words: "keys-live" },
  earlier: { keys: ["["], words: "keys-earlier" },
  later: { keys: ["]"], words: "keys-later" },
  undo: { keys: ["u"], words: "undo" },
  pause: { keys: ["p"], words: "keys-pause" },
  menu: { keys: ["m"], words: "menu" },
  keys: { keys: ["?"], words: "shortcuts" },
};
