import { createRawSnippet } from "svelte";
import { render } from "svelte/server";
import { expect, it } from "vitest";
import type { TableState } from "../table.svelte";
import BoardOrCurtain from "./BoardOrCurtain.svelte";

const part = (name: string) => createRawSnippet(() => ({ render: () => `<i>${name}</i>` }));

function page(isCovered: boolean): { body: string; loaded: number } {
  let loaded = 0;
  const game = { loadTable: () => ((loaded += 1), new Promise(() => {})) };
  const table = { isCovered, game, contact: { state: "here" } } as unknown as TableState;
  const nothing = { past: false, legal: [], view: {} as never, hint: null, onact: () => {} };
  const { body } = render(BoardOrCurtain, { props: { table, ...nothing, panel: part("panel") } });
  return { body, loaded };
}

it("covers the board in a pause, and keeps the panel from which the game is resumed", () => {
  const { body, loaded } = page(true);
  expect(body).toContain("curtain-title");
  expect(body).toContain("<i>panel</i>");
  expect(loaded).toBe(0);
});

it("shows the board otherwise", () => {
  const { body, loaded } = page(false);
  expect(body).not.toContain("curtain-title");
  expect(loaded).toBe(1);
});
