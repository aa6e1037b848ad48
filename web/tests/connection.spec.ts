// Two browsers at one table, one of them on a line that breaks: nothing is lost, and nothing happens twice.
import type { Page } from "@playwright/test";

import { Cable } from "./kit/flaky_connection";
import { SHORT } from "./kit/games";
import { expect, test } from "./kit/fixtures";
import { dice, openTable, Seat } from "./kit/seat";
import { decide, mouse } from "./kit/seismic";

/** The log without who did what is told: each is “you” in their own. */
const log = async (page: Page): Promise<string[]> =>
  (await page.getByRole("region", { name: "Log" }).getByRole("listitem").allTextContents()).map((line) => line.replace(/^(\d*)(?:You|Mara|Jun) \w+/, "$1"));

test("a friend comes by a link; the line is cut, the other plays on, and all of it arrives", { tag: "@journey" }, async ({ page, another, request, server }) => {
  const cable = await Cable.lay(server.port);
  const [near, far] = [new Seat(page), new Seat(await another({ baseURL: cable.address }))];
  const opened = await openTable(request, { game: "seismic", seats: [{}, {}], seat: 0, options: SHORT.seismic.options });
  await page.goto(`/t/${opened.table}#${opened.seats[0]}`);
  const begin = page.getByRole("button", { name: "Begin" });
  await expect(begin).toBeDisabled();

  await far.page.goto(`/t/${opened.table}#${opened.seats[1]}`);
  await far.page.getByLabel("Your name").fill("Jun");
  await far.page.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByRole("list", { name: "Seats" })).toContainText("Jun");
  expect(new URL(far.page.url()).hash).toBe("");
  await begin.click();
  for (const seat of [near, far]) await expect(seat.page.getByLabel("What to do")).toBeVisible();

  const roll = dice(11);
  const contact = far.page.getByText(/^(No connection|Connecting)/);
  await test.step("what happens while the line is cut", async () => {
    await near.turn();
    cable.cut();
    await expect(contact).toBeVisible();
    while (near.question) {
      await near.act(() => decide(near, mouse(page), roll));
      await expect(page.getByText(/^Jun/).first()).toBeVisible();
    }
    expect(far.seq).toBeLessThan(near.seq);
    cable.mend();
    await expect(contact).toBeHidden();
    await far.turn();
    expect(far.seq).toBe(near.seq);
    await expect(async () => expect(await log(far.page)).toEqual(await log(page))).toPass();
  });

  await test.step("a move whose answer is lost is made once", async () => {
    cable.loseAnswers();
    const sent = far.acts.length;
    await decide(far, mouse(far.page), roll);
    await expect.poll(() => near.seq).toBeGreaterThan(far.seq);
    const after = near.seq;
    cable.cut();
    cable.mend();
    await expect.poll(() => far.seq).toBe(after);
    await expect.poll(() => far.acts.length).toBe(sent + 2);
    expect(far.acts.at(-1)).toBe(far.acts.at(-2));
    await far.turn();
    expect(near.seq).toBe(after);
    await expect(async () => expect(await log(far.page)).toEqual(await log(page))).toPass();
    expect(far.refusals).toEqual([]);
  });
  await cable.remove();
});
