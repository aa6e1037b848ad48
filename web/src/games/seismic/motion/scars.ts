/** What a quake leaves behind where a tile was: bare ground, a dashed red edge, three cracks. */

import { keyOf, type Cell } from "../geometry/grid";
import { sha256 } from "../../../transport/hashing";
import { numbers } from "../../../ui/land/svg";
import type { SeismicEvent } from "../../../wire";

const STEPS = 6;

/** Three broken lines from the middle outwards, about a third of a turn apart. */
export function cracks(cell: Cell, scale: number): string {
  const bytes = sha256(`scar ${keyOf(cell)}`).values();
  const chance = (): number => (bytes.next().value as number) / 127.5 - 1;
  const turn = chance() * Math.PI;
  let lines = "";
  for (let third = 0; third < 3; third++) {
    const angle = turn + (third * 2 * Math.PI) / 3 + 0.35 * chance();
    const reach = 0.68 + 0.1 * chance();
    lines += "M0 0";
    for (let step = 1; step < STEPS; step++) {
      const bent = angle + 0.42 * chance();
      const out = ((reach * step) / (STEPS - 1)) * scale;
      lines += `L${numbers([out * Math.cos(bent), out * Math.sin(bent)])}`;
    }
  }
  return lines;
}

/** The scars after some events: a quake leaves them, a tile that is laid there covers them. */
export function scarsAfter(scars: readonly Cell[], events: readonly SeismicEvent[]): Cell[] {
  const found = new Map(scars.map((cell) => [keyOf(cell), cell]));
  for (const event of events) {
    if (event.event === "seismic-tile-destroyed") found.set(keyOf(event.at), event.at);
    if (event.event === "seismic-tile-laid") found.delete(keyOf(event.at));
  }
  return [...found.values()];
}

/** Where the last tile was laid, after some events. */
export function lastAfter(last: Cell | null, events: readonly SeismicEvent[]): Cell | null {
  for (const event of events) {
    if (event.event === "seismic-tile-laid" || event.event === "seismic-tile-turned") last = event.at;
    if (event.event === "seismic-tile-destroyed" && last && keyOf(event.at) === keyOf(last)) last = null;
  }
  return last;
}
