import { expect, it } from "vitest";

import type { AwayInfo, Fact, TableInfo, Update } from "../../wire";
import { lapsedRequest, noticeOf, WELCOME_BACK } from "./notice";

const NOON = 1_700_000_000_000;
const seats = ["Mara", "Jun", "Ada"].map((name, colour) => ({ name, colour }));
const info = (more: Partial<TableInfo> = {}): TableInfo => ({ state: "playing", seats, moves: 0, asked: 1, ...more });
const entry = (fact: Fact, more: Partial<Update> = {}): Update => ({ type: "update", seq: 1, at: NOON, fact, info: info(), ...more });
const step = { actor: 0, action: "pass", events: [] };
const away: AwayInfo = { seat: 1, since: NOON - 600_000, ready_at: NOON + 1, voters: [0, 2] };

it("tells of somebody who is away after a minute, and what can be done once it may be", () => {
  const at = (now: number, seat: number | null = 0) => noticeOf({ info: info(), away, entries: [], seat, now });
  expect(at(away.since + 59_999)).toBeNull();
  expect(at(away.since + 60_000)).toEqual({ kind: "away", away, ready: false });
  expect(at(away.ready_at)).toEqual({ kind: "away", away, ready: true });
  expect(at(NOON, null)).toMatchObject({ kind: "away" });
  expect(at(NOON, 1)).toBeNull();
  expect(noticeOf({ info: info({ state: "paused" }), away, entries: [], seat: 0, now: NOON })).toBeNull();
});

it("tells for a moment that somebody is back, but not to that person", () => {
  const entries = [entry({ kind: "came-back", seat: 1 })];
  expect(noticeOf({ info: info(), away: null, entries, seat: 0, now: NOON + 10 })).toEqual({ kind: "back", seat: 1 });
  expect(noticeOf({ info: info(), away: null, entries, seat: 1, now: NOON + 10 })).toBeNull();
  expect(noticeOf({ info: info(), away: null, entries, seat: 0, now: NOON + WELCOME_BACK })).toBeNull();
});

it("tells that time is up, and what the bot did since, until the seat is taken over", () => {
  const bot = info({ clocks: { left: [0, 1, 1] }, seats: [{ ...seats[0]!, bot: "greedy" }, ...seats.slice(1)] });
  const before = entry({ kind: "acted", seat: 0 }, { steps: [step] });
  const after = entry({ kind: "acted", seat: 0 }, { steps: [step], seq: 3 });
  const others = entry({ kind: "acted", seat: 1 }, { steps: [{ ...step, actor: 1 }] });
  const flagged = entry({ kind: "flagged", seat: 0, bot: "greedy" });
  const at = (entries: Update[], now = bot) => noticeOf({ info: now, away: null, entries, seat: 0, now: NOON });
  expect(at([before, flagged, after, others])).toEqual({ kind: "time-up", taken: false, played: [after] });
  expect(at([before, entry({ kind: "given", seat: 0, bot: "greedy" }), after])).toBeNull();
  expect(at([flagged, entry({ kind: "taken-back", seat: 0 })], info({ clocks: { left: [9, 1, 1] } }))).toBeNull();
  const ending = { ...bot, seats: [{ ...bot.seats[0]!, bot_until: "time" as const }, ...seats.slice(1)] };
  expect(at([flagged, entry({ kind: "taken-back", seat: 0 })], ending)).toEqual({ kind: "time-up", taken: true, played: [] });
});

it("tells that a request has lapsed with a move or with time, not that it was answered", () => {
  const asked = entry({ kind: "undo-asked", seat: 0, actions: 3 }, { info: info({ undo: { seat: 0, actions: 3, agreed: [] } }) });
  expect(lapsedRequest([asked, entry({ kind: "acted", seat: 1 })])).toBe("undo");
  expect(lapsedRequest([asked, entry({ kind: "request-lapsed" })])).toBe("undo");
  expect(lapsedRequest([asked, entry({ kind: "undo-declined", seat: 1 })])).toBeNull();
  expect(lapsedRequest([entry({ kind: "acted", seat: 1 }), entry({ kind: "acted", seat: 2 })])).toBeNull();
  const pause = entry({ kind: "pause-asked", seat: 0 }, { info: info({ pause: { seat: 0, agreed: [] } }) });
  expect(lapsedRequest([pause, entry({ kind: "request-lapsed" })])).toBe("pause");
});
