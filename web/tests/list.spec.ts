// A whole game from the list of what may be done, as those play it who do not see the map.
import { expect, test } from "./kit/house";
import { dice, openTable, Seat } from "./kit/seat";

const GAMES = [
  { name: "Seismic with aftershocks and the Big One", game: "seismic", seats: [{}, { bot: "random" }], options: { columns: 9, rows: 9, variants: ["aftershocks", "big-one"] } },
  { name: "San Andreas", game: "san-andreas", seats: [{}, { bot: "random" }, { bot: "random" }], options: {} },
];

for (const { name, ...wish } of GAMES) {
  test(`${name}, from the list and by keyboard`, async ({ page, request }) => {
    const me = new Seat(page);
    await me.sit(await openTable(request, { ...wish, seat: 0, begin: true }));
    const todo = page.getByLabel("What to do");
    const roll = dice(9);
    let decisions = 0;
    await page.keyboard.press("b");
    while (await me.turn()) {
      await me.act(async () => {
        const groups = todo.getByRole("group");
        for (let level = 0; level < (await groups.count()); level += 1) {
          const choices = groups.nth(level).getByRole("radio");
          await choices.nth(roll(await choices.count())).focus();
          await page.keyboard.press("Space");
        }
        const action = await todo.locator("form").getByRole("paragraph").textContent();
        expect(me.question!.legal).toContain(action);
        await todo.locator("form").getByRole("button").focus();
        await page.keyboard.press("Enter");
      });
      decisions += 1;
    }
    expect(decisions).toBeGreaterThan(4);
    expect(me.refusals).toEqual([]);
  });
}
