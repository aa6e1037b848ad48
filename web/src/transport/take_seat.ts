// Taking a seat whose token this browser has, without showing its table.
import { socketAddress } from "./api";
import { secretFor, storeSeat } from "./tokens";
import { language } from "../i18n/i18n.svelte";
import type { Tell } from "../wire";

/** Give the seat of this link's token a name and store its secret; resolves when the server has stored it, rejects when it is refused. */
export function takeSeat(table: string, token: string, name: string, colour: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(socketAddress(table));
    const end = (then: () => void): void => {
      socket.close(1000);
      then();
    };
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token, new_token: secretFor(table, token), language: language() }));
    socket.onerror = () => reject(new Error("no contact"));
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as Tell;
      if (message.type === "welcome") {
        storeSeat(table, token, message);
        socket.send(JSON.stringify({ type: "rename", name, colour, seq: message.seq + 1 }));
      } else if (message.type === "done") end(resolve);
      else if (message.type === "refused") end(() => reject(new Error(message.sentence)));
    };
  });
}
