// Media queries that decide on the layout.
import { MediaQuery } from "svelte/reactivity";

/** A phone held upright: everything that acts is below the map. Held sideways it has no room there. */
export const phone = new MediaQuery("(max-width: 759px) and (orientation: portrait), (max-width: 759px) and (min-height: 521px)");
/** A phone held sideways: the panel is beside the map, and the strip is low. */
export const low = new MediaQuery("(max-height: 520px) and (orientation: landscape)");
