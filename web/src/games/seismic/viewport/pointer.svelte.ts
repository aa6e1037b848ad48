/** Input by fingers, mouse and wheel: what is pointed at, and what is chosen. */

import { t } from "../../../i18n/i18n.svelte";
import type { Point } from "../../../ui/land/plane";
import { atRim, toLand, toView } from "./camera";
import type { Choice } from "../hand/choice.svelte";
import type { Viewport } from "./viewport.svelte";
import { EDGE_NAMES, keyOf, neighbour, opposite, sameCell, type Cell } from "../geometry/grid";
import { cellAt, centre } from "../geometry/hexes";
import { fragmentUnder, nearestOf } from "./hit_test";
import type { BoardState } from "../board/board_state.svelte";
import type { Playback } from "../motion/playback.svelte";
import { crosses } from "../geometry/tile_roads";
import { sixthsAbout } from "../hand/turning";

/** How near to a claim's middle a pointer must be to mean it, in units. */
const ON_CLAIM = 0.3;
const WHEEL_STEP = 40;
/** How near to its middle the chosen tile is held, in units; a finger holds it from 44 pixels. */
const GRIP = 1.45;
/** For how many milliseconds it is said why nothing can be done. */
const SAID = 2600;

export class PointerInput {
  private scrolled = 0;
  private saying: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly choice: () => Choice,
    private readonly boardState: BoardState,
    private readonly viewport: Viewport,
    private readonly playback: Playback,
    private readonly chosen: (cell: Cell) => void,
  ) {}

  tap(point: Point, mouse: boolean): void {
    if (this.playback.isBusy && this.playback.skip()) return;
    this.boardState.refused = null;
    const land = toLand(this.viewport.camera, point);
    const sign = this.choice().kind === "side" && nearestOf(this.sideMarks(), point, 30);
    if (sign) return this.pickSide(sign.index);
    const badge = nearestOf(this.boardState.badges, land, Math.max(ON_CLAIM, (mouse ? 14 : 22) / this.viewport.camera.scale));
    if (badge && this.isClaim(badge.at, mouse)) return this.pickCrew(badge.fragment);
    this.choose(cellAt(land), land);
  }

  /** On a tile in hand a tap at the middle turns it, unless there is nothing to turn; a mouse is exact enough for both. */
  private isClaim(at: Point, mouse: boolean): boolean {
    const { preview, claimed } = this.boardState;
    if (mouse || claimed !== preview || !preview || this.choice().fitting.length < 2) return true;
    const [x, y] = centre(preview.at);
    return Math.hypot(at[0] - x, at[1] - y) > ON_CLAIM;
  }

  /** Where the counts stand in the view; those of the longest sides stay at its rim. */
  private sideMarks(): { index: number; at: Point }[] {
    const { camera, size } = this.viewport;
    return this.boardState.sides.map((side, index) => {
      const at = centre(side.end);
      return { index, at: (side.longest && atRim(camera, at, size, 24)) || toView(camera, at) };
    });
  }

  pickSide(index: number): void {
    const side = this.boardState.sides[index]!;
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
    this.boardState.pinned = null;
    if (choice.kind === "town" && choice.pickTown(key)) return;
    if (choice.places.has(key)) return this.putOrTurn(cell);
    const tile = this.boardState.tiles.get(key);
    const fragment = tile && land ? fragmentUnder(tile, land) : null;
    if (fragment) this.boardState.pinned = { at: cell, fragment };
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
    const { tiles } = this.boardState;
    const reached = [0, 1, 2, 3, 4, 5].some((edge) => {
      const beside = tiles.get(keyOf(neighbour(cell, edge)));
      return beside && crosses(beside, opposite(edge));
    });
    const tile = choice.tile ?? "";
    const why = choice.kind === "turn" ? "turn" : tiles.has(keyOf(cell)) ? "taken" : reached ? "edges" : "far";
    choice.refuse();
    this.boardState.refuse(cell, t(`seismic-refused-${why}`, { tile }));
    clearTimeout(this.saying);
    this.saying = setTimeout(() => (this.boardState.refused = null), SAID);
  }

  look(point: Point | null): void {
    const [choice, { boardState }] = [this.choice(), this];
    if (!point) {
      boardState.looked = boardState.lookedSide = null;
      return choice.point(null);
    }
    const land = toLand(this.viewport.camera, point);
    const cell = cellAt(land);
    choice.point(cell);
    boardState.lookedSide = nearestOf(this.sideMarks(), point, 18)?.index ?? null;
    const tile = boardState.proposed.get(keyOf(cell));
    const fragment = tile ? fragmentUnder(tile, land) : null;
    if (fragment === (boardState.looked?.fragment ?? null) && sameCell(cell, boardState.looked?.at ?? cell)) return;
    boardState.looked = fragment ? { at: cell, fragment } : null;
  }

  /** Whether a drag from here turns the chosen tile: from the tile itself, or from the dial around it. */
  grabs(point: Point): boolean {
    const { turning } = this.choice();
    if (!turning || !this.boardState.preview) return false;
    const [[x, y], [cx, cy]] = [toLand(this.viewport.camera, point), centre(turning.at)];
    return Math.hypot(x - cx, y - cy) < Math.max(GRIP, 44 / this.viewport.camera.scale);
  }

  swing(from: Point, to: Point): void {
    const { turning } = this.choice();
    const { camera } = this.viewport;
    if (turning) this.choice().swingBy(sixthsAbout(centre(turning.at), toLand(camera, from), toLand(camera, to)));
  }

  /** Turn the tile that lies there, or zoom. */
  wheel(point: Point, delta: number, zooms: boolean): void {
    const { preview } = this.boardState;
    if (zooms || !preview || !sameCell(cellAt(toLand(this.viewport.camera, point)), preview.at)) {
      return this.viewport.zoomAt(point, Math.exp(-delta * (zooms ? 0.01 : 0.0016)));
    }
    this.scrolled += delta;
    if (Math.abs(this.scrolled) < WHEEL_STEP) return;
    this.choice().turn(this.scrolled > 0 ? 1 : -1);
    this.scrolled = 0;
  }
}
