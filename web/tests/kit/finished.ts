// Games that are over, or well on their way, without a page for them.
import type { APIRequestContext, Page } from "@playwright/test";

import type { Opened, OpenTable, Tell } from "../../src/lib/wire";
import { openTable } from "./seat";

/** Opens a table, has bots play it to its end, the first seat by the bot of this name, and leaves the page on the first page. */
export async function finishedGame(page: Page, request: APIRequestContext, game: string, options: OpenTable["options"] = {}, bot = "greedy"): Promise<Opened> {
  const seats = game === "seismic" ? [{}, { bot: "greedy" }] : [{}, { bot: "greedy" }, { bot: "random" }];
  const opened = await openTable(request, { game, seats, seat: 0, begin: true, options });
  await page.goto("/");
  await page.evaluate(
    ({ table, token, bot }) =>
      new Promise<void>((then, fail) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
        socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token }));
        socket.onmessage = ({ data }) => {
          const told = JSON.parse(String(data)) as Tell;
          if (told.type === "welcome") socket.send(JSON.stringify({ type: "give", bot, seq: told.seq + 1, id: 1 }));
          if (told.type === "refused" && told.code === "stale-sequence") {
            socket.send(JSON.stringify({ type: "give", bot, seq: told.next, id: 1 }));
          } else if (told.type === "refused") fail(new Error(told.sentence));
          if (told.type === "update" && told.info.state === "over") then(socket.close());
        };
      }),
    { table: opened.table, token: opened.seats[0]!, bot },
  );
  return opened;
}

/** Plays the first seat until so many moves are made, each of its own the first that is no pass; `page` must show some page. */
export function playOn(page: Page, { table, seats }: Opened, moves: number): Promise<void> {
  return page.evaluate(
    ({ table, token, moves }) =>
      new Promise<void>((then, fail) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
        socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token }));
        socket.onmessage = ({ data }) => {
          const told = JSON.parse(String(data)) as Tell;
          if (told.type === "refused") fail(new Error(told.sentence));
          if (told.type !== "welcome" && told.type !== "update") return;
          if (told.info.state !== "playing" || (told.question && told.info.moves >= moves)) then(socket.close());
          else if (told.question) {
            const action = told.question.legal.find((one) => one !== "pass") ?? "pass";
            socket.send(JSON.stringify({ type: "act", action, seq: told.seq + 1, id: told.seq }));
          }
        };
      }),
    { table, token: seats[0]!, moves },
  );
}
