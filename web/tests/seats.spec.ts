// The link of a seat is good once; another device, and somebody who has lost the browser, come by links of their own.
import type { Page } from "@playwright/test";

import { SHORT } from "./kit/games";
import { expect, test } from "./kit/fixtures";
import { openTable } from "./kit/seat";

const log = (page: Page) => page.getByRole("region", { name: "Log" });
const board = (page: Page) => page.getByLabel("What to do");

/** Chooses something in the menu of the table, and reads the link that is shown then. */
async function linkFrom(page: Page, ...choices: string[]): Promise<string> {
  await page.getByRole("button", { name: "Menu" }).click();
  for (const name of choices) await page.getByRole("button", { name }).click();
  const link = await page.getByRole("dialog").getByLabel("Copy the link").first().inputValue();
  await page.keyboard.press("Escape");
  return link;
}

/** The secret of a seat, as the browser of a page has stored it. */
function secretOf(page: Page, table: string, seat: number): Promise<string> {
  const read = ([name, seat]: [string, number]): string => (JSON.parse(localStorage.getItem(name)!) as { seats: string[] }).seats[seat]!;
  return page.evaluate(read, [`quakeboard.table.${table}`, seat] as [string, number]);
}

test("a seat has a secret of its own, and everybody sees who comes to it", { tag: "@journey" }, async ({ page, another }) => {
  // With the page's own cookies: whoever opened the table can make new links.
  const opened = await openTable(page.request, { game: "seismic", seats: [{}, {}], seat: 0, options: SHORT.seismic.options });
  const link = opened.links[1]!;
  await page.goto(`/t/${opened.table}#${opened.seats[0]}`);
  const jun = await another();

  await test.step("the link is good once, and in the same browser for ever", async () => {
    await jun.goto(link);
    await jun.getByLabel("Your name").fill("Jun");
    await jun.getByRole("button", { name: "Sit down" }).click();
    await page.getByRole("button", { name: "Begin" }).click();
    for (const one of [page, jun]) await expect(board(one)).toBeVisible();
    expect(Object.values(opened.seats)).not.toContain(await secretOf(jun, opened.table, 1));
    await jun.reload();
    await expect(board(jun)).toBeVisible();
    await jun.goto(link);
    await expect(board(jun)).toBeVisible();
    const late = await another();
    await late.goto(link);
    await expect(late.getByText("This link has been used or replaced.")).toBeVisible();
    await expect(log(page)).toContainText("Jun took the seat by its link.");
  });

  const phone = await another();
  await test.step("another device joins by a link of the seat, and all see it", async () => {
    await phone.goto(await linkFrom(jun, "Link for another device"));
    for (const one of [page, jun, phone]) {
      await expect(one.getByRole("list", { name: "Players" }).first()).toContainText("Open in 2 places");
      await expect(log(one)).toContainText(one === page ? "Another device has joined the seat of Jun." : "Another device has joined your seat.");
    }
  });

  await test.step("whoever has lost the browser gets a new link from the opener, and the old ones end", async () => {
    const renewed = await linkFrom(page, "New link for a seat", "New link for Jun");
    for (const one of [jun, phone]) await expect(one.getByText("This seat is played elsewhere now.")).toBeVisible();
    await expect(log(page)).toContainText("Whoever opened the table made a new link for the seat of Jun.");
    const back = await another();
    await back.goto(renewed);
    await expect(board(back)).toBeVisible();
    await jun.reload();
    await expect(jun.getByText("This link has been used or replaced.")).toBeVisible();
  });
});

test("whoever opened the table puts a bot on a free seat, takes it away again, and plays against another", async ({ page, another }) => {
  const opened = await openTable(page.request, { game: "seismic", seats: [{}, {}], seat: 0, options: SHORT.seismic.options });
  const row = page.getByRole("list", { name: "Seats" }).getByRole("listitem").nth(1);
  const choice = row.getByLabel("A bot for seat 2");
  await page.goto(`/t/${opened.table}#${opened.seats[0]}`);
  await choice.selectOption("gentle");
  await expect(row).toContainText("Bot, gentle");
  await expect(page.getByRole("button", { name: "Begin" })).toBeEnabled();

  await test.step("the link of the seat is good for nothing any more", async () => {
    const late = await another();
    await late.goto(opened.links[1]!);
    await expect(late.getByText("This link has been used or replaced.")).toBeVisible();
  });

  await test.step("without the bot the seat is free, and has a link of its own", async () => {
    await row.getByRole("button", { name: "Take gentle away" }).click();
    await expect(row).toContainText("Free");
    const jun = await another();
    await jun.goto(await row.getByLabel("Copy the link").inputValue());
    await jun.getByLabel("Your name").fill("Jun");
    await jun.getByRole("button", { name: "Sit down" }).click();
    await expect(row).toContainText("Jun");
    await expect(jun.getByLabel("A bot for seat 2")).toHaveCount(0);
    await jun.getByRole("button", { name: "Stand up" }).first().click();
  });

  await choice.selectOption("greedy");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(board(page)).toBeVisible();
});
