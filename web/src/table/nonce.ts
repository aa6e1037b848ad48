// This browser's own word in the seed of chance: whoever adds one knows that nobody could know the draws.
import { held, hold, newToken } from "../transport/tokens";
import type { TableSocket, Wish } from "../transport/socket";
import type { Refused } from "../wire";

/** How often it is tried while others sit down in the same moment. */
const OFFERS = 5;
const PAUSE = 120;

/** Add a word, once, and begin if nobody is to come; rejects with a `Refused`. */
export async function offerWord(socket: Pick<TableSocket, "command">, table: string): Promise<void> {
  if (!held(table).nonce) {
    const nonce = newToken();
    await insist(socket, { type: "add-nonce", nonce });
    hold(table, (kept) => ({ ...kept, nonce }));
  }
  if (held(table).begin) await insist(socket, { type: "begin" });
}

/** A command that nobody sees is tried again if the table moved on meanwhile. */
export async function insist(socket: Pick<TableSocket, "command">, wish: Wish, pause = PAUSE): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await socket.command(wish);
      return;
    } catch (error) {
      const { code } = error as Refused;
      if (attempt === OFFERS || (code !== "stale-sequence" && code !== "early-sequence")) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause * attempt));
    }
  }
}
