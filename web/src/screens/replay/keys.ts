// The keys of a replay: they work wherever the focus is, but where one types.
import type { ReplayPlayer } from "./replay_player.svelte";

const TYPED_IN = "input:not([type=radio], [type=checkbox], [type=button]), textarea, select, [contenteditable], dialog";
/** What Space and Enter press. */
const PRESSED = "button, a, summary, input";

/** Do what a key means; false if it means nothing here. */
export function pressKey(event: Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey" | "target">, player: ReplayPlayer, seek: (turn: number) => void): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest(TYPED_IN)) return false;
  const by = event.shiftKey ? 10 : 1;
  switch (event.key) {
    case "ArrowLeft":
      seek(player.at - by);
      return true;
    case "ArrowRight":
      seek(player.at + by);
      return true;
    case "Home":
      seek(0);
      return true;
    case "End":
      seek(player.last);
      return true;
    case " ":
      if (player.skip()) return true;
      if (target?.closest(PRESSED)) return false;
      player.toggle();
      return true;
    case "q":
    case "Q":
      player.seekQuake(event.shiftKey ? player.quakeBefore : player.quakeAfter);
      return true;
    default:
      return false;
  }
}
