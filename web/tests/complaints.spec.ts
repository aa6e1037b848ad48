// What the other tests rely on: whatever a page complains of is heard.
import { expect, prepare, test } from "./kit/fixtures";

test("errors of a page's script and in its console are heard", { tag: "@firefox" }, async ({ browser, server }) => {
  const complaints: string[] = [];
  const context = await browser.newContext({ baseURL: server.address, serviceWorkers: "block" });
  await prepare(context, complaints);
  const page = await context.newPage();
  await page.goto("/");
  await page.evaluate(() => {
    console.error("said");
    setTimeout(() => {
      throw new Error("thrown");
    });
    void Promise.reject(new Error("refused"));
  });
  await expect.poll(() => ["said", "thrown", "refused"].filter((word) => complaints.some((one) => one.includes(word)))).toHaveLength(3);
  expect(complaints).toHaveLength(3);
  await context.close();
});
