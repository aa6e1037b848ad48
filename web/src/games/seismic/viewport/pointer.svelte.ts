/** Fingers, mouse and wheel on the map: what they point at, and what they choose there. */

import { t } from "../../../i18n/i18n.svelte";
import type { Point } from "../../../ui/land/plane";
import { atRim, toLand, toView } from "./camera";
import type { Choice } from "../hand/choice.svelte";
import type { Eye } from "./viewport.svelte";
import { EDGE_NAMES, keyOf, neighbour, opposite, sameCell, type Cell } from "../geometry/grid";
import { cellAt, centre } from "../geometry/hexes";
import { fragmentUnder, nearestOf } from "./hit_test";
import type { Scene } from "../board/board_state.svelte";
import type { Stage } from "../motion/playback.svelte";
import { crosses } from "../geometry/tile_roads";

/** So near to a claim's middle one points at it, in units. */
const ON_CLAIM = 0.3;
const WHEEL_STEP = 40;
/** So long it is said why nothing can be done, in milliseconds. */
const SAID = 2600;

export class Aim {
  private scrolled = 0;
  private saying: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly choice: () => Choice,
    private readonly scene: Scene,
    private readonly eye: Eye,
    private readonly stage: Stage,
    private readonly chosen: (cell: Cell) => void,
  ) {}

  tap(point: Point, mouse: boolean): void {
    if (this.stage.isBusy && this.stage.skip()) return;
    this.scene.refused = null;
    const land = toLand(this.eye.camera, point);
    const sign = this.choice().kind === "side" && nearestOf(this.sideMarks(), point, 30);
    if (sign) return this.pickSide(sign.index);
    const badge = nearestOf(this.scene.badges, land, Math.max(ON_CLAIM, (mouse ? 14 : 22) / this.eye.camera.scale));
    if (badge && this.isClaim(badge.at, mouse)) return this.pickCrew(badge.fragment);
    this.choose(cellAt(land), land);
  }

  /** On a tile in hand a tap at the middle turns it, unless there is nothing to turn; a mouse is exact enough for both. */
  private isClaim(at: Point, mouse: boolean): boolean {
    const { preview, claimed } = this.scene;
    if (mouse || claimed !== preview || !preview || this.choice().fitting.length < 2) return true;
    const [x, y] = centre(preview.at);
    return Math.hypot(at[0] - x, at[1] - y) > ON_CLAIM;
  }

  /** Where the counts stand in the view; those of the longest sides stay at its rim. */
  private sideMarks(): { index: number; at: Point }[] {
    const { camera, size } = this.eye;
    return this.scene.sides.map((side, index) => {
      const at = centre(side.end);
      return { index, at: (side.longest && atRim(camera, at, size, 24)) || toView(camera, at) };
    });
  }

  pickSide(index: number): void {
    const side = this.scene.sides[index]!;
    const isHit = side.town === this.choice().view().under_way.town;
    if (!isHit || !this.choice().pickSide(EDGE_NAMES[side.edge]!)) this.choice().refuse();
  }

  pickCrew(fragment: string): void {
    this.choice().pickCrew(fragment);
  }

  /** Do what can be done on a cell; `land` tells the road that was tapped. */
  choose(cell: Cell, land: Point | null): void {
    const [choice, key] = [this.choice(), keyOf(cell)];
    this.chosen(cell);
    this.scene.pinned = null;
    if (choice.kind === "town" && choice.pickTown(key)) return;
    if (choice.places.has(key)) return this.putOrTurn(cell);
    const tile = this.scene.tiles.get(key);
    const fragment = tile && land ? fragmentUnder(tile, land) : null;
    if (fragment) this.scene.pinned = { at: cell, fragment };
    else if (choice.kind === "lay" || choice.kind === "turn") this.refuse(cell);
  }

  private putOrTurn(cell: Cell): void {
    const choice = this.choice();
    if (choice.isPut && sameCell(choice.at, cell)) choice.turn(1);
    else choice.putAt(cell);
  }

  /** What can be seen from here: something lies there, no road leads there, or the roads do not meet. */
  private refuse(cell: Cell): void {
    const choice = this.choice();
    const { tiles } = this.scene;
    const reached = [0, 1, 2, 3, 4, 5].some((edge) => {
      const beside = tiles.get(keyOf(neighbour(cell, edge)));
      return beside && crosses(beside, opposite(edge));
    });
    const tile = choice.tile ?? "";
    const why = choice.kind === "turn" ? "turn" : tiles.has(keyOf(cell)) ? "taken" : reached ? "edges" : "far";
    choice.refuse();
    this.scene.refuse(cell, t(`seismic-refused-${why}`, { tile }));
    clearTimeout(this.saying);
    this.saying = setTimeout(() => (this.scene.refused = null), SAID);
  }

  look(point: Point | null): void {
    const [choice, { scene }] = [this.choice(), this];
    if (!point) {
      scene.looked = scene.lookedSide = null;
      return choice.point(null);
    }
    const land = toLand(this.eye.camera, point);
    const cell = cellAt(land);
    choice.point(cell);
    scene.lookedSide = nearestOf(this.sideMarks(), point, 18)?.index ?? null;
    const tile = scene.proposed.get(keyOf(cell));
    const fragment = tile ? fragmentUnder(tile, land) : null;
    if (fragment === (scene.looked?.fragment ?? null) && sameCell(cell, scene.looked?.at ?? cell)) return;
    scene.looked = fragment ? { at: cell, fragment } : null;
  }

  /** Turn the tile that lies there, or zoom. */
  wheel(point: Point, delta: number, zooms: boolean): void {
    const { preview } = this.scene;
    if (zooms || !preview || !sameCell(cellAt(toLand(this.eye.camera, point)), preview.at)) {
      return this.eye.zoomAt(point, Math.exp(-delta * (zooms ? 0.01 : 0.0016)));
    }
    this.scrolled += delta;
    if (Math.abs(this.scrolled) < WHEEL_STEP) return;
    this.choice().turn(this.scrolled > 0 ? 1 : -1);
    this.scrolled = 0;
  }
}
