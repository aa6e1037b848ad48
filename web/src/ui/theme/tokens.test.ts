import { expect, test } from "vitest";

import tokens from "./tokens.css?raw";

const declared = (block: string | undefined): string[] =>
  [...(block ?? "").matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => `${name}: ${value}`);

test("dark is the same whether it was chosen or follows the machine", () => {
  const followed = /:root:not\(.*?\) \{(.*?)\n {2}\}/s.exec(tokens)?.[1];
  const chosen = /\[data-theme="dark"\] \{(.*?)\n\}/s.exec(tokens)?.[1];
  expect(declared(chosen).length).toBeGreaterThan(40);
  expect(declared(followed)).toEqual(declared(chosen));
});
