// A browser for tests and pictures: the machine's own Chromium or Chrome, or else one from an npm package that brings
// the libraries it needs, for machines where nobody may install anything.
import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";

import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const ELSEWHERE = ["/Applications/Chromium.app/Contents/MacOS/Chromium", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];
/** Where the packed browser is unpacked: `make clean` takes it away. */
const UNPACKED = resolve(import.meta.dirname, "../../build/chromium");

/** A browser that finds no typeface at all crashes, and those of the package are where its own file does not look. */
const FONTS = join(UNPACKED, "fonts.conf");

const ARGUMENTS = ["--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
/** Chromium refuses its sandbox to root. Pages are painted without a graphics card, and WebGL by SwiftShader. */
const EVERYWHERE = ["--no-sandbox", "--disable-gpu", "--enable-unsafe-swiftshader"];

function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser that an environment variable names, or else the machine's own; null if there is none. */
export function installed(variable, names, elsewhere) {
  const named = process.env[variable];
  if (named) {
    if (!runs(named)) throw new Error(`${variable} names ${named}, which cannot be run.`);
    return named;
  }
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...places, ...elsewhere].find(runs) ?? null;
}

/** Unpack the browser of @sparticuz/chromium, once, with its libraries and fonts. */
async function unpacked() {
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error("No browser: install Chromium or Chrome, or name one by CHROMIUM=…");
  }
  mkdirSync(UNPACKED, { recursive: true });
  const kept = { TMPDIR: process.env.TMPDIR, AWS_EXECUTION_ENV: process.env.AWS_EXECUTION_ENV };
  // The package unpacks into the folder for passing files, and its libraries only where it believes to be in a cloud.
  Object.assign(process.env, { TMPDIR: UNPACKED, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" });
  try {
    const { default: packed } = await import("@sparticuz/chromium");
    const path = await packed.executablePath();
    if (!existsSync(path)) throw new Error(path);
    writeFileSync(FONTS, `<fontconfig><dir>${join(UNPACKED, "fonts")}</dir><cachedir>${join(UNPACKED, "fonts-cache")}</cachedir></fontconfig>`);
    return path;
  } catch (error) {
    throw new Error(`No browser: none is installed, and the packed one does not unpack (${error}). Name one by CHROMIUM=…`);
  } finally {
    for (const [name, value] of Object.entries(kept)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

/** How to start the browser: options for Playwright's `launch`. */
export async function browser() {
  const found = installed("CHROMIUM", NAMES, ELSEWHERE);
  const args = [...ARGUMENTS, ...EVERYWHERE];
  if (found) return { executablePath: found, args };
  const executablePath = await unpacked();
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: [join(UNPACKED, "al2023", "lib"), process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter),
    FONTCONFIG_FILE: FONTS,
  };
  return { executablePath, args, env };
}

export async function launch() {
  return chromium.launch({ headless: true, ...(await browser()) });
}
