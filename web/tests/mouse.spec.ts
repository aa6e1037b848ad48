// A first game of each by mouse: one click on the first page, and on a table with few tiles from the first move to the end.
import { SHORT } from "./kit/games";
import { expect, test } from "./kit/fixtures";
import * as sanandreas from "./kit/sanandreas";
import { dice, openTable, Seat } from "./kit/seat";
import * as seismic from "./kit/seismic";

const GAMES = [
  { name: "Seismic", wish: SHORT.seismic, decide: seismic.decide, play: seismic.playSeismic, verbs: ["lay", "crew"] },
  { name: "San Andreas", wish: SHORT["san-andreas"], decide: sanandreas.decide, play: sanandreas.playSanAndreas, verbs: ["found", "mark"] },
];

for (const [n, { name, wish, decide, play, verbs }] of GAMES.entries()) {
  test(`a first game of ${name} by mouse`, { tag: ["@journey", "@firefox"] }, async ({ page, request }) => {
    const by = seismic.mouse(page);
    await test.step("one click, and a newcomer plays", async () => {
      const me = new Seat(page);
      await page.goto("/");
      await page.getByRole("button", { name: "Play now" }).nth(n).click();
      await page.waitForURL(/\/t\//);
      expect(await me.turn()).toBe(true);
      await expect(page.getByLabel("What to do")).toContainText(/\S/);
      await me.act(() => decide(me, by, dice(7)));
    });
    await test.step("a whole game", async () => {
      const me = new Seat(page);
      await me.sit(await openTable(request, wish));
      await play(me, by);
      expect(me.acts.map((action) => action.split(" ")[0])).toEqual(expect.arrayContaining(verbs));
      await expect(page.getByLabel("What to do")).toContainText("The game is over");
      expect(me.refusals).toEqual([]);
    });
  });
}
