/** What the board shows at this moment, for what tells of it beside the board. */

import type { Moment } from "../motion/beats";
import type { SanAndreasView } from "../land/view";

export interface Showing {
  readonly view: SanAndreasView;
  readonly moment: Moment | null;
}
