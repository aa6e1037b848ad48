// Four people with long names at a table, all of whom act by sockets of their own: a page can look over the shoulder of one.
import { expect, type APIRequestContext, type Page } from "@playwright/test";

import type { OpenTable, Opened, Tell } from "../../src/wire";
import { openTable } from "./seat";

export const NAMES = ["Maximiliane von Hohenstaufen", "Wolfeschlegelsteinhausen", "Bartholomew Featherstonehaugh", "Aleksandra Konstantinowa"];

declare global {
  interface Window {
    /** Acts for the first seat with its n-th choice; says whether it was asked. */
    actFirst: (n: number) => boolean;
  }
}

/** Opens a table for four; the others choose at random as soon as they are asked, on a page of their own. */
export async function openForFour(request: APIRequestContext, elsewhere: Page, wish: Partial<OpenTable>): Promise<Opened> {
  const opened = await openTable(request, { seats: [{}, {}, {}, {}], seat: 0, name: NAMES[0]!, colour: 0, dealing: "host", ...wish });
  await elsewhere.goto("/");
  await elsewhere.evaluate(sitAndPlay, { table: opened.table, seats: opened.seats, names: NAMES });
  return opened;
}

/** Runs in the page of the others. */
async function sitAndPlay({ table, seats, names }: { table: string; seats: Record<number, string>; names: string[] }): Promise<void> {
  let luck = 7;
  const roll = (sides: number): number => (luck = (luck * 31 + 11) % 9973) % sides;

  /** A seat's socket; resolves when the seat is taken. */
  function sit(seat: number): Promise<(message: object) => void> {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    let next = 0;
    let legal: string[] = [];
    let last = {};
    const send = (message: object): void => {
      last = message;
      socket.send(JSON.stringify({ ...message, seq: next, id: next }));
    };
    if (seat === 0) {
      window.actFirst = (n) => {
        if (!legal.length) return false;
        const action = legal[n % legal.length];
        legal = [];
        send({ type: "act", action });
        return true;
      };
    }
    return new Promise((then, fail) => {
      socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token: seats[seat], new_token: crypto.randomUUID() + crypto.randomUUID() }));
      socket.onmessage = ({ data }) => {
        const told = JSON.parse(String(data)) as Tell;
        if (told.type === "refused") {
          if (!told.next) return fail(new Error(told.sentence));
          next = told.next;
          return send(last);
        }
        if (told.type === "done") return then(send);
        if (told.type !== "welcome" && told.type !== "update") return;
        next = told.seq + 1;
        legal = told.question?.legal ?? [];
        if (told.type === "welcome") send({ type: "rename", name: names[seat], colour: seat });
        else if (seat !== 0 && legal.length) send({ type: "act", action: legal[roll(legal.length)] });
      };
    });
  }

  let begin: ((message: object) => void) | undefined;
  for (const seat of [0, 1, 2, 3]) begin = await sit(seat);
  begin!({ type: "begin" });
}

/** Does for the first seat whatever comes n-th, once it is asked. */
export async function actFirst(elsewhere: Page, n: number): Promise<void> {
  await expect.poll(() => elsewhere.evaluate((choice) => window.actFirst(choice), n), { intervals: [20] }).toBe(true);
}
