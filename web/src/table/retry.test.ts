import { expect, test } from "vitest";

import type { UnsentCommand } from "../transport/socket";
import type { Done } from "../wire";
import { retryWhileStale } from "./retry";

/** A socket that refuses with these codes, one after the other, and then does what it is told. */
function refusing(codes: string[]): { asked: UnsentCommand[]; command: (wish: UnsentCommand) => Promise<Done> } {
  const asked: UnsentCommand[] = [];
  const command = (wish: UnsentCommand): Promise<Done> => {
    asked.push(wish);
    const code = codes.shift();
    return code ? Promise.reject({ code }) : Promise.resolve({ type: "done" } as Done);
  };
  return { asked, command };
}

test("a command is sent again if somebody sat down in the same moment", async () => {
  const socket = refusing(["stale-sequence", "early-sequence"]);
  await retryWhileStale(socket, { type: "begin" }, 0);
  expect(socket.asked).toHaveLength(3);
});

test("what is refused for good is not asked for again", async () => {
  const socket = refusing(["has-begun"]);
  await expect(retryWhileStale(socket, { type: "begin" }, 0)).rejects.toEqual({ code: "has-begun" });
  expect(socket.asked).toHaveLength(1);
});

test("nobody is asked for ever", async () => {
  const socket = refusing(Array<string>(20).fill("stale-sequence"));
  await expect(retryWhileStale(socket, { type: "begin" }, 0)).rejects.toEqual({ code: "stale-sequence" });
  expect(socket.asked).toHaveLength(5);
});
