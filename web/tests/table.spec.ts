// Around the board: a refused move, taking back, looking back, talking.
import { LAST, playOnFrom, playOut, recorded, SHORT } from "./kit/games";
import { expect, test } from "./kit/fixtures";
import { dice, openTable, Seat } from "./kit/seat";
import { board, decide, mouse } from "./kit/seismic";

test("whoever picks a level plays against it, and finds it picked the next time", async ({ page }) => {
  await page.goto("/");
  const level = page.getByRole("combobox", { name: /^At once, against two bots/ }).first();
  await expect(level).toHaveValue("gentle");
  await level.selectOption("steady");
  await page.getByRole("button", { name: "Play now" }).first().click();
  await page.waitForURL(/\/t\//);
  await expect(page.getByRole("list", { name: "Players" }).getByText("Bot, steady")).toHaveCount(2);
  await page.goto("/new?game=san-andreas");
  const bots = page.getByRole("combobox", { name: "Which bot" });
  await expect(bots).toHaveCount(2);
  await expect(bots.first()).toHaveValue("steady");
  // The levels come first; what is there to compare with stands apart.
  await expect(bots.first().locator("> option")).toHaveText([/^Gentle/, /^Steady/, /^Sharp/, /^Fierce/]);
  await expect(bots.first().locator("optgroup[label='For comparison'] option")).toHaveText([/^Random/, /^Greedy/, /^UCT/]);
});

test("a refused move says why, and leads to its rule", async ({ page, request, context }) => {
  // The page offers no move that is refused, so one is changed on its way.
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(String(message).replace(/"lay (\S+) \S+ r\d"/, '"lay $1 0,7 r0"')));
  });
  const me = new Seat(page);
  await me.sit(await openTable(request, SHORT.seismic));
  await expect(board(page)).toBeVisible();
  await expect(page).toHaveTitle(/^●/);
  await page.keyboard.press("b");
  const todo = page.getByLabel("What to do");
  const groups = todo.getByRole("group");
  for (let level = 0; level < (await groups.count()); level += 1) await groups.nth(level).getByRole("radio").first().check();
  await todo.locator("[type=submit][form]").click();
  const warning = page.getByRole("alert");
  await expect(warning).toContainText(/\w+ \w+ \w+/);
  const rule = warning.getByRole("link", { name: /^Ruling S\d+$/ });
  const opened = context.waitForEvent("page");
  const ruling = (await rule.textContent())!.replace("Ruling ", "");
  await rule.click();
  const rules = await opened;
  await expect(rules).toHaveURL(new RegExp(`/rules/seismic#${ruling}$`));
  await expect(rules.locator(`#${ruling}`)).toBeInViewport();
  await page.getByRole("button", { name: "Understood" }).click();
  await expect(warning).toBeHidden();
});

test("what was done against bots is taken back", async ({ page, request }) => {
  const me = new Seat(page);
  await me.sit(await openTable(request, SHORT.seismic));
  await me.turn();
  const tiles = (me.view as { board: unknown[] }).board.length;
  await me.act(() => decide(me, mouse(page), dice(2)));
  await expect.poll(() => (me.view as { board: unknown[] }).board.length).toBe(tiles + 1);
  const before = me.seq;
  await page.keyboard.press("u");
  await expect.poll(() => me.seq).toBeGreaterThan(before);
  await expect.poll(() => (me.view as { board: unknown[] }).board.length).toBe(tiles);
  await expect(page.getByRole("region", { name: "Log" })).toContainText("You take the last action back");
  expect(await me.turn()).toBe(true);
});

test("the pen looks back while the game goes on", async ({ page, request }) => {
  const me = new Seat(page);
  await me.sit(await openTable(request, SHORT.seismic));
  const roll = dice(4);
  for (let n = 0; n < 2 && (await me.turn()); n += 1) await me.act(() => decide(me, mouse(page), roll));
  await me.turn();
  const strip = page.getByRole("slider", { name: "Turns of the game" });
  await strip.press("Home");
  await expect(strip).toHaveAttribute("aria-valuenow", "0");
  await page.getByRole("button", { name: "Live" }).click();
  await expect(strip).not.toHaveAttribute("aria-valuenow", "0");
});

test("people talk, and those who watch see the game but may not play", async ({ page, another, request }) => {
  const me = new Seat(page);
  const opened = await openTable(request, SHORT.seismic);
  await me.sit(opened);
  const watcher = await another();
  await watcher.goto(`/t/${opened.table}#${opened.watch}`);
  await expect(watcher.getByText("You watch")).toBeVisible();
  for (const one of [page, watcher]) await one.getByRole("tab", { name: /^Chat/ }).click();
  await page.getByRole("textbox", { name: /Say/ }).fill("<b>The ground is calm</b>");
  await page.keyboard.press("Enter");
  await expect(watcher.getByText("<b>The ground is calm</b>")).toBeVisible();
  await expect(watcher.getByRole("button", { name: /^(Lay|Pick a cell)$/ })).toHaveCount(0);
});

test("against bots another game begins with one press, and the chat is ready to type into", async ({ page, request }) => {
  const opened = await playOnFrom(request, recorded("seismic"), LAST.seismic);
  await playOut(page, opened);
  const me = new Seat(page);
  await page.goto(`/t/${opened.table}#${opened.seats[0]}`);
  await page.getByRole("button", { name: "Play again" }).click();
  await page.waitForURL((url) => !url.pathname.includes(opened.table));
  expect(await me.turn()).toBe(true);
  await expect(board(page)).toBeVisible();
  await page.keyboard.press("c");
  await expect(page.getByRole("textbox", { name: "Say something" })).toBeFocused();
});
