// What a first visit loads, in kilobytes as they come over the line, and whether that is little enough.
//   node tests/weigh.mjs FOLDER           the files of a build: the page, what it needs at once, one language
//   node tests/weigh.mjs http://HOST      what a browser really loads, boards and fonts included
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const LIMIT = 150;
const [what] = process.argv.slice(2);
const kilobytes = (bytes) => Math.round(bytes / 102.4) / 10;

/** All scripts and styles that a script brings with it, without waiting to be asked. */
function needed(folder, name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  const text = readFileSync(join(folder, "assets", name), "utf-8");
  for (const [, other] of text.matchAll(/(?:^|[;}\n])(?:import|export)(?:[^"'`;()]*from)?["']\.\/([\w.-]+\.js)["']/g)) needed(folder, other, found);
  return found;
}

function weighFolder(folder) {
  const page = readFileSync(join(folder, "index.html"), "utf-8");
  const named = [...page.matchAll(/(?:src|href)="\/assets\/([^"]+)"/g)].map(([, name]) => name);
  const scripts = new Set(named.filter((name) => name.endsWith(".js")).flatMap((name) => [...needed(folder, name)]));
  const styles = named.filter((name) => name.endsWith(".css"));
  const words = readdirSync(join(folder, "assets"))
    .filter((name) => /^(en|de|es|fr)-[\w-]+\.js$/.test(name))
    .map((name) => [name, packed(folder, name)])
    .sort(([, one], [, other]) => other - one)[0];
  const parts = [...scripts, ...styles].map((name) => [name, packed(folder, name)]);
  const all = [["index.html", gzipSync(page).length], ...parts, words];
  for (const [name, bytes] of all) console.log(`${String(kilobytes(bytes)).padStart(7)} KB  ${name}`);
  return all.reduce((sum, [, bytes]) => sum + bytes, 0);
}

const packed = (folder, name) => gzipSync(readFileSync(join(folder, "assets", name))).length;

async function weighVisit(server) {
  const { launch } = await import("./browser.mjs");
  const browser = await launch();
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" })).newPage();
  let bytes = 0;
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.dataReceived", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(server);
  await page.waitForTimeout(2500);
  const first = bytes;
  console.log(`${String(kilobytes(first)).padStart(7)} KB  home, with both boards`);
  await page.locator(".signbtn").first().click();
  await page.waitForURL(/\/t\//);
  await page.waitForTimeout(3000);
  console.log(`${String(kilobytes(bytes)).padStart(7)} KB  home and a table of Seismic`);
  await browser.close();
  return first;
}

const bytes = what.startsWith("http") ? await weighVisit(what) : weighFolder(what);
console.log(`${String(kilobytes(bytes)).padStart(7)} KB  in all; ${LIMIT} are allowed`);
process.exit(bytes > LIMIT * 1024 ? 1 : 0);
