// Where a replay is, and how it goes on: turn by turn, each played on the table's stage as it happened.
import type { Turn } from "../../table/history";
import { joined, type Scene, type Stage as Listed } from "../../table/stage/scene";
import { nextQuake, quakeBefore, quakeOf } from "../../table/seismogram/trace";
import type { QuakeMark } from "../../table/seismogram/trace";
import { hasSeenEnd, markEndSeen } from "../../table/seen_end";
import type { TableState } from "../../table/table.svelte";
import type { GameEvent, View } from "../../wire";

/** Milliseconds between two turns. */
const PAUSE = 700;
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class ReplayPlayer {
  /** The turn that is shown, or that plays. */
  at = $state(0);
  isPlaying = $state(false);
  speed = $state<number>(1);
  /** How many sentences of the turn have been told. */
  private told = $state(0);
  /** How far this reader has seen the game. */
  private furthest = $state(0);

  constructor(
    private readonly table: TableState,
    start: number,
  ) {
    this.at = this.furthest = start;
    $effect(() => {
      if (this.turns.length && !this.table.stage.view) this.show(this.at);
    });
    $effect(() => {
      // A quake is shown in its own time, everything else twice as fast as at the table.
      this.table.tempo = this.quake ? this.speed : 2 * this.speed;
    });
    $effect(() => {
      if (!this.isPlaying || !this.isAtRest) return;
      const next = this.at + 1;
      const timer = setTimeout(() => (next > this.last ? (this.isPlaying = false) : this.seek(next)), PAUSE / this.speed);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (this.isAtEnd) markEndSeen(this.table.table);
    });
  }

  readonly turns: Turn[] = $derived.by(() => this.table.turns);
  readonly last: number = $derived.by(() => this.turns.at(-1)?.number ?? 0);
  readonly turn: Turn | undefined = $derived.by(() => this.turns[Math.min(this.at, this.last)]);
  readonly quake: QuakeMark | null = $derived.by(() => (this.turn ? quakeOf(this.table.game, this.turn) : null));
  readonly isAtRest: boolean = $derived.by(() => this.table.stage.isAtRest);
  /** The last turn of which all has been seen. */
  readonly rested: number = $derived.by(() => (this.isAtRest ? this.at : this.at - 1));
  readonly isAtEnd: boolean = $derived.by(() => this.turns.length > 0 && this.rested >= this.last && this.table.info?.state === "over");
  /** The last turn that may be drawn: what lies ahead is shown to those who have seen it. */
  readonly known: number = $derived.by(() => (hasSeenEnd(this.table.table) ? this.last : Math.max(this.furthest, this.rested)));
  readonly view: View | null = $derived.by(() => this.table.stage.view ?? this.table.view);
  /** The sentences that have been told of the turn. */
  readonly story: readonly string[] = $derived.by(() => (this.isAtRest ? (this.turn?.story ?? []) : (this.turn?.story ?? []).slice(0, this.told)));
  /** The stages of the quake of this turn. */
  readonly stages: readonly Listed[] = $derived.by(() => (this.quake ? (this.sceneOf(this.at)?.scene.stages ?? []) : []));
  /** What has been seen of the turn, if the ground has begun to shake in it. */
  readonly quakeEvents: readonly GameEvent[] = $derived.by(() => {
    const { beat } = this.table.stage;
    if (!this.quake || (beat && beat.stage === undefined)) return [];
    return (this.turn?.events ?? []).slice(0, beat?.seen);
  });
  readonly quakeBefore: number | null = $derived.by(() => (this.turns.length ? quakeBefore(this.table.game, this.turns, this.at) : null));
  readonly quakeAfter: number | null = $derived.by(() => (this.turns.length ? nextQuake(this.table.game, this.turns, this.at) : null));

  /** Go to a turn: the next one plays, any other is shown as it ended. A quake plays from wherever one comes. */
  seek(next: number): void {
    const to = Math.max(0, Math.min(this.last, next));
    if (to === this.at && this.isAtRest) return;
    if (to === this.at + 1) this.play(to);
    else this.show(to);
  }

  /** To the next quake, or the one before, in the act. */
  seekQuake(turn: number | null): void {
    if (turn === null) return;
    this.play(turn);
  }

  toggle(): void {
    if (this.at >= this.last) this.show(0);
    this.isPlaying = !this.isPlaying;
  }

  /** End what moves; false if nothing did. */
  skip(): boolean {
    if (this.isAtRest) return false;
    this.table.stage.skip();
    return true;
  }

  show(turn: number): void {
    const view = this.table.atEndOf(this.turns[turn]);
    this.at = turn;
    this.furthest = Math.max(this.furthest, turn);
    if (view) this.table.stage.show(view);
  }

  private play(to: number): void {
    const found = this.sceneOf(to);
    if (!found) return this.show(to);
    this.table.stage.show(found.before);
    [this.at, this.told] = [to, 0];
    this.table.stage.play(found.scene, { told: ({ lines }) => (this.told = lines), ended: () => (this.furthest = Math.max(this.furthest, to)) });
  }

  /** A turn as it happened, entry by entry, and the board that it began with. */
  private sceneOf(to: number): { before: View; scene: Scene } | null {
    const { table } = this;
    const turn = this.turns[to];
    const [start, end] = [table.atEndOf(this.turns[to - 1]), table.atEndOf(turn)];
    const parts = turn?.parts ?? [];
    if (!turn || !start || !end || !parts.length) return null;
    let [before, seen] = [start, 0];
    const scenes = parts.map(({ seq, events, lines }, n) => {
      const after = n === parts.length - 1 ? end : (table.history.at(seq) ?? end);
      const scene = table.game.motion.scene({ before, events: turn.events.slice(seen, seen + events), after, lines });
      [before, seen] = [after, seen + events];
      return scene;
    });
    return { before: start, scene: joined(scenes as [Scene, ...Scene[]], parts.map(({ lines }) => lines)) };
  }
}
