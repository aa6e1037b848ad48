import { expect, test } from "vitest";

import { aSeat, missing, sitAt } from "./open_table";

test("whoever opens a table needs a name, and so does everybody at the screen", () => {
  const seats = [aSeat("me"), aSeat("here"), aSeat("bot")];
  expect(missing(" ", seats)).toBe("name-first");
  expect(missing("Mara", seats)).toBe("names-first");
  expect(missing("Mara", [aSeat("me"), { ...aSeat("here"), name: "Jun" }])).toBeNull();
});

test("I sit on one seat only: where I sat before, a bot does", () => {
  const seats = sitAt([aSeat("me"), aSeat("friend"), aSeat("bot", "random")], 2);
  expect(seats.map(({ who }) => who)).toEqual(["bot", "friend", "me"]);
});
