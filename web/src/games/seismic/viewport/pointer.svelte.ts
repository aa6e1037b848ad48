/** Input by fingers, mouse and wheel: what is pointed at, and what is chosen. */

import { t } from "../../../i18n/i18n.svelte";
import type { Point } from "../../../ui/land/plane";
import { atRim, toLand, toView } from "../../../ui/pan_zoom/camera";
import type { Choice } from "../hand/choice.svelte";
import type { Viewport } from "./viewport.svelte";
import { cellOf, EDGE_NAMES, keyOf, neighbour, opposite, sameCell, type Cell } from "../geometry/grid";
import { cellAt, centre } from "../geometry/hexes";
import { fragmentUnder, nearestOf } from "./hit_test";
import type { BoardState } from "../board/board_state.svelte";
import type { Playback } from "../motion/playback.svelte";
import { crosses } from "../geometry/tile_roads";
import { sixthsAbout } from "../hand/turning";

/** How near to a claim's middle a pointer must be to mean it, in units. */
const ON_CLAIM = 0.3;
const WHEEL_STEP = 40;
/** A press that moves further than this is a pull. */
const SLACK = 6;
/** As near to a lit cell a finger means it, in pixels. */
const REACH = 30;
/** How near to its middle the chosen tile is held, in units; a finger holds it from 44 pixels. */
const GRIP = 1.45;
/** For how many milliseconds it is said why nothing can be done. */
const SAID = 2600;

export class PointerInput {
  private scrolled = 0;
  /** The pointer that turns the chosen tile, where it was, and whether it has gone far enough to mean it. */
  private turning: { readonly pointer: number; at: Point; swung: boolean } | null = null;
  private swung = false;
  private saying: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly choice: () => Choice,
    private readonly boardState: BoardState,
    private readonly viewport: Viewport,
    private readonly playback: Playback,
    private readonly chosen: (cell: Cell) => void,
  ) {}

  tap(point: Point, mouse: boolean): void {
    if (this.swung) return;
    if (this.playback.isBusy && this.playback.skip()) return;
    this.boardState.refused = this.boardState.lookedSide = null;
    const land = toLand(this.viewport.camera, point);
    const sign = this.choice().kind === "side" && nearestOf(this.sideMarks(), point, 30);
    if (sign) return this.pickSide(sign.index);
    const badge = nearestOf(this.boardState.badges, land, Math.max(ON_CLAIM, (mouse ? 14 : 22) / this.viewport.camera.scale));
    if (badge && this.isClaim(badge.at, mouse)) return this.pickCrew(badge.fragment);
    if (!mouse && this.viewport.isFar) return this.comeTo(cellAt(land), land);
    this.choose(cellAt(land), land);
  }

  /** A finger on small cells means the nearest that is lit; the map comes near, so that it can be put right. */
  private comeTo(cell: Cell, land: Point): void {
    const lit = [...this.choice().places.keys()].map((key) => ({ cell: cellOf(key), at: centre(cellOf(key)) }));
    const meant = nearestOf(lit, land, REACH / this.viewport.camera.scale)?.cell;
    this.choose(meant ?? cell, meant ? null : land);
    if (meant) this.viewport.comeTo(meant);
  }

  /** Whether a second tap there is about the map, and not about what lies there. */
  isOpen(point: Point): boolean {
    const cell = cellAt(toLand(this.viewport.camera, point));
    return !this.playback.isBusy && !this.choice().places.has(keyOf(cell)) && !this.grabs(point);
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

  /** A finger rests there: the road or the side is told. */
  hold(point: Point): void {
    const land = toLand(this.viewport.camera, point);
    const cell = cellAt(land);
    this.boardState.lookedSide = nearestOf(this.sideMarks(), point, 22)?.index ?? null;
    const tile = this.boardState.proposed.get(keyOf(cell));
    const fragment = tile && fragmentUnder(tile, land);
    this.boardState.pinned = fragment ? { at: cell, fragment } : null;
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

  /** A pointer comes down: on the chosen tile it may turn it, until a second one comes. */
  press(pointer: number, at: Point): void {
    this.swung = false;
    if (this.turning) return this.letGo();
    if (this.grabs(at)) this.turning = { pointer, at, swung: false };
  }

  /** Whether a tile is being turned: the map stays where it is. */
  get turns(): boolean {
    return this.turning !== null;
  }

  /** False if the pointer turns nothing. */
  swing(pointer: number, to: Point): boolean {
    const [held, { turning }] = [this.turning, this.choice()];
    if (!held || held.pointer !== pointer || !turning) return false;
    if (!held.swung && Math.hypot(to[0] - held.at[0], to[1] - held.at[1]) < SLACK) return true;
    const { camera } = this.viewport;
    this.choice().swingBy(sixthsAbout(centre(turning.at), toLand(camera, held.at), toLand(camera, to)));
    [held.at, held.swung] = [to, true];
    return true;
  }

  letGo(): void {
    if (!this.turning) return;
    this.swung = this.turning.swung;
    this.turning = null;
    this.choice().settle();
  }

  /** Whether the wheel turns a tile here. */
  turnsAt(point: Point): boolean {
    const { preview } = this.boardState;
    return preview !== null && sameCell(cellAt(toLand(this.viewport.camera, point)), preview.at);
  }

  /** Turn the tile that lies there. */
  wheel(delta: number): void {
    this.scrolled += delta;
    if (Math.abs(this.scrolled) < WHEEL_STEP) return;
    this.choice().turn(this.scrolled > 0 ? 1 : -1);
    this.scrolled = 0;
  }
}
