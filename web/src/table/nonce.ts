// This browser's nonce for the seed of chance: with it the server cannot have known the draws beforehand.
import { keysOf, newToken, updateKeys } from "../transport/tokens";
import type { TableSocket, UnsentCommand } from "../transport/socket";
import type { Refused } from "../wire";

/** How often it is tried while others take their seats at the same time. */
const ATTEMPTS = 5;
const PAUSE = 120;

/** Add a nonce, once, and begin if no other person is expected; rejects with a `Refused`. */
export async function addNonce(socket: Pick<TableSocket, "command">, table: string): Promise<void> {
  if (!keysOf(table).nonce) {
    const nonce = newToken();
    await retryWhileStale(socket, { type: "add-nonce", nonce });
    updateKeys(table, (keys) => ({ ...keys, nonce }));
  }
  if (keysOf(table).begin) await retryWhileStale(socket, { type: "begin" });
}

/** Send a command again as long as the table has moved on meanwhile. */
export async function retryWhileStale(socket: Pick<TableSocket, "command">, command: UnsentCommand, pause = PAUSE): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await socket.command(command);
      return;
    } catch (error) {
      const { code } = error as Refused;
      if (attempt === ATTEMPTS || (code !== "stale-sequence" && code !== "early-sequence")) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause * attempt));
    }
  }
}
