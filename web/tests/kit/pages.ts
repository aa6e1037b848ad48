// Every page of the client, each in a state that shows most of it.
import { expect, type APIRequestContext, type Page } from "@playwright/test";

import type { Opened } from "../../src/lib/wire";
import { finishedGame, playOn } from "./finished";
import { openTable } from "./seat";

export interface Places {
  lobby: Opened;
  tables: Record<Game, Opened>;
  finished: Record<Game, Opened>;
  /** Well on its way, so that something is in danger. */
  late: Record<Game, Opened>;
}
const GAMES = ["seismic", "san-andreas"] as const;
type Game = (typeof GAMES)[number];

/** Tables for all pages: one that is being set up, one of each game that is played, one that is over. */
export async function furnish(page: Page, request: APIRequestContext): Promise<Places> {
  const seats = [{}, { bot: "random" }, { bot: "random" }];
  const begun = (game: Game): Promise<Opened> => openTable(request, { game, seats, seat: 0, begin: true, options: { first: 0 } });
  const late = { seismic: await begun("seismic"), "san-andreas": await begun("san-andreas") };
  await page.goto("/");
  for (const game of GAMES) await playOn(page, late[game], 10);
  return {
    late,
    lobby: await openTable(request, { game: "seismic", seats: [{}, {}], seat: 0 }),
    tables: { seismic: await begun("seismic"), "san-andreas": await begun("san-andreas") },
    finished: {
      seismic: await finishedGame(page, request, "seismic", { columns: 9, rows: 9 }),
      "san-andreas": await finishedGame(page, request, "san-andreas"),
    },
  };
}

/** Ways to each page; each ends when the page shows what it is for. */
export function visits({ lobby, tables, finished, late }: Places): Record<string, (page: Page) => Promise<void>> {
  const shows = (page: Page, address: string, what: string): Promise<void> =>
    page.goto(address).then(() => expect(page.locator(what).first()).toBeVisible());
  const table = (game: Game) => (page: Page) => shows(page, `/t/${tables[game].table}#${tables[game].seats[0]}`, "[role=application]");
  const forBoth = (name: string, visit: (game: Game) => (page: Page) => Promise<void>): [string, (page: Page) => Promise<void>][] =>
    GAMES.map((game) => [`${name} of ${game}`, visit(game)]);
  return {
    home: (page) => shows(page, "/", "h1"),
    ...Object.fromEntries(forBoth("a new table", (game) => (page) => shows(page, `/new?game=${game}`, "form button[type=submit]"))),
    lobby: (page) => shows(page, `/t/${lobby.table}#${lobby.seats[0]}`, "main ol li"),
    ...Object.fromEntries(forBoth("the table", table)),
    ...Object.fromEntries(
      forBoth("the list", (game) => async (page) => {
        await table(game)(page);
        await expect(page).toHaveTitle(/^●/);
        await page.keyboard.press("b");
        await expect(page.getByRole("radio").first()).toBeVisible();
      }),
    ),
    ...Object.fromEntries(
      forBoth("the menu", (game) => async (page) => {
        await table(game)(page);
        await page.keyboard.press("m");
        await expect(page.getByRole("dialog")).toBeVisible();
      }),
    ),
    ...Object.fromEntries(
      forBoth("hint and forecast", (game) => async (page) => {
        await shows(page, `/t/${late[game].table}#${late[game].seats[0]}`, "[role=application]");
        await expect(page).toHaveTitle(/^●/);
        await page.keyboard.press("h");
        await expect(page.locator(".sign .advice")).toBeVisible();
        await page.keyboard.press("o");
        await expect(page.locator("section fieldset input").first()).toBeVisible();
      }),
    ),
    keys: async (page) => {
      await table("seismic")(page);
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog")).toBeVisible();
    },
    ...Object.fromEntries(
      forBoth("the replay", (game) => async (page) => {
        await shows(page, `/t/${finished[game].table}/replay?step=5#${finished[game].watch}`, "[role=application]");
        await expect(page.getByRole("slider").last()).toHaveAttribute("aria-valuenow", "5");
      }),
    ),
    "the analysis": async (page) => {
      await shows(page, `/t/${finished.seismic.table}/replay?step=5#${finished.seismic.watch}`, "[role=application]");
      // On a phone it is in a dialog.
      await expect(page.locator(".analyse, .analysis").first()).toBeVisible();
      if (await page.locator(".icon.analysis").count()) await page.locator(".icon.analysis").click();
      await page.locator(".analyse").click();
      await expect(page.locator("table tbody tr").first()).toBeVisible();
      await expect(page.locator("[role=progressbar]")).toHaveCount(0, { timeout: 90_000 });
    },
    ...Object.fromEntries(forBoth("the end", (game) => (page) => shows(page, `/t/${finished[game].table}#${finished[game].seats[0]}`, '[href$="/verify"]'))),
    verify: (page) => shows(page, `/t/${finished.seismic.table}/verify#${finished.seismic.watch}`, "main li"),
    ...Object.fromEntries(forBoth("the rules", (game) => (page) => shows(page, `/rules/${game}`, "main h2"))),
    ...Object.fromEntries(forBoth("the lesson", (game) => (page) => shows(page, `/learn/${game}`, "[role=application]"))),
    lost: (page) => shows(page, "/rules/chess", "main"),
  };
}
