// What a game gives the client. Code that belongs to no game asks for it through games/index.ts.
import type { Component, Snippet } from "svelte";

import type { Notation } from "../table/actions/notation";
import type { Proposed } from "../table/advice/adviser.svelte";
import type { Turn } from "../table/history";
import type { Told } from "../table/phone/told";
import type { Happening, Scene } from "../table/stage/scene";
import type { QuakeMark, TurnMark } from "../table/seismogram/trace";
import type { TableState } from "../table/table.svelte";
import type { KeyBindings } from "../ui/keys";
import type { Sound } from "../ui/sound.svelte";
import type { DangerInfo, GameEvent, View } from "../wire";
import type { Lesson, LessonState } from "./lesson";

/** A component that is fetched when it is first needed. */
type LazyComponent<Props extends Record<string, any>> = () => Promise<{ default: Component<Props> }>;

/** What a game's board and hand at a table are given. */
export interface TableBoardProps<V extends View = View> {
  table: TableState;
  view: V;
  legal: string[];
  phone: boolean;
  /** On a phone: what the dock says that belongs to no game. */
  told?: Told;
  /** Whether another moment than the present one is shown. */
  past: boolean;
  /** An action that somebody else would choose: shown as if it had been chosen. */
  proposed: Proposed | null;
  dangers: readonly DangerInfo[];
  horizon: string;
  onact: (action: string) => void;
  onhint: (text: string | null) => void;
  /** The panel beside the board; it places the hand, and what the map has no room for. */
  children: Snippet<[{ hand: Snippet; more?: Snippet }]>;
}

/** What a game's board and hand in a lesson are given. */
export interface LessonBoardProps {
  course: LessonState;
  names: string[];
  phone: boolean;
  onhint: (text: string) => void;
  children: Snippet<[{ hand: Snippet }]>;
}

/** A position that a rule page shows; everything else in it is the game's own. */
export interface Diagram {
  kind: string;
  /** What led here from the position before. */
  events?: readonly GameEvent[];
}
export type Diagrams = Record<string, Diagram>;

export interface DiagramProps<D extends Diagram = Diagram> {
  diagram: D;
  events?: D["events"];
}

/** The component that draws a kind of diagram. */
export type DiagramComponent = LazyComponent<DiagramProps>;

/** The options of a table, as the server has them. */
export type TableOptions = Readonly<Record<string, unknown>>;

export interface SoundEffect {
  sound: Sound;
  /** The magnitude of a quake. */
  size?: number;
}

export interface ClientGame<V extends View = View, E extends GameEvent = GameEvent> {
  /** Its name on the wire, in addresses and in the keys of messages. */
  readonly key: string;
  /** Whether it can be played with variants: a table without one then says so. */
  readonly hasVariants: boolean;
  /** Whether seats have secrets: a screen that several people share is then veiled between two of them. */
  readonly hasSecrets: boolean;
  /** The keys of messages that each game words in its own way. */
  readonly labels: {
    readonly players: string;
    readonly points: string;
    readonly forecast: string;
  };
  readonly notation: Notation;
  /** What keys do on its board. */
  readonly keys: KeyBindings;

  /** The view without the secrets of any seat. */
  withoutSecrets(view: V): V;
  /** What a seat has left, in one line. */
  belongings(view: V, seat: number, colour: number): string;
  /** What the table has left, in one line. */
  supply(view: V): string;
  /** How many turns are certain to come, if that can be known. */
  turnsLeft(view: V): number | null;
  /** A thing that the forecast is about, by its place and its owner. */
  dangerWords(danger: DangerInfo, owner: { owner: string; name: string }): string;

  readonly events: {
    /** With these a quake begins. */
    readonly quakes: readonly E["event"][];
  };

  readonly motion: {
    /** What happened, as motions one after another. */
    scene(happening: Happening<V, E>): Scene<V>;
    /** The view after some events that it has not seen yet. */
    viewAfter(view: V, events: readonly E[]): V;
    /** How many of the last sentences of an update tell of events behind the beginning of its last turn. */
    toldLast(events: readonly E[]): number;
    /** What is to be said of the last quake among some events: two short lines. */
    quakeWords(events: readonly E[]): { title: string; text: string };
  };

  readonly seismogram: {
    /** How far the pen jumps at an event that is no quake, from 0 to 1. */
    readonly jolts: Readonly<Record<string, number>>;
    /** The quake among the events of a turn, if there was one. */
    quakeAmong(events: readonly E[]): QuakeMark | null;
    /** What stands below the trace for a turn with these events. */
    markFor(events: readonly E[]): TurnMark;
    /** The events of a lesson's step, with a quake wherever the ground moves: its cause may lie in the step before. */
    withQuakes(events: readonly E[]): E[];
  };

  /** Its board, and its hand for the panel. */
  readonly loadTable: LazyComponent<TableBoardProps<V>>;

  /** A small board to be looked at, with the crew of each seat; it fills what it stands in. */
  readonly loadMiniature: LazyComponent<{ view: V; colours: readonly number[] }>;

  readonly setUp: {
    /** What a table with these options looks like, in one line. */
    note(options: TableOptions): string;
    /** A drawing of the table before the first turn; it fills what it stands in. */
    readonly loadDrawing: LazyComponent<{ options: TableOptions }>;
  };

  /** A game that was played, for the home page. */
  readonly showcase: {
    readonly loadPicture: LazyComponent<Record<string, never>>;
    loadTurns(): Promise<Turn[]>;
  };

  readonly lesson: {
    load(): Promise<Lesson>;
    readonly loadBoard: LazyComponent<LessonBoardProps>;
    /** An answer that names a thing on the board, in words; null if it names none. */
    answerWords(answer: string, view: V, seat: number, names: readonly string[]): string | null;
  };

  readonly rules: {
    /** The positions of the rule page, by the names of its pictures. */
    loadDiagrams(): Promise<Diagrams>;
    /** The component for diagrams of this kind: the same function each time, so that a shown one stays when another of its kind follows. */
    diagramOf(kind: string): DiagramComponent;
  };
}

/**
 * A game for the list of games.
 *
 * The server sends a table nothing but views and events of its own game, so a game may ask for its own types.
 */
export function defineGame<V extends View, E extends GameEvent>(game: ClientGame<V, E>): ClientGame {
  return game as unknown as ClientGame;
}
