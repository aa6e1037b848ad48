/** What an action would bring, as somebody who knows the rules tells it: the board itself reckons nothing. */

import type { SeismicSection } from "../lib/wire";

export interface Forecast {
  /** What could be claimed on the tile then, and the section as it would be. */
  readonly claims: readonly { readonly fragment: string; readonly section: SeismicSection }[];
  /** The sections with crews that it would complete. */
  readonly closes: readonly SeismicSection[];
}

export type Foresee = (action: string) => Forecast | null;
