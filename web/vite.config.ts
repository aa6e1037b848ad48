import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

import { filesToPrecache } from "./src/transport/offline/precache.ts";

// While the client is being worked on, `quakeboard serve` on this machine answers.
const SERVER = "http://127.0.0.1:8000";

/** Writes the worker that keeps the client, with the names of all that was built. */
function offline(): Plugin {
  return {
    name: "quakeboard-offline",
    apply: "build",
    generateBundle(_, bundle) {
      const sizes = Object.fromEntries(
        Object.values(bundle).map((file) => [file.fileName, (file.type === "chunk" ? file.code : file.source).length]),
      );
      const files = filesToPrecache(sizes);
      const page = Object.values(bundle).find(({ fileName }) => fileName === "index.html");
      const version = createHash("sha256")
        .update(JSON.stringify([files, page?.type === "asset" ? String(page.source) : ""]))
        .digest("hex")
        .slice(0, 12);
      const worker = readFileSync(new URL("./src/transport/offline/worker.js", import.meta.url), "utf-8");
      const source = worker
        .replace("const FILES = [];", `const FILES = ${JSON.stringify(files)};`)
        .replace('const VERSION = "";', `const VERSION = "${version}";`);
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

export default defineConfig({
  // Parts find each other wherever they are; the server writes into the page where that is (server/client.py).
  base: "./",
  plugins: [svelte(), offline()],
  build: {
    outDir: "../src/quakeboard/server/web",
    emptyOutDir: true,
    target: "es2022",
    // A content security policy without exceptions forbids data: addresses.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node", css: true },
});
