// A full game of each by mouse, on the board.
import { expect, test } from "./kit/house";
import { openTable, Seat } from "./kit/seat";
import { playSanAndreas } from "./kit/sanandreas";
import { mouse, playSeismic } from "./kit/seismic";

test("Seismic against a bot, tile by tile on the map", async ({ page, request }) => {
  const me = new Seat(page);
  await me.sit(await openTable(request, { game: "seismic", seats: [{}, { bot: "greedy" }], seat: 0, begin: true }));
  const decisions = await playSeismic(me, mouse(page));
  expect(decisions).toBeGreaterThan(20);
  expect(me.refusals).toEqual([]);
  expect(new Set(me.acts.map((action) => action.split(" ")[0]))).toContain("crew");
});

test("San Andreas against bots, space by space on the map", async ({ page, request }) => {
  const me = new Seat(page);
  const seats = [{}, { bot: "greedy" }, { bot: "random" }];
  await me.sit(await openTable(request, { game: "san-andreas", seats, seat: 0, begin: true }));
  const decisions = await playSanAndreas(me, mouse(page));
  expect(decisions).toBeGreaterThan(6);
  expect(me.refusals).toEqual([]);
  expect([...new Set(me.acts.map((action) => action.split(" ")[0]))]).toEqual(expect.arrayContaining(["found", "mark"]));
});
