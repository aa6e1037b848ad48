// From the list of what may be done, as those play it who do not see the map: to the end of a game.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { MIDDLE, playOnFrom, recorded } from "./kit/games";
import { expect, test } from "./kit/fixtures";
import { dice, Seat } from "./kit/seat";

/** Two towns, a quake on one of them, aftershocks, two tiles a turn. */
const EVERYTHING = readFileSync(join(import.meta.dirname, "../../tests/golden/games/everything.quake.json"), "utf-8");

/** The first decisions are the same in every run: no bot comes before them. */
const GAMES = [
  { name: "Seismic with all that it can have", record: EVERYTHING, moment: { seq: 209, seat: 0 }, verbs: ["town", "side", "turn", "lay"] },
  { name: "San Andreas", record: recorded("san-andreas"), moment: MIDDLE["san-andreas"], verbs: [] },
];

for (const { name, record, moment, verbs } of GAMES) {
  test(`${name}, from the list and by keyboard`, async ({ page, request }) => {
    const me = new Seat(page);
    await me.sit(await playOnFrom(request, record, moment));
    const todo = page.getByLabel("What to do");
    const roll = dice(9);
    await page.keyboard.press("b");
    while (await me.turn()) {
      await me.act(async () => {
        const groups = todo.locator("form").getByRole("group");
        for (let level = 0; level < (await groups.count()); level += 1) {
          const choices = groups.nth(level).getByRole("radio");
          await choices.nth(roll(await choices.count())).focus();
          await page.keyboard.press("Space");
        }
        await expect(todo.getByRole("region", { name: "What is chosen" }).getByRole("paragraph")).not.toBeEmpty();
        await todo.locator("[type=submit][form]").focus();
        await page.keyboard.press("Enter");
      });
    }
    expect(me.acts.length).toBeGreaterThan(1);
    expect(me.acts.map((action) => action.split(" ")[0])).toEqual(expect.arrayContaining(verbs));
    expect(me.refusals).toEqual([]);
  });
}
