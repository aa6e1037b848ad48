// Chance dealt together by two browsers: both answer every round, one reloads in mid-game, one goes away, and the draws go on.
import type { Page } from "@playwright/test";

import { SHORT } from "./kit/games";
import { expect, test } from "./kit/fixtures";
import { dice, openTable, Seat } from "./kit/seat";
import { decide, mouse } from "./kit/seismic";

type Item = [kind: string, ...rest: unknown[]];

/** What a page was told of chance, in its order. */
const items = (seat: Seat): Item[] =>
  seat.told.flatMap((message) => (message.type === "update" ? ((message.items ?? []) as Item[]) : message.type === "welcome" ? ((message.transcript?.items ?? []) as Item[]) : []));
const deals = (seat: Seat): [number, string][][] => items(seat).flatMap(([kind, answers]) => (kind === "deal" ? [answers as [number, string][]] : []));
const reveals = (seat: Seat): string[] => seat.asked.flatMap((message) => (message.type === "reveal" ? [message.link] : []));
const warnings = (page: Page) => page.getByRole("alert");

test("two browsers deal chance together, one reloads, one goes away, and the game goes on", { tag: "@journey" }, async ({ page, another, request }) => {
  const [near, far] = [new Seat(page), new Seat(await another())];
  const opened = await openTable(request, { game: "seismic", seats: [{}, {}], seat: 0, options: SHORT.seismic.options });
  await page.goto(`/t/${opened.table}#${opened.seats[0]}`);
  await page.getByText("What it means").click();
  await expect(page.getByText(/Chance is dealt together.*nobody can foresee/)).toBeVisible();
  await far.page.goto(`/t/${opened.table}#${opened.seats[1]}`);
  await far.page.getByLabel("Your name").fill("Jun");
  await far.page.getByRole("button", { name: "Sit down" }).click();
  await far.page.getByText("What it means").click();
  for (const seat of [near, far]) await expect(seat.page.getByText("This browser takes part.")).toBeVisible();
  await page.getByRole("button", { name: "Begin" }).click();
  for (const seat of [near, far]) await expect(seat.page.getByLabel("What to do")).toBeVisible();

  const roll = dice(7);
  /** One decision, or waiting until the turn has ended by itself. */
  async function step(seat: Seat): Promise<void> {
    if (seat.endsByItself) await expect.poll(() => seat.endsByItself, { intervals: [20] }).toBe(false);
    else await seat.act(() => decide(seat, mouse(seat.page), roll));
  }
  /** One whole turn of whoever is asked. */
  async function turn(): Promise<void> {
    await expect.poll(() => near.question !== null || far.question !== null, { intervals: [20] }).toBe(true);
    const seat = near.question ? near : far;
    await seat.turn();
    while (seat.question) {
      await step(seat);
      await expect.poll(() => near.question !== null || far.question !== null || near.over, { intervals: [20] }).toBe(true);
    }
  }

  await test.step("both answer every round", async () => {
    for (let n = 0; n < 3; n += 1) await turn();
    expect(deals(near).length).toBeGreaterThan(2);
    for (const answers of deals(near)) expect(answers.map(([chain]) => chain)).toEqual([0, 1]);
    expect(deals(near).map(([, answer]) => answer![1])).toEqual(reveals(far));
    expect(deals(far)).toEqual(deals(near));
  });

  await test.step("a page that is loaded again goes on with its chain", async () => {
    const before = new Set(reveals(far));
    await far.page.reload();
    await expect(far.page.getByLabel("What to do")).toBeVisible();
    await expect.poll(() => far.asked.filter(({ type }) => type === "add-chain").length).toBe(2);
    expect(new Set(far.asked.flatMap((message) => (message.type === "add-chain" ? [message.end] : []))).size).toBe(1);
    await turn();
    expect(deals(near).at(-1)!.map(([chain]) => chain)).toEqual([0, 1]);
    expect(before.has(reveals(far).at(-1)!)).toBe(false);
  });

  await test.step("draws go on without somebody who went away, and with them again", async () => {
    while (near.question === null) await turn();
    const table = far.page.url();
    await far.page.goto("/");
    await expect(page.getByText("Away", { exact: true })).toBeVisible();
    const known = deals(near).length;
    while (near.question) {
      await step(near);
      await expect.poll(() => near.question !== null || deals(near).length > known, { intervals: [20] }).toBe(true);
    }
    await expect.poll(() => deals(near).length).toBeGreaterThan(known);
    expect(deals(near).at(-1)!.map(([chain]) => chain)).toEqual([0]);
    await far.page.goto(table);
    await turn();
    expect(deals(near).at(-1)!.map(([chain]) => chain)).toEqual([0, 1]);
  });

  for (const seat of [near, far]) {
    await expect(warnings(seat.page)).toHaveCount(0);
    expect(seat.refusals).toEqual([]);
  }
});

test("whoever opens a table chooses how chance is dealt, and is told what that proves", async ({ page }) => {
  await page.goto("/new");
  const dealing = page.getByRole("group", { name: "How chance is dealt" });
  await expect(dealing.getByRole("radio", { name: /Dealt by the host/ })).toBeChecked();
  await expect(dealing).toContainText("its computer could look ahead");
  await dealing.getByRole("radio", { name: /Dealt together/ }).check();
  await page.getByLabel("Your name").fill("Mara");
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByLabel("What to do")).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "How chance is dealt" }).click();
  await expect(page.getByRole("dialog")).toContainText("This browser takes part.");
});
