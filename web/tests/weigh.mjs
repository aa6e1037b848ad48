// What a first visit loads, in kilobytes as they come over the line.
//   node tests/weigh.mjs http://127.0.0.1:8000
import { launch } from "./browser.mjs";

const [server] = process.argv.slice(2);
const browser = await launch();
const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
let bytes = 0;
const session = await page.context().newCDPSession(page);
await session.send("Network.enable");
session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
const told = (name) => console.log(`${name}: ${Math.round(bytes / 1024)} KB so far`);
await page.goto(server);
await page.waitForTimeout(2500);
told("home, with both boards");
await page.locator(".signbtn").first().click();
await page.waitForURL(/\/t\//);
await page.waitForTimeout(3000);
told("home and a table of Seismic");
await browser.close();
