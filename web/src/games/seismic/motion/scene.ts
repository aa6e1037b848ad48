/** What happened on the board as a scene: the order of its motions is that of the look, section 15. */

import { t } from "../../../i18n/i18n.svelte";
import { LONGEST, type Happening, type Scene } from "../../../table/stage/scene";
import { Script } from "../../../table/stage/script";
import type { SeismicEvent, SeismicView } from "../../../wire";
import { EDGE_NAMES, keyOf, ray, type Cell } from "../geometry/grid";
import { shorterWay } from "../hand/turning";
import { seismogram } from "../seismogram";
import { capital, sideName } from "../sentences";
import { strength, type Cue, type Motion } from "./cues";
import { changed, counted, fallen, laid, scored, sent, standing, taken } from "./view_after";

type EventOf<Name extends SeismicEvent["event"]> = Extract<SeismicEvent, { event: Name }>;
type Falling = EventOf<"seismic-tile-destroyed">;

/** Milliseconds. */
const TAKE = 120;
const LAY = 260;
const COUNT = 160;
const LIGHT = 500;
const POINTS = 500;
const SEND = 120;
const STILL = 400;
const SIGN = 300;
const SHAKE = 420;
const CRACK = 90;
const FALL = 350;
const HOME = 600;
const BACK = 200;
const LOSS = 300;
const OVER = 250;
/** Each sixth of an aftershock's turn. */
const TURN = 300;
const END = 600;
/** The final count: each section lights for so long. */
const SCORE = 700;

export function scene({ before, events, after, lines }: Happening<SeismicView, SeismicEvent>): Scene<SeismicView, Motion> {
  return new Director(before, events, lines).scene(after);
}

/** How far the pen jumps. */
function sizeOf(events: readonly SeismicEvent[]): number {
  return seismogram.quakeAmong(seismogram.withQuakes(events))?.size ?? 0;
}

/** The last quake among some events: how strong it is, and which side it hits. */
export function quakeWords(events: readonly SeismicEvent[]): { title: string; text: string } {
  const drawn = events.findLastIndex((event) => event.event === "seismic-quake-turned-up" && !event.set_up);
  const quake = events[drawn];
  const hit = events.slice(Math.max(0, drawn)).find((event) => event.event === "seismic-side-hit");
  const magnitude = hit?.magnitude ?? (quake?.event === "seismic-quake-turned-up" ? quake.magnitude : 0);
  return {
    title: t("moment-quake", { plate: `${magnitude}.0` }),
    text: hit ? capital(t("seismic-count", { side: sideName(hit.side), n: hit.tiles })) : "",
  };
}

/** How many of the last sentences of an update tell of events behind the beginning of its last turn. */
export function toldLast(events: readonly SeismicEvent[]): number {
  const begins = events.findLastIndex(({ event }) => event === "seismic-turn-begins");
  return begins < 0 ? 0 : linesOf(events.slice(begins));
}

/** A quake has a sentence for each side that it hits, or one if its side is still to be chosen; a row of tiles that fit nowhere has one. */
function linesOf(events: readonly SeismicEvent[]): number {
  const count = (...kinds: SeismicEvent["event"][]): number => events.filter(({ event }) => kinds.includes(event)).length;
  const struck = count("seismic-side-hit", "seismic-quake-harmless");
  const drawn = events.some((event) => event.event === "seismic-quake-turned-up" && !event.set_up);
  return (struck || (drawn ? 1 : 0)) + count("seismic-row-discarded");
}

class Director {
  private readonly script: Script<SeismicView, Motion>;
  private longest: number = LONGEST.lay;

  constructor(
    before: SeismicView,
    private readonly events: readonly SeismicEvent[],
    private readonly lines: number,
  ) {
    this.script = new Script(before, () => this.motion());
  }

  scene(after: SeismicView): Scene<SeismicView, Motion> {
    while (this.script.seen < this.events.length) {
      const event = this.events[this.script.seen]!;
      this.script.seen += 1;
      this.show(event);
    }
    return this.script.ending(after, this.longest, sizeOf(this.events));
  }

  private motion(...cues: Cue[]): Motion {
    return { cues, seen: this.events.slice(0, this.script.seen) };
  }

  private show(event: SeismicEvent): void {
    const { script } = this;
    switch (event.event) {
      case "seismic-tile-laid":
        return this.lay(event);
      case "seismic-section-closed":
        return this.close(event);
      case "seismic-crew-sent":
        return this.claim(event);
      case "seismic-turn-begins":
        script.view = changed(script.view, event);
        return this.tellUntil(toldLast(this.events));
      case "seismic-tile-turned-up":
        script.view = changed(script.view, event);
        if (!event.set_up) script.rest("turn-over", OVER);
        return;
      case "seismic-quake-turned-up":
        return this.draw(event);
      case "seismic-side-hit":
        return this.strike(event);
      case "seismic-tile-turned":
        return this.turn(event);
      case "seismic-section-scored":
        return this.count(event);
      case "seismic-game-ends":
        this.still();
        return script.end(this.lines, event.winners);
      default:
        script.view = changed(script.view, event);
        this.tellUntil(linesOf(this.events.slice(this.script.seen)));
    }
  }

  /** Tell all but so many of the sentences. */
  private tellUntil(left: number): void {
    this.script.tell(Math.max(0, this.lines - left));
  }

  /** If nothing of it follows, a lay or claim is told of; what comes behind the next turn has sentences of its own. */
  private tellMove(): void {
    const next = this.events[this.script.seen]?.event;
    if (next !== "seismic-section-closed" && next !== "seismic-crew-sent") this.tellUntil(toldLast(this.events));
  }

  private lay(event: EventOf<"seismic-tile-laid">): void {
    const { script } = this;
    script.view = taken(script.view, event.tile);
    script.rest("take", TAKE);
    script.view = laid(script.view, event);
    script.move("lay", LAY, this.motion({ kind: "lay", at: event.at, length: LAY }), { ends: { sound: "lay" } });
    script.view = counted(script.view);
    script.rest("counts", COUNT);
    this.tellMove();
  }

  private close({ section }: EventOf<"seismic-section-closed">): void {
    const { script } = this;
    const { at, fragment, points, holders } = section;
    script.move("light", LIGHT, this.motion({ kind: "change", at, fragment, length: LIGHT }));
    script.move("points", POINTS, this.motion({ kind: "score", at, fragment, points, holders, length: POINTS }));
    const scores = script.view.scores.map((score, seat) => score + (holders.includes(seat) ? points : 0));
    script.view = { ...script.view, scores };
    this.tellMove();
  }

  private claim(event: EventOf<"seismic-crew-sent">): void {
    const { script } = this;
    const { at, fragment } = event;
    script.view = sent(script.view, event.seat, -1);
    script.rest("send", SEND);
    script.view = standing(script.view, event);
    script.move("claim", LIGHT, this.motion({ kind: "claim", at, fragment, length: LIGHT }), { begins: { sound: "claim" } });
    script.view = scored(script.view);
    script.rest("points", 0);
    this.tellMove();
  }

  private draw(event: EventOf<"seismic-quake-turned-up">): void {
    const { script } = this;
    script.view = changed(script.view, event);
    if (event.set_up) return;
    this.longest = LONGEST.quake;
    script.enter({ key: "seismic-stage-drawn", figure: `${event.magnitude}.0` });
    const town = script.view.towns[0]!;
    script.move("drawn", STILL, this.motion({ kind: "sign", at: town, magnitude: event.magnitude, length: STILL }));
    // A quake whose side is still to be chosen has a sentence of its own.
    if (!this.events.slice(this.script.seen).some(({ event: kind }) => kind === "seismic-side-hit" || kind === "seismic-quake-harmless")) this.tellUntil(0);
  }

  /** A side is struck: sign, shake and crack, then its tiles fall, its crews walk home, and what is left is counted. */
  private strike(event: EventOf<"seismic-side-hit">): void {
    const { script } = this;
    this.longest = LONGEST.quake;
    const edge = Math.max(0, EDGE_NAMES.indexOf(event.side as (typeof EDGE_NAMES)[number]));
    const falling = this.falling();
    const line = ray(event.town, edge, script.view.columns + script.view.rows);
    const tiles = new Set(script.view.board.map(({ at }) => keyOf(at)));
    const end = line.findLastIndex((cell) => tiles.has(keyOf(cell))) + 1;
    const sign: Cue = { kind: "sign", at: line[end]!, magnitude: event.magnitude, length: SIGN };
    script.move("sign", SIGN, this.motion(sign));
    script.enter({ key: "seismic-stage-shakes" });
    const rings: Cue = { kind: "rings", town: event.town, length: SHAKE };
    const sound = { begins: { sound: "quake", size: event.magnitude } } as const;
    const shake: Cue = { kind: "shake", strength: strength(event.magnitude), length: SHAKE };
    script.move("shake", SHAKE, this.motion(veil(falling, true), rings, sign, shake), sound);
    const struck = this.reached(line, falling);
    const crack: Cue = { kind: "crack", town: event.town, cells: struck, length: CRACK * Math.max(1, struck.length) };
    script.move("crack", crack.length, this.motion(veil(falling), rings, crack, sign));
    const homeless = this.fall(falling, [rings, crack, sign]);
    this.walkHome(homeless, [sign]);
    script.view = counted(script.view);
    script.rest("counts", BACK);
    script.enter({ key: "seismic-stage-points" });
    script.view = scored(script.view);
    script.rest("points", LOSS);
    this.tellUntil(linesOf(this.events.slice(this.script.seen)));
  }

  /** The tiles that this quake takes, nearest first. */
  private falling(): Falling[] {
    const rest = this.events.slice(this.script.seen);
    const end = rest.findIndex(({ event }) => event !== "seismic-tile-destroyed");
    return rest.slice(0, end < 0 ? rest.length : end) as Falling[];
  }

  /** The line out to the last tile that falls. */
  private reached(line: readonly Cell[], falling: readonly Falling[]): Cell[] {
    const gone = new Set(falling.map(({ at }) => keyOf(at)));
    return line.slice(0, line.findLastIndex((cell) => gone.has(keyOf(cell))) + 1);
  }

  /** One tile falls after the other; their crews stay at the rim. */
  private fall(falling: readonly Falling[], around: readonly Cue[]): Cue[] {
    const { script } = this;
    const homeless: Cue[] = [];
    if (falling.length) script.enter({ key: "seismic-stage-fall" });
    for (const [n, { at, tile, rotation, crew }] of falling.entries()) {
      script.view = fallen(script.view, at);
      this.script.seen += 1;
      if (crew) homeless.push({ kind: "stands", at, tile, rotation, ...crew, length: FALL });
      const tilt = (n % 2 ? -1 : 1) * (6 + ((n * 5) % 9));
      const fall: Cue = { kind: "fall", at, tile, rotation, tilt, length: FALL };
      script.move("fall", FALL, this.motion(veil(falling.slice(n + 1)), fall, ...around, ...homeless), { count: [n + 1, falling.length] });
    }
    return homeless;
  }

  /** One crew walks home after the other; each is counted when it has come. */
  private walkHome(homeless: readonly Cue[], around: readonly Cue[]): void {
    const { script } = this;
    if (homeless.length) script.enter({ key: "seismic-stage-home" });
    for (const [n, crew] of homeless.entries()) {
      if (crew.kind !== "stands") continue;
      const home: Cue = { ...crew, kind: "home", length: HOME };
      script.move("home", HOME, this.motion(veil([]), home, ...around, ...homeless.slice(n + 1)), { count: [n + 1, homeless.length] });
      script.view = sent(script.view, crew.seat, 1);
    }
  }

  private turn(event: EventOf<"seismic-tile-turned">): void {
    const { script } = this;
    const { at, sections } = event;
    const by = shorterWay(event.sixths);
    const length = TURN * Math.abs(by);
    script.view = changed(script.view, event);
    script.move("turn", length, this.motion({ kind: "turn", at, by, length }));
    if (sections.length) {
      const lights = sections.map(({ fragment }): Cue => ({ kind: "change", at, fragment, length: LIGHT }));
      script.move("light", LIGHT, this.motion(...lights));
    }
    script.view = scored(script.view);
    script.rest("points", 0);
    this.tellUntil(0);
  }

  private count({ section }: EventOf<"seismic-section-scored">): void {
    const { script } = this;
    this.still();
    const { at, fragment, points, holders } = section;
    if (points) script.move("score", SCORE, this.motion({ kind: "score", at, fragment, points, holders, length: SCORE }));
  }

  /** Nothing moves before the end. */
  private still(): void {
    if (this.longest === LONGEST.end) return;
    this.longest = LONGEST.end;
    this.script.rest("still", END);
  }
}

/** The sheet steps back, but for the tiles that are to fall. */
function veil(falling: readonly Falling[], opens = false): Cue {
  return { kind: "veil", tiles: falling.map(({ at, tile, rotation }) => ({ at, tile, rotation })), opens, length: SHAKE };
}
