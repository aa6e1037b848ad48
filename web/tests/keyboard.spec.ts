// Both games without a mouse, on the board, from the middle of a game to its end.
import { GAMES, MIDDLE, playOnFrom, recorded, SHORT } from "./kit/games";
import { expect, test } from "./kit/fixtures";
import { playByKeys, reach } from "./kit/keys";
import { openTable, Seat } from "./kit/seat";

for (const game of GAMES) {
  test(`${game} by keyboard alone`, { tag: "@journey" }, async ({ page, request }) => {
    const me = new Seat(page);
    await me.sit(await playOnFrom(request, recorded(game), MIDDLE[game]));
    expect(await playByKeys(me, game)).toBeGreaterThan(1);
    expect(me.refusals).toEqual([]);
  });
}

test("the sheet of keys opens, says what they do, and closes; Tab leads on from everywhere", { tag: "@journey" }, async ({ page, request }) => {
  const me = new Seat(page);
  await me.sit(await openTable(request, SHORT.seismic));
  await me.turn();
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard" });
  await expect(sheet).toContainText("Walk over the map");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await reach(page, /^Menu$/);
  await page.keyboard.press("Enter");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  // Round the whole page: from the map to the chat, and back to where it began.
  for (const name of [/^[A-Z]{1,2}\d+\b/, /^Chat/, /^Menu$/]) await reach(page, name);
});
