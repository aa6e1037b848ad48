// What the screen says about a table by itself: who is waited for, how it ended, what the log adds.
import { language, t } from "../../i18n/i18n.svelte";
import { list } from "../../i18n/list";
import type { Fact, StepInfo, Update } from "../../wire";
import { factKey } from "./requests";
import { eventsOf, hasEvent } from "../history";
import { winnersOf } from "../result";
import type { TableState } from "../table.svelte";

/** Who is being waited for, and with what. */
export function waitingText(table: TableState): string {
  const asked = table.info?.asked ?? null;
  const phase = table.view?.phase ?? "";
  if (table.info?.waits === "people") return chanceWaitsFor(table);
  if (table.info?.waits === "chance") return t("chance-is-dealt");
  if (asked === null) return t("waiting");
  if (asked === table.seat) return t("your-turn");
  return t("waiting-for", { name: table.names[asked] ?? "", phase });
}

/** Whom chance waits for: the people who are not connected. */
function chanceWaitsFor({ info, here, keys }: TableState): string {
  const away = info!.seats.flatMap(({ name, bot }, seat) => (name && !bot && !here.includes(seat) && !(seat in keys.seats) ? [name] : []));
  return t("chance-waits-for", { count: away.length, names: list(away) });
}

/** Who won, with how many points. */
export function outcomeText(table: TableState): string {
  const scores = table.view?.scores ?? [];
  const winners = winnersOf(table.entries) ?? scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []));
  const points = Math.max(0, ...scores);
  if (!points) return t("ground-won");
  const names = winners.map((seat) => (seat === table.reader ? t("you") : (table.names[seat] ?? "")));
  return winners.length === 1 && winners[0] === table.reader
    ? t("you-win", { points })
    : t("wins", { names: list(names), count: winners.length, points });
}

export interface LogLine {
  key: string;
  turn: number | null;
  text: string;
  quake: boolean;
  /** What it tells of, for boards that show where. */
  steps: StepInfo[];
}

/** What a log line has to know of its table. */
type LogReader = Pick<TableState, "game" | "names" | "reader">;

/** The log, newest first: stories as the server tells them, and what happened around the game. */
export function logLines(table: LogReader, updates: readonly Update[]): LogLine[] {
  const { game } = table;
  const found: LogLine[] = [];
  let turn = 0;
  for (const update of updates) {
    const quake = hasEvent(update, game.events.quakes);
    const fact = factText(update.fact, table);
    if (fact) found.push({ key: `${update.seq}`, turn: null, text: fact, quake: false, steps: [] });
    const [at, story] = [turn, update.story ?? []];
    // What comes behind the beginning of the next turn is told last, and belongs to that turn.
    const late = story.length - game.motion.toldLast(eventsOf(update));
    for (const step of update.steps ?? [])
      for (const event of step.events) if (event.event.endsWith("-turn-begins")) turn += 1;
    story.forEach((text, index) => {
      const isLate = index >= late;
      const isQuake = quake && (isLate || late === story.length);
      found.push({ key: `${update.seq}.${index}`, turn: (isLate ? turn : at || turn) || null, text, quake: isQuake, steps: update.steps ?? [] });
    });
  }
  return found.reverse();
}

function factText(fact: Fact, { names, reader }: LogReader): string | null {
  const plain = ["sat", "left", "bot-sat", "bot-left", "nonce-added", "chain-added", "began", "acted", "chance-asked", "dealt", "rematched"];
  if (plain.includes(fact.kind)) return null;
  const person = (seat: number | null | undefined) => ({ who: seat === reader && seat !== null ? "you" : "other", name: names[seat ?? -1] ?? "" });
  const seat = "seat" in fact ? fact.seat : null;
  const { who, name } = person(seat);
  const { who: whom, name: asked } = person("asked" in fact ? fact.asked : null);
  const bot = "bot" in fact ? (fact.bot ?? "") : "";
  const reason = "reason" in fact ? (fact.reason ?? "") : "";
  return t(factKey(fact), { who, name, whom, asked, bot, reason, number: (seat ?? 0) + 1 }).trim();
}

/** When the pause ends by itself, in the reader's time; null if it has no end. */
export function pauseEnd(table: TableState): string | null {
  const until = table.info?.paused_until ?? null;
  if (until === null) return null;
  const long = until - table.clockOffset - Date.now() > 12 * 3_600_000;
  const day: Intl.DateTimeFormatOptions = long ? { weekday: "short" } : {};
  return new Date(until - table.clockOffset).toLocaleString(language(), { ...day, hour: "numeric", minute: "2-digit" });
}
