// Others at a table, without a page each: they sit down with names of their own and play by chance as soon as they are asked.
import type { Page } from "@playwright/test";

import type { Opened, Tell } from "../../src/wire";

/** Seats them and begins; what is returned acts for the first seat. `page` is any page of the server that stays open. */
export async function seatOthers(page: Page, { table, seats }: Opened, names: readonly string[], seed: number): Promise<(action: string) => Promise<void>> {
  await page.goto("/");
  await page.evaluate(
    async ({ table, tokens, names, seed }) => {
      let state = seed;
      const roll = (sides: number): number => (state = (state * 16807) % 2147483647) % sides;
      const join = (seat: number): Promise<WebSocket> =>
        new Promise((then, fail) => {
          const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
          let seq = 0;
          const send = (message: object): void => socket.send(JSON.stringify({ ...message, seq: seq + 1, id: 1 }));
          socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token: tokens[seat], new_token: `${seat}`.repeat(40) }));
          socket.onmessage = ({ data }) => {
            const told = JSON.parse(String(data)) as Tell;
            if (told.type === "welcome" || told.type === "update") seq = told.seq;
            if (told.type === "welcome" && seat) send({ type: "rename", name: names[seat], colour: seat });
            if (told.type === "welcome" && !seat) then(Object.assign(socket, { tell: send }));
            if (told.type === "done") then(Object.assign(socket, { tell: send }));
            if (told.type === "refused" && told.code !== "stale-sequence") fail(new Error(told.sentence));
            if (told.type === "refused" && told.next) seq = told.next - 1;
            const legal = (told.type === "welcome" || told.type === "update") && seat && told.question?.legal;
            if (legal) send({ type: "act", action: legal[roll(legal.length)] });
          };
        });
      for (const seat of [1, 2, 3]) await join(seat);
      const host = (await join(0)) as WebSocket & { tell: (message: object) => void };
      host.tell({ type: "begin" });
      Object.assign(globalThis, { act: (action: string) => host.tell({ type: "act", action }) });
    },
    { table, tokens: seats, names, seed },
  );
  return (action) => page.evaluate((wish) => (globalThis as unknown as { act: (action: string) => void }).act(wish), action);
}
