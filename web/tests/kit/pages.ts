// Every page of the client, each in a state that shows most of it.
import { expect, type APIRequestContext, type Page } from "@playwright/test";

import type { Opened } from "../../src/wire";
import { GAMES, LAST, LATE, loadRecord, playOnFrom, playOut, recorded, SHORT, START, type Game } from "./games";
import { openTable } from "./seat";

export interface Places {
  lobby: Opened;
  tables: Record<Game, Opened>;
  /** Well on its way, so that something is in danger. */
  late: Record<Game, Opened>;
  replays: Record<Game, Opened>;
  /** Played to the end here, by somebody who has a seat. */
  ended: Record<Game, Opened>;
}

async function forEach(open: (game: Game) => Promise<Opened>): Promise<Record<Game, Opened>> {
  return { seismic: await open("seismic"), "san-andreas": await open("san-andreas") };
}

/** Tables for all pages, of fixed games, so that every visit shows the same. */
export async function furnish(page: Page, request: APIRequestContext): Promise<Places> {
  const ended = await forEach((game) => playOnFrom(request, recorded(game), LAST[game]));
  for (const game of GAMES) await playOut(page, ended[game]);
  await openTable(request, { ...SHORT.seismic, public: true }); // to be watched
  return {
    lobby: await openTable(request, { game: "seismic", seats: [{}, {}], seat: 0 }),
    tables: await forEach((game) => playOnFrom(request, recorded(game), START[game])),
    late: await forEach((game) => playOnFrom(request, recorded(game), LATE[game])),
    replays: await forEach((game) => loadRecord(request, recorded(game))),
    ended,
  };
}

/** A game that is noted in a browser. */
const PLAYED = { game: "seismic", at: 1_700_000_000_000, turns: 40, seats: [{ name: "Mara" }, { name: "gentle", bot: "gentle" }], mine: [0], points: [31, 20], winners: [0] };

/** Have the page's browser know its seat at a table, and that the game there is over. */
async function keep(page: Page, { table, seats }: Opened, played: object): Promise<void> {
  await page.goto("/");
  await page.evaluate(
    ([id, secrets, game]) => {
      localStorage.setItem(`quakeboard.table.${id}`, JSON.stringify({ seats: secrets }));
      if ("game" in game) localStorage.setItem("quakeboard.played", JSON.stringify({ games: [{ table: id, ...game }], forgotten: [] }));
    },
    [table, seats, played] as const,
  );
}

/** Ways to each page; each ends when the page shows what it is for. */
export function visits({ lobby, tables, late, replays, ended }: Places): Record<string, (page: Page) => Promise<void>> {
  const shows = (page: Page, address: string, what: string): Promise<void> =>
    page.goto(address).then(() => expect(page.locator(what).first()).toBeVisible());
  const table = (game: Game) => (page: Page) => shows(page, `/t/${tables[game].table}#${tables[game].seats[0]}`, "[role=application]");
  const forBoth = (name: string, visit: (game: Game) => (page: Page) => Promise<void>): [string, (page: Page) => Promise<void>][] =>
    GAMES.map((game) => [`${name} of ${game}`, visit(game)]);
  return {
    home: (page) => shows(page, "/", "h1"),
    // Whoever has sat at a table finds it at home, and the games that are over on a page of their own.
    "home with tables": async (page) => {
      await keep(page, tables.seismic, {});
      await shows(page, "/", "main a svg.quakemap");
      await expect(page.locator("main a svg.quakemap").nth(1)).toBeVisible();
    },
    "public tables": (page) => shows(page, "/watch", "main a svg"),
    "your games": async (page) => {
      await keep(page, ended.seismic, PLAYED);
      await shows(page, "/games", "main table");
    },
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
        await expect(page.locator(".advice, [data-advised]").last()).toBeVisible();
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
        await shows(page, `/t/${replays[game].table}/replay?step=5#${replays[game].watch}`, "[role=application]");
        await expect(page.getByRole("slider").last()).toHaveAttribute("aria-valuenow", "5");
      }),
    ),
    "the analysis": async (page) => {
      await shows(page, `/t/${replays.seismic.table}/replay?step=5#${replays.seismic.watch}`, "[role=application]");
      // On a phone it is in a dialog.
      await expect(page.locator(".analyse, .analysis").first()).toBeVisible();
      if (await page.locator(".icon.analysis").count()) await page.locator(".icon.analysis").click();
      await page.locator(".analyse").click();
      await expect(page.locator("table tbody tr").first()).toBeVisible();
      await expect(page.locator("[role=progressbar]")).toHaveCount(0);
    },
    ...Object.fromEntries(forBoth("the end", (game) => (page) => shows(page, `/t/${ended[game].table}#${ended[game].seats[0]}`, '[href$="/verify"]'))),
    verify: (page) => shows(page, `/t/${ended.seismic.table}/verify#${ended.seismic.watch}`, "main li"),
    ...Object.fromEntries(forBoth("the rules", (game) => (page) => shows(page, `/rules/${game}`, "main h2"))),
    ...Object.fromEntries(forBoth("the lesson", (game) => (page) => shows(page, `/learn/${game}`, "[role=application]"))),
    lost: (page) => shows(page, "/rules/chess", "main"),
  };
}
