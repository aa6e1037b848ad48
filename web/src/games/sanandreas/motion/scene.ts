/** What happened on the board as a scene: the order of its motions is that of the look, section 15. */

import { t } from "../../../i18n/i18n.svelte";
import { LONGEST, type Happening, type Scene } from "../../../table/stage/scene";
import { Script } from "../../../table/stage/script";
import type * as wire from "../../../wire";
import { heightsOf, PAWNS, type Corners, type EventOf, type SanAndreasEvent, type SanAndreasView } from "../land/view";
import { seismogram } from "../seismogram";
import { AHEAD, NEXT_DIE, READ, SLIDE, TUMBLE, WHILE_SLIDING, type Beat, type Settling } from "./beats";
import { pawnStays, viewAfter } from "./view_after";

/** Milliseconds. */
const PLACE = 160;
const LIE = 300;
const SIGN = 300;
const SETTLE = 350;
const LOSE = 400;
const HOME = 200;
const SINK = 900;
const SWAP = 300;
const A_SPACE = 90;
const END = 600;

type Motion = Beat;
/** What a motion is, without what all of them have. */
type Kind = Beat extends infer One ? (One extends Beat ? Omit<One, "view" | "ms"> : never) : never;

export function scene({ before, events, after, lines }: Happening<wire.SanAndreasView, wire.SanAndreasEvent>): Scene<wire.SanAndreasView, Motion> {
  return new Director(before, events, lines).scene(after);
}

/** How far the pen jumps. */
function sizeOf(events: readonly SanAndreasEvent[]): number {
  return seismogram.quakeAmong(seismogram.withQuakes(events as wire.SanAndreasEvent[]))?.size ?? 0;
}

/** The quake among some events: how many tiles it shifts, and what was rolled, pawn by pawn. */
export function quakeWords(events: readonly SanAndreasEvent[]): { title: string; text: string } {
  const rolled = events.find((event) => event.event === "san-andreas-dice-rolled");
  const dice = rolled?.dice ?? [];
  return {
    title: t("moment-shifts", { count: dice.filter((die) => die !== 0).length }),
    text: PAWNS.map((pawn, n) => `${t("sanandreas-pawn", { pawn })} ${dice[n] ?? 0}`).join(", "),
  };
}

class Director {
  private readonly script: Script<wire.SanAndreasView, Motion>;
  private longest: number = LONGEST.lay;
  /** What the board is when the pawn that pushed a tile has gone home. */
  private pawnHome: SanAndreasView | null = null;
  private slid = -1;

  constructor(
    before: SanAndreasView,
    private readonly events: readonly SanAndreasEvent[],
    private readonly lines: number,
  ) {
    this.script = new Script(before as wire.SanAndreasView, () => this.motion({ kind: "still" }, 0));
  }

  scene(after: wire.SanAndreasView): Scene<wire.SanAndreasView, Motion> {
    while (this.script.seen < this.events.length) {
      const event = this.events[this.script.seen]!;
      this.script.seen += 1;
      this.show(event);
    }
    this.goHome();
    if (this.events.length && this.events.at(-1)!.event !== "san-andreas-game-ends") this.script.tell(this.lines);
    return this.script.ending(after, this.longest, sizeOf(this.events));
  }

  private get view(): SanAndreasView {
    return this.script.view;
  }

  private set view(next: SanAndreasView) {
    this.script.view = next as wire.SanAndreasView;
  }

  private motion(kind: Kind, ms: number): Motion {
    return { ...kind, view: this.view, ms } as Motion;
  }

  private move(kind: Kind, ms: number, more: Parameters<Script<wire.SanAndreasView, Motion>["move"]>[3] = {}): void {
    this.script.move(kind.kind, ms, this.motion(kind, ms), more);
  }

  private show(event: SanAndreasEvent): void {
    switch (event.event) {
      case "san-andreas-city-founded":
        return this.place(event, "lay");
      case "san-andreas-epicentre-marked":
        return this.place(event, "claim");
      case "san-andreas-dice-rolled":
        return this.roll(event);
      case "san-andreas-tile-shifted":
        return this.shift(event);
      case "san-andreas-tile-settled":
        return this.settle(event);
      case "san-andreas-city-destroyed":
        return this.lose(event);
      case "san-andreas-tiles-sank":
        this.goHome();
        this.script.enter({ key: "sanandreas-stage-sinks" });
        this.move({ kind: "sink", tiles: event.tiles }, SINK);
        this.view = viewAfter(this.view, event);
        return;
      case "san-andreas-coin-swapped":
        this.goHome();
        this.view = viewAfter(this.view, event);
        return this.script.rest("swap", SWAP);
      case "san-andreas-city-scored":
        return this.score(event);
      case "san-andreas-game-ends":
        this.goHome();
        this.longest = LONGEST.end;
        this.script.rest("still", END);
        return this.script.end(this.lines, event.winners);
      default:
        this.goHome();
        this.view = viewAfter(this.view, event);
    }
  }

  private place(event: EventOf<"san-andreas-city-founded"> | EventOf<"san-andreas-epicentre-marked">, sound: "lay" | "claim"): void {
    this.view = viewAfter(this.view, event);
    this.move({ kind: "place", at: event.at }, PLACE, { ends: { sound } });
    // The dice that the fourth epicentre brings have sentences of their own.
    if (this.lines > 1) this.script.tell(1);
  }

  /** One die after the other comes to lie; what they bring is seen and told when all of them do. */
  private roll(event: EventOf<"san-andreas-dice-rolled">): void {
    const { script } = this;
    const { dice } = event;
    this.longest = LONGEST.quake;
    script.enter({ key: "sanandreas-stage-dice", figure: dice.join(" ") });
    script.seen -= 1;
    for (const lying of dice.keys())
      this.move({ kind: "roll", dice, lying }, lying ? NEXT_DIE : TUMBLE, {
        count: [lying + 1, dice.length],
        ...(lying ? {} : { begins: { sound: "quake", size: 3 } }),
      });
    script.seen += 1;
    this.view = viewAfter(this.view, event);
    script.rest("lie", LIE);
  }

  /** A sign, then the tile slides; its pawn rides on it until all that falls has fallen. */
  private shift(event: EventOf<"san-andreas-tile-shifted">): void {
    this.goHome();
    this.longest = LONGEST.quake;
    this.script.enter({ key: "sanandreas-stage-tile", args: { pawn: event.pawn ?? "", lift: event.lift ? "yes" : "no" }, figure: String(event.die) });
    const { tile, die, direction: way, before: from, after: to, lift } = event;
    this.move({ kind: "sign", tile, at: from, die, way }, SIGN);
    const before = cornersOf(this.view, tile);
    const next = viewAfter(this.view, event);
    [this.pawnHome, this.slid] = [next, tile];
    this.view = pawnStays(this.view, next, event);
    const meets = event.climbs_over.length + event.slides_under.length > 0;
    this.move({ kind: "shift", tile, from, to, lift, meets, before, rest: this.restOf(tile) ?? before }, AHEAD + SLIDE);
  }

  /** How a tile lies when it has settled after its shift, if that changes. */
  private restOf(tile: number): Corners | null {
    const rest = this.events.slice(this.script.seen);
    const found = rest.find((event) => event.event === "san-andreas-tile-shifted" || (event.event === "san-andreas-tile-settled" && event.tile === tile));
    return found?.event === "san-andreas-tile-settled" ? heightsOf(found.after) : null;
  }

  /** All tiles that settle after the same shift settle together. */
  private settle(first: EventOf<"san-andreas-tile-settled">): void {
    const tiles: Settling[] = [];
    for (let event: SanAndreasEvent | undefined = first; event?.event === "san-andreas-tile-settled"; event = this.events[this.script.seen++]) {
      tiles.push({ tile: event.tile, from: heightsOf(event.before), to: heightsOf(event.after), start: event.tile === this.slid ? WHILE_SLIDING : 0 });
      this.change(event);
    }
    this.script.seen -= 1;
    this.move({ kind: "settle", tiles }, SETTLE);
  }

  /** One city falls after the other. */
  private lose(event: EventOf<"san-andreas-city-destroyed">): void {
    const { seat, tile, at, coin, known = true } = event;
    const run = this.lost();
    if (run[0] === 1) this.script.enter({ key: "sanandreas-stage-fall" });
    const left = { ...this.view, cities: viewAfter(this.view, event).cities };
    this.view = left;
    this.move({ kind: "lose", cities: [{ seat, tile, at, coin, known }] }, LOSE, { count: run });
    this.view = { ...left, destroyed: viewAfter({ ...left }, event).destroyed };
    if (this.pawnHome) this.pawnHome = viewAfter(this.pawnHome, event);
  }

  /** Which of the cities that fall together this is, and of how many. */
  private lost(): [number, number] {
    const isLost = (n: number): boolean => this.events[n]?.event === "san-andreas-city-destroyed";
    let [first, last] = [this.script.seen - 1, this.script.seen - 1];
    while (isLost(first - 1)) first -= 1;
    while (isLost(last + 1)) last += 1;
    return [this.script.seen - first, last - first + 1];
  }

  private score(event: EventOf<"san-andreas-city-scored">): void {
    this.goHome();
    this.longest = LONGEST.quake;
    if (this.events[this.script.seen - 2]?.event !== "san-andreas-city-scored") this.script.enter({ key: "sanandreas-stage-score" });
    const { score } = event;
    const next = viewAfter(this.view, event);
    this.view = { ...next, scores: this.view.scores };
    this.move({ kind: "score", score }, (score.coast ? score.coast.between + 1 : 0) * A_SPACE + READ);
    this.view = next;
  }

  private change(event: SanAndreasEvent): void {
    this.view = viewAfter(this.view, event);
    if (this.pawnHome) this.pawnHome = viewAfter(this.pawnHome, event);
  }

  private goHome(): void {
    if (!this.pawnHome) return;
    const { epicentres, pawns } = this.pawnHome;
    this.view = { ...this.view, epicentres, pawns };
    this.pawnHome = null;
    this.script.rest("home", HOME);
  }
}

function cornersOf(view: SanAndreasView, id: number): Corners {
  const tile = view.tiles.find((other) => other.id === id);
  return tile ? heightsOf(tile.underside) : [0, 0, 0, 0];
}
