// The stage: scenes wait in one queue, play one after another, and let go of what they tell when each motion ends.
import type { SoundEffect } from "../../games/client_game";
import type { View } from "../../wire";
import { browserClock, type Clock } from "./clock";
import type { Beat, Scene, Told } from "./scene";
import { hurry, squeeze, usual, type Pace } from "./tempo";

/** Who waits for what a scene brings. */
export interface Listener {
  /** So much of it has been told. */
  told?(told: Told): void;
  /** It has ended, and all of it has been seen. */
  ended?(): void;
}

interface Waiting {
  readonly scene: Scene;
  readonly listener: Listener;
}

interface Options {
  pace?: () => Pace;
  clock?: Clock;
  /** What is heard. */
  hear?: (sound: SoundEffect) => void;
  /** Whether somebody looks at it: if not, nothing plays. */
  isSeen?: () => boolean;
}

export class Stage {
  /** What is seen. */
  view = $state.raw<View | null>(null);
  /** What moves; null while all is at rest. */
  beat = $state.raw<Beat | null>(null);
  /** What plays; null while all is at rest. */
  scene = $state.raw<Scene | null>(null);
  /** How many times as fast as its own length says the motion goes. */
  speed = $state(1);
  private queue: Waiting[] = [];
  private playing: Waiting | null = null;
  private next = 0;
  private began = 0;
  /** How many times as fast a long queue plays, until all of it has been seen. */
  private rush = 1;
  private timer: number | null = null;
  private readonly pace: () => Pace;
  private readonly clock: Clock;
  private readonly hear: (sound: SoundEffect) => void;
  private readonly isSeen: () => boolean;

  constructor({ pace = () => ({ reduced: false, speed: 1 }), clock = browserClock, hear = () => {}, isSeen = () => true }: Options = {}) {
    [this.pace, this.clock, this.hear, this.isSeen] = [pace, clock, hear, isSeen];
  }

  /** Whether everything that came has been seen. */
  get isAtRest(): boolean {
    return this.scene === null;
  }

  /** Whether another scene waits for this one to end. */
  get isWaitedFor(): boolean {
    return this.queue.length > 0;
  }

  /** How much of the motion is over, from 0 to 1. */
  get part(): number {
    if (!this.beat || !this.beat.length) return 1;
    return Math.max(0, Math.min(1, ((this.clock.now() - this.began) * this.speed) / this.beat.length));
  }

  /** How much of the quake that plays is over, from 0 to 1; null while none plays. */
  get quakePart(): number | null {
    const { beat, scene } = this;
    if (!scene || beat?.stage === undefined) return null;
    const quake = scene.beats.filter((one) => one.stage !== undefined);
    const sum = (beats: readonly Beat[]): number => beats.reduce((length, one) => length + one.length, 0);
    return (sum(quake.slice(0, quake.indexOf(beat))) + this.part * beat.length) / Math.max(1, sum(quake));
  }

  /** Show this at once: nothing led to it, and nothing waits any more. */
  show(view: View): void {
    this.clear();
    this.view = view;
  }

  /** Play it when everything before it has been seen. */
  play(scene: Scene, listener: Listener = {}): void {
    this.queue.push({ scene, listener });
    if (!this.playing) this.begin();
  }

  /** End all that plays and waits: everything is told in its order, at once. */
  skip(): void {
    this.stop();
    const heard = new Set<string>();
    if (this.playing && this.beat) this.finish(this.beat, heard);
    let from = this.next;
    for (let one = this.playing ?? this.queue.shift(); one; one = this.queue.shift(), from = 0) {
      // What ends may bring something new: it waits with the others.
      this.playing = one;
      for (const beat of one.scene.beats.slice(from)) this.finish(beat, heard, true);
      this.close(one);
    }
    this.rush = 1;
    this.playing = this.scene = this.beat = null;
  }

  /** Forget all that plays and waits; what is seen stays. */
  clear(): void {
    this.stop();
    this.rush = 1;
    this.queue = [];
    this.playing = this.scene = this.beat = null;
  }

  private stop(): void {
    if (this.timer !== null) this.clock.cancel(this.timer);
    this.timer = null;
  }

  private begin(): void {
    const waiting = this.queue.shift();
    if (!waiting) {
      this.rush = 1;
      return;
    }
    [this.playing, this.next, this.scene] = [waiting, 0, waiting.scene];
    if (this.isSeen()) this.on();
    else this.skip();
  }

  /** Go on to the next motion. */
  private on(): void {
    const { scene } = this.playing!;
    const beat = scene.beats[this.next];
    if (!beat) {
      this.close(this.playing!);
      this.playing = this.scene = this.beat = null;
      return this.begin();
    }
    this.next += 1;
    const pace = this.pace();
    const scenes = [scene, ...this.queue.map((waiting) => waiting.scene)];
    this.rush = Math.max(this.rush, hurry(scenes, pace));
    const length = usual(beat, pace.reduced) / (pace.speed * squeeze(scene, pace) * this.rush);
    [this.began, this.speed, this.beat, this.view] = [this.clock.now(), length ? beat.length / length : 1, beat, beat.view];
    if (beat.begins) this.hear(beat.begins);
    const end = (): void => {
      this.timer = null;
      this.finish(beat, new Set());
      this.on();
    };
    if (length) this.timer = this.clock.after(length, end);
    else end();
  }

  /** Let go of what a motion brought; `unseen` if it never began. */
  private finish(beat: Beat, heard: Set<string>, unseen = false): void {
    for (const sound of [unseen ? beat.begins : undefined, beat.ends]) {
      if (sound && !heard.has(sound.sound)) this.hear(sound);
      if (sound) heard.add(sound.sound);
    }
    if (beat.told) this.playing!.listener.told?.(beat.told);
  }

  private close({ scene, listener }: Waiting): void {
    this.view = scene.after;
    if (!this.queue.length) this.scene = this.beat = null;
    listener.ended?.();
  }
}
