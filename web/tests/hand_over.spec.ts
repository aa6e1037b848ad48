// Three people at one screen: at every hand-over nothing on the page tells a coin that somebody else must not know.
import type { Page } from "@playwright/test";

import type { SanAndreasView } from "../src/wire";
import { expect, test } from "./kit/fixtures";
import { map, playOneSanAndreas } from "./kit/sanandreas";
import { dice, Seat } from "./kit/seat";
import { mouse } from "./kit/seismic";

const placeName = ([x, y]: readonly number[]): string => `${String.fromCharCode(64 + x!)}${23 - y!}`;

/** Everything that a page says, seen or not: every text and every value of an attribute. */
function everything(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = walk.currentNode; node; node = walk.nextNode()) {
      if (node instanceof Text) found.push(node.data.trim());
      else for (const { value } of (node as Element).attributes) found.push(value);
    }
    return found.filter(Boolean);
  });
}

const TELLS_A_COIN = /coin \d|your city|known to you alone|city \d of|with your \d/i;

test("the curtain falls at every hand-over, and behind it there is nothing", { tag: "@journey" }, async ({ page }) => {
  const screen = new Seat(page);
  await page.goto("/new?game=san-andreas");
  await page.getByLabel("Your name").fill("Mara");
  const seats = page.getByRole("group", { name: "Seats" });
  for (const [n, name] of ["Jun", "Ada"].entries()) {
    await seats.getByRole("combobox", { name: `Seat ${n + 2}` }).selectOption({ label: "Somebody at this screen" });
    await seats.getByRole("textbox", { name: "Name" }).nth(n).fill(name);
  }
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/t\//);
  const begin = page.getByRole("button", { name: "Begin" });
  const lift = page.getByRole("button", { name: /^I am (Mara|Jun|Ada)$/ });
  await expect(begin.or(lift).or(page.getByLabel("What to do")).first()).toBeVisible();
  if (await begin.count()) await begin.click();

  const roll = dice(3);
  /** What each seat saw last: its own coins among it. */
  const views = new Map<number, SanAndreasView>();
  let handed = 0;
  let hidden = 0;
  while (handed < 5) {
    await expect.poll(async () => (await lift.count()) > 0 || /^●/.test(await page.title()), { intervals: [20] }).toBe(true);
    if (await lift.count()) {
      const said = await everything(page);
      expect(said.filter((text) => TELLS_A_COIN.test(text))).toEqual([]);
      await expect(map(page)).toHaveCount(0);
      await expect(page.getByRole("region", { name: "Log" })).toHaveCount(0);
      handed += 1;
      await lift.first().click();
    }
    await screen.turn();
    const [me, view] = [screen.seat!, screen.view as SanAndreasView];
    views.set(me, view);
    const own = view.hands[me] ?? [];
    expect(own.length).toBeGreaterThan(0);
    await expect(page.getByLabel("What to do").getByRole("button", { name: /^Coin \d$/ })).toHaveCount(own.length);
    hidden += await expectOnlyMine(page, me, views);
    await playOneSanAndreas(screen, mouse(page), roll);
  }
  expect(hidden).toBeGreaterThan(0);
});

/** On the map the coins of others are unknown, and the page tells no more of coins than this seat's own view. Counts those coins. */
async function expectOnlyMine(page: Page, me: number, views: Map<number, SanAndreasView>): Promise<number> {
  const mine = views.get(me)!;
  let hidden = 0;
  for (const [seat, view] of views) {
    if (seat === me) continue;
    for (const city of view.cities.filter((one) => one.seat === seat && one.coin !== null && !one.known)) {
      const same = mine.cities.find((one) => one.at.join() === city.at.join() && one.seat === seat);
      if (!same) continue;
      expect(same.coin).toBeNull();
      const space = map(page).getByRole("button", { name: new RegExp(`^${placeName(city.at)}:.*coin unknown`) });
      await expect(space).toHaveCount(1);
      hidden += 1;
    }
  }
  const known = mine.cities.filter((city) => city.coin !== null).map((city) => placeName(city.at));
  await expectNoMore(page, known);
  // What the one before saw is not in the past either.
  await page.keyboard.press("[");
  await expect(page.getByTitle("You look back")).toBeVisible();
  await expectNoMore(page, known);
  await page.getByRole("button", { name: "Live" }).click();
  return hidden;
}

/** Map and log tell the coins of these cities only. */
async function expectNoMore(page: Page, known: string[]): Promise<void> {
  const said = await everything(page);
  const places = said.filter((text) => /^[A-Z]+\d+:.*(city \d of|your city \d)/.test(text)).map((text) => text.split(":")[0]);
  const founded = said.flatMap((text) => [...text.matchAll(/found a city at ([A-Z]+\d+) with your \d/g)].map(([, at]) => at));
  for (const place of [...places, ...founded]) expect(known).toContain(place);
}
