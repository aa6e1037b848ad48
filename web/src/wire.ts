// Made by docs/make_wire_types.py (make docs) from the message types of the server: change those.

export type Cell = [q: number, r: number];
export type Space = [x: number, y: number];
export type Link = [edge: number, edge: number];

// --- from a client

/** The first message: who the client is, and what it has already. */
export interface AskHello {
  type: "hello";
  id?: number;
  /** A secret of a seat, the token of a link to it, or that of a watcher of a table by invitation. It is never part of a URL that is sent. */
  token?: string | null;
  /** The secret that the client wants for the seat if `token` is that of an unused link: 32 to 128 characters that cannot be guessed, stored by the client before it sends them. The link is used up with it. The same hello may be sent again. With any other `token` it is ignored. */
  new_token?: string | null;
  /** The last entry number that the client has: it gets what came after. Null: it gets the present view. */
  have?: number | null;
  /** The number of the last chat line that the client has. */
  heard?: number;
  /** How many items of the transcript of chance the client has: it gets those after them. */
  noted?: number;
  /** The language of stories and questions: en, de, es or fr. Null: no such sentences are sent. */
  language?: string | null;
  /** The name of a watcher in the chat. */
  name?: string | null;
  /** Secrets of other seats whose players are at the same screen: they count as connected too. The first three are looked at, and those that open no seat are ignored. */
  beside?: string[];
  /** Whether several people play at this client: stories then call nobody “you”. */
  shared?: boolean;
}

/** Do something in the game. */
export interface AskAct {
  type: "act";
  id?: number;
  seq: number;
  /** The action in the game's notation, one of those in `legal`. */
  action: string;
}

/** Begin the game. All seats must be taken. */
export interface AskBegin {
  type: "begin";
  id?: number;
  seq: number;
}

/** Sit down on the seat of the client's token, or change the name or colour there. */
export interface AskRename {
  type: "rename";
  id?: number;
  seq: number;
  name: string;
  /** 0 to 3; no other seat at the table may have it. */
  colour: number;
}

/** Leave the seat before the game begins. */
export interface AskLeave {
  type: "leave";
  id?: number;
  seq: number;
}

/** Take back the seat's last action: at once if neither chance nor another seat acted since, otherwise when all agree; not at all once anybody has learnt a secret since. */
export interface AskUndo {
  type: "undo";
  id?: number;
  seq: number;
}

/** Agree to the undo or the pause that somebody asked for; at most one request is pending at a time. */
export interface AskAgree {
  type: "agree";
  id?: number;
  seq: number;
}

/** Decline an undo or a pause; the seat that asked for it withdraws it in this way. */
export interface AskDecline {
  type: "decline";
  id?: number;
  seq: number;
}

/** Stop the game and all clocks: at once in a game without a clock, otherwise when all other people who play for themselves agree. Clocks and bots go on until then; the request lapses with the next move. */
export interface AskPause {
  type: "pause";
  id?: number;
  seq: number;
}

/** Go on after a pause, whoever asked for it. */
export interface AskResume {
  type: "resume";
  id?: number;
  seq: number;
}

/** Have the person who is asked reminded: once a day at a table, when the person has been away for half the clock, or for two days in a game without one. */
export interface AskRemind {
  type: "remind";
  id?: number;
  seq: number;
}

/** Vote for letting a bot play this turn of the person who is away as long as for `remind`. It plays when all other people who play for themselves have voted so; whoever comes back ends the vote. */
export interface AskLetBotPlay {
  type: "let-bot-play";
  id?: number;
  seq: number;
}

/** Vote for ending the game without a result, as the person who is asked is away: like `let-bot-play`. */
export interface AskEndHere {
  type: "end-here";
  id?: number;
  seq: number;
}

/** Let a bot play for this seat until it is taken back. */
export interface AskGive {
  type: "give";
  id?: number;
  seq: number;
  /** A bot that `/api/games` lists. */
  bot?: string;
}

/** Take this seat back from the bot that plays for it. */
export interface AskTakeBack {
  type: "take-back";
  id?: number;
  seq: number;
}

/** Give this seat to another person by a new link; all that opened the seat before is no longer valid. */
export interface AskHandOver {
  type: "hand-over";
  id?: number;
  seq: number;
  /** The token of the new link, chosen by the client: 32 to 128 characters that cannot be guessed. */
  token: string;
}

/** Leave the game for good; a bot plays for this seat to the end. */
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

/** Open a table for the same people, everyone one seat further. Secrets and unused links stay the same. */
export interface AskRematch {
  type: "rematch";
  id?: number;
  seq: number;
}

/** Send a line of chat to all at the table. */
export interface AskSay {
  type: "say";
  id?: number;
  text: string;
}

/** Receive no more chat from these seats or watchers, on this socket. */
export interface AskMute {
  type: "mute";
  id?: number;
  seats?: number[];
  /** Whether to mute all watchers. */
  watchers?: boolean;
}

/** Change the language of stories and questions from now on; null: no such sentences are sent. */
export interface AskSpeak {
  type: "speak";
  id?: number;
  language: string | null;
}

/** Ask for the updates from one entry number to another again. */
export interface AskHistory {
  type: "history";
  id?: number;
  /** The number of the entry before the first one wanted; 0 is the beginning. */
  after: number;
  /** The number of the last entry wanted. */
  until: number;
}

/** Ask for a good action. Only for the seat that has to decide; a table may forbid it. A socket gets one hint or forecast at a time; other messages are answered meanwhile. */
export interface AskHint {
  type: "hint";
  id?: number;
}

/** Ask how likely quakes are to destroy what is on the board. For seats and watchers; a table may forbid it. A socket gets one hint or forecast at a time; other messages are answered meanwhile. */
export interface AskForecast {
  type: "forecast";
  id?: number;
}

/** Announce turns to this URL by an HTTP POST; null: announce none. Only for the host. */
export interface AskHook {
  type: "hook";
  id?: number;
  url: string | null;
}

/** Make a link for another device of this seat, good once; earlier unused links of the seat are no longer valid. Its token is in `done`. */
export interface AskDeviceLink {
  type: "device-link";
  id?: number;
}

/** Make a new link for a seat whose secret is lost; all that opened the seat before is no longer valid. Only for the host, and told to all. Its token is in `done`. */
export interface AskReissue {
  type: "reissue";
  id?: number;
  seat: number;
}

/** Give a free seat to a bot, or with null take the seat of a bot away from it. Only for the host, and before the game begins. All that opened the seat before is no longer valid; a seat that is taken from a bot has a link, the token of which is in `done`. */
export interface AskSeatBot {
  type: "seat-bot";
  id?: number;
  seat: number;
  /** A bot that `/api/games` lists. */
  bot?: string | null;
}

/** Take part in dealing chance on this socket, with the chain that has this end. It is published if it is new, before which the client must have stored its secret. The same end at another seat is the same chain: one browser with several people is one participant. `done` tells the number of the chain. */
export interface AskAddChain {
  type: "add-chain";
  id?: number;
  /** The end of the chain: 64 hexadecimal digits. */
  end: string;
}

/** Answer a round of chance with the next link of this socket's chain. The same link may be sent again. */
export interface AskReveal {
  type: "reveal";
  id?: number;
  /** The number of items of the transcript up to the question. */
  round: number;
  /** The link: 64 hexadecimal digits. */
  link: string;
}

/** Check that the connection is alive. */
export interface AskPing {
  type: "ping";
  id?: number;
}

export type Command =
  | AskAct
  | AskBegin
  | AskRename
  | AskLeave
  | AskUndo
  | AskAgree
  | AskDecline
  | AskPause
  | AskResume
  | AskRemind
  | AskLetBotPlay
  | AskEndHere
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
  | AskRename
  | AskLeave
  | AskUndo
  | AskAgree
  | AskDecline
  | AskPause
  | AskResume
  | AskRemind
  | AskLetBotPlay
  | AskEndHere
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
  | AskDeviceLink
  | AskReissue
  | AskSeatBot
  | AskAddChain
  | AskReveal
  | AskPing;

// --- from the server

/** The public state of a seat. */
export interface SeatInfo {
  /** The name of the player; null if the seat is free. */
  name: string | null;
  colour: number;
  /** The bot that plays for it now. */
  bot?: string | null;
  resigned?: boolean;
  /** Whether a client that may play for it is connected. */
  here?: boolean;
  /** Until when the bot plays, if not for good: to the end of the turn of a person who is away, until such a person is `back`, or to the end of a turn whose `time` is up, as the holder has taken over. */
  bot_until?: "turn" | "back" | "time" | null;
}

/** How long each seat may still think. */
export interface ClockInfo {
  /** The milliseconds that each seat has left, as of this message. */
  left: number[];
  /** The seat whose clock runs. */
  running?: number | null;
}

/** A request of a seat to undo actions. */
export interface UndoInfo {
  seat: number;
  /** The number of the seats' actions that remain after the undo. */
  actions: number;
  /** The seats that have agreed so far. */
  agreed: number[];
}

/** A request of a seat to pause a game with a clock. */
export interface PauseInfo {
  seat: number;
  /** The seats that have agreed so far. */
  agreed: number[];
}

/** The person who is asked is away. */
export interface AwayInfo {
  seat: number;
  /** When the person was last seen, in milliseconds since 1970. */
  since: number;
  /** When the others can do something about it, in milliseconds since 1970. */
  ready_at: number;
  /** The seats that all have to agree. */
  voters: number[];
  /** The seats that would let a bot play this turn. */
  for_bot?: number[];
  /** The seats that would end the game here. */
  for_end?: number[];
  /** When a bot plays on by itself, in milliseconds since 1970; null: it does not. */
  bot_at?: number | null;
}

/** The last reminder at a table. */
export interface ReminderInfo {
  /** When it went out, in milliseconds since 1970; the next can a day later. */
  at: number;
  /** The seat that asked for it. */
  seat: number;
}

/** How a series of rematches stands. */
export interface SeriesInfo {
  games: number;
  /** How many of the games each seat has won; a shared win counts for all who share it. */
  wins: number[];
}

/** The public state of a table. */
export interface TableInfo {
  state: "open" | "playing" | "paused" | "over" | "abandoned";
  seats: SeatInfo[];
  /** The number of actions of seats, without undone ones. */
  moves: number;
  /** The seat that has to decide. */
  asked?: number | null;
  /** The clocks of the seats; null if the table has none. */
  clocks?: ClockInfo | null;
  undo?: UndoInfo | null;
  /** The pending request for a pause. */
  pause?: PauseInfo | null;
  /** How many more pauses each seat may be granted; null if the table has no clock. */
  pauses_left?: number[] | null;
  /** When the pause ends by itself, in milliseconds since 1970; null if it has no end, or there is none. */
  paused_until?: number | null;
  /** What the game waits for between an action and its draws: that participants answer a round of chance, or that another participant connects. */
  waits?: "chance" | "people" | null;
  /** The person who is asked, if that person is not connected. */
  away?: AwayInfo | null;
  reminder?: ReminderInfo | null;
  /** The table at which the same people meet again. */
  rematch?: string | null;
  /** The games of a series of rematches that were played to their end, this one included; null if it is the first. */
  series?: SeriesInfo | null;
  watchers?: number;
  /** Whether hints and forecasts are given at this table. */
  forecast?: boolean;
}

/** One action of the game and what happened then, as the receiver may know it. */
export interface StepInfo {
  /** The seat that acted, or chance. */
  actor: number | "chance";
  /** The action in the game's notation. */
  action: string;
  /** The events of the action; the field `event` of each is its kind. */
  events: GameEvent[];
}

/** What the receiver is asked to decide. */
export interface Question {
  /** All legal actions, in canonical order. */
  legal: string[];
  /** The question as a sentence, if the client has chosen a language. */
  sentence?: string | null;
  /** By action: the events that it would lead to; only where it leaves nothing to chance and is hard to see. What the receiver may not know yet is null. */
  previews?: Record<string, GameEvent[]>;
}

/** The table and the entry from which this game was branched. */
export interface BranchInfo {
  /** The id of the table that was branched, which may not exist any more. */
  table: string;
  /** The number of the entry after which it was branched. */
  seq: number;
  /** The number of actions that were taken over, chance included. */
  actions: number;
}

/** How chance is dealt at a table. */
export interface DealingInfo {
  kind: "together" | "host";
  /** What happens while one participant alone is connected. */
  alone: "deal" | "wait";
  /** The end of the server's first chain. */
  end: string;
}

/** The transcript of chance from an item on (docs/adr/0021). */
export interface TranscriptPart {
  /** The hash of the transcript without items. */
  first: string;
  /** How many items are before those sent. */
  after: number;
  items: any[];
}

/** A probability and its error. */
export interface OddsInfo {
  /** The probability, from 0 to 1. */
  p: number;
  /** Half the width of a 95 % interval around `p`; 0 where it is exact. */
  error: number;
}

/** A tile or a city that quakes may destroy. */
export interface DangerInfo {
  /** Its place: a cell `q,r` or a space `x,y`. */
  at: string;
  /** The owner of the city, or of the crew on the tile. */
  seat: number | null;
  /** How likely it is to be lost, in the game's own terms: `soon`, when the receiver next lays, and by the `end`; or by the next quake, with an `average` order of the dice and with the `worst`. */
  odds: Record<string, OddsInfo>;
}

/** The answer to `hello`: the table as it stands. */
export interface Welcome {
  type: "welcome";
  table: string;
  /** The key of the game, one of those that `/api/games` lists. */
  game: string;
  rules_version: number;
  options: Record<string, any>;
  /** The clock as it was set when the table was opened. */
  clock: Clock;
  /** After how many days of absence a bot plays on; null: it does not. */
  bot_after_days?: number | null;
  public: boolean;
  /** SHA-256 of the seed from which chance is drawn or, where it is dealt together, the end of the server's first chain. Empty: the record that was loaded holds none. */
  commitment: string;
  /** How chance is dealt; null: from a seed, without words of participants. */
  dealing?: DealingInfo | null;
  /** The transcript of chance; missing like the view, or if the client has asked for too much. */
  transcript?: TranscriptPart | null;
  /** The seat that this socket speaks for. */
  seat: number | null;
  /** Whether the table was opened by this session. */
  host: boolean;
  /** Whether the `new_token` of hello is a secret of the seat; its `token` is used up then. */
  claimed?: boolean;
  /** The number of the last entry of the log. */
  seq: number;
  /** The server's time, in milliseconds since 1970. */
  now: number;
  info: TableInfo;
  /** The position as the receiver may know it; missing if the client said what it has. */
  view?: View | null;
  /** The fields of the view that are lists of items with a key, each with the name of that key. */
  keyed: Record<string, string>;
  question?: Question | null;
  /** How many lines of chat there are. */
  lines?: number;
  /** The table that this game was branched from; null if it was not. */
  branch?: BranchInfo | null;
  /** Whether the table shows a record that was loaded, so that no seat can play. */
  loaded?: boolean;
}

/** An entry of the table's log, and what it has changed. */
export interface Update {
  type: "update";
  seq: number;
  /** The time of the entry, in milliseconds since 1970. */
  at: number;
  /** What happened at the table; its field `kind` names the type. */
  fact: Fact;
  /** The table after the entry. */
  info: TableInfo;
  /** What happened in the game, chance included. */
  steps?: StepInfo[];
  /** Fields of the view that have changed, each with its new value. */
  changes?: Record<string, any>;
  /** Changes of the `keyed` fields of [`welcome`](#welcome): items to `put`, keys to `take`. */
  patches?: Record<string, Record<string, any[]>>;
  /** What the entry adds to the transcript of chance. */
  items?: any[];
  /** What happened in the game, in sentences, if the client has chosen a language. */
  story?: string[];
  /** The question, if the receiver has to decide now. */
  question?: Question | null;
}

/** A part of a table's history: a view, and the updates after it. */
export interface HistoryPart {
  type: "history";
  after: number;
  /** The view after the entry with the number `after`. */
  view: View;
  updates: Update[];
  /** The number of the last update; less than was asked for if that was too much at once. */
  until: number;
  id?: number | null;
}

/** The answer to `hint`. */
export interface HintGiven {
  type: "hint";
  /** What a bot would do in the receiver's place, in the game's notation. */
  action: string;
  /** The reasons in sentences; in English if the client has chosen no language. */
  sentence: string;
  id?: number | null;
}

/** The answer to `forecast`. */
export interface Foretold {
  type: "forecast";
  /** The number of the last entry when the forecast was asked for: it is about the board as it was then. */
  seq: number;
  /** The dangers of all tiles but the towns, or of all cities. */
  dangers: DangerInfo[];
  id?: number | null;
}

/** Who is connected to the table. */
export interface Presence {
  type: "presence";
  /** The seats with a connected client. */
  here: number[];
  /** The number of connected watchers. */
  watchers: number;
  /** The number of connections for each seat that has one. */
  devices?: Record<number, number>;
  /** When each person was last seen who is not connected, in milliseconds since 1970. */
  seen?: Record<number, number>;
  /** The person who is asked, if that person is not connected: instead of that of the last update. */
  away?: AwayInfo | null;
}

/** A line of chat. */
export interface Said {
  type: "said";
  /** The number of the line, counted from 1. */
  number: number;
  /** The time of the line, in milliseconds since 1970. */
  at: number;
  /** The seat that said it; null for a watcher. */
  seat: number | null;
  name: string;
  text: string;
}

/** A line of chat was removed by an operator: show it no longer. */
export interface SaidRemoved {
  type: "said-removed";
  /** The number of the line. */
  number: number;
}

/** The answer to a message that was carried out; if it changed the table, the change is stored. */
export interface Done {
  type: "done";
  id?: number | null;
  /** The number of the entry of a command; for `say`, of the chat line. */
  seq?: number | null;
  /** For `rematch`: the new table. */
  table?: string | null;
  /** For `add-chain`: the number of the chain, counted from 0. */
  chain?: number | null;
  /** For `device-link`, `reissue` and `seat-bot`: the token of the new link. */
  token?: string | null;
}

/** The answer to a message that was refused; nothing has changed. */
export interface Refused {
  type: "refused";
  /** The reason for programs: see the refusals. */
  code: string;
  /** The reason as a sentence for people. */
  sentence: string;
  /** The ruling of the game, or the part of the program, that it comes from. */
  ruling: string;
  /** The parameters of the sentence. */
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
  | SaidRemoved
  | Done
  | Refused
  | Pong;

// --- facts

/** What an entry holds of a round of chance: its question, or its answers and draws, or both. */
export interface Round {
  /** The chains that are asked, by number. */
  asked?: number[] | null;
  /** The end of the server's next chain, in the last round of the one before. */
  next_end?: string | null;
  /** The chains that answered, with their links. */
  answers?: [number, string][];
  /** The server's link, with which the round ends. */
  link?: string | null;
}

/** A player sat down, or changed the name or colour of the seat. */
export interface FactSat {
  kind: "sat";
  seat: number;
  name: string;
  colour: number;
  /** Whether the seat has a new token: older ones are no longer valid. */
  fresh?: boolean;
}

/** A seat is free again; the game has not begun. */
export interface FactLeft {
  kind: "left";
  seat: number;
}

/** The host gave a free seat to a bot; nothing that opened the seat before is valid any more. */
export interface FactBotSat {
  kind: "bot-sat";
  seat: number;
  bot: string;
  name: string;
  colour: number;
}

/** The host took the seat of a bot away from it: it is free for a person. */
export interface FactBotLeft {
  kind: "bot-left";
  seat: number;
}

/** A seat added a nonce, in clear, to the seed that the host has committed to: in old logs only. */
export interface FactNonceAdded {
  kind: "nonce-added";
  seat: number;
  nonce: string;
}

/** A device at a seat published the end of its hash chain. */
export interface FactChainAdded {
  kind: "chain-added";
  seat: number;
  end: string;
}

/** The game begins. */
export interface FactBegan {
  kind: "began";
  nonces?: string[];
  known?: number;
  round?: Round | null;
}

/** A seat acted: a person, or the bot that plays for it. */
export interface FactActed {
  kind: "acted";
  seat: number;
  /** How many of these have values that were dealt before an undo. */
  known?: number;
  /** The round that the chance actions after these need. */
  round?: Round | null;
}

/** A round of chance began after it had waited for people. */
export interface FactChanceAsked {
  kind: "chance-asked";
  round: Round;
}

/** Chance acted after an entry that did not hold its draws. */
export interface FactDealt {
  kind: "dealt";
  known?: number;
  round?: Round | null;
}

/** The clock of a seat ran out. Either a bot plays on from here, or this one decision was made for it. */
export interface FactFlagged {
  kind: "flagged";
  seat: number;
  bot?: string | null;
  known?: number;
  round?: Round | null;
}

/** A bot plays for the seat until its holder takes it back. */
export interface FactGivenToBot {
  kind: "given";
  seat: number;
  bot: string;
  /** Whether it plays because the holder has been away for as long as the set-up says. */
  away?: boolean;
}

export interface FactTakenBack {
  kind: "taken-back";
  seat: number;
}

/** A link of the seat was used: a device got a secret of its own for it. */
export interface FactClaimed {
  kind: "claimed";
  seat: number;
  /** Whether another device had a secret of the seat already. */
  device?: boolean;
}

/** The seat made a link for another device; earlier unused links of the seat are no longer valid. */
export interface FactDeviceLinked {
  kind: "device-linked";
  seat: number;
}

/** The host made a new link for the seat; all that opened the seat before is no longer valid. */
export interface FactReissued {
  kind: "reissued";
  seat: number;
}

/** The seat was handed over by a new link; all that opened the seat before is no longer valid. */
export interface FactHandedOver {
  kind: "handed-over";
  seat: number;
}

/** A seat asked for an undo after which `actions` actions of seats remain. */
export interface FactUndoAsked {
  kind: "undo-asked";
  seat: number;
  actions: number;
}

export interface FactUndoAgreed {
  kind: "undo-agreed";
  seat: number;
  /** The number of the seats' actions that remain, once everyone has agreed. */
  actions?: number | null;
}

export interface FactUndoDeclined {
  kind: "undo-declined";
  seat: number;
}

/** A seat took back its own last action without the consent of others. */
export interface FactUndone {
  kind: "undone";
  seat: number;
  actions: number;
}

/** A seat paused the game without the consent of others. */
export interface FactPaused {
  kind: "paused";
  seat: number;
  /** The milliseconds after which the pause ends by itself; null: it lasts until somebody resumes. */
  lasts?: number | null;
}

/** A seat asked for a pause of a game with a clock. */
export interface FactPauseAsked {
  kind: "pause-asked";
  seat: number;
}

export interface FactPauseAgreed {
  kind: "pause-agreed";
  seat: number;
  /** The milliseconds that the pause lasts at most, once everyone has agreed: it begins now. */
  lasts?: number | null;
}

export interface FactPauseDeclined {
  kind: "pause-declined";
  seat: number;
}

/** A request for an undo or a pause was not answered in time. */
export interface FactRequestLapsed {
  kind: "request-lapsed";
}

/** The game goes on after a pause. */
export interface FactResumed {
  kind: "resumed";
  /** The seat that resumed it; null: the time of the pause was over. */
  seat?: number | null;
}

/** A seat had the person who is asked, and is away, reminded. */
export interface FactReminded {
  kind: "reminded";
  seat: number;
  asked: number;
}

/** A seat would let a bot play this turn of the person who is away. */
export interface FactBotVoted {
  kind: "bot-voted";
  seat: number;
  asked: number;
  /** The bot that plays this turn, once everyone else has agreed. */
  bot?: string | null;
}

/** A seat would end the game here, as the person who is asked is away. */
export interface FactEndVoted {
  kind: "end-voted";
  seat: number;
  asked: number;
  /** Whether everyone else has agreed: the game is ended without a result. */
  ends?: boolean;
}

/** Somebody who was away is back: all votes end, and no bot plays for the seat any more. */
export interface FactCameBack {
  kind: "came-back";
  seat: number;
}

/** A seat resigned; a bot plays for it to the end. */
export interface FactResigned {
  kind: "resigned";
  seat: number;
  bot: string;
}

/** The game was ended without a result. */
export interface FactAbandoned {
  kind: "abandoned";
  seat: number;
}

/** The end of a loaded record whose game was not played to its end. */
export interface FactBrokenOff {
  kind: "broken-off";
}

/** An operator ended the game without a result. */
export interface FactEnded {
  kind: "ended";
  /** Why, in the operator's words. */
  reason?: string;
}

/** The game was ended without a result: it was begun by rules that are played otherwise today. */
export interface FactRulesChanged {
  kind: "rules-changed";
}

/** An operator freed a seat before the game began; its tokens are no longer valid. */
export interface FactFreed {
  kind: "freed";
  seat: number;
}

/** An operator closed a seat: a bot plays for it to the end, and its tokens are no longer valid. */
export interface FactClosedSeat {
  kind: "closed-seat";
  seat: number;
  bot: string;
}

/** A rematch of the same people was opened at another table. */
export interface FactRematched {
  kind: "rematched";
  table: string;
}

export type Fact =
  | FactSat
  | FactLeft
  | FactBotSat
  | FactBotLeft
  | FactNonceAdded
  | FactChainAdded
  | FactBegan
  | FactActed
  | FactChanceAsked
  | FactDealt
  | FactFlagged
  | FactGivenToBot
  | FactTakenBack
  | FactClaimed
  | FactDeviceLinked
  | FactReissued
  | FactHandedOver
  | FactUndoAsked
  | FactUndoAgreed
  | FactUndoDeclined
  | FactUndone
  | FactPaused
  | FactPauseAsked
  | FactPauseAgreed
  | FactPauseDeclined
  | FactRequestLapsed
  | FactResumed
  | FactReminded
  | FactBotVoted
  | FactEndVoted
  | FactCameBack
  | FactResigned
  | FactAbandoned
  | FactBrokenOff
  | FactEnded
  | FactRulesChanged
  | FactFreed
  | FactClosedSeat
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
  /** The kind of tile: `highway`, `intersection` or `town`. */
  kind: string;
  rotation: number;
  links: Link[];
  exits: number[];
  value: number;
  crew: SeismicCrew | null;
}

/** The state within a turn, so that a game can be resumed at any point. */
export interface SeismicUnfinished {
  /** The number of tiles that are still to be turned up. */
  to_draw: number;
  /** How many of the two tiles of the set-up lie face up already. */
  set_up_draws: number;
  /** The tile of this turn that may still be claimed. */
  laid: Cell | null;
  /** Road Crew's Dilemma: the last turn was a double placement. */
  doubled: boolean;
  /** The magnitude of the quake that is being resolved, or 0. */
  quake: number;
  /** The town that the quake hits now. */
  town: number;
  /** The number of towns that the quake has hit. */
  towns_hit: number;
  /** Aftershocks: the number of seats that have been asked. */
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
  /** The number of turns begun so far. */
  turn_number: number;
  /** The phase: `set-up`, `draw`, `lay`, `crew`, `town`, `side`, `aftershock` or `over`. */
  phase: string;
  columns: number;
  rows: number;
  towns: Cell[];
  /** The tiles on the table, by q, then r. */
  board: SeismicLaidTile[];
  face_up: string[];
  pile: number;
  /** Balance: what is left of each seat's own pile; empty otherwise. */
  piles: number[];
  /** Balance: how many intersections each seat's pile still holds; empty otherwise. */
  junctions: number[];
  /** How many of each tile have not been turned up: in the pile, or unseen in the box. */
  unseen: Record<string, number>;
  /** How many of the tiles that have not been turned up lie unseen in the box. */
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
  /** The fragment of the section on the cell `at`. */
  fragment: string;
  /** The number of through-fragments, which score a point each. */
  fragments: number;
  /** The intersections and towns where it ends: two if it is complete. */
  ends: SeismicEnd[];
  ring: boolean;
  /** The number of crews on it, seat by seat. */
  crews: number[];
  /** The bonus of a section between two towns, otherwise 0. */
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
  /** Road Crew's Dilemma: whether the tile is laid instead of a claim. */
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
  /** The section that the crew claims. */
  section: SeismicSection;
}

/** A quake hits a side of a town. */
export interface SeismicSideHit {
  event: "seismic-side-hit";
  seat: number;
  magnitude: number;
  town: Cell;
  side: string;
  /** The number of tiles on the side before the quake. */
  tiles: number;
  /** The number of tiles that the quake destroys. */
  destroyed: number;
}

/** A quake without effect, as all six sides of the town are empty. */
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
  /** The crew on the tile, which goes back to its player. */
  crew: SeismicCrew | null;
}

/** A tile is turned in an aftershock, and its crew with it (ruling S16). Sections are named by the fragment that they have on this tile. Those that bear no crew, or that are the same before and after, are left out. */
export interface SeismicTileTurned {
  event: "seismic-tile-turned";
  seat: number;
  at: Cell;
  tile: string;
  /** By how many sixths it is turned, clockwise. */
  sixths: number;
  before: number;
  /** The rotation, the smallest that gives the same roads. */
  after: number;
  /** The fragments as they lie after the turn. */
  links: Link[];
  /** The stubs as they lie after the turn. */
  exits: number[];
  crew_before: SeismicCrew | null;
  /** The crew on the tile after the turn. */
  crew: SeismicCrew | null;
  /** What the sections on the tile that change were. */
  sections_before: SeismicSection[];
  /** What the sections on the tile that change are now. */
  sections: SeismicSection[];
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
  /** Why the game ends: `tiles`, `closed` or `unplaceable` (ruling S11). */
  reason: string;
  scores: number[];
  winners: number[];
  /** Whether the tallest of several seats with the highest score wins (ruling S13). */
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

/** How a tile lies: the plane of its underside, in thicknesses of a tile. */
export interface SanAndreasUnderside {
  /** The heights of the corners SW, SE, NW and NE, over `denominator`. */
  corners: [number, number, number, number];
  denominator: number;
}

/** A tile on the board, as it lies. */
export interface SanAndreasLaidTile {
  id: number;
  /** The tile's south-west space. */
  at: Space;
  /** The tiles that it overlaps and lies above, and `land` if it lies on land. */
  over: (number | string)[];
  under_land: boolean;
  underside: SanAndreasUnderside;
  /** Whether it is too steep for a coin (ruling A7). */
  steep: boolean;
  /** Whether an epicentre may be marked on it (ruling A10). */
  coastal: boolean;
  /** The spaces of the tile that show. */
  showing: Space[];
  /** For each space that shows: the side of the nearest coast (0 to 3: N, E, S, W) and how many spaces lie between; null if there is no coast. */
  coasts: ([number, number] | null)[];
}

export interface SanAndreasCity {
  tile: number;
  at: Space;
  seat: number;
  /** The coin of the city; null if the viewer may not know it. */
  coin: number | null;
  /** Whether all may know the coin. */
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
  /** The number of turns begun so far. */
  turn_number: number;
  /** The phase: `set-up`, `turn`, `roll`, `shift`, `swap` or `over`. */
  phase: string;
  /** The tiles by number; those that have sunk are missing. */
  tiles: SanAndreasLaidTile[];
  /** The cities in the order of founding. */
  cities: SanAndreasCity[];
  /** The epicentres in the order of marking. */
  epicentres: SanAndreasEpicentre[];
  /** The pawns that can be placed. */
  pawns: string[];
  /** The coins in each seat's hand; null if the viewer may not know them. */
  hands: (number[] | null)[];
  hand_sizes: number[];
  /** For each seat, the coins that are in hand, in a city or lost, where the viewer cannot know in which. */
  unknown: number[][];
  /** For each seat, its destroyed coins that all may know. */
  destroyed: number[][];
  /** For each seat, its destroyed coins that only it may know, at a table that keeps them closed; null for each that the viewer may not know. */
  lost: ((number | null)[])[];
  scores: number[];
  /** The ocean spaces that are no coast, at a table with lakes (ruling A3). */
  lakes: Space[];
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
  /** The direction of the coast: `N`, `E`, `S` or `W`. */
  side: string;
  /** The number of spaces between the space and the coast. */
  between: number;
  /** The first ocean space on the way. */
  coast: Space;
}

/** What one city brings, and by which way to the coast. */
export interface SanAndreasCityScore {
  seat: number;
  at: Space;
  tile: number;
  coin: number;
  /** The shortest way to the coast, the first of `N`, `E`, `S`, `W` among equals; null if there is none. */
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
  /** The coin of the city; null for all but the founder (ruling A14). */
  coin: number | null;
}

export interface SanAndreasEpicentreMarked {
  event: "san-andreas-epicentre-marked";
  seat: number;
  tile: number;
  at: Space;
  pawn: string;
  /** Whether it is the fourth epicentre, so that a quake follows (ruling A11). */
  quake: boolean;
}

export interface SanAndreasDiceRolled {
  event: "san-andreas-dice-rolled";
  seat: number;
  /** The faces of the dice of the pawns S, M, C and A. */
  dice: [number, number, number, number];
}

/** A tile goes one space; its pawn is back in the supply. */
export interface SanAndreasTileShifted {
  event: "san-andreas-tile-shifted";
  tile: number;
  /** The pawn whose die shifts the tile; null for a shift without a pawn: see `Position.push`. */
  pawn: string | null;
  die: number;
  /** The direction of the shift: `N`, `E` or `S`. */
  direction: string;
  /** Whether the die says lift; otherwise it says dip. */
  lift: boolean;
  before: Space;
  after: Space;
  /** What the tile newly overlaps and lies above: tiles, `land`. */
  climbs_over: (number | string)[];
  /** What the tile newly overlaps and lies below: tiles, `land`. */
  slides_under: (number | string)[];
  /** All that the tile now overlaps and lies above: tiles, `land`. */
  over: (number | string)[];
  /** All that the tile now overlaps and lies below: tiles, `land`. */
  under: (number | string)[];
}

/** A tile has come to lie otherwise: higher, lower or with another lean (ruling A6). */
export interface SanAndreasTileSettled {
  event: "san-andreas-tile-settled";
  tile: number;
  before: SanAndreasUnderside;
  after: SanAndreasUnderside;
  /** Whether the tile is now too steep for a coin. */
  steep: boolean;
}

export interface SanAndreasCityDestroyed {
  event: "san-andreas-city-destroyed";
  seat: number;
  tile: number;
  at: Space;
  /** The coin of the city; null for a viewer who may not know it, in a preview or lost face down. */
  coin: number | null;
  /** The reason: `buried`, `lean` (its tile's lean changed) or `sank`. */
  why: string;
  /** What buries the city: a tile, or `land`. */
  under: number | string | null;
  /** Whether all may know the coin once the city is destroyed (ruling A14). */
  known?: boolean;
}

/** Tiles that are cut off from all land leave the game (ruling A12). */
export interface SanAndreasTilesSank {
  event: "san-andreas-tiles-sank";
  tiles: number[];
  at: Space[];
  /** The pawns that go back to the supply. */
  pawns: string[];
}

/** A null city takes back a destroyed coin (ruling A13). */
export interface SanAndreasCoinSwapped {
  event: "san-andreas-coin-swapped";
  seat: number;
  tile: number;
  at: Space;
  /** The coin that the city takes back; null for all but its owner if they may not know it yet. */
  coin: number | null;
  /** Whether all may know the coin before it is scored: it was not lost face down. */
  known?: boolean;
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
  /** Why the game ends: `coins` (ruling A15), or `standstill` if no seat can ever act again. */
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

/** The player of a seat: a bot, or a person who is still to come. */
export interface SeatPlan {
  bot?: string | null;
}

/** The time that a seat has for its decisions. */
export interface Clock {
  /** `move`: `seconds` for each decision; `bank`: `seconds` for the game, `increment` more for each decision. */
  kind?: "none" | "move" | "bank";
  seconds?: number;
  increment?: number;
  /** When time is up, a bot plays on, or the seat passes (or takes its first legal action if it cannot). */
  when_over?: "bot" | "pass";
  bot?: string;
}

/** What happens by itself when a person who is asked is away for long. */
export interface Away {
  /** After so many days without the person, a bot plays on until the person is back. */
  bot_after_days: number;
}

/** The table to branch from, whose game is over or abandoned. The client must be allowed to see it: a token of that table comes in the header, as always. */
export interface BranchFrom {
  table: string;
  /** The number of the entry after which the new table plays on. */
  seq: number;
}

/** Open a table. The host may sit down at once, and begin if no seat is left free. */
export interface OpenTable {
  seats: SeatPlan[];
  /** The game. Missing for a branch, like the options: it has those of the other table. */
  game?: string | null;
  options?: Record<string, any>;
  clock?: Clock;
  public?: boolean;
  /** Whether hints and forecasts are given. Missing: they are; at a branch, as at the other table. */
  forecast?: boolean | null;
  /** How chance is dealt. Missing: together if two or more seats are for people, otherwise by the host. */
  dealing?: "together" | "host" | null;
  /** Where chance is dealt together: what happens while one participant alone is connected. */
  alone?: "deal" | "wait";
  /** What happens by itself when somebody is away for long. Missing: nothing. */
  away?: Away | null;
  /** Play on from an entry of another table, with as many seats, which keep what they had. Chance comes from a new seed. */
  branch?: BranchFrom | null;
  /** The seat that the host takes. */
  seat?: number | null;
  name?: string | null;
  colour?: number | null;
  begin?: boolean;
  /** The URL to which turns are announced. */
  hook?: string | null;
}

/** A new table with its tokens: give each one only to the person it is for. */
export interface Opened {
  table: string;
  /** The token of each seat that is for a person: for the seat of the host, its secret; for the others, that of a link, which is good once. */
  seats: Record<number, string>;
  /** The token for watchers. */
  watch: string;
  /** Links for people: `0`, `1` … for the seats of others, `watch` to watch. The token is in the fragment, which browsers do not send. */
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
  /** The secret of the seat. */
  token: string;
}

export interface SeatLine {
  name: string | null;
  bot?: string | null;
  colour?: number;
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
  /** The seats of the session that asked for the list. */
  mine?: number[];
  /** Whether the table shows a record that was loaded. */
  loaded?: boolean;
  /** Whether hints and forecasts are given. */
  forecast?: boolean;
  /** The number of the last entry: the view is the same until it changes. */
  seq?: number;
  /** The number of turns begun so far. */
  turn?: number;
  /** What each seat would score if the game ended now; empty before it begins. */
  points?: number[];
  /** The seats that have won; empty until the game is over. */
  winners?: number[];
  /** When the running clock runs out, in milliseconds since 1970; missing if none runs. */
  clock_ends?: number | null;
  /** How many people watch it, as far as this process knows. */
  watchers?: number;
}

/** Ask for the tables of a browser that holds these secrets of seats. */
export interface OwnKeys {
  /** The secrets by the table that each is for. */
  keys: Record<string, string[]>;
}

export interface PublicTables {
  tables: TableLine[];
  /** The latest quakes at public tables, at most a day old. */
  quakes: QuakeLine[];
}

/** A table as everybody may see it who may see the table at all. */
export interface PublicView {
  /** The number of the entry after which it looks like this. */
  seq: number;
  view: Record<string, any>;
}

/** A quake at a public table. */
export interface QuakeLine {
  game: string;
  /** When it began, in milliseconds since 1970. */
  at: number;
  /** What happened in it, as watchers are told: the event with which it began comes first. */
  events: Record<string, any>[];
}

export interface Tables {
  tables: TableLine[];
}

/** One thing that a verification says. */
export interface Said {
  /** The key of the sentence, for programs: docs/records.md lists them. */
  key: string;
  numbers?: Record<string, number>;
  /** The seats that it names. */
  seats?: number[];
  sentence: string;
}

/** What can be said of the chance of a finished game (docs/trust.md). */
export interface Verified {
  /** `partly`: what was taken over from another game is not proved; `unchecked`: nothing can be checked. */
  result: "verified" | "partly" | "wrong" | "unchecked";
  /** 1: from the host's seed; 2: dealt together. */
  scheme: number;
  /** The number of its own chance actions, all of which were derived again. */
  draws?: number;
  /** The number of chance actions at the start that were taken over from another game. */
  given?: number;
  /** How many of those are not proved by the record. */
  unproved?: number;
  /** SHA-256 of the seed, or the end of the server's first chain. Empty if a loaded record holds none. */
  commitment: string;
  /** The seed; empty in scheme 2 and if a loaded record holds none. */
  seed: string;
  /** Scheme 2: the hash of the whole transcript, by which two people can compare what they were told. */
  transcript?: string;
  /** Who could have foreseen or chosen draws, and what is missing. */
  said?: Said[];
  /** Why the result is `wrong` or `unchecked`, for programs. */
  code?: string | null;
  /** The same as a sentence for people. */
  why?: string | null;
}

/** The possible outcomes of a chance action, in the order in which draws are derived. */
export interface Odds {
  actions: string[];
  /** The weights of the actions; a probability is a weight over their sum. Empty: all are equally likely. */
  shares?: number[];
}

/** A chance action of a game. */
export interface DrawLine {
  /** The step of the record; null if it was undone. */
  step: number | null;
  action: string;
  /** The index, from 0, of its odds in the list `odds` of all draws. */
  odds: number;
}

/** The odds that a reader needs to derive every draw again: by steps in scheme 1, in the order of the transcript and with undone ones in scheme 2. */
export interface DrawList {
  nonces: string[];
  odds: Odds[];
  draws: DrawLine[];
}

/** The draws of a finished game with their odds. */
export interface Draws {
  nonces: string[];
  odds: Odds[];
  draws: DrawLine[];
  /** Those of the game that it was branched from, and so on, as far as the record has proofs. */
  sources?: DrawList[];
}

/** Tell the person on a seat of some events: by Web Push, or by a webhook in the form that it expects. */
export interface SetTarget {
  kind: "push" | "discord" | "slack" | "ntfy" | "json";
  /** The endpoint of the browser's subscription, or the URL of the webhook; with ntfy that of the topic. */
  address: string;
  /** The public key of the browser's subscription, in base64 for URLs. */
  p256dh?: string;
  /** The secret of the browser's subscription, in base64 for URLs. */
  auth?: string;
  /** The language of the sentences: en, de, es or fr. */
  language?: string;
  /** What to tell of: that the seat has to decide, that somebody reminds it, that the game is over, that it has begun, that somebody has sat down. */
  events: ("turn" | "reminder" | "ended" | "began" | "sat")[];
}

/** Tell other events in a place, or in another language. */
export interface ChangeTarget {
  /** The language of the sentences: en, de, es or fr. */
  language: string;
  events: ("turn" | "reminder" | "ended" | "began" | "sat")[];
}

/** A place where a person is told. Its address is a secret, of which only the host is shown. */
export interface TargetLine {
  id: string;
  kind: "push" | "discord" | "slack" | "ntfy" | "json";
  host: string;
  language: string;
  events: ("turn" | "reminder" | "ended" | "began" | "sat")[];
  /** How many notices in a row have failed. */
  failures?: number;
  /** Whether so many have failed that nothing more is sent; a test that arrives switches it on again. */
  off?: boolean;
  /** Why the last one failed: nothing is there any more, the answer was no, it could not now, there was no answer, or the address is not public. */
  error?: "gone" | "refused" | "busy" | "unreachable" | "private" | null;
  /** The HTTP status of that failure; 0: there was no answer. */
  status?: number;
}

/** Where the person on a seat is told of what happens at the table. */
export interface Notices {
  /** The public key of this server for push services (VAPID), in base64 for URLs. */
  push_key: string;
  targets: TargetLine[];
}

/** How a test went; without an error it has arrived. */
export interface Tested {
  error?: "gone" | "refused" | "busy" | "unreachable" | "private" | null;
  status?: number;
}

export interface OptionInfo {
  name: string;
  /** The type of the option: `number`, `seat`, `flag`, `choice`, `heights` or `manifest`. */
  kind: string;
  least?: number | null;
  most?: number | null;
  step?: number | null;
  default?: boolean | number | string | null;
  /** What can be chosen, for the type `choice`. */
  choices?: string[];
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
  /** The bots for people to play against, weakest first. The other bots are for comparisons. */
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

/** An action that would have been better. */
export interface BetterAction {
  action: string;
  /** How likely the seat would have been to win after this action. */
  win: number;
}

/** One action of a game, and what it was worth. */
export interface AnalysedStep {
  type: "step";
  /** The number of the action, from 1 as in a trace; chance actions count. */
  step: number;
  /** The seat that acted, or chance. */
  actor: number | "chance";
  /** The action in the game's notation. */
  action: string;
  /** How likely each seat is to win after the action. The numbers sum to 1: a shared win is split. */
  win: number[];
  /** Half the width of a 95 % interval around each number in `win`; 0 if every rollout ended alike. */
  error: number;
  /** What the seat should have done instead; null if nothing is known to be better, and for chance. */
  best: BetterAction | null;
  /** By how much less likely the seat is to win than after the best action; 0 if the difference is within the error. Null for chance. */
  loss: number | null;
  /** By how much more likely each seat is to win than on average over all outcomes of chance. Null if a seat acted. */
  luck: number[] | null;
}

/** The last line of an analysis: the sums over all steps. */
export interface AnalysisSummary {
  type: "summary";
  /** The sum of each seat's luck, in wins. */
  luck: number[];
  /** About half the width of a 95 % interval around each number in `luck`. */
  error: number;
  /** The sum of the losses of each seat's decisions, in wins. */
  lost: number[];
  /** The steps of the decisions that lost most, the worst first. */
  decisions: number[];
}

export type Finding =
  | AnalysedStep
  | AnalysisSummary;
