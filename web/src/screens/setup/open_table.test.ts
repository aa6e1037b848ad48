import { expect, test } from "vitest";

import { newSeat, missingName, moveMeTo } from "./open_table";

test("whoever opens a table needs a name, and so does everybody at the screen", () => {
  const seats = [newSeat("me"), newSeat("here"), newSeat("bot")];
  expect(missingName(" ", seats)).toBe("name-first");
  expect(missingName("Mara", seats)).toBe("names-first");
  expect(missingName("Mara", [newSeat("me"), { ...newSeat("here"), name: "Jun" }])).toBeNull();
});

test("I sit on one seat only: where I sat before, a bot does", () => {
  const seats = moveMeTo([newSeat("me"), newSeat("friend"), newSeat("bot", "random")], 2);
  expect(seats.map(({ who }) => who)).toEqual(["bot", "friend", "me"]);
});
