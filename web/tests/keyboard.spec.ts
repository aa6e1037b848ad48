// One whole game of each without a mouse, on the board.
import { expect, test } from "./kit/house";
import { playByKeys, reach } from "./kit/keys";
import { openTable, Seat } from "./kit/seat";

test("Seismic by keyboard alone", async ({ page, request }) => {
  const me = new Seat(page);
  const options = { columns: 9, rows: 9 };
  await me.sit(await openTable(request, { game: "seismic", seats: [{}, { bot: "random" }], seat: 0, begin: true, options }));
  expect(await playByKeys(me, "seismic")).toBeGreaterThan(8);
  expect(me.refusals).toEqual([]);
});

test("San Andreas by keyboard alone", async ({ page, request }) => {
  const me = new Seat(page);
  const seats = [{}, { bot: "random" }, { bot: "random" }];
  await me.sit(await openTable(request, { game: "san-andreas", seats, seat: 0, begin: true }));
  expect(await playByKeys(me, "san-andreas")).toBeGreaterThan(4);
  expect(me.refusals).toEqual([]);
});

test("the sheet of keys opens, says what they do, and closes", async ({ page, request }) => {
  const me = new Seat(page);
  await me.sit(await openTable(request, { game: "seismic", seats: [{}, { bot: "random" }], seat: 0, begin: true }));
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard" });
  await expect(sheet).toContainText("Walk over the map");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await reach(page, /^Menu$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});
