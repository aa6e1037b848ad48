/** What lies on the table, what is proposed, and what is pointed at: all that the layers of the board share. */

import { t } from "../../../i18n/i18n.svelte";
import type { Point } from "../../../ui/land/plane";
import type { SeismicLaidTile, SeismicSection, SeismicView } from "../../../wire";
import type { Places } from "../hand/actions";
import type { Choice } from "../hand/choice.svelte";
import { spot } from "../geometry/crew_places";
import { fragmentsOf } from "../geometry/tile_faces";
import { EDGE_NAMES, cellOf, keyOf, ray, sameCell, type Cell } from "../geometry/grid";
import { centre } from "../geometry/hexes";
import { sectionAt, tilesOf, type Part, type VisibleSection, type Tiles } from "../geometry/sections";
import { sidesOf, type Side } from "../geometry/sides";
import { claimPlaces } from "./claim_places";
import { previewWords } from "./tips";
import { turnTip } from "../hand/turn_tip";
import { capital, sectionWords, sideName } from "../sentences";
import { worthOf, type Worth } from "../hand/section_worth";

export interface BoardInput {
  readonly view: SeismicView;
  readonly choice: Choice;
  readonly names: readonly string[];
  /** Whose board it is; null for those who watch. */
  readonly seat: number | null;
  readonly townNames: readonly string[] | undefined;
  /** Nothing is chosen here: what is proposed is only looked at. */
  readonly isPicture: boolean;
  /** Something moves: nothing is proposed meanwhile. */
  readonly isBusy: boolean;
}

/** A road that may be claimed: where the crew would stand, and what its section would be worth. */
export interface Badge {
  readonly fragment: string;
  readonly at: Point;
  /** To which side its figure stands, away from the middle of the tile: −1 or 1. */
  readonly out: Point;
  readonly worth: Worth;
}

/** What a plate on the map says, and on which cell. */
export interface PlateText {
  readonly on: Cell;
  /** How far around its middle the plate must stay clear: so many tiles, so many pixels. */
  readonly clear: readonly [number, number];
  readonly title: string;
  readonly detail: string;
}

/** A section that changes, where it runs then, and where to tell of it: nowhere if it does not leave the turned tile. */
export interface ChangedSection {
  readonly section: SeismicSection;
  readonly parts: readonly Part[];
  readonly plate: Point | null;
}

/** So far from the middle of the turned tile a plate leaves it and its dial free, in units. */
const BESIDE = 1.9;

const NOWHERE: Places = new Map();

export class BoardState {
  /** The road under the pointer, and the one that was tapped. */
  looked = $state.raw<Part | null>(null);
  pinned = $state.raw<Part | null>(null);
  /** The count under the pointer, by its place among the sides. */
  lookedSide = $state<number | null>(null);
  /** Why nothing can be done on the cell that was clicked. */
  refused = $state.raw<PlateText | null>(null);

  constructor(private readonly given: () => BoardInput) {}

  readonly towns: readonly string[] = $derived.by(() => {
    const { view, townNames } = this.given();
    return townNames ?? (view.towns.length > 1 ? [t("seismic-town-west"), t("seismic-town-east")] : [t("seismic-town")]);
  });
  readonly tiles: Tiles = $derived.by(() => tilesOf(this.given().view.board));
  /** All cells on which any tile may be laid or turned: signs keep off them, so that they stay put while one chooses. */
  private readonly legalCells: ReadonlySet<string> = $derived.by(() => {
    const { lays, turns } = this.given().choice.options;
    return new Set([...lays.values(), turns].flatMap((places) => [...places.keys()]));
  });
  readonly sides: readonly Side[] = $derived.by(() => sidesOf(this.given().view, this.legalCells));
  readonly places: Places = $derived.by(() => (this.given().isBusy ? NOWHERE : this.given().choice.places));
  readonly preview: SeismicLaidTile | null = $derived.by(() => (this.given().isBusy ? null : this.given().choice.preview));
  /** The tiles as they would lie. */
  readonly proposed: Tiles = $derived.by(() => {
    const { preview } = this;
    return preview ? new Map(this.tiles).set(keyOf(preview.at), preview) : this.tiles;
  });
  /** All cells that there is something to see on, scars apart. */
  readonly cells: readonly Cell[] = $derived.by(() => [...[...this.tiles.values()].map((tile): Cell => tile.at), ...[...this.legalCells].map(cellOf)]);

  /** The tile that can be claimed: the one just laid, or else the one in hand, if a crew is left for it. */
  readonly claimed: SeismicLaidTile | null = $derived.by(() => {
    const { view, choice, seat, isBusy, isPicture } = this.given();
    if (isBusy || (isPicture && choice.kind !== "crew")) return null;
    if (choice.options.crews.length) return view.under_way.laid ? (this.tiles.get(keyOf(view.under_way.laid)) ?? null) : null;
    const hasCrew = (view.crews_left[seat ?? view.actor] ?? 0) > 0;
    return choice.kind === "lay" && choice.isPut && hasCrew ? this.preview : null;
  });

  readonly badges: readonly Badge[] = $derived.by(() => {
    const { claimed } = this;
    const { crews } = this.given().choice.options;
    if (!claimed) return [];
    const [x, y] = centre(claimed.at);
    const free = fragmentsOf(claimed).flatMap((fragment) => {
      const seen = sectionAt(this.proposed, claimed.at, fragment);
      return (crews.length ? !crews.includes(fragment) : seen.crews.size) ? [] : [{ fragment, worth: worthOf(seen) }];
    });
    const places = claimPlaces(claimed.links, free.map(({ fragment }) => fragment));
    return free.map((one, n) => {
      const [dx, dy] = places[n]!;
      return { ...one, at: [x + dx, y + dy] as const, out: [Math.sign(dx) || 1, Math.sign(dy) || -1] as const };
    });
  });

  readonly section: VisibleSection | null = $derived.by(() => {
    const part = this.looked ?? this.claim ?? this.pinned;
    return part && this.proposed.has(keyOf(part.at)) ? sectionAt(this.proposed, part.at, part.fragment) : null;
  });

  /** The road that would be claimed. */
  private get claim(): Part | null {
    const { choice } = this.given();
    const claim = choice.pickedCrew ?? choice.claim;
    const { claimed } = this;
    return claimed && claim && fragmentsOf(claimed).includes(claim) ? { at: claimed.at, fragment: claim } : null;
  }

  /** Aftershocks: the sections that the turn would change, as they would be, and where to tell of each. */
  readonly changed: readonly ChangedSection[] = $derived.by(() => {
    const foreseen = this.preview && this.given().choice.foreseen;
    return (foreseen?.sections ?? []).map((section) => {
      const { parts } = sectionAt(this.proposed, section.at, section.fragment);
      const beyond = parts.filter((part) => !sameCell(part.at, section.at));
      const part = beyond[Math.floor(beyond.length / 2)];
      return { section, parts, plate: part ? besideTurn(section.at, part) : null };
    });
  });

  /** What the chosen tile of an aftershock would do, or why it cannot lie like this. */
  readonly turnText: PlateText | null = $derived.by(() => {
    const { choice, names } = this.given();
    if (!this.preview || !choice.turning) return null;
    const words = turnTip(choice.result, this.preview, this.tiles, choice.foreseen, names);
    return words && { on: this.preview.at, clear: [1.5, 0], ...words };
  });

  /** The tiles that would go if the quake hit the picked side: the nearest, as many as its magnitude says. */
  readonly doomed: readonly Cell[] = $derived.by(() => {
    const { view, choice } = this.given();
    const { quake, town } = view.under_way;
    const start = view.towns[town];
    if (!choice.pickedSide || !start) return [];
    const line = ray(start, EDGE_NAMES.findIndex((name) => name === choice.pickedSide), view.columns + view.rows);
    return line.filter((cell) => (this.tiles.get(keyOf(cell))?.kind ?? "town") !== "town").slice(0, quake);
  });

  readonly plateText: PlateText | null = $derived.by(() => {
    const { choice, names } = this.given();
    const { preview, looked, claimed } = this;
    if (this.refused) return this.refused;
    const side = this.lookedSide === null ? undefined : this.sides[this.lookedSide];
    if (side) return sideTold(side);
    if (this.turnText && (!looked || sameCell(looked.at, choice.at))) return this.turnText;
    if (preview && (!looked || sameCell(looked.at, preview.at))) {
      const claim = (choice.isPut && looked?.fragment) || choice.claim;
      const words = previewWords({ preview, proposed: this.proposed, claim, badges: this.badges, names, fitting: choice.fitting });
      return words && { on: preview.at, clear: [1.08, 0], ...words };
    }
    if (!this.section) return null;
    const part = looked ?? (this.claim ? null : this.pinned);
    if (part) return { on: part.at, clear: [0.7, 0], ...sectionWords(this.section, names) };
    return claimed && { on: claimed.at, clear: [1.08, 0], ...sectionWords(this.section, names) };
  });

  /** Say why nothing can be done there. */
  refuse(cell: Cell, title: string): void {
    this.refused = { on: cell, clear: [0.5, 0], title, detail: "" };
  }

  forget(): void {
    this.looked = this.pinned = this.refused = null;
  }
}

/** A place on a road, or as near to it as it can be beside the turned tile. */
function besideTurn(turned: Cell, { at, fragment }: Part): Point {
  const [[cx, cy], [x, y], [dx, dy]] = [centre(turned), centre(at), spot([], fragment)];
  const [ax, ay] = [x + dx - cx, y + dy - cy];
  const out = Math.max(1, BESIDE / Math.hypot(ax, ay));
  return [cx + ax * out, cy + ay * out];
}

function sideTold(side: Side): PlateText {
  const title = capital(t("seismic-count", { side: sideName(EDGE_NAMES[side.edge]!), n: side.count }));
  return { on: side.end, clear: [0, 24], title, detail: side.longest ? t("seismic-longest-why") : "" };
}
