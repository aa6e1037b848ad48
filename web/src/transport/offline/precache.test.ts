import { expect, test } from "vitest";

import { filesToPrecache } from "./precache";
import worker from "./worker.js?raw";

test("parts of the client are kept, but not what is large, nor the page, which is asked for first", () => {
  const built = { "assets/b.js": 900, "assets/a.css": 10, "assets/three.js": 500_000, "index.html": 80, "sw.js": 70 };
  expect(filesToPrecache(built)).toEqual(["assets/a.css", "assets/b.js"]);
});

test("the build finds the places where it writes what it built", () => {
  expect(worker).toContain("const FILES = [];");
  expect(worker).toContain('const VERSION = "";');
});
