// A table as people have seen it: the table itself may be further, for nothing is told before it is shown.
import type { ClientGame } from "../games/client_game";
import { gameOf } from "../games";
import type { Contact } from "../transport/socket";
import type { TableKeys } from "../transport/tokens";
import { reducedMotion, speed } from "../ui/motion.svelte";
import { play } from "../ui/sound.svelte";
import type { Question, StepInfo, TableInfo, Update, View, Welcome } from "../wire";
import { TableHistory, turns, type Turn } from "./history";
import { isCovered } from "./panel/requests";
import { ranked, winnersOf } from "./result";
import { Stage } from "./stage/stage.svelte";
import { Staging } from "./stage/staging.svelte";

export abstract class SeenTable {
  welcome = $state.raw<Welcome | null>(null);
  contact = $state.raw<Contact>({ state: "calling" });
  keys = $state.raw<TableKeys>({ seats: {} });
  /** How much of the past is known; grows with the history. */
  known = $state(0);
  /** What is shown was stored on an earlier visit: the server has not answered yet. */
  stale = $state(false);
  /** How many times as fast as the reader likes it a replay goes. */
  tempo = $state(1);

  readonly history = new TableHistory();
  /** What is played here; to be read only when the table has answered. It stays the same when the table answers again. */
  readonly game: ClientGame = $derived.by(() => gameOf(this.welcome!.game));
  /** What people see and hear of the board. */
  readonly stage = new Stage({
    pace: () => ({ reduced: reducedMotion(), speed: speed() * this.tempo }),
    hear: ({ sound, size }) => play(sound, size),
    isSeen: () => !document.hidden,
  });
  protected readonly staging: Staging;

  constructor(
    /** Whether what happens is played on the stage; a replay plays there what it likes. */
    protected readonly plays: boolean,
  ) {
    const stage = plays ? this.stage : new Stage({ isSeen: () => false });
    this.staging = new Staging(stage, () => this.game, () => this.welcome!.keyed, () => this.afterSeen());
  }

  /** All of an entry has been seen. */
  protected abstract afterSeen(): void;

  get view(): View | null {
    return this.staging.view;
  }
  get info(): TableInfo | null {
    return this.staging.info;
  }
  get question(): Question | null {
    return this.staging.question;
  }
  /** What has just happened. */
  get steps(): StepInfo[] {
    return this.staging.steps;
  }
  /** The last number of which all has been seen. */
  get shown(): number {
    return this.staging.shown;
  }

  /** The seat that is looked from, or none. */
  get seat(): number | null {
    return this.welcome?.seat ?? null;
  }
  /** The seat that is “you” in sentences: several people who share a screen go by their names. */
  get reader(): number | null {
    return Object.keys(this.keys.seats).length > 1 ? null : this.seat;
  }
  get names(): string[] {
    return this.info?.seats.map((seat) => seat.name ?? "") ?? [];
  }
  /** The crew of each seat: shape and colour, 0 to 3. */
  get crews(): number[] {
    return this.info?.seats.map((seat) => seat.colour) ?? [];
  }
  get isPlaying(): boolean {
    return this.info?.state === "playing";
  }
  /** Whether it has been seen who has won, or that nobody does. */
  get isDecided(): boolean {
    return this.info?.state === "over" || this.info?.state === "abandoned" || this.stage.beat?.kind === "named";
  }
  /** The seats from the one looked from onwards; in the order of the result when the rows have changed places at the end. */
  readonly order: number[] = $derived.by(() => {
    const seats = this.names.map((_, seat) => (seat + (this.seat ?? 0)) % this.names.length);
    const changes = this.stage.beat?.kind === "places" || this.stage.beat?.kind === "named";
    return changes || this.info?.state === "over" ? ranked(seats, this.view?.scores ?? [], this.stage.scene?.winners ?? winnersOf(this.entries)) : seats;
  });
  /** Whether the board is covered by a pause. */
  get isCovered(): boolean {
    return isCovered(this.info);
  }
  /** Whether all that has come has been seen. */
  get isIdle(): boolean {
    return this.stage.isAtRest;
  }
  /** Whether this reader may decide now. */
  get mayAct(): boolean {
    return this.question !== null && !this.stale && this.isPlaying && (this.isIdle || this.staging.isReady) && this.contact.state === "here";
  }
  /** Nobody is to come: the game begins by itself. */
  get beginsAlone(): boolean {
    return this.info?.state === "open" && this.keys.begin === true && this.seat !== null;
  }
  /** The turns, as far as they have been seen. */
  readonly turns: Turn[] = $derived.by(() => (this.welcome ? turns(this.game, this.entries) : []));
  /** The log, as far as it has been told, the newest last. */
  readonly entries: Update[] = $derived.by(() => {
    const { partly, shown } = this.staging;
    const told = this.known >= 0 ? this.history.updates.slice(0, Math.max(shown, 0)) : [];
    return partly && told.length === partly.seq - 1 ? [...told, partly] : told;
  });

  /** The view at the end of a turn. */
  atEndOf(turn: Turn | undefined): View | null {
    return turn ? this.history.atEndOf(this.game, turn) : null;
  }
}
