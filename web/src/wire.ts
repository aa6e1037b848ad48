// Made by docs/make_wire_types.py (make docs) from the message types of the server: change those.

export type Cell = [q: number, r: number];
export type Space = [x: number, y: number];
/** Fractions such as `1/2`, at the corners SW, SE, NW and NE. */
export type Corners = [string, string, string, string];
export type Link = [edge: number, edge: number];

// --- from a client

/** The first message: who is there, and what it knows already. */
export interface AskHello {
  type: "hello";
  id?: number;
  /** The secret of a seat, or of a watcher of a table by invitation. It never stands in an address. */
  token?: string | null;
  /** The last number that the client has: it gets what came after. Without it: the present view. */
  have?: number | null;
  /** The last line of the chat that the client has. */
  heard?: number;
  /** Stories and questions are told in this language: en, de, es or fr. Without it: none are. */
  language?: string | null;
  /** How a watcher wants to be called in the chat. */
  name?: string | null;
}

/** Do something in the game. */
export interface AskAct {
  type: "act";
  id?: number;
  seq: number;
  /** In the game's notation, one of those in `legal`. */
  action: string;
}

/** Begin the game. All seats must be taken. */
export interface AskBegin {
  type: "begin";
  id?: number;
  seq: number;
}

/** Add a word to the seed from which chance is drawn, before the game begins: then nobody, not even the host, could know what will be drawn. A seat's last one counts. */
export interface AskAddNonce {
  type: "add-nonce";
  id?: number;
  seq: number;
  nonce: string;
}

/** Sit down on the seat that one's secret opens, or go by another name or colour there. */
export interface AskRename {
  type: "rename";
  id?: number;
  seq: number;
  name: string;
  /** 0 to 3; nobody else at the table may have it. */
  colour: number;
}

/** Stand up before the game begins. */
export interface AskLeave {
  type: "leave";
  id?: number;
  seq: number;
}

/** Take back one's last action: at once if nothing was turned up and nobody acted since, otherwise when all agree. */
export interface AskUndo {
  type: "undo";
  id?: number;
  seq: number;
}

/** Agree to an undo. */
export interface AskAgree {
  type: "agree";
  id?: number;
  seq: number;
}

/** Decline an undo; who asked may withdraw it so. */
export interface AskDecline {
  type: "decline";
  id?: number;
  seq: number;
}

/** Stop the game and all clocks. */
export interface AskPause {
  type: "pause";
  id?: number;
  seq: number;
}

/** Go on after a pause. */
export interface AskResume {
  type: "resume";
  id?: number;
  seq: number;
}

/** Let a bot play for this seat until it is taken back. */
export interface AskGive {
  type: "give";
  id?: number;
  seq: number;
  /** One of those that `/api/games` lists. */
  bot?: string;
}

/** Play for oneself again. */
export interface AskTakeBack {
  type: "take-back";
  id?: number;
  seq: number;
}

/** Give this seat a new secret, to be handed to somebody else; the old one is worth nothing then. */
export interface AskHandOver {
  type: "hand-over";
  id?: number;
  seq: number;
  /** The new secret, made up by the client: 32 to 128 characters that nobody can guess. */
  token: string;
}

/** Leave for good; a bot plays to the end. */
export interface AskResign {
  type: "resign";
  id?: number;
  seq: number;
  bot?: string;
}

/** End the game without a result. Only if no other person is left to play. */
export interface AskAbandon {
  type: "abandon";
  id?: number;
  seq: number;
}

/** Open a table for the same people, everyone one seat further. Seat tokens stay the same. */
export interface AskRematch {
  type: "rematch";
  id?: number;
  seq: number;
}

/** Say something to all at the table. */
export interface AskSay {
  type: "say";
  id?: number;
  text: string;
}

/** Hear no more chat from these, on this socket. */
export interface AskMute {
  type: "mute";
  id?: number;
  seats?: number[];
  /** All who hold no seat. */
  watchers?: boolean;
}

/** Tell stories in another language from now on; null: tell none. */
export interface AskSpeak {
  type: "speak";
  id?: number;
  language: string | null;
}

/** Tell again what happened, from one number to another. */
export interface AskHistory {
  type: "history";
  id?: number;
  /** Begins behind this number; 0 is the beginning. */
  after: number;
  /** The last number that is wanted. */
  until: number;
}

/** What would be good to do? Only who is asked may ask; a table may forbid it. One thing at a time is thought about for a socket; other messages are answered meanwhile. */
export interface AskHint {
  type: "hint";
  id?: number;
}

/** How likely are quakes to take what lies on the board? Whoever sees the table may ask; a table may forbid it. One thing at a time is thought about for a socket; other messages are answered meanwhile. */
export interface AskForecast {
  type: "forecast";
  id?: number;
}

/** Announce turns to this address by an HTTP POST; null: to none. Only the host may. */
export interface AskHook {
  type: "hook";
  id?: number;
  url: string | null;
}

/** Is anybody there? */
export interface AskPing {
  type: "ping";
  id?: number;
}

export type Command =
  | AskAct
  | AskBegin
  | AskAddNonce
  | AskRename
  | AskLeave
  | AskUndo
  | AskAgree
  | AskDecline
  | AskPause
  | AskResume
  | AskGive
  | AskTakeBack
  | AskHandOver
  | AskResign
  | AskAbandon
  | AskRematch;

export type Ask =
  | AskHello
  | AskAct
  | AskBegin
  | AskAddNonce
  | AskRename
  | AskLeave
  | AskUndo
  | AskAgree
  | AskDecline
  | AskPause
  | AskResume
  | AskGive
  | AskTakeBack
  | AskHandOver
  | AskResign
  | AskAbandon
  | AskRematch
  | AskSay
  | AskMute
  | AskSpeak
  | AskHistory
  | AskHint
  | AskForecast
  | AskHook
  | AskPing;

// --- from the server

/** A seat, as everybody may know it. */
export interface SeatInfo {
  /** Null: it is free. */
  name: string | null;
  colour: number;
  /** The bot that plays for it now. */
  bot?: string | null;
  resigned?: boolean;
  /** Whether somebody is connected who may play for it. */
  here?: boolean;
}

/** How long each seat may still think. */
export interface ClockInfo {
  /** Milliseconds, as of this message. */
  left: number[];
  /** The seat whose clock runs. */
  running?: number | null;
}

/** Somebody would like to go back. */
export interface UndoInfo {
  seat: number;
  /** To where so many actions had been made. */
  actions: number;
  /** The seats that have agreed so far. */
  agreed: number[];
}

/** What a table is, and how it stands. */
export interface TableInfo {
  state: "open" | "playing" | "paused" | "over" | "abandoned";
  seats: SeatInfo[];
  /** How many actions of seats count. */
  moves: number;
  /** The seat that has to decide. */
  asked?: number | null;
  /** Null: the table has none. */
  clocks?: ClockInfo | null;
  undo?: UndoInfo | null;
  /** The table at which the same people meet again. */
  rematch?: string | null;
  watchers?: number;
  /** Whether hints and forecasts are given at this table. */
  forecast?: boolean;
}

/** One action of the game and what happened then, as the receiver may know it. */
export interface StepInfo {
  /** The seat that acted, or chance. */
  actor: number | "chance";
  /** In the game's notation. */
  action: string;
  /** Each has an `event` that says what it is. */
  events: GameEvent[];
}

/** What the receiver is asked to decide. */
export interface Question {
  /** All that may be done, in canonical order. */
  legal: string[];
  /** The question in words, if a language is spoken. */
  sentence?: string | null;
  /** What would happen, as events, by the action; only where it leaves nothing to chance (the dice of San Andreas). A coin that the receiver may not know yet is null. */
  previews?: Record<string, GameEvent[]>;
}

/** The game plays on from where another table was. */
export interface BranchInfo {
  /** That table. It may be gone. */
  table: string;
  /** As it was after its entry with this number. */
  seq: number;
  /** So many actions were taken over, chance included. */
  actions: number;
}

/** How likely something is. */
export interface OddsInfo {
  /** From 0 to 1. */
  p: number;
  /** Half the width of a 95 % interval; 0 where it is exact. */
  error: number;
}

/** Something on the board that quakes threaten. */
export interface DangerInfo {
  /** Where: a cell `q,r` or a space `x,y`. */
  at: string;
  /** Whose it is: the owner of the city, or of the crew on the tile. */
  seat: number | null;
  /** How likely it is lost. A tile of Seismic `soon`, when the receiver next lays, and by the `end`; a city of San Andreas by the next quake, with an `average` order of the dice and with the `worst`. */
  odds: Record<string, OddsInfo>;
}

/** The answer to `hello`: the table as it stands. */
export interface Welcome {
  type: "welcome";
  table: string;
  /** `seismic` or `san-andreas`. */
  game: string;
  rules_version: number;
  options: Record<string, any>;
  /** As it was given when the table was opened. */
  clock: Clock;
  public: boolean;
  /** SHA-256 of the seed from which chance is drawn. Empty: the record that was loaded holds none. */
  commitment: string;
  /** The seat that this socket speaks for. */
  seat: number | null;
  /** Whether the table was opened by this session. */
  host: boolean;
  /** The number of the last entry. */
  seq: number;
  /** The server's time, in milliseconds since 1970. */
  now: number;
  info: TableInfo;
  /** The position as the receiver may know it; missing if the client said what it has. */
  view?: View | null;
  question?: Question | null;
  /** How many lines of chat there are. */
  lines?: number;
  /** Null: the game begins here. */
  branch?: BranchInfo | null;
  /** Whether the game was played elsewhere and its record loaded: nobody can play here. */
  loaded?: boolean;
}

/** An entry of the log that is in force now. */
export interface Update {
  type: "update";
  seq: number;
  /** When, in milliseconds since 1970. */
  at: number;
  /** What happened at the table: a fact, by its `kind`. */
  fact: Fact;
  /** How the table stands after it. */
  info: TableInfo;
  /** What happened in the game, chance included. */
  steps?: StepInfo[];
  /** Fields of the view that have changed, each with its new value. */
  changes?: Record<string, any>;
  /** Fields that are lists of things with a key (`at`, `id`): `put` these, `take` those with these keys. */
  patches?: Record<string, Record<string, any[]>>;
  /** What happened in the game, in sentences, if a language is spoken. */
  story?: string[];
  /** If the receiver is asked now. */
  question?: Question | null;
}

/** A piece of history: the view before it and the updates after that. */
export interface HistoryPart {
  type: "history";
  after: number;
  /** As it was at that number. */
  view: View;
  updates: Update[];
  /** The number of the last of them; less than was asked for if that was too much at once. */
  until: number;
  id?: number | null;
}

/** The answer to `hint`. */
export interface HintGiven {
  type: "hint";
  /** What a bot would do in the receiver's place, in the game's notation. */
  action: string;
  /** Why, for people; in English if no language is spoken. */
  sentence: string;
  id?: number | null;
}

/** The answer to `forecast`. */
export interface Foretold {
  type: "forecast";
  /** The number of the last entry when it was asked for: it is about the board as it was then. */
  seq: number;
  /** All tiles but the towns, or all cities. */
  dangers: DangerInfo[];
  id?: number | null;
}

/** Who is connected. */
export interface Presence {
  type: "presence";
  /** Seats of which somebody is there. */
  here: number[];
  /** How many others. */
  watchers: number;
}

/** Something was said. */
export interface Said {
  type: "said";
  /** Counted from 1. */
  number: number;
  /** When, in milliseconds since 1970. */
  at: number;
  /** Null: a watcher. */
  seat: number | null;
  name: string;
  text: string;
}

/** It is done, and kept. */
export interface Done {
  type: "done";
  id?: number | null;
  /** The number of its entry; for `say`, of the line. */
  seq?: number | null;
  /** For `rematch`: the new table. */
  table?: string | null;
}

/** It was not done, and nothing has changed. */
export interface Refused {
  type: "refused";
  /** Why, for programs: see the refusals. */
  code: string;
  /** Why, for people. */
  sentence: string;
  /** The ruling of the game, or the part of the program, that it comes from. */
  ruling: string;
  /** What fills the gaps of the sentence. */
  params: Record<string, any>;
  id?: number | null;
  /** The number that the next entry will have. */
  next?: number | null;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  /** The server's time, in milliseconds since 1970. */
  now: number;
  id?: number | null;
}

export type Tell =
  | Welcome
  | Update
  | HistoryPart
  | HintGiven
  | Foretold
  | Presence
  | Said
  | Done
  | Refused
  | Pong;

// --- facts

/** Somebody sat down, or goes by another name or colour now. */
export interface FactSat {
  kind: "sat";
  seat: number;
  name: string;
  colour: number;
  /** With a new secret: older ones for this seat are worth nothing any more. */
  fresh?: boolean;
}

/** A seat is free again; the game has not begun. */
export interface FactLeft {
  kind: "left";
  seat: number;
}

/** A seat added a word of its own to the seed that the host has committed to. */
export interface FactNonceAdded {
  kind: "nonce-added";
  seat: number;
  nonce: string;
}

/** The game begins. */
export interface FactBegan {
  kind: "began";
  nonces?: string[];
}

/** A seat acted: a person, or the bot that plays for it. */
export interface FactActed {
  kind: "acted";
  seat: number;
}

/** A seat's time is over. Either a bot plays on from here, or this one decision was made for it. */
export interface FactFlagged {
  kind: "flagged";
  seat: number;
  bot?: string | null;
}

/** A bot plays for the seat until its holder takes it back. */
export interface FactGivenToBot {
  kind: "given";
  seat: number;
  bot: string;
}

export interface FactTakenBack {
  kind: "taken-back";
  seat: number;
}

/** The seat got a new link; the old one is worth nothing any more. */
export interface FactHandedOver {
  kind: "handed-over";
  seat: number;
}

/** A seat would like to go back to where `actions` actions had been made. */
export interface FactUndoAsked {
  kind: "undo-asked";
  seat: number;
  actions: number;
}

export interface FactUndoAgreed {
  kind: "undo-agreed";
  seat: number;
  /** Everyone has agreed: this is where the game goes on. */
  actions?: number | null;
}

export interface FactUndoDeclined {
  kind: "undo-declined";
  seat: number;
}

/** A seat took back its own last action, which nobody needed to allow. */
export interface FactUndone {
  kind: "undone";
  seat: number;
  actions: number;
}

export interface FactPaused {
  kind: "paused";
  seat: number;
}

export interface FactResumed {
  kind: "resumed";
  seat: number;
}

/** The holder is gone for good; a bot plays to the end. */
export interface FactResigned {
  kind: "resigned";
  seat: number;
  bot: string;
}

/** The game ends here, without a result. */
export interface FactAbandoned {
  kind: "abandoned";
  seat: number;
}

/** The record that was loaded ends here: the game was not played to its end. */
export interface FactBrokenOff {
  kind: "broken-off";
}

/** The same people meet again at another table. */
export interface FactRematched {
  kind: "rematched";
  table: string;
}

export type Fact =
  | FactSat
  | FactLeft
  | FactNonceAdded
  | FactBegan
  | FactActed
  | FactFlagged
  | FactGivenToBot
  | FactTakenBack
  | FactHandedOver
  | FactUndoAsked
  | FactUndoAgreed
  | FactUndoDeclined
  | FactUndone
  | FactPaused
  | FactResumed
  | FactResigned
  | FactAbandoned
  | FactBrokenOff
  | FactRematched;

// --- Seismic

/** A road crew marker on a fragment (its two edges as laid) or a stub (its one edge). */
export interface SeismicCrew {
  fragment: string;
  seat: number;
}

/** A tile on the table, as laid. */
export interface SeismicLaidTile {
  at: Cell;
  tile: string;
  /** `highway`, `intersection` or `town`. */
  kind: string;
  rotation: number;
  links: Link[];
  exits: number[];
  value: number;
  crew: SeismicCrew | null;
}

/** What is under way within a turn, so that a game can be taken up anywhere. */
export interface SeismicUnfinished {
  /** Tiles that are still to be turned up. */
  to_draw: number;
  /** How many of the two tiles of the set-up lie face up already. */
  set_up_draws: number;
  /** The tile of this turn that may still be claimed. */
  laid: Cell | null;
  /** Road Crew's Dilemma: the last turn was a double placement. */
  doubled: boolean;
  /** The magnitude that is being resolved, or 0. */
  quake: number;
  /** The town that it hits now. */
  town: number;
  /** How many towns it has hit. */
  towns_hit: number;
  /** Aftershocks: how many seats have been asked. */
  shocks_asked: number;
  /** Aftershocks: the tiles turned for this quake. */
  turned: Cell[];
}

export interface SeismicView {
  seats: number;
  /** The seat that is asked, `CHANCE` or `OVER`. */
  actor: number;
  /** The seat whose turn it is. */
  turn: number;
  /** Turns begun so far. */
  turn_number: number;
  /** `set-up`, `draw`, `lay`, `crew`, `town`, `side`, `aftershock` or `over`. */
  phase: string;
  columns: number;
  rows: number;
  towns: Cell[];
  /** By q, then r. */
  board: SeismicLaidTile[];
  face_up: string[];
  pile: number;
  /** Balance: what is left of each seat's own pile; empty otherwise. */
  piles: number[];
  /** Balance: how many intersections each seat's pile still holds; empty otherwise. */
  junctions: number[];
  /** How many of each tile have not been turned up: in the pile, or unseen in the box. */
  unseen: Record<string, number>;
  /** How many of those lie unseen in the box. */
  boxed: number;
  crews_left: number[];
  /** For each town, the tiles on each of its six lines (NE, E, SE, SW, W, NW). */
  sides: number[][];
  /** What each seat would score if the game ended now. */
  scores: number[];
  /** Why the game ended: `tiles`, `closed`, `unplaceable`, or nothing while it goes on (ruling S11). */
  ended: string;
  under_way: SeismicUnfinished;
}

/** Where a section ends: an intersection or a town, and what it adds. */
export interface SeismicEnd {
  at: Cell;
  tile: string;
  value: number;
}

/** A section that bears crews, or that is asked about. */
export interface SeismicSection {
  /** A cell that it runs through: the first one that bears a crew, if any does. */
  at: Cell;
  /** Its fragment there. */
  fragment: string;
  /** Through-fragments, a point each. */
  fragments: number;
  /** Two if it is complete. */
  ends: SeismicEnd[];
  ring: boolean;
  /** Crews on it, seat by seat. */
  crews: number[];
  /** What a section between two towns scores more. */
  bonus: number;
  /** What it scores; 0 unless it is complete. */
  points: number;
  /** The seats with most crews on it: they all score it. */
  holders: number[];
}

/** Chance has picked the seat that begins. */
export interface SeismicFirstSeat {
  event: "seismic-first-seat";
  seat: number;
}

export interface SeismicTurnBegins {
  event: "seismic-turn-begins";
  seat: number;
}

export interface SeismicTileTurnedUp {
  event: "seismic-tile-turned-up";
  seat: number;
  tile: string;
  set_up: boolean;
}

/** A quake comes up. In the set-up it leaves the game without effect (ruling S5). */
export interface SeismicQuakeTurnedUp {
  event: "seismic-quake-turned-up";
  seat: number;
  magnitude: number;
  set_up: boolean;
}

/** No face-up tile could be laid (ruling S6). */
export interface SeismicRowDiscarded {
  event: "seismic-row-discarded";
  seat: number;
  tiles: string[];
}

export interface SeismicTileLaid {
  event: "seismic-tile-laid";
  seat: number;
  tile: string;
  at: Cell;
  rotation: number;
  /** Road Crew's Dilemma: laid instead of a claim. */
  second: boolean;
}

/** A lay has completed a section that bears crews. */
export interface SeismicSectionClosed {
  event: "seismic-section-closed";
  seat: number;
  section: SeismicSection;
}

export interface SeismicCrewSent {
  event: "seismic-crew-sent";
  seat: number;
  at: Cell;
  fragment: string;
  /** The section that is claimed by it. */
  section: SeismicSection;
}

/** A quake hits a side of a town. */
export interface SeismicSideHit {
  event: "seismic-side-hit";
  seat: number;
  magnitude: number;
  town: Cell;
  side: string;
  /** How many tiles lay on that side. */
  tiles: number;
  /** How many of them go. */
  destroyed: number;
}

/** All six sides of the town are empty: nothing happens. */
export interface SeismicQuakeHarmless {
  event: "seismic-quake-harmless";
  magnitude: number;
  town: Cell;
}

export interface SeismicTileDestroyed {
  event: "seismic-tile-destroyed";
  at: Cell;
  tile: string;
  rotation: number;
  /** The crew that goes home to its player. */
  crew: SeismicCrew | null;
}

/** An aftershock. */
export interface SeismicTileTurned {
  event: "seismic-tile-turned";
  seat: number;
  at: Cell;
  tile: string;
  before: number;
  after: number;
  crew: SeismicCrew | null;
}

export interface SeismicShockDeclined {
  event: "seismic-shock-declined";
  seat: number;
}

/** Balance: the seat has no tile to draw, and none lies face up. */
export interface SeismicSeatSkipped {
  event: "seismic-seat-skipped";
  seat: number;
}

/** A section in the final count; with 0 points if it is incomplete and its crews go home empty. */
export interface SeismicSectionScored {
  event: "seismic-section-scored";
  section: SeismicSection;
}

export interface SeismicGameEnds {
  event: "seismic-game-ends";
  /** `tiles`, `closed` or `unplaceable` (ruling S11). */
  reason: string;
  scores: number[];
  winners: number[];
  /** The tallest of several with the highest score wins (ruling S13). */
  by_height: boolean;
}

export type SeismicEvent =
  | SeismicFirstSeat
  | SeismicTurnBegins
  | SeismicTileTurnedUp
  | SeismicQuakeTurnedUp
  | SeismicRowDiscarded
  | SeismicTileLaid
  | SeismicSectionClosed
  | SeismicCrewSent
  | SeismicSideHit
  | SeismicQuakeHarmless
  | SeismicTileDestroyed
  | SeismicTileTurned
  | SeismicShockDeclined
  | SeismicSeatSkipped
  | SeismicSectionScored
  | SeismicGameEnds;

// --- San Andreas

/** A tile on the board, as it lies. */
export interface SanAndreasLaidTile {
  id: number;
  /** Its south-west space. */
  at: Space;
  /** The tiles that it overlaps and lies above, and `land` if it lies on land. */
  over: (number | string)[];
  under_land: boolean;
  /** How high its underside lies at the corners SW, SE, NW and NE, as fractions. */
  corners: Corners;
  /** How much it rises a space, to the east and to the north, as fractions. */
  lean: [string, string];
  /** Too steep for a coin (ruling A7). */
  steep: boolean;
  /** An epicentre may be marked on it (ruling A10). */
  coastal: boolean;
  /** Its spaces that show. */
  showing: Space[];
}

export interface SanAndreasCity {
  tile: number;
  at: Space;
  seat: number;
  /** null if the one who looks may not know it. */
  coin: number | null;
  /** Whether all may know it. */
  known: boolean;
}

export interface SanAndreasEpicentre {
  pawn: string;
  tile: number;
  at: Space;
}

export interface SanAndreasView {
  seats: number;
  /** The seat that is asked, `CHANCE` or `OVER`. */
  actor: number;
  /** The seat whose turn it is, or which set off the quake; -1 before the first turn. */
  turn: number;
  /** Turns begun so far. */
  turn_number: number;
  /** `set-up`, `turn`, `roll`, `shift`, `swap` or `over`. */
  phase: string;
  /** By number; tiles that have sunk are missing. */
  tiles: SanAndreasLaidTile[];
  /** In the order of founding. */
  cities: SanAndreasCity[];
  /** In the order of marking. */
  epicentres: SanAndreasEpicentre[];
  /** The pawns that can be placed. */
  pawns: string[];
  /** The coins in each seat's hand; null if the one who looks may not know them. */
  hands: (number[] | null)[];
  hand_sizes: number[];
  /** For each seat, the coins of which the one who looks cannot tell whether they are in hand or a city. */
  unknown: number[][];
  destroyed: number[][];
  scores: number[];
  /** What the dice of the pawns S, M, C and A show, while they are being resolved. */
  dice: number[] | null;
  /** The pawns whose dice are still to be resolved. */
  to_resolve: string[];
  /** How many turns in a row were passed. */
  passes: number;
  /** Why the game ended: `coins`, `standstill`, or nothing while it goes on. */
  ended: string;
}

/** The straight way from a space to the coast on one side. */
export interface SanAndreasCoastLine {
  /** `N`, `E`, `S` or `W`. */
  side: string;
  /** How many spaces lie between. */
  between: number;
  /** The first ocean space. */
  coast: Space;
}

/** What one city brings, and by which way to the coast. */
export interface SanAndreasCityScore {
  seat: number;
  at: Space;
  tile: number;
  coin: number;
  /** The shortest way, the first of `N`, `E`, `S`, `W` among equals; null if there is none. */
  coast: SanAndreasCoastLine | null;
  points: number;
}

/** Chance has picked the seat that begins. */
export interface SanAndreasFirstSeat {
  event: "san-andreas-first-seat";
  seat: number;
}

export interface SanAndreasTurnBegins {
  event: "san-andreas-turn-begins";
  seat: number;
}

/** The seat could neither found nor mark (ruling A15). */
export interface SanAndreasTurnPassed {
  event: "san-andreas-turn-passed";
  seat: number;
}

export interface SanAndreasCityFounded {
  event: "san-andreas-city-founded";
  seat: number;
  tile: number;
  at: Space;
  /** null where it is told to others than the founder (ruling A14). */
  coin: number | null;
}

export interface SanAndreasEpicentreMarked {
  event: "san-andreas-epicentre-marked";
  seat: number;
  tile: number;
  at: Space;
  pawn: string;
  /** It is the fourth: a quake follows (ruling A11). */
  quake: boolean;
}

export interface SanAndreasDiceRolled {
  event: "san-andreas-dice-rolled";
  seat: number;
  /** For the pawns S, M, C and A. */
  dice: [number, number, number, number];
}

/** A tile goes one space; its pawn is back in the supply. */
export interface SanAndreasTileShifted {
  event: "san-andreas-tile-shifted";
  tile: number;
  /** null if no pawn did it: see `Position.push`. */
  pawn: string | null;
  die: number;
  /** `N`, `E` or `S`. */
  direction: string;
  /** The die says lift; otherwise it says dip. */
  lift: boolean;
  before: Space;
  after: Space;
  /** What it newly overlaps and lies above: tiles, `land`. */
  climbs_over: (number | string)[];
  /** What it newly overlaps and lies below. */
  slides_under: (number | string)[];
}

/** A tile has come to lie otherwise: higher, lower or with another lean (ruling A6). */
export interface SanAndreasTileSettled {
  event: "san-andreas-tile-settled";
  tile: number;
  before: Corners;
  after: Corners;
  lean_before: [string, string];
  lean_after: [string, string];
  /** Now too steep for a coin. */
  steep: boolean;
}

export interface SanAndreasCityDestroyed {
  event: "san-andreas-city-destroyed";
  seat: number;
  tile: number;
  at: Space;
  /** null if it is only foreseen, by somebody who does not know it. */
  coin: number | null;
  /** `buried`, `lean` (its tile's lean changed) or `sank`. */
  why: string;
  /** What buries it: a tile, or `land`. */
  under: number | string | null;
}

/** Tiles that are cut off from all land leave the game (ruling A12). */
export interface SanAndreasTilesSank {
  event: "san-andreas-tiles-sank";
  tiles: number[];
  at: Space[];
  /** Pawns that are back in the supply. */
  pawns: string[];
}

/** A null city takes back a destroyed coin (ruling A13). */
export interface SanAndreasCoinSwapped {
  event: "san-andreas-coin-swapped";
  seat: number;
  tile: number;
  at: Space;
  coin: number;
}

export interface SanAndreasSwapDeclined {
  event: "san-andreas-swap-declined";
  seat: number;
}

/** A city brings points, perhaps none; from now on all may know its coin (ruling A14). */
export interface SanAndreasCityScored {
  event: "san-andreas-city-scored";
  score: SanAndreasCityScore;
}

export interface SanAndreasGameEnds {
  event: "san-andreas-game-ends";
  /** `coins` (ruling A15), or `standstill` when nobody can ever act again. */
  reason: string;
  scores: number[];
  winners: number[];
}

export type SanAndreasEvent =
  | SanAndreasFirstSeat
  | SanAndreasTurnBegins
  | SanAndreasTurnPassed
  | SanAndreasCityFounded
  | SanAndreasEpicentreMarked
  | SanAndreasDiceRolled
  | SanAndreasTileShifted
  | SanAndreasTileSettled
  | SanAndreasCityDestroyed
  | SanAndreasTilesSank
  | SanAndreasCoinSwapped
  | SanAndreasSwapDeclined
  | SanAndreasCityScored
  | SanAndreasGameEnds;

export type View = SeismicView | SanAndreasView;

export type GameEvent = SeismicEvent | SanAndreasEvent;

// --- over HTTP

/** Who is to sit there: a bot, or a person who is still to come. */
export interface SeatPlan {
  bot?: string | null;
}

/** How long one may think. */
export interface Clock {
  /** `move`: so many seconds a decision; `bank`: for the whole game, and more for each decision made. */
  kind?: "none" | "move" | "bank";
  seconds?: number;
  increment?: number;
  /** A bot plays on, or the decision is passed (made in the least way where the rules let nobody pass). */
  when_over?: "bot" | "pass";
  bot?: string;
}

/** Another table, whose game is over or abandoned, to play on from where it was. Whoever asks must be allowed to see it: a token of that table comes in the header, as always. */
export interface BranchFrom {
  table: string;
  /** As it was after its entry with this number. */
  seq: number;
}

/** Open a table. Whoever opens it may sit down at once, and begin if no seat is left free. */
export interface OpenTable {
  seats: SeatPlan[];
  /** Missing for a branch, like the options: it has those of the other table. */
  game?: string | null;
  options?: Record<string, any>;
  clock?: Clock;
  public?: boolean;
  /** Whether hints and forecasts are given. Missing: they are, or at a branch what the other table has. */
  forecast?: boolean | null;
  /** Play on from where another table was, with as many seats, which keep what they had. Chance comes from a new seed. */
  branch?: BranchFrom | null;
  /** Sit down here. */
  seat?: number | null;
  name?: string | null;
  colour?: number | null;
  begin?: boolean;
  /** Announce turns to this address. */
  hook?: string | null;
}

/** A new table, with its secrets: hand them only to those who are to have them. */
export interface Opened {
  table: string;
  /** The token of each seat that is for a person. */
  seats: Record<number, string>;
  /** The token of those who may watch. */
  watch: string;
  /** Links for people: `0`, `1` … for seats, `watch` to watch. The secret stands behind the #, which no browser sends. */
  links: Record<string, string>;
  /** SHA-256 of the seed from which chance is drawn. Empty: the record that was loaded holds none. */
  commitment: string;
}

/** Take a free seat at a public table. */
export interface SitDown {
  name: string;
  colour?: number | null;
}

export interface Seated {
  table: string;
  seat: number;
  token: string;
  link: string;
}

export interface SeatLine {
  name: string | null;
  bot?: string | null;
}

/** A table in a list. */
export interface TableLine {
  table: string;
  game: string;
  options: Record<string, any>;
  clock: Clock;
  public: boolean;
  state: string;
  seats: SeatLine[];
  free: number;
  asked: number | null;
  opened_at: number;
  changed_at: number;
  /** My seats. */
  mine?: number[];
  /** Whether the game was played elsewhere and its record loaded. */
  loaded?: boolean;
  /** Whether hints and forecasts are given. */
  forecast?: boolean;
}

export interface Tables {
  tables: TableLine[];
}

/** Whether the chance of a finished game was what the seed says. */
export interface Verified {
  verified: boolean;
  /** How many chance actions were derived again. */
  draws?: number;
  /** How many, the first ones, were taken over from another game: the seed says nothing about them. */
  given?: number;
  /** Empty, like the seed, if a record was loaded that holds none. */
  commitment: string;
  seed: string;
  /** Why not, for programs: `no-seed`, `no-commitment`, `bad-seed`, `wrong-seed` or `wrong-draw`. */
  code?: string | null;
  /** The same for people. */
  why?: string | null;
}

/** What chance could have brought, in the order in which draws are derived. */
export interface Odds {
  actions: string[];
  /** How likely each is, as parts of their sum. Empty: all are equally likely. */
  shares?: number[];
}

/** A chance action of a game. */
export interface DrawLine {
  step: number;
  action: string;
  /** Which of the odds it had, counted from 0. */
  odds: number;
}

/** All that a reader needs to derive every draw of a finished game again. */
export interface Draws {
  nonces: string[];
  odds: Odds[];
  draws: DrawLine[];
}

export interface OptionInfo {
  name: string;
  /** `number`, `seat`, `heights` or `manifest`. */
  kind: string;
  least?: number | null;
  most?: number | null;
  step?: number | null;
  default?: number | null;
}

/** A game that can be played here. */
export interface GameInfo {
  game: string;
  rules_version: number;
  least_seats: number;
  most_seats: number;
  variants: string[];
  options: OptionInfo[];
  bots: string[];
  /** Those of the bots that are made for people to play against, gentlest first. The others are there to compare with. */
  levels: string[];
}

export interface Games {
  games: GameInfo[];
}

/** Why something was refused. */
export interface Failure {
  code: string;
  sentence: string;
  ruling: string;
  params: Record<string, any>;
}

/** What would have been better. */
export interface BetterAction {
  action: string;
  /** How likely the seat would have been to win after it. */
  win: number;
}

/** One action of a game, and what it was worth. */
export interface AnalysedStep {
  type: "step";
  /** Counted from 1, as in a trace; chance actions count. */
  step: number;
  /** The seat that acted, or chance. */
  actor: number | "chance";
  /** In the game's notation. */
  action: string;
  /** How likely each seat is to win after it. They sum to 1: a shared win is split. */
  win: number[];
  /** Half the width of a 95 % interval around each of these; 0 where it went the same way every time. */
  error: number;
  /** What the seat should have done instead; null if nothing is known to be better, and for chance. */
  best: BetterAction | null;
  /** By how much less likely it is to win than after the best action; 0 if the difference is within the error. Null for chance. */
  loss: number | null;
  /** By how much each seat is more likely to win than on average over all that chance could have brought. Null for seats. */
  luck: number[] | null;
}

/** The last line: what all the steps come to. */
export interface AnalysisSummary {
  type: "summary";
  /** For each seat the sum of its luck, in wins. */
  luck: number[];
  /** About half the width of a 95 % interval around each of these. */
  error: number;
  /** For each seat the sum of what its decisions lost, in wins. */
  lost: number[];
  /** The steps of the decisions that lost most, the worst first. */
  decisions: number[];
}

export type Finding =
  | AnalysedStep
  | AnalysisSummary;
