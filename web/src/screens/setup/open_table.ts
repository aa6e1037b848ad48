// Opening a table: who sits where, and which tokens are stored.
import { openTable } from "../../transport/api";
import { myColour } from "../../transport/profile";
import { updateKeys } from "../../transport/tokens";
import type { OpenTable } from "../../wire";
import { botsFor, withBots } from "../../table/bots";

export type SeatKind = "me" | "friend" | "here" | "bot";
export interface Seat {
  who: SeatKind;
  /** For somebody at this screen. */
  name: string;
  bot: string;
}

/** Without a bot's name the seat gets the default bot. */
export const newSeat = (who: SeatKind, bot = ""): Seat => ({ who, name: "", bot });

/** What is missing before a table can be opened: the key of a sentence. */
export function missingName(name: string, seats: readonly Seat[]): "name-first" | "names-first" | null {
  if (!name.trim()) return "name-first";
  return seats.some((seat) => seat.who === "here" && !seat.name.trim()) ? "names-first" : null;
}

/** I sit there; where I sat before, a bot does. */
export function moveMeTo(seats: readonly Seat[], mine: number): Seat[] {
  return seats.map((seat, n) => (n === mine ? { ...seat, who: "me" } : seat.who === "me" ? { ...seat, who: "bot" } : seat));
}

type TableRequest = Omit<OpenTable, "seats" | "seat" | "name" | "colour" | "begin">;

/** Open a table, store its tokens, and seat all who are at this screen; the table's name. */
export async function openSeatedTable(request: TableRequest, name: string, seats: readonly Seat[], token?: string | null): Promise<string> {
  const mine = seats.findIndex((seat) => seat.who === "me");
  const here = (seat: string): boolean => ["me", "here"].includes(seats[Number(seat)]!.who);
  const plan = seats.map((seat) => (seat.who === "bot" ? { bot: seat.bot } : {}));
  const opened = await openTable({ ...request, seats: plan, seat: mine, name: name.trim(), colour: colourOf(mine, seats) }, token);
  const ours = Object.entries(opened.seats).filter(([seat]) => here(seat));
  const friends = Object.entries(opened.links).filter(([seat]) => seats[Number(seat)]?.who === "friend");
  updateKeys(opened.table, () => ({
    seats: Object.fromEntries([ours.find(([seat]) => Number(seat) === mine)!, ...ours]),
    watch: opened.watch,
    links: Object.fromEntries(friends),
    sealed: opened.commitment,
    // The game begins when this browser takes part in dealing chance.
    begin: seats.every((seat) => seat.who === "me" || seat.who === "bot"),
  }));
  await seatOthers(opened.table, seats, ours.filter(([seat]) => Number(seat) !== mine));
  return opened.table;
}

/** One click: a table with two bots of the level that was chosen last, and the first turn; the table's name. */
export async function openWithBots(game: string, name: string): Promise<string> {
  return openSeatedTable({ game }, name, withBots([newSeat("me"), newSeat("bot"), newSeat("bot")], await botsFor(game)));
}

/** The preferred crew, unless a bot or somebody else at this screen has it by the number of their seat. */
function colourOf(mine: number, seats: readonly Seat[]): number {
  const liked = myColour();
  if (liked === null || liked === mine) return mine;
  const free = liked >= seats.length || seats[liked]!.who === "friend";
  return free ? liked : mine;
}

/** Take the seats of the other people at this screen. */
async function seatOthers(table: string, seats: readonly Seat[], others: [string, string][]): Promise<void> {
  if (!others.length) return;
  const { takeSeat } = await import("../../transport/take_seat");
  for (const [seat, token] of others) await takeSeat(table, token, seats[Number(seat)]!.name.trim(), Number(seat));
}
