import { createRawSnippet } from "svelte";
import { render } from "svelte/server";
import { expect, it, vi } from "vitest";
import SanAndreasCurtain from "./SanAndreasCurtain.svelte";

const names = ["Mara", "Jun"];
const children = createRawSnippet<[coin: string, seat: number]>((coin) => ({ render: () => `<p>${coin()}</p>` }));

it("holds nothing of a seat until its curtain is lifted", () => {
  const reveal = vi.fn(() => "coin 5");
  const { body } = render(SanAndreasCurtain<string>, { props: { seat: 1, names, reveal, children } });
  expect(reveal).not.toHaveBeenCalled();
  expect(body).not.toContain("coin 5");
  expect(body).toContain('role="dialog"');
});

it("asks nobody who sits alone at the screen", () => {
  const { body } = render(SanAndreasCurtain<string>, {
    props: { seat: 1, names, alone: true, reveal: (seat: number) => `coin of seat ${seat}`, children },
  });
  expect(body).toContain("coin of seat 1");
  expect(body).not.toContain("dialog");
});
