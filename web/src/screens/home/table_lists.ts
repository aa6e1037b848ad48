// Tables in lists: which come first, and what is said of each.
import { language, t } from "../../i18n/i18n.svelte";
import { list } from "../../i18n/list";
import { timeLeft } from "../../table/panel/clock_time";
import type { SeatLine, TableLine } from "../../wire";
import { optionWords } from "../setup/table_options";

export const isOver = ({ state }: Pick<TableLine, "state">): boolean => state === "over" || state === "abandoned";
export const isMyTurn = ({ state, asked, mine = [] }: Pick<TableLine, "state" | "asked" | "mine">): boolean =>
  state === "playing" && asked !== null && mine.includes(asked);

/** This player's tables that go on: those where it is their turn, the most urgent first, then the latest changed. */
export function ongoing(mine: readonly TableLine[]): TableLine[] {
  const urgency = (table: TableLine): number => (isMyTurn(table) ? (table.clock_ends ?? Number.MAX_SAFE_INTEGER) : Infinity);
  return mine
    .filter((table) => !isOver(table) && !table.loaded)
    .sort((one, other) => compare(urgency(one), urgency(other)) || other.changed_at - one.changed_at);
}

const compare = (one: number, other: number): number => (one === other ? 0 : one - other);

/** Public tables where a game is being played, without this player's own. */
export function beingPlayed(tables: readonly TableLine[], mine: readonly TableLine[]): TableLine[] {
  const own = new Set(mine.map(({ table }) => table));
  return tables.filter(({ state, table }) => (state === "playing" || state === "paused") && !own.has(table));
}

/** Public tables at which somebody can sit down. */
export const withFreeSeats = (tables: readonly TableLine[]): TableLine[] => tables.filter(({ state, free }) => state === "open" && free > 0);

const names = (seats: readonly SeatLine[]): string => list(seats.flatMap(({ name }) => name ?? []));

/** Who else sits at this player's table. */
export const others = ({ seats, mine = [] }: Pick<TableLine, "seats" | "mine">): string => names(seats.filter((_, n) => !mine.includes(n)));
/** Who sits at a table, or else its game. */
export const sitters = ({ seats, game }: Pick<TableLine, "seats" | "game">): string => names(seats) || t(`game-${game}`);

/** What is special about a table, and its clock. */
export const special = (table: TableLine): string[] => [...optionWords(table.options), clockWords(table)].filter(Boolean);
/** The same, with the game. */
export const about = (table: TableLine): string => [t(`game-${table.game}`), ...special(table)].join(", ");

export function clockWords({ clock }: Pick<TableLine, "clock">): string {
  if (!clock.kind || clock.kind === "none") return "";
  const minutes = Math.round((clock.seconds ?? 0) / 60);
  return minutes % 1440 ? t(`clock-short-${clock.kind}`, { minutes }) : t("clock-short-days", { days: minutes / 1440 });
}

/** Whose turn it is, or why nobody's. */
export function standing(table: TableLine): string {
  if (table.state === "open") return t("not-begun", { free: table.free });
  if (table.state === "paused") return t("paused");
  const turn = table.turn ?? 0;
  if (isMyTurn(table)) return t("your-turn-number", { turn });
  return table.asked === null ? t("turn", { turn }) : t("turn-of", { name: table.seats[table.asked]?.name ?? "", turn });
}

/** What is left on the running clock; null if none runs. */
export function leftWords({ clock_ends }: Pick<TableLine, "clock_ends">, now: number): string | null {
  if (!clock_ends) return null;
  const { days, hours, clock } = timeLeft(Math.max(0, clock_ends - now));
  const time = clock === null ? t("days", { days, hours }) : clock.replace(/\.\d$/, "");
  return t("time-left", { time });
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago something was: “2 minutes ago”, “yesterday”. */
export function agoWords(at: number, now: number): string {
  const ago = Math.max(0, now - at);
  const [unit, length] = UNITS.find(([, one]) => ago >= one) ?? [null, 1];
  return unit === null ? t("just-now") : new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-Math.floor(ago / length), unit);
}
