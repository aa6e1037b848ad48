// How smoothly a full table moves: the times between frames while it is dragged, zoomed and pointed at.
//   npm run frames
// A table of Seismic at the end of a game with more than 150 tiles, loaded as a record, in a window of 1440 × 900.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { launch } from "./browser.mjs";
import { command, startServer } from "./server.mjs";

/** Two boxes with twice as many single roads as usual; the seed gives 154 tiles on the table at the end. */
const MANIFEST = '[highways]\n"01" = 12\n"02" = 12\n"03" = 12\n';
const SEED = "frames3";
const SMOOTH = 1000 / 60 + 3;

function record() {
  const folder = mkdtempSync(join(tmpdir(), "quakeboard-"));
  try {
    writeFileSync(join(folder, "tiles.toml"), MANIFEST);
    const words = ["simulate", "--bot", "random", "--bot", "random", "--variant", "twin-cities", "--seed", SEED];
    execFileSync(command(), [...words, "--option", `manifest=${join(folder, "tiles.toml")}`, "--out", join(folder, "games")]);
    const [file] = readdirSync(join(folder, "games"));
    return readFileSync(join(folder, "games", file), "utf-8");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Times between frames while something is done, in milliseconds, the shortest first. */
async function frames(page, act) {
  await page.evaluate(() => {
    const times = [];
    let last = performance.now();
    globalThis.counted = { times, on: true };
    const count = (now) => {
      times.push(now - last);
      last = now;
      if (globalThis.counted.on) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await act();
  const times = await page.evaluate(() => {
    globalThis.counted.on = false;
    return globalThis.counted.times.slice(2);
  });
  return times.sort((a, b) => a - b);
}

const server = await startServer();
const browser = await launch();
try {
  const answer = await fetch(`${server.address}/api/records`, { method: "POST", headers: { "content-type": "application/json" }, body: record() });
  const { table, watch } = await answer.json();
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.goto(`${server.address}/t/${table}/replay?step=999#${watch}`);
  const map = page.getByRole("application").first();
  await map.waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1500); // what plays at the opening has come to rest
  const { x, y, width, height } = await map.boundingBox();
  const [cx, cy] = [x + width / 2, y + height / 2];
  const drag = async () => {
    await page.mouse.move(cx, cy);
    await page.mouse.down();
    for (let n = 0; n < 150; n += 1) await page.mouse.move(cx + 160 * Math.sin(n / 20), cy + 120 * Math.cos(n / 20));
    await page.mouse.up();
  };
  const zoom = async () => {
    await page.mouse.move(cx, cy);
    for (let n = 0; n < 120; n += 1) await page.mouse.wheel(0, n < 60 ? -12 : 12);
  };
  const point = async () => {
    for (let n = 0; n < 150; n += 1) await page.mouse.move(cx - 300 + 4 * n, cy + 100 * Math.sin(n / 15));
  };
  for (const [name, act] of Object.entries({ drag, zoom, point })) {
    const times = await frames(page, act);
    const at = (part) => times[Math.floor(part * (times.length - 1))].toFixed(1);
    const slow = times.filter((time) => time > SMOOTH).length;
    console.log(`${name}: ${times.length} frames, median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, longest ${at(1)} ms, ${slow} late`);
  }
} finally {
  await browser.close();
  await server.stop();
}
