// The keys of San Andreas's map, for the sheet; they work while the map has the focus.
import type { KeyBindings } from "../../ui/keys";

export type SanAndreasKey = "walk" | "act" | "back" | "fit" | "nearer" | "farther";

export const SANANDREAS_KEYS: KeyBindings<SanAndreasKey> = {
  walk: { keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "w", "a", "s", "d"], words: "keys-walk" },
  act: { keys: ["Enter"], words: "keys-act" },
  back: { keys: ["Escape"], words: "keys-back" },
  fit: { keys: ["0"], words: "keys-fit" },
  nearer: { keys: ["+"], words: "keys-nearer" },
  farther: { keys: ["-"], shown: ["−"], words: "keys-farther" },
};
