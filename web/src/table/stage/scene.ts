// A scene: what happened as a list of motions, one after another, each with what may be seen while it lasts and told when it ends.
import type { SoundEffect } from "../../games/client_game";
import type { GameEvent, View } from "../../wire";

/** How much of what happened has been told: the first so many events, in the first so many sentences. */
export interface Told {
  readonly events: number;
  readonly lines: number;
}

/** One motion. */
export interface Beat<V extends View = View, M = unknown> {
  /** What it is, for tests and for the list of stages. */
  readonly kind: string;
  /** Milliseconds. */
  readonly length: number;
  /** What is seen while it lasts: what it brings about is in the view of the next one. */
  readonly view: V;
  /** What moves, in the game's own terms. */
  readonly motion: M;
  /** What is heard when it begins, and when it ends. */
  readonly begins?: SoundEffect;
  readonly ends?: SoundEffect;
  /** What has been told when it ends. */
  readonly told?: Told;
  /** How many events have been seen when it ends. */
  readonly seen: number;
  /** Its place in the list of stages. */
  readonly stage?: number;
  /** Which one it is, and of how many: the third tile of four. */
  readonly count?: readonly [number, number];
}

/** A stage of a quake, as a replay lists it: a message, and perhaps a figure. */
export interface Stage {
  readonly key: string;
  readonly args?: Readonly<Record<string, string | number>>;
  readonly figure?: string;
}

export interface Scene<V extends View = View, M = unknown> {
  readonly beats: readonly Beat<V, M>[];
  /** What is seen when all has come to rest: the view of the server. */
  readonly after: V;
  /** How many events it is made of. */
  readonly events: number;
  /** Milliseconds that it may take at the most. */
  readonly longest: number;
  /** The stages of a quake; empty for all else. */
  readonly stages: readonly Stage[];
  /** How far the pen jumps at its quake, from 0 to 1. */
  readonly size?: number;
  /** Who has won, if the game ends in it. */
  readonly winners?: readonly number[];
}

/** What a game makes a scene of. */
export interface Happening<V extends View = View, E extends GameEvent = GameEvent> {
  readonly before: V;
  readonly events: readonly E[];
  readonly after: V;
  /** How many sentences tell of it. */
  readonly lines: number;
}

/** Milliseconds that a lay, a quake and the end of a game may take at the most. */
export const LONGEST = { lay: 2500, quake: 6000, end: 9000 } as const;

/** A scene in which nothing moves. */
export const cut = <V extends View>(after: V): Scene<V, never> => ({ beats: [], after, events: 0, longest: 0, stages: [] });

/** Milliseconds that a scene takes at the usual speed. */
export function lengthOf({ beats, longest }: Scene): number {
  return Math.min(longest, beats.reduce((sum, { length }) => sum + length, 0));
}

/** Scenes that follow each other as one. */
export function joined(scenes: readonly [Scene, ...Scene[]], lines: readonly number[]): Scene {
  const beats: Beat[] = [];
  const stages: Stage[] = [];
  let [seen, told] = [0, 0];
  for (const [n, scene] of scenes.entries()) {
    for (const beat of scene.beats) {
      const stage = beat.stage === undefined ? (stages.length ? stages.length - 1 : undefined) : beat.stage + stages.length;
      const so = beat.told && { events: beat.told.events + seen, lines: beat.told.lines + told };
      beats.push({ ...beat, seen: beat.seen + seen, stage, told: so });
    }
    stages.push(...scene.stages);
    seen += scene.events;
    told += lines[n] ?? 0;
  }
  return {
    beats,
    stages,
    events: seen,
    after: scenes.at(-1)!.after,
    longest: scenes.reduce((sum, { longest }) => sum + longest, 0),
    size: Math.max(...scenes.map(({ size = 0 }) => size)),
    winners: scenes.at(-1)!.winners,
  };
}
