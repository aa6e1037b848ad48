// Games without a page for them: fixed ones from the records beside this folder, and others that bots play to their end.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, type APIRequestContext, type Page } from "@playwright/test";

import type { Opened, Tell } from "../../src/wire";
import { openTable } from "./seat";

export const GAMES = ["seismic", "san-andreas"] as const;
export type Game = (typeof GAMES)[number];

/** A recorded game, with Mara in the first seat: what is tested with it depends on no luck. */
export const recorded = (name: Game | "two_cities_meet"): string => readFileSync(join(import.meta.dirname, "../records", `${name}.quake.json`), "utf-8");

/** Twenty tiles, the fewest that can be played with, on a small table: about fifteen decisions for each of two people. */
const { columns, rows, manifest } = (JSON.parse(recorded("seismic")) as { options: Record<string, unknown> }).options;

/** What to open a table with at which a whole game is short. */
export const SHORT = {
  seismic: { game: "seismic", seats: [{}, { bot: "random" }], seat: 0, begin: true, options: { columns, rows, manifest, first: 0 } },
  "san-andreas": { game: "san-andreas", seats: [{}, { bot: "random" }, { bot: "random" }], seat: 0, begin: true, options: { first: 0 } },
};

/** When somebody is asked in the game of a record: the entry of its log before that, and the seat. */
interface Moment {
  seq: number;
  seat: number;
}
export const START = { seismic: { seq: 3, seat: 0 }, "san-andreas": { seq: 10, seat: 0 } };
/** With all kinds of decisions to come: in Seismic the side of a quake is to be chosen. */
export const MIDDLE = { seismic: { seq: 17, seat: 1 }, "san-andreas": { seq: 16, seat: 0 } };
/** Something is in danger, and the game cannot end before this seat is asked again. */
export const LATE = { seismic: { seq: 25, seat: 0 }, "san-andreas": { seq: 16, seat: 0 } };
export const LAST = { seismic: { seq: 37, seat: 0 }, "san-andreas": { seq: 29, seat: 0 } };

/** A table that shows the game of a record. */
export async function loadRecord(request: APIRequestContext, record: string): Promise<Opened> {
  const answer = await request.post("/api/records", { data: record, headers: { connection: "close", "content-type": "application/json" } });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return (await answer.json()) as Opened;
}

/** A table that plays on from a moment of the game of a record, with bots in the other seats. */
export async function playOnFrom(request: APIRequestContext, record: string, { seq, seat }: Moment): Promise<Opened> {
  const { table, watch } = await loadRecord(request, record);
  const { length } = (JSON.parse(record) as { seats: unknown[] }).seats;
  const seats = Array.from({ length }, (_, n) => (n === seat ? {} : { bot: "random" }));
  return openTable(request, { branch: { table, seq }, seats, seat, begin: true }, watch);
}

/** Has bots play to the end, and leaves the page on the first page. */
export async function playOut(page: Page, { table, seats }: Opened): Promise<void> {
  await page.goto("/");
  await page.evaluate(
    ({ table, token }) =>
      new Promise<void>((then, fail) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
        const give = (seq: number): void => socket.send(JSON.stringify({ type: "give", bot: "random", seq, id: 1 }));
        socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token }));
        socket.onmessage = ({ data }) => {
          const told = JSON.parse(String(data)) as Tell;
          if (told.type === "welcome") give(told.seq + 1);
          if (told.type === "refused" && told.code === "stale-sequence") give(told.next!);
          else if (told.type === "refused") fail(new Error(told.sentence));
          if (told.type === "update" && told.info.state === "over") then(socket.close());
        };
      }),
    { table, token: seats[0]! },
  );
}
