// The keys of Seismic's board.
import type { KeyBindings } from "../../ui/keys";

export type SeismicKey = "walk" | "next" | "previous" | "take" | "turn" | "turnBack" | "act" | "back" | "fit" | "nearer" | "farther";

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
const LETTERS = ["KeyQ", "KeyW", "KeyE", "KeyA", "KeyS", "KeyD"];

export const SEISMIC_KEYS: KeyBindings<SeismicKey> = {
  walk: { keys: [...ARROWS, ...LETTERS], words: "keys-walk" },
  next: { keys: ["KeyN"], words: "keys-next" },
  previous: { keys: ["Shift+KeyN"], words: "keys-previous" },
  take: { keys: ["1", "2", "3", "4", "5", "6"], shown: ["1", "…", "6"], words: "seismic-keys-take" },
  turn: { keys: ["KeyR"], words: "seismic-turn-right" },
  turnBack: { keys: ["Shift+KeyR"], words: "seismic-turn-left" },
  act: { keys: ["Enter"], words: "keys-act" },
  back: { keys: ["Escape"], words: "keys-back" },
  fit: { keys: ["KeyF"], words: "keys-fit" },
  nearer: { keys: ["+", "="], shown: ["+"], words: "keys-nearer" },
  farther: { keys: ["-"], shown: ["−"], words: "keys-farther" },
};
