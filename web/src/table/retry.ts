// Commands that are tried again while others take their seats at the same time.
import type { TableSocket, UnsentCommand } from "../transport/socket";
import type { Refused } from "../wire";

const ATTEMPTS = 5;
const PAUSE = 120;

/** Send a command again as long as the table has moved on meanwhile; rejects with a `Refused`. */
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
